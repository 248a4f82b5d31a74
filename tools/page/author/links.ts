// The form that makes a link: a game, the answers to its questions, and the first steps.
import { catalogue } from '../../../firmware/shell';
import { isAsked, type SetupQuestion } from '../../../games/kit';
import { BUNDLES } from '../../bundles';
import { linkTo } from './link';

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

function field(name: string, control: HTMLElement): HTMLElement {
  const label = document.createElement('label');
  label.append(name, control);
  return label;
}

function choice(options: string[], values = options): HTMLSelectElement {
  const select = document.createElement('select');
  options.forEach((option, i) => {
    select.append(new Option(option, values[i]));
  });
  return select;
}

type Control = HTMLInputElement | HTMLSelectElement;

function control(question: SetupQuestion): Control {
  if (question.options) {
    const select = choice(question.options);
    select.selectedIndex = question.start ?? 0;
    return select;
  }
  const { min, max, start } = question.dial!,
    input = document.createElement('input');
  Object.assign(input, { type: 'number', min: String(min), max: String(max), value: String(start) });
  return input;
}

export function linkForm(): void {
  const place = at('link-questions'),
    steps = at<HTMLTextAreaElement>('link-steps'),
    text = at<HTMLInputElement>('link-text'),
    game = choice(
      catalogue().map(({ title }) => title),
      catalogue().map(({ id }) => id),
    );
  let setup: SetupQuestion[] = [],
    fields: [name: string, control: Control][] = []; // those of the questions, then the names

  /** What the device would ask after these answers; the rest is not shown and not part of the link. */
  function asked(): boolean[] {
    const answers = setup.map(({ options }, i) =>
      options ? (fields[i]![1] as HTMLSelectElement).selectedIndex : Number(fields[i]![1].value),
    );
    return fields.map((_, i) => !setup[i] || isAsked(setup, setup[i], answers));
  }

  function make(): void {
    const seen = asked(),
      answers = fields.filter((_, i) => seen[i]).map(([name, input]): [string, string] => [name, input.value.trim()]),
      lines = steps.value.split('\n').map(line => line.trim());
    fields.forEach(([, input], i) => {
      input.parentElement!.hidden = !seen[i];
    });
    text.value = linkTo(
      location.href.replace(/[?#].*$/, ''),
      game.value,
      answers,
      lines.filter(line => line),
    );
  }

  function ask(): void {
    const names = document.createElement('input');
    names.placeholder = 'Ada, Ben';
    setup = BUNDLES[game.value].questions();
    fields = setup.map((question): [string, Control] => [question.name, control(question)]);
    fields.push(['Names', names]);
    place.replaceChildren(field('Game', game), ...fields.map(([name, input]) => field(name, input)));
    make();
  }

  game.addEventListener('change', ask);
  at('link').addEventListener('input', make);
  at('link').addEventListener('submit', event => {
    event.preventDefault();
    location.hash = new URL(text.value).hash; // the page follows it as if it had come from elsewhere
  });
  at('link-copy').addEventListener('click', () => {
    text.select();
    void navigator.clipboard?.writeText(text.value).catch(() => {}); // it is selected: Ctrl+C does it, too
  });
  ask();
}

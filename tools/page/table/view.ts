// The table on the page: large, read-only, for a screen that everybody looks at. Colour repeats what words and marks say.
import { catalogue } from '../../../firmware/shell';
import type { Row, TableState, Timing, Value } from './snapshot';

type Child = Node | string | undefined;

export function element(tag: string, name = '', ...children: Child[]): HTMLElement {
  const made = document.createElement(tag);
  if (name) made.className = name;
  for (const child of children) if (child !== undefined && child !== '') made.append(child);
  return made;
}

function bar(value: Value): HTMLElement | undefined {
  if (value.share === undefined) return undefined;
  const full = element('i');
  full.style.width = `${Math.round(value.share * 100)}%`;
  return element('span', 'level', full);
}

function cell(value: Value, alone: boolean): HTMLElement {
  const nothing = /^(0(\/.*)?|-|No|None)$/.test(value.text),
    name = value.name ? element('small', '', value.name) : undefined;
  return element('span', nothing ? 'cell none' : 'cell', name, element('b', '', value.text), alone ? bar(value) : undefined);
}

const FEW = 3; // cells that are shown one by one, whatever they hold

/** One row of a player or of the table. Of many cells those that stand at 0 are told in a word: letters can be larger for it. */
function line({ name, values }: Row): HTMLElement {
  const none = values.filter(value => value.none),
    many = values.length > FEW && none.length > 1,
    told = many ? values.filter(value => !value.none) : values,
    others = many ? element('small', 'others', `${told.length ? 'others' : 'all'} ${none[0]!.text.replace(/\/.*/, '')}`) : undefined;
  return element(
    'div',
    told.length > 1 || (told.length && others) ? 'row many' : 'row',
    element('dt', '', name),
    element('dd', '', ...told.map(value => cell(value, values.length === 1)), others),
  );
}

const ANSWERS = 8; // are listed; the device has them all

/** What can be answered; what cannot now is struck out, as on the device. */
function answers(list: TableState['answers']): HTMLElement | undefined {
  if (!list.length) return undefined;
  const items = list.slice(0, ANSWERS).map(({ label, not }) => element('li', '', not ? element('s', '', label) : label));
  if (list.length > ANSWERS) items.push(element('li', '', `and ${list.length - ANSWERS} more`));
  return element('ul', 'answers', ...items);
}

/** Seats that are called by the colour of their pieces have that one. */
const COLOURS = ['Red', 'Blue', 'Green', 'Yellow', 'White', 'Black', 'Orange', 'Purple', 'Pink', 'Brown', 'Grey'];

/** Every seat has a mark of its own; style.css gives it a colour. */
const MARKS = ['\u25cf', '\u25b2', '\u25a0', '\u25c6', '\u2605', '\u271a', '\u25bc', '\u2b1f'];

function piece(name: string, seat: number): HTMLElement {
  const mark = element('i', 'piece', MARKS[seat % MARKS.length]);
  mark.setAttribute('aria-hidden', 'true'); // the name stands beside it
  mark.dataset.seat = String(seat % MARKS.length);
  if (COLOURS.includes(name)) {
    mark.classList.add('named');
    mark.style.color = name.toLowerCase();
  }
  return mark;
}

/** "4:59"; over an hour "1:02:00". */
export function faceOf({ left, upward }: Timing): string {
  const seconds = upward ? Math.floor(left / 1000) : Math.ceil(left / 1000),
    two = (n: number) => String(n).padStart(2, '0'),
    minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

export interface TableView {
  show(state: TableState | undefined): void;
}

const games = () => catalogue().map(({ id, title }): [string, string, string] => [title, 'setup', id]);
const TOOLS: [label: string, screen: string][] = [
  ['Dice', 'dice'],
  ['Timers', 'timers'],
  ['Toss a coin', 'coin'],
  ['Who starts?', 'who'],
];

const TICK = 250; // milliseconds between two looks at the clocks

/** `place` gets the table; whoever wants it larger enlarges its letters. */
export function tableView(place: HTMLElement, open?: (screen: string, arg?: string) => void): TableView {
  let shown = '';
  let clocks: { timing: Timing; since: number; digits: HTMLElement }[] = [];

  setInterval(() => {
    for (const { timing, since, digits } of clocks) {
      if (!timing.runs) continue;
      const passed = performance.now() - since,
        text = faceOf({ ...timing, left: Math.max(0, timing.upward ? timing.left + passed : timing.left - passed) });
      if (digits.textContent !== text) digits.textContent = text;
    }
  }, TICK);

  function head(state: TableState): HTMLElement {
    const phases = element('ol', 'phases');
    for (const { name, now } of state.phases) {
      const phase = element('li', now ? 'now' : '', name);
      if (now) phase.setAttribute('aria-current', 'step');
      phases.append(phase);
    }
    return element(
      'div',
      'head',
      element('h3', '', state.title),
      element('p', 'status', state.over || state.status),
      state.phases.length ? phases : undefined,
    );
  }

  function clockOf(timing: Timing): HTMLElement {
    const digits = element('b', '', faceOf(timing));
    clocks.push({ timing, since: performance.now(), digits });
    return element(
      'p',
      timing.runs ? 'clock' : 'clock stopped',
      element('span', '', timing.name),
      digits,
      timing.runs ? undefined : element('small', '', 'paused'),
    );
  }

  /** Buttons that open a screen of the device. */
  function begin(name: string, list: [label: string, screen: string, arg?: string][]): HTMLElement {
    const buttons = list.map(([label, screen, arg]) => {
      const button = element('button', 'plain', label) as HTMLButtonElement;
      button.type = 'button';
      button.addEventListener('click', () => {
        button.blur(); // Enter is OK again
        open!(screen, arg);
      });
      return button;
    });
    return element('div', 'begin', element('h3', '', name), element('div', 'line', ...buttons));
  }

  function nobody(): Node[] {
    return [
      element('p', 'status', 'No game is on the table'),
      element('p', 'hint', 'Start one: its tracks, turns, clocks and log are seen here, large enough for the whole table.'),
      ...(open ? [begin('A game', games()), begin('Or a tool, without a game', TOOLS)] : []),
    ];
  }

  return {
    show(state) {
      const key = JSON.stringify(state && { ...state, clocks: state.clocks.map(({ name, runs }) => [name, runs]) });
      if (key === shown) {
        state?.clocks.forEach((timing, i) => {
          Object.assign(clocks[i]!, { timing, since: performance.now() });
        });
        return;
      }
      shown = key;
      clocks = [];
      if (!state) {
        place.replaceChildren(...nobody());
        return;
      }
      const players = state.players.map(player =>
        element(
          'section',
          player.turn ? 'player turn' : 'player',
          element(
            'h4',
            '',
            element('span', '', piece(player.name, player.seat), player.name),
            player.turn ? element('em', '', '▶ turn') : undefined,
            player.asked && !player.turn ? element('em', 'asked', '? asked') : undefined,
          ),
          player.rows.length ? element('dl', '', ...player.rows.map(line)) : undefined,
        ),
      );
      place.replaceChildren(
        head(state),
        ...state.clocks.map(clockOf),
        element('div', 'question', element('p', '', state.question), answers(state.answers)),
        element('div', 'players', ...players),
        state.shared.length
          ? element('section', 'shared', element('h4', '', 'On the table'), element('dl', '', ...state.shared.map(line)))
          : '',
        element(
          'section',
          'log',
          element('h4', '', 'Log'),
          element('ol', '', ...state.log.map(entry => element('li', entry.startsWith('(undone)') ? 'undone' : '', entry))),
        ),
      );
    },
  };
}

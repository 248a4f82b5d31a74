// The screen of the device as buttons and fields, large enough for a thumb. Whatever is pressed here is pressed on the device.
import { type Device, lastTool } from '../../../firmware/shell';
import { element } from '../table/view';
import { moveTo, type Pushes, rouse, take, turnTo } from './act';
import { type Choice, numberIn, type Seen, seenOn } from './seen';

export interface Pad {
  /** Shows what the device shows; nothing where it is not ours. */
  show(device: Device | undefined): void;
}

export interface PadParts {
  push: Pushes;
  /** A letter on the device's keyboard; false: nobody writes. */
  type(letter: string): boolean;
  /** Something was pressed here: it comes into view, and sound may begin. */
  touched(): void;
}

const LETTERS = 24; // the longest text that any screen takes, and more

/** What a button of the foot does, in its own word: of "OK take  BACK leave" the words behind BACK. */
function wordAfter(foot: string, button: 'OK' | 'BACK'): string {
  const found = new RegExp(`${button} (?!BACK)([a-z][a-z ]*?)(?:  | BACK|$)`).exec(foot);
  return found ? found[1]![0]!.toUpperCase() + found[1]!.slice(1) : '';
}

function button(label: string, does: () => void, name = 'plain'): HTMLButtonElement {
  const made = element('button', name, label) as HTMLButtonElement;
  made.type = 'button';
  made.addEventListener('click', event => {
    if (event.detail) made.blur(); // after a finger or a mouse, Enter is OK again
    does();
  });
  return made;
}

export function pad(place: HTMLElement, { push, type, touched }: PadParts): Pad {
  let device: Device | undefined,
    key = '',
    shown: Seen | undefined;

  /** Does it on the device that is there now, and keeps in view what comes of it. */
  function does(act: (device: Device) => void): () => void {
    return () => {
      if (!device) return;
      touched();
      rouse(device);
      act(device);
    };
  }

  const title = element('h3'),
    right = element('small'),
    head = element('p', 'pad-head', title, right),
    notice = element('p', 'pad-notice'),
    words = element('p', 'pad-words'),
    choices = element('ol', 'choices'),
    deeds = element('div', 'line deeds');

  // a number
  const number = element('input') as HTMLInputElement,
    turn = element('form', 'line turn') as HTMLFormElement,
    limit = element('small');
  number.type = 'text';
  number.inputMode = 'numeric';
  number.autocomplete = 'off';
  number.setAttribute('aria-label', 'The number');
  const less = button(
      '−',
      does(() => push('down', 'press')),
    ),
    more = button(
      '+',
      does(() => push('up', 'press')),
    );
  less.setAttribute('aria-label', 'Less');
  more.setAttribute('aria-label', 'More');
  turn.append(
    less,
    number,
    more,
    button(
      'OK',
      does(() => setNumber(true)),
      'plain first',
    ),
    limit,
  );

  /** Turns the device to what stands in the field; with `go`, OK as well where it went there. */
  function setNumber(go: boolean): void {
    if (!device) return;
    const wanted = numberIn(number.value.trim());
    if (!number.hidden && (wanted === undefined || !turnTo(device, push, wanted))) {
      const now = seenOn(device)?.turned?.value;
      limit.textContent = wanted === undefined ? 'Type a number.' : `It goes as far as ${now}.`;
      if (now !== undefined) number.value = String(now);
      return;
    }
    limit.textContent = '';
    if (go) push('ok', 'press');
  }
  turn.addEventListener('submit', event => {
    event.preventDefault();
    does(() => setNumber(true))();
  });
  number.addEventListener('focus', () => number.select());

  // a name
  const writing = element('form', 'line writing') as HTMLFormElement,
    name = element('input') as HTMLInputElement;
  name.type = 'text';
  name.maxLength = LETTERS;
  name.autocomplete = 'off';
  name.autocapitalize = 'words';
  name.spellcheck = false;
  name.enterKeyHint = 'done';
  name.setAttribute('aria-label', 'The name');
  name.placeholder = 'Type a name';
  writing.append(
    name,
    button('Done', () => writing.requestSubmit(), 'plain first'),
  );
  /** The device gets the letters that a keyboard would have given it. */
  name.addEventListener(
    'input',
    does(device => {
      for (let i = 0; i < LETTERS + 1; i++) if (!type('\b')) type(' '); // a list of known names takes no key of a keyboard before a letter
      for (const letter of name.value) type(letter);
      const written = seenOn(device)?.words.split('\n').at(-1)?.replace(/_$/, '') ?? '';
      if (name.value.length > written.length) name.value = name.value.slice(0, written.length); // no more fit
    }),
  );
  writing.addEventListener('submit', event => {
    event.preventDefault();
    does(() => name.value.trim() && type('\r'))();
  });

  place.append(head, notice, words, turn, writing, choices, deeds);

  function choice({ label, note, not }: Choice, at: number, seen: Seen): HTMLElement {
    const made = button(
      '',
      does(device => (seen.turned ? moveTo : take)(device, push, at)), // of a row that up and down set, OK is beside its number
      not ? 'choice not' : 'choice',
    );
    if (at === seen.cursor) made.setAttribute('aria-current', 'true');
    made.append(element('span', '', label), note ? element('small', '', note) : '', not ? element('small', 'why', not) : '');
    if (at < 9) made.setAttribute('aria-keyshortcuts', String(at + 1));
    return element('li', '', made);
  }

  /** The buttons below: what BACK and OK do here, undo, tools. */
  function deedsFor(device: Device, seen: Seen): HTMLElement[] {
    const list: HTMLElement[] = [],
      ok = wordAfter(seen.foot, 'OK'),
      back = wordAfter(seen.foot, 'BACK');
    const press = (label: string, which: 'ok' | 'back', how: 'press' | 'hold', name?: string) =>
      list.push(
        button(
          label,
          does(() => push(which, how)),
          name,
        ),
      );
    if (!seen.choices.length && !seen.turned && !device.screens.at(-1)?.type) press(ok || 'OK', 'ok', 'press', 'plain first');
    if (back || device.screens.length > 1) press(back || 'Back', 'back', 'press');
    if (device.session && ['play', 'tracks'].includes(device.top())) press('Undo', 'back', 'hold');
    if (device.top() !== 'tools' && device.top() !== 'home') press('Tools', 'ok', 'hold');
    return list;
  }

  function fillTurn(turned: Seen['turned']): void {
    turn.hidden = !turned;
    number.hidden = turned?.value === undefined;
    if (!turned) limit.textContent = '';
    else if (!number.hidden) number.value = String(turned.value);
  }

  /** `nothing`: no name is offered, so somebody wants to type one. */
  function fillWriting(writes: boolean, nothing: boolean): void {
    const begins = writes && writing.hidden;
    writing.hidden = !writes;
    if (!writes) name.value = '';
    else if (begins && nothing && matchMedia('(pointer: coarse)').matches) name.focus(); // the keyboard of a phone comes
  }

  function fill(device: Device, seen: Seen): void {
    const writes = !!device.screens.at(-1)?.type,
      home = device.top() === 'home';
    title.textContent = seen.title;
    right.textContent = /\d/.test(seen.right) ? seen.right : ''; // a clock; marks of sounds are the panel's
    notice.textContent = seen.notice;
    words.textContent = writes ? '' : seen.words;
    for (const part of [notice, words]) part.hidden = !part.textContent;
    fillTurn(seen.turned);
    fillWriting(writes, !seen.choices.length);
    const focus = (document.activeElement?.closest('#pad li') as HTMLElement | null)?.dataset.at;
    const list = home ? homeChoices(device, seen) : seen.choices.map((one, at) => ({ one, at }));
    choices.replaceChildren(
      ...list.map(({ one, at }) => {
        const item = choice(one, at, seen);
        item.dataset.at = String(at);
        return item;
      }),
    );
    choices.hidden = !list.length;
    if (focus !== undefined)
      (choices.querySelector<HTMLElement>(`[data-at="${focus}"] button`) ?? choices.querySelector('button'))?.focus();
    deeds.replaceChildren(...(home ? [] : deedsFor(device, seen)));
    place.classList.toggle('home', home);
    place.classList.toggle('resumes', home && !!seen.words);
  }

  return {
    show(now) {
      device = now;
      const seen = now && seenOn(now);
      if (now && !seen) return; // it rests: what was seen still holds
      place.hidden = !seen;
      const told = seen ? JSON.stringify([seen, now!.top()]) : '';
      if (told === key) return;
      key = told;
      shown = seen;
      if (now && shown) fill(now, shown);
    },
  };
}

/** At home, what the table does not offer itself: to go on, and what is behind the games. */
function homeChoices(device: Device, seen: Seen): { one: Choice; at: number }[] {
  const all = seen.choices.map((one, at) => ({ one, at })),
    behind = all.findIndex(({ one }) => one.label === 'Plays'),
    above = Number(!!seen.choices[0]?.label.startsWith('Resume')) + Number(!!lastTool(device));
  return all.filter(({ at, one }) => at < above || (at >= behind && one.label !== 'Toss a coin'));
}

// A tap on the drawn screen: an option is taken, a word of the foot is the button that it names. Only presses reach the device.
import type { Device } from '../../firmware/shell';
import { DOWN, UP } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';

const ROW = 8, // dots
  LETTER = 6,
  FOOT = 7;

/** The words of a foot that are buttons. */
const WORDS: [word: string, button: Button, push: Push][] = [
  ['OK', 'ok', 'press'],
  ['BACK', 'back', 'press'],
  ['hold: tools', 'ok', 'hold'],
  ['hold: undo', 'back', 'hold'],
  ['hold: done', 'ok', 'hold'],
  [UP, 'up', 'press'],
  [DOWN, 'down', 'press'],
];

/** The button whose word stands at this place of the foot, or left of it. */
function buttonAt(foot: string, x: number): [Button, Push] | undefined {
  let nearest = -1,
    found: [Button, Push] | undefined;
  for (const [word, button, push] of WORDS) {
    const at = foot.indexOf(word);
    if (at < 0 || at <= nearest || at * LETTER > x) continue;
    nearest = at;
    found = [button, push];
  }
  return found;
}

/** The option of this row, 1 to 6; -1 for none. */
function optionAt({ painter }: Device, row: number): number {
  const { options, notice } = painter.layout,
    at = painter._scroll + row - 1 - notice.length;
  if (row <= notice.length || !painter.place) return -1;
  for (let i = 0; i + 1 < options.length; i++) if (at >= options[i]! && at < options[i + 1]!) return i;
  return -1;
}

type Pushes = (button: Button, push: Push) => void;

/** A tap at one of the six rows between title and foot. */
function tapRow(device: Device, push: Pushes, row: number, foot: string): void {
  const { painter } = device,
    { place } = painter,
    option = optionAt(device, row);
  if (option < 0 || !place) {
    // words that only want to be read: a tap goes on
    if (painter.layout.options.length < 2 && foot.startsWith('OK go')) push('ok', 'press');
    return;
  }
  for (let left = Math.abs(option - place.cursor); left > 0; left--) push(option > place.cursor ? 'down' : 'up', 'press');
  if (painter.place === place && place.cursor === option) push('ok', 'press'); // not when the first press only took a notice away
}

/** A tap at a dot of the panel, 0 to 127 and 0 to 63. */
export function tap(device: Device, push: Pushes, x: number, y: number): void {
  const row = Math.floor(y / ROW),
    foot = device.painter.rows()[FOOT] ?? '';
  if (!device._light || device._sign)
    push('ok', 'press'); // it only wakes
  else if (row === FOOT) {
    const meant = buttonAt(foot, x);
    if (meant) push(...meant);
  } else if (row > 0) tapRow(device, push, row, foot);
}

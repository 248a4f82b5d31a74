// A tap on the drawn screen: it chooses an option, and on the chosen one it is OK; a word of the foot is the button that it names. Only presses reach the device.
import type { Device } from '../../firmware/shell';
import { DOWN, UP } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { type Pushes, touch } from './touch/act';

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

const RIGHT_END = 122, // dots: where the values of rows end
  WIDE = 128;

/** Where "< 7 >" stands in a row whose value is set on the spot: a tap on its left half is less, on its right half more. */
function turnsAt(row: string, x: number): Button | undefined {
  const told = /< .* >/.exec(row)?.[0];
  if (!told) return undefined;
  const from = RIGHT_END - told.length * LETTER;
  if (x < from) return undefined;
  return x < from + (told.length * LETTER) / 2 ? 'down' : 'up';
}

/** A large number in the middle: left of it is less, right of it more, the number itself is OK. */
function tapDial(push: Pushes, shown: string, x: number): void {
  const half = shown.length * LETTER; // letters are twice as wide there
  if (Math.abs(x - WIDE / 2) < half) push('ok', 'press');
  else push(x < WIDE / 2 ? 'down' : 'up', 'press');
}

/** A tap at one of the six rows between title and foot. */
function tapRow(device: Device, push: Pushes, row: number, x: number, foot: string): void {
  const { painter } = device,
    shown = painter.rows(),
    dial = /^< (.*) >$/.exec(shown[row]!.trim() || (shown[row - 1] ?? '').trim()),
    option = optionAt(device, row);
  if (dial && option < 0) {
    tapDial(push, dial[1]!, x);
    return;
  }
  if (option < 0 || !painter.place) {
    // words that only want to be read: a tap goes on
    if (painter.layout.options.length < 2 && /^OK (go|next)/.test(foot)) push('ok', 'press');
    return;
  }
  const turn = option === painter.place.cursor ? turnsAt(shown[row]!, x) : undefined;
  if (turn) push(turn, 'press');
  else touch(device, push, option);
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
  } else if (row > 0) tapRow(device, push, row, x, foot);
}

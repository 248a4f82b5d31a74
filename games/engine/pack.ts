// A state as flash keeps it: its values as one text, their names once for the whole play.
import type { State, Value, Values } from '../kit';

/** A text that begins with it is a list of digits; behind it once more, a text that begins with it. */
const DIGITS = '~';

/** One value as flash keeps it: a list of single digits is a text there, which takes half the room. Throws a sentence when the value is no state. */
export function packValue(s: State, key: string): string {
  const value = (s as unknown as Values)[key],
    text = JSON.stringify(value);
  if (typeof value === 'string') return value[0] === DIGITS ? JSON.stringify(DIGITS + value) : text;
  const isNumber = typeof value === 'number' || typeof value[0] === 'number';
  if (isNumber && (text.indexOf('.') >= 0 || text.indexOf('null') >= 0))
    throw new Error(`The rules have put ${value} into "${key}" before ${s.at}: a state has whole numbers only.`);
  const isDigits = isNumber && typeof value !== 'number' && value.length > 2 && text.length === 2 * value.length + 1; // a comma or bracket before each digit
  return isDigits ? `"${DIGITS}${text.slice(1, -1).split(',').join('')}"` : text;
}

export function unpackValue(value: Value): Value {
  if (typeof value !== 'string' || value[0] !== DIGITS) return value;
  if (value[1] === DIGITS) return value.slice(1);
  return JSON.parse(`[${value.slice(1).split('').join(',')}]`);
}

/** Piece by piece, here and in keysOf(): a list of names or values would take as much memory as the state. */
export function pack(s: State): string {
  let text = '';
  for (const key in s) text += (text && ',') + packValue(s, key);
  return `[${text}]`;
}

export function keysOf(s: State): string {
  let keys = '';
  for (const key in s) keys += (keys && ',') + key;
  return keys;
}

/** `names` are those in the head of a play. An opening waits for it: only a text may have to be looked at. */
export function unpack(names: string[], values: Value[]): State {
  const s: Values = {};
  let at = 0;
  for (const value of values) s[names[at++]] = typeof value === 'string' ? unpackValue(value) : value;
  return s as unknown as State;
}

// What the device shows, as words and as things that can be chosen: read from the last picture, so that it is never another than the one on the panel.
import type { Device } from '../../../firmware/shell';
import { type Layout, rowOf } from '../../../firmware/shell/layout';
import * as MARK from '../../../firmware/shell/marks';
import { BOX, BOX_EMPTY } from '../../../games/kit';
import { readable } from '../../../hal/symbols';

export interface Choice {
  label: string;
  note: string; // at its right end: a value, a chance
  not: string; // why it cannot be chosen now; '' where it can
}

/** What up and down change. */
export interface Turned {
  text: string; // as it is shown: "17", "1[2]", "On"
  value?: number; // none for words
}

export interface Seen {
  title: string;
  right: string;
  notice: string;
  words: string; // rows with '\n' between them
  choices: Choice[];
  cursor: number; // -1: nothing is chosen from
  turned?: Turned;
  foot: string;
}

const STRUCK = [MARK.STRUCK_OPTION, MARK.FIRST_STRUCK];

/** A number, perhaps with the digit that is set in brackets. */
export function numberIn(text: string): number | undefined {
  return /^-?\d*\[?\d\]?\d*$/.test(text) ? Number(text.replace(/[[\]]/g, '')) : undefined;
}

function turnedIn(text: string): Turned {
  return { text: readable(text), value: numberIn(text) };
}

/** A box to be marked, as a page has it. */
function boxes(label: string): string {
  if (label.startsWith(BOX)) return `\u2611${readable(label.slice(1))}`;
  return label.startsWith(BOX_EMPTY) ? `\u2610${readable(label.slice(1))}` : readable(label);
}

/** A row of the list, without the mark at its beginning. */
function choiceAt(device: Device, place: number): Choice {
  const { layout, _reasons } = device.painter,
    rows: string[] = [];
  let note = '',
    struck = false;
  for (let at = layout.options[place]!; at < layout.options[place + 1]!; at++) {
    const row = rowOf(layout, at),
      kind = row.charAt(0),
      text = row.slice(1);
    if (kind === MARK.MORE) continue;
    struck ||= STRUCK.includes(kind);
    if (kind === MARK.BAR) {
      const [name, value, most] = text.split('\n');
      rows.push(name!);
      note = `${value}${most === undefined ? '' : `/${most}`}`;
    } else rows.push((kind === MARK.ICON_OPTION ? text.slice(1) : text).replace(/^ +| +$/g, ''));
  }
  return { label: boxes(rows.join(' ')), note: readable(note), not: struck ? readable(_reasons?.[place] || 'Not now') : '' };
}

function wordsOf(layout: Layout): { words: string[]; turned?: Turned } {
  const words: string[] = [],
    first = layout.options[0]!,
    end = layout.options.at(-1)!;
  let turned: Turned | undefined;
  // tracks below a list stand with the players, too
  const last = end > first ? first : layout.rows.length - 1;
  for (let at = 0; at < last; at++) {
    const row = rowOf(layout, at),
      text = row.slice(1);
    if (row === MARK.MORE) continue;
    if (row.startsWith(MARK.DIAL)) turned = turnedIn(text);
    else if (row.startsWith(MARK.BAR)) {
      const [name, value, most] = text.split('\n');
      words.push(`${name} ${value}${most === undefined ? '' : `/${most}`}`);
    } else if (row.startsWith(MARK.DICE) || row.startsWith(MARK.PLAIN_DICE)) words.push(text.split(MARK.LETTERS).join(''));
    else words.push(text);
  }
  return { words: words.map(readable), turned };
}

/** Nothing while the device rests: dark, or with a large name for the whole table. What was seen before still holds then. */
export function seenOn(device: Device): Seen | undefined {
  if (!device._light || device._sign) return undefined;
  const { painter } = device,
    { layout, place } = painter,
    { words, turned } = wordsOf(layout),
    choices: Choice[] = [],
    rows = painter.rows();
  for (let i = 0; i + 1 < layout.options.length; i++) choices.push(choiceAt(device, i));
  const cursor = place && choices.length ? place.cursor : -1,
    set = /^< (.*) >$/.exec(choices[cursor]?.note ?? '');
  const at = rows[0]!.search(/ {2,}\S*$/);
  return {
    title: readable(at < 0 ? rows[0]! : rows[0]!.slice(0, at)),
    right: at < 0 ? '' : readable(rows[0]!.slice(at).trim()),
    notice: layout.notice.map(row => readable(row.slice(1))).join(' '),
    words: words
      .join('\n')
      .replace(/[ \u00a0]+$/gm, '')
      .trim(),
    choices,
    cursor,
    turned: turned ?? (set ? turnedIn(set[1]!) : undefined),
    foot: readable(rows.at(-1)!),
  };
}

// A game's tracks as one text, a row for each: on the device the text stays in flash, and a row is taken apart only while it is wanted.
import type { State, Track, Tracks } from './game';
import { each } from './phases';
import { digits, get } from './tracks';

/**
 * A row: `id,marks,limits,name,cells,start,bank`; what is left out at its end is empty. An id alone is not for the players.
 *
 * - marks: e each seat has one, d the values are one text of digits (0 to 9, then a to z: at most 35), p printed, s secret; other letters belong to the game.
 * - limits: the most (`12`), the least and the most (`1 12`), `=` and an id where another value tells the most, words (`Low/High`), `+` words
 *   counted from 1, `&` flags, `?` no or yes. Behind a `|` where the bar ends: a number, or the id of what tells it.
 * - name: the id as words, unless told.
 * - cells: their names (`Glass/Metal`), or the first of them when they are counted (`Run 1`).
 * - start: the first value, or all of them: with d as digits, else parted by blanks (`4 8`).
 * - bank: the id of what pays or takes the difference of a correction.
 *
 * `#Decks,p,Oak/Elm` is a heading for the rows below it, with marks for all of them, and cells for those that name none. Among words `~` and a name is a list that the game makes, `~names` the players' names.
 * The text begins and ends with a line break.
 */
const MARKS = 1,
  LIMITS = 2,
  SHARED = 2, // cells, of a heading
  NAME = 3,
  CELLS = 4,
  START = 5,
  BANK = 6;

/** The words of a list whose name stands behind `~`. */
export type Lists = (name: string) => string[];

function words(text: string, lists: Lists, names?: string[]): string[] {
  let all: string[] = [];
  for (const word of text.split('/')) all = all.concat((word == '~names' && names) || (word[0] == '~' ? lists(word.slice(1)) : word));
  return all;
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';
const isCounted = (cells: string) => isDigit(cells[cells.length - 1]) && cells.indexOf('/') < 0;

/** What a value may be. */
function limit(s: any, track: Track, text: string, lists: Lists): void {
  const kind = text[0];
  if (kind == '?') track.words = ['No', 'Yes'];
  else if (kind == '=' || isDigit(kind) || (kind == '-' && isDigit(text[1]))) {
    const ends = text.split(' '),
      most = ends.pop()!;
    track.max = most[0] == '=' ? s[most.slice(1)] : +most;
    if (ends[0]) track.min = +ends[0];
  } else if (text) {
    if (kind == '+') track.min = 1;
    track[kind == '&' ? 'flags' : 'words'] = words(kind == '&' || kind == '+' ? text.slice(1) : text, lists, s.names);
  }
}

/** The id as people say it. No regular expression: the first one takes seven variables of the device for good. */
function spoken(id: string): string {
  let name = id[0].toUpperCase();
  for (const letter of id.slice(1)) name += letter < 'a' ? ' ' + letter.toLowerCase() : letter;
  return name;
}

/**
 * The tracks of a table, or the one that is wanted, or those below a heading: with an empty one those above all headings, and of each heading the first
 * that has a value. `there` leaves out what this play has not. One row after the other, because the whole table taken apart would need more memory than a round.
 */
export function tracksOf(
  s: State,
  table: string,
  lists: Lists,
  only?: string,
  heading?: string,
  there?: (marks: string, id: string) => unknown,
): Tracks {
  const all: Tracks = {},
    own: any = s,
    found = only ? table.indexOf('\n' + only + ',') : 0;
  let shared = '',
    rest = '',
    under = '',
    last = '',
    at = only ? Math.max(-1, table.lastIndexOf('#', found) - 1) : 0; // its heading first: it may have marks
  if (at < 0) at = found;
  // Espruino finds a text that only begins at the end of another
  while (found >= 0 && found < table.length - 1 && at >= 0 && at < table.length - 1) {
    const end = table.indexOf('\n', at + 1),
      row = table.slice(at + 1, end).split(','),
      id = row[0];
    if (id[0] == '#') {
      under = id.slice(1);
      shared = row[MARKS] || '';
      rest = row[SHARED];
      at = only ? found : end;
      continue;
    }
    at = only ? -1 : end;
    const marks = shared + row[MARKS],
      value = own[id];
    if (row.length < 2 || (heading !== undefined && under != heading && (heading || under == last)) || (there && !there(marks, id)))
      continue;
    if (typeof value == 'number' || value.length) last = under;
    const track: Track = { name: row[NAME] || spoken(id) },
      ends = (row[LIMITS] || '').split('|'),
      cells = row[CELLS] || rest;
    limit(own, track, ends[0], lists);
    if (ends[1]) {
      const told = !isDigit(ends[1][0]); // by another value, a list or a text of digits
      track.limits = each((told ? own[ends[1]] : value).length || 1, +ends[1]);
      for (let i = 0; i < track.limits.length && told; i++) track.limits[i] = get(s, ends[1], i);
    }
    if (marks.indexOf('e') >= 0) track.each = true;
    if (marks.indexOf('p') >= 0) track.printed = true;
    if (marks.indexOf('s') >= 0) track.secret = true;
    if (row[BANK]) track.bank = row[BANK];
    if (cells && isCounted(cells)) {
      const first = +cells[cells.length - 1],
        count = value.length / (track.each ? s.names.length : 1);
      track.of = [];
      for (let i = 0; i < count; i++) track.of.push(cells.slice(0, -1) + (first + i));
    } else if (cells) track.of = words(cells, lists, s.names);
    if (heading !== undefined && under) track.under = under;
    all[id] = track;
  }
  return all;
}

/** The first values of what a table lists: by seat, by cell, or one; of cells that are counted none. */
export function startOf(table: string, seats: number, lists: Lists): any {
  const own: any = {};
  let shared = '',
    rest = '';
  for (const line of table.split('\n')) {
    const row = line.split(','),
      id = row[0];
    if (id[0] == '#') {
      shared = row[MARKS] || '';
      rest = row[SHARED];
    } else if (id) {
      const marks = shared + (row[MARKS] || ''),
        cells = row[CELLS] || rest || '',
        start = row[START] || '0',
        n = +start | 0, // a number read from a text is a fraction to Espruino, and takes twice the memory
        one = marks.indexOf('e') < 0;
      const list = each((one ? 1 : seats) * (!cells ? 1 : isCounted(cells) ? 0 : words(cells, lists).length), n);
      own[id] =
        start.indexOf(' ') > 0
          ? start.split(' ').map(value => +value | 0)
          : marks.indexOf('d') >= 0
            ? start.length > 1
              ? start
              : digits(list)
            : one && !cells
              ? n
              : list;
    }
  }
  return own;
}

/** A play of older rules had lists where these have texts of digits, as a fresh play tells. */
export function packed(old: any, now: any): any {
  for (const id in now) if (typeof now[id] == 'string' && Array.isArray(old[id])) old[id] = digits(old[id]);
  return old;
}

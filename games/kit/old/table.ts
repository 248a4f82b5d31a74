// A game's tracks as one text in marks of one letter, as the first edition had them: on the device the text stays in flash, and a row is taken apart only while it is wanted.

import { each } from '../fresh';
import type { State, Track } from '../game';
import { keepRow, keepTrack, keptRow, type Rows } from '../rows';
import { HEADING, type Lists } from '../table';
import { digits } from '../tracks';

/**
 * A row: `id,marks,limits,name,cells,start,bank`; what is left out at its end is empty. An id alone is not for the players.
 *
 * - marks: e each seat has one, d the values are one text of digits (0 to 9, then a to z: at most 35), p printed, s secret, * the game changes the track; other letters belong to the game.
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
/** Their rows are kept for the whole process, until they have the new form: one play at a time. Written out, because no function of flash can be called while the kit is loaded. */
export const oldRows: Rows = { tracks: {}, rows: {}, count: 0, most: 40 };

const MARKS = 1,
  LIMITS = 2,
  SHARED = 2, // cells, of a heading
  NAME = 3,
  CELLS = 4,
  START = 5,
  BANK = 6;

function words(text: string, lists: Lists, names?: string[]): string[] {
  let all: string[] = [];
  for (const word of text.split('/')) all = all.concat((word == '~names' && names) || (word[0] == '~' ? lists(word.slice(1)) : word));
  return all;
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';
const isCounted = (cells: string) => cells[0] != '~' && isDigit(cells[cells.length - 1]) && cells.indexOf('/') < 0; // `~types5` is a list

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

/** A row that was taken apart. What depends on the state is left as text, and read each time. */
interface Row {
  marks: string;
  track: Track;
  limits: string;
  cells: string;
}

/** Takes a row apart. */
function rowOf(text: string, shared: string, rest: string): Row {
  const row = text.split(','),
    marks = shared + row[MARKS],
    limits = row[LIMITS] || '',
    cells = row[CELLS] || rest || '',
    track: Track = { name: row[NAME] || spoken(row[0]) },
    none: Lists = () => [],
    ends = limits.split('|'),
    settled = limits.indexOf('=') < 0 && limits.indexOf('~') < 0,
    named = !cells || !(cells.indexOf('~') >= 0 || isCounted(cells)); // ''[-1] throws on Espruino
  if (settled) limit({}, track, ends[0], none);
  if (ends[1]) track.bar = isDigit(ends[1][0]) ? +ends[1] | 0 : ends[1];
  if (cells && named) track.of = words(cells, none);
  if (marks.indexOf('e') >= 0) track.each = true;
  if (marks.indexOf('p') >= 0) track.printed = true;
  if (marks.indexOf('s') >= 0) track.secret = true;
  if (row[BANK]) track.bank = row[BANK];
  return { marks, track, limits: settled ? '' : ends[0], cells: named ? '' : cells };
}

/** The track is the same in every state: no part of the row depends on it, and it has no mark but e and d. Other marks leave it to the game; Tamashii renames what is printed. */
function isFixed(row: Row): boolean {
  if (row.limits || row.cells) return false;
  for (const mark of row.marks) if (mark != 'e' && mark != 'd') return false;
  return true;
}

/** The track of a row, as the state makes it: a new one each time, because a game may change it. */
function trackOf(s: State, id: string, row: Row, lists: Lists): Track {
  const track: Track = Object.assign({}, row.track),
    own: any = s,
    value = own[id];
  if (row.limits) limit(own, track, row.limits, lists);
  if (row.cells && isCounted(row.cells)) {
    const first = +row.cells[row.cells.length - 1],
      count = value.length / (track.each ? s.names.length : 1);
    track.of = [];
    for (let i = 0; i < count; i++) track.of.push(row.cells.slice(0, -1) + (first + i));
  } else if (row.cells) track.of = words(row.cells, lists, s.names);
  return track;
}

/** The one row that is wanted, if the table has it. Its heading is looked at, too: it may have marks. */
function find(table: string, id: string): Row | undefined {
  const kept = keptRow<Row>(oldRows, table, id);
  if (kept) return kept.parts;
  const at = table.indexOf('\n' + id + ','); // Espruino finds a text that only begins at the end of another
  if (at < 0 || at >= table.length - 1) return undefined;
  const heading = table.lastIndexOf('#', at),
    above = heading < 0 ? [] : table.slice(heading, table.indexOf('\n', heading)).split(','),
    row = rowOf(table.slice(at + 1, table.indexOf('\n', at + 1)), above[MARKS] || '', above[SHARED] || '');
  if (isFixed(row)) keepTrack(oldRows, id, row.track);
  else keepRow(oldRows, table, id, { parts: row, track: row.track, settled: false });
  return row;
}

/** What of a row this play has, by its marks and its id. */
type There = (marks: string, id: string) => unknown;

/** The tracks of a table, or the one that is wanted. `there` leaves out what this play has not. */
export function oldTracksOf(s: State, table: string, lists: Lists, only?: string, there?: There): { [id: string]: Track } {
  const all: { [id: string]: Track } = {};
  if (only) {
    const row = find(table, only);
    if (row && (!there || there(row.marks, only))) all[only] = isFixed(row) ? row.track : trackOf(s, only, row, lists);
    return all;
  }
  let shared = '',
    rest = '';
  for (const text of table.split('\n')) {
    const row = text.split(',');
    if (text[0] == '#') {
      shared = row[MARKS] || '';
      rest = row[SHARED] || '';
    } else if (row.length > 1 && (!there || there(shared + row[MARKS], row[0])))
      all[row[0]] = trackOf(s, row[0], rowOf(text, shared, rest), lists);
  }
  return all;
}

/** The ids of rows between two places of a table, that are there, have a value, and are printed or not. The first so many of them. */
function listRows(
  s: State,
  table: string,
  from: number,
  end: number,
  shared: string,
  printed: boolean,
  most: number,
  there?: There,
): string[] {
  const list: string[] = [],
    own: any = s;
  for (let at = from; at < end && list.length < most; ) {
    const next = table.indexOf('\n', at + 1),
      row = table.slice(at + 1, next),
      comma = row.indexOf(','),
      id = row.slice(0, comma),
      value = own[id];
    at = next;
    if (comma < 0 || (typeof value != 'number' && !value.length)) continue; // an id alone is not for the players
    const last = row.indexOf(',', comma + 1),
      marks = shared + row.slice(comma + 1, last < 0 ? row.length : last);
    if (marks.indexOf('p') >= 0 == printed && (!there || there(marks, id))) list.push(id);
  }
  return list;
}

/** Where the next heading begins, with the line break before it; at the end when there is none. Espruino finds a text that only begins at the end of another. */
function nextHeading(table: string, from: number): number {
  const at = table.indexOf('\n#', from);
  return at < 0 ? table.length - 1 : at;
}

/** The list of tracks below a heading, which may come more than once; with an empty one, those above all headings, and each heading that has some. */
export function oldListOf(s: State, table: string, wanted: string, printed: boolean, there?: There): string[] {
  const end = table.length - 1;
  let at = nextHeading(table, 0),
    list = wanted ? [] : listRows(s, table, 0, at, '', printed, end, there);
  while (at < end) {
    const first = table.indexOf('\n', at + 1),
      words = table.slice(at + 2, first).split(','),
      marks = words[MARKS] || '',
      entry = HEADING + words[0],
      next = nextHeading(table, first),
      matches = printed || marks.indexOf('p') < 0; // else all below it is printed
    if (matches && (wanted ? words[0] == wanted : list.indexOf(entry) < 0)) {
      const found = listRows(s, table, first, next, marks, printed, wanted ? end : 1, there);
      if (wanted) list = list.concat(found);
      else if (found.length) list.push(entry);
    }
    at = next;
  }
  return list;
}

/** The first values of what a table lists: by seat, by cell, or one; of cells that are counted none. */
export function oldStartOf(table: string, seats: number, lists: Lists): any {
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

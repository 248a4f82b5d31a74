// A game's tracks as one text, a row for each, in words: on the device the text stays in flash, and a row is taken apart only while it is wanted.

import type { State, Track, Tracks, Values } from './game';
import { isThere, type Kept, keepRow, keepTrack, keptRow, newRows, type Rows } from './rows';
import { get } from './tracks';

/**
 * A row is `id: phrase, phrase`. The phrase with a capital letter is the name; without one, the id is the name.
 *
 * - `each seat`: every seat has a value of its own.
 * - `up to 20`, `1 to 12`, `up to level`: what it may be; 0 to 99 by default. `level` is the id of a value: the track may not go above it.
 * - `one of Low/High`: the value is a word. The state keeps the word itself, or, where its value is a number, the place of the word: `one of Low/High from 1`
 *   counts them from there. `yes or no` is short for two of them, kept as 0 and 1.
 * - `any of Oak/Elm`: the value is a set of these.
 * - `for Oak/Elm`: a value for each of these. `for Run 1 ..`: as many as the list has, counted from 1.
 * - `bar to 5`, `bar to level`: where its bar ends, when that is not the most it may be.
 * - `bank vortex`: what pays or takes the difference when the table corrects it.
 * - `piece`: something on the table shows it, too. `printed`: on the players' copy. `secret`: shown only when asked for.
 * - `if cards`, `unless cards`: the row is there only when that value of the state says so.
 *
 * Among words, `~jobs` stands for a list that the game makes, and `~names` for the players. `# Decks, if cards` is a heading: its phrases hold for all rows
 * below it. The text begins and ends with a line break.
 */
type Row = { [word: string]: string };

/** The words of a list whose name stands behind `~`. */
export type Lists = (name: string) => string[];

function words(text: string, lists: Lists, names?: string[]): string[] {
  let all: string[] = [];
  for (const word of text.split('/')) all = all.concat((word === '~names' && names) || (word[0] === '~' ? lists(word.slice(1)) : word));
  return all;
}

/** `| 0`: a number read from a text is a fraction to Espruino, and takes twice the memory. */
const whole = (text: string) => +text | 0;
const isNumber = (text: string) => (text[0] >= '0' && text[0] <= '9') || text[0] === '-';

/** Phrases by their first word: `bar to level` as `bar: 'to level'`, a name as `name`, `1 to 12` as `range`. What stands first counts. */
function phrases(text: string): Row {
  const row: Row = {};
  for (const phrase of text.split(', ')) {
    const end = phrase.indexOf(' ');
    let word = end < 0 ? phrase : phrase.slice(0, end);
    let rest = end < 0 ? word : phrase.slice(end + 1);
    if (isNumber(word) || (word[0] >= 'A' && word[0] <= 'Z')) {
      word = isNumber(word) ? 'range' : 'name';
      rest = phrase;
    }
    if (!row[word]) row[word] = rest;
  }
  return row;
}

/** The number behind `to`, or the value of the state that has this id. */
function numberAfterTo(s: State, text: string): number {
  const end = text.slice(text.indexOf('to ') + 3);
  return isNumber(end) ? whole(end) : get(s, end);
}

/** What a value may be. */
function limit(s: State, track: Track, row: Row, lists: Lists): void {
  if (row.range) track.min = whole(row.range.split(' ')[0]);
  if (row.range || row.up) track.max = numberAfterTo(s, row.range || row.up);
  if (row.yes) track.words = ['No', 'Yes'];
  if (row.any) track.flags = words(row.any.slice(3), lists, s.names);
  if (row.one) {
    const parts = row.one.slice(3).split(' from ');
    track.words = words(parts[0], lists, s.names);
    if (parts[1]) track.min = whole(parts[1]);
  }
}

/** `to 5`, `to level`: where the bar ends. */
function barOf(text: string): number | string {
  const end = text.slice(3);
  return isNumber(end) ? whole(end) : end;
}

/** `Run 1 ..`: counted from the number before the dots. */
const isCounted = (cells: string) => cells.slice(-3) === ' ..';

function countedNames(cells: string, count: number): string[] {
  const blank = cells.lastIndexOf(' ', cells.length - 4) + 1,
    first = whole(cells.slice(blank, -3)),
    names: string[] = [];
  for (let i = 0; i < count; i++) names.push(cells.slice(0, blank) + (first + i));
  return names;
}

/** The id as people say it. No regular expression: the first one takes seven variables of the device for good. */
function spoken(id: string): string {
  let name = id[0].toUpperCase();
  for (const letter of id.slice(1)) name += letter < 'a' ? ` ${letter.toLowerCase()}` : letter;
  return name;
}

/** What these phrases say does not depend on the state: no list that the game makes, no limit that another value tells. */
function isSettled(row: Row): boolean {
  const most = row.range || row.up;
  return (
    !((row.one || '') + (row.any || '') + (row.for || '')).includes('~') &&
    !(row.for && isCounted(row.for)) &&
    (!most || isNumber(most.slice(most.indexOf('to ') + 3)))
  );
}

/** Limits, words and cells: what may depend on the state. */
function settle(s: State, id: string, row: Row, track: Track, lists: Lists): void {
  limit(s, track, row, lists);
  if (row.for)
    track.of = isCounted(row.for)
      ? countedNames(row.for, ((s as unknown as Values)[id] as number[]).length / (track.each ? s.names.length : 1))
      : words(row.for, lists, s.names);
}

/** Takes a row apart. `text`: its phrases, and those of its heading. */
function rowOf(s: State, id: string, text: string, lists: Lists): Kept<Row> {
  const row = phrases(text),
    settled = isSettled(row),
    track: Track = { name: row.name || spoken(id) };
  if (row.each) track.each = true;
  if (row.printed) track.printed = true;
  if (row.secret) track.secret = true;
  if (row.piece) track.piece = true;
  if (row.bank) track.bank = row.bank;
  if (row.bar) track.bar = barOf(row.bar);
  if (row.if) track.if = row.if;
  if (row.unless) track.unless = row.unless;
  if (settled) settle(s, id, row, track, lists);
  return { parts: row, track, settled };
}

/** The track of a row, as the state makes it. */
function trackIn(s: State, id: string, row: Kept<Row>, lists: Lists): Track {
  if ((s as unknown as Values)[id] === undefined)
    throw new Error(`The table of tracks has a row "${id}", and the state has no such value.`);
  if (row.settled) return row.track;
  const track: Track = Object.assign({}, row.track);
  settle(s, id, row.parts, track, lists);
  return track;
}

/** `# Decks, if cards`: the name of a heading, and the phrases that hold for all rows below it, with the comma before them. */
function nameOf(heading: string): string {
  const comma = heading.indexOf(',');
  return heading.slice(2, comma < 0 ? heading.length : comma);
}

function sharedBy(heading: string): string {
  const comma = heading.indexOf(',');
  return comma < 0 ? '' : heading.slice(comma);
}

/** The one row that is wanted, if the table has it. Its heading is looked at, too: it may have phrases. */
function find(s: State, table: string, id: string, lists: Lists, rows: Rows): Kept<Row> | undefined {
  const known = keptRow<Row>(rows, table, id);
  if (known) return known;
  const at = table.indexOf(`\n${id}:`);
  if (at < 0 || at >= table.length - 1) return undefined; // Espruino finds a text that only begins at the end of another
  const head = table.lastIndexOf('#', at),
    heading = head < 0 ? '' : table.slice(head, table.indexOf('\n', head)),
    line = table.slice(at + id.length + 3, table.indexOf('\n', at + 1)),
    row = rowOf(s, id, line + sharedBy(heading), lists);
  if (!row.settled) keepRow(rows, table, id, row);
  return row;
}

/** One track of a game's tables. Where it is the same in every state, the play keeps it, and asks here no more. */
export function oneTrackOf(s: State, tables: string[], lists: Lists, id: string, kept?: Rows): Track | undefined {
  const rows = kept || newRows();
  for (const table of tables) {
    const row = find(s, table, id, lists, rows);
    if (!row || !isThere(s, row.track)) continue;
    const track = trackIn(s, id, row, lists);
    if (row.settled) keepTrack(rows, id, track);
    return track;
  }
  return undefined;
}

/** In a list of tracks this stands before a heading, and what has none is the id of a track. Texts take a third of the memory of objects. */
export const HEADING = '/';

/** What a row names behind a word, `if cards` names cards; empty where it has no such phrase. */
function namedBy(row: string, word: string): string {
  const at = row.indexOf(`, ${word} `),
    from = at + word.length + 3,
    comma = row.indexOf(',', from);
  return at < 0 ? '' : row.slice(from, comma < 0 ? row.length : comma);
}

/** The ids of rows between two places of a table: those that are there now, have a value, and are printed or not. The first so many of them. */
function listRows(s: State, table: string, from: number, end: number, printed: boolean, most: number): string[] {
  const list: string[] = [],
    values = s as unknown as Values;
  for (let at = from; at < end && list.length < most; ) {
    const next = table.indexOf('\n', at + 1),
      row = table.slice(at + 1, next),
      id = row.slice(0, row.indexOf(':')),
      value = values[id];
    at = next;
    if ((typeof value !== 'number' && !value.length) || row.indexOf(', printed') > 0 !== printed) continue;
    if (row.indexOf(', if ') > 0 && !values[namedBy(row, 'if')]) continue;
    if (row.indexOf(', unless ') > 0 && values[namedBy(row, 'unless')]) continue;
    list.push(id);
  }
  return list;
}

/** Where the next heading of a table begins, with the line break before it; behind the last one, where the table ends. */
function nextHeading(table: string, from: number): number {
  const heading = table.indexOf('\n#', from);
  return heading < 0 ? table.length - 1 : heading; // Espruino finds a text that only begins at the end of another: that is there, too
}

/** The same of the rows below the heading at this place, whose phrases hold for all of them. */
function listBelow(s: State, table: string, at: number, printed: boolean, most: number): string[] {
  const end = table.indexOf('\n', at + 1),
    shared = phrases(sharedBy(table.slice(at + 1, end)).slice(2));
  if (!isThere(s, shared) || (shared.printed && !printed)) return [];
  return listRows(s, table, end, nextHeading(table, end), printed && !shared.printed, most);
}

/** The first list of a game's tables: what stands above all headings, and each heading that has something below it. */
export function tracksOnTopOf(s: State, tables: string[], printed: boolean): string[] {
  let list: string[] = [];
  for (const table of tables) {
    const end = table.length - 1;
    let at = nextHeading(table, 0);
    list = list.concat(listRows(s, table, 0, at, printed, end));
    for (; at < end; at = nextHeading(table, at + 1)) {
      const entry = HEADING + nameOf(table.slice(at + 1, table.indexOf('\n', at + 1)));
      if (list.indexOf(entry) < 0 && listBelow(s, table, at, printed, 1).length) list.push(entry);
    }
  }
  return list;
}

/** The list of what stands below one heading. */
export function tracksUnderOf(s: State, tables: string[], heading: string, printed: boolean): string[] {
  let list: string[] = [];
  for (const table of tables) {
    const end = table.length - 1;
    for (let at = nextHeading(table, 0); at < end; at = nextHeading(table, at + 1))
      if (nameOf(table.slice(at + 1, table.indexOf('\n', at + 1))) === heading) list = list.concat(listBelow(s, table, at, printed, end));
  }
  return list;
}

/** The ids of the rows of a table that say `piece`. The text is searched, and not taken apart. */
export function piecesOf(table: string): string[] {
  const ids: string[] = [];
  for (let at = table.indexOf(', piece'); at >= 0 && at < table.length - 7; at = table.indexOf(', piece', at + 1)) {
    const row = table.lastIndexOf('\n', at) + 1;
    ids.push(table.slice(row, table.indexOf(':', row)));
  }
  return ids;
}

/** A mistake in a table is told by every test that looks at all tracks. */
function checkRow(id: string, row: Row): void {
  const known = ' name range each up one yes any for bar bank piece printed secret if unless ';
  for (const word in row)
    if (known.indexOf(` ${word} `) < 0) throw new Error(`The row "${id}" of the tracks has a phrase "${word}" that the kit does not know.`);
}

/** All tracks of a game's tables. */
export function tracksOf(s: State, tables: string[], lists: Lists): Tracks {
  const all: Tracks = {};
  for (const table of tables) {
    let heading = '';
    for (let at = 0; at < table.length - 1; ) {
      const end = table.indexOf('\n', at + 1),
        line = table.slice(at + 1, end),
        colon = line.indexOf(':'),
        id = line.slice(0, colon);
      at = end;
      if (line[0] === '#') heading = line;
      else {
        const row = rowOf(s, id, line.slice(colon + 2) + sharedBy(heading), lists);
        checkRow(id, row.parts);
        if (isThere(s, row.track)) all[id] = trackIn(s, id, row, lists);
      }
    }
  }
  return all;
}

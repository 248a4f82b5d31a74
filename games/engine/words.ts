// The inputs of a play in words, for undo, redo and the log.
import { cellName, listWords, optionsOf, type State, say } from '../kit';
import { applyEntry, LATE } from './apply';
import {
  ANEW,
  CELL,
  DICE,
  type Entry,
  isAnswer,
  JUMPED,
  LIGHT,
  NAME,
  RENAMED,
  REORDERED,
  SEATS,
  STEP,
  SWITCHED,
  VALUE,
  WHAT,
} from './entry';
import { entryIn, wordsIn } from './journal';
import { placeNow } from './phase';
import { retell } from './replay';
import type { Trace } from './scan';
import type { Session } from './session';

const MOST_FACES = 12; // that are told of an answer

/** The faces of an answer's dice, a blank before each. */
export function facesOf(entry: Entry): string {
  let faces = '';
  const end = Math.min(entry.length, DICE + MOST_FACES);
  for (let i = DICE; i < end; i++) faces += ` ${Math.abs(entry[i] as number)}`;
  return faces + (entry.length > end ? ' ..' : '');
}

/** Dice that had been seen when this was answered, in words; not where it is the same answer with the same dice. */
function tracesBefore(traces: Trace[], entry: Entry, depth: number): string[] {
  const list: string[] = [];
  for (const trace of traces)
    if (trace.depth === depth && trace.faces !== facesOf(entry).slice(1)) list.push(`(undone, known: ${trace.faces})`);
  return list;
}

/** As far as a word, when it is long. */
function firstRow(text: string): string {
  const row = text.split('\n')[0];
  return row.length > 40 ? `${row.slice(0, row.lastIndexOf(' ', 40))}..` : row;
}

/** What a new order of the seats is, in words: somebody went or came. */
function orderWords(s: State, seats: number[]): string {
  for (const seat of s.seats) if (seats.indexOf(seat) < 0) return `${s.names[seat]} sits out`;
  for (const seat of seats) if (s.seats.indexOf(seat) < 0) return `${s.names[seat]} is back`;
  return 'New order';
}

/** The name of the phase that begins with this step. */
export function phaseOf(session: Session, step: string): string | undefined {
  for (const phase of session.game.phases(session.state())) if (phase.step === step) return phase.name;
  return undefined;
}

function correctionWords(session: Session, id: string, cell: number, value: number): string {
  const track = session.track(id);
  if (!track) return `Set ${id}`;
  const whose = cellName(session.state(), track, cell);
  return `Set ${track.name}${whose && ` ${whose}`} ${say(track, value)}`;
}

/** What the table said beside its answers. */
function sayingWords(session: Session, entry: Entry): string {
  const what = entry[WHAT];
  if (what === JUMPED) return `Go to ${phaseOf(session, entry[STEP] as string) || entry[STEP]}`;
  if (what === RENAMED) return `Name ${entry[NAME]}`;
  if (what === REORDERED) return orderWords(session.state(), entry.slice(SEATS) as number[]);
  if (what === SWITCHED) return `Play on ${entry[LIGHT] ? 'Light' : 'Full'}`;
  if (what === ANEW) return 'Dice thrown anew';
  return correctionWords(session, what as string, entry[CELL] as number, entry[VALUE] as number);
}

const NOBODY = '-'; // in the place of the seat

/** In words that flash keeps, behind it is the round and the phase that this input led to: only where they are others than before. */
export const LED_TO = '\r';

/** And behind this what its dice and cards showed, where something else than numbers is printed on them. */
const SHOWED = '\v';

/** The faces that fell with an answer, to be kept behind its words; '' where the entry says the same. */
export function showedWords(faces: string[], entry: Entry): string {
  for (let i = 0; i < faces.length; i++)
    if (faces[i] !== `${Math.abs(entry[DICE + i] as number)}`)
      return SHOWED + faces.slice(0, MOST_FACES).join(' ') + (faces.length > MOST_FACES ? ' ..' : '');
  return '';
}

/** What an input is called, as flash keeps it: the seat that was asked, as one letter, and the words. Only right while the state before it is on the table. */
export function namedAs(session: Session, entry: Entry): string {
  const what = entry[WHAT];
  if (typeof what === 'string') return NOBODY + sayingWords(session, entry);
  const s = session.state(),
    asked = session.ask(),
    seat = asked.seat === undefined ? s.seat : asked.seat,
    option = optionsOf(asked)[what];
  let label = option ? option.label : firstRow(asked.say) + (asked.dial ? ` ${what}` : '');
  if (asked.marks || asked.counts) label = listWords(asked, what);
  if (what === LATE) label = 'Time is up';
  return (s.names[seat] ? `${seat}` : NOBODY) + label;
}

/** The same as people read it, with the dice of the answer. */
export function told(session: Session, named: string, entry: Entry): string {
  const name = session.state().names[parseInt(named.charAt(0), 10)],
    [words, showed] = named.split(LED_TO)[0].split(SHOWED),
    dice = showed || (isAnswer(entry) ? facesOf(entry).slice(1) : '');
  return words.slice(1) + (name ? `, ${name}` : '') + (dice && ` [${dice}]`);
}

/** What an input is called; only right while the state before it is on the table. */
export const wordsOf = (session: Session, entry: Entry): string => told(session, namedAs(session, entry), entry);

/** The lines of these inputs, when all of them have words. */
function linesWithWords(session: Session, from: number, until: number): string[] | undefined {
  const lines: string[] = [];
  for (let depth = from + 1; depth <= until; depth++) {
    const line = session.journal.line(depth);
    if (!line || !wordsIn(line)) return undefined;
    lines.push(line);
  }
  return lines;
}

/** Tells the inputs behind a depth in words, up to another, the oldest first. A new round or phase has a line of its own, and what was undone is marked. Where their words are stored, no rule is asked; else `rules` is called first, which may make room for that. */
export function tellLog(session: Session, from: number, until: number, tell: (line: string) => void, rules?: () => void): void {
  const { journal } = session,
    traces = journal.traces(from, until), // dice that were seen and taken back stay in the log
    lines = linesWithWords(session, from, until);
  let at = from,
    place = ''; // of the rules: where the step before was made. Of stored words: where it led to
  for (const line of lines || []) {
    const entry = entryIn(line);
    if (place) tell(`-- ${place}`);
    place = wordsIn(line).split(LED_TO)[1] || '';
    at++;
    if (at <= journal.depth) for (const trace of tracesBefore(traces, entry, at)) tell(trace);
    tell((at > journal.depth ? '(undone) ' : '') + told(session, wordsIn(line), entry));
  }
  if (lines) return;
  if (rules) rules();
  retell(session, from, until, (entry, depth) => {
    const now = placeNow(session.game, session.state());
    if (place && now && now !== place) tell(`-- ${now}`);
    place = now;
    if (depth <= journal.depth) for (const line of tracesBefore(traces, entry, depth)) tell(line);
    const named = namedAs(session, entry),
      faces: string[] = [];
    session.shown = faces;
    applyEntry(session, entry);
    session.shown = undefined;
    tell((depth > journal.depth ? '(undone) ' : '') + told(session, named + showedWords(faces, entry), entry));
  });
}

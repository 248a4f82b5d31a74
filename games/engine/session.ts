// One game being played. Every change of its state and every die goes through here.

import {
  type AnyGame,
  type Ask,
  add,
  type Cell,
  cellName,
  cells,
  comeBack,
  correct,
  type Deck,
  type Die,
  faultIn,
  forgetRows,
  goesOn,
  keptTrack,
  LONGEST_PLAY,
  least,
  most,
  move,
  type Next,
  optionsOf,
  ownOf,
  questionOf,
  route,
  type State,
  type Step,
  type Steps,
  say,
  type Table,
  type Track,
  type Tracks,
  toldOf,
  type Values,
  valuesOf,
} from '../kit';
import {
  ANEW,
  CELL,
  DICE,
  type Entry,
  isAnswer,
  JUMPED,
  NAME,
  RENAMED,
  REORDERED,
  SEAT,
  SEATS,
  SECONDS,
  STEP,
  VALUE,
  WHAT,
  WORD,
} from './entry';
import type { Fairness } from './fairness';
import { type Journal, lost, type Trace } from './journal';
import { face, stir } from './luck';
import { Past } from './past';

/** Seconds between two inputs that count as played: nobody thinks for longer than a day. */
export const LONGEST_PAUSE = 86_400;

const MOST_DICE = 999; // of one roll: more are a mistake, and would fill the memory

export const LATE = -999; // the answer given by a timer: no dial goes there

/** Where dice come from when the stream does not decide alone. */
export interface Fate {
  forced: number[]; // the next results, given by the bench
  byHand: boolean; // the table throws its own dice
  given: number[]; // what it has thrown for the answer that waits
  wanted: number; // sides of the die it has to throw next, or cards to draw from; or 0
  die?: Die; // that die or those cards, when their faces are not 1 to so many
  drawn?: boolean; // it is a card, not a die
  before?: number; // what this die showed, when the answer was given before and undone
  fairness?: Fairness; // told of every die that came from the stream
}

const KEPT = 12; // steps for undo and redo, unless told
const MOST_FACES = 12; // that are told of an answer
const DISAGREE = 'The journal and the rules disagree.';

/** The faces of an answer's dice, a blank before each. */
function facesOf(entry: Entry): string {
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

/** Where an answer leads. Throws a sentence when it is not offered. */
function nextOf(asked: Ask, answer: number, at: string): Next {
  const option = optionsOf(asked)[answer];
  let next: Next | undefined;
  if (answer === LATE) next = asked.late;
  else if (asked.options) next = option && !option.not ? option.then || asked.then : undefined;
  else if (asked.dial ? answer >= asked.dial.min && answer <= asked.dial.max : answer === 0) next = asked.then;
  if (!next && option && !option.not) throw new Error(`"${option.label}" at ${at} leads nowhere: it has no "then".`);
  if (next === undefined) throw new Error(goesOn(asked) ? 'That is not offered here.' : 'The game is over.');
  return next;
}

/** What the rule gets: the value of an option, or the answer itself. */
function givenBy(asked: Ask, answer: number): number {
  const option = optionsOf(asked)[answer];
  return option && option.value !== undefined ? option.value : answer;
}

/** Another state is on the table: the question and the chapter that were built around the old one go with it. */
function lay(session: Session, s: State | undefined): void {
  session._s = s as State;
  session._asked = undefined;
  session._seat = undefined;
  session._chapter = '';
  session._steps = {};
}

function phaseOf(session: Session, step: string): string | undefined {
  for (const phase of session.game.phases(session.state())) if (phase.step === step) return phase.name;
  return undefined;
}

/** Throws a sentence when a track that is there cannot have this value. A function of its own: the track is gone from memory before it is corrected. */
function checkValue(session: Session, id: string, cell: number, value: number): void {
  const track = session._known(id);
  if (!track) return;
  if (cells(session._s, track).indexOf(cell) < 0) throw new Error(`${track.name} has no value ${cell}.`);
  if (!(value >= least(track) && value <= most(track))) throw new Error(`${track.name} goes from ${least(track)} to ${most(track)}.`);
}

/** Throws a sentence for a state that no play can have: somebody may have written it by hand. */
function check(session: Session, s: State): void {
  const fault = faultIn(session.game, s);
  forgetRows(); // of all tracks: a play needs few of them
  if (fault) throw new Error(`The play holds a ${fault} that cannot be. Delete it under Plays; for a report, first npm run backup.`);
}

/** Brings the state of this depth onto the table, from what is stored. The last steps on its way are kept. */
function replay(session: Session, depth: number): void {
  const past = session._past;
  session._replaying = true;
  try {
    const found = session.journal.replay(
      depth,
      (s, from) => {
        if (s) check(session, s);
        lay(session, s);
        past.begin(from);
      },
      (entry, to) => {
        const before = to > depth - past.most ? textOf(session) : '';
        session._apply(entry);
        if (!before) return;
        past.add(to, entry, before);
        past.settle(session._s);
      },
    );
    if (!found) lost();
  } finally {
    session._replaying = false;
    lay(session, session._s);
  }
}

/** Puts the state that a text tells back on the table: what came after it failed, or was only looked at. */
function restore(session: Session, text: string): void {
  session._answering = undefined;
  session._replaying = false;
  lay(session, JSON.parse(text));
}

/** The state as a text, for what may fail. Where memory is too short for steps, it is too short for this: then the play is read from flash again. */
function textOf(session: Session): string {
  return session._past.most ? JSON.stringify(session._s) : '';
}

/** What was tried has failed, or was only looked at: the state before it comes back. */
function giveBack(session: Session, text: string, depth: number): void {
  if (text) restore(session, text);
  else {
    session._answering = undefined;
    replay(session, depth);
  }
}

/** Undo and redo: the state of another depth comes onto the table, from memory if its steps are kept there, and that it stands there is noted in flash. */
function moveTo(session: Session, depth: number, faces: string): void {
  const journal = session.journal,
    past = session._past,
    from = journal.depth,
    near = past.go(from, depth, session._s),
    before = near ? '' : textOf(session);
  try {
    if (near) lay(session, session._s);
    else replay(session, depth);
    journal.go(depth, faces);
  } catch (error) {
    if (near) {
      past.go(depth, from, session._s);
      lay(session, session._s);
    } else {
      past.begin(from);
      giveBack(session, before, from);
    }
    throw error;
  }
}

/** Whether an answer has all the dice it needs, before a snapshot that hides what can be done again makes room for it. */
function rehearse(session: Session, entry: Entry): void {
  const before = textOf(session);
  try {
    session._apply(entry);
  } finally {
    giveBack(session, before, session.journal.depth);
  }
  session._used = 0;
}

/** A die as an entry notes it: one of the stream as it fell, whatever else was thrown negative. */
function noted(value: number, streamed: number): number {
  return value === streamed ? value : -value;
}

/** What was noted when the answer was given. */
function replayed(value: number, streamed: number): number {
  if (!value || (value > 0 && value !== streamed)) throw new Error(DISAGREE);
  return value;
}

/** A die that falls now, as it is noted: given by the bench, thrown by hand, as it fell before it was undone, or from the stream. */
function thrown(session: Session, die: number | Die, deck: Deck | null | undefined, sides: number, streamed: number): number {
  const fate = session._fate;
  if (session._used < fate.forced.length) {
    const value = fate.forced[session._used++];
    if (value < 1 || value > sides) throw new Error(`A die of ${sides} cannot show ${value}.`);
    return noted(value, streamed);
  }
  // before what has fallen: a face that was entered wrongly can be undone and entered again
  if (fate.byHand && sides > 1) {
    if (session._used >= fate.given.length) want(session, die, deck, sides);
    return noted(fate.given[session._used++], streamed);
  }
  if (session._fallen) return session._fallen[session._rolled] as number;
  if (fate.fairness) fate.fairness.fell(sides, streamed);
  return streamed;
}

/** What is printed on a die or on cards; undefined where that is 1 to so many, or nobody knows. */
function printedOn(die: number | Die, deck: Deck | null | undefined): Die | undefined {
  if (typeof die !== 'number') return die;
  return deck ? deck() : undefined;
}

/** The answer fails: the table has to throw this die first, or to draw, and then to answer again. */
function want(session: Session, die: number | Die, deck: Deck | null | undefined, sides: number): void {
  const fate = session._fate;
  fate.wanted = sides;
  fate.die = printedOn(die, deck);
  fate.drawn = deck !== undefined;
  fate.before = session._fallen ? Math.abs(session._fallen[session._rolled] as number) : 0;
  throw new Error(`A die of ${sides} has to be thrown first.`);
}

/** What a new order of the seats is, in words: somebody went or came. */
function orderWords(s: State, seats: number[]): string {
  for (const seat of s.seats) if (seats.indexOf(seat) < 0) return `${s.names[seat]} sits out`;
  for (const seat of seats) if (s.seats.indexOf(seat) < 0) return `${s.names[seat]} is back`;
  return 'New order';
}

/** Dice that fell against odds: of so many tries of a seat, each of which succeeds in `ways` of `of` cases, so many succeeded. */
export interface Try {
  seat: number;
  successes: number;
  tries: number;
  ways: number;
  of: number;
}

export class Session implements Table<Values> {
  game: AnyGame;
  journal: Journal;
  tries: Try[]; // of the last answer, with dice that nobody had seen before
  fresh: boolean; // what the last answer changed is not noted for an undo yet
  shown: string[] | undefined; // while rolls are told (rolls.ts): what is printed on the faces that fell
  told: string[]; // the pieces to move after the last answer, in words
  _pieces: string[]; // the tracks that have one
  _fate: Fate;
  _s: State;
  _asked: Ask | undefined; // the question on the table, until its state changes
  _seat: number | undefined; // who is asked: known longer than the question
  _past: Past;
  _chapter: string;
  _steps: Steps<State>; // of the chapter: while the play is replayed all of them, else the one that is asked
  _answering: Entry | undefined; // dice are rolled into this entry, or read again from it
  _rolled: number; // the place in that entry of the next die
  _used: number; // of the forced or given dice
  _replaying: boolean;
  _fallen: Entry | undefined; // the same answer, undone before: its dice stay fallen

  /** Opens what the journal holds. Throws when the rules do not follow it any more. */
  constructor(game: AnyGame, journal: Journal, fate: Fate, kept?: number) {
    forgetRows();
    this.game = game;
    this.journal = journal;
    this.fresh = false;
    this.told = [];
    this.tries = [];
    this.shown = undefined;
    this._pieces = game.pieces ? game.pieces() : [];
    this._fate = fate;
    this._s = undefined as unknown as State;
    this._asked = undefined;
    this._seat = undefined;
    this._past = new Past(kept === undefined ? KEPT : kept);
    this._chapter = '';
    this._steps = {};
    this._answering = undefined;
    this._rolled = 0;
    this._used = 0;
    this._replaying = false;
    this._fallen = undefined;
    replay(this, journal.depth); // nothing is kept yet
  }

  state(): State {
    return this._s;
  }

  tracks(): Tracks {
    return this.game.tracks(this.state());
  }

  /** One of them; undefined when there is no such track now. */
  track(id: string): Track {
    return keptTrack(id) || (ownOf(this.game.tracks(this.state(), id), id) as Track);
  }

  /** One that a rule names: throws a sentence when there is no such track. */
  needs(id: string): Track {
    const track = this.track(id);
    if (!track) throw new Error(`The step ${this._s.at} names the track "${id}", and there is none.`);
    return track;
  }

  /** The same for a name that came from outside: a part of the state, and not something that every object has. */
  _known(id: string): Track | undefined {
    for (const key in this.state()) if (key === id) return this.track(id);
    return undefined;
  }

  /** Another screen stands above the game: the question and its chapter go, and are built again when they are seen. */
  rest(): void {
    const seat = this._seat;
    lay(this, this._s);
    this._seat = seat;
  }

  /** So many steps are kept for undo and redo. */
  steps(): number {
    return this._past.most;
  }

  /** Memory is short: what can be read or built again goes, and so many steps are kept from now on. */
  shrink(steps?: number): void {
    this._past.shrink(this.journal.depth, steps);
    this.rest();
    forgetRows();
  }

  // --- what rules may use: the Table

  /** `deck` is for cards: null where nobody knows what is printed on them. */
  die(die: number | Die, deck?: Deck | null): number {
    const entry = this._answering,
      sides = typeof die === 'number' ? die : die.faces.length;
    if (!entry) throw new Error('A question may not roll dice.');
    const streamed = face(this._s.luck, sides), // always drawn, so that the stream does not depend on where the die came from
      noted = this._replaying ? replayed(entry[this._rolled] as number, streamed) : thrown(this, die, deck, sides, streamed);
    if (!this._replaying) entry.push(noted);
    this._rolled++;
    const value = Math.abs(noted);
    if (!(value >= 1 && value <= sides)) throw new Error(DISAGREE);
    if (this.shown) {
      const printed = printedOn(die, deck);
      this.shown.push(printed ? printed.faces[value - 1] : `${value}`);
    }
    return value;
  }

  roll(n: number, die: number | Die): number[] {
    const faces: number[] = [];
    if (n > MOST_DICE) throw new Error(`${n} dice are too many for one roll.`);
    while (n-- > 0) faces.push(this.die(die));
    return faces;
  }

  card(left: number, deck?: Deck): number {
    return left > 1 ? this.die(left, deck || null) - 1 : 0;
  }

  tried(seat: number, successes: number, tries: number, ways: number, of: number): void {
    if (!this._replaying && !this._fallen) this.tries.push({ seat, successes, tries, ways, of });
  }

  add(id: string, by: number, cell?: number): number {
    return add(this.needs(id), this._s, id, by, cell);
  }

  move(n: number, from: Cell, to: Cell): number {
    return move(this.needs(from.track), this.needs(to.track), this._s, n, from, to);
  }

  // --- the question on the table

  ask(): Ask {
    const s = this._s;
    if (!this._asked) this._asked = questionOf(this.game, s, this._step()(s, this));
    this._seat = this._asked.seat === undefined ? s.seat : this._asked.seat;
    return this._asked;
  }

  /** The seat that is asked, -1 for all. The question need not be built again for it, which takes time and memory. */
  seat(): number {
    if (this._seat === undefined) this.ask();
    return this._seat as number;
  }

  /** The step on the table. The others of its chapter go again: they would take more memory than the state, and a chapter is quickly built. */
  _step(): Step<State> {
    const at = this._s.at,
      dot = at.indexOf('.'),
      name = at.slice(0, dot),
      own = at.slice(dot + 1);
    let step = name === this._chapter ? ownOf(this._steps, own) : undefined;
    if (!step) {
      if (!this.game.chapters[name]) throw new Error(`These rules have no chapter "${name}".`);
      this._steps = {}; // the old chapter goes before the new one comes
      const all = this.game.chapters[name](this._s, this);
      step = ownOf(all, own);
      if (!step) throw new Error(`These rules have no step "${at}".`);
      if (this._replaying) this._steps = all;
      else this._steps[own] = step;
      this._chapter = name;
    }
    return step;
  }

  /** False when dice have to be thrown by hand first: see Fate.wanted. Throws a sentence, and leaves all as it was, when it cannot be done. */
  answer(answer: number, seconds: number): boolean {
    const journal = this.journal,
      fate = this._fate;
    const again = journal.depth < journal.top && !fate.forced.length ? this._entry(journal.depth + 1) : undefined;
    this._fallen = again && again[WHAT] === answer ? again : undefined;
    this._used = 0;
    fate.wanted = 0;
    const before = valuesOf(this.state(), this._pieces);
    try {
      if (fate.byHand && journal.depth < journal.top && journal.due()) rehearse(this, [seconds, answer]);
      this._play([seconds, answer]);
    } catch (error) {
      if (!fate.wanted) throw error;
      return false;
    }
    if (fate.forced.length) fate.forced.splice(0, this._used);
    fate.given = [];
    this.told = toldOf(this._s, this._pieces, before, id => this.track(id));
    return true;
  }

  // --- the table is right

  correct(track: string, cell: number, value: number, seconds: number): void {
    checkValue(this, track, cell, value);
    this._play([seconds, track, cell, value]);
  }

  jump(step: string, seconds: number): void {
    if (phaseOf(this, step) === undefined) throw new Error(`There is no phase "${step}" to go to.`);
    this._play([seconds, JUMPED, step]);
  }

  rename(seat: number, name: string, seconds: number): void {
    const names = this.state().names;
    if (names.indexOf(name) >= 0 && names[seat] !== name) throw new Error(`Somebody is called ${name} already. Take another name.`);
    this._play([seconds, RENAMED, seat, name]);
  }

  reorder(seats: number[], seconds: number): void {
    this._play(([seconds, REORDERED] as Entry).concat(seats));
  }

  /** A player leaves the table for a while, where the rules can do without, or comes back to the same place. */
  sit(seat: number, seconds: number): void {
    const s = this.state(),
      seats = s.seats.slice(),
      at = seats.indexOf(seat),
      name = s.names[seat];
    if (at < 0) comeBack(seats, seat);
    else {
      if (!this.game.sitsOut) throw new Error(`This game needs everybody: somebody plays for ${name} meanwhile.`);
      const asked = this.ask().seat;
      if (seat === (asked === undefined ? s.seat : asked)) throw new Error(`It is the turn of ${name}. End it first.`);
      const against = seats.length > 1 ? this.game.sitsOut(s, seat) : 'Somebody has to stay.';
      if (against) throw new Error(against);
      seats.splice(at, 1);
    }
    this.reorder(seats, seconds);
  }

  /** Plays an input that was noted elsewhere, with the dice that fell there. */
  again(entry: Entry): void {
    this._replaying = true;
    try {
      this._play(entry.slice());
    } finally {
      this._replaying = false;
    }
  }

  /** The input that led to this depth. Only where the page that is written reaches: what is in memory may be gone from flash. */
  _entry(depth: number): Entry | undefined {
    return (depth > this.journal.low && this._past.entry(depth)) || this.journal.entry(depth);
  }

  /** Plays a stored input on, with its dice, and stands there. */
  _again(entry: Entry, depth: number): void {
    this.settle();
    const before = textOf(this),
      from = this.journal.depth;
    this._replaying = true;
    try {
      this._apply(entry);
      this.journal.go(depth);
    } catch (error) {
      giveBack(this, before, from);
      throw error;
    }
    this._replaying = false;
    this._note(depth, entry, before);
  }

  /** A step has led to this depth: what it changed is noted later. */
  _note(depth: number, entry: Entry, before: string): void {
    if (before) this._past.add(depth, entry, before);
    else this._past.begin(depth);
    this.fresh = !!before;
  }

  /** Notes what the last answer changed. There is time for that while nobody presses. */
  settle(): void {
    this._past.settle(this._s);
    this.fresh = false;
  }

  /** The depth that an undo would leave. That the dice were thrown anew is no step of its own. */
  _lastStep(): number {
    let { depth } = this.journal;
    for (; depth > 0; depth--) {
      const entry = this._entry(depth);
      if (!entry || entry[WHAT] !== ANEW) break;
    }
    return depth;
  }

  /** How many dice an undo would take back: everybody has seen them. */
  diceToUndo(): number {
    const depth = this._lastStep(),
      entry = depth > 0 ? this._entry(depth) : undefined;
    return entry && isAnswer(entry) ? entry.length - DICE : 0;
  }

  /** The dice to come are others than those that would have come: those that were taken back are known. `word` is 32 bits of chance. */
  anew(word: number): void {
    this._play([0, ANEW, word | 0]);
  }

  /** The step before is not in memory any more: an undo reads the play again, which takes a while. */
  isFar(): boolean {
    const { depth } = this.journal;
    return depth > 0 && !this._past.has(depth - 1);
  }

  /** The name of what was taken back; undefined at the end of the history. */
  undo(): string | undefined {
    const depth = this._lastStep() - 1,
      entry = depth < 0 ? undefined : this._entry(depth + 1);
    if (!entry) return undefined;
    this.told = [];
    moveTo(this, depth, isAnswer(entry) ? facesOf(entry).slice(1) : '');
    return this.words(entry);
  }

  /** The name of what was done again; undefined when nothing was undone. */
  redo(): string | undefined {
    const journal = this.journal,
      depth = journal.depth + 1,
      entry = depth > journal.top ? undefined : this._entry(depth);
    if (!entry) return undefined;
    const name = this.words(entry);
    this.told = [];
    if (this._past.has(depth)) moveTo(this, depth, '');
    else this._again(entry, depth);
    return name;
  }

  // --- in words

  /** What an input is called; only right while the state before it is on the table. */
  words(entry: Entry): string {
    const what = entry[WHAT],
      s = this.state();
    if (what === JUMPED) return `Go to ${phaseOf(this, entry[STEP] as string) || entry[STEP]}`;
    if (what === RENAMED) return `Name ${entry[NAME]}`;
    if (what === REORDERED) return orderWords(s, entry.slice(SEATS) as number[]);
    if (what === ANEW) return 'Dice thrown anew';
    if (typeof what === 'string') {
      const track = this.track(what);
      if (!track) return `Set ${what}`;
      const whose = cellName(s, track, entry[CELL] as number);
      return `Set ${track.name}${whose && ` ${whose}`} ${say(track, entry[VALUE] as number)}`;
    }
    const asked = this.ask(),
      seat = s.names[asked.seat === undefined ? s.seat : asked.seat];
    const option = optionsOf(asked)[what];
    let label = option ? option.label : firstRow(asked.say) + (asked.dial ? ` ${what}` : '');
    if (what === LATE) label = 'Time is up';
    const dice = facesOf(entry);
    return label + (seat ? `, ${seat}` : '') + (dice && ` [${dice.slice(1)}]`);
  }

  /** The last so many inputs in words, oldest first; what was undone is marked. */
  log(count: number): string[] {
    const list: string[] = [],
      journal = this.journal,
      traces = journal.traces(); // dice that were seen and taken back stay in the log
    const from = Math.max(journal.bottom(), journal.depth - count),
      until = Math.min(journal.top, from + count);
    this.retell(from, until, (entry, depth) => {
      if (depth <= journal.depth) for (const line of tracesBefore(traces, entry, depth)) list.push(line);
      list.push((depth > journal.depth ? '(undone) ' : '') + this.words(entry));
      this._apply(entry);
    });
    return list;
  }

  /** Plays the inputs behind a depth once more, up to another: `play` gets each while the state before it is on the table, and applies it. The state on the table waits as a text: two of them are a good part of the memory. */
  retell(from: number, until: number, play: (entry: Entry, depth: number) => void): void {
    let depth = from,
      last = from;
    this.settle();
    const before = textOf(this);
    this._replaying = true;
    try {
      do {
        depth = last; // one replay serves as many inputs as the page has
        this.journal.replay(
          until,
          s => lay(this, s),
          (entry, d) => {
            if (d > depth) play(entry, d);
            else this._apply(entry);
            last = d;
          },
          depth,
        );
      } while (last > depth && last < until);
    } finally {
      this.shown = undefined;
      giveBack(this, before, this.journal.depth);
    }
  }

  // --- how an input becomes a state

  _apply(entry: Entry): void {
    const what = entry[WHAT],
      s = this._s,
      asked = typeof what === 'number' ? this.ask() : undefined;
    this._asked = undefined;
    this._seat = undefined;
    s.played = Math.min(s.played + (entry[SECONDS] as number), LONGEST_PLAY) | 0;
    if (what === JUMPED) {
      const from = s.back.concat(s.at);
      s.at = entry[STEP] as string;
      s.back = [];
      if (this.game.jumped) this.game.jumped(s, from);
    } else if (what === RENAMED) s.names[entry[SEAT] as number] = entry[NAME] as string;
    else if (what === REORDERED) s.seats = entry.slice(SEATS) as number[];
    else if (what === ANEW) stir(s.luck, entry[WORD] as number);
    else if (typeof what === 'string') {
      const track = this._known(what);
      if (!track) throw new Error(`There is no track "${what}".`);
      correct(track, s, what, entry[CELL] as number, entry[VALUE] as number);
      const first = this.game.corrected && this.game.corrected(s, what); // it may also change s.at
      this._interrupt(first, s.at);
    } else {
      const next = nextOf(asked as Ask, what, s.at);
      this._answering = entry;
      this._rolled = DICE;
      this.tries = [];
      const to = route(s, typeof next === 'function' ? next(givenBy(asked as Ask, what)) : next);
      this._answering = undefined;
      if (this._replaying && this._rolled < entry.length) throw new Error(DISAGREE);
      this._interrupt(this.game.triggers && this.game.triggers(s), to);
    }
  }

  /** Play goes to a step that must come first, and then back to where it was on its way to. */
  _interrupt(first: string | undefined, to: string): void {
    const s = this._s;
    if (first && first !== to) s.back.push(to);
    s.at = first || to;
  }

  /** Nothing is shown before it is stored. What fails, in the rules or in the store, never happened. */
  _play(entry: Entry): void {
    const journal = this.journal;
    this.told = [];
    entry[SECONDS] = Math.max(0, Math.min(entry[SECONDS] as number, LONGEST_PAUSE)) | 0;
    if (this.fresh) this.settle();
    const before = textOf(this);
    try {
      if (journal.due()) journal.snapshot(this._s);
      this._apply(entry);
      journal.append(entry);
    } catch (error) {
      giveBack(this, before, journal.depth);
      throw error;
    }
    this._note(journal.depth, entry, before);
  }
}

// One game being played. Every change of its state and every die goes through here.

import {
  type AnyGame,
  add,
  type Cell,
  type Chapter,
  cells,
  chapterOf,
  comeBack,
  type Deck,
  type Dice,
  type Die,
  forgetRows,
  GUESS,
  isSaid,
  least,
  most,
  move,
  newRows,
  noteSaid,
  ownOf,
  type Question,
  questionOf,
  type Rows,
  room,
  type State,
  type Step,
  say,
  setValue,
  stepsOf,
  type Track,
  type Tracks,
  type Try,
  type Values,
  valueAt,
} from '../kit';
import { listedIn, piecesIn, trackOf, tracksIn } from './all';
import { applyEntry } from './apply';
import { DISAGREE, type DrawnFrom, type Fate, printedOn, replayed, thrown, UNKNOWN_CARDS } from './dice';
import { ANEW, DICE, type Entry, isAnswer, JUMPED, RENAMED, REORDERED, SECONDS, SWITCHED, WHAT } from './entry';
import type { Journal } from './journal';
import { face } from './luck';
import { Past } from './past';
import { placeNow } from './phase';
import { giveBack, lay, moveTo, NOT_WHOLE, rehearse, replay, textOf, touch } from './replay';
import { changeWords, toldOf, valuesOf } from './told';
import { facesOf, LED_TO, namedAs, phaseOf, showedWords, tellLog, wordsOf } from './words';

/** Seconds between two inputs that count as played: nobody thinks for longer than a day. */
export const LONGEST_PAUSE = 86_400;

const MOST_DICE = 999; // of one roll: more are a mistake, and would fill the memory

const KEPT = 12; // steps for undo and redo, unless told

/** Throws a sentence when a track that is there cannot have this value. A function of its own: the track is gone from memory before it is corrected. */
function checkValue(session: Session, id: string, cell: number, value: number): void {
  const track = session._known(id);
  if (!track) return;
  if (cells(session._s, track).indexOf(cell) < 0) throw new Error(`${track.name} has no value ${cell}.`);
  if (!(value >= least(track) && value <= most(track))) throw new Error(`${track.name} goes from ${least(track)} to ${most(track)}.`);
}

export class Session implements Dice<Values> {
  game: AnyGame;
  journal: Journal;
  rows: Rows; // of the table of tracks
  tries: Try[]; // of the last answer, with dice that nobody had seen before
  whole: boolean; // the state on the table is the one that is stored: false while it changes, and afterwards where that was broken off (replay.ts)
  fresh: boolean; // what the last answer changed is not noted for an undo yet
  lean: boolean; // memory is short: what an answer changed is noted at once, and the text of the state before it goes
  putIn: boolean; // while a play is read: a value came in that the rules did not make
  shown: string[] | undefined; // while rolls are told (rolls.ts): what is printed on the faces that fell
  told: string[]; // what the last answer changed on the table, in words
  copied: string[]; // printed values that the table has said: the shell keeps those for later plays
  _pieces: string[]; // the tracks that have a piece on the table
  _tells: string[]; // what rules have told during this answer
  _fate: Fate;
  _s: State;
  _asked: Question | undefined; // the question on the table, until its state changes
  _seat: number | undefined; // who is asked: known longer than the question
  _past: Past;
  _at: string; // the name of the step that was taken from its chapter last
  _asks: Step<State> | undefined; // that step
  _shared: Chapter<State> | undefined; // what its chapter says for all of its steps
  _answering: Entry | undefined; // dice are rolled into this entry, or read again from it
  _rolled: number; // the place in that entry of the next die
  _used: number; // of the forced or given dice
  _replaying: boolean;
  _fallen: Entry | undefined; // the same answer, undone before: its dice stay fallen

  /** Opens what the journal holds. Throws when the rules do not follow it any more. */
  constructor(game: AnyGame, journal: Journal, fate: Fate, kept?: number, rows?: number) {
    this.rows = newRows(rows);
    forgetRows(this.rows);
    this.game = game;
    this.journal = journal;
    this.whole = false;
    this.fresh = false;
    this.lean = false;
    this.putIn = false;
    this.told = [];
    this.copied = [];
    this.tries = [];
    this.shown = undefined;
    this._pieces = [];
    this._tells = [];
    this._fate = fate;
    this._s = undefined as unknown as State;
    this._asked = undefined;
    this._seat = undefined;
    this._past = new Past(kept === undefined ? KEPT : kept);
    this._at = '';
    this._asks = undefined;
    this._shared = undefined;
    this._answering = undefined;
    this._rolled = 0;
    this._used = 0;
    this._replaying = false;
    this._fallen = undefined;
    replay(this, journal.depth); // nothing is kept yet
    this._pieces = piecesIn(game, this._s);
    this.whole = true;
  }

  state(): State {
    return this._s;
  }

  tracks(): Tracks {
    return tracksIn(this.game, this._s);
  }

  /** Ids of those that have values and are printed on the players' copy, or are not: below a heading, or at the top, where headings stand behind HEADING. */
  listed(heading: string, printed: boolean): string[] {
    return listedIn(this.game, this._s, heading, printed);
  }

  /** One of them; undefined when there is no such track now. */
  track(id: string): Track {
    return trackOf(this.game, this._s, id, this.rows) as Track;
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

  /** Memory is short: what can be read or built again goes. */
  forget(): void {
    this._past.begin(this.journal.depth);
    this.rest();
    forgetRows(this.rows);
  }

  /** So many steps are kept from now on. */
  keepSteps(most: number): void {
    this._past.keep(most);
    if (!most) this.forget();
  }

  // --- what rules may use: the Dice

  die(die: number | Die, deck?: DrawnFrom): number {
    const entry = this._answering,
      sides = typeof die === 'number' ? die : die.faces.length;
    if (!entry) throw new Error(`The question of ${this._s.at} rolls a die: only an answer may.`);
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
    if (left < 1) throw new Error(`${this._s.at} draws a card where none is left.`);
    return left > 1 ? this.die(left, deck || UNKNOWN_CARDS) - 1 : 0;
  }

  tried(dice: Try): void {
    if (!this._replaying && !this._fallen) this.tries.push(dice);
  }

  add(id: string, by: number, cell?: number): number {
    return add(this.needs(id), this._s, id, by, cell);
  }

  change(id: string, by: number, cell?: number): number {
    const track = this.needs(id),
      was = valueAt(this._s, id, track, cell),
      added = add(track, this._s, id, by, cell);
    if (added) this.tell(changeWords(this._s, track, cell || 0, was, was + added));
    return added;
  }

  room(id: string, by: number, cell?: number): number {
    return room(this.needs(id), this._s, id, by, cell);
  }

  said(id: string, cell?: number): string {
    const track = this.needs(id);
    return this.mark(id, track, cell) + say(track, valueAt(this._s, id, track, cell));
  }

  guessed(id: string, cell?: number): boolean {
    return !!this.mark(id, this.needs(id), cell);
  }

  /** What stands before a value that is printed in the box, and that nobody has said yet. */
  mark(id: string, track: Track, cell?: number): string {
    return track.printed && !isSaid(this._s, id, cell || 0) ? GUESS : '';
  }

  tell(sentence: string): void {
    if (!this._replaying) this._tells.push(sentence);
  }

  copy(id: string, value: number, cell?: number): void {
    setValue(this._s, id, this.needs(id), value, cell);
    noteSaid(this._s, id, cell || 0);
    this.keepCopied(id);
  }

  /** Somebody has said this printed value. */
  keepCopied(id: string): void {
    if (!this._replaying && this.copied.indexOf(id) < 0) this.copied.push(id);
  }

  move(n: number, from: Cell, to: Cell): number {
    return move(this.needs(from.track), this.needs(to.track), this._s, n, from, to);
  }

  // --- the question on the table

  ask(): Question {
    const s = this._s;
    if (!this._asked) {
      const step = this._step();
      this._asked = questionOf(this.game, s, step(s, this), this._shared);
    }
    this._seat = this._asked.seat === undefined ? s.seat : this._asked.seat;
    return this._asked;
  }

  /** The seat that is asked, -1 for all. The question need not be built again for it, which takes time and memory. */
  seat(): number {
    if (this._seat === undefined) {
      this.ask();
      this._asked = undefined; // a tool asks, and the question would stay below it: some are an eighth of the memory
    }
    return this._seat as number;
  }

  /** The step on the table. The others of its chapter go again: they would take more memory than the state, and a chapter is quickly built. */
  _step(): Step<State> {
    const { at } = this._s;
    if (this._asks && at === this._at) return this._asks;
    const dot = at.indexOf('.'),
      name = at.slice(0, dot);
    if (!this.game.chapters[name]) throw new Error(`These rules have no chapter "${name}".`);
    this._asks = undefined; // the old step goes before the new one comes
    this._at = at;
    const chapter = this.game.chapters[name](this._s, this);
    this._shared = chapterOf(chapter);
    const step = ownOf(stepsOf(chapter), at.slice(dot + 1));
    if (!step) throw new Error(`These rules have no step "${at}".`);
    this._asks = step;
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
    if (this.lean) this.settle();
    this._tellMoved(before, this._pieces);
    for (const sentence of this._tells) if (this.told.indexOf(sentence) < 0) this.told.push(sentence);
    return true;
  }

  /** Which of these pieces have to move, and where to: they were worth `before`. */
  _tellMoved(before: string, pieces: string[]): void {
    this.told = toldOf(this._s, pieces, before, id => this.track(id));
  }

  // --- the table is right

  /** What it has put right itself is not told to it. */
  correct(track: string, cell: number, value: number, seconds: number): void {
    checkValue(this, track, cell, value);
    const others = this._pieces.filter(id => id !== track),
      before = valuesOf(this._s, others);
    this._play([seconds, track, cell, value]);
    this._tellMoved(before, others);
  }

  /** The table goes on with Light, 1, or with Full, 0. Throws the reason against it where the game has one. */
  switchTo(light: number, seconds: number): void {
    const before = valuesOf(this._s, this._pieces);
    this._play([seconds, SWITCHED, light]);
    this._tellMoved(before, this._pieces);
  }

  jump(step: string, seconds: number): void {
    if (phaseOf(this, step) === undefined) throw new Error(`There is no phase "${step}" to go to.`);
    const before = valuesOf(this._s, this._pieces);
    this._play([seconds, JUMPED, step]);
    this._tellMoved(before, this._pieces);
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
    const before = this.lean ? '' : textOf(this),
      from = this.journal.depth;
    touch(this);
    this._replaying = true;
    try {
      applyEntry(this, entry);
      this.journal.go(depth);
    } catch (error) {
      giveBack(this, before, from);
      throw error;
    }
    this._replaying = false;
    this._note(depth, entry, before);
    this.whole = true;
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

  /** While nobody presses: what the last answer changed is stored, or the whole state when at least so many answers came since it was. Then the play comes back at once. */
  keep(lines: number): void {
    const { journal } = this;
    if (!this.whole) return;
    this.settle();
    if (journal.lines() >= lines && journal.snapshotHere(this._s)) return;
    if (journal.keepsMore()) journal.tell(this._past.effectAt(journal.depth, this._s));
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
    const told = this.told; // by the undo that took the dice back
    this._play([0, ANEW, word | 0]);
    this.told = told;
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
    const before = valuesOf(this._s, this._pieces);
    moveTo(this, depth, isAnswer(entry) ? facesOf(entry).slice(1) : '');
    this._tellMoved(before, this._pieces);
    return wordsOf(this, entry);
  }

  /** The name of what was done again; undefined when nothing was undone. */
  redo(): string | undefined {
    const journal = this.journal,
      depth = journal.depth + 1,
      entry = depth > journal.top ? undefined : this._entry(depth);
    if (!entry) return undefined;
    const name = wordsOf(this, entry),
      before = valuesOf(this._s, this._pieces);
    this.told = [];
    if (this._past.has(depth)) moveTo(this, depth, '');
    else this._again(entry, depth);
    this._tellMoved(before, this._pieces);
    return name;
  }

  /** The last so many inputs in words, oldest first; what was undone is marked. */
  log(count: number): string[] {
    const list: string[] = [],
      { journal } = this,
      from = Math.max(journal.bottom(), journal.depth - count);
    tellLog(this, from, Math.min(journal.top, from + count), line => list.push(line));
    return list;
  }

  /** Keeps the whole state. Where the flash refuses it, nothing has changed. */
  _snapshot(): void {
    try {
      this.journal.snapshot(this._s);
    } catch (error) {
      this.whole = true;
      throw error;
    }
  }

  /** Nothing is shown before it is stored. What fails, in the rules or in the store, never happened. */
  _play(entry: Entry): void {
    const journal = this.journal;
    this.told = [];
    entry[SECONDS] = Math.max(0, Math.min(entry[SECONDS] as number, LONGEST_PAUSE)) | 0;
    if (this.fresh) this.settle();
    if (!this.whole) throw new Error(NOT_WHOLE);
    this.whole = false; // as touch() does, but without a call: every answer comes here
    if (journal.due()) this._snapshot(); // before the state waits as a text: both are too much
    const before = textOf(this);
    try {
      const more = journal.keepsMore(),
        { phase, round } = this._s as unknown as Values,
        effect = more && journal.told !== journal.depth ? this._past.effectAt(journal.depth, this._s) : '';
      let words = more ? namedAs(this, entry) : '';
      const faces = this.shown || []; // who replays an export has its own list
      if (more) this.shown = faces;
      applyEntry(this, entry);
      this.shown = undefined;
      if (more) words += showedWords(faces, entry);
      const now = this._s as unknown as Values;
      if (words && phase && (now.phase !== phase || now.round !== round)) words += LED_TO + placeNow(this.game, this._s);
      journal.append(entry, words, effect);
    } catch (error) {
      this.shown = undefined;
      giveBack(this, before, journal.depth);
      throw error;
    }
    this._note(journal.depth, entry, before);
    this.whole = true;
  }
}

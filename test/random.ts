// Random legal plays of any game: what must hold for every rule module, whatever its rules.
import { strict as assert } from 'node:assert';
import { wrap } from '../firmware/shell/layout';
import { LATE, tracksIn } from '../games/engine';
import {
  type AnyGame,
  cells,
  type Game,
  goesOn,
  least,
  most,
  offeredOf,
  optionsOf,
  packed,
  type Question,
  type State,
  type Tracks,
  valueAt,
} from '../games/kit';
import { failures } from './failures';
import { checkRules } from './mistakes';
import { type Answers, begin, type Player } from './play';

export interface RandomPlay<S = State> {
  answers?: Answers; // set-up; what is missing takes its default
  seed: number;
  steps: number; // bound of the length
  /** The game's own invariants: throws when one is broken. Called after every answer. */
  holds?: (s: S) => void;
  /** Chance in 100 of a correction by the table at each step. */
  corrections?: number;
  /** Chance in 100 of a jump to another phase at each step. */
  jumps?: number;
  /** Rather gives an answer that this play has not given yet: it goes on through the rounds instead of looking things up again and again. */
  curious?: boolean;
  /** Quicker: the tracks are looked at now and then, and nothing is taken back to the start. */
  brief?: boolean;
  /** What every question must be, besides what it must be in all games. */
  reads?: (ask: Question, s: S) => void;
}

/** A small generator of its own, so that a failing seed can be played again. */
export function chance(seed: number): (n: number) => number {
  let x = (seed * 2654435761) >>> 0 || 1;
  return n => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % n;
  };
}

const COLUMNS = 21,
  ROWS = 4,
  LABEL = 19,
  JUMPS_IN = 4, // one play of so many goes to every phase from where it stands
  NOW_AND_THEN = 8; // steps

/** `corrected`: what the table has put together may take more letters than what the rules do. */
function checkAsk<S extends State>(player: Player<S>, from: string, corrected: boolean, reads?: (ask: Question, s: S) => void): void {
  checkRules(player.session, from);
  const ask = player.session.ask();
  if (reads) reads(ask, player.s);
  assert(ask.say, `nothing is said at ${player.s.at}`);
  if (ask.options) {
    assert(offeredOf(ask).length > 0, `nothing to choose at ${player.s.at}`);
    const labels = optionsOf(ask).map(option => option.label);
    assert.equal(new Set(labels).size, labels.length, `two equal labels at ${player.s.at}: ${labels.join('|')}`);
    for (const label of labels) assert(corrected || label.length <= LABEL, `more than ${LABEL} letters at ${player.s.at}: ${label}`);
  }
  if (ask.dial) {
    const { min, max, start } = ask.dial;
    assert(min <= start && start <= max, `a dial from ${min} to ${max} that starts at ${start}, at ${player.s.at}`);
  }
  for (const word of ask.say.split(/\s/)) assert(word.length <= COLUMNS, `word too long at ${player.s.at}: ${word}`);
  // a list may be longer, and is scrolled
  if (!corrected && !ask.say.includes('\n'))
    assert(wrap(ask.say, COLUMNS).length <= ROWS, `more than ${ROWS} rows at ${player.s.at}: ${ask.say}`);
}

/** Every track within its limits; printed values and what the table corrected are the table's own business. */
function checkTracks(player: Player<State>, game: AnyGame): void {
  const tracks = tracksIn(game, player.s);
  for (const id of Object.keys(tracks)) {
    const track = tracks[id];
    assert(id in player.s, `no value of the track ${id} is in the state: begin() makes the first one`);
    for (const cell of cells(player.s, track)) {
      const value = valueAt(player.s, id, tracks[id]!, cell);
      assert(Number.isInteger(value), `${id} ${cell} is ${value} at ${player.s.at}`);
      assert(
        value >= least(track) && value <= most(track),
        `${id} ${cell} is ${value}, not ${least(track)}..${most(track)} at ${player.s.at}`,
      );
    }
  }
}

/** One of the places of a list, the more likely the less often it was chosen here. */
function curious(places: string[], given: Map<string, number>, random: (n: number) => number): number {
  const weights = places.map(place => Math.ceil(64 / (1 + (given.get(place) || 0)) ** 2));
  let left = random(weights.reduce((a, b) => a + b, 0)),
    at = 0;
  while (left >= weights[at]!) left -= weights[at++]!;
  given.set(places[at]!, (given.get(places[at]!) || 0) + 1);
  return at;
}

/** Every phase has a question, wherever the table comes from, and the way there is taken back. */
function checkPhases(player: Player<State>, game: AnyGame): void {
  const before = JSON.stringify(player.s);
  for (const { step, name } of game.phases(player.s)) {
    try {
      player.session.jump(step, 1);
      checkAsk(player, 'the jump', true);
    } catch (error) {
      (error as Error).message = `the table goes to ${name}: ${(error as Error).message}`;
      throw error;
    }
    player.session.undo();
    assert.equal(JSON.stringify(player.s), before, `undo from the phase ${name} differs`);
  }
}

/** Back step by step, over the states that were there on the way, and forth again. */
function checkHistory(player: Player<State>, states: string[]): void {
  const { session } = player,
    now = JSON.stringify(player.s);
  for (let step = states.length; step-- > 0 && session.undo() !== undefined; )
    assert.equal(JSON.stringify(player.s), states[step], `undo differs before step ${step + 1}`);
  while (session.redo() !== undefined);
  assert.equal(JSON.stringify(player.s), now, 'redo to the end differs');
}

type Chance = (n: number) => number;

/** The table puts some value of a track to whatever its limits allow. */
function correctAny({ session, s }: Player<State>, game: AnyGame, random: Chance, seconds: number): void {
  const tracks: Tracks = tracksIn(game, s),
    ids = Object.keys(tracks).filter(id => !tracks[id].printed && cells(s, tracks[id]).length),
    id = ids[random(ids.length)]!,
    list = cells(s, tracks[id]),
    cell = list[random(list.length)]!;
  session.correct(id, cell, least(tracks[id]) + random(most(tracks[id]) - least(tracks[id]) + 1), seconds);
}

/** One of the answers that the question offers; where time may run out, that happens, too. */
export function answerOne({ session, s }: Player<State>, random: Chance, seconds: number, given?: Map<string, number>): void {
  const ask = session.ask();
  if (ask.until && random(5) === 0) session.answer(LATE, seconds);
  else if (ask.options) {
    const offered = offeredOf(ask),
      labels = offered.map(({ label }) => `${s.at} ${label.replace(/\d+/g, '#')}`),
      chosen = given ? curious(labels, given, random) : random(offered.length);
    session.answer(ask.options.indexOf(offered[chosen]), seconds);
  } else if (ask.dial) session.answer(ask.dial.min + random(ask.dial.max - ask.dial.min + 1), seconds);
  else session.answer(anyList(ask, random), seconds);
}

/** Some marks, or some counts, as the question allows; 0 where OK is the only answer. */
function anyList(ask: Question, random: Chance): number {
  if (!ask.marks && !ask.counts) return 0;
  if (ask.counts)
    return packed(
      ask,
      ask.counts.most.map(most => random(most + 1)),
    );
  const marked: number[] = [],
    free = (ask.marks || []).flatMap(({ not }, place) => (not ? [] : [place])),
    least = ask.least || 0,
    wanted = least + random(Math.min(ask.most ?? free.length, free.length) - least + 1);
  while (marked.length < wanted) marked.push(...free.splice(random(free.length), 1));
  return packed(ask, marked);
}

/** The steps that are kept in memory lead back to the state before and to this one again; then they go away. */
function checkPast({ session }: Player<State>): void {
  const { depth } = session.journal,
    state = structuredClone(session.state());
  for (let back = 1; session._past.has(depth - back) && back <= 3; back++) {
    assert.ok(session._past.go(depth, depth - back, session._s));
    assert.ok(session._past.go(depth - back, depth, session._s));
    assert.deepEqual(session._s, state, `the kept steps lead elsewhere at ${state.at}`); // not as text: that would tell NaN as null
  }
  session.forget();
}

/** What a failure is told with: where it was, how to play it again, and what led there. */
function placeOf(options: RandomPlay<never>, steps: number, player: Player<State>): string {
  return ` [seed ${options.seed}, step ${steps}, ${JSON.stringify(options.answers || {})}]\n${player.session.log(5).join('\n')}`;
}

/** Plays until the game is over or the bound is reached; returns the player, and whether it ended. */
export function randomPlay<S extends State>(game: Game<S>, options: RandomPlay<S>): { player: Player<S>; over: boolean; steps: number } {
  const random = chance(options.seed);
  const player = begin(game, options.answers, options.seed);
  const given = options.curious ? new Map<string, number>() : undefined;
  const states: string[] = []; // before every step
  const seats = player.s.seats.length;
  assert(player.s.names.filter(name => name).length === seats, `seatNames has fewer names than the ${seats} seats`);
  let over = false,
    steps = 0,
    corrected = false,
    from = 'the set-up';

  /** Mostly an answer; a correction or a jump to a phase as often as the options say. */
  function step(): void {
    const seconds = random(20);
    if (options.corrections && random(100) < options.corrections) {
      correctAny(player, game, random, seconds);
      corrected = true;
    } else if (options.jumps && random(100) < options.jumps) {
      const phases = game.phases(player.s);
      player.session.jump(phases[random(phases.length)]!.step, seconds);
      corrected = true;
    } else answerOne(player, random, seconds, given);
  }

  function checkState(): void {
    if (!options.brief || steps % NOW_AND_THEN === 0) checkTracks(player, game);
    if (options.holds) options.holds(player.s);
    const broken = game.broken && game.broken(player.s);
    assert(!broken, `broken at ${player.s.at}: ${broken}`);
  }

  try {
    while (steps < options.steps) {
      checkAsk(player, from, corrected, options.reads);
      from = player.s.at;
      over = !goesOn(player.session.ask());
      if (over) {
        assert(!game.result || game.result(player.s), `a dead end that is no result at ${player.s.at}`);
        break;
      }
      states.push(JSON.stringify(player.s));
      if (steps % NOW_AND_THEN === 3) checkPast(player);
      step();
      steps++;
      if (!corrected) checkState();
    }
    const now = JSON.stringify(player.s);
    player.crash();
    assert.equal(JSON.stringify(player.s), now, 'a resumed play differs');
    if (!options.brief) checkHistory(player, states);
    if (options.seed % JUMPS_IN === 1) checkPhases(player, game);
  } catch (error) {
    (error as Error).message += placeOf(options, steps, player);
    throw error;
  }
  return { player, over, steps };
}

/** So many random plays. All of them are played, also when some fail: equal failures are told once, with how often and a seed to play one again by. */
export function randomPlays<S extends State>(game: Game<S>, count: number, options: Omit<RandomPlay<S>, 'seed'>): void {
  const failed = failures();
  for (let seed = 1; seed <= count; seed++)
    try {
      randomPlay(game, { ...options, seed });
    } catch (error) {
      failed.note((error as Error).message);
    }
  assert(!failed.count(), `${failed.count()} of ${count} plays fail.\n${failed.told().join('\n')}`);
}

// Random legal plays of any game: what must hold for every rule module, whatever its rules.
import { strict as assert } from 'node:assert';
import { wrap } from '../firmware/shell/layout';
import { type Ask, cells, type Game, get, LATE, least, most, type State } from '../games/kit';
import { type Answers, begin, type Player } from './play';

export interface RandomPlay {
  answers?: Answers; // set-up; what is missing takes its default
  seed: number;
  steps: number; // bound of the length
  /** The game's own invariants: throws when one is broken. Called after every answer. */
  holds?: (s: any) => void;
  /** Chance in 100 of a correction by the table at each step. */
  corrections?: number;
  /** Chance in 100 of a jump to another phase at each step. */
  jumps?: number;
  /** Rather gives an answer that this play has not given yet: it goes on through the rounds instead of looking things up again and again. */
  curious?: boolean;
  /** Quicker: the tracks are looked at now and then, and nothing is taken back to the start. */
  brief?: boolean;
  /** What every question must be, besides what it must be in all games. */
  reads?: (ask: Ask, s: any) => void;
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
function checkAsk(player: Player<any>, game: Game<any>, corrected: boolean, reads?: (ask: Ask, s: any) => void): void {
  const before = JSON.stringify(player.s);
  const ask = player.session.ask();
  if (reads) reads(ask, player.s);
  assert.equal(JSON.stringify(player.s), before, 'a question changed the state at ' + player.s.at);
  assert(ask.say, 'nothing is said at ' + player.s.at);
  assert(!(ask.pick && ask.dial), 'pick and dial at ' + player.s.at);
  if (ask.pick) {
    assert(ask.pick.length > 0, 'nothing to pick at ' + player.s.at);
    const labels = ask.pick.map(p => p[0]);
    assert.equal(new Set(labels).size, labels.length, 'two equal labels at ' + player.s.at + ': ' + labels.join('|'));
    for (const label of labels)
      assert(corrected || label.length <= LABEL, 'more than ' + LABEL + ' letters at ' + player.s.at + ': ' + label);
  }
  if (ask.dial) assert(ask.dial[0] <= ask.dial[2] && ask.dial[2] <= ask.dial[1], 'dial ' + ask.dial + ' at ' + player.s.at);
  for (const id of ask.show || []) assert(game.tracks(player.s, id)[id], 'no track ' + id + ' at ' + player.s.at);
  for (const word of ask.say.split(/\s/)) assert(word.length <= COLUMNS, 'word too long at ' + player.s.at + ': ' + word);
  // a list may be longer, and is scrolled
  if (!corrected && !ask.say.includes('\n'))
    assert(wrap(ask.say, COLUMNS).length <= ROWS, 'more than ' + ROWS + ' rows at ' + player.s.at + ': ' + ask.say);
}

/** Every track within its limits; printed values and what the table corrected are the table's own business. */
function checkTracks(player: Player<any>, game: Game<any>): void {
  const tracks = game.tracks(player.s);
  for (const id of Object.keys(tracks)) {
    const track = tracks[id];
    assert(player.s[id] !== undefined, 'no value of the track ' + id + ' is in the state: begin() makes the first one');
    for (const cell of cells(player.s, track)) {
      const value = get(player.s, id, cell);
      assert(Number.isInteger(value), id + ' ' + cell + ' is ' + value + ' at ' + player.s.at);
      assert(
        value >= least(track) && value <= most(track),
        id + ' ' + cell + ' is ' + value + ', not ' + least(track) + '..' + most(track) + ' at ' + player.s.at,
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
function checkPhases(player: Player<any>, game: Game<any>): void {
  const before = JSON.stringify(player.s);
  for (const [step, name] of game.phases(player.s)) {
    try {
      player.session.jump(step, 1);
      checkAsk(player, game, true);
    } catch (error) {
      (error as Error).message = 'the table goes to ' + name + ': ' + (error as Error).message;
      throw error;
    }
    player.session.undo();
    assert.equal(JSON.stringify(player.s), before, 'undo from the phase ' + name + ' differs');
  }
}

/** Back step by step, over the states that were there on the way, and forth again. */
function checkHistory(player: Player<any>, states: string[]): void {
  const { session } = player,
    now = JSON.stringify(player.s);
  for (let step = states.length; step-- > 0 && session.undo() !== undefined; )
    assert.equal(JSON.stringify(player.s), states[step], 'undo differs before step ' + (step + 1));
  while (session.redo() !== undefined);
  assert.equal(JSON.stringify(player.s), now, 'redo to the end differs');
}

/** Plays until the game is over or the bound is reached; returns the player, and whether it ended. */
export function randomPlay<S extends State>(game: Game<S>, options: RandomPlay): { player: Player<S>; over: boolean; steps: number } {
  const random = chance(options.seed);
  const player = begin(game, options.answers, options.seed);
  const given = new Map<string, number>();
  const states: string[] = []; // before every step
  const seats = player.s.seats.length;
  assert(player.s.names.filter(name => name).length == seats, 'seatNames has fewer names than the ' + seats + ' seats');
  let over = false,
    steps = 0,
    corrected = false;
  try {
    while (steps < options.steps) {
      checkAsk(player, game, corrected, options.reads);
      const ask = player.session.ask();
      if (!ask.pick && !ask.then) {
        over = true;
        assert(!game.result || game.result(player.s), 'a dead end that is no result at ' + player.s.at);
        break;
      }
      states.push(JSON.stringify(player.s));
      if (steps % NOW_AND_THEN == 3) {
        const open = player.s;
        player.session.rest(true);
        assert.deepEqual(player.s, open, 'a folded state differs at ' + open.at); // not as text: that would tell NaN as null
      }
      const seconds = random(20);
      if (options.corrections && random(100) < options.corrections) {
        const tracks = game.tracks(player.s),
          ids = Object.keys(tracks).filter(id => !tracks[id].printed && cells(player.s, tracks[id]).length);
        const id = ids[random(ids.length)],
          list = cells(player.s, tracks[id]);
        player.session.correct(
          id,
          list[random(list.length)],
          least(tracks[id]) + random(most(tracks[id]) - least(tracks[id]) + 1),
          seconds,
        );
        corrected = true;
      } else if (options.jumps && random(100) < options.jumps) {
        const phases = game.phases(player.s);
        player.session.jump(phases[random(phases.length)]![0], seconds);
        corrected = true;
      } else if (ask.until && random(5) == 0) player.session.answer(LATE, seconds);
      else if (ask.pick && options.curious)
        player.session.answer(
          curious(
            ask.pick.map(([label]) => player.s.at + ' ' + label.replace(/\d+/g, '#')),
            given,
            random,
          ),
          seconds,
        );
      else if (ask.pick) player.session.answer(random(ask.pick.length), seconds);
      else if (ask.dial) player.session.answer(ask.dial[0] + random(ask.dial[1] - ask.dial[0] + 1), seconds);
      else player.session.answer(0, seconds);
      steps++;
      if (!corrected) {
        if (!options.brief || steps % NOW_AND_THEN == 0) checkTracks(player, game);
        if (options.holds) options.holds(player.s);
        const broken = game.broken && game.broken(player.s);
        assert(!broken, 'broken at ' + player.s.at + ': ' + broken);
      }
    }
    const now = JSON.stringify(player.s);
    player.crash();
    assert.equal(JSON.stringify(player.s), now, 'a resumed play differs');
    if (!options.brief) checkHistory(player, states);
    if (options.seed % JUMPS_IN == 1) checkPhases(player, game);
  } catch (error) {
    (error as Error).message +=
      ' [seed ' +
      options.seed +
      ', step ' +
      steps +
      ', ' +
      JSON.stringify(options.answers || {}) +
      ']\n' +
      player.session.log(5).join('\n');
    throw error;
  }
  return { player, over, steps };
}

/** So many random plays; PLAYS=20000 in the environment asks for more. */
export function randomPlays<S extends State>(game: Game<S>, count: number, options: Omit<RandomPlay, 'seed'>): void {
  const plays = Number(process.env.PLAYS) || count;
  for (let seed = 1; seed <= plays; seed++) randomPlay(game, { ...options, seed });
}

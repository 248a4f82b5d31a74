// The power fails in every game of the box, evenly spread over the bytes of a random play.

import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { tracksIn } from '../../games/engine';
import { type AnyGame, get, type State, type Tracks } from '../../games/kit';
import { PowerCut } from '../../hal/mock';
import { BUNDLES } from '../../tools/bundles';
import { sample } from '../long';
import { answerAny, begin, type Player, shown } from '../play';

import { chance } from '../random';

const STEPS = 60,
  CUTS = sample(60, 600), // in each game
  ANSWERS = sample(1, 8); // in each game

function step(player: Player<State>, game: AnyGame, random: (n: number) => number): void {
  const ask = shown(player.session);
  if (random(12) === 0) player.session.undo();
  else if (!ask.pick && !ask.then) player.session.jump(game.phases(player.s)[0].step, 1);
  else if (ask.pick) answerAny(player.session, random(ask.pick.length));
  else if (ask.dial) player.session.answer(ask.dial[0] + random(ask.dial[1] - ask.dial[0] + 1), 1);
  else player.session.answer(0, 1);
}

function stepUntilCut(player: Player<State>, game: AnyGame, random: (n: number) => number): void {
  try {
    step(player, game, random);
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
  }
}

/** Every state that was shown; the last one is where the power failed, if it did. */
function play(player: Player<State>, game: AnyGame, seed: number, steps: number): string[] {
  const random = chance(seed),
    seen = [JSON.stringify(player.s)];
  try {
    for (let i = 0; i < steps; i++) {
      step(player, game, random);
      seen.push(JSON.stringify(player.s));
    }
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
  }
  return seen;
}

describe('a power cut in a play of', function () {
  this.timeout(120_000);

  for (const { id, title } of catalogue())
    it(`${title} loses nothing that was shown`, () => {
      const game = BUNDLES[id];
      const whole = begin(game, {}, 5);
      whole.flash.written = 0;
      const all = play(whole, game, 5, STEPS),
        bytes = whole.flash.written;
      for (let cut = 0; cut < CUTS; cut++) {
        const at = Math.floor((bytes * cut) / CUTS);
        const player = begin(game, {}, 5);
        player.flash.failAfter(at, cut % 2 ? 'bits' : 'prefix', cut);
        const seen = play(player, game, 5, STEPS);
        player.crash();
        const found = JSON.stringify(player.s),
          shown = seen.length - 1;
        assert(found === all[shown] || found === all[shown + 1], `after ${at} bytes: neither what was shown nor the step after it`);
        player.session.correct(
          Object.keys(tracksIn(game, player.s))[0],
          firstCell(player, game),
          player.session.state() ? firstValue(player, game) : 0,
          1,
        );
        const next = JSON.stringify(player.s);
        player.crash();
        assert.equal(JSON.stringify(player.s), next, `after ${at} bytes: the next step is lost`);
        const depth = player.session.journal.depth;
        for (let back = 1; back <= 3 && player.session.undo(); back++)
          assert.equal(player.session.journal.depth, depth - back, `after ${at} bytes: an undo is not one step`);
      }
    });
});

describe('all cut points of random answers of', function () {
  this.timeout(120_000);

  for (const { id, title } of catalogue())
    it(`${title} leave what was shown, or the answer after it, and every undo is one step`, () => {
      const game = BUNDLES[id],
        player = begin(game, {}, 8),
        look = () => JSON.stringify(player.s);
      play(player, game, 8, 30); // somewhere in the middle
      let tried = 0;
      for (let answer = 0; answer < ANSWERS; answer++) {
        const image = player.flash.bytes.slice(),
          shown = look();
        const again = () => {
          player.flash.bytes.set(image);
          player.crash();
        };
        step(player, game, chance(100 + answer));
        const after = look(),
          stood = player.session.journal.depth,
          kept = player.flash.bytes.slice();
        for (let bytes = 0, cut = true; cut; bytes++) {
          again();
          player.flash.failAfter(bytes, bytes % 2 ? 'bits' : 'prefix', bytes);
          stepUntilCut(player, game, chance(100 + answer));
          cut = player.flash.failed();
          player.crash();
          const at = `answer ${answer}, cut after ${bytes} bytes`;
          assert.ok(look() === after || (cut && look() === shown), at);
          if (look() === after && after !== shown && player.session.journal.depth === stood && player.session.undo())
            assert.equal(player.session.journal.depth, stood - 1, at);
          tried++;
        }
        player.flash.bytes.set(kept);
        player.crash();
      }
      console.log(`      ${tried} cut points survived`);
    });
});

function firstCell(player: Player<State>, game: AnyGame): number {
  const tracks: Tracks = tracksIn(game, player.s);
  return Object.values(tracks)[0]!.each ? player.s.seats[0] : 0;
}

/** The value it has: a correction that changes nothing is a step, too. */
function firstValue(player: Player<State>, game: AnyGame): number {
  return get(player.s, Object.keys(tracksIn(game, player.s))[0]!, firstCell(player, game));
}

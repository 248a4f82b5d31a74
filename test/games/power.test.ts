// The power fails in every game of the box, evenly spread over the bytes of a random play.
import { strict as assert } from 'node:assert';
import { CATALOGUE } from '../../firmware/shell';
import { BUNDLES } from '../../hal/bundles';
import { PowerCut } from '../../hal/mock';
import { begin, type Player } from '../play';
import { chance } from '../random';

const STEPS = 60,
  CUTS = 60;

function step(player: Player<any>, game: any, random: (n: number) => number): void {
  const ask = player.session.ask();
  if (random(12) == 0) player.session.undo();
  else if (!ask.pick && !ask.then) player.session.jump(game.phases(player.s)[0][0], 1);
  else if (ask.pick) player.session.answer(random(ask.pick.length), 1);
  else if (ask.dial) player.session.answer(ask.dial[0] + random(ask.dial[1] - ask.dial[0] + 1), 1);
  else player.session.answer(0, 1);
}

/** Every state that was shown; the last one is where the power failed, if it did. */
function play(player: Player<any>, game: any, seed: number, steps: number): string[] {
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

  for (const [id, title] of CATALOGUE)
    it(`${title} loses nothing that was shown`, () => {
      const game = BUNDLES[id];
      const whole = begin<any>(game, {}, 5);
      whole.flash.written = 0;
      const all = play(whole, game, 5, STEPS),
        bytes = whole.flash.written;
      for (let cut = 0; cut < CUTS; cut++) {
        const at = Math.floor((bytes * cut) / CUTS);
        const player = begin<any>(game, {}, 5);
        player.flash.failAfter(at, cut % 2 ? 'bits' : 'prefix', cut);
        const seen = play(player, game, 5, STEPS);
        player.crash();
        const found = JSON.stringify(player.s),
          shown = seen.length - 1;
        assert(found == all[shown] || found == all[shown + 1], `after ${at} bytes: neither what was shown nor the step after it`);
        player.session.correct(
          Object.keys(game.tracks(player.s))[0],
          cells0(player, game),
          player.session.state() ? get0(player, game) : 0,
          1,
        );
        const next = JSON.stringify(player.s);
        player.crash();
        assert.equal(JSON.stringify(player.s), next, `after ${at} bytes: the next step is lost`);
      }
    });
});

function cells0(player: Player<any>, game: any): number {
  const track = Object.values<any>(game.tracks(player.s))[0];
  return track.each ? player.s.seats[0] : 0;
}

/** The value it has: a correction that changes nothing is a step, too. */
function get0(player: Player<any>, game: any): number {
  const id = Object.keys(game.tracks(player.s))[0],
    value = player.s[id];
  return typeof value == 'number' ? value : value[cells0(player, game)];
}

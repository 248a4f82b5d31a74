// However full the device is, the last 200 steps of the running play can be undone, in every game of the box, and done again.

import { strict as assert } from 'node:assert';
import { catalogue, MOST_PLAYS } from '../../firmware/shell';
import { newPlay, openJournal, openNotes, openRing, Session } from '../../games/engine';
import { type AnyGame, goesOn, offeredOf, optionsOf, type State } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { BUNDLES } from '../../tools/bundles';
import { begin, type Player } from '../play';
import { chance } from '../random';

const STEPS = 600,
  BACK = 200;

/** The device's notes and as many other plays as it takes. */
function crowd(player: Player<State>, game: AnyGame): void {
  const ring = openRing(player.flash, crc32);
  openNotes(ring).keep('settings', 'x'.repeat(300));
  for (let i = 1; i < MOST_PLAYS; i++) newPlay(ring, game.id, game.version, `Other ${i}`, player.s);
  player.crash(); // its session knows the ring as it is now
}

/** Any answer but those that end the game sooner or later, as long as there are others: 600 steps are a long play. */
function step({ session, s }: Player<State>, game: AnyGame, random: (n: number) => number): void {
  const ask = session.ask(),
    offered = offeredOf(ask),
    calm = offered.filter(({ rare }) => !rare),
    likely = calm.length ? calm : offered;
  if (ask.options) session.answer(optionsOf(ask).indexOf(likely[random(likely.length)]!), 1);
  else if (ask.dial) {
    const { min, max, start = min } = ask.dial; // what is usual at the most: a leap soon ends a game
    session.answer(min + random((Math.min(start, max) | 0) - min + 1), 1);
  } else if (ask.then) session.answer(0, 1);
  else session.jump(game.phases(s)[0].step, 1); // over: the table goes on all the same
}

describe('with all places taken, undo', function () {
  this.timeout(120_000);

  for (const { id, title } of catalogue())
    it(`takes ${BACK} steps of ${title} back, one by one, and does them again after a power cut`, () => {
      const game = BUNDLES[id],
        random = chance(3),
        player = begin(game, {}, 9),
        look = () => JSON.stringify(player.s);
      crowd(player, game);
      const seen = [look()];
      let over = 0;
      for (let i = 0; i < STEPS; i++) {
        if (!goesOn(player.session.ask())) over++;
        step(player, game, random);
        seen.push(look());
      }
      assert(over < STEPS / 3, `the game was over ${over} times`); // LOOP is short: its last 200 steps have jumps among them, too
      for (let back = 1; back <= BACK; back++) {
        assert.ok(player.session.undo(), `history ends after ${back - 1} steps`);
        assert.equal(look(), seen[STEPS - back], `step ${back} back`);
      }
      player.crash();
      assert.equal(look(), seen[STEPS - BACK]);
      for (let back = BACK - 1; back >= 0; back--) {
        assert.ok(player.session.redo(), `nothing to do again ${back} steps before the end`);
        assert.equal(look(), seen[STEPS - back]);
      }
      // the other plays are whole
      const ring = openRing(player.flash, crc32);
      assert.equal(ring.owners().length, MOST_PLAYS);
      for (const owner of ring.owners())
        new Session(game, openJournal(ring, owner), { forced: [], byHand: false, given: [], wanted: 0 }).ask();
    });
});

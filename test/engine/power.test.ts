// The power fails at every byte of whole plays, in every way a flash chip can tear.
import { strict as assert } from 'node:assert';
import { newPlay, openJournal, openNotes, openRing, Session } from '../../games/engine';
import type { AnyGame, State } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { mockFlash, PowerCut } from '../../hal/mock';
import { sample } from '../long';
import { answerAny, shown as asked, begin, type Player } from '../play';

import { emberfall } from '../toys/emberfall';

/** Every so many of the cut points are tried. */
const STRIDE = sample(5, 1);

const look = (game: Player<State>) => JSON.stringify(game.s);

/** One step, the same for the same number: answers, sometimes a correction, an undo, a redo or a jump. */
function step(game: Player<State>, rules: AnyGame, i: number): void {
  const ask = asked(game.session);
  if (i % 13 === 7) game.session.correct('cold', 0, i % 5, 1);
  else if (i % 11 === 5) game.session.undo();
  else if (i % 17 === 6) game.session.redo();
  else if (!ask.pick && !ask.then) game.session.jump(rules.phases(game.s)[0].step, 1);
  else answerAny(game.session, i);
}

/** Plays until the power fails; checks what the next power-on finds. Returns false when the play ended before. */
function survives(bytes: number, torn: 'prefix' | 'bits', steps: number): boolean {
  const game = begin(emberfall, { Wardens: 3 }, bytes + 1);
  const seen = [look(game)];
  game.flash.failAfter(bytes, torn, bytes);
  let cut = false;
  try {
    for (let i = 0; i < steps; i++) {
      step(game, emberfall, i);
      seen.push(look(game));
    }
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
    cut = true;
  }
  if (!cut) return false;
  game.crash();
  // the last step may have been stored before the light went out, but was not seen
  const shown = seen[seen.length - 1],
    found = look(game);
  const at = `after ${bytes} bytes (${torn})`;
  if (found !== shown) {
    const again = begin(emberfall, { Wardens: 3 }, bytes + 1);
    for (let i = 0; i < seen.length; i++) step(again, emberfall, i);
    assert.equal(found, look(again), `neither what was shown nor the step after it, ${at}`);
  }
  // what is played next is kept
  for (let i = 0; i < 3; i++) {
    step(game, emberfall, i);
    const next = look(game);
    game.crash();
    assert.equal(look(game), next, `the step after the cut is lost ${at}`);
  }
  // every undo is one step, down to the start
  let before = game.session.journal.depth;
  while (game.session.undo()) {
    assert.equal(game.session.journal.depth, before - 1, at);
    before--;
  }
  assert.equal(before, 0, `the history has a hole ${at}`);
  assert.equal(look(game), seen[0], at);
  return true;
}

describe('a power cut', () => {
  it('loses nothing that was shown, wherever it falls in a play, prefix torn', function () {
    this.timeout(120_000);
    let tried = 0;
    for (let bytes = 0, point = 0; bytes < 6000; bytes += 1 + (bytes % 3), point++)
      if (point % STRIDE === 0 && survives(bytes, 'prefix', 160)) tried++;
    assert(tried > 1200 / STRIDE, `only ${tried} cut points`);
    console.log(`      ${tried} cut points survived`);
  });

  it('loses nothing that was shown when the last word keeps any of its bits', function () {
    this.timeout(120_000);
    let tried = 0;
    for (let bytes = 0, point = 0; bytes < 6000; bytes += 2 + (bytes % 5), point++)
      if (point % STRIDE === 0 && survives(bytes, 'bits', 160)) tried++;
    assert(tried > 600 / STRIDE, `only ${tried} cut points`);
    console.log(`      ${tried} cut points survived`);
  });

  it('after a long way back, with all places taken, loses neither the state that was shown nor the step after it', function () {
    this.timeout(120_000);
    const last = (game: Player<State>) => JSON.stringify([game.s, game.session.journal.depth]);
    function tryStep(game: Player<State>, step: (game: Player<State>) => void): void {
      try {
        step(game);
      } catch (error) {
        if (!(error instanceof PowerCut)) throw error;
      }
    }
    /** All places taken, every page of the running play in use, then back to the end of the history, and forward again by so many steps. */
    function farBack(short: number, steps: number): Player<State> {
      const game = begin(emberfall, { Wardens: 3 }, 4),
        ring = openRing(game.flash, crc32);
      for (let i = 1; i < 10; i++) newPlay(ring, 'ember', 1, `Other ${i}`, game.s);
      openNotes(ring).keep('fixed', 'stays');
      game.crash();
      for (let i = 0; i < steps; i++) {
        const ask = asked(game.session);
        if (!ask.pick && !ask.then) game.session.jump('camp.dusk', 1);
        else answerAny(game.session, i);
      }
      let back = 0;
      while (game.session.undo()) back++;
      assert.ok(back >= 200, `only ${back} steps back`);
      for (let i = 0; i < short; i++) assert.ok(game.session.redo());
      const shown = last(game);
      game.crash();
      assert.equal(last(game), shown, `${short} steps from the end of a history of ${steps}`);
      return game;
    }
    const STEPS: [what: string, step: (game: Player<State>) => void][] = [
      ['a jump', game => game.session.jump('camp.dusk', 1)],
      ['an undo', game => game.session.undo()],
      ['a redo', game => game.session.redo()],
    ];
    // wherever the page that is written ends on the way back
    for (let steps = 700; steps < 860; steps += 5 * STRIDE) farBack(0, steps);
    let tried = 0;
    for (const short of [0, 3, 40, 120]) {
      const game = farBack(short, 900),
        image = game.flash.bytes.slice();
      for (const [what, step] of STEPS)
        for (let bytes = 0, cut = true; cut; bytes++) {
          game.flash.bytes.set(image);
          game.crash();
          const shown = last(game);
          step(game);
          const after = last(game);
          game.flash.bytes.set(image);
          game.crash();
          game.flash.failAfter(bytes, bytes % 2 ? 'bits' : 'prefix', bytes);
          tryStep(game, step);
          cut = game.flash.failed();
          game.crash();
          const found = last(game),
            at = `${what} ${short} steps from the end of the history, cut after ${bytes} bytes`;
          assert.ok(found === after || (cut && found === shown), at);
          game.session.correct('cold', 0, 3, 1);
          const next = last(game);
          game.crash();
          assert.equal(last(game), next, at);
          tried++;
        }
    }
    console.log(`      ${tried} cut points survived`);
  });

  it('while a page is erased leaves the other pages whole', function () {
    this.timeout(120_000);
    const flash = mockFlash();
    const state = emberfall.begin([2, 0], 2);
    state.names = ['A', 'B'];
    state.luck = [1, 2, 3, 4];
    let ring = openRing(flash, crc32);
    const owners: number[] = [];
    function spoil(page: number): void {
      const isTaken = ring.owners().some(owner => ring.pagesOf(owner).includes(page));
      if (!isTaken) flash.bytes.fill(0x5a, page * 4096 + 64, page * 4096 + 900);
    }
    const opened = (owner: number) => new Session(emberfall, openJournal(ring, owner), { forced: [], byHand: false, given: [], wanted: 0 });
    function prepare(): void {
      try {
        ring.prepare();
      } catch (error) {
        if (!(error instanceof PowerCut)) throw error;
      }
    }
    for (let i = 0; i < 4; i++) owners.push(newPlay(ring, 'ember', 1, `Play ${i}`, state));
    for (const owner of owners) for (const page of ring.pagesOf(owner).slice(1)) ring.drop(page);
    // stale pages everywhere: each prepare() has to erase one
    for (let cut = 0; cut < 5; cut++) {
      for (const page of Array(16).keys()) spoil(page);
      flash.failAfter(cut, 'bits', cut + 1);
      prepare();
      flash.failAfter();
      ring = openRing(flash, crc32);
      for (const owner of owners) assert.equal(asked(opened(owner)).say.slice(0, 4), 'Dusk');
      const fresh = newPlay(ring, 'ember', 1, 'New', state);
      opened(fresh).answer(0, 1);
      for (const page of ring.pagesOf(fresh)) ring.drop(page);
    }
  });
});

describe('notes', () => {
  it('are whole after a cut at any byte, old or new', function () {
    this.timeout(60_000);
    for (let bytes = 0; bytes < 4600; bytes += 7 * STRIDE) {
      const flash = mockFlash();
      let notes = openNotes(openRing(flash, crc32));
      notes.keep('fixed', 'stays');
      let last = 0;
      flash.failAfter(bytes, bytes % 2 ? 'bits' : 'prefix', bytes);
      try {
        for (let i = 1; i < 200; i++) {
          notes.keep('count', `number ${i}`);
          last = i;
        }
      } catch (error) {
        if (!(error instanceof PowerCut)) throw error;
      }
      flash.failAfter();
      notes = openNotes(openRing(flash, crc32));
      const found = notes.read('count') || 'number 0';
      assert(found === `number ${last}` || found === `number ${last + 1}`, `${found} after ${bytes} bytes, shown ${last}`);
      assert.equal(notes.read('fixed'), 'stays', `after ${bytes} bytes`);
      notes.keep('next', 'kept');
      assert.equal(openNotes(openRing(flash, crc32)).read('next'), 'kept');
    }
  });

  it('are not written again when they are the same', () => {
    const flash = mockFlash();
    const notes = openNotes(openRing(flash, crc32));
    notes.keep('a', '1');
    const before = flash.written;
    notes.keep('a', '1');
    assert.equal(flash.written, before);
  });
});

describe('trouble with the flash', () => {
  it('takes an answer back that could not be stored, says so, and goes on', () => {
    const game = begin(emberfall);
    const before = look(game),
      write = game.flash.write;
    game.flash.write = () => {};
    assert.throws(() => game.ok(), /did not keep/);
    assert.equal(look(game), before);
    game.flash.write = write;
    game.ok();
    const after = look(game);
    game.crash();
    assert.equal(look(game), after);
  });

  it('comes back to the last good state when a bit of a stored record flips', function () {
    this.timeout(60_000);
    for (let bit = 0; bit < 400; bit++) {
      const game = begin(emberfall, {}, 3);
      const seen = [look(game)];
      for (let i = 0; i < 24; i++) {
        step(game, emberfall, i);
        seen.push(look(game));
      }
      // somewhere in the records of the play's only page
      const page = openRing(game.flash, crc32).pagesOf(game.owner)[0];
      const at = page * 4096 + 300 + ((bit * 37) % 600);
      game.flash.bytes[at] ^= 1 << (bit % 8);
      try {
        game.crash();
      } catch (error) {
        assert.match((error as Error).message, /cannot be read|damaged/);
        continue;
      }
      assert(seen.includes(look(game)), `a state that never was, bit ${bit}`);
      try {
        game.session.jump('camp.dusk', 1);
      } catch {
        game.session.jump('camp.dusk', 1); // the flipped bit was in the empty part: said, and stored elsewhere
      }
      const next = look(game);
      game.crash();
      assert.equal(look(game), next);
    }
  });

  it('plays on when a bit of the newest head flips: every page has the same one', () => {
    const whole = begin(emberfall, {}, 3);
    const pages = () => openRing(whole.flash, crc32).pagesOf(whole.owner);
    for (let i = 0; pages().length < 2; i++) step(whole, emberfall, i);
    const bytes = whole.flash.bytes.slice(),
      state = look(whole),
      page = pages()[0]!;
    for (let at = 16; at < 60; at++) {
      whole.flash.bytes.set(bytes);
      whole.flash.bytes[page * 4096 + at]! ^= 1 << (at % 8);
      whole.crash();
      assert.equal(whole.session.journal.about().game, emberfall.id);
      assert.deepEqual(Object.keys(whole.s), Object.keys(JSON.parse(state)), `byte ${at}: a state without its names`);
      whole.session.jump('camp.dusk', 1);
      const next = look(whole);
      whole.crash();
      assert.equal(look(whole), next);
    }
  });
});

// The clock of the game on the table: seen, heard and ended everywhere, and kept when the power fails.

import { strict as assert } from 'node:assert';
import type { Emberfall } from '../toys/emberfall';
import { type Table, table, withToys } from './device';

const TURN = 90_000; // of Emberfall, in milliseconds

describe('the clock of a game', () => {
  withToys();
  let t: Table, began: number;
  beforeEach(() => {
    t = table().start('Emberfall').press('ok');
    began = t.hal.clock.now() - 60; // the press that began the turn was this long ago
  });
  const at = () => t.device.session!.state().at;
  /** Goes to so many milliseconds after the turn began. */
  const go = (milliseconds: number) => t.wait(began + milliseconds - t.hal.clock.now());
  const into: [string, (t: Table) => unknown][] = [
    ['the question', () => 0],
    ['a sub-question', t => t.choose('Face a test')],
    ['a question below that', t => t.choose('Face a test').press('ok')],
    ['the tracks', t => t.press('back')],
    ['a track that is being set', t => t.press('back down ok')],
    ['the tools', t => t.press('ok:hold')],
    ['the dice tool', t => t.press('ok:hold').choose('Dice')],
    ['the timers', t => t.press('ok:hold').choose('Timers')],
    ['the log', t => t.press('back').choose('Log')],
  ];

  for (const [name, open] of into)
    it(`is seen and heard in ${name}, and ends there to the millisecond`, () => {
      open(t);
      t.hal.played = [];
      go(20_500);
      assert.match(t.rows()[0]!, /1:10/, t.text());
      const heard: number[] = [];
      for (let second = 21; second < 90; second++) {
        go(second * 1000 - 1);
        t.hal.played = [];
        go(second * 1000);
        if (t.hal.played.length) heard.push(90 - second);
      }
      assert.deepEqual(heard, [60, 30, 10, 5, 4, 3, 2, 1]);
      go(TURN - 1);
      assert.notEqual(at(), 'camp.chill');
      go(TURN);
      assert.equal(at(), 'camp.chill');
      assert.match(t.text(), /Time is up: North|Too slow/);
      assert.equal(t.device.session!.state().played - 90 <= 1, true);
    });

  it('shows the warning in large digits over whatever is open, and gives way to a press that does what it says', () => {
    t.press('ok:hold');
    const tools = ['Next roll by hand', '>Dice', 'Timers'];
    go(30_500);
    assert.deepEqual([t.rows()[0]!.slice(0, 5), t.rows()[1]], ['North', '1:00']);
    t.press('down');
    const seen = () =>
      t
        .rows()
        .slice(1, 4)
        .map(row => row.trim());
    assert.deepEqual(seen(), tools);
    go(34_500);
    assert.deepEqual(seen(), tools, 'after three seconds it would be gone anyway');
  });

  it('interrupts nobody who is pressing buttons', () => {
    go(29_900);
    t.press('down');
    go(30_500);
    assert.match(t.text(), />Face a test/);
    assert.match(t.rows()[0]!, /!1:00/);
  });

  it('warns at the stages that the table has chosen, and at no others', () => {
    for (const [off, stages] of [
      ['60 seconds', [30, 10, 5, 4, 3, 2, 1]],
      ['30 seconds', [10, 5, 4, 3, 2, 1]],
      ['Last 5', [10]],
      ['10 seconds', []],
    ] as const) {
      t.press('up').press('ok:hold').choose('Timers', 'Warn at', off);
      t.restart(); // the choice is kept
      t.press('ok back back back').start('Emberfall').press('ok');
      const ends = t.hal.clock.now() - 60 + TURN,
        heard: number[] = [];
      for (let second = 89; second > 0; second--) {
        t.wait(ends - second * 1000 - 1 - t.hal.clock.now());
        t.hal.played = [];
        t.wait(1);
        if (t.hal.played.length) heard.push(second);
      }
      assert.deepEqual(heard, stages, off);
    }
  });

  it('has its stages chosen in six presses from the game, one more for each other stage', () => {
    t.press('ok:hold').press('down*2').press('ok').press('up').press('ok').press('ok');
    assert.equal(t.device.settings.warn, 7, t.text());
    assert.match(t.text(), />60 seconds off/);
  });

  it('keeps its stages as they were when they cannot be stored', () => {
    t.press('ok:hold').choose('Timers', 'Warn at');
    t.hal.flash.failAfter(0);
    t.press('ok');
    t.hal.flash.failAfter();
    assert.match(t.text(), /power failed/);
    assert.equal(t.device.settings.warn, 15);
  });

  it('stands at rest in large digits below the name of whose turn it is', () => {
    t.wait(31_000);
    go(35_500);
    assert.deepEqual([t.rows()[0]!.slice(0, 5), t.rows()[1]], ['North', '0:55']);
    go(TURN + 100);
    assert.doesNotMatch(t.text(), /Any button/, 'it makes room when time is up');
  });

  it('leads back to the question that it interrupted when the step says so', () => {
    const game = t.device.session!.game;
    const before = game.clock;
    game.clock = (s: Emberfall) => (s.ends ? { until: s.ends, late: () => String((s.ends = 0)) && '<' } : undefined);
    try {
      t.choose('Face a test');
      go(TURN + 100);
      assert.equal(at(), 'test.pool');
      assert.deepEqual(t.device.session!.state().back, ['camp.pass']);
      assert.doesNotMatch(t.rows()[0]!, /0:00/);
    } finally {
      game.clock = before;
    }
  });

  it('waits for dice that are thrown by hand: they were asked for in time', () => {
    t.device.fate.byHand = true;
    t.choose('Face a test').press('ok');
    go(TURN + 5000);
    assert.match(t.text(), /Throw a die/);
    t.press('ok*3').wait(10);
    assert.equal(at(), 'camp.chill');
    assert.equal(t.device.session!.state().played, 95, 'the time in which they were thrown counts');
  });

  it('has what it had before a power cut, and waits for the next answer', () => {
    go(49_000); // 0:41 are left
    assert.match(t.text(), /0:41/);
    t.restart();
    assert.match(t.text(), /clocks are paused/);
    t.press('ok');
    const left = Number(/II0:(\d\d)/.exec(t.rows()[0]!)![1]);
    assert(left >= 41 && left <= 46, `0:${left}`);
    t.wait(600_000).press('down');
    assert.match(t.rows()[0]!, new RegExp(`II0:${left}`));
    t.choose('Face a test').wait(2000);
    assert.match(t.rows()[0]!, new RegExp(`0:${left - 2}|0:${left - 1}`));
  });

  it('has what it had before the play was left', () => {
    go(49_000);
    t.press('up back back').wait(60_000).press('ok');
    assert.match(t.rows()[0]!, /II0:41/);
  });

  it('loses at most a twelfth of the time that is left, or five seconds, to a power cut at any moment', () => {
    for (let second = 3; second < 88; second += 7) {
      t = table().start('Emberfall').press('ok');
      t.wait(second * 1000)
        .restart()
        .press('ok');
      const [, minutes, seconds] = /II(\d):(\d\d)/.exec(t.rows()[0]!) ?? assert.fail(t.text());
      const back = Number(minutes) * 60 + Number(seconds) - (90 - second);
      assert(back >= -1 && back <= Math.max(6, (90 - second) / 12 + 1), `${back} s at ${second}`);
    }
  });

  it('can be paused among the timers, for the rulebook: nobody loses time', () => {
    go(30_000);
    t.press('up').press('ok:hold').choose('Timers').choose('North');
    assert.match(t.text(), /North 1:00 II|North 0:60 II|North 0:59 II/);
    const shown = /North (\S+) II/.exec(t.text())![1]!;
    t.wait(300_000).press('ok:hold');
    assert.match(t.text(), new RegExp(`North ${shown} II`));
    t.choose('North').wait(10_000);
    assert.match(t.rows()[0]!, /0:4[89]|0:50/);
  });

  it('is tried again when its end cannot be stored, and is no longer for it', () => {
    go(TURN - 500);
    const { journal } = t.device.session!;
    const append = journal.append;
    journal.append = () => {
      throw new Error('No room.');
    };
    go(TURN + 300);
    assert.match(t.text(), /No room/);
    assert.notEqual(at(), 'camp.chill');
    journal.append = append;
    go(TURN + 2500);
    assert.equal(at(), 'camp.chill');
    assert(t.device.session!.state().played >= 91);
  });

  it('runs on when the note of the minute cannot be stored, says so, and is stored with the next one', () => {
    go(20_000);
    t.hal.flash.failAfter(0);
    go(40_000);
    t.hal.flash.failAfter();
    assert.match(t.text().replace(/\s+/g, ' '), /The clock runs on, but was not stored: The power failed/);
    go(49_000);
    t.press('down up');
    assert.match(t.rows()[0]!, /0:4[01]/);
    t.restart().press('ok');
    const left = Number(/II0:(\d\d)/.exec(t.rows()[0]!)![1]);
    assert(left >= 41 && left <= 47, `0:${left}`);
  });

  it('ends once when the processor was held up beyond its end', () => {
    go(20_000);
    t.hal.clock.jump(3_600_000);
    t.wait(1000);
    assert.equal(at(), 'camp.chill');
    const { depth } = t.device.session!.journal;
    t.wait(5000);
    assert.equal(t.device.session!.journal.depth, depth);
  });

  it('stops with the game', () => {
    t.device.session!.correct('cold', 0, 10, 0);
    t.choose('Take 2');
    assert.equal(at(), 'camp.frozen');
    assert.doesNotMatch(t.rows()[0]!, /\d:\d\d/);
    go(TURN + 5000);
    assert.equal(at(), 'camp.frozen');
  });
});

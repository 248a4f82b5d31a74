// Undo that is honest: about dice that everybody has seen, and about time that has passed.
import { strict as assert } from 'node:assert';
import { type Table, table, withToys } from './device';

const state = (t: Table) => t.device.session!.state();

/** Emberfall, with three dice on the table that were just thrown. */
function thrown(): Table {
  const t = table().start('Emberfall').press('ok').choose('Face a test').press('ok');
  assert.equal(t.device.session!.diceToUndo(), 3, t.text());
  return t;
}

const dice = (t: Table) => t.device.session!.journal.entry(t.device.session!.journal.depth)!.slice(2);

describe('an undo over dice', () => {
  withToys();

  it('takes them back at once, and says how many are known now', () => {
    const t = thrown().press('back:hold');
    assert.match(t.text(), /Undone: .*\n(.*\n)*.*3 dice are known\s+now/);
  });

  it('says nothing of dice where none were thrown', () => {
    const t = table().start('Emberfall').press('ok').choose('Face a test').press('back:hold');
    assert.match(t.text(), /Undone/);
    assert.doesNotMatch(t.text(), /known/);
  });

  it('lets them lie as they fell', () => {
    const t = thrown(),
      fell = dice(t);
    t.press('back:hold').press('ok');
    assert.deepEqual(dice(t), fell);
  });

  it('leaves a trace in the log, also when something else is answered then, and over a power cut', () => {
    const t = thrown(),
      fell = dice(t).map(face => Math.abs(face as number));
    t.press('back:hold').press('back:hold').choose('Take 2');
    const trace = `(undone, known: ${fell.join(' ')})`;
    assert(
      t.device.session!.log(20).includes(trace) || t.device.session!.journal.traces(0, 99).length === 1,
      t.device.session!.log(20).join('\n'),
    );
    t.restart().press('ok');
    assert(t.device.session!.log(20).includes(trace));
  });

  it('asks first where the table wants that, and a press in between forgets the question', () => {
    const t = thrown();
    t.device.settings.undo = 1;
    const { depth } = t.device.session!.journal;
    t.press('back:hold');
    assert.match(t.text(), /3 dice would be\s+known\s+then/);
    assert.equal(t.device.session!.journal.depth, depth);
    t.press('down').press('back:hold');
    assert.equal(t.device.session!.journal.depth, depth, 'asked again');
    t.press('back:hold');
    assert.equal(t.device.session!.journal.depth, depth - 1);
  });

  it('throws known dice anew where the table wants that, however far it goes back', () => {
    const t = thrown();
    t.device.settings.undo = 2;
    const seen = new Set<string>([dice(t).join()]);
    for (let i = 0; i < 12; i++) {
      t.press('back:hold');
      assert.match(t.text(), /thrown\s+anew/);
      assert.equal(t.device.session!.redo(), undefined, 'what is known is not to be had again');
      t.press('ok');
      seen.add(dice(t).join());
    }
    assert(seen.size > 6, [...seen].join(' | '));
    const { luck } = state(t);
    t.restart().press('ok');
    assert.deepEqual(state(t).luck, luck, 'a replay throws the same');
  });

  it('counts a die in the singular', () => {
    const t = thrown();
    t.device.session!.diceToUndo = () => 1;
    assert.match(t.press('back:hold').text(), /1 die is known\s+now/);
  });
});

describe('an undo on the bench', () => {
  withToys();
  const told = async (t: Table, line: string) => JSON.parse(await t.command(line));

  it('goes the way of a held BACK: says how many dice are known, on the screen, too, and leaves its trace', async () => {
    const t = thrown(),
      answer = await told(t, 'undo');
    assert.deepEqual([answer.ok, answer.known], [true, 3]);
    assert.match(answer.undone, /\[\d \d \d\]$/);
    assert.match(t.text(), /3 dice are known\s+now/);
    await told(t, 'dial 1');
    assert.match((await told(t, 'log')).log.join('\n'), /\(undone, known: \d \d \d\)/);
  });

  it('says nothing of dice where none were thrown', async () => {
    const t = table().start('Emberfall').press('ok').choose('Face a test');
    assert.deepEqual(Object.keys(await told(t, 'undo')), ['ok', 'undone']);
  });

  it('asks first where the table wants that', async () => {
    const t = thrown(),
      { depth } = t.device.session!.journal;
    t.device.settings.undo = 1;
    assert.match((await told(t, 'undo')).asks, /3 dice would be known then/);
    assert.equal(t.device.session!.journal.depth, depth);
    assert.equal((await told(t, 'undo')).known, 3);
    assert.equal(t.device.session!.journal.depth, depth - 1);
  });

  it('throws known dice anew where the table wants that', async () => {
    const t = thrown(),
      seen = new Set([dice(t).join()]);
    t.device.settings.undo = 2;
    for (let i = 0; i < 12; i++) {
      await told(t, 'undo');
      await told(t, 'dial 3');
      seen.add(dice(t).join());
    }
    assert(seen.size > 6, [...seen].join(' | '));
  });

  it('is refused where the history starts and where nothing was undone, and changes nothing', async () => {
    const t = table().start('Emberfall'),
      rows = t.rows();
    assert.deepEqual(await told(t, 'undo'), { ok: false, error: 'This is where the history starts.' });
    assert.deepEqual(await told(t, 'redo'), { ok: false, error: 'There is nothing to redo.' });
    assert.deepEqual(t.rows(), rows);
  });
});

describe('an undo against the clock', () => {
  withToys();
  const left = (t: Table) => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec(t.rows()[0]!) ?? assert.fail(t.text());
    return Number(minutes) * 60 + Number(seconds);
  };

  it('gives nobody time back', () => {
    const t = table().start('Emberfall').press('ok').wait(20_000).choose('Face a test').wait(10_000).press('down up');
    const before = left(t);
    t.press('back:hold');
    assert(Math.abs(left(t) - before) <= 1, `${before} s, then ${left(t)} s`);
    t.wait(5000).press('down');
    assert(Math.abs(left(t) - before + 5) <= 1, 'and it runs on');
  });

  it('takes no time twice when the step is done again', () => {
    const t = table().start('Emberfall').press('ok').wait(20_000).choose('Face a test').wait(10_000).press('down up');
    const before = left(t);
    t.press('back:hold');
    t.device.redo();
    t.device.show();
    t.press('down up');
    assert(Math.abs(left(t) - before) <= 1, `${before} s, then ${left(t)} s`);
  });
});

describe('practice dice', () => {
  withToys();

  it('are the same every time, and marked on every screen as long as they are in use', () => {
    const rolls: string[] = [];
    for (const seed of [1, 2]) {
      const t = table({ seed });
      t.device.settings.practice = 3;
      t.start('Emberfall').press('ok').choose('Face a test').press('ok');
      assert.match(t.rows()[0]!, /P3$/);
      rolls.push(dice(t).join());
      t.device.settings.practice = 0;
      t.press('down');
      assert.match(t.rows()[0]!, /P3$/, 'the play goes on with them');
      t.restart().press('ok');
      assert.match(t.rows()[0]!, /P3/, 'over a power cut, too');
    }
    assert.equal(rolls[0], rolls[1]);
  });

  it('are not marked on a play with real dice', () => {
    const t = table().start('Emberfall').press('ok');
    assert.doesNotMatch(t.rows()[0]!, /P\d$/);
  });

  it('hold for the tools, too', () => {
    const t = table();
    t.device.settings.practice = 5;
    t.device.applySettings();
    t.press('ok:hold').choose('Dice').press('ok').wait(500);
    assert.match(t.rows()[0]!, /P5$/);
  });
});

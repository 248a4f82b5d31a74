// A screen below another one is the same when it is seen again; what stood above it gives its memory back.
import { strict as assert } from 'node:assert';
import { type Table, table, withoutClock, withToys } from './device';

/** Without the time that is left, which goes on, and the mark of what has just been reached. */
const seen = (t: Table) => t.rows().map(row => row.replace(/ {2,}>?[0-9:]*$/, ''));

describe('a question below another screen', () => {
  withToys();
  withoutClock();

  it('is there again after the tracks, which give their memory back', () => {
    const t = table().start('Emberfall').press('ok');
    const before = seen(t);
    t.hal.unloaded.length = 0;
    t.press('back');
    assert.deepEqual(t.hal.unloaded, []);
    t.press('ok'); // Back to the game
    assert.deepEqual(t.hal.unloaded, ['s_tracks']);
    assert.deepEqual(seen(t), before);
  });

  it('has its cursor where it was left, after the tracks and after the tools', () => {
    const t = table().start('Emberfall').press('ok down');
    const before = seen(t);
    assert.deepEqual(seen(t.press('back ok')), before);
    assert.deepEqual(seen(t.press('ok:hold back')), before);
  });

  it('has its dial where it was left', () => {
    const t = table().start('Harbours').press('up up up');
    const before = seen(t);
    assert.deepEqual(seen(t.press('back ok')), before);
    assert.match(before.join('\n'), /\b3\b/);
  });

  it('is another one when the step was undone meanwhile', () => {
    const t = table().start('Emberfall');
    const first = seen(t);
    assert.deepEqual(seen(t.press('ok down').press('back back:hold ok')), first);
  });

  it('sounds when it is reached, and not when it comes back', () => {
    const t = table().start('Emberfall').press('ok');
    t.wait(1000).hal.tones();
    assert.deepEqual(t.press('back ok').wait(1000).hal.tones(), []);
  });

  it('stays while a die is thrown by hand for it', () => {
    const t = table().start('Emberfall').press('ok');
    t.device.fate.byHand = true;
    const before = t.choose('Face a test').press('ok up').rows();
    assert.match(before.join('\n'), /Throw a die/);
    assert.deepEqual(seen(t.press('ok:hold back')), before);
  });
});

/** Cursor and scroll, too. */
const picture = (t: Table) => [...t.rows(), Buffer.from(t.hal.display.pixels()).toString('hex')];

describe('the list of tools', () => {
  withToys();
  withoutClock();

  it('is the same picture after a tool, which gives its memory back', () => {
    const t = table().start('Emberfall').press('ok');
    for (const [tool, downs] of [
      ['dice', 1],
      ['rolls', 10],
      ['witness', 11],
      ['fair', 13],
      ['who', 14],
    ] as const) {
      t.press('ok:hold').press(`down*${downs}`);
      const before = picture(t);
      t.hal.unloaded.length = 0;
      t.press('ok');
      assert.deepEqual(picture(t.press('back')), before, tool);
      assert.ok(t.hal.unloaded.includes(`s_${tool}`));
      t.press('back');
    }
  });

  it('has its rows where they were, and not only its cursor', () => {
    const t = table().start('Emberfall').press('ok ok:hold').press('down*10 up*6'); // not the last row in view
    const before = picture(t);
    assert.match(before.join('\n'), /\n>Counters\n.*Why/);
    assert.deepEqual(picture(t.press('ok back')), before);
    assert.match(t.press('up').text(), /^>Coin/m); // the cursor goes on from there
  });

  it('tells below its title why a tool does not open, and stays where it is', () => {
    const t = table().start('Emberfall').press('ok ok:hold').press('down*10 up*7');
    const before = picture(t);
    const { load } = t.hal;
    t.hal.load = name => {
      if (name === 's_coin') throw new Error('No coin.');
      return load(name);
    };
    t.press('ok');
    assert.match(t.text(), /^Tools .*\nNo coin\.\n/);
    assert.match(t.text(), /^>Coin/m);
    t.press('ok:hold'); // only takes the notice away
    assert.deepEqual(picture(t), before);
  });

  it('rolls by hand also after another tool was open', () => {
    const t = table().start('Emberfall').press('ok ok:hold').choose('Coin').press('back').choose('Next roll by hand');
    assert.match(t.text(), /The next roll is\s+yours/);
    assert.equal(t.device.screens.length, 1);
    assert.match(t.choose('Face a test').press('ok').text(), /Throw a die/);
  });

  it('knows a setting that it has changed itself', () => {
    const t = table().start('Emberfall').press('ok ok:hold').choose('Dice: by device', 'Who starts?').press('back');
    assert.match(t.text(), /Dice: by hand/);
  });
});

describe('the list of tracks', () => {
  withToys();
  withoutClock();

  /** Moves the cursor there. */
  function to(t: Table, label: string): Table {
    for (let i = 0; i < 40 && !t.text().includes(`>${label}`); i++) t.press('down');
    return t;
  }

  it('is the same picture after one of its screens, which gives its memory back', () => {
    for (const [label, screen] of [
      ['Go to phase', 's_jump'],
      ['Names', 's_names'],
      ['Log', 's_log'],
    ] as const) {
      const t = to(table().start('Emberfall').press('ok back'), label),
        before = picture(t);
      t.hal.unloaded.length = 0;
      t.press('ok');
      assert.notDeepEqual(picture(t), before);
      assert.deepEqual(picture(t.press('back')), before);
      assert.ok(t.hal.unloaded.includes(screen));
    }
  });

  it('is there again below those of our copy', () => {
    const t = to(table().start('Emberfall').press('ok back'), 'Our copy'),
      before = picture(t);
    assert.match(t.press('ok').text(), /^Our copy/);
    const copy = picture(t.press('down'));
    assert.deepEqual(picture(t.press('ok:hold back')), copy, 'they stand aside themselves');
    assert.deepEqual(picture(t.press('up back')), before);
  });

  it('stays as it is while a value is set', () => {
    const t = to(table().start('Emberfall').press('ok back'), 'Cold').press('ok up'),
      before = picture(t);
    assert.match(t.text(), /^Cold\n/);
    t.hal.unloaded.length = 0;
    t.press('ok:hold');
    assert.match(t.text(), /^Tools/);
    assert.deepEqual(t.hal.unloaded, []);
    assert.deepEqual(picture(t.press('back')), before);
  });

  it('stays as it is while the cells of a track are seen', () => {
    const t = to(table().start('Emberfall').press('ok back'), 'Embers').press('ok down'),
      before = picture(t);
    assert.match(t.text(), /^Embers\n/);
    assert.deepEqual(picture(t.press('ok:hold back')), before);
    assert.match(t.press('back').text(), /^>Embers/m);
  });

  it('is left with the phase that was gone to', () => {
    const t = to(table().start('Emberfall').press('ok back'), 'Go to phase').press('ok ok');
    assert.equal(t.device.screens.length, 1);
  });
});

describe('a play below the tools', () => {
  withToys();
  withoutClock();

  it('is played on and left when the flash around it cannot be read any more', () => {
    const t = table().start('Emberfall').press('ok'),
      before = seen(t);
    t.press('ok:hold');
    for (const page of t.device.ring.pagesOf(t.device.session!.journal.owner))
      t.hal.flash.bytes.fill(0, page * 4096 + 24, page * 4096 + 4096); // one flipped bit alone would be put right
    assert.deepEqual(seen(t.press('back')), before);
    t.press('back back');
    assert.match(t.text(), /cannot be\s+read/);
    assert.equal(t.device.session, undefined);
    assert.match(t.press('ok:hold').text(), /Tools/);
  });
});

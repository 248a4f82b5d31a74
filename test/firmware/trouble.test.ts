// What goes wrong is said in a sentence, and nothing that was stored is lost.
import { strict as assert } from 'node:assert';
import { openShell, powerOn } from '../../firmware/shell';
import { box } from '../../games/catalogue';
import { type Dice, type State, stepsOf } from '../../games/kit';
import { mockHal } from '../../hal/mock';
import { Presses } from '../../hal/press';
import { emberfall } from '../toys/emberfall';
import type { Lanterns } from '../toys/lanterns';
import { stateOf, type Table, TOYS, table, withToys } from './device';

/** All words of the screen in one line. */
const said = (t: Table) =>
  t
    .rows()
    .map(row => row.replace(/^[> ]+/, ''))
    .join(' ');

describe('trouble', () => {
  withToys();

  it('with a game that is not on the device is said, and home stays', () => {
    const t = table({}, { ...TOYS });
    delete t.hal.modules.harb;
    t.choose('Harbours');
    assert.match(said(t), /The file harb is missing on this device\. Flash it again: npm run flash\./);
    t.press('down');
    assert.equal(t.rows()[0], 'Roundkeeper');
  });

  it('with a screen that is not on the device is said, and the screen below stays', () => {
    const t = table();
    delete t.hal.modules.s_log;
    t.start('Emberfall').press('back').choose('Log');
    assert.match(said(t), /The file s_log is missing/);
    t.press('up').choose('Back to the game');
    assert.match(said(t), /Dusk: roll/);
  });

  it('with a play whose game is gone is said, and the play is kept', () => {
    const t = table();
    t.start('Emberfall').press('ok back back');
    const game = t.hal.modules.ember;
    delete t.hal.modules.ember;
    t.press('ok');
    assert.match(said(t), /The file ember is missing/);
    t.press('back');
    assert.match(said(t), /Resume North East/);
    t.hal.modules.ember = game;
    t.press('ok');
    assert.match(said(t), /North: act/);
  });

  it('with a play of another version of the rules is said, and the play is kept', () => {
    const t = table();
    t.start('Emberfall').press('ok back back');
    t.hal.modules.ember = { ...emberfall, version: 2 };
    t.press('ok');
    assert.match(said(t), /North East was played with rules 1, this device has 2\. It is kept; flash the other version\./);
    t.press('back');
    t.hal.modules.ember = emberfall;
    t.press('ok');
    assert.match(said(t), /North: act/);
  });

  it('with an open play whose rules changed while it was off is said at the start', async () => {
    const games = { ...TOYS };
    const t = table({}, games);
    t.start('Emberfall').press('ok');
    games.ember = { ...emberfall, version: 2 };
    t.restart();
    assert.match(said(t), /Roundkeeper +!.*was played with rules 1, this device has 2/);
    assert.equal(t.device.session, undefined);
    games.ember = emberfall;
    t.restart().press('ok');
    assert.match(said(t), /North: act/);
  });

  it('with a rule that fails is said, and the answer never happened', () => {
    const t = table();
    t.start('Lanterns').choose('Stumble');
    assert.match(said(t), /The ground gives way here\. Go another way\./);
    assert.equal(stateOf<Lanterns>(t).luck_, -2);
    assert.equal(t.device.session!.journal.depth, 0);
  });

  it('with a rule that fails at its question is said, and BACK leads home', () => {
    const games = { ...TOYS };
    const t = table({}, games);
    t.start('Lanterns').choose('Read');
    const chapters = t.hal.modules.lamp.chapters;
    t.press('back back');
    t.hal.modules.lamp = {
      ...TOYS.lamp,
      chapters: {
        path: (s: State, t: Dice<State>) => ({
          ...stepsOf(chapters.path(s, t)),
          tale: () => {
            throw new Error('The book is closed.');
          },
        }),
      },
    };
    t.press('ok');
    assert.match(said(t), /The book is closed\./);
    for (let i = 0; i < 12 && t.rows()[0] !== 'Roundkeeper'; i++) t.press('back');
    assert.equal(t.rows()[0], 'Roundkeeper');
  });

  it('with a button that sticks is said, nothing is answered, and the screen goes dark as ever', () => {
    for (const [contact, name] of [
      [0, 'up'],
      [1, 'down'],
    ] as const) {
      const t = table().start('Lanterns').choose('Walk'); // a number: it goes to its end and stays there
      const press = new Presses(t.hal.clock, (button, push) => t.hal.push(button, push), 0),
        { depth } = t.device.session!.journal;
      press.edge(contact, true, t.hal.clock.now());
      t.wait(70_000);
      assert.match(said(t), new RegExp(`The button ${name} is stuck, or was held for a minute\\. It counts again when it comes up\\.`));
      t.wait(6 * 60_000);
      assert.equal(t.hal.display.level, 0, 'dark');
      press.edge(2, true, t.hal.clock.now());
      t.wait(50);
      press.edge(2, false, t.hal.clock.now());
      assert.ok(t.hal.display.level > 0, 'the others work');
      assert.equal(t.device.session!.journal.depth, depth);
    }
  });

  it('with a list without options is said, nothing is answered, and undo leads out of it', () => {
    for (const then of [undefined, () => 'cross']) {
      const t = table({}, { ...TOYS });
      const { chapters } = t.hal.modules.lamp;
      t.hal.modules.lamp = {
        ...TOYS.lamp,
        chapters: {
          path: (s: State, t: Dice<State>) => ({
            ...stepsOf(chapters.path(s, t)),
            tale: () => ({ say: 'Which tale?', options: [false, undefined], then }),
          }),
        },
      };
      t.start('Lanterns').choose('Read');
      assert.match(said(t), /Which tale\?/);
      t.press('down up down ok');
      assert.match(said(t), /nothing to choose here\. Hold BACK to undo, or BACK and go to another phase\./);
      assert.equal(t.device.session!.journal.depth, 1, 'no answer was made up');
      t.press('back:hold');
      assert.match(t.text(), /crossroads/);
      assert.equal(t.device.session!.journal.depth, 0);
    }
  });

  it('with a flash that refuses is said, the answer never happened, and the next one is stored', () => {
    const t = table();
    t.start('Emberfall').press('ok');
    const { write } = t.hal.flash;
    t.hal.flash.write = () => {
      throw new Error('The flash memory did not keep this. Press again to store it elsewhere.');
    };
    t.choose('Use gift');
    assert.match(said(t), /The flash memory did not keep this\. Press again/);
    assert.match(said(t), /North/);
    assert.equal(t.device.session!.state().at, 'camp.turn');
    t.hal.flash.write = write;
    t.press('back');
    if (t.rows()[0] !== 'North') t.press('ok');
    t.choose('Use gift');
    assert.equal(t.device.session!.state().at, 'camp.pass');
    t.restart().press('ok');
    assert.match(said(t), /Pass the lantern on/);
  });

  it('with a damaged page loses that play at most, and says so', () => {
    const t = table();
    t.start('Emberfall').press('ok back back');
    t.start('Harbours').press('up up ok back back');
    const pages = t.device.ring.pagesOf(1);
    for (const page of pages) t.hal.flash.bytes.fill(0, page * 4096 + 16, page * 4096 + 600);
    t.restart();
    assert.match(said(t), /A play cannot be read: damaged, or cut off before it began\. See Plays\./);
    t.press('up:again'); // the notice goes
    assert.match(said(t), /^Roundkeeper Harbours: Ships .*Resume Red Blue Gr/);
    t.press('ok');
    assert.match(said(t), /Blue: Ships/);
    t.press('back back').choose('Plays');
    assert.match(said(t), /^Harbours Red Blue Green Unreadable/);
    assert.ok(!/undefined|NaN/.test(said(t)), said(t));
    t.choose('Unreadable');
    assert.match(said(t), /Damaged, or cut off before it began/);
    assert.ok(!/Go on|Rename|Copy/.test(said(t)), said(t));
    t.choose('Delete').press('down');
    assert.match(said(t), /Deleted: Unreadable/);
    assert.deepEqual(t.device.ring.pagesOf(1), []);
    t.restart();
    assert.doesNotMatch(said(t), /cannot be read/);
  });

  it('with flash that holds nothing but noise starts all the same', () => {
    const t = table();
    for (let i = 0; i < t.hal.flash.bytes.length; i++) t.hal.flash.bytes[i] = (i * 7919 + (i >> 5)) & 255;
    t.restart();
    assert.match(said(t), /Roundkeeper +! .*only noise\. It starts empty\. Backups: npm run restore FILE/);
    t.start('Emberfall').press('ok').restart();
    assert.doesNotMatch(said(t), /noise/);
    t.press('ok');
    assert.match(said(t), /North: act/);
  });

  it('with a catalogue that is empty leaves the tools', () => {
    const games = box.games;
    box.games = '';
    try {
      const t = table();
      assert.deepEqual(t.rows().slice(0, 3), ['Roundkeeper', '>Plays', ' Tools']);
    } finally {
      box.games = games;
    }
  });

  it('with a display that stops answering is said and heard at once, and once', () => {
    const t = table();
    t.start('Emberfall').wait(5000);
    t.hal.faults.push('The display does not answer. Check its four wires.');
    t.hal.tones();
    t.press('down').wait(2000);
    assert.match(said(t), /The display does not answer/);
    assert.deepEqual(t.hal.tones(), [[180, 300]]);
    t.press('down').wait(2000);
    assert.doesNotMatch(said(t), /The display does not answer/);
    assert.deepEqual(t.hal.tones(), []);
  });

  it('with a watchdog does not come up when a long play is read again at the start: the device says that it is alive', () => {
    const t = table().start('Emberfall');
    for (let i = 0; i < 6; i++) t.press('ok');
    const stored = t.device.session!.journal.depth;
    t.restart();
    assert.ok(stored > 3 && t.hal.lives >= stored, `${t.hal.lives} times for ${stored} answers`); // its start alone: the hardware is new
  });

  it('with the battery is said once, in time, and its mark stays', () => {
    const t = table();
    t.hal.millivolts = 3700;
    t.press('down');
    assert.equal(t.rows()[0], 'Roundkeeper');
    t.hal.millivolts = 3400;
    t.press('down').wait(2000);
    assert.match(said(t), /The battery is low\. All is stored; charge soon\./);
    t.press('down');
    assert.ok(!/charge soon/.test(said(t)));
    assert.match(t.rows()[0]!, /^Roundkeeper +battery$/);
    t.choose('Settings').choose('Test the device');
    assert.match(said(t), /Battery 3400 mV/);
  });

  it('with the hardware and with a play at once is said one after the other, each whole', () => {
    const first = table();
    first.start('Emberfall').press('ok');
    for (const page of first.device.ring.pagesOf(1)) first.hal.flash.bytes.fill(0, page * 4096 + 16, page * 4096 + 600);
    const hal = mockHal({ flash: first.hal.flash, modules: first.hal.modules, faults: ['The button up is stuck.', 'The radios are on.'] });
    const device = openShell(hal);
    powerOn(device);
    const told = () => hal.display.rows.join(' ');
    assert.match(told(), /cannot be read/);
    assert.doesNotMatch(told(), /stuck|radios/);
    hal.push('down');
    assert.match(told(), /The button up is stuck\./);
    hal.push('down');
    assert.match(told(), /The radios are on\./);
    hal.push('down');
    assert.doesNotMatch(told(), /radios|stuck/);
  });

  it('of the battery can be seen coming: its volts stand on the about screen, where there is one', () => {
    const t = table();
    t.hal.millivolts = 3870;
    assert.match(t.choose('Settings', 'About').text(), /Battery: 3\.9 V/);
    const without = table();
    without.hal.millivolts = 0;
    assert.doesNotMatch(without.choose('Settings', 'About').text(), /Battery/);
  });

  it('found at the start stands on the about screen', () => {
    const t = table();
    t.hal.faults.push('The button up is stuck. Let it go, or check its wire to pin 12.');
    t.choose('Settings', 'About');
    assert.match(said(t), /The button up is stuck\. Let it go/);
  });
});

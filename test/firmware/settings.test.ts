// What the owner likes: kept over the power, and obeyed.
import { strict as assert } from 'node:assert';
import { type Table, table, withToys } from './device';

describe('settings', () => {
  withToys();

  function changed(): Table {
    const t = table();
    t.choose('Settings');
    t.choose('Sound', 'Brightness', 'Dark after', 'Upside down', 'Dice tumble', 'Big letters');
    return t;
  }

  it('lead back to what was chosen at home, in big letters, too', () => {
    const t = table();
    t.start('Lanterns').press('back back').choose('Settings').choose('Big letters').press('back');
    assert.match(t.text(), /^>Settings/m);
  });

  it('never push a value out of sight that UP and DOWN change, however big the letters are', () => {
    const t = table();
    t.choose('Settings').choose('Big letters').press('back').start('Emberfall').press('back');
    t.choose('Embers').choose('East').press('up');
    assert.match(t.text(), /^< \d+ >$/m);
    t.press('back back').choose('Cold');
    assert.match(t.text(), /^< \d+ >$/m);
    t.press('back back').start('Lanterns').choose('Walk');
    assert.match(t.text(), /^< \d+ >$/m);
  });

  it('survive the power', () => {
    const t = changed();
    const kept = { ...t.device.settings };
    t.restart();
    assert.deepEqual(t.device.settings, kept);
    assert.deepEqual(kept, {
      volume: 3,
      brightness: 1,
      timeout: 10,
      rotate: 1,
      big: 1,
      animate: 0,
      sign: 1,
      told: 1,
      warn: 15,
      undo: 0,
      sleep: 1,
      practice: 0,
      left: 0,
      check: 0,
    });
    assert.equal(t.hal.display.half, true);
    assert.equal(t.hal.display.level, 20);
  });

  it('are the usual ones when what was kept is damaged', () => {
    const t = changed();
    for (const damage of ['[3,', 'null', '7', '"x"', '[]', '{}', '["a",null,-1,9,9,9]']) {
      t.device.notes.keep('set', damage);
      t.restart();
      const usual = {
        volume: 2,
        brightness: 3,
        timeout: 5,
        rotate: 0,
        big: 0,
        animate: 1,
        sign: 1,
        told: 1,
        warn: 15,
        undo: 0,
        sleep: 1,
        practice: 0,
        left: 0,
        check: 0,
      };
      assert.deepEqual(t.device.settings, damage.includes('null,') ? { ...usual, brightness: 1 } : usual, damage);
    }
  });

  it('stay as they were when they cannot be stored', () => {
    const t = table();
    t.start('Lanterns').press('ok:hold');
    t.hal.flash.failAfter(0);
    t.choose('Dice: by device');
    assert.equal(t.device.fate.byHand, false);
    t.hal.flash.failAfter();
    t.press('back back back').choose('Settings');
    t.hal.flash.failAfter(0);
    t.choose('Upside down');
    t.hal.flash.failAfter();
    assert.match(t.text(), /The power failed/);
    assert.equal(t.device.settings.rotate, 0);
    t.choose('Upside down');
    assert.equal(t.hal.display.half, true);
  });

  it('lead to a test that lights the whole picture in big letters, too, and asks for no beep when muted', () => {
    for (const big of [0, 1]) {
      const t = table();
      t.device.settings.big = big;
      t.device.settings.volume = 0;
      t.device.open('selftest');
      t.device.show();
      assert.match(t.text(), big ? /Press: up/ : /The sound is off/);
      assert.doesNotMatch(t.text(), /heard/);
      t.press('up down ok back ok');
      const picture = t.hal.display.pixels();
      for (let row = 8; row < 56; row += 8) {
        const lit = picture.slice(row * 16, row * 16 + 128).reduce((sum, byte) => sum + byte.toString(2).split('1').length - 1, 0);
        assert(lit > 300, `big ${big}, row ${row}: ${lit} pixels`);
      }
    }
  });

  it('go round: every value comes back', () => {
    const t = table();
    t.choose('Settings');
    for (const [name, count] of [
      ['Sound', 4],
      ['Brightness', 3],
      ['Dark after', 6],
      ['Upside down', 2],
      ['Dice tumble', 2],
      ['Name at rest', 2],
      ['Pieces to move', 2],
      ['Buttons for', 2],
    ] as [string, number][]) {
      const row = () => t.rows().find(r => r.startsWith(`>${name}`));
      const seen = new Set<string | undefined>();
      for (let i = 0; i < count; i++) {
        t.choose(name);
        seen.add(row());
      }
      assert.equal(seen.size, count, name);
    }
    assert.deepEqual(t.device.settings, {
      volume: 2,
      brightness: 3,
      timeout: 5,
      rotate: 0,
      big: 0,
      animate: 1,
      sign: 1,
      told: 1,
      warn: 15,
      undo: 0,
      sleep: 1,
      practice: 0,
      left: 0,
      check: 0,
    });
  });

  it('make sounds of three strengths, and none', () => {
    const t = table();
    t.choose('Settings');
    const volumes: number[] = [];
    for (let i = 0; i < 4; i++) {
      t.hal.played.length = 0;
      t.choose('Sound');
      volumes.push(t.hal.played[0]?.volume ?? 0);
    }
    assert.deepEqual(volumes, [3, 0, 1, 2]);
  });

  it('mute: nothing sounds, and the mark is on the screen all the same', () => {
    const t = table();
    t.choose('Settings').choose('Sound', 'Sound').press('back');
    t.hal.played.length = 0;
    t.start('Emberfall').press('ok');
    assert.deepEqual(t.hal.played, []);
    assert.match(t.rows()[0]!, /^North +>%1:30$/);
  });

  it('give every sound its twin on the screen', () => {
    const t = table();
    for (const [cue, mark] of [
      ['turn', '>'],
      ['good', '+'],
      ['bad', 'v'],
      ['time', '%'],
      ['error', '!'],
    ] as ['turn' | 'good' | 'bad' | 'time' | 'error', string][]) {
      t.hal.played.length = 0;
      t.device.cue(cue);
      t.device.show();
      assert.equal(t.hal.played.length, 1);
      assert.equal(t.rows()[0], 'Roundkeeper'.padEnd(20) + mark, cue);
      t.press('down');
      assert.equal(t.rows()[0], 'Roundkeeper'.padEnd(20) + mark, 'it stays while somebody looks around in the list');
      t.press('up back');
      assert.equal(t.rows()[0], 'Roundkeeper', 'the next press that does something takes it away');
    }
  });

  it('make the letters big, and everything can still be reached', () => {
    const t = table();
    t.choose('Settings').choose('Big letters').press('back*9');
    const seen: string[] = [];
    t.press('down:again*12 up:again*12'); // the cursor comes into view with the first of them
    for (let i = 0; i < 40; i++) {
      for (const row of t.rows()) if (row.startsWith('>') && !seen.includes(row)) seen.push(row);
      t.press('down');
    }
    assert.deepEqual(seen, ['>Emberfall', '>Harbours', '>Lanterns', '>Plays', '>Tools', '>Settings', '>Toss a coin']);
  });

  it('have a self-test that tells all of its faults, however many, and lights the whole picture', () => {
    const t = table();
    t.hal.millivolts = 3900;
    t.hal.faults.push('The button up is stuck. Let it go, or check its wire to pin 32.', 'The radios are on. Last words.');
    t.wait(130_000); // they are told, one after the other
    t.choose('Settings', 'Test the device').press('up down ok ok down');
    assert.match(t.text(), /Press: back/, 'the PC reads this, too');
    t.press('back');
    let all = '';
    for (let i = 0; i < 4; i++) {
      all += t.text();
      t.press('down');
    }
    assert.match(all, /3900 mV/);
    assert.match(all, /Last words/);
    t.press('ok');
    const rows = t.rows().slice(1, 7);
    assert.deepEqual(rows, Array(6).fill('#'.repeat(21)), t.text());
    assert.doesNotMatch(t.press('ok').text(), /##/);
    t.press('back');
    assert.match(t.text(), /^Settings/);
  });
});

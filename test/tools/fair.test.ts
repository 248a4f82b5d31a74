import { strict as assert } from 'node:assert';
import { leavePlay, newPlayOf, openPlay } from '../../firmware/shell';
import { chanceOf, distance, verdict } from '../../firmware/tools/chi';
import { emberfall } from '../toys/emberfall';
import { table } from './table';

function fallen(text: string, at: number): number {
  return text.charCodeAt(3 * at) + text.charCodeAt(3 * at + 1) * 256 + text.charCodeAt(3 * at + 2) * 65536;
}

describe('the fairness page', () => {
  it('agrees with the tables of the chi-square distribution', () => {
    // [statistic, degrees of freedom, chance], from printed tables
    for (const [x, df, p] of [
      [3.841, 1, 0.05],
      [11.07, 5, 0.05],
      [15.086, 5, 0.01],
      [30.144, 19, 0.05],
      [7.815, 3, 0.05],
      [20.515, 5, 0.001],
      [27.877, 9, 0.001],
    ])
      assert(Math.abs(chanceOf(x, df + 1) - p) < p / 100, `${x} ${df}: ${chanceOf(x, df + 1)}`);
    assert.equal(distance([10, 10, 10]), 0);
    assert(Math.abs(distance([6, 4]) - 0.4) < 1e-9);
    assert.equal(chanceOf(0, 6), 1);
  });

  it('says in words what it thinks', () => {
    assert.equal(verdict([1, 2, 3, 1, 1, 1]), 'too few rolls to tell');
    assert.equal(verdict([100, 98, 103, 97, 101, 99]), 'looks fair');
    assert.equal(verdict([60, 100, 100, 100, 100, 140]), 'unusual: 1 in 170 000');
    assert.equal(verdict([0, 0, 0, 0, 0, 600]), 'unusual: 1 in a million');
    assert.equal(verdict([100, 130, 100, 80, 110, 80]), 'unusual: 1 in 300');
  });

  it('counts every face of the common dice, and halves of all others', () => {
    const t = table('tools');
    for (let i = 0; i < 100; i++) t.device.face(20);
    for (let i = 0; i < 10; i++) t.device.face(2);
    for (let i = 0; i < 10; i++) t.device.face(100);
    for (let i = 0; i < 60; i++) t.device.face(6);
    t.device.open('fair');
    t.device.show();
    assert.deepEqual(t.rows().slice(0, 3), ['Are they fair?', '>d4: 0 too few', ' d6: 60 fair']);
    t.press('down*6');
    assert(t.text().includes('others: 20 fair'), t.text());
    t.press('up ok');
    assert.equal(t.rows()[0], 'd20: 100 rolls');
    assert.match(t.rows()[3], /^ 1 \d+\/5$/);
  });

  it('does not count the middle of odd dice, nor dice that the bench gave', () => {
    const t = table('fair');
    for (let i = 0; i < 300; i++) t.device.face(3);
    for (let i = 0; i < 64; i++) t.dice(6).device.face(6);
    t.device.fate.fairness!.store();
    const text = t.device.notes.read('fair') as string;
    assert.equal(fallen(text, 4 + 5), 0);
    const others = fallen(text, 60) + fallen(text, 61);
    assert(others > 160 && others < 240, `${others}`);
  });

  it('writes when all is quiet and 32 rolls wait, never within a roll, and when a play is left', () => {
    const t = table('dice');
    for (let i = 0; i < 31; i++) t.device.face(6);
    t.press('up').wait(2000);
    assert.equal(t.device.notes.read('fair'), undefined);
    t.hal.flash.written = 0;
    t.device.face(6);
    assert.equal(t.hal.flash.written, 0);
    t.press('down').wait(2000);
    assert(t.hal.flash.written > 0 && t.hal.flash.written < 250);
    const after = t.cut('fair');
    assert.equal(after.rows()[2], ' d6: 32 fair');
    after.hal.modules = { ...after.hal.modules, [emberfall.id]: emberfall };
    openPlay(after.device, newPlayOf(after.device, emberfall, [2], [], 'Test'));
    after.device.face(6);
    leavePlay(after.device);
    assert.equal(after.cut('fair').rows()[2], ' d6: 33 fair');
  });

  it('counts on over 65,536 in three bytes', () => {
    const t = table('fair');
    const bytes = `${'\0'.repeat(12)}\xff\xff\0`;
    t.device.notes.keep('fair', bytes);
    t.device.fate.fairness!.fell(6, 1);
    t.device.fate.fairness!.store();
    assert.equal(fallen(t.device.notes.read('fair') as string, 4), 65536);
  });

  it('never stops a roll when the flash fails', () => {
    const t = table('fair');
    for (let i = 0; i < 600; i++) t.device.face(6);
    t.hal.flash.failAfter(0);
    t.device.fate.fairness!.store();
    for (let i = 0; i < 100; i++) assert(t.device.face(6) <= 6);
  });

  it('counts at most 500 rolls between two quiet moments', () => {
    const t = table('fair');
    for (let i = 0; i < 600; i++) t.device.face(6);
    t.device.fate.fairness!.store();
    let counted = 0;
    for (let place = 4; place < 10; place++) counted += fallen(t.device.notes.read('fair') as string, place);
    assert.equal(counted, 500);
  });
});

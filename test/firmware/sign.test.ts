// While nobody presses, the screen tells the whole table whose turn it is.
import { strict as assert } from 'node:assert';
import { type Table, table, withoutClock, withToys } from './device';

const REST = 31_000;

describe('the name at rest', () => {
  withToys();
  withoutClock();
  let t: Table;
  beforeEach(() => {
    t = table().start('Emberfall').press('ok');
  });
  const state = () => JSON.stringify(t.device.session!.state());

  it('stands there in large letters half a minute after the last press, with what is asked', () => {
    t.wait(29_000);
    assert.match(t.text(), />Take 2 embers/);
    t.wait(2000);
    assert.deepEqual(
      t.rows().map(row => row.replace(/ {2,}>?[0-9:]*$/, '')),
      ['Emberfall', 'North', '', '', '', 'North: act', '', 'OK go  BACK tracks'],
    );
  });

  for (const button of ['up', 'down', 'ok', 'back', 'ok:hold', 'back:hold'])
    it(`costs no press: ${button} does what it says`, () => {
      const other = table().start('Emberfall').press('ok').press('down').press(button);
      t.press('down').wait(REST).press(button);
      const untimed = ({ played, ends, ...rest }: { played: number; ends: number }) => rest;
      assert.deepEqual(untimed(JSON.parse(state())), untimed(JSON.parse(JSON.stringify(other.device.session!.state()))));
      assert.deepEqual(t.rows().slice(1), other.rows().slice(1));
    });

  it('costs one press in the dark, which only wakes', () => {
    t = table()
      .start('Emberfall')
      .press('ok')
      .wait(6 * 60_000);
    assert.equal(t.hal.display.level, 0);
    const before = state();
    t.press('ok');
    assert.equal(state(), before);
    assert.match(t.text(), />Take 2 embers/);
  });

  it('goes on dimming and darkening as any other picture', () => {
    t = table()
      .start('Harbours')
      .wait(3 * 60_000);
    assert.equal(t.rows()[1], 'Red');
    assert.equal(t.hal.display.level, 1);
    t.wait(3 * 60_000);
    assert.equal(t.hal.display.level, 0);
    t.press('ok');
    assert.match(t.text(), /Ships\?\n< 0 >/);
  });

  it('is not there over the tracks, the tools and home, nor when the owner does not want it', () => {
    for (const way of ['back', 'ok:hold', 'back back']) {
      const here = table().start('Emberfall').press('ok').press(way).wait(REST);
      assert.notEqual(here.rows()[1], 'North', way);
    }
    t.device.settings.sign = 0;
    assert.match(t.wait(REST).text(), />Take 2 embers/);
  });

  it('is not there when the game is over or a die is to be thrown by hand', () => {
    t.device.fate.byHand = true;
    assert.match(t.choose('Face a test').press('ok').wait(REST).text(), /Throw a die/);
  });

  it('says with a mark, behind a whole word, that the question goes on', () => {
    const asks = (say: string) => {
      t = table().start('Harbours');
      t.device.session!.ask = () => ({ say, dial: { min: 0, max: 9, start: 0 }, then: 'score' });
      return t.wait(REST).rows().slice(5, 7);
    };
    assert.deepEqual(asks('How many ships lie in your harbour now?'), ['How many ships lie in', 'your harbour now?']);
    assert.deepEqual(asks('How many ships lie in your own harbour now, and where?'), ['How many ships lie in', 'your own harbour..']);
    assert.deepEqual(asks('Ships?\nCargo?\nMore?'), ['Ships?', 'Cargo?..']);
  });

  it('makes room for the time, in large digits, while a timer of the tools runs', () => {
    t = table().start('Harbours').press('ok:hold').choose('Timers', '2 min').press('back back back back');
    const name = t.device.session!.state().names[t.device.session!.seat()]!;
    t.wait(40_500);
    assert.deepEqual([t.rows()[0]!.slice(0, name.length), t.rows()[1]], [name, '1:20']);
    t.wait(1000);
    assert.equal(t.rows()[1], '1:19');
    t.press('down');
    assert.match(t.text(), /Ships\?/);
  });

  it('gives the whole table its time in large digits, when everybody is asked', () => {
    t = table().start('Harbours');
    t.device.session!.ask = () => ({ say: 'Talk', seat: -1, then: 'score' });
    t.press('ok:hold').choose('Timers', '2 min').press('back back back back').wait(40_500);
    assert.deepEqual([t.rows()[0]!.slice(0, 8), t.rows()[1], t.rows()[6]], ['Harbours', '1:20', 'Talk']);
  });

  it('is as large as the name allows', () => {
    t = table().start('Harbours');
    const height = (name: string) => {
      t.device.session!.rename(0, name, 0);
      t.press('up').wait(REST);
      const pixels = t.hal.display.pixels();
      let rows = 0;
      for (let y = 8; y < 40; y++) if (pixels.subarray(y * 16, y * 16 + 16).some(byte => byte)) rows++;
      return rows;
    };
    assert.deepEqual(['Hanna', 'Philip', 'Agent 1', 'Margaret', 'Margarethe'].map(height), [24, 21, 21, 14, 14]);
  });
});

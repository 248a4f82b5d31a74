// A second of a timer: what it draws, and that nobody sees a difference to a whole picture.
import { strict as assert } from 'node:assert';
import { newPlayOf, openPlay } from '../../firmware/shell';
import { table as play, withToys } from '../firmware/device';
import { harbours } from '../toys/harbours';
import { table } from './table';

type Table = ReturnType<typeof table>;
/** What is drawn into: left, top, right, bottom. */
type Area = [number, number, number, number];

/** The areas that are drawn into in the next second, and how often a screen is asked. */
function second(t: Pick<Table, 'hal' | 'device'>): { areas: Area[]; asked: number } {
  const { display } = t.hal,
    { fill, text } = display,
    screen = t.device.screens.at(-1)!,
    view = screen.view.bind(screen),
    areas: Area[] = [];
  let asked = 0;
  display.fill = (x, y, width, height, lit) => {
    areas.push([x, y, x + width, y + height]);
    fill(x, y, width, height, lit);
  };
  display.text = (x, y, words, size, lit) => {
    areas.push([x, y, x + words.length * 6 * size, y + 8 * size]);
    text(x, y, words, size, lit);
  };
  screen.view = () => {
    asked++;
    return view();
  };
  t.hal.advance(1000);
  Object.assign(display, { fill, text });
  screen.view = view;
  return { areas, asked };
}

function harbour(): Table {
  const t = table('timers').choose('Countdown').press('ok');
  t.hal.modules = { ...t.hal.modules, [harbours.id]: harbours };
  t.device.home();
  openPlay(t.device, newPlayOf(t.device, harbours, [3], ['Ada', 'Ben', 'Cleo'], 'Test'));
  t.device.open('play');
  t.device.show();
  return t;
}

describe('a second of a timer', () => {
  it('draws the digit that changes, and asks no screen', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(5000);
    for (let i = 0; i < 4; i++) {
      const { areas, asked } = second(t);
      assert.equal(asked, 0);
      assert(areas.length > 1 && areas.length < 8, `${areas.length}`);
      for (const [left, top, right, bottom] of areas)
        assert(left >= 86 && right <= 110 && top >= 8 && bottom <= 48, `${areas.join(' ')}\n${t.text()}`);
    }
    assert.equal(t.rows()[1], '4:51');
  });

  it('draws the end of the title where the game is seen, and asks no screen', () => {
    const t = harbour().wait(5000);
    for (let i = 0; i < 4; i++) {
      const { areas, asked } = second(t);
      assert.equal(asked, 0);
      assert(areas.length, 'nothing is drawn');
      for (const [left, , , bottom] of areas) assert(left > 90 && bottom <= 8, `${areas.join(' ')}\n${t.text()}`);
    }
    assert.match(t.rows()[0]!, /4:51$/);
  });

  it('asks a screen that shows more of it', () => {
    const t = table('timers').choose('Countdown').press('ok back back').wait(5000);
    assert.equal(second(t).asked, 1);
    assert.match(t.text(), /Timer 4:54/);
  });

  it('asks the screen at a warning, as long as that is seen, and in the last ten seconds', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(239_000);
    assert.match(t.rows().slice(0, 2).join(), /^Timer,1:01$/);
    for (const face of ['1:00', '0:59', '0:58']) {
      assert.equal(second(t).asked, 1, face);
      assert.match(t.rows().slice(0, 2).join(), new RegExp(`! .. s,${face}`));
    }
    second(t);
    assert.equal(second(t).asked, 0);
    t.wait(45_000);
    for (const left of [9, 8, 7]) {
      t.wait(left === 9 ? 1000 : 0);
      assert.equal(second(t).asked, 1);
    }
  });

  it('keeps a clock lit that is looked at, and no other screen', () => {
    const t = table('timers').choose('Countdown').press('up').press('up:again*60').press('ok').wait(3_000_000),
      { level } = t.hal.display;
    assert(level > 100, `${level}`);
    t.press('back back back').wait(3_000_000);
    assert.equal(t.hal.display.level, 0);
  });

  it('tells that the display came loose', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(5000);
    t.hal.faults.push('The display does not answer.');
    t.wait(1000);
    assert.match(t.text(), /The display does not\s+answer/);
  });
});

describe('a second that draws little', () => {
  withToys();

  /** Two devices that do the same. One of them makes a whole picture every second; nobody can tell which. */
  function same(make: () => Pick<Table, 'hal' | 'device'>, seconds: number, what: string): void {
    const quick = make(),
      whole = make();
    for (let i = 0; i < seconds; i++) {
      for (const part of [400, 600]) {
        if (whole.device.background) whole.device.background.calm = 0;
        quick.hal.advance(part);
        whole.hal.advance(part);
      }
      assert.deepEqual(quick.hal.display.rows, whole.hal.display.rows, `${what}, second ${i}`);
      assert.deepEqual(quick.hal.display.visible(), whole.hal.display.visible(), `${what}, second ${i}`);
    }
    for (const { hal } of [quick, whole]) hal.push('down');
    assert.deepEqual(quick.hal.display.visible(), whole.hal.display.visible(), `${what}, after a press`);
  }

  const NEW = (kind: string) => () => table('timers').choose(kind).choose('Start');
  const KINDS: { [what: string]: () => Pick<Table, 'hal' | 'device'> } = {
    'five minutes': () => table('timers').choose('Countdown').press('ok'),
    'ten minutes and more': () => table('timers').choose('Countdown').press('up:again*9').press('ok'),
    hours: () => table('timers').choose('Countdown').press('up:again*60').press('ok').wait(1300),
    'counting up': () => table('timers').choose('Count up').press('ok'),
    'a sand glass': NEW('Sand glass'),
    'a chess clock': NEW('Chess clock, bonus'),
    'a chess clock with free seconds': NEW('Chess clock, delay'),
    'two at once': () => table('timers').choose('Countdown').press('ok back back').wait(300).choose('New').choose('2 min'),
    'the list of them': () => table('timers').choose('Countdown').press('ok back back'),
    'the menu of one': () => table('timers').choose('Countdown').press('ok back'),
    'below a notice': () => table('timers').choose('Countdown').press('ok').wait(200).press('up'),
    'at home': () => table('timers').choose('Countdown').press('ok back back back back'),
    'above a game': harbour,
  };
  for (const [what, make] of Object.entries(KINDS)) it(`shows the same: ${what}`, () => same(make, 330, what));

  it('shows the same: the clock of a game, its sign, and a timer beside it', () => {
    const game = () => play().start('Emberfall').press('ok');
    same(game, 100, 'the game');
    same(
      () => {
        const t = game().press('ok:hold');
        t.device.open('timers');
        t.device.show();
        return t.choose('New timer', 'Countdown').press('ok back back back back');
      },
      100,
      'both',
    );
  });
});

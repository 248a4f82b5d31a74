// A monkey at the buttons: whatever is pressed, nothing breaks, and BACK leads home.
import { strict as assert } from 'node:assert';
import type { Button, Display } from '../../hal/hal';
import { BUTTONS, Presses } from '../../hal/press';
import { xorshift } from '../../hal/xorshift';
import { sample } from '../long';
import { type Table, table, withToys } from './device';
import { countFrames, type Frames } from './frames';
import { tour } from './tour';

const PRESSES = sample(20_000, 200_000);
const BACKS = 12; // to home, from wherever it is
const LOOKS = 6; // times that the stack is looked at for the same button on the same screen
const FRAMES = 12; // of our functions, at any call of the hardware: the board's stack has 25,000 bytes (DESIGN.md)

/** What a person would never be told on purpose. */
const PROGRAMMING = /undefined|NaN|\[object|is not a function|Cannot read|not iterable|not defined|TypeError|disagree/;

/** Takes the pixels out of the drawing, which are most of the time; what is drawn is still looked at. */
function sketch(display: Display): void {
  display.fill = (x, y, width, height) => {
    assert.ok([x, y, width, height].every(Number.isInteger), `fill ${x} ${y} ${width} ${height}`);
  };
  display.invert = (x, y, width, height) => {
    assert.ok(Number.isInteger(x) && x >= 0 && x + width <= 128 && width > 0, `invert ${x} ${width}`);
    assert.ok(!(y & 7) && !(height & 7) && y >= 8 && y + height <= 64 && height > 0, `invert ${y} ${height}`);
  };
  display.image = (x, y, bitmap) => {
    assert.ok([x, y, bitmap[0], bitmap[1]].every(Number.isInteger));
    assert.ok(bitmap[2].length * 8 >= bitmap[0] * bitmap[1]);
  };
  display.text = (x, y, text, size) => {
    assert.ok([x, y, 2 * size].every(Number.isInteger), `text ${x} ${y} ${size}`);
    assert.match(text, /^[\x01-\xff]*$/);
  };
}

function atHome(t: Table): boolean {
  return t.hal.display.rows[0]!.startsWith('Roundkeeper');
}

describe('a monkey', function () {
  this.timeout(300_000);
  withToys();
  let t: Table;
  let frames: Frames;
  let press: Presses;
  const seen = new Set<string>(); // titles
  const been = new Map<string, number>(); // how often a button was pressed at a screen
  const told = new Set<string>();
  const views: string[] = []; // what does not fit its row

  /** Contacts, so that debouncing is part of it. */
  function push(button: Button, milliseconds: number): void {
    const at = BUTTONS.indexOf(button);
    press.edge(at, true, t.hal.clock.now());
    t.hal.advance(milliseconds);
    press.edge(at, false, t.hal.clock.now());
    t.hal.advance(30);
  }

  /** As somebody who looks for one entry of a long list: so far, and in. */
  function seek(way: Button, far: number): void {
    for (; far; far--) push(way, 40);
    push('ok', 40);
  }

  before(() => {
    t = table({ seed: 7 });
    sketch(t.hal.display);
    frames = countFrames(t.hal);
    press = new Presses(t.hal.clock, (button, push) => t.hal.push(button, push), 0);
    const { device } = t,
      { say } = device,
      { paint } = device.painter;
    device.say = (text, cue) => {
      told.add(text);
      say.call(device, text, cue);
    };
    device.painter.paint = (view, big) => {
      const foot = view.foot ?? '',
        right = view.right ?? '';
      seen.add(view.title);
      if (foot.length > 21) views.push(`foot: ${foot}`);
      paint.call(device.painter, view, big);
      const row = device.painter.rows()[0]!.padEnd(21);
      if (row.length > 21 || (right && row.charAt(20 - right.length) !== ' ')) views.push(`title: ${row}`);
    };
  });

  const random = xorshift(2027);
  const roll = (sides: number) => (random() >>> 0) % sides;

  /** One press, somewhere; now and then many, or time that passes. */
  function pressAny(): void {
    const button = BUTTONS[[0, 1, 1, 2, 2, 2, 3][roll(7)]!]!,
      milliseconds = roll(8) ? 40 : 700 + roll(1300);
    const place = `${t.hal.display.rows[0]!.replace(/\d/g, '')} ${button} ${milliseconds > 40}`,
      times = (been.get(place) ?? 0) + 1;
    been.set(place, times);
    frames.on = times <= LOOKS || !roll(40);
    push(button, milliseconds);
    if (!roll(30)) seek(roll(2) ? 'up' : 'down', roll(14));
    if (!roll(20)) t.hal.advance(roll(4000));
    if (!roll(2000)) t.hal.advance(600_000);
  }

  function goHome(press: number): void {
    push('up', 40); // it may be dark
    for (let backs = 0; !atHome(t) && backs < BACKS; backs++) push('back', 40);
    assert.ok(atHome(t), `press ${press}: ${BACKS} times BACK do not lead home, but to\n${t.text()}`);
  }

  it(`presses ${PRESSES} times at random, and nothing breaks`, () => {
    let ways = 0;
    for (let i = 0; i < PRESSES; i++) {
      pressAny();
      if (roll(150)) continue;
      goHome(i);
      // what ends a list of home, and what ends the list behind it
      for (let more = roll(5); more; more--) push('up', 40);
      push('ok', 40);
      for (let more = roll(5); more; more--) push('up', 40);
      push('ok', 40);
      // every time another way from home, so that no entry is left to luck
      seek('down', ways % 10);
      seek('down', Math.floor(ways / 10) % 13);
      push('ok', 800);
      seek(ways & 1 ? 'up' : 'down', (ways >> 1) % 17); // every tool
      push('back', 40);
      seek('down', (ways * 5) % 17); // and another one
      for (let backs = 0; backs < 3; backs++) push('back', 40);
      seek('up', ways % 8); // what ends the list of tracks
      ways++;
    }
  });

  it('was everywhere', () => {
    for (const title of [
      'Roundkeeper',
      'Settings',
      'About Roundkeeper',
      'Self-test',
      'Tools',
      'Why?',
      'Log',
      'Go to phase',
      'Seats in order',
      'Our copy',
      'Make room',
      'Rolls so far',
      'Luck so far',
      'Help',
    ])
      assert.ok(seen.has(title), `never saw ${title}`);
  });

  it('was never told what only a programmer understands', () => {
    assert.deepEqual(
      [...told].filter(text => PROGRAMMING.test(text)),
      [],
    );
  });

  it('never saw a foot of more than 21 columns, or a title that runs into what stands at its right', () => {
    assert.deepEqual([...new Set(views)].slice(0, 20), []);
  });

  it(`never had more than ${FRAMES} functions of ours on the stack when the hardware was called`, () => {
    console.log(`      worst: ${frames.worst} functions, in ${frames.calls} calls of the hardware`);
    assert.ok(frames.worst <= FRAMES, `${frames.worst}:\n${frames.path.join('\n')}`);
  });

  it(`nor does a walk through every screen`, () => {
    const all: Frames[] = [];
    tour(
      () => {},
      () => {
        const walked = table();
        all.push(countFrames(walked.hal));
        return walked;
      },
    );
    const worst = all.reduce((a, b) => (b.worst > a.worst ? b : a));
    assert.ok(worst.worst <= FRAMES - 2, `${worst.worst}, without the two of a button:\n${worst.path.join('\n')}`);
  });
});

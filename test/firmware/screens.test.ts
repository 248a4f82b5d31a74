// Every screen of the shell against what it must look like.
import { strict as assert } from 'node:assert';
import { lit } from '../../hal/pixels';
import { withToys } from './device';
import { asText, goldenText, samePicture } from './golden';
import { tour } from './tour';

const PICTURES = [
  'home',
  'play, dice',
  'play, dice with symbols',
  'play, odds',
  'play, a dial of three digits',
  'play, bars',
  'play, a turn with a timer',
  'play, long text scrolled',
  'tracks',
  'tracks, a flag set',
  'write, a letter',
  'plays, delete asks for another button',
  'settings',
  'home, big letters',
  'play, dice with big letters',
  'tools, a timer that runs',
  'tools, dice',
];

describe('the screens', () => {
  withToys();
  const screens = new Map<string, string[]>();
  const pictures = new Map<string, Uint8Array>();
  const shifted = new Set<string>(); // by a pixel, against burn-in: that takes the place below the line

  before(() => {
    tour((name, t) => {
      if (screens.has(name)) throw new Error(`Two stops are called "${name}".`);
      screens.set(name, t.rows());
      pictures.set(name, t.hal.display.visible());
      if (t.hal.display.down) shifted.add(name);
    });
  });

  it('say what they must say', () => {
    const text = asText(screens);
    assert.equal(text, goldenText('screens.txt', text));
  });

  for (const name of PICTURES)
    it(`show the right pixels: ${name}`, () => {
      assert.ok(samePicture(name, pictures.get(name)!), `${name} looks different; golden.ts says how to look`);
    });

  it('light what is chosen, and not the title above it', () => {
    const home = pictures.get('home')!;
    for (let x = 100; x < 110; x++) {
      for (let y = 0; y < 7; y++) assert.ok(!lit(home, x, y), `${x}, ${y}`);
      assert.ok(lit(home, x, 7) && lit(home, x, 10), 'a line, and the first game');
    }
  });

  it('keep the words of the foot clear of the line above it', () => {
    for (const [name, picture] of pictures) {
      if (shifted.has(name)) continue;
      for (let x = 0; x < 128; x++) {
        assert.ok(lit(picture, x, 56), `${name}: the line at ${x}`);
        assert.ok(!lit(picture, x, 57), `${name}: words touch the line at ${x}`);
      }
    }
    assert.ok(shifted.size < pictures.size / 2);
  });

  it('tell in eight rows what they show', () => {
    for (const [name, rows] of screens) assert.equal(rows.length, 8, name);
  });
});

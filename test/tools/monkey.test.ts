// Random presses in every tool: nothing throws, nothing runs out of the screen, BACK leads out.
import { strict as assert } from 'node:assert';
import type { Button, Push } from '../../hal/hal';
import { chance } from '../random';
import { table } from './table';

const KEYS = ['up', 'up', 'down', 'down', 'ok', 'ok', 'back', 'up:again', 'down:again', 'back:hold', 'ok:hold'];

type Table = ReturnType<typeof table>;

/** What the device calls an error from now on, but for what a person may well do. */
function errorsOf({ device }: Table): string[] {
  const wrong: string[] = [],
    say = device.say.bind(device);
  device.say = (text, cue) => {
    if (cue === 'error' && !/nothing to undo|at least one letter/.test(text)) wrong.push(text);
    say(text, cue);
  };
  return wrong;
}

function checkScreen(t: Table): void {
  for (const row of t.rows()) assert(row.length <= 21 || /^(\[\d+\] ?){6,7}$/.test(row), `${JSON.stringify(row)} in\n${t.text()}`);
  assert(!/undefined|NaN|null|\[object/.test(t.text()), t.text());
}

function openAgain({ device }: Table, tool: string): void {
  device.home();
  device.open('tools');
  device.open(tool);
}

function pressAtRandom(tool: string, seed: number): void {
  const random = chance(seed),
    t = table(tool);
  t.device.settings.big = seed & 1;
  t.device.settings.animate = seed & 2;
  const wrong = errorsOf(t);
  for (let i = 0; i < 500; i++) {
    const [button, push = 'press'] = KEYS[random(KEYS.length)].split(':');
    t.hal.push(button as Button, push as Push);
    assert.deepEqual(wrong, []);
    if (random(4) === 0) t.wait(random(3000));
    checkScreen(t);
    if (t.device.screens.length < 3) openAgain(t, tool);
  }
  for (let i = 0; i < 20; i++) t.press('back');
  assert.equal(t.device.screens.length, 1, `BACK leads home from\n${t.text()}`);
}

describe('random presses', () => {
  for (const tool of ['dice', 'coin', 'timers', 'counters', 'who', 'fair'])
    it(`in ${tool} do no harm`, () => {
      for (let seed = 1; seed <= 8; seed++) pressAtRandom(tool, seed);
    });
});

// Random presses in every tool: nothing throws, nothing runs out of the screen, BACK leads out.
import { strict as assert } from 'node:assert';
import type { Button, Push } from '../../hal/hal';
import { chance } from '../random';
import { table } from './table';

const KEYS = ['up', 'up', 'down', 'down', 'ok', 'ok', 'back', 'up:again', 'down:again', 'back:hold', 'ok:hold'];

describe('random presses', () => {
  for (const tool of ['dice', 'coin', 'timers', 'counters', 'who', 'fair'])
    it(`in ${tool} do no harm`, () => {
      for (let seed = 1; seed <= 8; seed++) {
        const random = chance(seed),
          t = table(tool);
        t.device.settings.big = seed & 1;
        t.device.settings.animate = seed & 2;
        let wrong = '';
        const say = t.device.say.bind(t.device);
        t.device.say = (text, cue) => {
          if (cue === 'error') wrong = text;
          say(text, cue);
        };
        for (let i = 0; i < 500; i++) {
          const [button, push = 'press'] = KEYS[random(KEYS.length)].split(':');
          wrong = '';
          t.hal.push(button as Button, push as Push);
          assert(!wrong || /nothing to undo|at least one letter/.test(wrong), wrong);
          if (random(4) === 0) t.wait(random(3000));
          for (const row of t.rows()) assert(row.length <= 21 || /^(\[\d+\] ?){6,7}$/.test(row), `${JSON.stringify(row)} in\n${t.text()}`);
          assert(!/undefined|NaN|null|\[object/.test(t.text()), t.text());
          if (t.device.screens.length < 3) {
            t.device.home();
            t.device.open('tools');
            t.device.open(tool);
          }
        }
        for (let i = 0; i < 20; i++) t.press('back');
        assert.equal(t.device.screens.length, 1, `BACK leads home from\n${t.text()}`);
      }
    });
});

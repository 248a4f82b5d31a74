// Plays the round of a game's page (docs/games/<id>.md) on the device in a browser, by nothing but its buttons; dice come from the tools for authors.

import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import type { Button } from '../../hal/hal';
import { readable } from '../../hal/symbols';
import { type Told, toldBy } from '../told';
import { chooseBy, type Guest, HELD } from './chromium';

/** A way to press: by mouse, or by keys. */
export interface Hand {
  press(button: Button): Promise<void>;
  hold(button: Button): Promise<void>;
}

export function mouse(guest: Guest): Hand {
  return { press: button => guest.press(button), hold: button => guest.press(button, HELD) };
}

export function keys({ page }: Guest): Hand {
  const names = { up: 'ArrowUp', down: 'ArrowDown', ok: 'Enter', back: 'Backspace' };
  return { press: button => page.keyboard.press(names[button]), hold: button => page.keyboard.press(`Shift+${names[button]}`) };
}

export interface Player {
  /** One command of the script. */
  play(line: string): Promise<void>;
  /** What the bench on the page answers. */
  bench(line: string): Promise<Told>;
}

export function player(guest: Guest, hand: Hand): Player {
  const { page, rows } = guest;

  /** The keys are the device's again, not the form's. */
  async function back(): Promise<void> {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }

  async function bench(line: string): Promise<Told> {
    await page.fill('#bench-line', line);
    await page.press('#bench-line', 'Enter');
    const told = (await page.textContent('#author-said'))!;
    await back();
    assert(told.startsWith('{'), `${line}: ${told}`);
    return toldBy(told);
  }

  async function dial(value: number): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const digits = /^< (\d*)\[(\d)\](\d*) >$/m.exec((await rows()).map(row => row.trim()).join('\n'));
      if (digits) {
        // one digit after the other; OK behind the last is the answer
        const [, before, digit, after] = digits as unknown as [string, string, string, string],
          goal = String(value).padStart(before.length + 1 + after.length, '0')[before.length]!;
        if (digit !== goal) await hand.press('up');
        else if (after) await hand.press('ok');
        else break;
        continue;
      }
      const shown = /^< (-?\d+) >$/m.exec((await rows()).map(row => row.trim()).join('\n'));
      assert(shown, `there is no dial on the screen:\n${(await rows()).join('\n')}`);
      const now = Number(shown[1]);
      if (now === value) break;
      await hand.press(now < value ? 'up' : 'down');
    }
    await hand.press('ok');
  }

  /** The set-up as a person goes through it: every setting with an answer is opened and set, the others stay as they stand. */
  async function begin(id: string, answers: { [question: string]: number | string }): Promise<void> {
    await chooseBy(rows, hand.press, catalogue().find(game => game.id === id)!.title);
    for (const [question, answer] of Object.entries(answers)) {
      if (question === 'Names') continue;
      await chooseBy(rows, hand.press, question);
      if (typeof answer === 'number' && (await rows()).some(row => /^ *< /.test(row))) await dial(answer);
      else await chooseBy(rows, hand.press, String(answer));
    }
    await chooseBy(rows, hand.press, 'Start');
  }

  return {
    bench,
    async play(line) {
      const [command, ...rest] = line.split(' '),
        words = rest.join(' ');
      while ((await rows()).at(-1)!.startsWith('OK next')) await hand.press('ok'); // what has moved on the table is read
      if (command === 'new') await begin(rest[0]!, JSON.parse(words.slice(words.indexOf('{'))));
      else if (command === 'ok') await hand.press('ok');
      else if (command === 'pick') await chooseBy(rows, hand.press, readable(words));
      else if (command === 'dial') await dial(Number(words));
      else if (command === 'dice') {
        await page.fill('#dice-next', words);
        await page.press('#dice-next', 'Enter');
        await back();
      } else await bench(line);
    },
  };
}

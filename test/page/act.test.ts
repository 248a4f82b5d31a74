// What buttons and fields of the panel press on the device: options, numbers, lists. On the device in Node.
import { strict as assert } from 'node:assert';
import type { Question } from '../../games/kit';
import { take, touch, turnTo, typedNumber } from '../../tools/page/touch/act';
import { seenOn } from '../../tools/page/touch/seen';
import { asking, noted } from '../firmware/asking';
import { type Table, table, withToys } from '../firmware/device';

const push = (t: Table) => (button: 'up' | 'down' | 'ok' | 'back', how: 'press' | 'hold' | 'again' | 'longer' | 'end') =>
  t.hal.push(button, how);
const labels = (t: Table) => seenOn(t.device)!.choices.map(({ label }) => label);

/** The option with these words, taken as its button takes it. */
function takes(t: Table, label: string): Table {
  take(t.device, push(t), labels(t).indexOf(label));
  return t.wait(60);
}

const many = Array.from({ length: 20 }, (_, i) => `Way ${i}`);

describe('the panel beside the device', () => {
  withToys();

  it('has what the device shows: words, options with notes and reasons, and where the cursor is', () => {
    const t = asking({
      say: 'Which way?',
      options: [{ label: 'Left', note: '50%' }, { label: 'Right' }, { label: 'Back', not: 'The door is shut' }],
    } as unknown as Question);
    const seen = seenOn(t.device)!;
    assert.equal(seen.words, 'Which way?');
    assert.deepEqual(seen.choices, [
      { label: 'Left', note: '50%', not: '' },
      { label: 'Right', note: '', not: '' },
      { label: 'Back', note: '', not: 'The door is shut' },
    ]);
    assert.equal(seen.cursor, 0);
    assert.equal(seenOn(t.press('down').device)!.cursor, 1);
  });

  it('takes any option of a list that is longer than the screen, by one tap, up and down', () => {
    for (const [before, wanted] of [
      [0, 19],
      [0, 7],
      [15, 2],
      [9, 9],
    ] as const) {
      const t = asking({ say: 'Which way?', options: many.map((label, value) => ({ label, value })) } as unknown as Question);
      t.press(`down*${before + 1} up`);
      takes(t, many[wanted]!);
      assert.equal(t.device.session!._entry(t.device.session!.journal.depth)![1], wanted);
      assert.match(t.text(), /Noted/);
    }
  });

  it('answers once, though the option was out of view behind long words', () => {
    const t = asking({
      say: 'A long, long story that fills the whole of the screen and then some more of it, before anything can be chosen at all, so that whoever reads has to scroll down',
      options: [
        { label: 'Left', value: 1 },
        { label: 'Right', value: 2 },
      ],
    } as unknown as Question);
    const { depth } = t.device.session!.journal;
    takes(t, 'Left');
    assert.equal(t.device.session!.journal.depth, depth + 1);
  });

  it('says why not, and answers nothing, when a barred option is pressed', () => {
    const t = asking({
        say: 'Which way?',
        options: [{ label: 'Left' }, { label: 'Back', not: 'The door is shut' }],
      } as unknown as Question),
      { depth } = t.device.session!.journal;
    takes(t, 'Back');
    assert.equal(t.device.session!.journal.depth, depth);
    assert.match(seenOn(t.device)!.notice, /The door is shut/);
  });

  it('works while a large name stands there for the table, and after the screen went dark', () => {
    for (const rest of [40_000, 11 * 60_000]) {
      const t = table().start('Lanterns');
      const before = labels(t);
      t.wait(rest);
      assert.equal(seenOn(t.device), undefined, 'the panel keeps what it had');
      take(t.device, push(t), before.indexOf('Choose a way'));
      assert.match(t.wait(60).text(), /Over the bridge/);
    }
  });

  it('turns a number to what was typed, and no further than it goes', () => {
    const t = asking({ say: 'How many?', dial: { min: -5, max: 30, start: 7 } });
    assert.equal(turnTo(t.device, push(t), 17), true);
    assert.match(t.text(), /< 17 >/);
    assert.equal(turnTo(t.device, push(t), -5), true);
    assert.equal(turnTo(t.device, push(t), 99), false);
    assert.match(t.text(), /< 30 >/);
    t.press('ok');
    assert.deepEqual(noted(t), [30]);
  });

  it('sets the digits of a printed number one by one, forward and back', () => {
    const t = asking({ say: 'Which card?', dial: { min: 1, max: 250, start: 1, digits: true } });
    assert.equal(turnTo(t.device, push(t), 123), true);
    assert.match(t.text(), /12\[3\]/);
    assert.equal(turnTo(t.device, push(t), 247), true);
    assert.equal(turnTo(t.device, push(t), 999), false);
    turnTo(t.device, push(t), 38);
    t.press('ok');
    assert.deepEqual(noted(t), [38]);
  });

  it('takes digits of a keyboard as one number, until a while has passed or it is too large', () => {
    let now = 0;
    const t = asking({ say: 'How many?', dial: { min: 0, max: 30, start: 7 } }),
      number = typedNumber(() => now),
      type = (digit: string) => number(t.device, push(t), digit);
    type('1');
    type('7');
    assert.match(t.text(), /< 17 >/);
    type('2');
    assert.match(t.text(), /< 2 >/, '172 is too large: a new number begins');
    now = 5000;
    type('9');
    assert.match(t.text(), /< 9 >/);
  });

  it('goes from row to row of several numbers without changing one', () => {
    const t = asking({ say: 'Each?', counts: { labels: ['Ann', 'Ben', 'Cem'], most: [9, 9, 9], start: [3, 0, 5] } });
    touch(t.device, push(t), 2);
    assert.match(t.text(), />Cem < 5 >/);
    assert.equal(turnTo(t.device, push(t), 8), true);
    touch(t.device, push(t), 0);
    assert.match(t.text(), />Ann < 3 >/);
    touch(t.device, push(t), 2);
    t.press('ok');
    assert.deepEqual(noted(t), [3, 0, 8]);
  });

  it('marks and unmarks by one tap each, and answers by the first row', () => {
    const t = asking({ say: 'Who?', marks: [{ label: 'Ann' }, { label: 'Ben' }, { label: 'Cem' }] });
    takes(t, '\u2610 Cem');
    takes(t, '\u2610 Ann');
    assert.deepEqual(labels(t), ['Done: 2', '\u2611 Ann', '\u2610 Ben', '\u2611 Cem']);
    takes(t, 'Done: 2');
    assert.deepEqual(noted(t), [0, 2]);
  });
});

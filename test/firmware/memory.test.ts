// Little memory: the start screen says so, what is kept for speed goes before anything else does, and nothing is lost.
import { strict as assert } from 'node:assert';
import { openShell, powerOn } from '../../firmware/shell';
import { sizesFor, sizeUp } from '../../firmware/shell/memory';
import { made } from '../../games/kit/shelf';
import { mockHal } from '../../hal/mock';
import { type Table, TOYS, table, withoutClock, withToys } from './device';

const said = (rows: string[]) => rows.map(row => row.replace(/^[> ]+/, '').trimEnd()).join(' ');

/** What the device says when it starts with so many variables. */
function atStart(total: number | undefined) {
  const hal = mockHal({ modules: table().hal.modules });
  hal.variables = total === undefined ? undefined : { used: 1500, total };
  const device = openShell(hal);
  powerOn(device);
  return { text: said(hal.display.rows), device };
}

describe('a device with little memory', () => {
  withToys();

  for (const total of [900, 3000, 3600, 3699])
    it(`says at its start what is wrong and what to do: ${total}`, () => {
      const { text, device } = atStart(total);
      assert.ok(
        text.includes(`Little memory (${total}): plays may stop. Is Bluetooth on, or is it another build? Ask npm run doctor.`),
        text,
      );
      assert.equal(device.steps, sizesFor(0).steps);
    });

  for (const total of [3700, 4000, 8000, undefined])
    it(`says nothing of it with ${total ?? 'the memory of a PC'}`, () => {
      assert.doesNotMatch(atStart(total).text, /memory/);
    });

  it('keeps the less the less it has', () => {
    const sizes = [undefined, 8000, 6000, 4000, 3700, 3699, 0].map(sizesFor);
    for (const what of ['functions', 'steps', 'rows'] as const) {
      const kept = sizes.map(size => size[what]);
      assert.deepEqual(
        kept,
        kept.toSorted((a, b) => b - a),
      );
      assert.ok(kept[0]! > kept[3]! && kept[3]! > kept.at(-1)!, `${what}: ${kept}`);
      assert.equal(kept.at(-1)! > 0, what !== 'steps'); // no room for steps: undo reads the play again
    }
  });
});

describe('memory that runs low in a play', () => {
  withToys();
  withoutClock();
  const TOTAL = 4000;

  /** A play of some answers, on a device that had enough. */
  function played(): Table {
    const t = table({}, TOYS);
    t.hal.variables = { used: 2000, total: TOTAL };
    sizeUp(t.device);
    t.start('Emberfall').press('ok').choose('Use gift');
    t.press('ok').wait(1000);
    return t;
  }
  const free = (t: Table, variables: number) => {
    t.hal.variables = { used: TOTAL - variables, total: TOTAL };
  };
  const state = (t: Table) => JSON.stringify(t.device.session!.state());
  const kept = (t: Table) => t.device.session!._past._steps.length;

  it('takes what is quickly made again first, then the steps for undo', () => {
    const t = played(),
      before = state(t);
    assert.ok(kept(t) > 1);
    assert.equal(made.most, sizesFor(TOTAL).functions);
    free(t, 400);
    t.press('back').press('ok');
    assert.equal(made.most, sizesFor(0).functions);
    assert.ok(kept(t) > 1, 'the steps may stay');
    free(t, 200);
    t.press('back').press('ok');
    assert.equal(kept(t), 0);
    assert.equal(state(t), before);
  });

  it('loses nothing: undo to the start, redo to the end, and a restart', () => {
    const t = played(),
      { session } = t.device,
      states: string[] = [];
    free(t, 100);
    for (let i = 0; i < 9 && session!.journal.depth; i++) {
      states.push(state(t));
      t.press('back:hold');
    }
    assert.equal(session!.journal.depth, 0);
    for (const expected of states.toReversed()) {
      t.press('ok:hold ok');
      assert.equal(state(t), expected);
    }
    t.restart().press('ok');
    assert.equal(state(t), states[0]);
  });

  it('says so once when nothing is left to let go, and again when it happens again', () => {
    const t = played(),
      FULL = /Memory is nearly full\. All is stored\. Switch the device off and on\./;
    free(t, 400);
    t.press('back');
    assert.doesNotMatch(said(t.rows()), FULL);
    free(t, 200);
    t.press('back');
    assert.match(said(t.rows()), FULL);
    t.press('back');
    assert.doesNotMatch(said(t.rows()), FULL);
    free(t, 2000);
    t.press('back');
    free(t, 200);
    t.press('ok:hold');
    assert.match(said(t.rows()), FULL);
  });
});

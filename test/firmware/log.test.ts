// The log: a page of it at a time, read once, with as little memory as it can.
import { strict as assert } from 'node:assert';
import { type Table, table, withToys } from './device';

const STEPS = 30; // each sets the points of the first player to its number

describe('the log', () => {
  withToys();
  let t: Table;
  /** Every row of the page that is open. */
  const page = () => {
    const text = t.device.screens.at(-1)!.view().body!;
    return text.split('\n');
  };
  let readings = 0;

  beforeEach(() => {
    t = table().start('Harbours');
    for (let i = 1; i <= STEPS; i++) t.device.session!.correct('points', 0, i, 0);
    const { painter } = t.device,
      busy = painter.busy;
    readings = 0;
    painter.busy = text => {
      readings++;
      busy.call(painter, text);
    };
    t.press('ok:hold').choose('Log and redo');
  });

  it('has the newest step at the top', () => {
    assert.equal(t.rows()[0], 'Log');
    assert.match(page()[0]!, /Red 30$/);
    assert.equal(page().length, 13, 'twelve steps, and the way to others');
  });

  it('leads from the end of a page to earlier steps, and back', () => {
    const newest = page();
    assert.match(newest.at(-1)!, /earlier/);
    for (let i = 0; i < 9 && page()[0] === newest[0]; i++) t.press('down');
    const second = page();
    assert(!newest.slice(0, -1).some(line => second.includes(line)), second.join('\n'));
    for (let i = 0; i < 9 && page()[0] === second[0]; i++) t.press('up');
    assert.deepEqual(page(), newest);
    for (let i = 0; i < 60; i++) t.press('down');
    assert.match(page().at(-1)!, /Red 1$/, 'the first of all');
  });

  it('does not turn the page with the press that takes a notice away', () => {
    t.press('ok');
    assert.match(t.text(), /nothing to\s+redo/);
    const newest = page();
    t.press('down');
    assert.doesNotMatch(t.text(), /nothing to/);
    assert.deepEqual(page(), newest);
  });

  it('is read once, also when there is nothing to do again', () => {
    assert.equal(readings, 1);
    t.press('down').press('ok');
    assert.match(t.text(), /nothing to\s+redo/);
    t.press('ok').press('up');
    assert.equal(readings, 1);
  });

  it('tells what was undone above the last step, and is read again then', () => {
    t.press('back:hold');
    assert.equal(readings, 2);
    assert.match(page()[0]!, /^\(undone\) .*Red 30$/);
    t.press('ok');
    assert.equal(readings, 3);
    assert.match(page()[0]!, /^Set .*Red 30$/);
  });

  it('leaves the state as it was', () => {
    const before = JSON.stringify(t.device.session!.state());
    t.press('down*40 back');
    assert.equal(JSON.stringify(t.device.session!.state()), before);
    assert.equal(t.device.session!.whole, true);
  });

  for (const [used, kept] of [
    [2000, true],
    [3000, false],
  ] as const)
    it(`whose words are not stored ${kept ? 'keeps' : 'lets go of'} the steps for undo where ${used} of 4,000 variables are in use`, () => {
      const { journal } = t.device.session!,
        { line } = journal;
      t.press('back back');
      journal.line = () => undefined;
      t.hal.variables = { used, total: 4000 };
      t.press('ok:hold').choose('Log and redo');
      journal.line = line;
      assert.equal(t.device.session!.isFar(), !kept);
    });

  it('keeps the steps for undo however little memory is free: what it tells is stored', () => {
    t.press('back back');
    t.hal.variables = { used: 3500, total: 4000 };
    t.press('ok:hold').choose('Log and redo');
    assert.equal(t.device.session!.isFar(), false);
  });

  it('tells at its head what was chosen before play, after a power cut, too', () => {
    t = table();
    t.choose('Emberfall').choose('Wardens').press('up ok').choose('Winter').press('down ok').choose('Start').press('ok').restart();
    t.press('ok ok:hold').choose('Log and redo');
    assert.equal(page().at(-1), 'Chosen: Wardens 3, Winter Hard');
  });

  it('says nothing of settings that are as usual', () => {
    assert.doesNotMatch(page().join('\n'), /Chosen/);
  });
});

// The power goes off in the middle of a play: the device comes back to the question itself.
import { strict as assert } from 'node:assert';
import { type Table, table, withToys } from './device';

const cut = (t: Table) => t.restart();

describe('after a power cut', () => {
  withToys();

  it('the question is there again, with a line that says what happened', () => {
    const t = table().start('Emberfall').press('ok').choose('Use gift');
    const at = t.device.session!.state().at;
    cut(t);
    assert.equal(t.device.session!.state().at, at);
    assert.deepEqual(t.rows().slice(0, 5), [
      'North',
      'The power was off.',
      'All is as it was;',
      'clocks are paused.',
      'Pass the lantern on',
    ]);
    assert.equal(t.rows()[7], 'OK go on  BACK home');
  });

  it('the first press answers nothing: somebody may only look whether it lives', () => {
    for (const button of ['ok', 'up', 'down']) {
      const t = cut(table().start('Emberfall').press('ok')),
        depth = t.device.session!.journal.depth;
      t.press(button);
      assert.equal(t.device.session!.journal.depth, depth);
      assert.doesNotMatch(t.text(), /power/);
      assert.match(t.rows()[7]!, /BACK tracks/);
      t.press('ok');
      assert.equal(t.device.session!.journal.depth, depth + 1, button);
    }
  });

  it('home is one BACK away, and the play is resumed there', () => {
    const t = cut(table().start('Emberfall').press('ok')).press('back');
    assert.match(t.text(), /^>Resume North East/m);
    assert.match(t.press('ok').rows()[7]!, /BACK tracks/);
  });

  it('undo takes back what was answered before it', () => {
    const t = table().start('Emberfall').press('ok').choose('Use gift'),
      depth = t.device.session!.journal.depth;
    cut(t).press('back:hold');
    assert.equal(t.device.session!.journal.depth, depth - 1);
  });

  it('home is there at once when no play was open', () => {
    const t = cut(table().start('Emberfall').press('back back'));
    assert.equal(t.rows()[0], 'Roundkeeper');
    assert.equal(t.device.session, undefined);
  });
});

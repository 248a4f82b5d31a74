// A secret value of a play is shown only while OK is held on it.
import { strict as assert } from 'node:assert';
import { emberfall } from '../toys/emberfall';
import { table, withToys } from './device';

describe('a secret value', () => {
  withToys();
  const { tables } = emberfall;
  before(() => {
    emberfall.tables = s => tables!(s).map(table => table.replace('cold: up to 10', 'cold: up to 10, secret'));
  });
  after(() => {
    emberfall.tables = tables;
  });

  const opened = () => {
    const t = table().start('Emberfall');
    t.device.session!.correct('cold', 0, 7, 0);
    t.press('back down');
    assert.match(t.text(), />Cold \?/);
    return t;
  };

  it('is shown while OK is held, and hidden when it comes up', () => {
    const t = opened();
    t.hal.push('ok', 'hold');
    assert.match(t.text(), />Cold 7/);
    t.hal.push('ok', 'longer'); // no help over it
    assert.match(t.text(), />Cold 7/);
    t.hal.push('ok', 'end');
    assert.match(t.text(), />Cold \?/);
  });

  it('is hidden by any other press, too', () => {
    const t = opened();
    t.hal.push('ok', 'hold');
    t.press('up');
    assert.doesNotMatch(t.text(), /Cold 7/);
  });

  it('is not told by setting it', () => {
    const t = opened().press('ok');
    assert.match(t.text(), /< 0 >/);
  });
});

// The foot says what the buttons do here, and nothing that they do not.
import { strict as assert } from 'node:assert';
import { table, withToys } from './device';

describe('the foot', () => {
  withToys();

  it('tells in the set-up where BACK leads, above a dial, too', () => {
    const t = table();
    t.choose('Lanterns');
    assert.equal(t.rows()[7], '^v set OK BACK home');
    t.press('ok');
    assert.equal(t.rows()[7], 'OK next  BACK undo');
    t.press('back back');
    assert.equal(t.rows()[0], 'Roundkeeper');
    t.choose('Emberfall');
    assert.match(t.rows()[7]!, /BACK home$/);
  });

  it('tells at the last page of the set-up that a seat is chosen there', () => {
    const t = table();
    t.choose('Harbours').press('ok');
    assert.equal(t.rows()[7], 'OK choose BACK undo');
  });

  it('offers nothing to choose where no play is kept', () => {
    const t = table();
    t.choose('Plays');
    assert.equal(t.rows()[7], 'BACK leave');
  });
});

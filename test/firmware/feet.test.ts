// The foot says what the buttons do here, and nothing that they do not.
import { strict as assert } from 'node:assert';
import { table, withToys } from './device';

describe('the foot', () => {
  withToys();

  it('tells in the set-up where BACK leads, above a dial, too', () => {
    const t = table();
    t.choose('Lanterns');
    assert.equal(t.rows()[7], 'OK choose  BACK home');
    t.choose('Walkers');
    assert.equal(t.rows()[7], '^v set  OK BACK leave');
    t.press('back').choose('Night');
    assert.equal(t.rows()[7], 'OK take  BACK leave');
    t.press('back back');
    assert.equal(t.rows()[0], 'Roundkeeper');
  });

  it('offers nothing to choose where no play is kept', () => {
    const t = table();
    t.choose('Plays');
    assert.equal(t.rows()[7], 'BACK leave');
  });
});

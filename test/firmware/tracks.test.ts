// Setting what the table knows better: read in full before it is taken, and left without a trace.
import { strict as assert } from 'node:assert';
import type { Lanterns } from '../toys/lanterns';
import { stateOf, type Table, table, withToys } from './device';

const weather = (t: Table) => stateOf<Lanterns>(t).weather;

describe('setting a track', () => {
  withToys();

  it('shows a long word to its end', () => {
    const t = table();
    t.start('Lanterns').press('back').choose('Weather').press('up*3');
    assert.match(t.rows().join(''), /Thunderstorm/);
    t.press('up ok');
    assert.equal(weather(t), 3);
  });

  it('is given up by a held BACK, which takes back what was turned and no step of the play', () => {
    const t = table();
    t.start('Lanterns').press('back');
    const first = weather(t);
    t.choose('Weather').press('up ok').choose('Weather').press('up back:hold');
    assert.equal(weather(t), first + 1, 'the step before stays');
    assert.match(t.text(), /^>Weather Storm/m);
    t.press('back:hold');
    assert.equal(weather(t), first, 'in the list it is undone');
  });
});

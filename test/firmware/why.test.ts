// "Why?": everything about a question that its own screen may have no room for.
import { strict as assert } from 'node:assert';
import { table, withToys } from './device';

describe('Why?', () => {
  withToys();

  it('tells all chances: below a dial, where up and down change the number, nobody can scroll to them', () => {
    const t = table();
    t.start('Lanterns').choose('Weigh').press('ok:hold').choose('Why?');
    assert.match(t.text(), /Dry: 33\.3%.*Wet: 66\.7%.*Never: <0\.1%/s);
  });
});

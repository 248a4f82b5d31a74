import { strict as assert } from 'node:assert';
import { harbours } from '../toys/harbours';
import { table, withToys } from './device';

const known = {
  ...harbours,
  words: () => 'Cargo: goods in your hold\nLighthouse: a tower that you built',
  reference: () => [{ title: 'A day', text: 'Sail, trade, build.' }],
};

describe('pages to look things up in', () => {
  withToys();

  it('are the reference of the game and all of its words', () => {
    const t = table({}, { harb: known });
    t.start('Harbours').press('ok:hold');
    t.choose('Look up', 'A day');
    assert.match(t.text(), /A day\s+Sail, trade, build\./);
    t.press('back').choose('Words');
    assert.match(t.text(), /Cargo: goods in your\s+hold\s+Lighthouse/);
    t.press('back back');
    assert.match(t.text(), /Tools/);
  });

  it('are not offered where a game has none', () => {
    const t = table();
    t.start('Harbours').press('ok:hold');
    assert.throws(() => t.choose('Look up'));
  });
});

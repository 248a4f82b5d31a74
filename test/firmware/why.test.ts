// "Why?": everything about a question that its own screen may have no room for.
import { strict as assert } from 'node:assert';
import { BUNDLES } from '../../tools/bundles';
import { table, withToys } from './device';

describe('Why?', () => {
  withToys();

  it('tells all chances: below a dial, where up and down change the number, nobody can scroll to them', () => {
    const t = table();
    t.start('Lanterns').choose('Weigh').press('ok:hold').choose('Why?');
    assert.match(t.text(), /Dry: 33\.3%.*Wet: 66\.7%.*Never: <0\.1%/s);
  });

  it('begins with the rule in our own words where the question has it', () => {
    const t = table();
    t.start('Lanterns');
    const { session } = t.device,
      ask = session!.ask();
    session!.ask = () => ({ ...ask, rule: 'Only who has a light may go on.' });
    t.press('ok:hold').choose('Why?');
    assert.match(t.text(), /^Why\?\nOnly who has a light\nmay go on\.\nRulebook: p\. 2/);
  });
});

describe('Why? in a game of the box', () => {
  it('says what the words on the screen mean, before the page of the rulebook', async () => {
    const t = table({}, BUNDLES as never);
    await t.command('new any {"Players":3,"Turn order":"By bid"}');
    t.press('ok:hold').choose('Why?');
    assert.match(t.device.screens.at(-1)!.view().body!, /^bid: who bids most begins.*\nThe rulebook has no page for this/is);
  });
});

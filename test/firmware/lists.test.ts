// How lists are walked through: they have no end but for a held button, and what cannot be chosen says why.
import { strict as assert } from 'node:assert';
import { optionsOf } from '../../games/kit';
import { table, withToys } from './device';

describe('a list', () => {
  withToys();
  const chosen = (rows: string[]) => rows.find(row => row.startsWith('>'));

  it('goes on at its other end, so that what ends a menu is one press away', () => {
    const t = table();
    assert.equal(chosen(t.rows()), '>Emberfall');
    assert.equal(chosen(t.press('up').rows()), '>Toss a coin');
    assert.equal(chosen(t.press('down').rows()), '>Emberfall');
  });

  it('stops a held button at its end', () => {
    const t = table();
    assert.equal(chosen(t.press('up:again*5').rows()), '>Emberfall');
    assert.equal(chosen(t.press('down:again*20').rows()), '>Toss a coin');
  });

  it('shows the words above its first option before it goes on at the end', () => {
    const t = table().start('Lanterns').press('down*4');
    assert.notEqual(t.rows()[1], 'Ada stands at the');
    t.press('up:again*4');
    assert.equal(t.rows()[1], 'Ada stands at the');
    assert.equal(chosen(t.press('up').rows()), '>Wait for dawn', 'the last that can be chosen');
  });

  it('strikes out what the rules forbid, says why in the foot, and does nothing when it is chosen', () => {
    const t = table().start('Lanterns'),
      at = t.device.session!.journal.depth;
    t.press('up down');
    assert.equal(chosen(t.rows()), '>(Fly)');
    assert.equal(t.rows()[7], 'Nobody here has wings');
    t.press('ok');
    assert.match(t.text(), /^Nobody here has wings$/m);
    assert.equal(t.device.session!.journal.depth, at);
    t.press('up');
    assert.equal(chosen(t.rows()), '>Wait for dawn');
    assert.equal(t.rows()[7], 'OK go  BACK tracks');
  });

  it('ends a long reason behind a whole word in the foot, and tells all of it when it is chosen', () => {
    const t = table().start('Lanterns'),
      fly = optionsOf(t.device.session!.ask()).find(option => option.label === 'Fly')!;
    fly.not = 'Nobody here has wings, and the well is deep.';
    t.device.show();
    assert.equal(t.press('up down').rows()[7], 'Nobody here has..');
    assert.match(t.press('ok').text(), /Nobody here has\s+wings, and the well\s+is deep\./);
  });

  it('starts at the usual answer, whatever stood under the cursor before', () => {
    const t = table().start('Lanterns').choose('Choose a way');
    t.press('down*2 ok');
    assert.equal(chosen(t.rows()), '>Read');
  });
});

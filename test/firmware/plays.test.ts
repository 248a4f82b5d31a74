// Plays side by side: any mix of games, named, copied, deleted with a second press; and who has to go when all places are taken.
import { strict as assert } from 'node:assert';
import { MOST_PLAYS, plays } from '../../firmware/shell';
import type { Emberfall } from '../toys/emberfall';
import { stateOf, type Table, table, withToys } from './device';

const said = (t: Table) =>
  t
    .rows()
    .map(row => row.replace(/^[> ]+/, ''))
    .join(' ');

const names = (t: Table) => plays(t.device).map(play => play.name);

/** A play of Lanterns that is over. */
function finished(t: Table): Table {
  t.start('Lanterns').choose('Wait for dawn').press('back back');
  return t;
}

/** As many plays of Harbours as there are places left. */
function fill(t: Table): Table {
  while (plays(t.device).length < MOST_PLAYS) t.start('Harbours').press('back back');
  return t;
}

describe('plays', () => {
  withToys();

  it('stand side by side, two groups with the same game among them, and each goes on where it was', () => {
    const t = table();
    const stood: { [name: string]: string } = {};
    for (let i = 0; i < MOST_PLAYS; i++) {
      const [title, track, cell] = i % 2 ? (['Harbours', 'points', 1] as const) : (['Emberfall', 'cold', 0] as const);
      t.start(title).press('ok');
      for (let n = 0; n < i; n++) t.device.session!.correct(track, cell, n % 4, 1);
      stood[t.device.session!.journal.owner] = JSON.stringify(t.device.session!.state());
      t.press('back back');
    }
    assert.ok(MOST_PLAYS >= 8);
    t.restart();
    const all = plays(t.device);
    assert.equal(all.length, MOST_PLAYS);
    for (const play of all) {
      t.choose('Plays');
      for (let i = plays(t.device).findIndex(other => other.owner === play.owner); i > 0; i--) t.press('down');
      t.press('ok ok');
      assert.equal(t.device.session!.journal.owner, play.owner);
      assert.equal(JSON.stringify(t.device.session!.state()), stood[play.owner]);
      t.press('back back');
    }
  });

  it('tell their game, their round and how long they have been played, and take a name from the players', () => {
    const t = table();
    t.start('Harbours').wait(600_000).press('up ok back back').choose('Plays').press('ok');
    assert.match(said(t), /^Red Blue Green Harbours: .*10:00 played/);
    t.choose('Rename').type('Bc').restart();
    assert.deepEqual(names(t), ['Bc']);
  });

  it('say so when there is no room for a new name, and keep the old one', () => {
    const t = table();
    t.start('Harbours').press('back back').choose('Plays').press('ok').choose('Rename');
    t.device.ring.left = () => 20; // a page that many undos have filled
    t.type('Bc');
    assert.match(said(t), /No room for a name just now. Play one step of it first./);
    assert.deepEqual(names(t.restart()), ['Red Blue Green']);
  });

  it('tell their game while the cursor is on them: the same people play more than one', () => {
    const t = table();
    t.start('Harbours').press('back back').start('Emberfall').press('back back').choose('Plays');
    assert.equal(t.rows()[0], 'Emberfall');
    t.press('down');
    assert.equal(t.rows()[0], 'Harbours');
    t.press('up');
    assert.equal(t.rows()[0], 'Emberfall');
  });

  it('do not take the name of another one', () => {
    const t = table();
    t.start('Harbours').press('back back').start('Harbours').press('back back').choose('Plays').press('ok');
    assert.deepEqual(names(t), ['Red Blue Green 2', 'Red Blue Green']);
    t.choose('Rename').press('up up ok up up ok ok:hold');
    assert.match(said(t), /Another play has this name. Add a letter./);
    assert.deepEqual(names(t), ['Red Blue Green 2', 'Red Blue Green']);
    t.press('ok:hold');
    assert.match(said(t), /Another play/, 'and it stays where it can be written');
  });

  it('are copied, and the copy goes its own way', () => {
    const t = table();
    t.start('Emberfall').press('ok back back').choose('Plays').press('ok').choose('Copy').press('back').choose('Resume').choose('Take 2');
    t.press('back back');
    assert.deepEqual(names(t), ['North East', 'North East 2']);
    t.choose('Plays').press('down ok ok');
    assert.equal(stateOf<Emberfall>(t).embers[0], 0);
  });

  it('of the same people have numbers behind their names', () => {
    const t = table();
    for (let i = 0; i < 3; i++) t.start('Harbours').press('back back');
    assert.deepEqual(names(t).sort(), ['Red Blue Green', 'Red Blue Green 2', 'Red Blue Green 3']);
  });

  it('have a copy that tells the same round and hours, under a name of its own', () => {
    const t = table();
    t.start('Harbours').wait(600_000).press('up ok back back').choose('Plays').press('ok').choose('Copy').press('ok').choose('Copy');
    const [first, ...copies] = plays(t.device);
    assert.deepEqual(
      copies.map(copy => [copy.name, copy.status, copy.played]),
      [2, 3].map(n => [`Red Blue Green ${n}`, first!.status, 600]),
    );
  });

  it('go only when DOWN is pressed after Delete', () => {
    const t = table();
    t.start('Harbours').press('back back').choose('Plays').press('ok').choose('Delete');
    for (const button of ['ok', 'up', 'back']) {
      t.press(button);
      assert.equal(plays(t.device).length, 1);
      t.choose('Delete');
    }
    t.press('down').restart();
    assert.equal(plays(t.device).length, 0);
  });

  it('that are over are offered, the oldest first, when all places are taken, and nothing goes without a press', () => {
    const t = fill(finished(table()));
    t.choose('Harbours').press('ok');
    assert.match(
      said(t),
      /^Ada All places are taken\. May this one go\? Lanterns: .* DOWN deletes it for good, any other button keeps it\./,
    );
    t.press('ok');
    assert.match(said(t), /^Make room All places are taken\. Which play may go\? Lanterns: .* Ada/, said(t));
    assert.equal(plays(t.device).length, MOST_PLAYS);
    t.press('ok down');
    assert.match(said(t), /^Harbours Deleted: Ada/);
    t.press('ok');
    assert.equal(t.device.session!.game.id, 'harb');
    assert.equal(plays(t.device).length, MOST_PLAYS);
    assert.ok(!names(t).some(name => name.startsWith('Ada')));
  });

  it('are all listed when none of them is over', () => {
    const t = fill(table());
    t.choose('Harbours').press('ok');
    assert.match(said(t), /^Make room All places are taken\. Which play may go\?/);
  });

  it('are not copied when all places are taken, with a sentence', () => {
    const t = fill(table());
    t.choose('Plays').press('ok').choose('Copy');
    assert.match(said(t), /There is no room for a copy\. Delete a play first\./);
    assert.equal(plays(t.device).length, MOST_PLAYS);
  });
});

describe('dice off the table', () => {
  withToys();

  it('are entered for one roll with one press in the tools, and the device rolls again after it', () => {
    const t = table();
    t.start('Lanterns').press('ok:hold ok');
    assert.match(said(t), /The next roll is yours/);
    t.choose('Throw');
    assert.match(said(t), /Throw a die of 6 and enter its face < 1 >/);
    t.press('up up up ok');
    assert.match(said(t), /Entered: 4/);
    t.press('ok up ok');
    assert.match(said(t), /Sum 7 .*\[4\] \[1\] \[2\]/);
    t.press('ok').choose('Throw');
    assert.match(said(t), /Sum /);
    assert.equal(t.device.notes.read('h:lamp'), undefined);
  });

  it('are entered for every roll of a game that is set so, over the power too', () => {
    const t = table();
    t.start('Lanterns').press('ok:hold').choose('Dice: by device').press('back').choose('Throw').press('ok ok ok ok').restart().press('ok');
    t.choose('Throw');
    assert.match(said(t), /Throw a die of 6/);
  });

  it('can be entered again after an undo: the face that was entered stands there, and can be changed', () => {
    const t = table();
    t.start('Lanterns').press('ok:hold').choose('Dice: by device').press('back').choose('Throw').press('up up up ok ok ok');
    assert.match(said(t), /Sum 6/);
    t.press('back:hold').choose('Throw');
    assert.match(said(t), /< 4 >/);
    t.press('up ok ok ok');
    assert.match(said(t), /Sum 7 .*\[5\] \[1\] \[1\]/);
  });

  it('are taken back one by one while they are entered, and a new roll starts without them', () => {
    const t = table();
    t.start('Lanterns').press('ok:hold').choose('Dice: by device').press('back').choose('Throw').press('up up up ok back:hold');
    assert.match(said(t), /Undone: die 1 .*< 4 >/);
    t.press('down ok back').choose('Throw');
    assert.match(said(t), /enter its face < 1 >/);
    assert.doesNotMatch(said(t), /Entered/);
    t.press('ok ok ok');
    assert.match(said(t), /Sum 3/);
  });

  it('wait no longer when their step was undone in the log, or the table has gone elsewhere', async () => {
    const t = table();
    t.start('Lanterns').press('ok:hold').choose('Dice: by device').press('back').choose('Throw').press('ok ok ok ok').choose('Throw');
    t.press('up ok ok:hold').choose('Log').press('back:hold back back');
    assert.match(said(t), /Sum 3/);
    assert.deepEqual(t.device.fate.given, []);
    t.press('ok').choose('Throw').press('ok');
    await t.command('jump Crossroads'); // the same step, but not the same moment
    assert.doesNotMatch(said(t), /enter its face/);
  });

  it('wait no longer when the tools are told that the device rolls', () => {
    const t = table();
    t.start('Lanterns')
      .press('ok:hold')
      .choose('Dice: by device')
      .press('back')
      .choose('Throw')
      .press('ok ok:hold')
      .choose('Dice: by hand');
    t.press('back');
    assert.doesNotMatch(said(t), /enter its face/);
    t.choose('Throw');
    assert.match(said(t), /Sum /);
  });
});

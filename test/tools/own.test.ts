// Your own dice by the four buttons, and typed on the bench.
import { strict as assert } from 'node:assert';
import { chanceOf } from '../../firmware/tools/chance';
import { kindsOf, ownDice } from '../../firmware/tools/die';
import { throwOf } from '../../firmware/tools/throw';
import { nodeEngine } from '../../tools/bench/node';
import { table } from './table';

/** A die called A, as it begins. */
function made() {
  return table('dice').choose('Your own dice').choose('New die').press('ok').press('ok:hold');
}

describe('your own dice', () => {
  it('begin with a name and six faces', () => {
    const t = made();
    assert.deepEqual(ownDice(t.device.notes), ['A: 1 2 3 4 5 6']);
    assert.equal(t.rows()[1], '>A 6 faces');
  });

  it('have faces that are letters or pictures, what they are worth, and how often they are there', () => {
    const t = made().choose('A').choose('1');
    t.choose('Picture').press('up ok').choose('Worth').press('up ok').choose('How often').press('up up ok');
    assert.deepEqual(ownDice(t.device.notes), ['A: \x05=2*3 2=2*1 3=3*1 4=4*1 5=5*1 6=6*1']);
    t.press('back');
    assert.equal(t.rows()[1], '>\x05 2 x3');
  });

  it('keep the faces beside one that is changed, even while it looks like them', () => {
    const t = made();
    t.device.notes.keep('own', 'A: \x05 x=0 y=0');
    t.choose('A').choose('x').choose('Picture').press('up'); // the heart comes first, as on the face before
    assert.equal(ownDice(t.device.notes)[0], 'A: \x05=0*1 \x05=0*1 y=0*1');
    t.press('up ok'); // and then the star
    assert.equal(ownDice(t.device.notes)[0], 'A: \x05=0*1 \x1c=0*1 y=0*1');
  });

  it('can be changed on the last face, too, when it becomes like the one before', () => {
    const t = made();
    t.device.notes.keep('own', 'A: y=0 \x05 x=0');
    t.choose('A').choose('x').choose('Picture').press('up').press('up ok');
    assert.equal(ownDice(t.device.notes)[0], 'A: y=0*1 \x05=0*1 \x1c=0*1');
  });

  it('can have more faces and fewer, but never fewer than two', () => {
    const t = made().choose('A').choose('New face').press('back');
    assert.match(t.text(), /7 7/);
    const faces = () => ownDice(t.device.notes)[0]!.split(' ').length - 1;
    while (faces() > 2) t.press('up:again*20').press('ok').choose('Take it away');
    t.press('ok').choose('Take it away');
    assert.match(t.text(), /at least two\s+faces/);
    assert.equal(faces(), 2);
  });

  it('are thrown like any others, and shown as they look', () => {
    const t = made();
    t.device.notes.keep('own', 'Fate: -=-1*2 0*2 +=1*2');
    t.device.settings.animate = 0;
    t.dice(1, 5, 6, 3);
    t.device.open('dice', 'roll 4dFate');
    t.device.show();
    assert.equal(t.rows()[1], '1');
    assert.equal(t.rows()[5], '[-] [+] [+] [0]');
    assert.equal(t.device.notes.read('r0'), '4dFate: - + + 0 = 1');
  });

  it('count a picture that is worth something as a hit, and a number from the face on', () => {
    const t = made();
    t.device.notes.keep('own', 'Fight: Hit=1*2 Crit=2 -*3\nOdd: 1 3 5 7');
    t.device.settings.animate = 0;
    t.dice(1, 3, 4, 2);
    t.device.open('dice', 'roll 4dFight hit5x2');
    t.device.show();
    assert.equal(t.rows()[1], '3 hits');
    t.dice(2, 3, 4);
    t.device.open('dice', 'roll 3dOdd hit5x2');
    t.device.show();
    assert.equal(t.rows()[1], '2 hits');
    const fight = kindsOf(t.device.notes, ['Fight']);
    assert.equal(chanceOf(throwOf('1dFight hit5x1'), fight), 0.5);
  });

  it('are eight at most', () => {
    const t = made();
    t.device.notes.keep(
      'own',
      'A B C D E F G H'
        .split(' ')
        .map(name => `${name}: 1 2`)
        .join('\n'),
    );
    t.device.show(); // they were stored behind its back
    assert(!t.press('up:again*9 up').text().includes('New die'), t.text());
  });

  it('leave a d6 in the pools where they stood when they are deleted', () => {
    const t = made().choose('A').choose('Delete this die');
    assert.match(t.text(), /A is deleted/);
    t.device.open('dice', 'roll 2dA');
    t.device.show();
    assert.equal(t.wait(400).rows()[0], '2dA');
  });

  it('are typed on the bench, and a die without faces is refused there, too', async () => {
    const engine = nodeEngine({ seed: 1 });
    assert.deepEqual(JSON.parse(await engine.command('die Fate: - 0 +')).dice, ['Fate: - 0 +']);
    assert.deepEqual(JSON.parse(await engine.command('die Fate: -=-1 0 +=1')).dice, ['Fate: -=-1 0 +=1']);
    assert.match(JSON.parse(await engine.command('die Fate:')).error, /at least two faces/);
    assert.deepEqual(ownDice(engine.device.notes), ['Fate: -=-1 0 +=1']);
  });

  it('refuse a name that is there already', () => {
    const t = made().choose('New die').press('ok').press('ok:hold');
    assert.match(t.text(), /There is a die A\s+already/);
  });
});

// Light: the device is the board. The same rules as in Full, with other questions.
import { strict as assert } from 'node:assert';
import { optionsOf, usualOf } from '../../../games/kit';
import { sample } from '../../long';
import { shown } from '../../play';
import { randomPlay } from '../../random';
import { account, asks, begin, biome, NAMES, next, reason, reveal, set, state, type Table, told } from './table';

/** The first turn of Ada, in Light. */
function light(answers = {}): Table {
  const p = begin(biome, { Mode: 'Light', Players: 3, ...answers }, 1, NAMES);
  p.pick('All is set up');
  p.dice(6, 1, 1, 1, 1, 1, 1, 1).ok();
  p.fate.forced = [];
  p.ok();
  return p;
}
/** A special tile is found. Gives the number of the last camp. */
function find(p: Table, name: string): number {
  p.pick('Special tile', name);
  return p.s.kind.length - 1;
}
/** Everybody ends their turn, and the board rolls these dice. */
function board(p: Table, ...dice: number[]): void {
  while (!p.says().startsWith('Board turn')) p.pick('End turn');
  p.dice(...dice).ok();
}
const underCursor = (p: Table) => optionsOf(p.session.ask())[usualOf(p.session.ask())]!.label;

describe('Biome, Light', () => {
  it('is the usual answer, and begins with the same set-up', () => {
    assert.deepEqual(biome.questions()[0]!.options, ['Light', 'Full']);
    assert.equal(begin(biome, { Mode: 'Light' }).s.light, 1);
    assert.equal(asks(light()), 'Ada: 3 actions, carry 4');
  });

  it('ends a turn by OK, whatever was said before', () => {
    const p = light();
    for (const name of ['Bob', 'Cem']) {
      assert.equal(underCursor(p), 'End turn');
      p.pick('End turn');
      assert.match(asks(p), new RegExp(`^${name}: 3 actions`));
    }
    find(p, 'Stealer camp');
    assert.equal(underCursor(p), 'End turn');
    p.pick('End turn');
    assert.match(p.says(), /^Board turn 1/);
  });

  it('counts tiles and secrets, and rolls for an extra one [BI-205, BI-310]', () => {
    const p = light();
    p.dice(5).pick('New tile');
    assert.equal(told(p), '1 secret face-down. D6 = 5: no extra');
    p.dice(5).pick('New forest');
    assert.equal(told(p), '1 secret face-down. D6 = 5: one more from the box');
    p.pick('Special tile', 'Lake');
    assert.deepEqual([p.s.tilesLeft, p.s.secretsLeft, p.s.boxLeft], [22, 16, 10]);
  });

  it('keeps the cool-downs of farms, allies and enemies as Full does [BI-141, BI-143, BI-147]', () => {
    const p = light();
    find(p, 'Ally camp');
    find(p, 'Stealer camp');
    p.pick('Farm built', 'Other land: CD 10', 'Main');
    board(p, 6, 2, 1, 3);
    assert.equal(account(p), 'Farm 1: 6, 6 > 0 > 6\n+1 Supply: Main, 4 at most\nFarm 2: 2, 10 > 8\nAlly 1: 1, 6 > 5\nStealer 1: 3, 6 > 3');
    assert.match(asks(p), /^Ada: 3 actions/);
  });

  it('asks how many secrets lie on the robbed camp, and draws which two are taken [BI-210, BI-254]', () => {
    const p = light();
    const k = find(p, 'Stealer camp');
    set(p, 'cd', 1, k);
    board(p, 1, 1);
    assert.equal(account(p), 'Farm 1: 1, 6 > 5\nStealer 1: 1, attacks');
    assert.equal(p.says(), 'Stealer 1 raids Main. How many secrets lie there?');
    p.dice(4, 2).dial(5);
    assert.equal(told(p), 'Take No. 4, then No. 2 of the rest');
    assert.equal(p.says(), 'Stealer 1 robs Main');
    p.pick('Put party beside it');
    board(p, 1);
    assert.equal(next(p), 'Party of Stealer 1 moves 2. Home?');
    p.dice(1).pick('Yes');
    assert.equal(account(p), 'Party home. Stealer 1: CD 16\nIt builds a Farm Kit: say Farm built\nStealer 1: 1, 16 > 15');
  });

  it('takes the only secret, and cools by 10 when it is home [BI-254, BI-257]', () => {
    const p = light();
    const k = find(p, 'Stealer camp');
    set(p, 'cd', 1, k);
    board(p, 1, 1);
    account(p);
    p.dial(1);
    assert.equal(told(p), 'Take the only one');
    p.pick('Next tile is home');
    assert.equal(p.s.cd[k], 10);
  });

  it('asks which camp is nearest, and draws among those that are equally near [BI-211, BI-253]', () => {
    const p = light();
    const k = find(p, 'Stealer camp'),
      ally = find(p, 'Ally camp');
    p.pick('Camp built', 'Camp stands');
    set(p, 'cd', 1, k);
    set(p, 'cd', 0, ally);
    board(p, 1, 1);
    account(p);
    assert.deepEqual(p.offers(), ['Main', 'Ally 1', 'Camp 3', 'Equally near', 'No secrets anywhere']);
    p.pick('Equally near');
    p.dice(2).mark('Main', 'Camp 3');
    assert.equal(told(p), 'Drawn: Camp 3');
    assert.match(p.says(), /^Stealer 1 raids Camp 3/);
  });

  it('lets a Stealer wait that finds no secrets [BI-255]', () => {
    const p = light();
    const k = find(p, 'Stealer camp');
    set(p, 'cd', 1, k);
    board(p, 1, 1);
    account(p);
    p.dial(0);
    assert.match(account(p), /Stealer 1 finds no secrets, waits/);
    assert.equal(p.s.cd[k], 0);
  });

  it('loses the game with an empty main camp, after the roll that did it [BI-256, BI-602]', () => {
    const p = light();
    const k = find(p, 'Killer camp');
    set(p, 'cd', 2, k);
    board(p, 1, 5);
    account(p);
    p.dial(0);
    assert.equal(p.says(), 'Killer 1 destroys Main, CD 19');
    p.ok();
    assert.match(p.says(), /^GAME LOST\nMain camp destroyed/);
  });

  it('asks for keys among what a Killer destroys [BI-213, BI-243, BI-450]', () => {
    const p = light();
    const k = find(p, 'Killer camp');
    set(p, 'cd', 1, k);
    board(p, 1, 1);
    account(p);
    p.dial(2);
    p.pick('Next tile is home');
    assert.match(next(p), /^Turn it over: was it a Key\?/);
    p.pick('Yes');
    assert.match(p.says(), /^WARNING/);
    p.ok();
    p.pick('No');
    assert.equal(p.s.keysDestroyed, 1);
  });

  it('moves the Gang by its die, halts what it stands on, and draws what it destroys [BI-220, BI-501, BI-502]', () => {
    const p = light();
    find(p, 'Roaming Gang');
    find(p, 'Ally camp');
    board(p, 1, 2, 4);
    account(p);
    assert.match(p.says(), /Gang: 4\n.*south/);
    p.pick('Ally 1');
    assert.equal(p.says(), 'The Gang is on Ally 1. How many secrets lie there?');
    p.dice(3).dial(3);
    assert.equal(p.says(), 'Destroyed: No. 3 of 3');
    assert.match(next(p), /^Turn it over: was it a Key/);
    p.pick('No');
    board(p, 1, 1);
    assert.match(account(p), /Ally 1: Gang, no roll/);
  });

  it('builds a farm for the camp that it feeds, and lets it idle when that camp is lost [BI-330, BI-332]', () => {
    const p = light();
    p.pick('Farm built', 'Farmland: CD 6'); // there is only one camp
    p.pick('Camp built', 'Camp stands', 'Farm built', 'Farmland: CD 6', 'Camp 1');
    assert.deepEqual(p.s.farmCamp, [1, 1, 2]);
    const k = find(p, 'Killer camp');
    set(p, 'cd', 1, k);
    board(p, 1, 1, 6, 1);
    assert.match(account(p), /Farm 3: 6, 6 > 0 > 6\n\+1 Supply: Camp 1, 4 at most/);
    p.pick('Camp 1');
    p.dial(0);
    assert.match(account(p), /Killer 1 destroys Camp 1/);
    board(p, 1, 1, 1);
    assert.match(account(p), /Farm 3 has no camp/);
  });

  it('draws the Stealer that captures where both are equally near [BI-420]', () => {
    const p = light({ 'Tile stacks': 4 });
    find(p, 'Stealer camp');
    const k = find(p, 'Stealer camp');
    p.pick('Hurt or captured', 'Bob captured');
    p.dice(2).pick('Equally near');
    assert.deepEqual([told(p), p.s.capture[1]], ['Bob is captive at Stealer 2, 2 rounds', k + 2]);
  });

  it('rolls a die for whatever the table wants', () => {
    const p = light();
    p.dice(4).pick('Roll a D6');
    assert.equal(told(p), 'D6: 4');
  });

  it('keeps the injured and captives, and skips them [BI-101, BI-410, BI-420, BI-422]', () => {
    const p = light();
    const k = find(p, 'Stealer camp');
    p.pick('Hurt or captured', 'Bob hurt', 'Hurt or captured', 'Ada captured');
    assert.match(told(p), /Ada is captive at Stealer 1, 2 rounds\nBob skipped: injured, CD 10/);
    assert.match(asks(p), /^Cem: 3 actions/);
    assert.deepEqual([p.s.capture[0], p.s.injuryCD[1]], [k + 2, 10]);
    p.pick('Captive freed', 'Ada', 'End turn');
    p.dice(1, 4, 1).ok();
    assert.match(account(p), /Bob: 4, 10 > 6/);
    assert.match(asks(p), /^Ada: 3 actions/);
  });

  it('sends mercs out and home again: against the Gang for three rounds [BI-353, BI-355, BI-521]', () => {
    const p = light();
    const ally = find(p, 'Ally camp');
    find(p, 'Roaming Gang');
    assert.equal(reason(p, 'Trade, 2'), 'Cool-down 6');
    set(p, 'cd', 0, ally);
    p.pick('Hire mercs', 'Fight the Gang, 3');
    assert.match(asks(p), /^Ada: 3 actions/);
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Mercs of Ally 1 move 2 to the Gang\. Arrived\?/);
    p.pick('Yes');
    assert.match(account(p), /Fight: 3 rounds\nGang fights, 2 more/);
    for (let i = 0; i < 2; i++) {
      board(p, 1);
      account(p);
    }
    assert.deepEqual([p.s.home, p.s.cd[ally], p.s.gang], [[], 10, 'Roaming']);
  });

  it('says where the secrets of a caught party go back to [BI-354]', () => {
    const p = light();
    const ally = find(p, 'Ally camp'),
      k = find(p, 'Stealer camp');
    set(p, 'cd', 0, ally);
    set(p, 'cd', 1, k);
    board(p, 1, 1);
    account(p);
    p.pick('Main');
    p.dice(1, 1).dial(2);
    p.pick('Put party beside it', 'Hire mercs', 'Party, Stealer 1, 1');
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.match(account(p), /^Party caught\. Stealer 1: CD 6\nBack to Main: what it took\nMercs of Ally 1 leave, CD 10/);
  });

  it('trades for 2 Supplies, and the ally cools down by 10 [BI-350]', () => {
    const p = light();
    const ally = find(p, 'Ally camp');
    assert.equal(reason(light(), 'Trade, 2'), 'No ally is known');
    set(p, 'cd', 0, ally);
    p.pick('Trade, 2');
    assert.equal(told(p), 'Ally 1: CD 10');
    const q = light({ 'Tile stacks': 4 });
    for (const camp of [find(q, 'Ally camp'), find(q, 'Ally camp')]) set(q, 'cd', 0, camp);
    q.pick('Trade, 2', 'Ally 2', 'Hire mercs'); // there is only one left
    assert.equal(q.says(), 'Hire mercs for what?');
    q.pick('Back', 'Trade, 2');
    assert.equal(reason(q, 'Hire mercs'), 'No ally is ready');
  });

  it('adds a turn for a Supply, and follows the bonuses that the table tells [BI-320, BI-401, BI-402]', () => {
    const p = light();
    p.pick('Bonus placed, gone', 'Extra Action on');
    assert.match(told(p), /Turn gives 3 > 4/);
    p.pick('Supply used, +turn');
    assert.match(asks(p), /^Ada: 5 actions, carry 4/);
    p.pick('Bonus placed, gone', 'Extra Carry on', 'End turn');
    assert.match(asks(p), /^Bob: 4 actions, carry 5/);
  });

  it('is won when all keys are used and the table says that everybody is out [BI-610]', () => {
    const p = light();
    p.dice(1).pick('Special tile', 'Exit');
    assert.match(p.says(), /^EXIT FOUND!/);
    p.ok();
    p.pick('Key');
    assert.equal(reason(p, 'All are out: won?'), 'Needs 3 keys');
    p.pick('Used on the Exit', 'Key', 'Used on the Exit', 'Key', 'Used on the Exit', 'Key', 'All are out: won?');
    assert.match(p.says(), /^ESCAPED!/);
  });

  it('attacks from every enemy camp when the Exit is found, and then goes on with the turn [BI-470]', () => {
    const p = light();
    find(p, 'Stealer camp');
    p.dice(1).pick('Special tile', 'Exit');
    p.ok();
    assert.match(p.says(), /^Stealer 1 raids Main/);
    p.dice(1, 1).dial(2);
    p.pick('Put party beside it');
    assert.match(asks(p), /^Ada: 3 actions/);
  });

  it('warns when no spare key is left, and is lost when one more is destroyed [BI-451, BI-601]', () => {
    const p = light();
    p.pick('Key', 'Destroyed');
    assert.match(p.says(), /^WARNING\nNo spare key left/);
    p.ok();
    p.pick('Key', 'Destroyed');
    assert.match(p.says(), /^GAME LOST\nToo many keys gone/);
  });

  it('uses and destroys no more keys than there are [BI-018, BI-050]', () => {
    const p = light({ 'Tile stacks': 5 });
    p.dice(1).pick('Special tile', 'Exit');
    p.ok();
    for (let i = 0; i < 6; i++) p.pick('Key', 'Used on the Exit');
    p.pick('Key', 'Destroyed', 'Key');
    assert.equal(reason(p, 'Used on the Exit'), 'All of them are out');
    assert.equal(reason(p, 'Destroyed'), 'All of them are out');
    p.pick('Found');
    for (let i = 0; i < 6; i++) p.pick('Key', 'Found');
    p.pick('Key');
    assert.equal(reason(p, 'Found'), 'All of them are out');
  });

  it('never asks where anybody stands, what they carry or what they pay', () => {
    const full = ['turn.act', 'movement', 'handling', 'using', 'kits', 'looking', 'caravans', 'supplies', 'saidAloud', 'captured'];
    for (let seed = 1; seed <= sample(10, 200); seed++)
      randomPlay(biome, {
        answers: { Mode: 'Light', Players: 1 + (seed % 8) },
        seed,
        steps: 80,
        brief: true,
        curious: true,
        holds: s => assert(!full.some(name => s.at === name || s.at.startsWith(`${name}.`)), s.at),
      });
  });
});

describe('Biome, from Full to Light in the middle of a play', () => {
  it('goes on with the same turn; the other way it says why not', () => {
    const p = begin(biome, { Mode: 'Full', Players: 3 }, 1, NAMES);
    p.pick('All is set up');
    p.dice(6, 1, 1).ok();
    p.ok();
    p.pick('Explore', 'Special tile', 'Stealer camp');
    assert.equal(biome.switchTo!(state(p), 1), '');
    assert.equal(p.s.at, 'light.turn');
    p.s.light = 1;
    assert.match(asks(p), /^Ada: 2 actions/);
    assert.match(biome.switchTo!(state(p), 0), /^Full must know what lies where\./);
  });

  it('leaves to the table what lies on the camps: any destroyed secret may be a Key again [BI-213, BI-450]', () => {
    const p = begin(biome, { Mode: 'Full', Players: 3 }, 1, NAMES);
    p.pick('All is set up');
    p.dice(6, 1, 1).ok();
    p.ok();
    const k = reveal(p, 'Killer camp');
    set(p, 'key', 4, 0); // all that there are
    p.session.switchTo(1, 1);
    assert.deepEqual([told(p), p.s.key, p.s.supply], ['', [], []]);
    set(p, 'cd', 1, k);
    board(p, 1, 1);
    account(p);
    p.dial(1);
    p.pick('Next tile is home');
    assert.match(next(p), /^Turn it over: was it a Key/);
    p.pick('Yes');
    assert.equal(p.s.keysDestroyed, 1);
  });

  it('waits for the end of what has begun', () => {
    const p = begin(biome, { Mode: 'Full', Players: 3 }, 1, NAMES);
    p.pick('All is set up');
    p.dice(6, 1, 1).ok();
    p.ok();
    p.pick('Explore');
    assert.equal(biome.switchTo!(state(p), 1), 'Finish what you are doing first.');
    assert.equal(shown(p.session).say, p.says());
  });
});

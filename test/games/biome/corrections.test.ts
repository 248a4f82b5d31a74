import { strict as assert } from 'node:assert';
import type { Biome } from '../../../games/biome/state';
import { shown } from '../../play';
import {
  account,
  asks,
  begin,
  biome,
  board,
  build,
  fights,
  health,
  MAIN,
  next,
  OPEN,
  play,
  reveal,
  round,
  set,
  show,
  toBoard,
  tracks,
} from './table';

const lists = (p: ReturnType<typeof play>, keys: string) => show(p, ...(keys.split(' ') as (keyof Biome)[]));

describe('Biome, what the table puts there by hand', () => {
  it('lays a route, which is travelled and carries secrets like any other [BI-340, BI-341]', () => {
    const p = play();
    reveal(p, 'Ally camp');
    set(p, 'routes', 1);
    assert.deepEqual(lists(p, 'routeFrom routeTo blocked'), [[0], [1], [0]]);
    assert(p.offers().includes('Send by caravan, 1'));
    p.pick('Move', 'Route to Ally 1');
    assert.equal(p.s.on[0], MAIN + 1);
    set(p, 'routes', 0);
    assert.deepEqual(lists(p, 'routeFrom routeTo blocked'), [[], [], []]);
    assert(!p.offers().includes('Send by caravan, 1'));
  });

  it('lays a route to a friendly camp, not to the enemy that was found before it [BI-340]', () => {
    const p = play();
    reveal(p, 'Stealer camp');
    reveal(p, 'Ally camp');
    set(p, 'routes', 1);
    assert.deepEqual(lists(p, 'routeFrom routeTo'), [[0], [2]]);
  });

  it('builds a farm, which is rolled in the next board turn [BI-141, BI-330]', () => {
    const p = play();
    set(p, 'farms', 2);
    set(p, 'farmBase', 10, 1);
    set(p, 'farmCd', 1, 1);
    assert.match(round(p, 1, 1), /Farm 2: 1, 1 > 0 > 10\n\+1 Supply: Main 3/);
    assert.deepEqual(lists(p, 'farmCd supply'), [[5, 10], [3]]);
  });

  it('sends a party on its way, which comes home with what it carries [BI-146, BI-242]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'parties', 1);
    set(p, 'loot', 2);
    assert.deepEqual(lists(p, 'party origin loot lootToo'), [[k], [1], ['Key'], ['-']]);
    board(p, 1);
    account(p);
    assert.equal(p.says(), 'Party of Stealer 1 moves 2. Home?');
    assert.deepEqual(p.offers(), ['No', 'Yes']); // no Gang is known
    p.dice(4).pick('Yes');
    assert.deepEqual([p.s.key[k], p.s.cd[k], p.s.party], [1, 6, []]);
  });

  it('hires mercs, and finds a camp, whose kind it names [BI-144, BI-313]', () => {
    const p = play();
    set(p, 'camps', 3);
    assert.deepEqual(lists(p, 'kind cd land key'), [
      ['Main', 'Ally', 'Ally'],
      [0, 6, 6],
      [OPEN, OPEN, OPEN],
      [0, 0, 0],
    ]);
    set(p, 'kind', 4, 2);
    set(p, 'gang', 1);
    set(p, 'mercs', 1);
    assert.deepEqual(lists(p, 'home job prey targets'), [[1], ['Gang'], [2], [0, 0, 0]]);
    toBoard(p);
    p.dice(1).ok();
    account(p);
    assert.equal(p.says(), 'Mercs of Ally 1 move 2 to the Gang. Arrived?');
    set(p, 'camps', 1);
    assert.deepEqual([p.s.kind.length, p.s.camps, p.s.mercs], [3, 3, 1]); // what is lost is Gone, and keeps its place
  });

  it('tells apart what the table has put there twice, and sends parties from camp after camp [BI-258, BI-506]', () => {
    const p = play({ 'Tile stacks': 4 });
    reveal(p, 'Roaming Gang');
    reveal(p, 'Stealer camp');
    reveal(p, 'Stealer camp');
    set(p, 'parties', 3);
    assert.deepEqual(p.s.party, [2, 1, 0]);
    set(p, 'party', 1, 2);
    set(p, 'mercs', 2);
    board(p, 1, 1);
    account(p);
    p.pick('No', 'No', 'A tile with...');
    const marks = shown(p.session).marks!.map(({ label }) => label);
    assert.deepEqual(marks.slice(-5), [
      'Party of Stealer 2',
      'Party of Stealer 1',
      'Party of Stealer 1 3',
      'Mercs of Main',
      'Mercs of Main 2',
    ]);
  });

  it('goes on when the table takes away what was asked about [BI-144, BI-146]', () => {
    for (const piece of ['parties', 'mercs'] as const) {
      const p = play();
      reveal(p, 'Stealer camp');
      fights(p, 3); // fighting, it asks nothing
      set(p, piece, 1);
      board(p, 1);
      account(p);
      set(p, piece, 0);
      assert.equal(p.says(), 'The board goes on');
      p.dice(1).ok();
      account(p);
      assert.deepEqual([p.s.at, p.s.round, p.s[piece]], ['turn.act', 2, 0]);
    }
  });

  it('counts the pieces that come and go in play', () => {
    const p = play();
    const k = reveal(p, 'Ally camp');
    build(p);
    p.pick('Use a secret', 'Caravan Kit', 'Ally 1');
    set(p, 'on', OPEN);
    p.pick('Use a secret', 'Farm Kit', 'Other land: CD 10', 'Main');
    set(p, 'gang', 1);
    set(p, 'on', MAIN + k);
    set(p, 'cd', 0, k);
    p.pick('Hire mercs', 'Fight the Gang, 3');
    assert.deepEqual(lists(p, 'farms routes parties mercs camps'), [2, 1, 0, 1, 3]);
  });
});

describe('Biome, one correction for what is one thing', () => {
  it('counts an Extra Action or Extra Carry that the table lays on a player camp [BI-401, BI-402]', () => {
    const p = play();
    const k = reveal(p, 'Ally camp');
    set(p, 'extraAction', 2);
    set(p, 'extraAction', 1, k);
    set(p, 'extraCarry', 1);
    assert.deepEqual(lists(p, 'actionsPerTurn carryCap'), [5, 5]);
    set(p, 'kind', 1, k);
    assert.deepEqual(lists(p, 'actionsPerTurn carryCap'), [6, 5]);
    set(p, 'extraAction', 0);
    assert.equal(p.s.actionsPerTurn, 4);
  });

  it('brings who is injured to the main camp with cool-down 10, and heals by either value [BI-410]', () => {
    const p = play({ Players: 3 });
    set(p, 'on', OPEN, 1);
    set(p, 'injuryCD', 10, 1);
    assert.deepEqual([p.s.injuryCD[1], p.s.on[1]], [10, MAIN]);
    set(p, 'injuryCD', 4, 1);
    assert.deepEqual([health(p)[1], p.s.injuryCD[1]], [1, 4]);
    set(p, 'injuryCD', 0, 1);
    assert.equal(p.s.injuryCD[1], 0);
    set(p, 'on', OPEN, 2);
    set(p, 'injuryCD', 7, 2);
    assert.deepEqual([health(p)[2], p.s.injuryCD[2], p.s.on[2]], [1, 7, MAIN]);
    set(p, 'injuryCD', 0, 2);
    assert.equal(health(p)[2], 0);
  });

  it('holds a captive for two rounds where the table says, and lets go of one [BI-420]', () => {
    const p = play({ Players: 3 });
    const k = reveal(p, 'Stealer camp');
    set(p, 'capture', k + 2, 1);
    assert.deepEqual([p.s.captureRounds[1], p.s.on[1]], [2, MAIN + k]);
    set(p, 'captureRounds', 1, 1);
    set(p, 'capture', k + 2, 1);
    assert.equal(p.s.captureRounds[1], 1);
    set(p, 'capture', 0, 1);
    assert.equal(p.s.captureRounds[1], 0);
  });

  it('brings a captive to the camp that had them all along, when the table finds out which [BI-420, BI-421]', () => {
    const p = play({ Players: 3 });
    const k = reveal(p, 'Stealer camp');
    set(p, 'capture', 1, 1);
    assert.equal(p.s.on[1], OPEN);
    set(p, 'captureRounds', 1, 1);
    set(p, 'capture', k + 2, 1);
    assert.deepEqual([p.s.captureRounds[1], p.s.on[1]], [1, MAIN + k]);
  });

  it('ends the turn of whom the table says is injured or captive now [BI-101, BI-123]', () => {
    for (const [track, words] of [
      ['injuryCD', 'Ada: Ada skipped: injured, CD 1'],
      ['capture', 'Ada: Ada skipped: captive, 2 more'],
    ]) {
      const p = play({ Players: 3 });
      p.pick('Move');
      set(p, track, 1, 0);
      p.pick('Back');
      assert.equal(asks(p), words);
      p.ok();
      assert.match(asks(p), /^Bob: 3 left/);
    }
  });

  it('begins the turn of whoever the table says is on turn: what the other did cannot be taken back there [BI-120, BI-130]', () => {
    const p = play();
    p.pick('Move', 'Open tile');
    p.pick('Explore');
    set(p, 'turnOf', 1);
    assert.deepEqual([asks(p), p.s.back], ['Bob: 3 left, Main, carry 4', []]);
    assert(!p.offers().includes('Undo move'));
    set(p, 'turnOf', 1);
    assert.equal(p.s.at, 'turn.act');
  });

  it('keeps the set-up when the table names who is on turn during it', () => {
    const p = play();
    p.session.jump('setup.list', 0);
    set(p, 'turnOf', 1);
    assert.equal(p.s.at, 'setup.list');
  });

  it('warns again when the last spare key was not lost after all, and then is [BI-451]', () => {
    const p = play();
    set(p, 'keysDestroyed', 1);
    assert.match(p.says(), /^WARNING/);
    p.ok();
    set(p, 'keysDestroyed', 0);
    set(p, 'keysDestroyed', 1);
    assert.match(p.says(), /^WARNING/);
  });

  it('builds an empty camp where one was lost, whatever the table had left there [BI-336]', () => {
    const p = play();
    const k = build(p);
    set(p, 'key', 1, k);
    set(p, 'kind', 5, k);
    assert.equal(build(p), k);
    assert.equal(p.s.key[k], 0);
  });

  it('loses a camp with all that belongs to it when the table says that it is gone [BI-461]', () => {
    const p = play();
    const k = build(p);
    p.pick('Place', 'Extra Action');
    set(p, 'routes', 1);
    set(p, 'farms', 2);
    set(p, 'farmCamp', k + 1, 1);
    set(p, 'kind', 5, k);
    assert.deepEqual(lists(p, 'routeTo farmCamp actionsPerTurn'), [[], [1, 0], 3]);
    assert.deepEqual([p.s.on[0], p.s.extraAction[k], p.says()], [OPEN, 0, '8 left, Open land']);
  });

  it('lets the Gang stand in the open when the table brings it in, and nowhere when it takes it out [BI-220]', () => {
    const p = play();
    set(p, 'gang', 1);
    assert.equal(p.s.gangOn, 1);
    set(p, 'gangOn', 2);
    fights(p, 1);
    assert.equal(p.s.gangOn, 2);
    set(p, 'gang', 0);
    assert.equal(p.s.gangOn, 0);
    set(p, 'gangOn', 2);
    assert.equal(p.s.gang, 'Roaming');
    set(p, 'gangOn', 0);
    assert.equal(p.s.gang, 'Hidden');
  });

  it('lifts halts and blocks when the table takes the Gang elsewhere, not when it only fights [BI-509]', () => {
    const p = play();
    set(p, 'gang', 1);
    set(p, 'routes', 1);
    const stands = () => {
      set(p, 'halted', 1);
      set(p, 'blocked', 1);
    };
    stands();
    fights(p, 2);
    assert.deepEqual(lists(p, 'halted blocked'), [[1], [1]]);
    set(p, 'gangOn', 2);
    assert.deepEqual(lists(p, 'halted blocked'), [[0], [0]]);
    stands();
    set(p, 'gang', 0);
    assert.deepEqual(lists(p, 'halted blocked'), [[0], [0]]);
  });

  it('builds a camp on land, wherever the table says that the builder stands [BI-336]', () => {
    const p = play();
    set(p, 'on', OPEN);
    p.pick('Use a secret', 'Camp Kit');
    set(p, 'on', MAIN);
    p.dial(0);
    assert.deepEqual([p.s.land, p.s.on[0]], [[OPEN, OPEN], MAIN + 1]);
  });

  it('stops the clock of the turn at once when the table switches it off', () => {
    const p = play({ 'Turn timer': '2 min' });
    assert(shown(p.session).until! >= 120);
    set(p, 'clock', 0);
    assert.equal(shown(p.session).until, undefined);
  });

  it('follows mercs sent for a key of the Exit, which no camp has [BI-352, BI-356]', () => {
    const p = play();
    reveal(p, 'Ally camp');
    reveal(p, 'Stealer camp');
    set(p, 'mercs', 1);
    set(p, 'job', 0);
    set(p, 'targets', 12);
    round(p, 1, 1, 1);
    assert.deepEqual([p.s.home, p.s.cd[1]], [[], 9]);
  });

  it('asks nothing of a board turn that the table has left [BI-150]', () => {
    const p = play();
    const k = reveal(p, 'Killer camp');
    set(p, 'parties', 1);
    set(p, 'loot', 11);
    board(p, 1);
    account(p);
    p.pick('Yes');
    assert.match(next(p), /^Turn it over/);
    p.session.jump('turn.act', 0);
    set(p, 'parties', 1);
    board(p, 1);
    account(p);
    p.dice(1).pick('No');
    assert.deepEqual([p.s.at, p.s.cd[k]], ['turn.act', 10]);
  });
});

describe('Biome, small things that were wrong', () => {
  it('tells the odds of an extra secret before Explore is chosen, and lets the player think again [BI-205]', () => {
    const p = play();
    p.pick('Odds', 'Extra secret');
    assert.deepEqual(shown(p.session).odds, [
      ['Forest', 2, 6],
      ['Other land', 1, 6],
    ]);
    p.ok();
    p.pick('Move', 'Open tile', 'Explore', 'Back');
    assert.deepEqual([p.s.actionsLeft[0], p.s.tilesLeft, p.s.back], [2, 25, []]);
    assert(p.offers().includes('Undo move'));
    p.dice(1).pick('Explore', 'Grassland');
    assert.equal(p.s.actionsLeft[0], 1);
    set(p, 'actionsLeft', 0);
    assert.equal(shown(p.session).odds, undefined);
  });

  it('halts the farm that a Stealer builds where the Gang stands [BI-335, BI-504]', () => {
    for (const [label, base, halted] of [
      ['Farmland with Gang', 6, 1],
      ['Other with Gang', 10, 1],
      ['Other land: CD 10', 10, 0],
    ] as [string, number, number][]) {
      const p = play();
      reveal(p, 'Stealer camp');
      set(p, 'parties', 1);
      set(p, 'loot', 5);
      fights(p, 3);
      set(p, 'gangOn', 1);
      board(p, 1);
      account(p);
      p.pick('Yes');
      p.dice(1).pick(label);
      assert.deepEqual([p.s.farmBase[1], p.s.farmCd[1], p.s.halted[1]], [base, base, halted]);
    }
  });

  it('gives a discarded Supply back to a bank that is counted [BI-015, BI-322]', () => {
    const p = play();
    set(p, 'bank', 3);
    set(p, 'supply', 4);
    p.pick('Place', 'Supply');
    assert.deepEqual([p.s.supply[0], p.s.bank], [4, 4]);
    p.pick('Use Supply, barn');
    assert.deepEqual([p.s.supply[0], p.s.bank], [3, 5]);
  });

  it('asks for a weight that the device can keep, however much the camps let everybody carry [BI-402, BI-706]', () => {
    const p = play({ Rulings: 'Choose', Inventories: 'Weighed' });
    set(p, 'extraCarry', 9);
    set(p, 'on', OPEN);
    p.pick('Pick up seen');
    assert.deepEqual(shown(p.session).dial, [0, 9, 0]);
    p.dial(9);
    p.pick('Pick up seen');
    assert.deepEqual(shown(p.session).dial, [0, 9, 9]);
  });

  it('never gives a turn less than 3 actions or a hand less than 4, whatever the table has said [BI-401, BI-402]', () => {
    const p = play();
    set(p, 'extraAction', 2);
    set(p, 'extraCarry', 2);
    set(p, 'actionsPerTurn', 3);
    set(p, 'carryCap', 4);
    p.pick('Pick up', 'Extra Action', 'Pick up', 'Extra Carry');
    assert.deepEqual(lists(p, 'actionsPerTurn carryCap'), [3, 4]);
  });

  it('gives a Supply that is destroyed or lost back to a bank that is counted [BI-015, BI-442, BI-501]', () => {
    const p = play();
    set(p, 'bank', 5);
    reveal(p, 'Roaming Gang');
    set(p, 'gangOn', 2);
    board(p, 1, 1);
    account(p);
    p.pick('It cannot move');
    assert.deepEqual(lists(p, 'supply bank'), [[1], 6]);
    set(p, 'on', OPEN, 1);
    p.pick('Secret said aloud', 'Bob', 'Supply');
    assert.equal(p.s.bank, 7);
  });

  it('warns of nothing that the table has corrected while the warning stands [BI-451, BI-460]', () => {
    const p = play();
    set(p, 'keysDestroyed', 1);
    assert.match(p.says(), /^WARNING\nNo spare key left/);
    set(p, 'keysDestroyed', 0);
    assert.equal(p.says(), 'Play goes on');
    p.ok();
    assert.equal(p.s.at, 'turn.act');
    reveal(p, 'Killer camp');
    set(p, 'supply', 0);
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Main camp is EMPTY/);
    set(p, 'supply', 1);
    assert.equal(p.says(), 'The board goes on');
    p.dice(1).ok();
    assert.match(account(p), /^Killer 1: 1/);
  });

  it('names the section of the rulebook about whoever raids [BI-252, BI-253]', () => {
    for (const [tile, section] of [
      ['Stealer camp', 'Stealer Camp'],
      ['Killer camp', 'Killer Camp'],
    ]) {
      const p = play();
      const k = reveal(p, tile);
      build(p);
      p.pick('Place', 'Key');
      set(p, 'cd', 1, k);
      board(p, 1, 1);
      account(p);
      assert.equal(shown(p.session).why, section);
      p.pick('Main');
      assert.equal(shown(p.session).why, section);
    }
  });

  it('tells two camps apart of which the table says that both are the main camp [BI-461]', () => {
    const p = play();
    const k = reveal(p, 'Ally camp');
    set(p, 'kind', 0, k);
    set(p, 'on', OPEN);
    p.pick('Move');
    assert.deepEqual(p.offers().slice(2, 4), ['Main', 'Main1']);
  });

  it('reads the lists on when the table takes a stack away while they are read [BI-004]', () => {
    const p = begin(biome, { 'Tile stacks': 5 });
    p.pick('Read the lists');
    p.ok(23);
    assert.match(p.says(), /^24\/26 /);
    set(p, 'stacks', 3);
    assert.match(p.says(), /^2\/22 Agree which side/);
    p.ok();
    assert.match(p.says(), /^3\/22 /);
  });

  it('has a name for every track that fits', () => {
    for (const track of Object.values(tracks(play()))) assert(track!.name.length <= 12, track.name);
  });
});

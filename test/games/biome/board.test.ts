import { strict as assert } from 'node:assert';
import type { Job, Loot } from '../../../games/biome/state';
import { BOX, LEFT, UP } from '../../../games/kit';
import { shown } from '../../play';
import {
  account,
  asks,
  begin,
  biome,
  board,
  build,
  CHOOSE,
  fights,
  gangStops,
  health,
  MAIN,
  MOUNTAIN,
  NAMES,
  next,
  OPEN,
  pages,
  play,
  reason,
  reveal,
  round,
  set,
  show,
  toBoard,
} from './table';

type P = ReturnType<typeof play>;

/** A party of this camp on the way. */
function party(p: P, home: number, origin: number, loot: Loot, too: Loot = '-'): void {
  p.s.party.push(home);
  p.s.origin.push(origin);
  p.s.loot.push(loot);
  p.s.lootToo.push(too);
}
/** A group of mercs on the way. */
function mercs(p: P, home: number, job: Job, prey: number, ...targets: number[]): void {
  p.s.home.push(home);
  p.s.job.push(job);
  p.s.prey.push(prey);
  for (let i = 0; i < 3; i++) p.s.targets.push(targets[i] || 0);
}
const KEY = 'Key',
  FARM_KIT = 'Farm Kit',
  HIDDEN = 'Face-down',
  EXIT_KEY = 'Exit Key';

describe('Biome, the board turn', () => {
  it('rolls every farm; at 0 its camp gets a Supply and it cools again [BI-141]', () => {
    const p = play();
    assert.equal(round(p, 4), 'Farm 1: 4, 6 > 2');
    assert.equal(round(p, 3), 'Farm 1: 3, 2 > 0 > 6\n+1 Supply: Main 3');
    assert.deepEqual([p.s.supply[0], p.s.farmCd[0]], [3, 6]);
    set(p, 'supply', 4);
    set(p, 'farmCd', 1);
    assert.match(round(p, 1), /No Supply: barn of Main full/);
    assert.deepEqual([p.s.supply[0], p.s.farmCd[0]], [4, 6]);
    set(p, 'halted', 1);
    assert.equal(round(p), 'Farm 1: Gang, no roll');
  });

  it('feeds loot to an enemy camp from its farm, and nothing when the bank is counted and empty [BI-141]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'farmCamp', k + 1);
    set(p, 'farmCd', 1);
    round(p, 1, 1);
    assert.equal(p.s.supply[k], 1);
    set(p, 'bank', 1);
    set(p, 'farmCd', 1);
    round(p, 1, 1);
    assert.deepEqual([p.s.supply[k], p.s.bank], [2, 0]);
    set(p, 'farmCd', 1);
    round(p, 1, 1);
    assert.equal(p.s.supply[k], 2);
  });

  it('rolls for the injured; who is healed plays from the next round; the Gang on the main camp halts it [BI-142]', () => {
    const p = play();
    set(p, 'injuryCD', 10, 1);
    set(p, 'injuryCD', 4, 1);
    assert.match(round(p, 1, 3), /Bob: 3, 4 > 1$/);
    fights(p, 2);
    set(p, 'gangOn', 2);
    assert.match(round(p, 1), /Bob: Gang, no roll/);
    set(p, 'gang', 0);
    set(p, 'gangOn', 0);
    assert.match(round(p, 1, 2), /Bob: 2, healthy/);
    assert.deepEqual([health(p)[1], p.s.on[1]], [0, MAIN]);
    p.pick('End turn');
    assert.match(asks(p), /^Bob: 3 left/);
  });

  it('rolls for cooling ally camps, not under the Gang, not with mercs out [BI-143]', () => {
    const p = play();
    const k = reveal(p, 'Ally camp');
    assert.match(round(p, 1, 2), /Ally 1: 2, 6 > 4$/);
    assert.match(round(p, 1, 6), /Ally 1: 6, ready/);
    assert.equal(p.s.cd[k], 0);
    set(p, 'cd', 5, k);
    fights(p, 2);
    set(p, 'gangOn', k + 2);
    assert.match(round(p, 1), /Ally 1: Gang, no roll/);
    assert.equal(p.s.cd[k], 5);
    set(p, 'gangOn', 1);
    mercs(p, k, 'Fighting', 0);
    fights(p, 3);
    assert.doesNotMatch(round(p, 1), /Ally 1: D6/);
  });

  it('moves every group of mercs by 2 and lets it act when the table says it arrived [BI-144]', () => {
    const p = play({ 'Tile stacks': 4 });
    const a = reveal(p, 'Ally camp'),
      b = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'cd', 0, b);
    set(p, 'key', 1, enemy);
    set(p, 'teleport', 1, enemy);
    mercs(p, b, 'Rescue', enemy, 2);
    mercs(p, a, 'Rescue', enemy, 10);
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Mercs of Ally 2 move 2 to Stealer 1\. Arrived\?/);
    p.pick('Yes');
    assert.equal(account(p), 'Key to Main\nMercs of Ally 2 leave, CD 10');
    assert.match(p.says(), /^Mercs of Ally 1 move 2/);
    p.dice(1).pick('No');
    assert.deepEqual([p.s.key[0], p.s.teleport[0], p.s.home], [1, 0, [a]]);
  });

  it('sends two groups home when the first one catches the party both hunt [BI-356]', () => {
    const p = play({ 'Tile stacks': 4 });
    const a = reveal(p, 'Ally camp'),
      b = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'cd', 0, b);
    party(p, enemy, 1, KEY);
    mercs(p, a, 'Party', enemy);
    mercs(p, b, 'Party', enemy);
    board(p, 1);
    account(p);
    p.pick('No');
    p.dice(1).pick('Yes');
    assert.deepEqual([p.s.home, p.s.cd[a], p.s.cd[b], p.s.key[0]], [[], 10, 10, 1]);
  });

  it('rolls the Gang a direction and asks where it stops, after the mercs and before the parties [BI-145]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    reveal(p, 'Roaming Gang');
    set(p, 'cd', 0, a);
    mercs(p, a, 'Gang', 0);
    party(p, enemy, 1, KEY);
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Mercs/);
    p.dice(5).pick('No');
    assert.match(p.says(), /Gang: 5\n.*south-west\n.*2 movement/);
    gangStops(p);
    assert.match(p.says(), /^Party/);
  });

  it('moves every party by 2 and asks whether it is home [BI-146]', () => {
    const p = play();
    const enemy = reveal(p, 'Stealer camp');
    party(p, enemy, 1, KEY);
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Party of Stealer 1 moves 2/);
    p.pick('No');
    assert.deepEqual([p.s.party, p.s.round], [[enemy], 2]);
  });

  it('rolls enemy camps without a party, attacks at 0 even under the Gang, and counts captives down after that [BI-147]', () => {
    const p = play();
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'capture', enemy + 2, 1);
    set(p, 'captureRounds', 2, 1);
    assert.match(round(p, 1, 2), /Stealer 1: 2, 6 > 4\nBob captive: 1 more$/);
    fights(p, 3);
    set(p, 'gangOn', enemy + 2);
    set(p, 'captureRounds', 2, 1);
    assert.match(round(p, 1), /Stealer 1: Gang, no roll/);
    assert.equal(p.s.cd[enemy], 4);
    set(p, 'cd', 0, enemy);
    set(p, 'captureRounds', 2, 1);
    board(p, 1, 1, 1);
    account(p);
    assert.match(p.says(), /^Stealer 1 robs Main/);
  });

  it('rolls a cool-down in the same board turn when its step is still to come [BI-148]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    reveal(p, 'Roaming Gang');
    set(p, 'cd', 0, a);
    party(p, enemy, 1, KEY, 'Supply');
    mercs(p, a, 'Rescue', enemy, 1);
    set(p, 'supply', 1, enemy);
    set(p, 'on', OPEN, 1);
    board(p, 1);
    account(p);
    p.dice(3).pick('Yes'); // B4: the mercs are done
    account(p);
    gangStops(p, 'Bob'); // B5: an injury
    p.dice(4).pick('Yes'); // B6: the party is home with two
    assert.match(account(p), /Stealer 1: 4, 16 > 12/);
    assert.deepEqual([p.s.cd[a], p.s.injuryCD[1], p.s.cd[enemy]], [10, 10, 12]);
    board(p, 1, 2, 3, 4);
    assert.match(account(p), /Bob: 2, 10 > 8\nAlly 1: 3, 10 > 7/);
  });

  it('handles the things of a step in the order they came into play [BI-149]', () => {
    const p = play({ 'Tile stacks': 5 });
    reveal(p, 'Killer camp');
    reveal(p, 'Stealer camp');
    reveal(p, 'Killer camp');
    set(p, 'on', OPEN);
    set(p, 'actionsLeft', 9);
    p.pick('Use a secret', 'Farm Kit', 'Other land: CD 10', 'Main');
    const told = round(p, 1, 2, 3, 4, 5);
    assert.deepEqual(told.match(/^.*(?=: \d,)/gm), ['Farm 1', 'Farm 2', 'Killer 1', 'Stealer 1', 'Killer 2']);
    party(p, 2, 1, KEY);
    party(p, 1, 1, 'Supply');
    board(p, 1, 1);
    account(p);
    assert.match(p.says(), /^Party of Stealer 1/);
    p.pick('No');
    assert.match(p.says(), /^Party of Killer 1/);
  });

  it('says nothing of empty steps, and ends with the next round of the first player [BI-150]', () => {
    const p = play();
    toBoard(p);
    p.dice(1).ok();
    assert.equal(p.says(), 'Farm 1: 1, 6 > 5');
    p.ok();
    assert.deepEqual([asks(p), p.s.round, p.s.seat], ['Ada: 3 left, Main, carry 4', 2, 0]);
  });

  it('rolls one D6 for each token and loses what is over [BI-200]', () => {
    const p = play();
    reveal(p, 'Ally camp');
    set(p, 'cd', 2, 1);
    set(p, 'farmCd', 6);
    board(p, 1, 6);
    assert.equal(account(p), 'Farm 1: 1, 6 > 5\nAlly 1: 6, ready');
    assert.deepEqual([p.s.farmCd[0], p.s.cd[1]], [5, 0]);
  });

  it('knows the exact chance that a cool-down is over after k rolls [BI-201]', () => {
    const p = play();
    const table: [number, number[]][] = [
      [6, [16.67, 72.22, 95.37, 99.61, 99.99]],
      [10, [0, 16.67, 62.5, 90.28, 98.38, 99.82, 99.99]],
      [16, [0, 0, 4.63, 33.56, 69.48, 90.35, 97.79, 99.62]],
      [19, [0, 0, 0, 9.72, 39.97, 72.06, 90.61, 97.63]],
    ];
    reveal(p, 'Killer camp');
    for (const [cd, row] of table) {
      set(p, 'cd', cd, 1);
      p.pick('Odds', `Killer 1: ${cd}`);
      const odds = shown(p.session).odds as [string, number, number][];
      assert.equal(odds.length, 8);
      row.forEach((percent, k) => {
        assert.equal((Math.round((1e4 * odds[k][1]) / odds[k][2]) / 100).toFixed(2), percent.toFixed(2), `CD ${cd} after ${k + 1}`);
      });
      p.ok();
    }
  });

  it('tells the account a page for each press, and keeps it to be read again', () => {
    const p = play({ Players: 8 });
    for (let seat = 1; seat < 8; seat++) set(p, 'injuryCD', 10, seat);
    board(p, 1, 1, 1, 1, 1, 1, 1, 1);
    assert.equal(p.says(), 'Farm 1: 1, 6 > 5\nBob: 1, 10 > 9\nCem: 1, 10 > 9\nDot: 1, 10 > 9\nEve: 1, 10 > 9');
    p.ok();
    assert.equal(p.says(), 'Fay: 1, 10 > 9\nGus: 1, 10 > 9\nHal: 1, 10 > 9');
    p.ok();
    assert.equal(asks(p), 'Ada: 3 left, Main, carry 4');
    assert.match(pages(p), /Farm 1: 1, 6 > 5(.|\n)*Hal: 1, 10 > 9/); // read again
  });

  it('asks how far mercs and parties came: 2 movement, and unused movement is not kept [BI-240]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'cd', 1, enemy);
    set(p, 'key', 1, enemy);
    mercs(p, a, 'Rescue', enemy, 2);
    board(p, 1, 1, 1, 1);
    account(p);
    p.pick('No');
    assert.equal(p.s.job.length, 1);
    account(p);
    assert.match(p.says(), /^Stealer 1 robs/); // a party of B7 ...
    p.pick('Put party beside it');
    assert.equal(p.s.round, 2);
    board(p, 1);
    account(p);
    p.pick('No');
    assert.match(p.says(), /^Party of Stealer 1 moves 2/); // ... moves first in the next B6
    assert.match(
      pages(p),
      /All move 2 a board turn; what is left is lost\.\nLake: nobody crosses it\.\nMountain: costs 2, so as first tile only\./,
    );
  });

  it('keeps parties off the routes and lets mercs use them [BI-241]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    party(p, enemy, 1, KEY);
    mercs(p, a, 'Party', enemy);
    board(p, 1);
    account(p);
    assert.match(pages(p), /Route: mercs only, 1 from end to end, if open/);
  });

  it('lets nobody but players be hindered by cliffs [BI-245]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    reveal(p, 'Roaming Gang');
    set(p, 'cd', 0, a);
    party(p, enemy, 1, KEY);
    mercs(p, a, 'Party', enemy);
    board(p, 1);
    account(p);
    assert.match(pages(p), /Cliff: costs nothing here/);
  });
});

describe('Biome, raids', () => {
  it('raids at once when the cool-down is over [BI-250]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'cd', 3, k);
    board(p, 1, 4, 1, 1);
    assert.match(account(p), /Stealer 1: 4, attacks$/);
    assert.equal(p.says(), 'Stealer 1 robs Main\nSupply\nSupply');
    assert.deepEqual([p.s.supply[0], p.s.party], [0, [k]]);
  });

  it('lets a Stealer choose among player and ally camps with secrets and the Exit with keys [BI-251]', () => {
    const p = play({ 'Tile stacks': 5 });
    const enemy = reveal(p, 'Stealer camp'),
      a = reveal(p, 'Ally camp'),
      killer = reveal(p, 'Killer camp'),
      empty = build(p);
    set(p, 'cd', 1, enemy);
    set(p, 'cd', 0, a);
    set(p, 'cd', 9, killer);
    set(p, 'key', 1, a);
    set(p, 'supply', 2, killer);
    set(p, 'exitKeys', 1);
    board(p, 1, 1);
    account(p);
    assert.deepEqual(p.offers(), ['Main', 'Ally 1', 'Exit', 'Equally near']);
    assert.equal(p.s.kind[empty], 'Player');
    p.pick('Ally 1');
    assert.match(p.says(), /^Stealer 1 robs Ally 1\nKey/);
  });

  it('lets a Killer choose among all player camps and the Exit with keys, never allies [BI-252]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      killer = reveal(p, 'Killer camp');
    build(p);
    set(p, 'cd', 0, a);
    set(p, 'key', 1, a);
    set(p, 'cd', 1, killer);
    set(p, 'exitKeys', 1);
    board(p, 1, 1);
    account(p);
    assert.deepEqual(p.offers(), ['Main', 'Camp 3', 'Exit', 'Equally near']);
  });

  it('asks for the nearest target, and for all that are tied [BI-253]', () => {
    const p = play();
    const killer = reveal(p, 'Killer camp');
    build(p);
    set(p, 'cd', 1, killer);
    board(p, 1, 1);
    account(p);
    assert.equal(p.says(), 'Killer 1 attacks!\nNearest target?');
    p.pick('Equally near');
    p.mark('Main'); // one is no tie
    assert.match(p.says(), /Nearest target/);
    p.pick('Equally near');
    p.dice(2).mark('Main', 'Camp 2'); // contents do not matter
    assert.match(account(p), /Killer 1 destroys Camp 2/);
  });

  it('draws evenly among camps that are equally near [BI-211]', () => {
    for (const die of [1, 2, 3]) {
      const p = play();
      const enemy = reveal(p, 'Stealer camp'),
        a = reveal(p, 'Ally camp'),
        camp = build(p);
      set(p, 'cd', 1, enemy);
      set(p, 'cd', 0, a);
      set(p, 'key', 1, a);
      set(p, 'key', 1, camp);
      set(p, 'supply', 1);
      board(p, 1, 1);
      account(p);
      p.pick('Equally near');
      p.dice(die).mark('Main', 'Ally 1', 'Camp 3');
      assert.deepEqual(p.s.origin, [[1], [a + 1], [camp + 1]][die - 1]);
    }
  });

  it('takes two secrets, or the only one [BI-254]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'cd', 1, k);
    set(p, 'supply', 1);
    board(p, 1, 1);
    account(p);
    assert.deepEqual([p.s.loot, p.s.lootToo, p.s.supply[0]], [['Supply'], ['-'], 0]);
    const q = play();
    reveal(q, 'Stealer camp');
    set(q, 'cd', 1, 1);
    set(q, 'key', 3);
    board(q, 1, 1, 5, 1);
    account(q);
    assert.deepEqual([q.s.loot, q.s.lootToo], [[KEY], ['Supply']]);
  });

  it('draws each token alike and without putting back: 4 Supplies are four tokens [BI-210]', () => {
    for (let die = 1; die <= 6; die++) {
      const p = play();
      reveal(p, 'Stealer camp');
      set(p, 'cd', 1, 1);
      set(p, 'supply', 4);
      set(p, 'key', 1);
      set(p, 'hidden', 1);
      board(p, 1, 1, die, 5);
      account(p);
      assert.deepEqual(p.s.loot, [['Supply', 'Supply', 'Supply', 'Supply', KEY, HIDDEN][die - 1]]);
      assert.deepEqual(p.s.lootToo, [die < 6 ? HIDDEN : KEY]); // five are left
      assert.equal(
        p.says(),
        'Stealer 1 robs Main\n' +
          ['Supply', 'Supply', 'Supply', 'Supply', 'Key', 'Face-down'][die - 1] +
          '\n' +
          (die === 6 ? 'Key' : 'Face-down'),
      );
    }
  });

  it('takes face-down tokens as such, and asks when one is destroyed whether it was a Key [BI-213]', () => {
    const p = play();
    const killer = reveal(p, 'Killer camp');
    party(p, killer, 1, HIDDEN, HIDDEN);
    board(p, 1);
    account(p);
    p.pick('Yes');
    assert.match(next(p), /Turn it over: was it a Key\?/);
    p.pick('No');
    p.dice(1).pick('Yes');
    assert.match(next(p), /^WARNING\nNo spare key left/);
    assert.equal(p.s.keysDestroyed, 1);
  });

  it('lets a Stealer without a target wait at 0 and try again without a roll [BI-255]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'cd', 1, k);
    set(p, 'supply', 0);
    assert.match(round(p, 1, 1), /Stealer 1 finds no secrets, waits/);
    assert.equal(p.s.cd[k], 0);
    p.pick('Place', 'Key');
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Stealer 1 robs Main\nKey/);
  });

  it('destroys an empty player camp by a Killer, without a party, and cools the Killer by 19, or 0 when berserk [BI-256]', () => {
    const p = play();
    const killer = reveal(p, 'Killer camp'),
      camp = build(p);
    const strike = () => {
      set(p, 'cd', 1, killer);
      board(p, 1, 1);
      account(p);
      p.pick(`Camp ${camp}`);
      return account(p);
    };
    assert.match(strike(), /Killer 1 destroys Camp 2, CD 19/);
    assert.deepEqual([p.s.kind[camp], p.s.party, p.s.cd[killer]], ['Gone', [], 19]);
    assert.equal(build(p), camp); // its place is free again
    set(p, 'exitRevealed', 1);
    assert.match(strike(), /CD 0/);
    assert.equal(p.s.cd[killer], 0);
  });

  it('puts the party beside the robbed camp, or straight home when the camps touch [BI-257]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'cd', 1, k);
    board(p, 1, 1, 1, 1);
    account(p);
    assert.deepEqual(p.offers(), ['Put party beside it', 'Next tile is home']);
    p.pick('Next tile is home');
    assert.deepEqual([p.s.party, p.s.supply[k], p.s.cd[k], p.s.round], [[], 2, 16, 2]);
  });

  it('has one party a camp; while it is out the camp neither cools nor attacks [BI-258]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, k);
    party(p, k, 1, 'Supply');
    board(p, 1);
    assert.doesNotMatch(account(p), /Stealer 1/);
    p.pick('No');
    assert.deepEqual([p.s.at, p.s.party.length, p.s.cd[k]], ['turn.act', 1, 0]);
  });

  it('stores the loot of a Stealer and cools it by 10 or 16, not at all when berserk [BI-242]', () => {
    for (const [too, cd] of [
      ['-', 10],
      ['Extra Action', 16],
    ] as [Loot, number][]) {
      const p = play();
      const k = reveal(p, 'Stealer camp');
      set(p, 'supply', 0);
      party(p, k, 1, KEY, too);
      board(p, 1);
      account(p);
      p.dice(1).pick('Yes');
      assert.deepEqual([p.s.party, p.s.key[k], p.s.extraAction[k], p.s.cd[k]], [[], 1, too === '-' ? 0 : 1, cd - 1]);
      assert.match(account(p), new RegExp(`Party home\\. Stealer 1: CD ${cd}\nStealer 1: 1, ${cd} > ${cd - 1}`));
    }
    const q = play();
    const k = reveal(q, 'Stealer camp');
    set(q, 'exitRevealed', 1);
    set(q, 'supply', 0);
    party(q, k, 0, EXIT_KEY);
    board(q, 1);
    account(q);
    q.pick('Yes');
    assert.deepEqual([q.s.cd[k], q.s.key[k]], [0, 1]);
  });

  it('destroys the loot of a Killer, keys and kits, and cools it by 10 or 16 [BI-243]', () => {
    const p = play();
    const k = reveal(p, 'Killer camp');
    party(p, k, 1, KEY, FARM_KIT);
    board(p, 1);
    account(p);
    p.dice(2).pick('Yes');
    assert.deepEqual([p.s.party, p.s.key[k], p.s.farmKit[k], p.s.farmCamp.length, p.s.keysDestroyed, p.s.cd[k]], [[], 0, 0, 1, 1, 14]);
  });

  it('cools by the number of secrets that came home [BI-244]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'supply', 0);
    party(p, k, 1, KEY, 'Supply');
    set(p, 'lootToo', 0); // one was lost on the way
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.match(account(p), /Stealer 1: 1, 10 > 9/);
  });

  it('builds a stolen Farm Kit beside the Stealer: farmland first, farthest from the players, feeding its loot [BI-335]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'supply', 0);
    party(p, k, 1, FARM_KIT, FARM_KIT);
    board(p, 1);
    account(p);
    p.pick('Yes');
    assert.match(next(p), /^Farm beside Stealer 1: on farmland first, farthest from your camps/);
    p.pick('Farmland: CD 6');
    p.dice(1).pick('Other land: CD 10');
    assert.deepEqual(show(p, 'farmCamp', 'farmBase', 'farmCd'), [
      [1, k + 1, k + 1],
      [6, 6, 10],
      [5, 6, 10],
    ]);
    assert.deepEqual([p.s.farmKit[k], p.s.cd[k]], [0, 15]);
  });

  it('keeps a stolen Farm Kit as loot where no tile beside the Stealer is free [BI-330, BI-335]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    party(p, k, 1, FARM_KIT, FARM_KIT);
    board(p, 1);
    account(p);
    p.pick('Yes', 'Other land: CD 10');
    p.dice(1).pick('No tile is free');
    assert.deepEqual([p.s.farmCamp, p.s.farmKit[k], p.s.at], [[1, k + 1], 1, 'account.read']);
  });

  it('warns before the enemy camps move while the main camp is empty and a Killer is known [BI-460]', () => {
    const p = play();
    reveal(p, 'Killer camp');
    assert.doesNotMatch(p.says(), /EMPTY/);
    set(p, 'supply', 0);
    assert.match(p.says(), /Main camp EMPTY!/);
    p.pick('End turn');
    assert.equal(asks(p), 'Bob: 3 left, Main, carry 4\nMain camp EMPTY!');
    board(p, 1);
    account(p);
    assert.equal(p.says(), 'Main camp is EMPTY\nA Killer raid there\nloses the game');
    p.dice(1).ok();
    assert.match(account(p), /Killer 1: 1/);
    party(p, 1, 1, 'Supply');
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Party/); // what B6 brings comes first
    p.pick('No');
    assert.match(p.says(), /^Main camp is EMPTY/);
    const q = play();
    reveal(q, 'Stealer camp');
    set(q, 'supply', 0);
    round(q, 1, 1);
    p.session.jump('board.enemies', 0);
    p.ok();
    assert.match(p.says(), /^Main camp is EMPTY/); // whoever goes straight to the enemy camps is warned, too
  });

  it('removes a destroyed camp with its routes, and lets its farms idle [BI-461]', () => {
    const p = play();
    const killer = reveal(p, 'Killer camp'),
      camp = build(p);
    p.pick('Use a secret', 'Caravan Kit', 'Main');
    set(p, 'farmCamp', camp + 1);
    set(p, 'on', MAIN + camp);
    set(p, 'cd', 1, killer);
    board(p, 1, 1);
    account(p);
    p.pick(`Camp ${camp}`);
    account(p);
    assert.deepEqual(show(p, 'routeFrom', 'blocked', 'farmCamp', 'on'), [[], [], [0], [OPEN, MAIN]]);
  });

  it('makes the Exit with keys a target, for its keys and the secrets of a camp on it only [BI-452]', () => {
    const p = play({ 'Tile stacks': 5 });
    const k = reveal(p, 'Stealer camp');
    set(p, 'exitRevealed', 1);
    set(p, 'supply', 0);
    set(p, 'exitKeys', 1);
    set(p, 'cd', 0, k);
    board(p, 1);
    account(p);
    assert.equal(p.says(), 'Stealer 1 robs the Exit\nExit Key');
    assert.equal(p.s.exitKeys, 0);
    p.pick('Next tile is home');
    assert.equal(p.s.key[k], 1);
    account(p);
    assert.match(round(p, 1), /finds no secrets/); // without keys it is none
    set(p, 'on', 2);
    p.pick('Use a secret', 'Camp Kit');
    p.dial(0);
    p.pick('No free neighbour', 'Place', 'Teleport', 'Use a secret', 'Key');
    board(p, 1, 2, 1);
    account(p);
    assert.equal(p.says(), 'Stealer 1 robs Camp 2\nExit Key\nTeleport');
    assert.deepEqual(p.s.party, [k]);
  });

  it('lets the Gang destroy no keys on the Exit and garrisons nobody there [BI-452]', () => {
    const p = play({ Players: 3 });
    reveal(p, 'Roaming Gang');
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 2);
    set(p, 'on', 2, 1);
    board(p, 1, 1);
    account(p);
    assert(!p.offers().includes('Exit'));
    gangStops(p, 'Bob');
    assert.deepEqual([p.s.exitKeys, health(p)[1]], [2, 1]);
  });
});

describe('Biome, berserk', () => {
  it('makes every enemy camp at home attack when the Exit is found, in order, in the middle of the turn [BI-470]', () => {
    const p = play({ 'Tile stacks': 5 });
    const first = reveal(p, 'Stealer camp'),
      out = reveal(p, 'Killer camp'),
      second = reveal(p, 'Stealer camp');
    party(p, out, 1, 'Supply');
    set(p, 'gang', 1);
    set(p, 'gangOn', second + 2);
    set(p, 'supply', 4);
    p.pick('Explore');
    p.dice(1).pick('Special tile', 'Exit');
    assert.deepEqual([p.s.cd[first], p.s.cd[second], p.s.exitRevealed], [0, 0, 1]);
    assert.equal(p.says(), 'EXIT FOUND!\nEnemy camps: CD 0\nThey attack NOW');
    p.dice(1, 1).ok();
    assert.match(p.says(), /^Stealer 1 robs Main/);
    p.dice(1, 1).pick('Put party beside it');
    assert.match(p.says(), /^Stealer 2 robs Main/);
    p.pick('Put party beside it');
    assert.deepEqual([p.s.party, asks(p)], [[out, first, second], 'Ada: 2 left, Main\nMain camp EMPTY!']);
  });

  it('has no cool-down for enemy camps from then on: home in B6, attack in B7 [BI-471]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'exitRevealed', 1);
    set(p, 'cd', 0, k);
    party(p, k, 1, KEY);
    board(p, 1);
    account(p);
    p.dice(1, 1).pick('Yes');
    assert.match(next(p), /^Stealer 1 robs Main/);
    assert.equal(p.s.cd[k], 0);
    p.pick('Next tile is home');
    account(p);
    assert.deepEqual([p.s.cd[k], p.s.at], [0, 'turn.act']); // once a board turn
  });

  it('starts an enemy camp found after the Exit at 0, to attack in the next B7 [BI-472]', () => {
    const p = play();
    set(p, 'exitRevealed', 1);
    const k = reveal(p, 'Killer camp');
    assert.deepEqual([p.s.cd[k], p.s.party], [0, []]);
    board(p, 1, 1, 1);
    account(p);
    assert.match(p.says(), /^Killer 1 robs Main/);
    assert.equal(reveal(play(), 'Ally camp'), 1);
  });

  it('moves a party of a player turn in B6 of that round [BI-473]', () => {
    const p = play();
    reveal(p, 'Stealer camp');
    reveal(p, 'Exit');
    p.dice(1, 1).ok();
    p.pick('Put party beside it');
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Party of Stealer 1 moves 2/);
  });

  it('can let the attack wait for the board turn [BI-704]', () => {
    const p = play({ ...CHOOSE, Berserk: 'In the board turn' });
    const k = reveal(p, 'Stealer camp');
    reveal(p, 'Exit');
    assert.equal(p.says(), 'EXIT FOUND!\nEnemy camps: CD 0\nThey attack in the board turn');
    p.ok();
    assert.deepEqual([p.s.at, p.s.party, p.s.cd[k]], ['turn.act', [], 0]);
    board(p, 1, 1, 1);
    account(p);
    assert.match(p.says(), /^Stealer 1 robs Main/);
  });
});

describe('Biome, the Gang', () => {
  /** The Gang is on the board and about to be placed; what the die showed does not matter. */
  function gang(answers = {}): P {
    const p = play({ Players: 3, ...answers });
    reveal(p, 'Roaming Gang');
    return p;
  }
  const stop = (p: P, ...picks: string[]) => {
    board(p, 1, 1);
    account(p);
    gangStops(p, ...picks);
  };

  it('moves from the round of its reveal on, one die for one direction [BI-220]', () => {
    const p = gang();
    board(p, 1, 6);
    account(p);
    assert.equal(p.says(), `${UP}${LEFT}- -  Gang: 6\n  ${BOX}    north-west\n- - -  2 movement\nIt stops on:`);
    const q = gang({ 'Tile sides': '4' });
    toBoard(q);
    assert.throws(() => q.dice(1, 5).ok(), /A die of 4 cannot show 5/);
  });

  it('pays 1 a tile and 2 a mountain, so a mountain only as the first tile [BI-221]', () => {
    const p = gang();
    board(p, 1, 1);
    account(p);
    assert.match(pages(p), /Mountain: costs 2, so as first tile only/);
    assert.match(p.says(), /2 movement/);
  });

  it('stops before a lake, an unknown space or the edge [BI-222]', () => {
    const p = gang();
    board(p, 1, 1);
    account(p);
    assert.match(pages(p), /Edge, unknown space: the Gang stops before it/);
    assert.match(pages(p), /Lake: nobody crosses it/);
    assert.deepEqual(p.offers(), ['An empty tile', 'A tile with...', 'It cannot move']);
  });

  it('stops before a garrisoned camp; the injured are no garrison [BI-223]', () => {
    const p = gang();
    board(p, 1, 1);
    account(p);
    assert.match(pages(p), /Garrisoned camp: the Gang stops before it/);
    assert.equal(reason(p, 'Main'), 'Garrisoned');
    for (const seat of [0, 1]) set(p, 'on', OPEN, seat);
    reason(p, 'Main');
    set(p, 'injuryCD', 9, 2);
    assert(p.offers().includes('Main'));
  });

  it('leaves what it passes alone, but for mercs sent against it [BI-224]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp');
    set(p, 'cd', 0, a);
    mercs(p, a, 'Gang', 0);
    board(p, 1);
    account(p);
    p.dice(1).pick('No');
    assert.match(pages(p), /Mercs sent for the Gang: it stops there and fights/);
    gangStops(p, 'Mercs of Ally 1');
    assert.deepEqual([p.s.gang, p.s.fightRounds], ['Fighting', 3]);
  });

  it('disrupts the tile where it stops, also when it could not move [BI-225]', () => {
    const p = gang();
    set(p, 'gangOn', 2);
    set(p, 'supply', 2);
    board(p, 1, 1);
    account(p);
    p.dice(1).pick('It cannot move');
    assert.match(p.says(), /^Destroyed: Supply/);
    assert.deepEqual([p.s.supply[0], p.s.gangOn], [1, 2]);
  });

  it('injures healthy players on its tile who are not on a camp [BI-500]', () => {
    const p = gang();
    set(p, 'on', MOUNTAIN, 1);
    board(p, 1, 1);
    account(p);
    p.pick('A tile with...');
    assert.deepEqual(
      shown(p.session).marks!.map(({ label }) => label),
      ['Bob', 'Farm 1'],
    );
    p.mark('Bob');
    assert.deepEqual([health(p), p.s.on[1], p.s.injuryCD[1]], [[0, 1, 0], MAIN, 10]);
  });

  it('destroys one secret on a camp of any kind [BI-501]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    for (const [name, k] of [
      ['Ally 1', a],
      ['Stealer 1', enemy],
    ] as [string, number][]) {
      set(p, 'cd', 0, a);
      set(p, 'cd', 9, enemy);
      set(p, 'teleport', 2, k);
      board(p, 1, 1);
      account(p);
      p.dice(2, 1, 1).pick(name);
      assert.match(p.says(), /^Destroyed: Teleport/);
      p.fate.forced = [];
      account(p);
      assert.equal(p.s.teleport[k], 1);
    }
  });

  it('draws the destroyed secret evenly over all tokens there [BI-212]', () => {
    for (let die = 1; die <= 3; die++) {
      const p = gang();
      const a = reveal(p, 'Ally camp');
      set(p, 'cd', 0, a);
      set(p, 'supply', 1, a);
      set(p, 'extraAction', 1, a);
      set(p, 'hidden', 1, a);
      board(p, 1, 1);
      account(p);
      p.dice(die).pick('Ally 1');
      assert.match(p.says(), new RegExp(`^Destroyed: ${['Supply', 'Extra Action', 'Face-down'][die - 1]}`));
      if (die === 3) assert.match(next(p), /^Turn it over/);
    }
  });

  it('halts the cool-downs of the camp it stands on, but not its farms, nor an attack at 0 [BI-502]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'supply', 0);
    fights(p, 3); // it fights, and stays
    set(p, 'gangOn', a + 2);
    assert.match(round(p, 1, 2), /Farm 1: 1, 6 > 5\nAlly 1: Gang, no roll/);
    assert.equal(p.s.cd[a], 6);
    fights(p, 3);
    set(p, 'gangOn', enemy + 2);
    set(p, 'cd', 0, enemy);
    set(p, 'supply', 2);
    board(p, 1, 1, 1, 1);
    account(p);
    assert.match(p.says(), /^Stealer 1 robs Main/);
  });

  it('blocks the routes that end on its camp, or run over its tile [BI-503, BI-505]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp'),
      camp = build(p);
    set(p, 'cd', 0, a);
    p.pick('Use a secret', 'Caravan Kit', 'Main');
    p.pick('No', 'Use a secret', 'Caravan Kit', 'Ally 1');
    p.pick('No');
    set(p, 'on', MAIN);
    stop(p, 'Ally 1');
    account(p);
    set(p, 'on', MAIN + camp);
    p.pick('Move');
    assert.equal(reason(p, 'Route to Ally 1'), 'The Gang blocks it');
    p.pick('Back');
    stop(p, 'Route Camp 2-Main');
    assert.deepEqual(p.s.blocked, [1, 0]);
    account(p);
    p.pick('Use a secret', 'Caravan Kit', 'Main');
    assert.equal(p.says(), "Does it cross the Gang's tile?");
    p.pick('Yes');
    assert.deepEqual(p.s.blocked, [1, 0, 1]);
  });

  it('names both ends of a route on its tile, and tells two between the same camps apart [BI-505]', () => {
    const p = gang();
    reveal(p, 'Ally camp');
    set(p, 'routes', 2);
    board(p, 1, 1, 1);
    account(p);
    p.pick('A tile with...');
    assert.deepEqual(
      shown(p.session).marks!.flatMap(({ label }) => (label.startsWith('Route') ? [label] : [])),
      ['Route Main-Ally 1', 'Route Main-Ally 1 2'],
    );
    p.mark('Route Main-Ally 1 2');
    assert.deepEqual(p.s.blocked, [0, 1]);
  });

  it('halts a farm on its tile [BI-504]', () => {
    const p = gang();
    stop(p, 'Farm 1');
    account(p);
    fights(p, 2);
    assert.match(round(p), /^Farm 1: Gang, no roll/);
    assert.equal(p.s.farmCd[0], 5);
  });

  it('destroys a party with its loot, keys counted, and cools its camp by 6, or 0 when berserk [BI-506]', () => {
    const p = gang({ 'Tile stacks': 5 });
    const enemy = reveal(p, 'Stealer camp');
    party(p, enemy, 1, KEY, 'Supply');
    board(p, 1, 1);
    account(p);
    p.pick('A tile with...');
    p.dice(1).mark('Party of Stealer 1');
    assert.match(p.says(), /^Party destroyed\. Stealer 1: CD 6/);
    assert.deepEqual([p.s.party, p.s.keysDestroyed], [[], 1]);
    account(p);
    set(p, 'exitRevealed', 1);
    party(p, enemy, 1, 'Supply');
    stop(p, 'Party of Stealer 1');
    assert.equal(p.s.cd[enemy], 0);
  });

  it('destroys mercs on another job [BI-507]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'key', 1, enemy);
    mercs(p, a, 'Rescue', enemy, 2);
    board(p, 1);
    account(p);
    p.dice(1).pick('No');
    gangStops(p, 'Mercs of Ally 1');
    assert.deepEqual([p.s.home, p.s.cd[a], p.s.gang], [[], 10, 'Roaming']);
  });

  it('starts to fight with mercs sent against it [BI-508]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp');
    set(p, 'cd', 0, a);
    mercs(p, a, 'Gang', 0);
    board(p, 1);
    account(p);
    p.dice(1).pick('No');
    gangStops(p, 'Mercs of Ally 1');
    assert.deepEqual([p.s.gang, p.s.fightRounds, p.s.job], ['Fighting', 3, ['Fighting']]);
  });

  it('lifts halts and blocks when it goes; cool-downs keep their value [BI-509]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp'),
      camp = build(p);
    p.pick('Use a secret', 'Caravan Kit', 'Ally 1');
    p.pick('Yes');
    set(p, 'halted', 1);
    set(p, 'gangOn', a + 2);
    set(p, 'on', MAIN);
    board(p, 3);
    assert.match(account(p), /no roll/);
    gangStops(p);
    assert.deepEqual([p.s.halted, p.s.blocked, p.s.cd[a], p.s.gangOn, p.s.kind[camp]], [[0], [0], 6, 1, 'Player']);
    board(p, 1, 2, 1);
    assert.match(account(p), /Ally 1: 2, 6 > 4/);
  });

  it('injures who enters its tile, and strikes mercs and parties that end there [BI-510]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'key', 1, enemy);
    mercs(p, a, 'Rescue', enemy, 2);
    party(p, enemy, 1, 'Supply');
    board(p, 1);
    account(p);
    p.dice(1).pick("On the Gang's tile");
    assert.deepEqual(p.s.home, []);
    account(p);
    gangStops(p, 'Ally 1');
    p.dice(1).pick("On the Gang's tile");
    assert.deepEqual([p.s.party, p.s.gangOn], [[], a + 2]);
    account(p);
    p.pick('Move', 'Ally 1');
    assert.equal(health(p)[0], 1);
  });

  it('destroys again at every end of a move, a blocked one too, but not while it fights [BI-511]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp');
    set(p, 'cd', 0, a);
    set(p, 'supply', 4, a);
    stop(p, 'Ally 1');
    account(p);
    board(p, 1, 1);
    account(p);
    p.dice(1).pick('It cannot move');
    account(p);
    assert.equal(p.s.supply[a], 2);
    fights(p, 3);
    round(p, 1);
    assert.deepEqual([p.s.supply[a], p.s.gangOn], [2, a + 2]);
  });

  it('fights through three B5 steps, from the next one after a contact in B5, then moves again [BI-521]', () => {
    const p = gang();
    const a = reveal(p, 'Ally camp');
    set(p, 'cd', 0, a);
    mercs(p, a, 'Gang', 0);
    board(p, 1);
    account(p);
    p.dice(1).pick('No');
    gangStops(p, 'Mercs of Ally 1');
    account(p);
    for (const left of ['Gang fights, 2 more', 'Gang fights, 1 more', 'The Gang roams again']) {
      set(p, 'farmCd', 6);
      assert.match(round(p, 1), new RegExp(left));
    }
    assert.deepEqual([p.s.home, p.s.cd[a], p.s.gang], [[], 10, 'Roaming']);
    set(p, 'cd', 0, a);
    board(p, 1, 1);
    account(p);
    assert.match(p.says(), /Gang: 1\n.*north/);
    gangStops(p);
    account(p);
    mercs(p, a, 'Gang', 0);
    board(p, 1);
    account(p);
    p.pick('Yes'); // contact in B4 counts at once
    assert.match(p.says(), /Gang fights, 2 more/);
  });

  it('can roll again when its direction is blocked, ten times at most [BI-705]', () => {
    const p = gang({ ...CHOOSE, 'Blocked Gang': 'Rerolls' });
    board(p, 1, 1);
    account(p);
    for (let i = 1; i <= 10; i++) {
      assert.deepEqual(p.offers(), ['An empty tile', 'A tile with...', 'Blocked: reroll']);
      p.dice((i % 6) + 1).pick('Blocked: reroll');
      assert.match(p.says(), new RegExp(`Gang: ${(i % 6) + 1}\n`));
    }
    assert.deepEqual(p.offers(), ['An empty tile', 'A tile with...', 'It cannot move']);
    const q = gang();
    board(q, 1, 1);
    account(q);
    assert.deepEqual(q.offers(), ['An empty tile', 'A tile with...', 'It cannot move']);
  });
});

describe('Biome, the table', () => {
  it('starts a play with any number of players from 1 to 8', () => {
    for (let n = 1; n <= 8; n++) assert.equal(begin(biome, { Players: n }, 1, NAMES).s.seats.length, n);
  });
});

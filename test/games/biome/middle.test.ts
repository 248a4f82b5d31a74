import { strict as assert } from 'node:assert';
import type { Loot } from '../../../games/biome/state';
import { optionsOf, usualOf } from '../../../games/kit';
import { shown } from '../../play';
import {
  account,
  biome,
  board,
  build,
  CHOOSE,
  EXIT,
  endTurn,
  fights,
  MAIN,
  next,
  OPEN,
  play,
  reason,
  reveal,
  round,
  set,
  state,
} from './table';

/** A party of this camp on its way home, with these secrets as loot. */
function sends(p: ReturnType<typeof play>, camp: number, origin: number, loot: Loot, lootToo: Loot): void {
  p.s.party.push(camp);
  p.s.origin.push(origin);
  p.s.loot.push(loot);
  p.s.lootToo.push(lootToo);
}

const EXIT_KEY = 'Exit Key';

describe('Biome, what happens in the middle of something else', () => {
  it('is won the moment that mercs bring the last keys back onto the Exit, before anybody can steal them again [BI-600, BI-610]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      k = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'on', MAIN + a);
    sends(p, k, 0, EXIT_KEY, EXIT_KEY);
    p.pick('Hire mercs', 'Party, Stealer 1, 1');
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 1);
    set(p, 'supply', 0);
    set(p, 'on', EXIT, 0);
    set(p, 'on', EXIT, 1);
    board(p, 1);
    account(p);
    p.pick('Yes'); // the Stealer is berserk and would rob the Exit in the same board turn
    assert.match(next(p), /^ESCAPED!/);
    assert.deepEqual([p.s.exitKeys, p.s.party], [3, []]);
  });

  it('lets the builder say which idle farm finds another camp [BI-332]', () => {
    const p = play();
    for (let farm = 2; farm < 4; farm++) {
      set(p, 'on', OPEN);
      p.pick('Use a secret', 'Farm Kit', 'Other land: CD 10');
    }
    set(p, 'farmCamp', 0, 1);
    set(p, 'farmCamp', 0, 2);
    const k = build(p);
    p.pick('Assign farm 3', `Camp ${k}`);
    assert.deepEqual(p.s.farmCamp, [1, 0, k + 1]);
    p.pick('Assign farm 2', 'Back');
    assert.deepEqual(p.s.farmCamp, [1, 0, k + 1]);
  });

  it('explores on when the new camp falls to a Killer, and asks nobody whether they stand where they stand [BI-338]', () => {
    const p = play();
    reveal(p, 'Killer camp');
    set(p, 'on', OPEN);
    set(p, 'on', OPEN, 1);
    p.pick('Use a secret', 'Camp Kit');
    p.dial(0);
    p.pick('Explore the next');
    p.dice(1).pick('Special tile', 'Exit');
    p.ok();
    p.pick('Camp 2');
    account(p);
    assert.deepEqual(p.offers(), ['Explore the next', 'No free neighbour']);
  });

  it('cools by the one secret that came home when the table took the other away [BI-244]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    sends(p, k, 1, 'Supply', 'Supply');
    set(p, 'loot', 0);
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.deepEqual([account(p), p.s.supply[k]], ['Party home. Stealer 1: CD 10\nStealer 1: 1, 10 > 9', 1]);
  });

  it('asks for the weight after a cliff, on the way to the Gang, too [BI-510, BI-706]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    reveal(p, 'Roaming Gang');
    set(p, 'on', OPEN);
    set(p, 'carried', 3);
    p.pick('Cross a cliff, 1', "Gang's tile");
    assert.match(p.says(), /weight you carry now/);
    p.dial(2);
    assert.equal(p.says(), 'Injured: back to the main camp, CD 10');
    p.ok();
    assert.deepEqual([p.s.carried[0], p.s.back, p.s.seat], [2, [], 1]);
  });
});

describe('Biome, on the way to where the Gang stands', () => {
  it('brings no party home to a camp under the Gang, and rescues nobody there: they end on its tile [BI-510]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      k = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'key', 1, k);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Key', 'Hire for 1 Supply');
    sends(p, k, 1, 'Supply', '-');
    fights(p, 3); // held where it is
    set(p, 'gangOn', k + 2);
    board(p, 1);
    account(p);
    assert.equal(reason(p, 'Yes'), 'The Gang is there');
    p.pick("On the Gang's tile");
    account(p);
    assert.match(p.says(), /^Party of Stealer 1 moves 2/);
    assert.equal(reason(p, 'Yes'), 'The Gang is there');
    p.pick("On the Gang's tile");
    assert.deepEqual([p.s.home, p.s.party, p.s.key[k], p.s.supply[k], p.s.cd[k]], [[], [], 1, 0, 6]);
  });

  it('lets mercs catch a party whose camp the Gang has, and reach the Gang itself [BI-354, BI-508]', () => {
    for (const job of ['Party, Stealer 1, 1', 'Fight the Gang, 3']) {
      const p = play();
      const a = reveal(p, 'Ally camp'),
        k = reveal(p, 'Stealer camp');
      set(p, 'cd', 0, a);
      set(p, 'on', MAIN + a);
      set(p, 'gang', 1);
      sends(p, k, 1, 'Supply', '-');
      p.pick('Hire mercs', job);
      set(p, 'gangOn', job[0] === 'P' ? k + 2 : 2); // the main camp
      board(p, 1);
      account(p);
      p.dice(1).pick('Yes');
      assert.deepEqual([p.s.party.length, p.s.job.length], job[0] === 'P' ? [0, 0] : [1, 1]);
    }
  });
});

describe('Biome, corrections in the middle of something', () => {
  it('sends mercs home whose fight or task the table took away [BI-356]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp');
    reveal(p, 'Roaming Gang');
    set(p, 'cd', 0, a);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Fight the Gang, 3');
    board(p, 1);
    account(p);
    p.pick('Yes');
    account(p);
    assert.deepEqual([p.s.gang, p.s.job], ['Fighting', ['Fighting']]);
    set(p, 'gang', 1);
    board(p, 1, 2, 1);
    account(p);
    assert.deepEqual([p.s.home, p.s.cd[a]], [[], 8]);
  });

  it('sends mercs home who hunt a Gang that the table took out [BI-356]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp');
    reveal(p, 'Roaming Gang');
    set(p, 'cd', 0, a);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Fight the Gang, 3');
    set(p, 'gang', 0);
    board(p, 1, 2);
    account(p);
    assert.deepEqual([p.s.home, p.s.cd[a], p.s.at], [[], 8, 'turn.act']);
  });

  it('blocks the routes of a camp when the table says that the Gang stands there [BI-503]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp');
    p.pick('Use a secret', 'Caravan Kit', 'Ally 1');
    set(p, 'gang', 1);
    set(p, 'gangOn', a + 2);
    assert.equal(reason(p, 'Send by caravan, 1'), 'The Gang blocks it');
    p.pick('Move');
    assert.equal(reason(p, 'Route to Ally 1'), 'The Gang blocks it');
    set(p, 'gangOn', 1);
    assert(p.offers().includes('Route to Ally 1'));
  });

  it('draws no camp that was marked as near and is no target any more [BI-251, BI-253]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp'),
      a = reveal(p, 'Ally camp');
    set(p, 'supply', 1, a);
    set(p, 'cd', 1, k);
    board(p, 1, 1, 1);
    account(p);
    p.pick('Equally near');
    set(p, 'supply', 0);
    assert.deepEqual(
      shown(p.session).marks!.map(({ label }) => label),
      ['Ally 1'],
    );
    p.mark();
    p.pick('Ally 1');
    assert.equal(p.says(), 'Stealer 1 robs Ally 1\nSupply');
  });

  it('goes on where it was when the table corrects what had ended it [BI-600]', () => {
    const p = play();
    const k = reveal(p, 'Killer camp');
    sends(p, k, 1, 'Key', 'Key');
    board(p, 1);
    account(p);
    p.pick('Yes');
    assert.match(next(p), /^GAME LOST\nToo many keys gone/);
    set(p, 'keysDestroyed', 0);
    assert.equal(biome.result!(state(p)), '');
    p.ok();
    assert.equal(p.says(), 'The board goes on');
    p.ok();
    assert.match(account(p), /^Killer 1: \d, 16 > /);
    assert.deepEqual([p.s.at, p.s.round, p.s.back], ['turn.act', 2, []]);
  });

  it('goes on after a main camp that was not destroyed after all [BI-602]', () => {
    const p = play();
    const k = reveal(p, 'Killer camp');
    set(p, 'supply', 0);
    set(p, 'cd', 1, k);
    board(p, 1);
    account(p);
    p.dice(1).ok();
    account(p);
    assert.match(p.says(), /^GAME LOST\nMain camp destroyed/);
    assert.equal(biome.result!(state(p)), 'GAME LOST: Main camp destroyed');
    set(p, 'kind', 0);
    p.ok();
    assert.equal(p.says(), 'The board goes on');
    p.ok();
    assert.equal(account(p), '');
    assert.deepEqual([p.s.at, p.s.round, p.s.back], ['turn.act', 2, []]);
  });

  it('counts neither tiles nor actions below 0', () => {
    const p = play();
    p.pick('Explore');
    set(p, 'tilesLeft', 0);
    p.pick('Lake');
    assert.equal(p.s.tilesLeft, 0);
    assert.equal(reason(p, 'Explore'), 'No tiles left');
    p.pick('Use a secret');
    set(p, 'actionsLeft', 0);
    p.pick('Clairvoyance');
    p.ok();
    assert.equal(p.s.actionsLeft[0], 0);
  });
});

/** Where the cursor starts. */
const underCursor = (p: ReturnType<typeof play>) => optionsOf(p.session.ask())[usualOf(p.session.ask())]!.label;

describe('Biome, the menu of a turn', () => {
  it('has the end of the turn under the cursor when nothing else is left to do [BI-121]', () => {
    const p = play();
    p.pick('Move', 'Open tile', 'Move', 'Mountain, 2');
    assert.equal(underCursor(p), 'End turn');
    assert.equal(p.offers().slice(-1)[0], 'End turn'); // and one UP away at any other time
    endTurn(p);
    assert.equal(p.s.seat, 1);
    round(p, 1);
  });

  it('leaves a Supply that was used: OK and OK again would use up the barn', () => {
    const p = play();
    p.pick('Use Supply, barn');
    assert.equal(underCursor(p), 'Explore');
    set(p, 'on', 0);
    p.pick('Use Supply');
    assert.equal(underCursor(p), 'Explore');
  });
});

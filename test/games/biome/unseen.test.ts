// Rules that could be broken, one line at a time, without a test that noticed.
import { strict as assert } from 'node:assert';
import { account, board, build, EXIT, MAIN, next, OPEN, play, reason, reveal, set } from './table';

describe('Biome, what is easily missed', () => {
  it('moves the second party, too, when the first one comes home [BI-146]', () => {
    const p = play({ 'Tile stacks': 4 });
    reveal(p, 'Stealer camp');
    reveal(p, 'Stealer camp');
    set(p, 'parties', 2);
    board(p, 1);
    account(p);
    const first = p.says();
    p.pick('Yes');
    assert.match(next(p), /^Party of Stealer [12] moves 2/);
    assert.notEqual(p.says(), first);
  });

  it('lets only enemy camps go berserk: allies and the injured cool as ever [BI-410, BI-471, BI-472]', () => {
    const p = play({ Players: 3 });
    set(p, 'exitRevealed', 1);
    const a = reveal(p, 'Ally camp');
    set(p, 'injuryCD', 10, 1);
    assert.deepEqual([p.s.cd[a], p.s.injuryCD[1]], [6, 10]);
    set(p, 'cd', 0, a);
    set(p, 'on', MAIN + a);
    p.pick('Trade, 2', 'None');
    assert.equal(p.s.cd[a], 10);
  });

  it('cools an ally by 10 after the task of its mercs, berserk or not [BI-355]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp');
    reveal(p, 'Stealer camp');
    set(p, 'exitRevealed', 1);
    set(p, 'parties', 1);
    set(p, 'mercs', 1);
    set(p, 'job', 2);
    set(p, 'prey', 2);
    board(p, 1);
    account(p);
    p.pick('Yes');
    assert.deepEqual([p.s.home, p.s.cd[a]], [[], 10]);
  });

  it('lets the Gang on a camp of the Exit draw among the secrets there, never among the keys in the Exit [BI-452]', () => {
    const p = play();
    reveal(p, 'Roaming Gang');
    const k = build(p);
    set(p, 'land', EXIT, k);
    set(p, 'supply', 1, k);
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 2);
    set(p, 'on', OPEN);
    board(p, 1, 1);
    account(p);
    p.dice(3).pick(`Camp ${k}`);
    assert.deepEqual([p.s.exitKeys, p.s.supply[k], p.s.keysDestroyed, p.fate.forced], [2, 0, 0, [3]]);
  });

  it('blocks a route that is laid to the camp under the Gang [BI-503]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp');
    set(p, 'gangOn', a + 2);
    p.pick('Use a secret', 'Caravan Kit', 'Ally 1');
    assert.equal(reason(p, 'Send by caravan, 1'), 'The Gang blocks it');
  });

  it('draws among the Stealers that are equally near [BI-420]', () => {
    for (const die of [1, 2]) {
      const p = play({ 'Tile stacks': 4 });
      const stealers = [reveal(p, 'Stealer camp'), reveal(p, 'Stealer camp')];
      set(p, 'on', OPEN);
      p.pick('Discover', 'Yes');
      p.dice(die).pick('Equally near');
      assert.equal(p.s.capture[0], stealers[die - 1] + 2);
    }
  });

  it('strikes no mercs on the tile of the Gang that were sent there [BI-508, BI-510]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp');
    reveal(p, 'Roaming Gang');
    set(p, 'cd', 0, a);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Fight the Gang, 3');
    board(p, 1);
    account(p);
    assert.deepEqual(p.offers(), ['No', 'Yes']);
  });

  it('counts a key of the Exit that a Killer brings home as destroyed [BI-243, BI-450]', () => {
    const p = play({ 'Tile stacks': 5 });
    reveal(p, 'Killer camp');
    set(p, 'parties', 1);
    set(p, 'origin', 0);
    set(p, 'loot', 12); // a key of the Exit
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.equal(p.s.keysDestroyed, 1);
  });

  it('hires from the ally underfoot, against parties that are out only [BI-354, BI-355]', () => {
    const p = play({ 'Tile stacks': 4 });
    reveal(p, 'Ally camp');
    const b = reveal(p, 'Ally camp');
    reveal(p, 'Stealer camp');
    set(p, 'cd', 0, b);
    set(p, 'on', MAIN + b);
    p.pick('Hire mercs');
    assert.deepEqual(p.offers(), ['Back']);
    set(p, 'parties', 1);
    p.pick('Party, Stealer 1, 1');
    assert.deepEqual(p.s.home, [b]);
  });
});

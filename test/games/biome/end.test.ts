import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { account, asks, biome, board, build, EXIT, endTurn, MAIN, next, OPEN, play, reveal, round, set, state } from './table';

const LOST = (why: string) => new RegExp(`^GAME LOST\\n${why}`);

describe('Biome, the end', () => {
  it('counts a Key destroyed by a Killer, by the Gang on a camp or on a party, or lost by a word, and none that is only held [BI-450]', () => {
    const p = play({ 'Tile stacks': 5, Players: 3 });
    const stealer = reveal(p, 'Stealer camp'),
      killer = reveal(p, 'Killer camp'),
      ally = reveal(p, 'Ally camp');
    set(p, 'cd', 0, ally);
    const party = (home: number) => {
      p.s.party.push(home);
      p.s.origin.push(1);
      p.s.loot.push('Key');
      p.s.lootToo.push('-');
    };
    party(stealer);
    assert.equal(p.s.keysDestroyed, 0);
    board(p, 1);
    account(p);
    set(p, 'cd', 9, killer);
    p.dice(1, 1).pick('Yes');
    assert.deepEqual([p.s.keysDestroyed, p.s.key[stealer]], [0, 1]);
    account(p);
    party(killer);
    board(p, 1, 1);
    account(p);
    p.dice(1, 1).pick('Yes');
    assert.equal(p.s.keysDestroyed, 1);
    account(p);
    set(p, 'gang', 1);
    set(p, 'key', 1, ally);
    party(stealer);
    set(p, 'cd', 9, killer);
    board(p, 1, 1);
    account(p);
    p.pick('Ally 1');
    assert.equal(p.s.keysDestroyed, 2);
    set(p, 'keysDestroyed', 0);
    account(p);
    p.mark('Party of Stealer 1');
    assert.equal(p.s.keysDestroyed, 1);
    const q = play();
    set(q, 'on', OPEN);
    q.pick('Secret said aloud', 'Ada', 'Key');
    assert.equal(q.s.keysDestroyed, 1);
  });

  it('warns once when no spare key is left [BI-451]', () => {
    const p = play({ 'Tile stacks': 5 });
    set(p, 'on', OPEN);
    p.pick('Secret said aloud', 'Ada', 'Key');
    assert.match(asks(p), /^Ada/);
    p.pick('Secret said aloud', 'Ada', 'Key');
    assert.equal(p.says(), 'WARNING\nNo spare key left\n2 destroyed');
    assert.equal(shown(p.session).cue, 'bad');
    p.ok();
    assert.match(asks(p), /^Ada: 3 left/);
    p.pick('Move', 'Open tile');
    assert.match(asks(p), /^Ada: 2 left/);
  });

  it('looks at losses before the win, after every answer and every correction [BI-600]', () => {
    const p = play({ Players: 1 });
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 2);
    set(p, 'on', EXIT);
    p.pick('Use a secret', 'Key');
    assert.match(p.says(), /^ESCAPED!/);
    p.session.undo();
    set(p, 'exitKeys', 3);
    assert.match(p.says(), /^ESCAPED!/);
    set(p, 'keysDestroyed', 2);
    assert.match(p.says(), LOST('Too many keys gone'));
    set(p, 'exitKeys', 2);
    set(p, 'keysDestroyed', 0);
    p.ok();
    assert.equal(p.says(), 'Use which secret?');
  });

  it('rolls nothing after the end: the round is the one in which it was lost [BI-600, BI-613]', () => {
    const p = play({ 'Tile stacks': 5 });
    const a = reveal(p, 'Killer camp'),
      b = reveal(p, 'Killer camp');
    set(p, 'supply', 0);
    set(p, 'cd', 1, a);
    board(p, 1);
    account(p);
    p.dice(1).ok(); // one die more would be rolled for the second camp
    assert.equal(p.says(), 'Killer 1: 1, attacks\nKiller 1 destroys Main, CD 19'); // what brought it is seen first
    assert.equal(next(p), 'GAME LOST\nMain camp destroyed\nRound 1, tiles 39\nKeys used 0, lost 0');
    assert.equal(p.s.cd[b], 6);
  });

  it('is lost by a face-down Key that is turned over, before the enemy camps roll [BI-213, BI-601]', () => {
    const p = play();
    const k = reveal(p, 'Killer camp');
    set(p, 'keysDestroyed', 1);
    p.ok();
    p.s.party.push(k);
    p.s.origin.push(1);
    p.s.loot.push('Face-down');
    p.s.lootToo.push('-');
    board(p, 1);
    account(p);
    p.pick('Yes', 'Yes');
    assert.match(p.says(), /^GAME LOST\nToo many keys gone\nRound 1,/);
    assert.equal(p.s.cd[k], 10);
  });

  it('is lost with 2, 2 or 3 keys destroyed [BI-601]', () => {
    for (const n of [3, 4, 5]) {
      const p = play({ 'Tile stacks': n });
      set(p, 'on', OPEN);
      set(p, 'actionsLeft', 0);
      const most = [2, 2, 3][n - 3];
      for (let i = 0; i < most; i++) {
        p.pick('Secret said aloud', 'Ada', 'Key');
        if (i === most - 2) p.ok(); // the warning
      }
      assert.match(p.says(), LOST('Too many keys gone'));
      assert.equal(biome.result!(state(p)), 'GAME LOST: Too many keys gone');
    }
  });

  it('is lost with the main camp [BI-602]', () => {
    const p = play();
    const k = reveal(p, 'Killer camp');
    set(p, 'cd', 1, k);
    set(p, 'supply', 0);
    board(p, 1);
    account(p);
    p.dice(1).ok();
    assert.match(next(p), LOST('Main camp destroyed'));
    assert.throws(() => p.session.answer(0, 1), /over/);
  });

  it('is not lost with another camp [BI-602]', () => {
    const p = play();
    const k = reveal(p, 'Killer camp'),
      camp = build(p);
    set(p, 'cd', 1, k);
    board(p, 1, 1);
    account(p);
    p.pick(`Camp ${camp}`);
    account(p);
    assert.equal(p.s.at, 'turn.act');
  });

  it('is lost when nobody is left to act, with one player at the first mishap [BI-603]', () => {
    const p = play();
    set(p, 'injuryCD', 10, 1);
    set(p, 'injuryCD', 5, 1);
    set(p, 'on', OPEN);
    p.pick('Discover', 'Yes');
    assert.match(p.says(), LOST('Nobody left to act'));
    const q = play({ Players: 1 });
    q.pick('Use a secret', 'Teleport', 'Lake');
    assert.match(q.says(), LOST('Nobody left to act'));
  });

  it('is won with all keys used and everybody healthy, free and on the Exit [BI-610]', () => {
    const p = play();
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 3);
    set(p, 'on', EXIT);
    p.pick('Move', 'Open tile', 'Move', 'Exit');
    assert.match(asks(p), /^Ada/);
    endTurn(p);
    set(p, 'on', OPEN, 1);
    p.pick('Move', 'Exit');
    assert.match(p.says(), /^ESCAPED!\nAll players out/);
    assert.equal(biome.result!(state(p)), 'ESCAPED!: All players out');
    assert.equal(shown(p.session).cue, 'good');
    const q = play();
    set(q, 'exitRevealed', 1);
    set(q, 'exitKeys', 2);
    for (const seat of [0, 1]) set(q, 'on', EXIT, seat);
    set(q, 'capture', 1, 1);
    q.pick('Use a secret', 'Key');
    assert.match(asks(q), /^Ada/); // Bob is not free
  });

  it('is won from a camp on the Exit, too [BI-610]', () => {
    const p = play({ Players: 1 });
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 2);
    set(p, 'on', EXIT);
    p.pick('Use a secret', 'Camp Kit');
    p.dial(0);
    p.pick('No free neighbour', 'Use a secret', 'Key');
    assert.match(p.says(), /^ESCAPED!/);
  });

  it('locks the Exit again when its keys are stolen before that [BI-611]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 3);
    set(p, 'supply', 0);
    set(p, 'cd', 0, k);
    board(p, 1, 1, 1);
    account(p);
    assert.deepEqual([p.s.exitKeys, p.says()], [1, 'Stealer 1 robs the Exit\nExit Key\nExit Key']);
    p.pick('Put party beside it');
    for (const seat of [0, 1]) set(p, 'on', EXIT, seat);
    assert.match(asks(p), /^Ada/);
  });

  it('is not won by keys that are carried or lie on the Exit tile unused [BI-612]', () => {
    const p = play({ Players: 1 });
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 2);
    set(p, 'on', EXIT);
    p.pick('Pick up seen', 'Place');
    assert.match(asks(p), /^Ada/);
    p.pick('Use a secret', 'Key');
    assert.match(p.says(), /^ESCAPED!/);
  });

  it('has no score: it shows rounds, tiles and keys [BI-613]', () => {
    const p = play({ Players: 1 });
    round(p, 1);
    p.pick('Use a secret', 'Teleport', 'Lake');
    assert.equal(p.says(), 'GAME LOST\nNobody left to act\nRound 2, tiles 25\nKeys used 0, lost 0');
  });

  it('tells what a correction broke', () => {
    const p = play();
    const broken = () => p.session.game.broken!(p.s);
    assert.equal(broken(), undefined);
    set(p, 'actionsPerTurn', 4);
    assert.equal(broken(), 'The camps give 3 actions');
    set(p, 'extraAction', 1);
    set(p, 'carryCap', 6);
    assert.equal(broken(), 'The camps give carry 4');
    set(p, 'extraCarry', 2);
    set(p, 'injuryCD', 10);
    assert.equal(broken(), undefined);
    set(p, 'capture', 1);
    assert.equal(broken(), 'Ada: injured, captive?');
    set(p, 'capture', 0);
    set(p, 'on', MAIN);
    set(p, 'exitKeys', 1);
    assert.equal(broken(), 'Keys on an Exit not found');
    assert.equal(p.s.on[0], MAIN);
  });
});

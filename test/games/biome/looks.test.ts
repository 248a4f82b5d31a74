import { strict as assert } from 'node:assert';
import { compose, height, wrap } from '../../../firmware/shell/layout';
import { LATE } from '../../../games/engine';
import { barEnd, stepsOf } from '../../../games/kit';
import { answerAny, shown } from '../../play';
import { chance } from '../../random';
import { account, begin, biome, board, build, EXIT, endTurn, OPEN, play, reveal, set, state, tracks } from './table';

describe('Biome, its looks', () => {
  it("is nobody's turn in the board turn and at the end, and a player's otherwise", () => {
    const p = play();
    assert.equal(shown(p.session).seat, undefined); // whoever is on turn
    assert.equal(p.s.seat, 0);
    endTurn(p);
    assert.equal(p.s.seat, 1);
    board(p, 1);
    assert.equal(shown(p.session).seat, -1);
    account(p);
    set(p, 'exitRevealed', 1);
    set(p, 'exitKeys', 3);
    set(p, 'on', EXIT, 1);
    set(p, 'on', OPEN, 0);
    p.pick('Move', 'Exit');
    assert.deepEqual([p.s.at, shown(p.session).seat, shown(p.session).cue], ['ending.over', -1, 'good']);
  });

  it('has what players come for near the top, and the tile of the Gang last [BI-349, BI-361, BI-510]', () => {
    const p = play(),
      k = reveal(p, 'Ally camp'),
      foe = reveal(p, 'Stealer camp');
    reveal(p, 'Roaming Gang');
    assert.deepEqual(p.offers().slice(0, 3), ['Explore', 'Move', 'Use Supply, barn']);
    p.pick('Move');
    assert.deepEqual(p.offers(), ['Open tile', 'Mountain, 2', 'Ally 1', 'Stealer 1', "Gang's tile", 'Back']);
    p.pick('Ally 1');
    set(p, 'cd', 0, k);
    assert.deepEqual(p.offers().slice(0, 4), ['Explore', 'Move', 'Trade, 2', 'Hire mercs']);
    set(p, 'capture', foe + 2, 1);
    p.pick('Move', 'Stealer 1');
    assert.deepEqual(p.offers().slice(0, 3), ['Explore', 'Move', 'Ransom Bob, 2']);
  });

  it('reads the set-up a kind on each row', () => {
    const p = begin(biome, { 'Tile stacks': 5 });
    p.pick('Read the lists');
    p.ok(8);
    assert.equal(p.says(), '9/26 32 on tiles:\n4 Supply\n5 Key\n3 Extra Action');
  });

  it('ends the bars of keys where the game is won or lost [BI-002, BI-601]', () => {
    for (const n of [3, 4, 5]) {
      const p = play({ 'Tile stacks': n }),
        all = tracks(p),
        end = (id: string) => barEnd(p.s, all[id]!, 0);
      assert.deepEqual([end('exitKeys'), end('keysDestroyed')], [n, [2, 2, 3][n - 3]]);
      assert.deepEqual([end('tilesLeft'), end('secretsLeft'), end('boxLeft')], [8 * n + 1, [18, 23, 29][n - 3], [11, 13, 19][n - 3]]);
    }
  });

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk over all questions, with all that must hold of each
  it('keeps every question to four rows of 21 and labels of 19 on a full board, also those that a play seldom comes to [BI-335]', () => {
    const p = play({ Players: 8, 'Tile stacks': 5 }),
      s = state(p);
    for (const tile of ['Ally', 'Ally', 'Stealer', 'Stealer', 'Killer', 'Killer']) reveal(p, `${tile} camp`);
    reveal(p, 'Roaming Gang');
    for (let n = 0; n < 4; n++) build(p);
    for (const [track, n] of [
      ['farms', 8],
      ['routes', 6],
      ['parties', 4],
      ['mercs', 2],
    ] as const)
      set(p, track, n);
    for (let r = 0; r < 6; r++) {
      set(p, 'routeFrom', r + 1, r);
      set(p, 'routeTo', 10, r);
    }
    for (let n = 0; n < 4; n++) {
      set(p, 'loot', 11, n);
      set(p, 'lootToo', 4, n);
      set(p, 'origin', 10, n);
    }
    s.names = s.names.map(name => `${name}mmmmmmmm`.slice(0, 8));
    s.hidden = s.hidden.map(() => 1);
    for (const heap of ['supply', 'key', 'extraAction', 'extraCarry', 'farmKit', 'campKit', 'caravanKit', 'clairvoyance'] as const)
      s[heap][4] = 1;
    const wrong = new Set<string>();
    let asked = 0;
    for (const chapter of Object.keys(biome.chapters).filter(name => name !== 'light'))
      for (const step of Object.keys(stepsOf(biome.chapters[chapter]!(s, p.session))))
        for (let n = 0; n < 11; n++) {
          Object.assign(s, {
            at: `${chapter}.${step}`,
            chosenCamp: n,
            chosenAlly: n,
            raider: n,
            builder: n,
            raidOn: n,
            oddsOf: n,
            owner: n % 8,
          });
          Object.assign(s, {
            boardStep: n % 2 ? 'Mercs' : 'Parties',
            boardNext: (n % 4) + 1,
            wanted: [1, 2],
            billSupplies: n % 4,
            billCamp: 4,
          });
          Object.assign(s, {
            walkBy: ['foot', 'cliff', 'teleport'][n % 3],
            gangDie: (n % 6) + 1,
            dealNow: [2, 3, 4, 1],
            account: [`${s.names[0]} comes home injured, hands empty, CD 10`],
          });
          s.on[s.seat] = n + 3;
          if (n > 6) s.gangOn = n;
          const ask = shown(p.session);
          asked++;
          if (wrap(ask.say, 21).length > 4) wrong.add(`${s.at} has more than 4 rows: ${ask.say}`);
          for (const [label] of ask.pick || []) if (label.length > 19 && label.indexOf('Camp 10') < 0) wrong.add(`${s.at}: ${label}`);
          for (const [label, no] of ask.cannot || []) if (label.length > 21 || no.length > 42) wrong.add(`${s.at}: ${label}: ${no}`);
        }
    assert.deepEqual([...wrong], []);
    assert(asked > 600, `${asked} questions`);
  });

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk over all questions, with all that must hold of each
  it('keeps to four rows of 21 and labels of 19, with the longest names, wherever a play goes', () => {
    const names = ['Adelheid', 'Benedikt', 'Clementi', 'Dorothea', 'Eleonora', 'Florenti', 'Gabriele', 'Hannelor'],
      random = chance(5),
      seen = new Set<string>(),
      wrong = new Set<string>();
    for (let seed = 1; seed <= 80; seed++) {
      const p = begin(
        biome,
        { Players: 2 + (seed % 7), 'Tile stacks': 3 + (seed % 3), Rulings: 'Choose', Inventories: seed % 2 ? 'Weighed' : 'Not tracked' },
        seed,
        names,
      );
      for (let i = 0; i < 150; i++) {
        const ask = shown(p.session);
        seen.add(p.s.at);
        if (wrap(ask.say, 21).length > (p.s.at === 'account.read' ? 5 : 4)) wrong.add(`${p.s.at} has more than 4 rows: ${ask.say}`);
        for (const [label] of ask.pick || []) if (label.length > 19) wrong.add(`${p.s.at} has the label ${label}`);
        for (const [label, no] of ask.cannot || []) if (!label || !no || no.length > 42) wrong.add(`${label}: ${no}`);
        if (ask.dice && ask.dice.length < 8 && height(compose({ title: '', body: ask.say, dice: ask.dice, foot: '' }, false)) > 6)
          wrong.add(`${p.s.at} is too tall`);
        if (!ask.why) wrong.add(`${p.s.at} has no why`);
        if (!ask.pick && !ask.then) break;
        const most = ask.dial ? ask.dial[1] - ask.dial[0] + 1 : (ask.pick?.length ?? 1);
        if (ask.until && random(9) === 0) p.session.answer(LATE, 1);
        else if (ask.dial) p.session.answer(ask.dial[0] + random(most), 1);
        else answerAny(p.session, random(most));
      }
    }
    assert.deepEqual([...wrong], []);
    assert(seen.size > 40, `only ${seen.size} steps were seen`);
  });
});

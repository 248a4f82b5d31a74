// Faults that a table met when it played, each with a test that failed before it was mended.
import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { account, board, CHOOSE, gangStops, MAIN, OPEN, play, reason, reveal, round, set, told } from './table';

/** In the first turn, on an ally camp that is open, with so many Supplies in its barn. */
function allied(supplies: number, answers = {}) {
  const p = play(answers),
    ally = reveal(p, 'Ally camp');
  set(p, 'cd', 0, ally);
  set(p, 'on', MAIN + ally);
  set(p, 'supply', supplies, ally);
  return { p, ally };
}

/** The Gang is on the board, nobody stands in its way, and the board turn has come to its move. */
function gangMoves(answers = {}, die = 1) {
  const p = play({ Players: 3, ...answers });
  reveal(p, 'Roaming Gang');
  board(p, 1, die);
  account(p);
  return p;
}

describe('Biome, a secret is spent as the player says', () => {
  it('takes the kit and nothing else when a Farm Kit is said aloud where no camp is beside it [BI-442]', () => {
    const p = play();
    set(p, 'on', OPEN);
    p.pick('Secret said aloud', 'Ada', 'Farm Kit', 'No camp: kit lost');
    assert.deepEqual([p.s.actionsLeft[0], p.s.farmCamp.length, p.s.at], [3, 1, 'turn.act']);
    assert.equal(reason(p, 'Undo'), 'Locked by new info');
    p.pick('Secret said aloud', 'Ada', 'Farm Kit', 'Other land: CD 10');
    assert.deepEqual([p.s.actionsLeft[0], p.s.farmCamp.length], [2, 2]); // beside a camp it is used, for an action
  });

  it('lets a lost Farm Kit lighten the hand, where hands are weighed [BI-442, BI-706]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    set(p, 'on', OPEN);
    set(p, 'carried', 3);
    p.pick('Secret said aloud', 'Ada', 'Farm Kit', 'No camp: kit lost');
    p.dial(1);
    assert.deepEqual([p.s.carried[0], p.s.actionsLeft[0], p.s.at], [1, 3, 'turn.act']);
  });

  it('has a way back from the tile and from the camp of a Farm Kit, with nothing spent [BI-330]', () => {
    const p = play();
    set(p, 'camps', 2);
    p.pick('Move', 'Open tile', 'Use a secret', 'Farm Kit', 'Back');
    assert.deepEqual([p.s.actionsLeft[0], p.s.at], [2, 'turn.act']);
    p.pick('Use a secret', 'Farm Kit', 'Farmland: CD 6', 'Back', 'Back');
    assert.deepEqual([p.s.actionsLeft[0], p.s.farmCamp.length], [2, 1]);
    assert(p.offers().includes('Undo move')); // nobody has seen the kit
  });

  it('keeps the barn when the Supply of the hand is used [BI-308, BI-320]', () => {
    const p = play();
    p.pick('Use Supply, hand');
    assert.deepEqual([p.s.supply[0], p.s.actionsLeft[0]], [2, 5]);
    p.pick('Use Supply, barn');
    assert.deepEqual([p.s.supply[0], p.s.actionsLeft[0]], [1, 7]);
  });

  it('keeps any secret of the camp when the one of the hand is used, and names no place where there is no choice [BI-308]', () => {
    const p = play();
    set(p, 'teleport', 1);
    p.pick('Use a secret', 'Teleport, hand', 'Open tile');
    assert.equal(p.s.teleport[0], 1);
    set(p, 'on', MAIN);
    set(p, 'teleport', 2); // there are two
    p.pick('Use a secret');
    assert.deepEqual(
      p.offers().filter(label => label.startsWith('Teleport')),
      ['Teleport'],
    );
    p.pick('Teleport', 'Open tile');
    assert.equal(p.s.teleport[0], 1);
  });

  it('takes every Supply of a payment from where the player says [BI-321]', () => {
    for (const [label, left] of [
      ['From the barn', 1],
      ['2 barn, 1 hand', 2],
      ['1 barn, 2 hand', 3],
      ['From your hand', 4],
    ] as const) {
      const { p, ally } = allied(4);
      set(p, 'gang', 1);
      p.pick('Hire mercs', 'Fight the Gang, 3');
      assert.equal(p.says(), 'Pay which 3 Supplies?');
      p.pick(label);
      assert.deepEqual([p.s.supply[ally], p.s.at], [left, 'turn.act']);
    }
  });

  it('pays a cliff from the barn that was left, not from the one that was reached [BI-302]', () => {
    const { p, ally } = allied(3);
    p.pick('Cross a cliff, 1', 'Main');
    assert.equal(p.says(), 'Pay which Supply?');
    p.pick('From the barn');
    assert.deepEqual([p.s.supply[0], p.s.supply[ally], p.s.on[0]], [2, 2, MAIN]);
  });

  it('asks nothing where only the barn or only the hand can pay [BI-321, BI-706]', () => {
    const { p, ally } = allied(3, { ...CHOOSE, Inventories: 'Weighed' });
    p.pick('Trade, 2');
    assert.match(p.says(), /Look through the box/);
    assert.equal(p.s.supply[ally], 1);
    const q = allied(0).p;
    q.pick('Trade, 2');
    assert.match(q.says(), /Look through the box/);
    const both = allied(1, { ...CHOOSE, Inventories: 'Weighed' });
    set(both.p, 'carried', 4);
    both.p.pick('Trade, 2');
    assert.deepEqual(both.p.offers(), ['1 barn, 1 hand', 'From your hand']);
    both.p.pick('1 barn, 1 hand');
    assert.deepEqual([both.p.s.supply[both.ally], both.p.s.carried[0]], [0, 3]);
  });
});

describe('Biome, what moves a token is told', () => {
  it('says that mercs leave, and the cool-down of their camp, also in the middle of a turn [BI-356]', () => {
    const { p, ally } = allied(0, { Players: 3 });
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'capture', enemy + 2, 1);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Bob', 'Hire for 1 Supply');
    set(p, 'on', MAIN + enemy);
    p.pick('Ransom Bob, 2');
    assert.equal(account(p), 'Mercs of Ally 1 leave, CD 10');
    assert.deepEqual([p.s.at, p.s.cd[ally]], ['turn.act', 10]);
  });

  it('says where the token of a farm starts again [BI-141]', () => {
    const p = play();
    set(p, 'farmCd', 3);
    assert.equal(round(p, 5), 'Farm 1: 5, 3 > 0 > 6\n+1 Supply: Main 3');
  });

  it('says the cool-down of who is injured: by a step, by the Gang, on the way home from a captor [BI-410, BI-422, BI-500]', () => {
    const p = gangMoves();
    set(p, 'on', OPEN, 1);
    gangStops(p, 'Bob');
    assert.equal(account(p), 'Bob is injured: main camp, CD 10\nBob skipped: injured, CD 10'.split('\nBob skipped')[0]);
    p.pick('Move', "Gang's tile");
    assert.equal(p.says(), 'Injured: back to the main camp, CD 10');
    const q = play();
    set(q, 'capture', 1, 1);
    set(q, 'captureRounds', 1, 1);
    assert.match(round(q, 1), /Bob comes home injured, hands empty, CD 10$/);
  });

  it('says the cool-down of an ally that has traded, and of a camp whose party the Gang destroys [BI-350, BI-506]', () => {
    const { p } = allied(0);
    p.pick('Trade, 2');
    assert.match(p.says(), /^Look through the box alone\./);
    assert.match(told(p), /Ally 1: CD 10/);
    const q = play({ Players: 3 });
    reveal(q, 'Roaming Gang');
    const enemy = reveal(q, 'Stealer camp');
    set(q, 'parties', 1);
    set(q, 'party', enemy);
    board(q, 1, 1);
    account(q);
    gangStops(q, 'Party of Stealer 1');
    assert.match(q.says(), /^Party destroyed\. Stealer 1: CD 6/);
  });

  it('says what the Gang has halted, blocked or begun to fight, above the next question [BI-503, BI-504, BI-508]', () => {
    const p = gangMoves();
    gangStops(p, 'Farm 1');
    assert.equal(p.says(), 'Farm 1 stands still');
    const q = allied(0, { Players: 3 }).p;
    reveal(q, 'Roaming Gang');
    q.pick('Hire mercs', 'Fight the Gang, 3');
    board(q, 1);
    account(q);
    q.dice(1).pick('No');
    gangStops(q, 'Mercs of Ally 1');
    assert.match(q.says(), /^Fight: 3 rounds/);
  });

  it('puts the cool-downs of all enemy camps to 0 in words when the Exit is found [BI-470]', () => {
    const p = play();
    reveal(p, 'Exit');
    assert.equal(p.says(), 'EXIT FOUND!\nEnemy camps: CD 0\nThey attack NOW');
  });
});

describe('Biome, in words that a table understands', () => {
  it('asks what is on the tile of the Gang, and says where its die points as a compass does [BI-220]', () => {
    for (const [sides, words] of [
      ['6', ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']],
      ['4', ['north', 'east', 'south', 'west']],
    ] as const)
      words.forEach((word, i) => {
        const p = gangMoves({ 'Tile sides': sides }, i + 1);
        const rows = p.says().split('\n');
        assert.deepEqual(
          rows.map(row => row.slice(7)),
          [`Gang: ${i + 1}`, word, '2 movement', 's on:'],
        );
        // arrows on one side, and a dash on each of the others
        const drawn = rows
          .slice(0, 3)
          .map(row => row.slice(0, 6))
          .join('');
        assert.equal(drawn.split('-').length, Number(sides), drawn);
      });
    const p = gangMoves();
    set(p, 'sides', 5);
    assert.equal(p.says(), 'Gang: side 1 of 5, 2 movement. It stops:');
    set(p, 'on', OPEN, 1);
    p.pick('A tile with...');
    assert.equal(p.says(), 'What is on its tile?');
    p.mark('Bob');
    assert.match(p.says(), /^Bob is injured/);
  });

  it('says what to do with a raiding party, and when it needs none [BI-257]', () => {
    const p = play();
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 1, enemy);
    board(p, 1, 1, 1, 1);
    account(p);
    assert.deepEqual(p.offers(), ['Put party beside it', 'Next tile is home']);
  });

  it('has the special tiles of the stack behind the basic ones, and those of other stacks last [BI-005]', () => {
    for (const [tilesLeft, special] of [
      [25, ['Stealer camp']],
      [17, ['Killer camp', 'Ally camp']],
      [9, ['Roaming Gang', 'Exit']],
    ] as const) {
      const p = play();
      set(p, 'tilesLeft', tilesLeft);
      p.pick('Explore');
      assert.deepEqual(p.offers(), ['Grassland', 'Farmland', 'Forest', 'Quarry', 'Mountain', 'Lake', 'Back', 'Special tile']);
      p.pick('Special tile');
      assert.deepEqual(p.offers().slice(0, special.length), special);
      assert.equal(p.offers().length, 6); // Foresight may have brought any tile here
    }
  });

  it('leaves the rows of the turn to what can be done: the odds of an extra secret are among the odds [BI-205]', () => {
    assert.equal(shown(play().session).odds, undefined);
  });

  it('lets numbers and nouns agree', () => {
    const p = play();
    set(p, 'actionsLeft', 0);
    assert.equal(reason(p, 'Move'), 'Needs 1, you have 0');
    assert.equal(reason(p, 'Use a secret'), 'Needs 1, you have 0');
    set(p, 'actionsLeft', 3);
    set(p, 'tilesLeft', 1);
    p.pick('Use a secret', 'Foresight');
    assert.deepEqual(p.offers(), ['Next tile', 'Next 5 secrets', 'Back']);
    const hired = allied(0, { Players: 3 }).p,
      enemy = reveal(hired, 'Stealer camp');
    set(hired, 'key', 1, enemy);
    set(hired, 'teleport', 1, enemy);
    hired.pick('Hire mercs', 'Rescue at Stealer 1', 'Key');
    assert.equal(hired.offers()[0], 'Hire for 1 Supply');
    hired.pick('Teleport');
    assert.equal(hired.offers()[0], 'Hire for 2 Supplies');
  });
});

import { strict as assert } from 'node:assert';
import { attach, cannot, card, jump, onLauncher, put, ready, set, slotsOf, stay, type Table, told, VIRTUAL } from './table';

/** Ada in her Launch step. */
function launch(p: Table = ready()): Table {
  jump(p, 'action');
  if (p.s.hasTrace) stay(p, 0);
  else p.pick('Stayed');
  p.pick('Skip');
  return p;
}
/** The Augments whose Patterns are offered. */
function augmentsOf(p: Table): string[] {
  p.pick('More Patterns');
  const names = p.offers().filter(label => /^Augment/.test(label));
  p.pick('Back');
  return names;
}
/** Ada's Upgrade. */
function upgrade(p: Table): Table {
  jump(p, 'planning').pick('Upgrade');
  if (p.s.names.length > 1) p.pick('Ada');
  return p;
}

describe('tamashii: Assets and Upgrades', () => {
  it('gives 1 for an Asset Pattern and 2 for the longer one, also at 5 [TA-190]', () => {
    const p = set(launch(), 'power', 5);
    p.pick('Shield +1', 'More Patterns', 'Memory +2', 'Power +1');
    assert.deepEqual([p.s.shield[0], p.s.memory[0], p.s.power[0]], [1, 2, 5]);
  });

  it('has 9 Basic Patterns; the EXP one gives what is printed [TA-191]', () => {
    const p = set(launch(), 'expPatternGain', 2);
    const assets = p.offers().filter(label => / \+1$/.test(label));
    p.pick('More Patterns');
    const others = p.offers().filter(label => / \+2$|^EXP$/.test(label));
    assert.deepEqual([assets.length, others.length], [4, 5]);
    p.pick('EXP');
    assert.equal(p.s.exp[0], 2);
  });

  it('uses Shield as far as it goes or not at all [TA-192]', () => {
    const p = set(jump(ready(), 'action'), 'shield', 3);
    card(p).pick('Suffer wounds');
    p.dial(2);
    assert.deepEqual(p.offers(), ['Use 2 Shield', 'Use none']);
    p.pick('Use 2 Shield');
    assert.deepEqual([p.s.shield[0], p.s.integrity[0]], [1, 5]);
    p.pick('Suffer wounds');
    p.dial(2);
    p.pick('Use 1 Shield');
    assert.deepEqual([p.s.shield[0], p.s.integrity[0]], [0, 4]);
  });

  it('asks for the Shield anew each time [TA-193]', () => {
    const p = set(jump(ready(), 'action'), 'shield', 3);
    card(p).pick('Suffer wounds');
    p.dial(1);
    p.pick('Use none', 'Suffer wounds');
    p.dial(1);
    p.pick('Use 1 Shield');
    assert.deepEqual([p.s.shield[0], p.s.integrity[0]], [2, 4]);
  });

  it('stops no loss of Integrity with Shields [TA-194]', () => {
    const p = set(jump(ready(), 'action'), 'shield', 3);
    card(p).pick('Lose', 'Integrity');
    p.dial(2);
    assert.deepEqual([p.s.shield[0], p.s.integrity[0]], [3, 3]);
  });

  it('spends Memory only in Upgrades, in Planning [TA-196]', () => {
    const p = set(upgrade(ready()), 'memory', 2);
    assert(p.offers().includes('Gain a basic token'));
    launch(p);
    assert(!p.offers().includes('Upgrade'));
  });

  it('leaves the type of an Asset to the player [TA-197]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Gain');
    assert.deepEqual(p.offers().slice(0, 4), ['Shield', 'Memory', 'Power', 'Reroll']);
  });

  it('discards a token of the Launcher for 1 Memory, Corrupted to the box [TA-200]', () => {
    const p = set(set(upgrade(ready({ 'Data tokens': 'In the device' })), 'memory', 2), 'supply', 24, 0);
    set(set(put(put(p, 0, 1), 5, 1), 'corruptedHeld', 1), 'corruptedPool', 15);
    p.pick('Discard a token');
    assert.deepEqual(p.offers(), ['A1 Red', 'A2 Corrupted'], 'paid is paid');
    p.pick('A1 Red', 'Discard a token', 'A2 Corrupted');
    assert.deepEqual([p.s.memory[0], p.s.supply[0], onLauncher(p.s, 0), p.s.corruptedBox, p.s.corruptedPool], [0, 25, 0, 1, 15]);
    const q = set(set(set(upgrade(ready()), 'memory', 1), 'corruptedHeld', 1), 'corruptedPool', 15);
    q.pick('Discard a token', 'It was Corrupted');
    assert.deepEqual([q.s.corruptedHeld[0], q.s.corruptedBox], [0, 1]);
  });

  it('gains a basic token of choice into the Dump for 1 Memory, if there is one [TA-201]', () => {
    const p = set(upgrade(ready({ 'Data tokens': 'In the device' })), 'memory', 1);
    p.pick('Gain a basic token', 'Green (26)');
    assert.deepEqual([p.s.memory[0], p.s.dump[2], p.s.supply[2]], [0, 1, 25]);
    set(p, 'memory', 1);
    for (let type = 0; type < 4; type++) set(p, 'supply', 0, type);
    assert.equal(cannot(p, 'Gain a basic token'), 'Supply is empty');
  });

  it('equips an Augment for its Memory cost [TA-202]', () => {
    const p = set(set(upgrade(ready()), 'memory', 3), 'augments', 1, 4);
    p.pick('Equip an Augment', 'Class, unequipped');
    p.pick('2 Memory');
    assert.deepEqual([p.s.memory[0], p.s.augments[4], p.s.augments[1]], [1, 0, 1]);
  });

  it('equips nothing that costs more Memory than there is, and nothing changes [TA-202] [TA-042]', () => {
    const p = set(set(upgrade(ready()), 'memory', 2), 'augments', 1, 4);
    p.pick('Equip an Augment', 'Class, unequipped');
    assert.equal(p.offers()[0], '1 Memory');
    assert.equal(cannot(p, '3 Memory'), 'You have 2');
    p.pick('Back');
    assert.match(p.says(), /Buy\?/);
    assert.deepEqual([p.s.memory[0], p.s.augments[4]], [2, 1]);
  });

  it('brings a Faction deck with its Hideout, whose effect draws a card [TA-203]', () => {
    const p = jump(ready(), 'action');
    p.pick('Face-down: stop', 'No token', 'Faction Hideout');
    assert.match(p.says(), /HIDEOUT: take its\nFaction Augment deck,\nshuffle it/);
    p.ok();
    p.dial(0);
    card(p).pick('Augment, Protocol', 'Faction Augment', 'No Break');
    assert.equal(p.s.augments[5], 1);
  });

  it('trades Faction Augments with anyone, unequipped on arrival; Class Augments never [TA-204]', () => {
    const p = set(set(upgrade(ready()), 'augments', 1, 2), 'augments', 1, 7 + 6);
    p.pick('Trade Augments');
    p.pick('Bob');
    assert.deepEqual(p.offers(), ['Faction', 'None']);
    p.pick('Faction');
    assert.deepEqual([p.s.augments[2], p.s.augments[7 + 5]], [0, 1]);
    p.pick('Break, unequipped');
    assert.deepEqual([p.s.augments[6], p.s.augments[7 + 6]], [1, 0]);
  });

  it('raises limit and Integrity by 1 for 2 EXP, up to the end of the track [TA-205] [TA-211]', () => {
    const p = set(set(set(upgrade(ready()), 'exp', 5), 'integrity', 3), 'integrityTrackMax', 6);
    p.pick('Limit, ITG +1');
    assert.deepEqual([p.s.exp[0], p.s.integrityMax[0], p.s.integrity[0]], [3, 6, 4]);
    assert.equal(cannot(p, 'Limit, ITG +1'), 'End of the track');
  });

  it('removes a Lock of choice for 2 EXP, or by an effect; none left, refused [TA-206]', () => {
    const p = set(upgrade(ready({ 'Data tokens': 'In the device' })), 'exp', 2);
    p.pick('Unlock a slot');
    assert.deepEqual(p.offers(), ['A5', 'B5', 'C5', 'D5']);
    p.pick('C5');
    assert.deepEqual([p.s.exp[0], p.s.locks[0], slotsOf(p.s)[14]], [0, 3, 0]);
    const q = set(set(upgrade(ready()), 'exp', 4), 'locks', 1);
    q.pick('Unlock a slot');
    assert.equal(cannot(q, 'Unlock a slot'), 'No Lock left');
    const r = jump(ready(), 'action');
    card(r).pick('Data tokens', 'Unlock a slot');
    assert.deepEqual([r.s.locks[0], r.s.exp[0]], [3, 0]);
  });

  it('gains an Open token into the Dump for 2 EXP, if there is one [TA-207]', () => {
    const p = set(upgrade(ready({ 'Data tokens': 'In the device' })), 'exp', 4);
    p.pick('Gain Open Data', 'Open (16)');
    assert.deepEqual([p.s.exp[0], p.s.dump[4], p.s.supply[4]], [2, 1, 15]);
    set(p, 'supply', 0, 4);
    assert.equal(cannot(p, 'Gain Open Data'), 'Supply is empty');
  });

  it('draws 2 Class Augments and keeps 1 for 2 EXP; the Prologue has none [TA-208]', () => {
    const p = set(upgrade(ready()), 'exp', 2);
    p.pick('Class Augment');
    assert.match(p.says(), /Draw 2 Class Augments\nKeep 1, unequipped\nOther under the deck/);
    p.ok();
    assert.deepEqual([p.s.exp[0], p.s.augments[4]], [0, 1]);
    const q = set(upgrade(ready({ Game: 'Prologue' })), 'exp', 2);
    assert.equal(cannot(q, 'Class Augment'), 'No Class deck');
  });

  it('spends EXP in pairs and keeps what is left [TA-209]', () => {
    const p = set(upgrade(ready()), 'exp', 3);
    p.pick('Limit, ITG +1');
    assert.equal(p.s.exp[0], 1);
    for (const label of ['Limit, ITG +1', 'Unlock a slot', 'Gain Open Data', 'Class Augment'])
      assert.equal(cannot(p, label), 'Needs 2 EXP');
  });

  it('repeats every Upgrade as often as it can be paid [TA-210]', () => {
    const p = set(upgrade(ready()), 'exp', 8);
    for (let i = 0; i < 4; i++) p.pick('Unlock a slot');
    assert.deepEqual([p.s.locks[0], p.s.exp[0]], [0, 0]);
  });

  it('lets only equipped Augments work; new ones are unequipped [TA-212]', () => {
    const p = launch();
    assert.deepEqual(augmentsOf(p), []);
    card(p).pick('Augment, Protocol', 'Faction Augment', 'No Break', 'Done');
    assert.deepEqual(augmentsOf(p), []);
    set(p, 'augments', 1, 2);
    assert.deepEqual(augmentsOf(p), ['Augment 1']);
  });

  it('takes a broken Augment out of the game after its effect [TA-213]', () => {
    const p = set(launch(), 'augments', 1, 3);
    p.pick('More Patterns', 'Augment 1', 'Break it');
    assert.match(p.says(), /leaves the\ngame after its effect/);
    p.pick('Break');
    assert.equal(p.s.augments[3], 0);
    assert.deepEqual(augmentsOf(p), []);
  });
});

describe('tamashii: moving and launching', () => {
  it('gives what an Exploration token shows [TA-214]', () => {
    const kinds = { 'EXP +1': 'exp', 'Power +1': 'power', 'Shield +1': 'shield', 'Reroll +1': 'reroll', 'Memory +1': 'memory' } as const;
    for (const [label, track] of Object.entries(kinds)) {
      const p = jump(ready(), 'action');
      p.pick('Face-down: stop', label);
      assert.equal(p.s[track][0], 1);
    }
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    p.pick('Face-down: stop', 'Basic token +1', 'Blue (26)');
    assert.equal(p.s.dump[1], 1);
    assert.match(p.says(), /Flip the tile/);
  });

  it('takes staying for no move: the stay value counts [TA-215]', () => {
    const p = jump(ready(), 'action');
    p.pick('Stayed, another');
    assert.match(p.says(), /Stay value/);
    assert.equal(p.s.hasMoved, 0);
  });

  it('swaps two Advanced Bodies by an inhabit effect [TA-216]', () => {
    const p = set(set(set(jump(ready(), 'action'), 'bodies', 2), 'mov', 1), 'second', 3, 0);
    card(p).pick('Body', 'Swap the 2 Bodies', 'Swap');
    assert.deepEqual([p.s.mov[0], p.s.second[0], p.s.bodies[0]], [3, 1, 2]);
  });

  it('launches only in the Launch step, each Pattern once in it [TA-217]', () => {
    const p = launch();
    p.pick('Shield +1');
    assert.equal(cannot(p, 'Shield +1'), 'Once in a Launch step');
    p.pick('End Launch');
    stay(p, 0);
    p.pick('Skip');
    assert(p.offers().includes('Shield +1'));
  });

  it('knows every source of Patterns, and each only once [TA-218]', () => {
    const p = attach(jump(ready({ Players: 1, Game: 'Scenario', Boss: 'Shinigami' }), 'action'), 'Ada', 5);
    launch(set(set(p, 'augments', 2, 2), 'batteries', 4));
    for (const label of ['Shield +1', 'Hack 1', 'Repel', 'Bot battery +1']) assert(p.offers().includes(label), label);
    p.pick('More Patterns');
    for (const label of ['EXP', 'Augment 1', 'Card 1', 'Body Market', 'Learning Protocol', 'Boss: damage'])
      assert(p.offers().includes(label), label);
    p.pick('Augment 1', 'Done', 'More Patterns');
    assert.deepEqual(
      p.offers().filter(label => /^Augment/.test(label)),
      ['Augment 2'],
    );
    p.pick('Learning Protocol', 'Done', 'More Patterns');
    assert.equal(cannot(p, 'Learning Protocol'), 'Once in a Launch step');
  });

  it('launches several Hacks and the Repel of the Top Enemy, none of a lower one [TA-219]', () => {
    const p = launch(attach(jump(ready(), 'action'), 'Ada', 9, 5));
    const ofTop = () => p.offers().filter(label => /^(Hack|Repel)/.test(label));
    assert.deepEqual(ofTop(), ['Hack 1', 'Hack 2', 'Hack 3', 'Repel']);
    for (const hack of ['Hack 1', 'Hack 2']) {
      p.pick(hack);
      assert.match(p.says(), /Damage to Top Enemy\?\n9 left/);
      p.dial(0);
      p.pick('Done');
    }
    assert.deepEqual(ofTop(), ['Hack 3', 'Repel']);
  });

  it('opens the Patterns of the next enemy when the Top leaves [TA-220]', () => {
    const p = launch(attach(jump(ready(), 'action'), 'Ada', 2, 5));
    p.pick('Hack 1');
    p.dial(2);
    assert.match(told(p), /DEFEATED. New Top/);
    assert.match(told(p), /Ada: EXP 0 > 1/);
    assert(p.offers().includes('Hack 1'));
    assert.deepEqual(p.s.enemies, [5]);
  });

  it('launches two Patterns of the same look from two sources, each with its own tokens [TA-221]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    put(p, 0, 1);
    launch(p);
    p.pick('More Patterns', 'Card 1', 'Red', 'Find it', 'A1', 'Done', 'More Patterns', 'Card 2', 'Red', 'Find it');
    assert.match(p.says(), /Not on your Launcher/);
  });

  it('damages the Top Enemy with a Hack and defeats it at 0 [TA-222]', () => {
    const p = launch(attach(jump(ready(), 'action'), 'Ada', 5));
    p.pick('Hack 1');
    p.dial(3);
    assert.deepEqual([p.s.damage, p.s.exp[0]], [[3], 0]);
    assert.match(p.says(), /LAUNCH/);
    p.pick('Hack 2');
    p.dial(2);
    assert.deepEqual([p.s.enemies, p.s.exp[0]], [[], 1]);
  });

  it('discards the Top Enemy by Repel, without EXP and with its penalty [TA-223]', () => {
    const p = launch(attach(jump(ready(), 'action'), 'Ada', 5, 7));
    p.pick('Repel');
    assert.match(p.says(), /Repelled, no EXP/);
    p.dial(2);
    assert.deepEqual([p.s.enemies, p.s.exp[0], p.s.corruptedHeld[0], p.s.corruptedPool], [[7], 0, 2, 14]);
  });

  it('inhabits a Body from the Market anywhere, on top, at once; the Market is refilled [TA-224] [TA-227]', () => {
    const p = launch(attach(jump(ready(), 'action'), 'Ada', 5));
    p.pick('More Patterns', 'Body Market');
    p.dial(3, 4, 5);
    assert.match(p.says(), /Active now\nChange the figure\nMarket: \+1 card/);
    p.ok();
    p.pick('End Launch');
    jump(p, 'combat');
    assert.match(p.says(), /ATT 4/);
    assert.deepEqual([p.s.bodies[0], p.s.mov[0], p.s.pro[0]], [1, 3, 5]);
  });

  it('has the third Body push one of the two under the deck first [TA-225]', () => {
    const p = set(launch(), 'bodies', 2);
    set(set(p, 'mov', 5), 'second', 1, 0);
    p.pick('More Patterns', 'Body Market');
    assert.match(p.says(), /have 2 Bodies\nOne goes under the\nBody deck first/);
    p.pick('Active Body goes');
    assert.equal(p.s.bodies[0], 1);
    p.dial(4, 4, 4);
    p.ok();
    assert.deepEqual([p.s.bodies[0], p.s.mov[0], p.s.second.slice(0, 3)], [2, 4, [1, 0, 0]]);
    p.pick('More Patterns', 'Body Market', 'Second Body goes');
    p.dial(6, 6, 6);
    assert.deepEqual([p.s.bodies[0], p.s.mov[0], p.s.second.slice(0, 3)], [2, 6, [4, 4, 4]]);
  });

  it('gives the Walker back only when no Advanced Body is left [TA-226]', () => {
    const p = set(jump(ready(), 'action'), 'bodies', 1);
    card(p).pick('Body');
    assert(!p.offers().includes('Walker'));
    p.pick('Lose active Body');
    assert.deepEqual([p.s.mov[0], p.s.att[0]], [2, 2]);
  });

  it('completes Learning Protocol steps in order, at no cost [TA-228]', () => {
    const p = jump(ready(), 'combat');
    jump(p, 'quest');
    card(p).pick('Augment, Protocol');
    assert(p.offers().includes('Protocol step 1') && !p.offers().includes('Protocol step 2'));
    p.pick('Protocol step 1', 'Augment, Protocol', 'Protocol step 2');
    assert.equal(p.s.protocolStep[0], 2);
  });

  it('tells that steps 1 and 2 reward once and step 3 for good; then nothing more [TA-229]', () => {
    const p = set(jump(ready(), 'action'), 'protocolStep', 3);
    card(p).pick('Augment, Protocol');
    assert.match(p.says(), /1, 2 reward\nonce, 3 for good/);
    assert.equal(cannot(p, 'Protocol step 4'), 'All 3 are done');
  });

  it('changes the Core and leaves all tokens as they are [TA-230]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    const before = JSON.stringify([p.s.bag, p.s.grid, p.s.dump]);
    card(p).pick('Data tokens', 'Change Core', 'Yellow');
    assert.equal(p.s.core[0], 3);
    assert.equal(JSON.stringify([p.s.bag, p.s.grid, p.s.dump]), before);
  });

  it('dumps and discards from the own Launcher [TA-231]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    set(put(p, 0, 1), 'grid', 2, 20);
    card(p).pick('Data tokens', 'Dump, Open allowed');
    assert.deepEqual(p.offers(), ['A1 Red', 'No more']);
    p.pick('A1 Red', 'No more', 'Data tokens', 'Discard a token');
    assert.deepEqual(p.offers(), ['No more']);
  });

  it('leaves using an Augment to the player [TA-232]', () => {
    const p = jump(ready(), 'action');
    card(p);
    assert.match(p.says(), /Using\na card is your choice/);
    assert.equal(p.offers()[0], 'Done');
  });

  it('gives Patterns and Break to Faction Augments, Frames to Class Augments [TA-233]', () => {
    const p = set(set(launch(), 'augments', 3, 1), 'augments', 1, 2);
    p.pick('More Patterns');
    assert.deepEqual(
      p.offers().filter(label => /^Augment/.test(label)),
      ['Augment 1'],
    );
    p.pick('Augment 1', 'Break it');
    assert.deepEqual(p.offers(), ['Faction', 'None']);
  });

  it('has manual controls for enemies, damage, counters and a reset, under the same caps and triggers [TA-234]', () => {
    const p = set(jump(ready(), 'action'), 'trace', 4);
    card(p).pick('Enemies', 'Attach');
    p.dial(2, 6, 7);
    assert.equal(p.s.trace[0], 4);
    p.pick('Enemies', 'Attach, Trace to 0');
    p.dial(1, 3);
    assert.equal(p.s.trace[0], 0);
    p.pick('Enemies', 'Damage', 'Enemy 2, 7 left');
    p.dial(3);
    p.pick('Enemies', 'Recover', 'Enemy 2, 4 left');
    p.dial(1);
    assert.deepEqual(
      [p.s.enemies, p.s.damage],
      [
        [6, 7, 3],
        [0, 2, 0],
      ],
    );
    p.pick('Enemies', 'Discard, no EXP', 'Top Enemy, 6 left');
    assert.deepEqual([p.s.enemies, p.s.exp[0]], [[7, 3], 0]);
    p.pick('Gain', 'Trace');
    p.dial(20);
    assert.match(p.says(), /TRACED/);
    p.ok();
    p.dial(4, 4);
    p.pick('Reset');
    assert.match(p.says(), /RESET/);
  });

  it('accepts Open where basic tokens are dumped as a cost [TA-235]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    put(put(p, 0, 1), 4, 1);
    card(p).pick('Data tokens', 'Dump, Open allowed', 'A2 Open', 'No more');
    assert.deepEqual([p.s.dump[0], p.s.dump[4]], [0, 1]);
  });

  it("leaves what was launched alone when another player's Augment breaks [TA-213] [TA-218]", () => {
    const p = set(set(jump(ready(), 'action'), 'augments', 2, 2), 'augments', 1, 7 + 3);
    stay(p, 0);
    p.pick('Skip', 'More Patterns', 'Augment 2', 'Done');
    card(p, 'Bob').pick('Augment, Protocol', 'Break an Augment', 'Break', 'Done');
    p.pick('More Patterns');
    assert.equal(cannot(p, 'Augment 2'), 'Once in a Launch step');
    assert.equal(p.s.augments[10], 0);
  });

  it('lets a player upgrade between Refill and Program [TA-092]', () => {
    const p = set(jump(ready(VIRTUAL), 'planning'), 'memory', 1);
    p.pick('Draw');
    assert.match(p.says(), /PROGRAM/);
    p.pick('Upgrade', 'Ada', 'Discard a token');
    p.pick(p.offers()[0], 'Done', 'Moves: 3');
    assert.equal(
      slotsOf(p.s)
        .slice(0, 20)
        .filter(v => v > 0 && v < 7).length,
      7,
    );
    assert.match(p.says(), /3 left/);
  });

  it('launches the second Augment after the first one broke, and no Augment twice [TA-213] [TA-218]', () => {
    const augments = (breaks: string, ...order: string[]) => {
      const p = jump(set(set(ready(), 'augments', 2, 2), 'augments', 1, 3), 'action');
      stay(p, 0);
      p.pick('Skip');
      for (const label of order) p.pick('More Patterns', label, 'Done');
      p.pick('More Patterns', breaks, 'Break it', 'Break', 'More Patterns');
      return p;
    };
    const first = augments('Augment 2', 'Augment 1');
    assert.equal(cannot(first, 'Augment 1'), 'Once in a Launch step');
    assert(first.offers().includes('Augment 2'), 'the third one, now the second');
    const third = augments('Augment 2', 'Augment 3');
    assert.equal(cannot(third, 'Augment 2'), 'Once in a Launch step');
    assert(third.offers().includes('Augment 1'));
    const none = augments('Augment 1');
    assert.deepEqual(
      none.offers().filter(label => /^Augment/.test(label)),
      ['Augment 1', 'Augment 2'],
    );
  });

  it('upgrades whoever wants to, not only who is on turn [TA-092] [TA-044]', () => {
    const p = set(set(jump(ready(), 'planning'), 'exp', 2, 0), 'exp', 2, 1);
    p.pick('Upgrade', 'Bob', 'Limit, ITG +1', 'Done');
    assert.deepEqual(
      [p.s.exp, p.s.integrityMax],
      [
        [2, 0],
        [5, 6],
      ],
    );
  });
});

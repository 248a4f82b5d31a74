import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { cannot, card, district, fresh, jump, onLauncher, ready, SOLO, set, stay, type Table, told, world } from './table';

const solo = () => ready({ Players: 1, Game: 'Scenario' });
const SHINIGAMI = { Boss: 'Shinigami' };
/** Hits the boss through the card menu. */
function smite(p: Table, ...hits: number[]): Table {
  card(p).pick('Boss');
  for (const n of hits) {
    p.pick('Damage');
    p.dial(n);
  }
  return p;
}

describe('tamashii: Prologue, solo, Competitive, bosses', () => {
  it('has no Trace in the Prologue: no roll, no increase, no top; a card can switch it on [TA-341]', () => {
    const p = set(ready({ Game: 'Prologue' }), 'turn', 2);
    set(p, 'trace', 5);
    assert(!p.offers().includes('Roll for Trace'));
    jump(p, 'action').pick('Stayed');
    assert.match(p.says(), /DISTRICT/);
    card(p).pick('Gain');
    assert.equal(cannot(p, 'Trace'), 'Trace is not in play');
    set(p, 'trace', 10);
    p.pick('Back');
    assert.doesNotMatch(p.says(), /TRACED/);
    set(set(p, 'trace', 5), 'hasTrace', 1);
    p.pick('Gain', 'Trace');
    p.dial(9);
    assert.match(p.says(), /TRACED/);
  });

  it('gives the bot 5 batteries, MOV 2 and a Walker on the player’s tile [TA-350]', () => {
    assert.equal(solo().s.batteries, 5);
    const p = jump(solo(), 'action');
    p.pick('Stayed');
    assert.match(p.says(), /BOT MOVE up to 2/);
    const q = fresh({ Players: 1, Game: 'Scenario' });
    q.pick('Line by line', 'Not compared yet');
    for (let i = 0; i < 20 && !/Bot:/.test(q.says()); i++) q.pick(q.offers()[0]!);
    assert.match(q.says(), /Bot: a Walker beside\nyou, 5 batteries/);
  });

  it('does not count the bot as a player: no seat, no enemies, P stays 1 [TA-351] [TA-357]', () => {
    const p = jump(solo(), 'action');
    assert.deepEqual([p.s.seats.length, p.s.trace.length], [1, 1]);
    card(p).pick('Test');
    assert.deepEqual(p.offers(), ['Test', 'No Test']);
    p.pick('No Test', 'Done');
    world(p).pick('Done');
    assert.equal(p.s.firstPlayer, 0);
  });

  it('moves the bot up to 2 in A1; it reveals and collects for the player, without Trace [TA-352]', () => {
    const p = jump(solo(), 'action');
    p.pick('Stayed', 'Bot, face-down tile', 'EXP +1', 'Plain tile');
    assert.deepEqual([p.s.exp[0], p.s.trace[0]], [1, 0]);
    p.pick('No');
    assert.match(p.says(), /Ada You stayed: add Trace/);
  });

  it('uses the bot instead of the figure for 1 battery, one for each step [TA-353]', () => {
    const p = world(solo());
    card(p).pick('Use BOT, battery');
    assert.equal(p.s.batteries, 4);
    assert.equal(cannot(p, 'Use BOT, battery'), 'One battery a step');
    p.pick('Done', 'Done', 'Go on');
    card(p);
    assert(p.offers().includes('Use BOT, battery'));
  });

  it('takes the Trace of the bot’s tile when it is used for the District, asked before Trace rises [TA-354]', () => {
    const p = jump(solo(), 'action');
    p.pick('Moved', 'Bot stayed');
    assert.match(p.says(), /Use BOT for the\nDistrict\? Adds Trace\nBattery 5 > 4/);
    assert.equal(p.s.trace[0], 0);
    p.pick('Yes');
    assert.equal(p.s.batteries, 4);
    assert.match(p.says(), /BOT stayed: add Trace\nStay value/);
    p.dial(2);
    assert.equal(p.s.trace[0], 2);
    assert.match(p.says(), /BOT DISTRICT/);
    p.pick('Skip');
    const q = set(jump(solo(), 'action'), 'botInPlay', 1);
    q.pick('Stayed');
    set(q, 'batteries', 0);
    q.session.correct('botInPlay', 0, 1, 0);
    q.s.botStep = 'Move';
    q.pick('Bot moved');
    assert.match(q.says(), /Ada You stayed: add Trace/);
  });

  it('charges a battery by its Pattern, up to 5 [TA-355]', () => {
    const p = jump(set(solo(), 'batteries', 3), 'action');
    p.pick('Stayed', 'Bot stayed', 'No');
    p.dial(0);
    p.pick('Skip', 'Bot battery +1');
    assert.equal(p.s.batteries, 4);
    set(p, 'batteries', 5);
    assert.equal(cannot(p, 'Bot battery +1'), 'All 5 are charged');
  });

  it('takes the bot out of the game when a step ends with no battery [TA-356]', () => {
    const p = jump(set(solo(), 'batteries', 1), 'action');
    p.pick('Stayed', 'Bot stayed', 'Yes');
    p.dial(0);
    assert.deepEqual([p.s.batteries, p.s.botInPlay], [0, 1]);
    p.pick('Skip');
    assert.match(p.says(), /BOT: no battery\nRemove card, figure/);
    p.ok();
    assert.equal(p.s.botInPlay, 0);
    assert(!p.offers().includes('Bot battery +1'));
  });

  it('keeps the bot that is charged in the step it was paid for [TA-356]', () => {
    const p = jump(set(solo(), 'batteries', 1), 'action');
    p.pick('Stayed', 'Bot stayed', 'No');
    p.dial(0);
    p.pick('Skip');
    card(p).pick('Use BOT, battery', 'Done');
    assert.equal(p.s.batteries, 0);
    p.pick('Bot battery +1', 'End Launch');
    assert.deepEqual([p.s.batteries, p.s.botInPlay], [1, 1]);
  });

  it('stops the bot on a face-down tile: token first, then the tile [TA-359]', () => {
    const p = jump(solo(), 'action');
    p.pick('Stayed');
    assert.match(p.says(), /Face-down tile: stop/);
    p.pick('Bot, face-down tile');
    assert.match(p.says(), /1 Exploration token\n2 flip the tile/);
  });

  it('has no pool in Competitive: an empty supply loses nothing, discards go back [TA-361]', () => {
    const p = set(jump(ready({ Game: 'Competitive' }), 'action'), 'corruptedPool', 1);
    set(p, 'corruptedHeld', 15, 1);
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(3);
    assert.deepEqual([p.s.corruptedHeld[0], p.s.corruptedPool, p.s.outcome, p.s.lack], [1, 0, '', 0]);
    p.pick('Data tokens', 'Discard Corrupted');
    assert.deepEqual([p.s.corruptedPool, p.s.corruptedBox], [1, 0]);
  });

  it('claims a Goal in any phase, keeps it face down, replaces it and flips the next [TA-363]', () => {
    const p = jump(ready({ Game: 'Competitive' }), 'planning');
    card(p, 'Bob').pick('Claim a Goal');
    assert.match(told(p), /Bob: GOAL CLAIMED. Keep it face down. Replace it, flip next/);
    assert.deepEqual(p.s.goals, [0, 1]);
    p.pick('Done');
    card(jump(p, 'action')).pick('Claim a Goal');
    assert.deepEqual(p.s.goals, [1, 1]);
    const scenario = jump(ready(), 'action');
    assert(!card(scenario).offers().includes('Claim a Goal'));
  });

  it('tells that the last tile becomes a Hideout when the map has none, in Competitive [TA-366]', () => {
    const p = jump(ready({ Game: 'Competitive' }), 'action');
    p.pick('Face-down: stop', 'No token');
    assert.match(p.says(), /Last one, no Hideout:\nput a random Hideout/);
    const q = jump(ready(), 'action');
    q.pick('Face-down: stop', 'No token');
    assert.doesNotMatch(q.says(), /Hideout: swap/);
  });

  it('settles conflicts from the first player clockwise, in Competitive, too [TA-367]', () => {
    const p = jump(ready({ Players: 3, Game: 'Competitive' }, { 'FIRST PLAYER': ['Bob'] }), 'action');
    set(set(p, 'integrity', 0, 0), 'integrity', 0, 2);
    assert.match(p.says(), /Cyd RESET/);
  });

  it('shows no VP of Goals before the end [TA-368]', () => {
    const p = jump(ready({ Game: 'Competitive' }), 'action');
    card(p).pick('Claim a Goal');
    assert.doesNotMatch(p.says(), /VP/);
    assert.deepEqual(
      [p.s.goalPoints, p.s.points],
      [
        [0, 0],
        [0, 0],
      ],
    );
    assert.doesNotMatch(tamashii.status!(p.s), /VP/);
  });

  it('brings Shinigami with Armor 6 and the integrity for the players, at set-up or later [TA-370] [TA-378]', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map(Players => ready({ Players, ...SHINIGAMI }).s.bossIntegrity),
      [4, 7, 10, 13],
    );
    const p = jump(ready({ Players: 3 }), 'action');
    card(p).pick('Boss', 'Shinigami');
    assert.match(p.says(), /SHINIGAMI Armor 6\nITG 10\nShuffle Sx17, Sx18:\nBoss Attack deck/);
    assert.deepEqual([p.s.boss, p.s.bossArmor, p.s.bossIntegrity], ['Shinigami', 6, 10]);
  });

  it('breaks Armor with enough damage in one hit, otherwise wears it by 1 [TA-372]', () => {
    const p = smite(jump(ready(SHINIGAMI), 'action'), 2, 4);
    assert.deepEqual([p.s.bossArmor, p.s.bossIntegrity], [4, 7]);
    p.pick('Damage');
    p.dial(4);
    assert.deepEqual([p.s.bossArmor, p.s.bossIntegrity], [6, 6]);
    p.pick('Damage');
    p.dial(0);
    assert.deepEqual([p.s.bossArmor, p.s.bossIntegrity], [6, 6]);
  });

  it('takes every activation as a hit of its own [TA-373]', () => {
    const p = smite(set(jump(ready(SHINIGAMI), 'action'), 'bossArmor', 2), 1, 1);
    assert.deepEqual([p.s.bossArmor, p.s.bossIntegrity], [6, 6]);
    const q = smite(set(jump(ready(SHINIGAMI), 'action'), 'bossArmor', 3), 1, 1);
    assert.deepEqual([q.s.bossArmor, q.s.bossIntegrity], [1, 7]);
  });

  it('is defeated at integrity 0 [TA-374]', () => {
    const p = smite(set(jump(ready(SHINIGAMI), 'action'), 'bossIntegrity', 1), 6);
    assert.match(p.says(), /ITG 0 DEFEATED/);
  });

  it('acts by both enemy dice and the top card; a blank ignores the table; the card is flipped under [TA-375]', () => {
    const p = jump(ready(SHINIGAMI), 'action');
    card(p).pick('Boss', 'Boss Activity');
    p.dice(6, 7).ok();
    assert.match(p.says(), /Enemy dice: 3, eS\nResolve the top card\nFlip it, put it under/);
    p.ok();
    p.pick('Boss Activity');
    p.dice(1, 1).ok();
    assert.match(p.says(), /Enemy dice: blank, eB\nIgnore its table\nFlip it/);
  });

  it('can be hacked: a token off a tile, or 2 or 4 damage in one hit [TA-376]', () => {
    const p = jump(ready(SHINIGAMI), 'action');
    stay(p, 0);
    p.pick('Skip', 'More Patterns', 'Boss: drop a token', 'More Patterns');
    assert.equal(cannot(p, 'Boss: drop a token'), 'Once in a Launch step');
    set(p, 'bossArmor', 4);
    p.pick('Boss: damage', '4, extra Pattern');
    assert.deepEqual([p.s.bossArmor, p.s.bossIntegrity], [6, 6]);
  });

  it('keeps integrity and an armor counter for any other boss [TA-377]', () => {
    const p = jump(ready({ Boss: 'Other' }), 'action');
    card(p).pick('Boss', 'Integrity');
    p.dial(20);
    p.pick('Armor');
    p.dial(3);
    p.pick('Damage');
    p.dial(5);
    assert.deepEqual([p.s.bossIntegrity, p.s.bossArmor], [15, 3]);
  });

  it('breaks Armor 1 and 0 with any damage [TA-379]', () => {
    for (const armor of [1, 0]) {
      const p = smite(set(jump(ready(SHINIGAMI), 'action'), 'bossArmor', armor), 1);
      assert.deepEqual([p.s.bossArmor, p.s.bossIntegrity], [6, 6]);
    }
  });

  it('offers no Pattern against a defeated Shinigami [TA-374]', () => {
    const p = jump(ready({ Boss: 'Shinigami' }), 'action');
    stay(p, 0);
    p.pick('Skip', 'More Patterns');
    assert(p.offers().includes('Boss: damage'));
    set(p, 'bossIntegrity', 0);
    assert(!p.offers().includes('Boss: damage'));
    assert(!p.offers().includes('Boss: drop a token'));
    p.pick('Card 1');
    assert(!p.offers().includes('Damage the boss'));
  });

  it('tells how the boss stands after every hit, in the Launch step too [TA-371] [TA-372]', () => {
    const p = jump(ready({ Boss: 'Shinigami' }), 'action');
    stay(p, 0);
    p.pick('Skip', 'More Patterns', 'Boss: damage', '4, extra Pattern');
    assert.match(told(p), /BOSS: 4 damage/);
    assert.match(told(p), /Armor 6 > 5/);
    p.pick('More Patterns', 'Card 1', 'Damage the boss');
    p.dial(5);
    assert.match(told(p), /BOSS: 5 damage/);
    assert.match(told(p), /Boss ITG 7 > 6/);
    assert.match(p.says(), /LAUNCH/);
    card(p, 'Bob').pick('Boss', 'Damage');
    p.dial(2);
    p.pick('Done');
    assert.match(p.says(), /^Bob What happens/);
  });

  it('spends no battery before the first turn [TA-353]', () => {
    const p = fresh({ Players: 1 });
    p.pick('Other...');
    assert(!p.offers().includes('Use BOT, battery'));
  });

  it('takes the bot for the District only before Trace is raised, unless the table rules otherwise [TA-354]', () => {
    const p = district(ready(SOLO));
    p.pick('Other...');
    assert.equal(cannot(p, 'Use BOT, battery'), 'Asked before Trace');
    const q = set(ready(SOLO), 'rulings', 16);
    jump(q, 'action').pick('Stayed', 'Bot stayed');
    assert.match(q.says(), /stayed: add Trace/);
    q.dial(1);
    q.pick('Other...', 'Use BOT, battery', 'Done');
    assert.match(q.says(), /BOT DISTRICT/);
    assert.equal(q.s.batteries, 4);
  });

  it('fights a boss without enemies, unless the table rules otherwise [TA-101] [TA-371]', () => {
    const p = jump(ready({ Boss: 'Shinigami' }), 'combat');
    assert(p.offers().includes('Boss is here'));
    set(p, 'rulings', 4);
    assert.match(p.says(), /No enemies:\ncombat skipped/);
  });

  it('offers no fight with a defeated Shinigami; another boss is what the table says [TA-374] [TA-377]', () => {
    const p = jump(set(ready({ Boss: 'Shinigami' }), 'bossIntegrity', 0), 'combat');
    assert.match(p.says(), /No enemies/);
    const q = jump(set(ready({ Boss: 'Other' }), 'bossIntegrity', 0), 'combat');
    assert(q.offers().includes('Boss is here'));
  });

  it('takes the tokens of the extra Pattern, too, when the boss is hacked for 4 [TA-376] [TA-167]', () => {
    const p = jump(ready({ ...SHINIGAMI, 'Data tokens': 'In the device' }), 'action');
    for (const slot of [0, 1]) set(p, 'grid', 1, slot);
    stay(p, 0);
    p.pick('Skip', 'More Patterns', 'Boss: damage', 'Red', 'Find it', 'A1', '4, extra Pattern');
    assert.match(told(p), /BOSS: 4 damage/);
    p.pick('Red', 'Find it', 'A2');
    assert.deepEqual([onLauncher(p.s, 0), p.s.dump[0]], [0, 2]);
    assert.match(p.says(), /LAUNCH/);
  });
});

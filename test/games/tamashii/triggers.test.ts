import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import {
  attach,
  card,
  fight,
  hit,
  jump,
  onLauncher,
  put,
  ready,
  set,
  slotsOf,
  stay,
  type Table,
  toEndOfLaunch,
  told,
  world,
  wounds,
} from './table';

/** Ada is reset by a card, with this face of the Symbol die. */
function reset(p: Table, face = 8): Table {
  card(p).pick('Reset');
  p.dice(face).ok();
  return p;
}

describe('tamashii: triggers', () => {
  it('attaches 2 enemies at the top of the Trace track, in any phase, then Trace is 0 and play goes on [TA-240]', () => {
    const p = set(jump(ready(), 'action'), 'trace', 8);
    stay(p, 9);
    assert.match(p.says(), /Ada TRACED!\nAttach 2 enemies NOW\nTrace set to 0/);
    p.ok();
    p.dial(5, 6);
    assert.deepEqual([p.s.enemies, p.s.trace[0]], [[5, 6], 0]);
    assert.match(p.says(), /DISTRICT/);
    const q = world(ready());
    card(q, 'Bob').pick('Gain', 'Trace');
    q.dial(10);
    assert.match(q.says(), /Bob TRACED/);
  });

  it('puts new enemies at the end; the Top does not change, several in the order drawn [TA-241] [TA-242]', () => {
    const p = attach(attach(jump(ready(), 'action'), 'Ada', 5), 'Ada', 6, 7);
    assert.deepEqual(p.s.enemies, [5, 6, 7]);
    card(p).pick('Enemies', 'Damage');
    assert.equal(p.offers()[0], 'Top Enemy, 5 left');
  });

  it('takes Corrupted from the pool into the Dump; what is missing is a loss, the last token is none [TA-243] [TA-322]', () => {
    const p = jump(ready({ 'Corrupted pool': 3 }), 'action');
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(3);
    assert.deepEqual([p.s.corruptedPool, p.s.corruptedHeld[0], p.s.lack], [0, 3, 0]);
    assert.match(p.says(), /What happens/);
    p.pick('Data tokens', 'Gain Corrupted');
    p.dial(2);
    assert.match(p.says(), /POOL EMPTY!\n2 Corrupted missing\nCheck the sheet\nUsually: lost/);
    p.pick('Scenario lost');
    assert.deepEqual([p.s.outcome, shown(p.session).then], ['lost', undefined]);
  });

  it('goes on after a shortfall when the sheet says something else, a reset with its next step [TA-243]', () => {
    const p = reset(jump(ready({ 'Corrupted pool': 1, 'Pool exhausted': 'Other' }), 'action'));
    p.ok();
    assert.match(p.says(), /POOL EMPTY!\n1 Corrupted missing\nCheck the sheet$/);
    p.pick('Other: play goes on');
    assert.match(p.says(), /Dump all data\nDiscard enemies/);
    p.ok();
    assert.deepEqual([p.s.corruptedHeld[0], p.s.integrity[0], p.s.outcome], [1, 5, '']);
  });

  it('can make the last token a loss, if the table reads it so [TA-243]', () => {
    const p = set(jump(ready({ 'Corrupted pool': 2 }), 'action'), 'corruptedShortfall', 1);
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(2);
    assert.match(p.says(), /POOL EMPTY/);
  });

  it('puts a discarded Corrupted into the box, a dumped one stays held [TA-244]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    set(set(put(p, 5, 2), 'corruptedHeld', 2), 'corruptedPool', 14);
    card(p).pick('Data tokens', 'Discard a token', 'A1 Corrupted', 'Data tokens', 'Dump, Open allowed', 'A2 Corrupted');
    assert.deepEqual([p.s.corruptedPool, p.s.corruptedBox, p.s.corruptedHeld[0], p.s.dump[5]], [14, 1, 1, 1]);
  });

  it('warns at the start of a turn when 2 or fewer are left [TA-245]', () => {
    const p = ready({ 'Corrupted pool': 3 });
    assert.doesNotMatch(p.says(), /NEARLY/);
    set(p, 'corruptedPool', 2);
    assert.match(p.says(), /POOL NEARLY EMPTY/);
  });

  it('resets a player at Integrity 0 before anything else [TA-246]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Suffer wounds');
    p.dial(4);
    assert.equal(p.s.integrity[0], 1, '1 is enough to go on');
    assert.match(p.says(), /What happens/);
    p.pick('Suffer wounds');
    p.dial(7);
    assert.equal(p.s.integrity[0], 0);
    assert.match(p.says(), /Ada RESET/);
  });

  it('resets in order: symbol and Body, 2 Corrupted, Launcher, enemies, Trace, Integrity, Shelter [TA-247]', () => {
    const p = attach(jump(ready({ 'Data tokens': 'In the device' }), 'action'), 'Ada', 5, 6);
    set(put(p, 0, 1), 'bag', 3, 0);
    set(set(set(set(p, 'bodies', 2), 'mov', 9), 'second', 4, 0), 'integrityMax', 7);
    set(p, 'trace', 3);
    reset(p, 5);
    assert.deepEqual([p.s.bodies[0], p.s.mov[0]], [1, 4]);
    assert.match(p.says(), /Body: eB, lost\nUnder the Body deck\n\+2 Corrupted/);
    assert.deepEqual([p.s.corruptedHeld[0], p.s.enemies.length, p.s.trace[0]], [0, 2, 3]);
    p.ok();
    assert.deepEqual([p.s.corruptedHeld[0], p.s.dump[5], p.s.enemies.length], [2, 2, 2]);
    assert.match(p.says(), /Dump all data\nDiscard enemies\nTrace 0, Integrity 7\nGo to Shelter/);
    p.ok();
    assert.deepEqual([slotsOf(p.s)[0], p.s.dump[0], p.s.enemies, p.s.trace[0], p.s.integrity[0]], [0, 1, [], 0, 7]);
    const q = set(set(jump(ready(), 'action'), 'bodies', 1), 'mov', 9);
    reset(q, 6);
    assert.match(q.says(), /Body: eS, kept/);
    assert.deepEqual([q.s.bodies[0], q.s.mov[0]], [1, 9]);
  });

  it('rolls without a Body, too, gives no EXP, keeps Assets, EXP, limit, Locks, and raises no Trace [TA-248]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 5);
    for (const id of ['shield', 'memory', 'power', 'reroll', 'exp']) set(p, id, 3);
    set(set(p, 'locks', 2), 'integrityMax', 8);
    reset(p, 1);
    assert.match(p.says(), /Body: eB, Walker/);
    p.ok(2);
    const s = p.s;
    assert.deepEqual(
      [s.shield[0], s.memory[0], s.power[0], s.reroll[0], s.exp[0], s.locks[0], s.integrityMax[0], s.trace[0]],
      [3, 3, 3, 3, 3, 2, 8, 0],
    );
    assert.equal(s.augments[0], 2);
  });

  it('skips the rest of the phase after a reset, the turn not yet taken too, but not the next phase [TA-249]', () => {
    const p = jump(ready(), 'action');
    reset(p).ok(2);
    assert.match(p.says(), /Bob MOVE/);
    assert.deepEqual(p.s.back, []);
    stay(p, 0);
    p.pick('Skip', 'Other...', 'Ada', 'Enemies', 'Attach');
    p.dial(1, 5);
    p.pick('Done', 'End Launch');
    assert.match(p.says(), /^Ada ATTACK/, 'the next phase is hers again');
    const q = jump(ready(), 'planning');
    reset(q).ok(2);
    q.pick('Done');
    assert.match(q.says(), /REFILL(.*\n)+Reset, sits out: Ada/);
    const r = jump(ready(), 'action');
    card(r, 'Bob').pick('Reset');
    r.dice(8).ok();
    r.ok(2);
    r.pick('Done');
    toEndOfLaunch(r).pick('End Launch');
    assert.equal(r.s.phase, 'Quest', 'Bob has no Action any more');
  });

  it('defeats an enemy at 0 for 1 EXP, discards any other way for none [TA-250] [TA-251]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 4, 5);
    card(p).pick('Enemies', 'Damage', 'Top Enemy, 4 left');
    p.dial(4);
    assert.deepEqual([p.s.exp[0], p.s.enemies], [1, [5]]);
    assert.match(told(p), /DEFEATED. New Top/);
    p.pick('Enemies', 'Discard, no EXP', 'Top Enemy, 5 left');
    assert.deepEqual([p.s.exp[0], p.s.enemies], [1, []]);
  });

  it('loses damage beyond what an enemy has left [TA-252]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 4, 5);
    card(p).pick('Enemies', 'Damage', 'Top Enemy, 4 left');
    p.dial(9);
    assert.deepEqual([p.s.enemies, p.s.damage], [[5], [0]]);
  });

  it('lets enemies hurt their own player, and nobody hurt those of another [TA-253]', () => {
    const p = attach(attach(jump(ready(), 'action'), 'Bob', 4), 'Ada', 9);
    fight(jump(p, 'combat'), [1, 1], 2);
    p.pick('Body Frame 1');
    p.pick('B');
    assert.match(p.says(), /Damage to Top Enemy/, 'the only target');
    p.dial(6);
    assert.deepEqual(p.s.damage, [0, 6]);
    wounds(p, 2);
    assert.deepEqual(p.s.integrity, [3, 5]);
  });

  it('reaches only the Top Enemy, unless a card says otherwise [TA-254]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 4, 5);
    card(p).pick('Enemies', 'Damage');
    assert.match(p.says(), /Only the Top, unless\na card says so/);
    p.pick('Back', 'Done');
    fight(jump(p, 'combat'), [1, 1], 2);
    hit(p, 'Body Frame 1', 'B', 2);
    assert.deepEqual(p.s.damage, [2, 0]);
  });

  it('recovers an enemy down to no damage, not below [TA-255]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 9);
    card(p).pick('Enemies', 'Damage', 'Top Enemy, 9 left');
    p.dial(2);
    p.pick('Enemies', 'Recover', 'Top Enemy, 7 left');
    p.dial(5);
    assert.deepEqual(p.s.damage, [0]);
  });

  it('takes Time set to 0 for no limit, and set to 1 or more for one [TA-256]', () => {
    const p = world(ready());
    p.pick('Set Time');
    p.dial(4);
    assert.deepEqual([p.s.time, p.s.timeGoverned], [4, 1]);
    p.pick('Set Time');
    p.dial(0);
    assert.deepEqual([p.s.time, p.s.timeGoverned, p.s.outcome], [0, 0, '']);
  });

  it('never lets Time fall below 0 [TA-257]', () => {
    const p = set(world(ready()), 'time', 1);
    p.pick('Time -1');
    assert.equal(p.s.time, 0);
    assert(!p.offers().includes('Time -1'));
    card(p).pick('Lose', 'Time');
    p.dial(3);
    assert.equal(p.s.time, 0);
  });

  it('shuffles the discard pile when the deck is empty; no card left, nobody comes and Trace stays [TA-258]', () => {
    const given = { 'Enemy deck, line': ['LVL 2', 'Deck complete'], 'are they listed': ['A number'], 'How many?': [1] };
    const p = attach(jump(ready({}, given), 'action'), 'Ada', 4);
    card(p).pick('Enemies', 'Defeat', 'Top Enemy, 4 left');
    assert.deepEqual([p.s.enemyDeck, p.s.enemyDiscard], [[0], 1]);
    set(p, 'trace', 3);
    p.pick('Enemies', 'Attach, Trace to 0');
    p.dial(2);
    assert.match(p.says(), /Deck empty: shuffle\nthe discard pile/);
    p.ok();
    assert.match(p.says(), /Enemy 1 of 2\n/, 'of any level now');
    p.dial(6);
    assert.match(p.says(), /No card left:\nnothing is attached/);
    p.ok();
    assert.deepEqual([p.s.enemies, p.s.trace[0]], [[6], 0]);
    set(p, 'trace', 3);
    p.pick('Enemies', 'Attach, Trace to 0');
    p.dial(1);
    p.ok();
    assert.deepEqual([p.s.enemies, p.s.trace[0]], [[6], 3]);
    set(set(p, 'enemyDiscard', 5), 'enemyDeckEmpty', 1);
    p.pick('Enemies', 'Attach');
    p.dial(1);
    assert.match(p.says(), /No card left/);
  });

  it('draws the lines of the deck from the top [TA-019]', () => {
    const given = {
      'Enemy deck, line': ['LVL 1', 'LVL 3', 'Deck complete'],
      'are they listed': ['A number', 'A number'],
      'How many?': [1, 2],
    };
    const p = jump(ready({}, given), 'action');
    card(p).pick('Enemies', 'Attach');
    p.dial(2);
    assert.match(p.says(), /Enemy 1 of 2, LVL1/);
    p.dial(5);
    assert.match(p.says(), /Enemy 2 of 2, LVL3/);
  });

  it('ends the game with a Victory! or Scenario Lost card [TA-259]', () => {
    for (const [label, outcome] of [
      ['Victory!', 'victory'],
      ['Scenario Lost', 'lost'],
    ]) {
      const p = world(ready());
      p.pick('New card', label as string);
      assert.equal(p.s.outcome, outcome);
      assert.throws(() => p.ok(), /over/);
    }
  });

  it('touches no Open token when a type is forced away [TA-260]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    put(put(p, 0, 1), 4, 1);
    card(p).pick('Data tokens', 'Forced dump', 'Red');
    assert.deepEqual(p.offers(), ['A1 Red', 'No more']);
    p.pick('A1 Red', 'No more');
    assert.deepEqual([p.s.dump[0], onLauncher(p.s, 4)], [1, 1]);
    put(p, 0, 1);
    p.pick('Data tokens', 'Forced discard', 'Red', 'A1 Red', 'No more');
    assert.match(p.says(), /What happens/);
    assert.equal(onLauncher(p.s, 4), 1);
  });

  it('lets card text beat the rules: any value can be set [TA-261]', () => {
    const p = set(jump(ready(), 'action'), 'shield', 5);
    p.session.correct('integrityMax', 0, 9, 0);
    p.session.correct('mov', 0, 7, 0);
    assert.match(p.says(), /range 7/);
    assert.equal(p.s.integrityMax[0], 9);
  });

  it('defeats an enemy outright by a card, for EXP [TA-262]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 9);
    card(p).pick('Enemies', 'Defeat', 'Top Enemy, 9 left');
    assert.deepEqual([p.s.enemies, p.s.exp[0]], [[], 1]);
  });

  it('has one Plot card and any number of Special cards [TA-263]', () => {
    const p = world(ready());
    p.pick('New card', 'Special card', 'New card', 'Special card');
    assert.deepEqual([p.s.specialCards, p.s.scenarioCard], [2, 1]);
    assert.match(p.says(), /WORLD ACTIVITY/);
    p.pick('New card', 'Plot card');
    p.dial(9);
    assert.equal(p.s.scenarioCard, 9);
  });

  it('drops the tokens on the old Plot card, unless the text keeps them; those on the map stay [TA-264]', () => {
    const p = set(set(world(ready()), 'onCard', 3), 'ascend', 4);
    p.pick('New card', 'Plot card');
    p.dial(2);
    assert.match(p.says(), /Old card leaves/);
    p.pick('Yes');
    assert.deepEqual([p.s.onCard, p.s.ascend], [0, 4]);
    const q = set(world(ready()), 'onCard', 3);
    q.pick('New card', 'Plot card');
    q.dial(2);
    q.pick('Keep its tokens', 'No');
    assert.equal(q.s.onCard, 3);
  });

  it('asks for the rules of each new card, while those of the sheet last [TA-265]', () => {
    const p = world(ready({}, { 'Player Activity': ['Yes'] }));
    p.pick('New card', 'Plot card');
    p.dial(2);
    assert.match(p.says(), /Player Activity\?/);
    p.pick('No');
    assert.equal(p.s.activity, 0);
  });

  it('starts the wounds of an eB Frame at 1, of an eS Frame at 0 [TA-266]', () => {
    for (const [face, start] of [
      [1, '1 wound'],
      [8, 'No wounds'],
    ] as const) {
      const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 9), 'combat'), [1, 1], 2, face);
      p.pick('Pass');
      assert.equal(p.offers()[0], start);
    }
  });

  it('ends what interrupted first; a reset ends the rest for its player, the end of the game everything [TA-267]', () => {
    const p = set(jump(ready(), 'action'), 'trace', 10);
    set(p, 'integrity', 0, 1);
    assert.match(p.says(), /Bob RESET/);
    p.dice(1).ok();
    p.ok(2);
    assert.match(p.says(), /Ada TRACED/);
    p.ok();
    p.dial(5, 5);
    assert.match(p.says(), /Ada MOVE/);
    const q = jump(ready({ 'Corrupted pool': 0 }), 'action');
    card(q).pick('Data tokens', 'Gain Corrupted');
    q.dial(1);
    set(q, 'trace', 10, 1);
    q.pick('Scenario lost');
    assert.match(q.says(), /SCENARIO LOST/);
  });

  it('says nothing is missing where the last Corrupted ends the game [TA-243]', () => {
    const p = jump(set(ready({ 'Corrupted pool': 2 }), 'corruptedShortfall', 1), 'action');
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(2);
    assert.match(p.says(), /POOL EMPTY!\nCheck the sheet/);
    p.pick('Other: play goes on', 'Data tokens', 'Gain Corrupted');
    p.dial(3);
    assert.match(p.says(), /3 Corrupted missing/);
  });

  it('takes as many tokens of a type as the effect says, and no more, also from a Launcher in the device [TA-231] [TA-260]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    for (const slot of [0, 1, 2]) set(p, 'grid', 1, slot);
    card(p).pick('Data tokens', 'Forced discard', 'Red', 'A1 Red', 'No more');
    assert.match(p.says(), /What happens/);
    assert.deepEqual([onLauncher(p.s, 0), slotsOf(p.s).slice(0, 3)], [2, [0, 1, 1]]);
    p.pick('Data tokens', 'Discard a token');
    assert(!p.offers().includes('No more'), 'one means one');
  });

  it('has the answer of the sheet under the cursor when the pool is exhausted [TA-243]', () => {
    const first = (answer: string) => {
      const p = jump(ready({ 'Corrupted pool': 0, 'Pool exhausted': answer }), 'action');
      card(p).pick('Data tokens', 'Gain Corrupted');
      p.dial(1);
      return p.offers()[0];
    };
    assert.deepEqual([first('Lost'), first('Other')], ['Scenario lost', 'Other: play goes on']);
  });

  it('tells of a new Top Enemy only when it was the Top that fell [TA-220] [TA-262]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 5, 6);
    card(p).pick('Enemies', 'Defeat', 'Enemy 2, 6 left');
    assert.match(told(p), /DEFEATED. Top stays/);
    p.pick('Enemies', 'Defeat', 'Top Enemy, 5 left');
    assert.match(told(p), /None left/);
  });
});

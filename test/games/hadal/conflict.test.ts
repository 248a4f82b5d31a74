import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { acting, boost, drain, type Mission, number, place, reasons, set, testing, visit } from './mission';

/** A test of the agent who has just been chosen, with the last card that is left. */
function fight(m: Mission, name: string, effect?: (m: Mission) => void): void {
  m.pick(name);
  m.pick(m.offers()[0]);
  m.dial(4);
  if (m.s.at === 'test.boost') boost(m, 0);
  m.pick('Draw Destiny');
  m.ok();
  if (effect) effect(m);
  m.pick('Nothing more');
}
const hit = (damage: number) => (m: Mission) => {
  m.pick('Damage');
  m.dial(damage);
};

/** Ada's card calls a group conflict with so many life points. */
function battle(life = 10, players = 3, answers = {}, standingBy: string[] = []): Mission {
  const m = acting(players, answers, standingBy);
  m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
  m.dial(life);
  return m;
}

describe('hadal: a personal conflict', () => {
  const locked = () => {
    const m = acting(3, {}, ['Cem']);
    m.pick('Bob', 'A card says...', 'Personal conflict', 'Nothing more');
    return m;
  };

  it('locks the agent with the card until the test is resolved [HA-160]', () => {
    const m = locked();
    assert(/Conflict first: Bob/.test(m.says()));
    assert.deepEqual(
      [m.s.personalConflict, m.s.cardInFront],
      [
        [0, 1, 0],
        [1, 1, 0],
      ],
    );
    m.pick('Bob');
    assert(/Azrak. Conflict first/.test(m.says()));
    assert.deepEqual(m.offers(), ['Test 1st: 2', 'Test 2nd: 2', 'Test 3rd: 2', 'A card says...', 'Back']);
    assert.deepEqual(reasons(m), [
      'Explore, 1 Azrak: Conflict first',
      'Stand by: Conflict first',
      'Give, 1 Azrak: Conflict first',
      'Personal conflict: In a conflict',
    ]);
    m.pick('Test 1st: 2');
    assert.equal(m.says(), 'Conflict: difficulty?\nPay 1 to begin');
    assert.equal(m.s.pool[1], 8);
    m.dial(3);
    assert.equal(m.s.pool[1], 7);
  });

  it('does not begin twice, in a group conflict or after control is lost [HA-160]', () => {
    const against = (m: Mission, reason = 'In a conflict') => reasons(m).includes(`Personal conflict: ${reason}`);
    const m = locked();
    m.pick('Bob', 'A card says...');
    assert(against(m));
    const plain = acting(3);
    plain.pick('Bob', 'A card says...');
    assert(!against(plain));
    plain.pick('Lose Azrak');
    plain.dial(20);
    plain.pick('Lose control');
    plain.ok();
    assert(against(plain, 'No Azrak'), 'control is lost');
    const all = battle();
    all.pick('Cem', '1st: 2');
    all.dial(0);
    boost(all, 0);
    all.pick('Draw Destiny');
    all.ok();
    assert(against(all), 'in the group conflict');
  });

  it('puts its card in front of an agent who was standing by [HA-160]', () => {
    const m = acting(3, {}, ['Cem']);
    m.pick('Cem', 'A card says...', 'Personal conflict');
    assert.deepEqual([m.s.cardInFront[2], m.s.personalConflict[2]], [1, 1]);
  });

  it('does not lock an agent who has no Azrak to resolve it with [HA-135, HA-160]', () => {
    const m = acting(3);
    set(m, 'rulings', 16);
    set(m, 'pool', 0, 1);
    m.pick('Bob', 'A card says...');
    assert(reasons(m).includes('Personal conflict: No Azrak'));
  });

  it('stays behind with its card when the table goes on to another location [HA-046, HA-160]', () => {
    const m = locked();
    m.session.jump('between.update', 0);
    assert.deepEqual(
      [m.s.cardInFront, m.s.personalConflict],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
    );
    m.pick('No Update');
    m.ok();
    visit(m, 2);
    assert.deepEqual(m.s.personalConflict, [0, 0, 0]);
  });

  it('is supported by others who are standing by [HA-161]', () => {
    const m = locked();
    testing(m, 'Bob', 4);
    boost(m, 0);
    assert.deepEqual(m.offers(), ['Draw Destiny', 'Cem +1']);
  });

  it('ends with the test, whatever its result, unless the cell says otherwise [HA-162]', () => {
    for (const difficulty of [0, 9]) {
      const m = locked();
      testing(m, 'Bob', difficulty);
      boost(m, 0);
      m.pick('Draw Destiny');
      m.ok();
      m.pick('Nothing more');
      assert.deepEqual([m.s.personalConflict[1], m.s.cardInFront[1]], [0, 1]);
    }
    const m = locked();
    testing(m, 'Bob', 9);
    boost(m, 0);
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Personal conflict', 'Nothing more');
    assert.equal(m.s.personalConflict[1], 1);
  });
});

describe('hadal: a group conflict', () => {
  it('stops everybody, allows swaps, then asks the life points; no swaps after that [HA-170]', () => {
    const m = acting(3, { 'Item register': 'On' });
    m.pick('More...', 'Items', 'Take an Item');
    number(m, 4);
    m.pick('Bob', 'Done', 'Back');
    m.pick('Ada', 'A card says...', 'Group conflict');
    assert(/^GROUP CONFLICT: stop!\nLast chance to swap Items and own tokens/.test(m.says()));
    m.pick('More...', 'Items', 'Item 4 Bob', 'Cem', 'Done', 'Back');
    m.session.jump('conflict.swaps', 0);
    m.pick('More...', 'Items', 'Item 4 Cem', 'Bob', 'Item 4 Bob', 'Cem', 'Done', 'Back', 'Begin');
    assert(/^Life points/.test(m.says()));
    assert.deepEqual(shown(m.session).dial, [1, 99, 10]);
    m.dial(7);
    assert.deepEqual([m.s.groupConflict, m.s.lifePoints, m.s.damage, m.s.turn], [1, 7, 0, 1]);
    assert.deepEqual(m.offers(), ['Ada', 'Bob', 'Cem']);
    m.pick('Ada', '1st: 1');
    m.dial(0);
    boost(m, 0);
    m.pick('Draw Destiny');
    m.ok();
    assert(reasons(m).includes('Group conflict: One is going on'));
    m.pick('More...', 'Items', 'Item 4 Cem');
    assert.equal(m.says(), 'Item 4 Cem: to whom?');
    assert.deepEqual(m.offers(), ['Stow', 'Remove', 'Back']);
    assert(reasons(m).includes('Bob: Group conflict'));
  });

  it('lets everybody test once a turn, in the order of the Time Captain, locked or not [HA-171]', () => {
    const m = acting(3);
    m.pick('Bob', 'A card says...', 'Personal conflict', 'Nothing more');
    m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    m.dial(20);
    assert(/Time Captain: who tests next\?/.test(m.says()));
    assert.equal(shown(m.session).seat, 0, 'the Time Captain is asked');
    fight(m, 'Cem');
    assert.deepEqual(m.offers(), ['Ada', 'Bob']);
    fight(m, 'Bob');
    assert.equal(m.s.personalConflict[1], 1, 'the personal conflict is still open');
    assert.deepEqual(m.offers(), ['Ada']);
    assert.deepEqual(m.s.pool, [7, 7, 7], 'each test costs 1');
    m.pick('Ada');
    assert(!m.offers().includes('Back'), 'a test is compulsory');
  });

  it('offers the agents of the next turns in the order of the turn before, which may be changed [HA-171]', () => {
    const m = acting(3);
    m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    m.dial(20);
    for (const name of ['Cem', 'Ada', 'Bob']) fight(m, name);
    m.ok();
    assert.deepEqual(m.offers(), ['Cem', 'Ada', 'Bob']);
    fight(m, 'Bob');
    assert.deepEqual(m.offers(), ['Cem', 'Ada']);
    fight(m, 'Cem');
    fight(m, 'Ada');
    m.ok();
    assert.deepEqual(m.offers(), ['Bob', 'Cem', 'Ada']);
    const jumped = acting(3);
    set(jumped, 'groupConflict', 1);
    set(jumped, 'lifePoints', 9);
    jumped.session.jump('conflict.turn', 0);
    assert.deepEqual(jumped.offers(), ['Ada', 'Bob', 'Cem'], 'nobody is left out when the table goes to a conflict by itself');
  });

  it('begins in board order, whatever the order of an earlier one was [HA-171]', () => {
    const m = battle(1);
    fight(m, 'Ada', hit(1));
    m.ok();
    m.pick('Bob', 'A card says...', 'Group conflict', 'Begin');
    m.dial(9);
    assert.deepEqual(m.offers(), ['Ada', 'Bob', 'Cem']);
  });

  it('is fought without the agent who lost control on the way to its card [HA-144, HA-171]', () => {
    const m = acting(3);
    drain(m, 'Bob', 1);
    m.pick('Bob', 'Explore, 1 Azrak', 'Lose control');
    m.ok();
    m.pick('Group conflict');
    assert.equal(m.s.ejected[1], 1, 'before the swaps');
    m.pick('Begin');
    m.dial(9);
    assert.deepEqual(m.offers(), ['Ada', 'Cem']);
  });

  it('leaves out ejected agents [HA-171]', () => {
    const m = acting(3);
    m.pick('Bob', 'A card says...', 'Ejected');
    m.ok();
    m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    m.dial(20);
    assert.deepEqual(m.offers(), ['Ada', 'Cem']);
  });

  it('does not ask agents who have no Azrak to begin a test with [HA-175]', () => {
    const m = battle();
    set(m, 'pool', 0, 1);
    assert.deepEqual(m.offers(), ['Ada', 'Cem']);
  });

  it('allows no other action [HA-172]', () => {
    const m = battle();
    assert.deepEqual(m.offers(), ['Ada', 'Bob', 'Cem']);
    m.pick('Ada');
    assert.deepEqual(m.offers(), ['1st: 1', '2nd: 3', '3rd: 3']);
  });

  it('ends as soon as the damage reaches the life points, in mid-turn too [HA-173]', () => {
    const m = battle(5);
    fight(m, 'Ada', n => {
      n.pick('Damage');
      assert.deepEqual([n.says(), shown(n.session).dial], ['Damage? So far 0 of 5', [0, 30, 1]]);
      n.dial(4);
    });
    assert(/Damage 4 of 5/.test(m.says()));
    fight(m, 'Bob', hit(2));
    assert(/^BEATEN\nDamage 6 of 5\n/.test(m.says()));
    m.ok();
    assert.deepEqual([m.s.groupConflict, m.s.at], [0, 'actions.menu']);
    const whole = battle(5);
    set(whole, 'rulings', 2);
    fight(whole, 'Ada', hit(5));
    assert.deepEqual(whole.offers(), ['Bob', 'Cem'], 'a house rule plays the turn out');
    fight(whole, 'Bob');
    fight(whole, 'Cem');
    assert(/^BEATEN/.test(whole.says()));
  });

  it('may strike agents who do not test, by a card for all [HA-110, HA-212]', () => {
    const m = battle(9);
    fight(m, 'Ada', n => {
      n.pick('Next agent', 'Lose Azrak');
      n.dial(1);
      n.pick('Next agent', 'Lose Azrak');
      assert.equal(n.s.seat, 2);
      n.dial(3);
      n.pick('Next agent');
      assert.equal(n.s.seat, 0);
    });
    assert.deepEqual([m.s.pool, m.s.at], [[6, 7, 5], 'conflict.turn']);
    set(m, 'ejected', 1, 2);
    fight(m, 'Bob', n => {
      n.pick('Next agent');
      assert.equal(n.s.seat, 0, 'Cem is ejected');
      set(n, 'ejected', 1, 1);
      assert(reasons(n).includes('Next agent: Nobody there'));
    });
  });

  it('puts the damage away at the end and leaves cards and locks as they were [HA-174]', () => {
    const m = acting(3, {}, ['Cem']);
    m.pick('Bob', 'A card says...', 'Personal conflict', 'Nothing more');
    m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    m.dial(3);
    fight(m, 'Bob', hit(3));
    assert(/Stow it. All else stays/.test(m.says()));
    m.ok();
    assert.deepEqual([m.s.damage, m.s.groupConflict, m.s.cardInFront, m.s.personalConflict], [0, 0, [1, 1, 0], [0, 1, 0]]);
  });

  it('begins a new turn when everybody who can test has done so [HA-175]', () => {
    const m = battle(20);
    for (const name of ['Ada', 'Bob', 'Cem']) fight(m, name, hit(1));
    assert.equal(m.says(), 'Turn 1\nDamage 3 of 20\nThe turn is over');
    m.ok();
    assert(/^Turn 2\nDamage 3 of 20/.test(m.says()));
    assert.deepEqual(
      [m.s.acted, m.offers()],
      [
        [0, 0, 0],
        ['Ada', 'Bob', 'Cem'],
      ],
    );
  });

  it('begins afresh each time, also when the table jumps to it [HA-170, HA-174]', () => {
    const m = battle(3);
    fight(m, 'Ada', hit(1));
    fight(m, 'Bob', hit(1));
    fight(m, 'Cem');
    m.ok(); // turn 2
    m.session.jump('conflict.turn', 0);
    fight(m, 'Ada', hit(4));
    m.ok();
    assert.equal(m.s.at, 'actions.menu');
    m.session.jump('conflict.swaps', 0);
    m.pick('Begin');
    m.dial(5);
    assert.deepEqual([m.s.turn, m.s.damage, m.s.lifePoints], [1, 0, 5]);
  });

  it('counts a talent for conflicts in conflicts only, and one for tests in all of them [HA-176]', () => {
    const value = (m: Mission) => {
      m.pick(m.offers().find(label => label.endsWith('1st: 1'))!);
      m.dial(5);
      return m.says().split('.')[0];
    };
    const plain = acting(3); // Chae-Rin: 1, Fighter +2
    plain.pick('Ada');
    assert.equal(value(plain), '1 vs 5');
    const personal = acting(3);
    personal.pick('Ada', 'A card says...', 'Personal conflict', 'Nothing more', 'Ada');
    assert.equal(value(personal), '3 vs 5');
    const group = battle();
    group.pick('Ada');
    assert.equal(value(group), '3 vs 5');
    const always = acting(3);
    set(always, 'talentScope', 1, 0);
    always.pick('Ada');
    assert.equal(value(always), '3 vs 5');
  });

  it('is left behind when nobody has Azrak for a test any more [HA-135, HA-175]', () => {
    const m = battle(9, 2);
    set(m, 'rulings', 16); // all return, also without Azrak
    set(m, 'personalConflict', 1, 1);
    set(m, 'pool', 0, 1);
    fight(m, 'Ada', hit(1));
    assert.equal(m.says(), 'Turn 1\nDamage 1 of 9\nThe turn is over', 'Ada tests again');
    set(m, 'pool', 0, 0);
    assert.equal(m.says(), 'Turn 1\nDamage 1 of 9\nNobody has Azrak: leave');
    m.ok();
    assert.deepEqual([m.s.at, place(m), m.s.groupConflict, m.s.damage], ['between.update', '3.1', 0, 0]);
    assert.deepEqual(
      [m.s.cardInFront, m.s.personalConflict],
      [
        [0, 0],
        [0, 0],
      ],
    );
  });

  it('offers a test to an agent who comes back to the table in the middle of it, too [HA-171]', () => {
    const m = acting(4, {}, ['Dee']);
    m.session.sit(3, 0);
    m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    m.dial(9);
    fight(m, 'Ada', hit(1));
    m.session.sit(3, 0);
    assert.deepEqual(m.offers(), ['Bob', 'Cem', 'Dee']);
  });

  it('goes on without an agent whose link broke, and ends when nobody is left', () => {
    const m = acting(2);
    drain(m, 'Bob', 1);
    m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    m.dial(9);
    m.pick('Bob', '1st: 2');
    m.dial(3);
    m.pick('Lose control');
    m.ok();
    m.dial(0);
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Nothing more');
    assert.deepEqual([m.s.ejected, m.offers()], [[0, 1], ['Ada']]);
    m.pick('Ada', '1st: 1');
    m.dial(3);
    boost(m, 0);
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Ejected');
    m.ok();
    assert.deepEqual([m.s.at, m.s.groupConflict, m.s.damage, m.s.back], ['between.returns', 0, 0, []]);
  });
});

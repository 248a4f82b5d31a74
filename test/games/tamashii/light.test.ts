// Light: the device rolls, counts enemies, keeps Trace, Integrity, Limit, Corrupted, Time and the order of things; the rest stays on the table.
import { strict as assert } from 'node:assert';
import { isAsked, optionsOf, usualOf } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import { answersOf, shown } from '../../play';
import { jump, RIVAL, ready, readyLight, set, stay, type Table, told } from './table';

/** Where the cursor starts. */
const usual = (p: Table) => optionsOf(p.session.ask())[usualOf(p.session.ask())]!.label;

/** Something happens beside the turn. */
function happens(p: Table, ...words: string[]): Table {
  p.pick('Something else', ...words);
  return p;
}

/** So many enemies come to Ada, who is asked. */
function found(p: Table, enemies: number): Table {
  for (let i = 0; i < enemies; i++) happens(p, 'Enemy +1');
  return p;
}

/** Ada's fight: B and S as faces, then the Number die and the Symbol die. */
function fighting(enemies: number, ...dice: number[]): Table {
  const p = jump(found(readyLight(), enemies), 'combat');
  p.dice(...dice).dial(dice.length - 2);
  return p;
}

describe('tamashii: Light', () => {
  it('is asked first, is usual, and asks nothing about tokens, decks and a boss', () => {
    const questions = tamashii.questions(),
      asked = (answers = {}) =>
        questions.filter(question => isAsked(questions, question, answersOf(tamashii, answers))).map(({ name }) => name);
    assert.deepEqual([questions[0]!.name, questions[0]!.options], ['Mode', ['Light', 'Full']]);
    assert.deepEqual(asked({ Game: 'Scenario' }), ['Mode', 'Players', 'Game', 'Corrupted pool', 'Pool exhausted', 'Planning minutes']);
    assert(asked({ Mode: 'Full', Game: 'Scenario' }).includes('Data tokens'));
  });

  it('has a quiet turn in which OK is the answer to everything', () => {
    const p = readyLight({ Players: 3 });
    for (let i = 0; i < 20 && p.s.turn < 2; i++) {
      if (shown(p.session).dial) p.dial(0);
      else p.pick(usual(p));
    }
    assert.deepEqual([p.s.turn, p.s.firstPlayer, p.s.trace, p.s.enemyOf], [2, 1, [0, 0, 0], []]);
  });

  it('rolls for the Trace of all in one answer, counts who comes, and sets the Trace of those back [TA-085] [TA-086]', () => {
    const p = set(set(set(readyLight({ Players: 3 }), 'turn', 2), 'trace', 4, 0), 'trace', 2, 2);
    p.dice(1, 2, 5).pick('Roll for Trace');
    assert.match(p.says(), /Ada: 2 ENEMIES\nNot found: Cyd/);
    p.pick('Go on');
    assert.match(told(p), /Ada: Enemies 0 > 2/);
    assert.deepEqual(
      [p.s.enemyOf, p.s.enemies, p.s.trace],
      [
        [0, 0],
        [0, 0],
        [0, 0, 2],
      ],
    );
  });

  it('lets a card reroll dice before anybody is drawn [TA-141]', () => {
    const p = set(set(readyLight(), 'turn', 2), 'trace', 1);
    p.dice(1).pick('Roll for Trace');
    p.pick('Reroll, Ada');
    p.dice(5).mark('Die 1: B');
    assert.match(p.says(), /Not found: Ada/);
    p.pick('Go on');
    assert.deepEqual([p.s.enemyOf, p.s.trace[0]], [[], 1]);
  });

  it('attaches two enemies at the top of the Trace track, at once, and asks for no Integrity [TA-240]', () => {
    const p = set(jump(readyLight(), 'action'), 'trace', 8);
    p.dial(5);
    assert.match(p.says(), /TRACED!/);
    p.ok();
    assert.deepEqual([p.s.enemyOf, p.s.trace[0]], [[0, 0], 0]);
    assert.match(p.says(), /District, Launch/);
  });

  it('begins a fight with the number of dice of the last one, and shows what fell and whose part it is [TA-280] [TA-281] [TA-283]', () => {
    const p = fighting(3, 1, 4, 5, 5, 6);
    assert.match(told(p), /Die 2, eS: enemy 2/);
    assert.match(p.says(), /YOUR FRAME: B1 S1\nITG 5, 3 enemies\nThen enemy 2/);
    jump(p, 'combat');
    assert.equal(shown(p.session).dial![2], 3);
  });

  it('lets player and enemies have their Frames in turns, from the enemy under the die to the Top [TA-288] [TA-293]', () => {
    const p = fighting(2, 1, 4, 8, 1),
      said: string[] = [];
    for (let i = 0; i < 9 && p.s.phase === 'Combat'; i++) {
      said.push(p.says().split(/[:\n]/)[0]!);
      p.pick(usual(p));
    }
    assert.deepEqual(said, ['Ada YOUR FRAME', 'Ada ENEMY 2', 'Ada YOUR FRAME', 'Ada ENEMY 1', 'Ada YOUR FRAME']);
    assert.deepEqual([p.s.integrity[0], p.s.phase], [3, 'Quest']);
  });

  it('moves the die when the Top is gone, and ends the fight with the last enemy [TA-289]', () => {
    const p = fighting(2, 1, 4, 5, 1);
    p.pick('Top is gone');
    assert.match(told(p), /DEFEATED. New Top/);
    assert.match(p.says(), /ENEMY 1/, 'the one under the die has moved up');
    p.pick('No wounds');
    p.pick('Top is gone');
    assert.deepEqual([p.s.enemyOf, p.s.phase], [[], 'Quest']);
  });

  it('goes through the reset at Integrity 0, with the list of the rulebook [TA-247]', () => {
    const p = set(set(fighting(2, 1, 4, 5, 1), 'integrity', 2), 'trace', 3);
    p.pick('Done', '2 wounds');
    assert.match(p.says(), /RESET!/);
    p.dice(1).ok();
    assert.match(p.says(), /Body: eB, lose it\nUnder the Body deck\n\+2 Corrupted: pool 14/);
    p.ok();
    assert.match(p.says(), /Dump all data\nDiscard enemies\nTrace 0, Integrity 5\nGo to Shelter/);
    p.ok();
    assert.deepEqual([p.s.integrity[0], p.s.trace[0], p.s.enemyOf, p.s.corruptedHeld[0], p.s.phase], [5, 0, [], 2, 'Quest']);
  });

  it('holds the Corrupted Data of everybody, reminds of it at the end of Launch, and knows when the pool is short [TA-098] [TA-243]', () => {
    const p = jump(readyLight({ 'Corrupted pool': 1 }), 'action');
    p.dial(0);
    assert.doesNotMatch(p.says(), /Corrupted/);
    happens(p, 'Corrupted +1');
    assert.match(p.says(), /End: dump Corrupted/);
    happens(p, 'Another player', 'Bob', 'Corrupted +1');
    assert.match(p.says(), /POOL EMPTY!\n1 Corrupted missing/);
    p.pick('Scenario lost');
    assert.equal(tamashii.result!(p.s), 'Scenario lost');
  });

  it('raises Limit and Integrity together, recovers up to the Limit, and says why not [TA-045] [TA-205]', () => {
    const p = happens(readyLight(), 'Limit, ITG +1');
    assert.deepEqual([p.s.integrityMax[0], p.s.integrity[0]], [6, 6]);
    p.pick('Something else');
    assert.equal(shown(p.session).cannot!.find(([label]) => label === 'Integrity +1')![1], 'At the Limit');
  });

  it('counts Time as the card says it, and begins the next turn with the next first player [TA-105] [TA-256]', () => {
    const p = jump(readyLight(), 'quest');
    assert.deepEqual(p.offers(), ['Done', 'New card, Time', 'Something else']);
    p.pick('New card, Time', 'Time 2');
    assert.deepEqual(p.offers().slice(0, 2), ['Time -1', 'Time stays 2']);
    p.pick('Time -1');
    assert.match(p.says(), /TURN 2, first Bob\nTime 1, pool 16/);
    jump(p, 'quest').pick('New card, Time', 'Victory!');
    assert.equal(tamashii.result!(p.s), 'Victory');
  });

  it('ends a Competitive game with Time, takes the points of each, and names the winner [TA-323] [TA-332]', () => {
    const p = set(set(readyLight({ ...RIVAL, Length: 'Short' }), 'time', 1), 'corruptedHeld', 2, 1);
    jump(p, 'quest').pick('Done');
    assert.match(p.says(), /GAME OVER/);
    p.ok();
    assert.match(p.says(), /Bob Your VP\?\nCorrupted 2: -2/, 'the token has passed');
    p.dial(12, 12);
    assert.match(p.says(), /1 Ada 12 VP\n2 Bob 12 VP/, 'fewer Corrupted');
    assert.equal(tamashii.result!(p.s), 'Ada wins');
  });

  it('counts the damage of an enemy only when somebody types its Integrity and damage in [TA-250]', () => {
    const p = found(readyLight(), 1);
    set(set(p, 'enemies', 4), 'damage', 4);
    assert.match(p.says(), /ENEMY DEFEATED/);
    p.ok();
    assert.deepEqual(p.s.enemyOf, []);
  });

  it('becomes Full in the middle of a turn, and Light again, and asks for no Trace twice', () => {
    const p = jump(found(readyLight(), 1), 'action');
    p.dial(2);
    p.session.switchTo(0, 1);
    assert.match(p.says(), /DISTRICT/);
    assert.deepEqual([p.s.light, p.s.trace[0], p.s.enemyOf], [0, 2, [0]]);
    p.pick('Power +1', 'Shield +1');
    p.session.switchTo(1, 1);
    assert.match(p.says(), /District, Launch/);
    p.pick('End turn');
    p.session.switchTo(0, 1);
    stay(p, 1);
    assert.deepEqual(p.s.trace, [2, 1]);
    jump(p, 'combat');
    p.session.switchTo(1, 1);
    assert.match(p.says(), /ATTACK: ATT \+ Power\?/);
    jump(p, 'quest');
    p.session.switchTo(0, 1);
    assert.match(p.says(), /WORLD ACTIVITY/);
  });

  it('says why it cannot be changed: a fight, a menu, tokens in the device, set-up', () => {
    const why = (p: Table, light: number) => tamashii.switchTo!({ ...p.s }, light);
    assert.equal(why(fighting(2, 1, 4, 5, 1), 0), 'Finish what you are doing first.');
    assert.equal(why(happens(readyLight()), 0), 'Finish what you are doing first.');
    assert.equal(why(ready({ 'Data tokens': 'In the device' }), 1), 'The device holds the Data tokens.');
    const over = jump(readyLight(), 'quest');
    over.pick('New card, Time', 'Scenario Lost');
    assert.notEqual(why(over, 0), '');
  });
});

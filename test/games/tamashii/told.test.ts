// What the table is told: nothing that is not in play, values after a change, numbers and nouns that agree.
import { strict as assert } from 'node:assert';
import { trackOf } from '../../../games/engine';
import { barEnd, cellName, cells, offeredOf } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import type { Tamashii } from '../../../games/tamashii/state';
import { answer } from '../../../tools/bench/main';
import { nodeEngine } from '../../../tools/bench/node';
import { shown as seen } from '../../play';
import { randomPlay } from '../../random';
import { watched } from './looks';
import {
  attach,
  cannot,
  card,
  fight,
  frame,
  fresh,
  jump,
  put,
  RIVAL,
  ready,
  SOLO,
  set,
  stay,
  type Table,
  told,
  VIRTUAL,
  world,
} from './table';

const said = (p: Table) => seen(p.session).say;
const shown = (p: Table) => seen(p.session).show;

/** Ada in combat with these enemies; the number die lies on the enemy of this number, who acts after she passes. */
function acts(enemies: number[], number: number, dice = [1, 1, 1]): Table {
  const p = set(attach(jump(ready(), 'action'), 'Ada', ...enemies), 'att', dice.length);
  fight(jump(p, 'combat'), dice, number * 2);
  p.pick('Pass');
  assert.match(said(p), new RegExp(`ENEMY ${number}: e`));
  return p;
}

describe('tamashii: the Prologue knows no Trace', () => {
  it('has none in a reset, and attaches no enemy with it', () => {
    const p = jump(ready({ Game: 'Prologue' }), 'action');
    card(p).pick('Enemies');
    assert(!p.offers().includes('Attach, Trace to 0'));
    assert.equal(cannot(p, 'Attach, Trace to 0'), 'Trace is not in play');
    p.pick('Back', 'Reset');
    p.dice(1).ok();
    p.ok();
    assert.equal(said(p), 'Dump all data\nDiscard enemies\nIntegrity 5\nGo to Shelter');
    const q = jump(ready(), 'action');
    card(q).pick('Enemies');
    assert(q.offers().includes('Attach, Trace to 0'));
  });

  it('has none for the bot', () => {
    const p = jump(ready({ Players: 1, Game: 'Prologue' }), 'action');
    p.pick('Stayed');
    assert.equal(said(p), 'BOT MOVE up to 2\nFace-down tile: stop');
    p.pick('Bot stayed', 'No', 'Other...');
    assert.equal(cannot(p, 'Use BOT, battery'), 'Asked before the tile');
    const q = jump(ready(SOLO), 'action');
    q.pick('Stayed');
    assert.match(said(q), /It adds no Trace/);
  });

  it('says it nowhere, whatever is played, but that the boards have none', () => {
    for (let seed = 1; seed <= 24; seed++)
      randomPlay(watched, {
        answers: {
          Mode: seed % 3 ? 'Full' : 'Light',
          Game: 'Prologue',
          Players: 1 + (seed % 4),
          'Data tokens': ['On the table', 'In the device'][seed % 2]!,
        },
        seed,
        steps: 60,
        jumps: seed % 2 ? 6 : 0,
        reads: (ask, s) => {
          const words = [ask.say, ...offeredOf(ask).map(option => option.label), ...(ask.odds || []).map(odd => odd.label)].join('|');
          assert(s.at === 'setup.line' || !/trace/i.test(words), `${s.at}: ${words}`); // the checklist says that there is none
        },
      });
  });
});

describe('tamashii: the enemy that acts', () => {
  it('leaves by a card effect, and the player has a Frame before the next enemy acts [TA-290]', () => {
    const p = acts([5, 6, 7], 3);
    card(p).pick('Enemies', 'Discard, no EXP', 'Enemy 3, 7 left', 'Done');
    assert.match(said(p), /^YOUR FRAME.*\n.*\nThen enemy 2/);
    p.pick('Pass');
    assert.match(said(p), /ENEMY 2: e/);
    p.pick('No wounds');
    assert.match(said(p), /Then enemy 1/);
  });

  it('falls by a card effect or by what the table types in, and the player has a Frame, too [TA-289]', () => {
    const p = acts([5, 6, 7], 3);
    card(p).pick('Enemies', 'Defeat', 'Enemy 3, 7 left');
    p.pick('Done');
    assert.match(said(p), /Then enemy 2/);
    const q = set(acts([5, 6, 7], 3), 'damage', 7, 2);
    assert.match(said(q), /It was enemy 3/);
    q.ok();
    assert.match(said(q), /Then enemy 2/);
  });

  it('still acts when another enemy leaves meanwhile [TA-289]', () => {
    const p = acts([5, 6, 7], 3);
    card(p).pick('Enemies', 'Discard, no EXP', 'Top Enemy, 5 left', 'Done');
    assert.match(said(p), /ENEMY 2: e/); // the same card, one place further to the right
    assert.equal(p.s.enemies[p.s.numDie], 7);
  });

  it('does not act when the Frame of the player removes it; the next one does [TA-289]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 5, 6, 7), 'att', 3);
    fight(jump(p, 'combat'), [1, 1, 1], 6);
    frame(p, 'Body Frame 1', 'B', 'Other effect');
    p.pick('Enemies', 'Discard, no EXP', 'Enemy 3, 7 left', 'Done');
    assert.match(said(p), /ENEMY 2: e/); // the Frame is used
  });

  it('ends the combat when it was the last, and no die is left [TA-293]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 5), 'att', 2);
    fight(jump(p, 'combat'), [5, 5], 2);
    assert.match(said(p), /ENEMY 1: e/);
    card(p).pick('Enemies', 'Discard, no EXP', 'Top Enemy, 5 left', 'Done');
    assert.match(said(p), /Combat over/);
  });
});

describe('tamashii: scenario cards', () => {
  it('have no old card to drop before there is one', () => {
    for (const game of ['Prologue', 'Scenario']) {
      const p = fresh({ Game: game });
      while (!/NEW CARD/.test(said(p)) || seen(p.session).dial) {
        const ask = seen(p.session);
        if (ask.dial) p.dial(ask.dial[2]);
        else p.pick(p.offers()[0]!);
      }
      assert.equal(said(p), 'NEW CARD 1\nStory, then effect\nFlip\nPlayer Activity?');
      p.pick('Yes');
      world(p).pick('New card', 'Plot card');
      assert.equal(seen(p.session).dial![2], 2);
      p.dial(2);
      assert.equal(said(p), 'NEW CARD 2\nStory, then effect\nFlip. Old card leaves\nPlayer Activity?');
    }
  });

  it('have an old one to drop when the first card draws the next, and none when the table has jumped over the first', () => {
    const q = fresh();
    jump(q, 'quest').pick('New card', 'Plot card');
    q.dial(1);
    assert.doesNotMatch(said(q), /Old card/);
    q.pick('Other...', 'Ada', 'Scenario card', 'Plot card');
    q.dial(2);
    assert.match(said(q), /Old card leaves/);
  });
});

describe('tamashii: values after a change', () => {
  it('are told when Trace is set to 0, without the bar of before', () => {
    const p = set(jump(ready(), 'action'), 'trace', 10);
    assert.deepEqual([said(p), shown(p)], ['TRACED!\nAttach 2 enemies NOW\nTrace set to 0', []]);
    const q = set(set(ready(), 'turn', 2), 'trace', 4);
    q.dice(1, 1).pick('Roll for Trace');
    assert.match(said(q), /2 ENEMIES/);
    assert(!shown(q)!.includes('trace'));
    q.pick('Go on');
    q.dial(5, 5);
    assert.match(told(q), /Ada: Trace 4 > 0/);
  });

  it('are told in a reset: the pool, Integrity', () => {
    const p = set(jump(ready({ 'Corrupted pool': 8 }), 'action'), 'integrityMax', 7);
    card(p).pick('Reset');
    p.dice(1).ok();
    assert.deepEqual([said(p), shown(p)], ['Body: eB, Walker\n+2 Corrupted: pool 6', ['bodies']]);
    p.ok();
    assert.equal(p.s.corruptedPool, 6);
    assert.match(said(p), /\nTrace 0, Integrity 7\n/);
  });

  it('are told with wounds: what is left with the Shield and without it', () => {
    const p = set(jump(ready(), 'action'), 'shield', 2);
    card(p).pick('Suffer wounds');
    p.dial(3);
    assert.deepEqual([said(p), shown(p)], ['3 wounds, Shield 2\nITG 5 > 4 or 2', []]);
    p.pick('Use 2 Shield');
    assert.equal(p.s.integrity[0]!, 4);
    const q = set(jump(ready(), 'action'), 'shield', 1);
    card(q).pick('Suffer wounds');
    q.dial(1);
    assert.equal(said(q), '1 wound, Shield 1\nITG 5 > 5 or 4');
  });

  it('are told with a defeat, with a Pattern whose tokens were dumped, and with Time', () => {
    const p = attach(set(jump(ready(), 'action'), 'exp', 2), 'Ada', 5, 6);
    card(p).pick('Enemies', 'Defeat', 'Top Enemy, 5 left');
    assert.match(told(p), /DEFEATED/);
    assert.match(told(p), /Ada: EXP 2 > 3/);
    const spent = set(attach(set(jump(ready(), 'action'), 'exp', 2), 'Ada', 5), 'damage', 5);
    spent.ok();
    assert.match(told(spent), /Ada: EXP 2 > 3/);
    const q = jump(ready(VIRTUAL), 'action');
    stay(q, 0);
    put(set(q, 'shield', 4), 0, 1).pick('Skip', 'More Patterns', 'Shield +2', 'Red', 'Find it', 'A1');
    assert.match(told(q), /Ada: Shield 4 > 5/);
    assert.equal(q.s.shield[0]!, 5);
    const rival = jump(ready(RIVAL), 'quest');
    rival.pick('Done', 'Done');
    assert.match(told(rival), /Time 7 > 6/);
  });

  it('are told on the way: own Integrity and what the Top has left beside the Frames, Integrity beside its limit, a battery', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 6, 7), 'damage', 2);
    fight(jump(set(p, 'att', 2), 'combat'), [1, 4], 4);
    assert.equal(said(p), 'YOUR FRAME: B1 S1\nITG 5, Top 4 left\nThen enemy 2');
    const q = set(jump(ready(), 'planning'), 'exp', 2);
    q.pick('Upgrade', 'Ada');
    assert(q.offers().includes('Limit, ITG +1'));
    const bot = jump(ready(SOLO), 'planning');
    bot.pick('Other...');
    assert(bot.offers().includes('Use BOT, battery'));
  });
});

describe('tamashii: words', () => {
  it('agree with their numbers: one die, one wound, one success, one Goal, one enemy', () => {
    const trace = set(set(ready(), 'turn', 2), 'trace', 1);
    assert.equal(seen(trace.session).odds![0]![0], 'Ada, 1 die');
    const p = jump(ready(), 'quest');
    p.pick('Test', 'Group Test', 'Red');
    p.dial(2);
    p.pick('No: 2');
    p.dial(1, 1);
    assert.match(said(p), /^Roll 1 die\n/);
    p.dice(1).ok();
    assert.equal(said(p), '+1 success\n1 of 2');
    const counted = put(jump(ready(VIRTUAL), 'quest'), 0, 1);
    counted.pick('Test', 'Test', 'Red');
    counted.dial(1);
    counted.ok();
    counted.pick('A1 Red', 'No more');
    assert.equal(said(counted), 'Roll 1 die');
    const rival = set(jump(ready(RIVAL), 'action'), 'goals', 1);
    set(rival, 'time', 0).ok();
    assert.equal(said(rival), 'VP of your 1 Goal?');
    const one = jump(attach(jump(ready(), 'action'), 'Ada', 5), 'combat');
    assert.equal(said(one), 'ATTACK, ATT 2: roll\n1 enemy attached');
  });

  it('say what B, S, eB and eS are where they are asked for', () => {
    const p = acts([5], 1, [1, 4]);
    assert.match(said(p), /: eB \(basic\)/);
    p.pick('No wounds', 'Body Frame 1');
    assert.equal(said(p), 'Dice of the Frame?\nB basic, S special\nYou have B1 S1');
  });

  it('name the rows and columns of the Launcher as its slots are named', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.pick('Draw');
    assert.match(said(p), /^ {2}1 2 3 4 5 PROGRAM\nA . \. . \. #\nB \. . \. . #\nC . \. . \. #\nD \. . \. . #$/);
  });
});

describe('tamashii: tokens on the tracks', () => {
  const bench = async (...commands: string[]) => {
    const engine = nodeEngine({ seed: 1 }),
      answers: { ok: boolean; state: Tamashii }[] = [];
    for (const command of ['new tamashii {"Game":"Scenario","Mode":"Full","Data tokens":"In the device"}', ...commands])
      answers.push(JSON.parse(await answer(engine, command)));
    return answers.slice(1);
  };

  it('have their names: the supply by type, shapes by Pattern', () => {
    const p = ready(VIRTUAL),
      names = (id: string) => {
        const track = trackOf(tamashii, p.s, id)!;
        return cells(p.s, track).map(cell => cellName(p.s, track, cell));
      };
    assert.deepEqual(names('supply'), ['Red', 'Blue', 'Green', 'Yellow', 'Open']);
    p.s.shapes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    assert.deepEqual(names('shapes'), [
      'Shield +1',
      'Memory +1',
      'Power +1',
      'Reroll +1',
      'Shield +2',
      'Memory +2',
      'Power +2',
      'Reroll +2',
      'EXP',
    ]);
  });

  it('have no more than the box: 32 of a type, 70 enemies, 2 Dice tokens of a kind', () => {
    const p = ready(VIRTUAL),
      limits = (id: string) => {
        const track = trackOf(tamashii, p.s, id)!;
        return cells(p.s, track).map(cell => barEnd(p.s, track, cell));
      };
    for (const id of ['supply', 'bag', 'dump'])
      assert(
        limits(id).every(limit => limit === 32),
        id,
      );
    assert.deepEqual(limits('enemyDiscard'), [70]);
    card(jump(p, 'action')).pick('Chance', 'Dice tokens, a set');
    assert.deepEqual([limits('diceTokensDown'), limits('diceTokens')], [[6], [2, 2, 2]]);
  });

  it('are corrected by name over the bench', async () => {
    const [red, open, state] = await bench('correct supply Red 30', 'correct supply Open 15', 'state');
    assert.deepEqual([red.ok, open.ok], [true, true], JSON.stringify([red, open]));
    assert.deepEqual([state.state.supply[0], state.state.supply[4]], [30, 15]);
  });
});

// Faults that a table met when it played, each with a test that failed before it was mended.
import { strict as assert } from 'node:assert';
import { barEnd, put } from '../../../games/kit';
import loop from '../../../games/loop';
import { careerText, eventText } from '../../../games/loop/texts';
import { shown } from '../../play';
import { activity, at, begin, bit, cannot, CAREERS, career, debt, eventNames, fill, filled, finish, force, gap, hub, immediate, list, news, NONE, on, owe, own, payers, prices, said, type Table, TYPES, table, tracksOf, unusable, wait, worked } from './table';

/** Straight to the scores. */
function scores(mode: string, set: (s: ReturnType<typeof at>['s']) => void, players = 2) {
  const g = at(mode, players);
  set(g.s);
  g.session.jump('end.score', 0);
  return g;
}

/** Completes an ACTIVITY with the first two MATERIALS. */
function complete(g: ReturnType<typeof at>) {
  /*ACTIVITY*/ g.pick('Complete activity');
  g.session.answer(0, 1);
  g.session.answer(0, 1);
  return told(g);
}

describe('LOOP: the end of a turn says what is so', () => {
  it('asks to shuffle the ACTIVITIES only when their deck is too short [LO-048]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Glass 4');
    g.pick('Consume');
    complete(g).pick('End turn');
    assert.equal(g.says(), 'Refill 1 ACTIVITY. Deck: 16 left');
    g.session.correct('actDeck', 0, 0, 0);
    assert.equal(g.says(), 'Refill 1 ACTIVITY. Deck: 16 left. No ACTIVITY left: shuffle');
    g.ok();
    assert.equal(g.s.actDeck, 24); // 30 but 5 face up and 1 kept
  });

  it('counts the ACTIVITY deck down, and up again when its discard is shuffled [LO-006] [LO-048]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Glass 4', 'Metal 4');
    g.pick('Consume');
    for (let i = 0; i < 3; i++) complete(g);
    finish(g);
    assert.deepEqual([g.s.actDeck, g.s.acts, g.s.actSlots], [22, '300', 5]);
    g.s.actDeck = 1;
    own(g, 1, 'Food 4', 'Glass 4');
    g.pick('Consume');
    complete(g);
    complete(g).pick('End turn');
    assert.match(g.says(), /shuffle$/);
    g.ok();
    assert.equal(g.s.actDeck, 30 - 5 - 3 - 2); // face up, and kept
  });

  it('stops at the refill only where something is missing [LO-044]', () => {
    const g = worked('Basic');
    g.pick('End turn');
    assert.deepEqual([g.s.at, g.s.seat], ['turn.act', 1]);
    const h = gap(worked('Basic'));
    h.pick('End turn');
    assert.equal(h.says(), 'Refill 1 MATERIAL. Deck: 17 left');
    const b = at('Basic');
    b.s.h[0] = 0;
    b.pick('Work: $1, turn ends');
    assert.deepEqual([b.s.at, b.s.coin[0]], ['turn.act', 3]);
  });

  it('still takes PAYOFF, check, burn, penalty and the last round without that stop [LO-044] [LO-171] [LO-200]', () => {
    const g = worked('Competitive');
    owe(g, 0, 0);
    g.pick('End turn', 'Card with $0: $1');
    assert.deepEqual([g.s.at, g.s.seat], ['turn.act', 1]);
    const d = at('Competitive');
    force(d, 300); // A Diamond Is For Business
    own(d, 0, 'Food 1');
    d.s.h[0] = 7;
    d.pick('Work', 'End turn');
    d.ok();
    assert.deepEqual([d.s.at, d.s.h[0], d.s.seat], ['turn.act', 5, 1]);
    const solo = worked('Solo');
    solo.pick('End turn');
    assert.equal(solo.s.at, 'endTurn.burn');
    const empty = worked('Basic');
    empty.s.matDeck = 0;
    empty.pick('End turn');
    assert.match(said(empty), /^Red: DEPLETION! -1 H/);
    empty.ok();
    assert.match(said(empty), /LAST ROUND/);
    const over = worked('Basic', 2);
    finish(over);
    over.pick('Work');
    over.s.reached12 = 1;
    over.s.lastTold = 1;
    over.pick('End turn');
    assert.equal(over.s.at, 'end.score');
  });
});

describe('LOOP: the score sheet', () => {
  it('is for everybody: the figures of all players stand below it by name, and none against 999 [LO-210]', () => {
    const g = scores('Competitive', () => {}, 3),
      ask = shown(g.session),
      actsDone = loop.track!(g.s, 'actsDone')!;
    assert.deepEqual([ask.seat, ask.show], [-1, ['rep', 'goals', 'actsDone']]);
    assert.deepEqual([actsDone.max, ...g.s.seats.map(seat => barEnd(g.s, actsDone, seat))], [999, 1000, 1000, 1000]); // a bar shows no limit above 999
  });

  it('names the tie-break that decided, with the figures of who was tied [LO-207]', () => {
    const said = (set: (s: any) => void) => {
      const g = scores(
        'Basic',
        s => {
          s.h = [8, 8, 3];
          set(s);
        },
        3,
      );
      return g.says().split('\n').slice(1);
    };
    assert.deepEqual(
      said(s => {
        s.rep = [1, 2, 2];
      }),
      ['Blue wins by REP', '1 Blue H8, REP 2', '2 Red H8, REP 1', '3 Green H3'],
    );
    assert.deepEqual(
      said(s => put(s, 'landfill', 4, 0)),
      ['Blue wins by landfill', '1 Blue H8, REP 0, landfill 0', '2 Red H8, REP 0, landfill 4', '3 Green H3'],
    );
    assert.equal(
      said(s => {
        s.goals = '120';
      })[0],
      'Blue wins by GOALS',
    );
    assert.equal(
      said(s => {
        s.actsDone = [4, 5, 0];
      })[0],
      'Blue wins by ACTIVITIES',
    );
    assert.equal(said(() => {})[0], 'Red + Blue win');
  });

  it('names no tie-break where HAPPINESS decided, or where all win together [LO-206] [LO-208]', () => {
    const g = scores('Basic', s => {
      s.h = [7, 9];
      s.rep = [2, 0];
    });
    assert.deepEqual(g.says().split('\n'), ['GAME OVER', 'Blue wins', '1 Blue H9', '2 Red H7']);
    const c = scores('Cooperative', s => {
      s.h = [11, 11];
      s.rep = [2, 0];
    });
    assert.equal(c.says().split('\n')[1], 'You win');
  });
});

describe('LOOP: questions that a table understands', () => {
  it('does not offer 2 REP for +1 H at the top of HAPPINESS [LO-030] [LO-124]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Glass 4');
    g.s.rep[0] = 2;
    g.s.h[0] = 11;
    g.pick('Consume');
    complete(g);
    assert.equal(g.s.h[0], 12);
    assert.equal(cannot(g, '2 REP for +1 H'), 'H is 12');
    g.s.h[0] = 11;
    assert(g.offers().includes('2 REP for +1 H'));
  });

  it('asks whoever an EVENT comes to a question [LO-325]', () => {
    const question = (rule: number, short = false) =>
      immediate(rule, 3, g => {
        g.s.h = [5, 3, 7];
        g.s.hand = [1, 2, 3];
        put(g.s, 'landfill', 1, 5);
        if (short) g.s.style |= 2;
      }).says();
    assert.equal(question(325), 'Status Climb: which less happy player?\nRicher than you: -1 H');
    assert.equal(question(325, true), 'Status Climb: which less happy player?');
    assert.equal(question(324), 'Social Resp.: take a FAVOUR from which happier player?');
    assert.equal(question(322), 'Satan Santa: which MATERIAL do you give away?');
    assert.equal(question(321), 'Repurchase: which MATERIAL do you take for $1?');
    assert.equal(question(320), 'Redeem Bonus: what do you buy?');
    assert.equal(question(318), 'Obsolescence: which MATERIAL loses 1 Q?');
    assert.equal(question(311), 'Insurance: lose $1, or toss?');
    const none = immediate(325, 2, g => {
      g.s.h = [3, 3];
    });
    assert.deepEqual([none.says(), none.offers()[0]], ['Status Climb\n-1 H if one less happy is richer', 'No effect']);
  });

  it('asks for the player whom Hypebeast compares, and whether a FAVOUR is accepted [LO-310] [LO-141]', () => {
    const g = at('Competitive');
    force(g, 310);
    g.pick('Work', 'End turn');
    assert.equal(g.says(), 'Hypebeast: which player do you name?\n-1 H if they own a type that you do not');
    const f = at('Competitive');
    own(f, 1, 'Glass 1');
    f.pick('Favour', 'Acquire', 'Blue');
    assert.equal(said(f), 'Blue: Red asks you: Acquire. Accept?\nAccept: +1 REP');
  });

  it('says what a toss has brought [LO-061] [LO-062]', () => {
    const invest = (...coins: number[]) => {
      const g = at('Competitive');
      career(g, 'Investor');
      g.pick('Ability');
      g.dice(...coins).pick('Pay $1, toss twice');
      return g.says();
    };
    assert.deepEqual([invest(1, 2), invest(2, 2)], ['You get $2 for your $1', 'Your $1 is lost']);
    const insure = (coin: number) => {
      const g = immediate(311);
      g.dice(coin).pick('Toss: +$2 or -$2');
      return g.says();
    };
    assert.deepEqual([insure(1), insure(2)], ['You win $2', 'You lose $2']);
  });

  it('says which card is meant: CREDIT CARD, MATERIAL or FAVOUR', () => {
    const texts: string[] = [];
    for (let event = 1; event <= 30; event++) texts.push(eventText(event));
    for (let job = 0; job < 21; job++) texts.push(careerText(job));
    for (const text of texts) assert.doesNotMatch(text.replace(/CREDIT CARD/g, ''), /\bcard/i);
    const g = worked('Competitive');
    owe(g, 0, 0, 0, 0);
    g.s.coin[0] = 1;
    g.pick('End turn');
    assert.equal(g.says(), 'PAYOFF needs $3: one more CREDIT CARD');
    g.s.coin[0] = 5;
    assert.equal(g.says(), 'PAYOFF of CREDIT CARDS: $1 or $2 on each');
    const f = at('Competitive');
    own(f, 1, 'Glass 1');
    f.s.hand[1] = 0;
    f.pick('Favour', 'Acquire', 'Blue');
    assert.equal(cannot(f, 'Reject: same FAVOUR'), 'No FAVOUR');
    const e = immediate(317);
    assert.deepEqual(e.offers(), ['Go on', 'Credit for Red', 'Credit for Blue', 'Credit for Green']);
    assert.equal(immediate(311).offers()[2], 'Credit card first');
  });

  it('says in set-up whether the EVENT deck stays in the box [LO-023]', () => {
    const said = (deck: string) => {
      const g = begin(loop, { Game: 'Cooperative', 'Event deck': deck });
      g.pick('Red');
      g.ok(2);
      return g.says();
    };
    assert.equal(said('Device'), 'The EVENT deck stays in the box: the device has 27 EVENTS\nCREDIT CARDS: 9');
    assert.equal(said('Cards'), 'Shuffle 27 EVENTS, face down\nCREDIT CARDS: 9');
  });

  it('leaves the rows of the actions to the actions: no chance of an EVENT there [LO-063]', () => {
    assert.equal(shown(at('Competitive').session).odds, undefined);
    assert(shown(table('Competitive').session).odds);
  });

  it('says the EVENT in force where a long name cuts it off in the title [LO-159]', () => {
    const says = (name: string, prompts: string) => {
      const g = at('Competitive', 3, { Prompts: prompts });
      g.session.rename(0, name, 0);
      force(g, 315);
      return g.says();
    };
    assert.equal(says('Ann', 'Full'), 'Choose one\nFOOD is PLASTIC, no FOOD activity');
    assert.equal(says('Ann', 'Short'), 'Choose one');
    assert.equal(says('Bartholomew', 'Full'), 'Choose one\nMicro-Plast: FOOD is PLASTIC, no FOOD activity');
    assert.equal(says('Bartholomew', 'Short'), 'Choose one\nMicro-Plast');
    const clock = act(table('Competitive', 2, { 'Turn minutes': 2 }));
    force(clock, 315); // the clock takes five columns more
    assert.match(clock.says(), /^Choose one\nFOOD is/);
    clock.session.rename(0, 'Ada Li', 0);
    assert.match(clock.says(), /^Choose one\nMicro-Plast: FOOD is/);
  });

  it('says that nothing is left to do, or asks it where only the table can know [LO-180]', () => {
    const g = at('Competitive');
    g.s.h[0] = g.s.coin[0] = g.s.hand[0] = 0;
    own(g, 0, 'Food 1');
    assert.equal(g.says(), 'You cannot WORK, BUY or CONSUME');
    g.s.coin[0] = 1;
    g.s.rulings |= 1;
    force(g, 306); // only PLASTIC can be bought, and the device does not see what lies there
    assert.match(g.says(), /^Can you neither BUY nor CONSUME\?/);
  });
});

describe('LOOP: changes are told with what comes out', () => {
  it('shows what the coins and HAPPINESS will be, and not what they were [LO-160] [LO-328]', () => {
    const g = at('Competitive');
    g.pick('Credit card');
    assert.deepEqual([g.says(), shown(g.session).show], ['Take a CREDIT CARD and $4\n$2 to $6', []]);
    const d = at('Competitive');
    force(d, 300);
    own(d, 0, 'Food 1');
    d.s.h[0] = 7;
    d.pick('Work', 'End turn');
    assert.deepEqual([d.says(), shown(d.session).show], ['Diamond: H 6 to 5\nNo METAL at turn end: -1 H', []]);
    const c = at('Competitive');
    force(c, 304);
    own(c, 0, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1', 'Utility 1');
    c.pick('Work');
    assert.deepEqual([c.says(), shown(c.session).show], ['Collector: H 4 to 5\nAll 5 types: +1 H', []]);
  });

  it('counts the hand with the FAVOUR that is drawn, and agrees with its number [LO-046]', () => {
    const g = table('Basic', 3);
    assert.deepEqual([g.says(), shown(g.session).show], ['Your turn\nDraw 1 FAVOUR: now 2', ['h', 'coin', 'rep']]);
    const w = table('Competitive', 3);
    career(w, 'Waitress');
    assert.equal(w.says(), 'Your turn\nDraw 2 FAVOURS: now 3');
    w.s.hand[0] = 5;
    assert.deepEqual([w.says(), shown(w.session).show], ['Your turn', ['h', 'coin', 'rep', 'hand']]);
  });

  it('says that WORK brings the played FAVOURS back, and who gets REP when a bluff is called [LO-107] [LO-263]', () => {
    const g = at('Cooperative');
    g.pick('Work');
    assert.equal(g.says(), 'WORK. Each REP: +$1');
    g.s.favUsed[0] = 3;
    assert.equal(g.says(), 'WORK. Each REP: +$1\nPlayed FAVOURS come back');
    const p = at('Competitive');
    career(p, 'Politician');
    own(p, 1, 'Glass 1');
    p.pick('Favour', 'Acquire, face down', 'Blue', 'Call the bluff');
    assert.deepEqual(p.offers(), ['True: +1 REP', 'A lie: FAVOUR lost']);
  });

  it('has no inner name among the values that a table may look at', () => {
    const all = tracksOf(table('Competitive').s),
      names = Object.keys(all).map(id => all[id].name);
    for (const name of ['Mark', 'Style', 'Applied', 'Forged as', 'Act slots', 'Buy slots', 'Fav gone', 'Main', 'Acts'])
      assert(!names.includes(name), name);
  });
});

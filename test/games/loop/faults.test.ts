// Faults that a table met when it played, each with a test that failed before it was mended.
import { strict as assert } from 'node:assert';
import { ALL, barEnd } from '../../../games/kit';
import loop from '../../../games/loop';
import { careerWords } from '../../../games/loop/careers-overview';
import { eventWords } from '../../../games/loop/events-overview';
import { shown } from '../../play';
import {
  activity,
  at,
  begin,
  CAREERS,
  cannot,
  career,
  eventNames,
  fill,
  finish,
  force,
  gap,
  immediate,
  news,
  on,
  owe,
  own,
  payers,
  said,
  type Table,
  table,
  tracksOf,
  worked,
} from './table';

/** Straight to the scores. */
function scores(mode: string, set: (s: ReturnType<typeof at>['s']) => void, players = 2) {
  const g = at(mode, players);
  set(g.s);
  g.session.jump('end.score', 0);
  return g;
}

/** Completes an ACTIVITY with the first two MATERIALs. */
const complete = (g: ReturnType<typeof at>) => activity(g, ...payers(g).slice(0, 2));

describe('LOOP: the end of a turn says what is so', () => {
  it('asks to shuffle the ACTIVITIES only when their deck is too short [LO-048]', () => {
    for (const [deck, told, left] of [
      [25, 'Refill 1 ACTIVITY', 24],
      [0, 'Refill 1 ACTIVITY: shuffle them first', 24], // 30 but 5 face up and 1 kept
    ] as const) {
      const g = at('Basic');
      own(g, 0, 'Food 4', 'Glass 4');
      complete(g);
      g.session.correct('actDeck', 0, deck, 0);
      g.pick('End turn');
      assert(g.session.told.includes(told), news(g));
      assert.equal(g.s.actDeck, left);
    }
  });

  it('counts the ACTIVITY deck down, and up again when its discard is shuffled [LO-006] [LO-048]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Glass 4', 'Metal 4');
    for (let i = 0; i < 3; i++) complete(g);
    finish(g);
    assert.deepEqual([g.s.actDeck, g.s.acts, g.s.actSlots], [22, [3, 0, 0], 5]);
    g.s.actDeck = 1;
    own(g, 1, 'Food 4', 'Glass 4', 'Metal 4');
    complete(g);
    complete(g).pick('End turn');
    assert.match(news(g), /shuffle them first$/m);
    assert.equal(g.s.actDeck, 30 - 5 - 3 - 2); // face up, and kept
  });

  it('tells the refill with the next turn, where something is missing, and names the deck that is counted [LO-044]', () => {
    const g = worked('Basic');
    g.pick('End turn');
    assert.deepEqual([g.s.at, g.s.seat, /Refill/.test(news(g))], ['turn.act', 1, false]);
    const h = gap(worked('Basic'));
    h.pick('End turn');
    assert(h.session.told.includes('Refill 1 MATERIAL, 17 left'));
    const b = at('Basic');
    b.s.h[0] = 0;
    b.pick('Work: $1, turn ends');
    assert.deepEqual([b.s.at, b.s.seat, b.s.coin[0]], ['turn.act', 1, 3]);
  });

  it('takes PAYOFF, check, burn, penalty and the last round without a stop [LO-044] [LO-171] [LO-200]', () => {
    const g = worked('Competitive');
    owe(g, 0, 0);
    g.pick('End turn', 'Card with $0: $1');
    assert.deepEqual([g.s.at, g.s.seat], ['turn.act', 1]);
    const d = at('Competitive');
    force(d, 300); // A Diamond Is For Business
    own(d, 0, 'Food 1');
    d.s.h[0] = 7;
    d.pick('Work', 'End turn');
    assert.deepEqual([d.s.at, d.s.h[0], d.s.seat], ['turn.act', 5, 1]);
    const solo = worked('Solo');
    solo.pick('End turn');
    assert.equal(solo.s.at, 'endTurn.burn');
    const empty = worked('Basic');
    empty.s.matDeck = 0;
    empty.pick('End turn');
    assert.match(news(empty), /Red: H 3 > 2\nRed: DEPLETION, -1 H/);
    assert.match(empty.says(), /LAST ROUND/);
    const over = worked('Basic', 2);
    finish(over);
    over.pick('Work');
    over.s.reached12 = 1;
    over.s.lastTold = 1;
    over.pick('End turn');
    on(over);
    assert.equal(over.s.at, 'end.score');
  });
});

describe('LOOP: the score sheet', () => {
  it('is for everybody: the figures of all players stand below it by name, and none against 999 [LO-210]', () => {
    const g = scores('Competitive', () => {}, 3),
      ask = shown(g.session),
      actsDone = tracksOf(g.s).actsDone!;
    assert.deepEqual([ask.seat, ask.show], [ALL, ['rep', 'goals', 'actsDone']]);
    assert.deepEqual([actsDone.max, ...g.s.seats.map(seat => barEnd(g.s, actsDone, seat))], [999, 1000, 1000, 1000]); // a bar shows no limit above 999
  });

  it('names the tie-break that decided, with the figures of who was tied [LO-207]', () => {
    const said = (set: (s: Table['s']) => void) => {
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
      said(s => fill({ s } as Table, 0, 'Food', 'Food', 'Food', 'Food')),
      ['Blue wins by landfill', '1 Blue H8, REP 0, landfill 0', '2 Red H8, REP 0, landfill 4', '3 Green H3'],
    );
    assert.equal(
      said(s => {
        s.goals = [1, 2, 0];
      })[0],
      'Blue wins by GOALs',
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
    complete(g);
    g.ok(); // LAST ROUND
    assert.equal(g.s.h[0], 12);
    assert.equal(cannot(g, '2 REP for +1 H'), 'H is 12');
    g.s.h[0] = 11;
    assert(g.offers().includes('2 REP for +1 H'));
  });

  it('asks whoever an EVENT comes to a question [LO-325]', () => {
    const question = (rule: number) =>
      immediate(rule, 3, g => {
        g.s.h = [5, 3, 7];
        g.s.hand = [1, 2, 3];
        fill(g, 1, 'Food');
      }).says();
    assert.equal(question(325), 'Status Climb: which less happy player? Richer than you: -1 H');
    assert.equal(question(324), 'Social Responsibility: take a FAVOUR from which happier player?');
    assert.equal(question(322), 'Satan Santa: which MATERIAL do you give away?');
    assert.equal(question(321), 'Repurchase: which MATERIAL do you take for $1?');
    assert.equal(question(320), 'Redeem Bonus: what do you buy?');
    assert.equal(question(318), 'Planned Obsolescence: which MATERIAL loses 1 Q?');
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
    assert.equal(g.says(), 'Hypebeast: whom do you name? -1 H if they own a type that you do not');
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
      return g.session.told;
    };
    assert.deepEqual(
      [invest(1, 2), invest(2, 2)],
      [
        ['Red: Coin 2 > 3', 'Toss: you get $2 for your $1'],
        ['Red: Coin 2 > 1', 'Toss: your $1 is lost'],
      ],
    );
    const insure = (coin: number) => {
      const g = immediate(311);
      g.dice(coin).pick('Toss: +$2 or -$2');
      return g.session.told;
    };
    assert.deepEqual(
      [insure(1), insure(2)],
      [
        ['Red: Coin 5 > 7', 'Red: toss, you win $2'],
        ['Red: Coin 5 > 3', 'Red: toss, you lose $2'],
      ],
    );
  });

  it('says which card is meant: CREDIT CARD, MATERIAL or FAVOUR', () => {
    const texts = [...eventNames().map(eventWords), ...CAREERS.map(careerWords)];
    assert.equal(texts.length, 51);
    for (const text of texts) {
      assert(text);
      assert.doesNotMatch(text.replace(/CREDIT CARD/g, ''), /\bcard/i);
    }
    const g = worked('Competitive');
    owe(g, 0, 0, 0, 0);
    g.s.coin[0] = 1;
    g.pick('End turn');
    assert.equal(g.says(), 'PAYOFF needs $3. CREDIT CARD: $1 > $5. Which MATERIAL, Q1?');
    g.pick('Metal');
    assert.equal(g.says(), 'PAYOFF of CREDIT CARDs: $1 or $2 on each');
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
    assert.equal(said('Device'), 'The EVENT deck stays in the box: the device has 27 EVENTs\nCREDIT CARDs: 9');
    assert.equal(said('Cards'), 'Shuffle 27 EVENTs, face down\nCREDIT CARDs: 9');
  });

  it('says the EVENT in force by its whole name, which the title may cut off [LO-159]', () => {
    const g = at('Competitive', 3);
    g.session.rename(0, 'Bartholomew', 0);
    force(g, 326);
    assert.equal(g.says(), 'Choose one\nThe 2nd Semi Mid-Season Sales: 1 at half price');
    assert.equal(loop.inForce!(g.s), 'H4 $2 R0 The 2nd Semi Mid-Season Sales');
  });

  it('says that nothing is left to do, or asks it where only the table can know [LO-180]', () => {
    const g = at('Competitive');
    g.s.h[0] = g.s.coin[0] = g.s.hand[0] = 0;
    own(g, 0, 'Food 1');
    assert.equal(g.says(), 'No way but into debt');
    g.s.coin[0] = 1;
    g.s.rulings |= 1;
    force(g, 306); // only PLASTIC can be bought, and the device does not see what lies there
    assert.match(g.says(), /^No BUY, no CONSUME\?/);
  });
});

describe('LOOP: changes are told with what comes out', () => {
  it('shows what the coins and HAPPINESS will be, and not what they were [LO-160] [LO-328]', () => {
    const g = at('Competitive');
    g.pick('Credit card');
    assert.match(g.says(), /^CREDIT CARD: \$2 > \$6\./);
    const d = at('Competitive');
    force(d, 300);
    own(d, 0, 'Food 1');
    d.s.h[0] = 7;
    d.pick('Work', 'End turn');
    assert.deepEqual(d.session.told.slice(0, 2), ['Red: H 6 > 5', 'Red: No METAL, -1 H']);
    const c = at('Competitive');
    force(c, 304);
    own(c, 0, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1', 'Utility 1');
    c.pick('Credit card', 'Food');
    assert.deepEqual(c.session.told, [
      'Red: H 4 > 5',
      'Red: Coin 2 > 6',
      'Food Q1 to Red',
      'Collector: +1 H',
      'Red: new zone, 1 EVENT face down',
    ]);
  });

  it('counts the hand with the FAVOUR that is drawn, and agrees with its number [LO-046]', () => {
    assert.equal(news(table('Basic', 3)), 'Draw 1 FAVOUR: now 2');
    for (const [hand, told] of [
      [2, 'Draw 2 FAVOURs: now 4'],
      [5, ''],
    ] as const) {
      const w = worked('Competitive', 3);
      career(w, 'Waitress', 1);
      w.s.hand[1] = hand;
      finish(w);
      assert.equal(news(w), told);
    }
  });

  it('says that WORK brings the played FAVOURS back, and who gets REP when a bluff is called [LO-107] [LO-263]', () => {
    const g = at('Cooperative');
    g.s.rep[0] = 1;
    g.pick('Work');
    assert.equal(g.says(), 'WORK. Each REP: +$1');
    g.s.favUsed[0] = 3;
    g.pick('$3 -1 H');
    assert.match(news(g), /Played FAVOURs come back/);
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

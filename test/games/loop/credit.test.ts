import { strict as assert } from 'node:assert';
import loop from '../../../games/loop';
import { shown } from '../../play';
import {
  activity,
  at,
  bit,
  cannot,
  career,
  debt,
  eventNames,
  fill,
  filled,
  finish,
  force,
  gap,
  immediate,
  list,
  NONE,
  news,
  on,
  owe,
  own,
  prices,
  said,
  type Table,
  tracksOf,
  wait,
  worked,
} from './table';

/** Takes the CREDIT CARD that is on the table, and its gift. */
const take = (g: ReturnType<typeof at>, gift = 'Metal') => g.pick(gift);

describe('LOOP: CREDIT CARDS', () => {
  it('APPLY brings a card, 4 COIN and a face-up MATERIAL at Q1 [LO-160]', () => {
    const g = at('Competitive');
    g.pick('Credit card');
    assert.match(g.says(), /^CREDIT CARD: \$2 > \$6/);
    take(g);
    assert.deepEqual([debt(g, 0), g.s.coin[0], list(g, 0), g.s.buySlots], [[0], 6, ['Food 2', 'Metal 1'], 4]);
    const h = at('Competitive');
    h.s.buySlots = 0;
    h.pick('Credit card');
    h.ok();
    assert.deepEqual([h.s.at, h.s.coin[0]], ['turn.act', 6]);
  });

  it('APPLY is open once a turn, and once for each IMMEDIATE EVENT [LO-161]', () => {
    const g = at('Competitive');
    g.pick('Credit card');
    take(g);
    assert.equal(cannot(g, 'Credit card'), 'Only one a turn');
    const h = immediate(311);
    h.pick('Credit card first');
    take(h);
    assert.deepEqual(h.offers(), ['Lose $1', 'Toss: +$2 or -$2']);
    assert.deepEqual(debt(h, 0), [0]);
    // a forced one uses the turn's APPLY up
    const f = at('Competitive');
    f.s.h[0] = 0;
    f.s.coin[0] = 0;
    f.s.hand[0] = 0;
    f.pick('Forced into debt');
    take(f);
    assert.equal(cannot(f, 'Credit card'), 'Only one a turn');
  });

  it('sets no limit to the cards owned [LO-162]', () => {
    const g = at('Competitive');
    owe(g, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4); // fifteen
    g.pick('Credit card');
    take(g);
    assert.equal(debt(g, 0).length, 16);
  });

  it('PAYOFF puts 1 or 2 COIN on every card before the turn ends, a new one included [LO-163]', () => {
    const g = worked('Competitive');
    owe(g, 0, 2); // one with 2 on it
    g.s.coin[0] = 5;
    g.pick('Credit card');
    take(g);
    g.pick('Pay off');
    assert.deepEqual(g.offers(), ['Card with $0: $1', 'Card with $0: $2', 'Card with $2: $1', 'Card with $2: $2', 'Back']);
    g.pick('Card with $2: $2', 'Pay off');
    assert.deepEqual(g.offers(), ['Card with $0: $1', 'Card with $0: $2', 'Back']); // never more than 2 on one
    g.pick('Back', 'End turn');
    assert.deepEqual(g.offers(), ['Card with $0: $1', 'Card with $0: $2']);
    g.pick('Card with $0: $1');
    assert.deepEqual([debt(g, 0), g.s.coin[0]], [[1, 4], 6]);
    assert.match(news(g), /Refill/);
  });

  it('takes the 2 COIN of a card in two payments as well as in one [LO-163]', () => {
    const g = worked('Competitive');
    owe(g, 0, 0, 0);
    g.s.coin[0] = 9;
    g.pick('Pay off', 'Card with $0: $1', 'Pay off', 'Card with $0: $1', 'Pay off');
    assert.deepEqual(g.offers(), ['Paid, with $1: $1', 'Back']);
    g.pick('Paid, with $1: $1', 'Pay off', 'Paid, with $1: $1');
    assert.deepEqual([cannot(g, 'Pay off'), debt(g, 0), g.s.coin[0]], ['All have got $2', [2, 2], 5]); // never a third
    gap(g).pick('End turn');
    assert.match(news(g), /Refill/);
    const h = worked('Competitive'); // a card with 1 from before is another one than a card with 1 from now
    owe(h, 0, 0, 1);
    h.pick('Pay off', 'Card with $0: $1', 'Pay off');
    assert.deepEqual(h.offers(), ['Card with $1: $1', 'Card with $1: $2', 'Paid, with $1: $1', 'Back']);
    h.pick('Back', 'End turn');
    assert.deepEqual(h.offers(), ['Card with $1: $1', 'Card with $1: $2']);
    gap(h).pick('Card with $1: $1');
    assert.deepEqual([debt(h, 0), h.s.at], [[1, 2], 'turn.act']);
    const c = worked('Competitive'); // the second coin may clear it
    owe(c, 0, 3);
    c.pick('Pay off', 'Card with $3: $1', 'Pay off', 'Paid, with $4: $1');
    assert.deepEqual(debt(c, 0), []);
    assert(!c.offers().includes('Pay off'));
  });

  it('counts any number of cards with the same COIN on them [LO-162] [LO-163]', () => {
    const g = worked('Competitive');
    owe(g, 0, ...Array<number>(12).fill(0));
    g.s.coin[0] = 13;
    gap(g).pick('End turn');
    for (let i = 0; i < 11; i++) g.pick('Card with $0: $1');
    g.pick('Card with $0: $2');
    assert.deepEqual([debt(g, 0), g.s.coin[0]], [Array<number>(11).fill(1).concat(2), 0]);
    assert.match(news(g), /Refill/);
  });

  it('lets a card wait that was taken in this turn, where the table rules so [LO-163]', () => {
    const g = worked('Competitive');
    g.s.rulings |= 4;
    owe(g, 0, 0);
    g.s.coin[0] = 0;
    g.pick('Credit card');
    take(g);
    g.pick('End turn', 'Card with $0: $1'); // the older one; the other waits
    assert.deepEqual([debt(g, 0), g.s.coin[0]], [[0, 1], 3]);
    assert.match(news(g), /Refill/);
  });

  it('clears a card at 5; with 4 on it exactly 1 is payable [LO-164]', () => {
    const g = worked('Competitive');
    owe(g, 0, 4);
    g.pick('Pay off');
    assert.deepEqual(g.offers(), ['Card with $4: $1', 'Back']);
    g.pick('Card with $4: $1');
    assert.deepEqual([debt(g, 0), g.s.coin[0]], [[], 4]);
    assert(!g.offers().includes('Pay off'));
  });

  it('does not count PAYOFF as spent [LO-165]', () => {
    const g = worked('Competitive');
    owe(g, 0, 0);
    g.pick('Pay off', 'Card with $0: $2');
    assert.equal(g.s.spent, 0);
  });

  it('has none of it in Basic [LO-166]', () => {
    const g = at('Basic');
    assert(!g.offers().includes('Credit card') && !g.offers().includes('Pay off'));
    assert(!('paidOn' in tracksOf(g.s)));
  });
});

describe('LOOP: forced debt', () => {
  const poor = (mode = 'Competitive') => {
    const g = at(mode);
    g.s.h[0] = 0;
    g.s.coin[0] = 0;
    g.s.hand[0] = 0;
    return g;
  };

  it('reads the three main actions anew after every free action [LO-180]', () => {
    const g = at('Competitive');
    g.s.coin[0] = 0;
    assert.equal(cannot(g, 'Buy'), 'Too few coins');
    g.pick('Credit card');
    take(g);
    assert(g.offers().includes('Buy'));
  });

  it('offers WORK alone when nothing else can be done [LO-181]', () => {
    const g = poor();
    g.s.h[0] = 2;
    assert.deepEqual(
      g.offers().filter(label => /Work|Buy|Consume|Forced/.test(label)),
      ['Work'],
    );
  });

  it('makes who can do none of the three take a card, then BUY or CONSUME but not WORK [LO-183]', () => {
    const g = poor();
    assert.deepEqual(g.offers(), ['Forced into debt', 'Ability']);
    g.pick('Forced into debt');
    take(g);
    g.s.h[0] = 5;
    assert.equal(cannot(g, 'Work'), 'No: forced into debt');
    assert.deepEqual([g.offers().includes('Buy'), g.offers().includes('Consume'), g.s.forced], [true, true, 1]);
    // a way out that a FAVOUR opens removes the duty
    const h = poor();
    h.s.hand[0] = 1;
    h.s.coin[1] = 3;
    own(h, 0, 'Food 2');
    assert(h.offers().includes('Forced into debt'));
    h.pick('Favour', 'Resell', 'Blue', 'Accept');
    assert(h.offers().includes('Buy') && !h.offers().includes('Forced into debt'));
  });

  it('knows that a laid aside SHARE pays for no ACTIVITY [LO-183] [LO-235]', () => {
    const g = at('Cooperative', 2);
    own(g, 0);
    g.s.coin[0] = g.s.h[0] = 0;
    own(g, 0, 'Food 2');
    assert.deepEqual([cannot(g, 'Consume'), cannot(g, 'Credit card')], ['Needs 2 MATERIALs', '']); // own FOOD, and a SHARE first
    g.s.favUsed[0] = 16;
    g.s.hand[0] = 4;
    assert.deepEqual([cannot(g, 'Consume'), cannot(g, 'Credit card')], ['Needs 2 MATERIALs', 'Forced into debt']);
  });

  it('bars WORK with whatever card is taken when none of the three can be done, also when it makes happy [LO-183] [LO-328]', () => {
    const g = poor();
    force(g, 328); // Treat Yo Self: H 1 would do for WORK
    assert.equal(cannot(g, 'Credit card'), 'Forced into debt');
    g.pick('Forced into debt');
    take(g);
    assert.deepEqual([g.s.h[0], cannot(g, 'Work')], [1, 'No: forced into debt']);
    g.pick('Buy', 'Glass Q4, $4');
    assert.equal(cannot(g, 'Credit card'), 'Only one a turn');
  });

  it('lets the player say that no ACTIVITY fits [LO-183]', () => {
    const g = poor();
    own(g, 0, 'Food 2', 'Glass 2');
    assert.deepEqual(g.offers(), ['Consume', 'Forced into debt', 'Ability', 'Credit card']);
  });

  it('ends the turn without the COIN, where the table rules so [LO-186]', () => {
    for (const rule of [0, 32]) {
      const g = poor();
      g.s.rulings |= rule;
      force(g, 301); // Bad Debt: a card, and no BUY
      g.pick('Forced into debt');
      take(g);
      own(g, 0);
      const coin = g.s.coin[0];
      g.pick(rule ? 'Turn ends' : 'Take $1, turn ends');
      assert.equal(g.s.coin[0], coin + (rule ? 0 : 1));
      assert.match(g.says(), /PAYOFF/);
    }
  });

  it('forces cards one by one until every card can be paid [LO-184] [LO-185]', () => {
    const g = worked('Competitive');
    owe(g, 0, 0, 0, 0, 0, 0, 0);
    g.s.coin[0] = 0;
    g.s.applied = 1; // a voluntary one does not count against it
    g.pick('End turn');
    assert.match(g.says(), /PAYOFF needs \$6/);
    take(g);
    assert.match(g.says(), /PAYOFF needs \$7/);
    take(g, 'Glass'); // 8 COIN for 8 cards: exactly 1 on each, so nothing is asked
    assert.deepEqual([debt(g, 0), g.s.coin[0], g.s.seat], [Array(8).fill(1), 0, 1]);
  });

  it('forces a card when an IMMEDIATE EVENT or the Landfill Tax cannot be paid [LO-184] [LO-335]', () => {
    const g = immediate(311, 2, h => {
      h.s.coin[0] = 1;
    });
    g.dice(2).pick('Toss: +$2 or -$2');
    assert.match(news(g), /Red: toss, you lose \$2/); // first how it fell
    assert.deepEqual([shown(g.session).cue, g.s.coin[0]], ['bad', 1]);
    assert.match(said(g), /Red: Cannot pay \$2\./i);
    take(g);
    assert.deepEqual([g.s.coin[0], debt(g, 0)], [3, [0]]); // 1 + 4 - 2
    assert.match(said(g), /Blue: Insurance/);
    const t = at('Competitive');
    force(t, 312);
    own(t, 0, 'Food 1', 'Glass 2');
    t.s.coin[0] = 0;
    activity(t, 'Food Q1', 'Glass Q2');
    assert.match(news(t), /Red: Landfill Tax -\$1[\s\S]*Red: new zone/);
    assert.match(said(t), /Red: Cannot pay/i);
  });

  it('gives each of two who cannot pay the same Landfill Tax their own card and gift [LO-160] [LO-184]', () => {
    const g = at('Competitive');
    force(g, 312);
    own(g, 1, 'Glass 1');
    own(g, 2, 'Metal 1');
    g.s.hand[0] = 2;
    g.s.coin = [0, 0, 0];
    g.pick('Favour', 'Share', 'Blue', 'Accept', 'Favour', 'Share', 'Green', 'Accept');
    activity(g, 'Blue Glass Q1', 'Green Metal Q1');
    assert.match(said(g), /Blue: Cannot pay/i);
    take(g, 'Food');
    assert.match(said(g), /Green: Cannot pay/i);
    take(g, 'Plastic');
    assert.deepEqual([g.s.at, list(g, 1), list(g, 2), g.s.coin, g.s.buySlots], ['turn.act', ['Food 1'], ['Plastic 1'], [0, 3, 3], 3]);
  });

  it('falls back to 1 COIN when even the forced card opens nothing; its PAYOFF follows [LO-186]', () => {
    const g = poor();
    force(g, 301);
    own(g, 0);
    g.s.buySlots = 0;
    g.pick('Forced into debt');
    g.ok();
    assert.deepEqual(g.offers(), ['Take $1, turn ends', 'Ability', 'Pay off']);
    g.pick('Take $1, turn ends');
    assert.equal(g.s.coin[0], 5);
    assert.match(g.says(), /PAYOFF/i);
  });

  it('asks no PAYOFF for a card taken outside the own turn until that turn [LO-187]', () => {
    const g = immediate(311, 2, h => {
      h.s.coin = [5, 0];
    });
    g.pick('Lose $1', 'Credit card first');
    take(g);
    g.pick('Lose $1');
    assert.deepEqual([g.s.at, g.s.seat, debt(g, 1), g.s.applied], ['turn.act', 1, [0], 0]);
    g.pick('Work', 'End turn');
    assert.match(g.says(), /PAYOFF/i);
  });

  it('lets who was forced by the last EVENT before the own turn still APPLY in it [LO-187]', () => {
    const g = immediate(311, 2, h => {
      h.s.coin = [5, 0];
    });
    g.pick('Lose $1', 'Lose $1');
    assert.match(said(g), /Blue: Cannot pay/i);
    take(g);
    assert.deepEqual([g.s.at, g.s.applied, g.s.coin[1]], ['turn.act', 0, 3]);
    assert(g.offers().includes('Credit card'));
  });
});

describe('LOOP: zones and EVENTS', () => {
  const consumer = (h: number, goal = 0, mode = 'Competitive') => {
    const g = at(mode);
    own(g, 0, 'Food 4', 'Glass 4');
    g.s.h[0] = h;
    activity(g, 'Food Q4', 'Glass Q4');
    if (goal) {
      g.pick('Goal met');
      g.dial(goal);
    }
    return g;
  };

  it('has borders after 4 and 8, which can be changed [LO-150]', () => {
    const drawn = [3, 4, 5, 7, 8, 9].map(h => consumer(h).s.pending[0]);
    assert.deepEqual(drawn, [0, 1, 0, 0, 1, 0]);
    const g = at('Competitive');
    g.session.correct('zones', 0, 3, 0);
    own(g, 0, 'Food 4', 'Glass 4');
    g.s.h[0] = 3;
    activity(g, 'Food Q4', 'Glass Q4');
    assert.equal(g.s.pending[0], 1);
  });

  it('draws one EVENT for each border, up or down, and tells it without its name [LO-151]', () => {
    const g = at('Competitive');
    own(g, 0, 'Food 4', 'Glass 4');
    g.s.main = 'Consume';
    g.s.consumed = 1;
    g.pick('Goal met');
    g.dial(6); // 4 to 10
    assert.match(news(g), /Red: H 4 > 10\nRed: new zone, 2 EVENTs face down$/);
    assert.deepEqual([g.s.h[0], g.s.pending[0], g.s.faceDown.length], [10, 2, 2]);
    const h = worked('Competitive');
    h.s.h[0] = 5;
    h.s.main = 'None';
    h.pick('Work');
    assert.equal(h.s.pending[0], 1);
  });

  it('counts real movement only, every time it crosses [LO-152]', () => {
    const g = consumer(12);
    assert.equal(g.s.pending[0], 0);
    const h = consumer(4);
    h.s.main = 'None';
    h.pick('Work');
    assert.equal(h.s.pending[0], 2);
  });

  it("draws outside the own turn too; such EVENTS wait for the end of that player's next turn [LO-153] [LO-157]", () => {
    const g = immediate(327, 2, h => {
      h.s.coin = [20, 0];
      h.s.h = [5, 5];
    });
    g.pick('Go on');
    assert.deepEqual([g.s.pending, g.s.seat, g.s.at], [[1, 1], 1, 'turn.act']); // Red's new one was not flipped
    g.pick('Work');
    const event = g.s.faceDown[g.s.faceDownOf.indexOf(1)];
    gap(g).pick('End turn');
    assert.match(`${news(g)}\n${g.says()}`, new RegExp(`${event}`));
  });

  it('flips an EVENT that the DEPLETION penalty drew in the same turn [LO-157] [LO-154]', () => {
    const g = worked('Competitive', 2);
    g.s.h[0] = 5;
    g.s.matDeck = 0;
    g.s.buySlots = 3;
    g.s.eventDeck = bit(301);
    g.pick('End turn');
    assert.match(news(g), /DEPLETION, -1 H\nRed: new zone, 1 EVENT face down\nIn force now: /);
  });

  it('draws no EVENT in Basic, and none for the penalties at the end [LO-155] [LO-154]', () => {
    const b = consumer(4, 6, 'Basic');
    assert.deepEqual([b.s.h[0], b.s.pending[0]], [11, 0]);
    const g = worked('Competitive', 2);
    finish(g);
    g.pick('Work');
    g.s.reached12 = 1;
    g.s.lastTold = 1;
    g.s.h = [5, 5];
    fill(g, 0, 'Food', 'Food', 'Food');
    finish(g);
    assert.match(g.says(), /Red H4\n {2}of it landfill -1/i);
    assert.deepEqual(g.s.pending, [0, 0]);
  });

  it("flips EVENTS after the owner's turn only, all, in the order drawn [LO-156]", () => {
    const g = worked('Competitive', 2);
    wait(g, 304);
    wait(g, 329);
    wait(g, 301, 1);
    gap(g).pick('End turn');
    assert.match(news(g), /Flip Collector\nIn force now: Vulgarian/);
    assert.deepEqual([g.s.at, g.s.pending], ['turn.act', [0, 1]]);
  });

  it('takes an IMMEDIATE EVENT round the table from the triggerer, without ending the CONTINUOUS one [LO-158]', () => {
    const g = worked('Competitive', 3);
    finish(g);
    g.pick('Work');
    g.s.coin = [3, 3, 3];
    force(g, 328);
    wait(g, 311);
    finish(g);
    const asked: string[] = [];
    while (g.s.at === 'events.now') {
      asked.push(said(g).split(':')[0]);
      g.pick('Lose $1');
    }
    assert.deepEqual(asked, ['Blue', 'Green', 'Red']);
    assert.deepEqual([g.s.activeEvent, g.s.eventDiscard, g.s.seat, g.s.at], ['Treat Yo Self', bit(311), 2, 'turn.act']);
  });

  it('puts a CONTINUOUS EVENT into force with the next turn; it replaces the old one, the last of several counts [LO-159]', () => {
    const g = worked('Competitive', 2);
    force(g, 304);
    wait(g, 301);
    wait(g, 329);
    assert.equal(g.s.activeEvent, 'Collector');
    g.pick('End turn');
    assert.deepEqual([g.s.activeEvent, g.s.nextEvent, g.s.eventDiscard], ['Vulgarian', NONE, bit(304) | bit(301)]);
    assert.match(said(g), /Blue: Choose one\nVulgarian: CONSUME needs \$4/i);
  });

  it('lets a CONTINUOUS EVENT act in turns only, on whoever has the turn [LO-167]', () => {
    const g = worked('Competitive', 2);
    force(g, 312); // Landfill Tax
    own(g, 0, 'Food 1');
    own(g, 1, 'Glass 1');
    wait(g, 318); // Planned Obsolescence, between turns
    finish(g);
    g.pick('Food Q1', 'Glass Q1');
    assert.deepEqual([g.s.coin, filled(g, 0), filled(g, 1)], [[5, 2], ['Food'], ['Glass']]);
  });

  it('reads what an EVENT compares when a player resolves it, and evaluates three once for the table [LO-168]', () => {
    const g = immediate(325, 2, h => {
      h.s.h = [5, 4];
      h.s.coin = [3, 4];
    });
    g.pick('Credit card first'); // richer before resolving
    take(g);
    g.pick('Blue');
    assert.equal(g.s.h[0], 5);
    for (const rule of [305, 317, 327]) {
      const t = immediate(rule, 3);
      assert(t.offers().includes('Go on'));
      t.pick('Go on');
      assert.equal(t.s.at, 'turn.act', 'once');
    }
  });
});

describe('LOOP: chance', () => {
  it('tosses fair coins, two for Invest: 3 of 4 win 1 in all, the rest lose 1 [LO-060] [LO-061]', () => {
    const results = [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ].map(faces => {
      const g = at('Competitive');
      career(g, 'Investor');
      g.pick('Ability');
      assert.deepEqual(shown(g.session).odds, [['$2 back', 3, 4]]);
      g.dice(...faces).pick('Pay $1, toss twice');
      assert.match(news(g), g.s.coin[0]! > 2 ? /you get \$2 for your \$1/ : /your \$1 is lost/);
      return g.s.coin[0]! - 2;
    });
    assert.deepEqual(results, [1, 1, 1, -1]);
    const g = at('Competitive');
    career(g, 'Investor');
    g.pick('Ability');
    assert.throws(() => g.dice(3).pick('Pay $1, toss twice'), /A die of 2/);
  });

  it('tosses one coin for Insurance: +2 or -2, even chances [LO-062]', () => {
    for (const [face, coins] of [
      [1, 5],
      [2, 1],
    ]) {
      const g = immediate(311, 2, h => {
        h.s.coin[0] = 3;
      });
      assert.deepEqual(shown(g.session).odds, [['+$2', 1, 2]]);
      g.dice(face).pick('Toss: +$2 or -$2');
      assert.equal(g.s.coin[0], coins);
    }
  });

  it('counts tosses as the luck of whoever tosses: three of four for two coins, one of two for one', () => {
    for (const [faces, won] of [
      [[2, 1], 1],
      [[2, 2], 0],
    ] as const) {
      const g = at('Competitive');
      career(g, 'Investor');
      g.pick('Ability');
      g.dice(...faces).pick('Pay $1, toss twice');
      assert.deepEqual(g.session.tries, [{ seat: 0, successes: won, tries: 1, ways: 3, of: 4 }]);
    }
    for (const face of [1, 2]) {
      const g = immediate(311, 2, () => {});
      g.dice(face).pick('Toss: +$2 or -$2');
      assert.deepEqual(g.session.tries, [{ seat: 0, successes: face === 1 ? 1 : 0, tries: 1, ways: 1, of: 2 }]);
    }
  });

  it('draws EVENTS without replacement and tells the chance of an IMMEDIATE one [LO-063]', () => {
    const odds = (g: Table) =>
      (/(\d+) of (\d+)/.exec(loop.reference!(g.s).find(page => page.title === 'Next EVENT')?.text || '') || []).slice(1).map(Number);
    assert.deepEqual(
      ['Competitive', 'Cooperative', 'Solo'].map(mode => odds(at(mode))),
      [
        [11, 30],
        [9, 27],
        [3, 20],
      ],
    );
    assert.deepEqual(odds(at('Basic')), []);
    const g = at('Competitive');
    own(g, 0, 'Food 4', 'Glass 4');
    g.pick('Consume');
    g.dice(30).count(1, 1); // the last of 30
    assert.deepEqual([g.s.faceDown, g.s.eventDeck >> 29], [['Vulgarian'], 0]);
    // what lies face down is not given away by the chance
    assert.deepEqual(odds(g), [11, 30]);
    // what lies open does not come next
    force(g, 302);
    g.s.eventDiscard = bit(311);
    assert.deepEqual(odds(g), [10, 28]);
    g.s.nextEvent = 'Collector'; // lies open, and waits for the next turn
    assert.deepEqual(odds(g), [10, 27]);
  });

  it('tells that chance where the table names what it flipped, and leaves the rows of a turn alone [LO-063]', () => {
    const g = at('Competitive', 3, { 'Event deck': 'Cards' });
    assert.equal(shown(g.session).odds, undefined);
    g.pick('Work');
    g.s.pending[0] = 1;
    g.pick('End turn');
    assert.deepEqual(shown(g.session).odds, [['IMMEDIATE', 11, 30]]);
  });

  it('shuffles the discarded EVENTS into a new deck but not the active one; with none left it draws nothing [LO-064]', () => {
    const draw = (discard: number) => {
      const g = at('Competitive');
      own(g, 0, 'Food 4', 'Glass 4');
      force(g, 304);
      g.s.eventDeck = 0;
      g.s.eventDiscard = discard;
      activity(g, 'Food Q4', 'Glass Q4');
      return g.s;
    };
    const s = draw(1 << 7);
    assert.deepEqual([s.faceDown, s.eventDeck, s.eventDiscard, s.activeEvent], [['Economic Slowdown'], 0, 0, 'Collector']);
    assert.deepEqual(draw(0).pending[0], 0);
  });

  it('names a random place in a hand, each card with the same chance [LO-065]', () => {
    const g = at('Competitive');
    career(g, 'Soldier');
    g.s.hand = [1, 4, 0];
    g.pick('Ability');
    assert.deepEqual([g.offers(), shown(g.session).odds], [['Blue', 'Back', 'Other careers'], [['Each FAVOUR of Blue', 1, 4]]]);
    g.dice(3).pick('Blue');
    assert.match(news(g), /Red: take FAVOUR 3 from the left of Blue/i);
    assert.deepEqual(g.s.hand, [2, 3, 0]);
    assert.throws(
      () =>
        immediate(324, 2, h => {
          h.s.h = [3, 5];
          h.s.hand = [1, 4];
        })
          .dice(5)
          .pick('Blue'),
      /A die of 4/,
    );
  });

  it('keeps counters of the other decks, and asks for what was drawn [LO-067]', () => {
    const g = at('Basic');
    g.pick('Buy');
    assert.deepEqual(g.offers().slice(0, 6), [
      'Food Q1, $1',
      'Glass Q1, $1',
      'Metal Q1, $1',
      'Plastic Q1, $1',
      'Utility Q1, $1',
      'Food Q2, $2',
    ]);
    // all five FOOD of three players in sight: none can come
    own(g, 0, 'Food 1', 'Food 1', 'Food 1');
    own(g, 1, 'Food 1');
    fill(g, 2, 'Food');
    assert.deepEqual([prices(g, 'Food'), prices(g, 'Glass').length], [[], 2]);
  });

  it('lets the table draw EVENTS itself: counts them, and asks which one was flipped [LO-068]', () => {
    const g = at('Competitive', 2, { 'Event deck': 'Cards' });
    own(g, 0, 'Food 4', 'Glass 4');
    activity(g, 'Food Q4', 'Glass Q4');
    assert.match(news(g), /draw 1 EVENT face down/i);
    assert.deepEqual([g.s.pending[0], g.s.faceDown], [1, []]);
    finish(g);
    const names = g.offers().flatMap(group => {
      g.pick(group);
      const list = g.offers();
      g.session.undo();
      return list;
    });
    assert.deepEqual(
      names,
      eventNames().map(name => name.slice(0, 19)),
    );
    g.pick('A Diamo - Collector', 'Collector');
    on(g);
    assert.deepEqual([g.s.activeEvent, g.s.pending[0]], ['Collector', 0]);
    assert.equal(loop.broken!(g.s), undefined);
  });

  it('takes every random result from the table when it is forced [LO-069]', () => {
    const g = at('Competitive');
    career(g, 'Investor');
    g.pick('Ability');
    g.dice(2, 1).pick('Pay $1, toss twice');
    assert.equal(g.s.coin[0], 3);
    const h = at('Competitive');
    career(h, 'Scholar');
    h.pick('Ability');
    h.dice(12).pick('Event deck');
    assert.match(h.says(), /Insurance/i);
  });
});

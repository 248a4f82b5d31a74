import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import {
  activity,
  at,
  bit,
  cannot,
  career,
  debt,
  fill,
  filled,
  finish,
  force,
  gap,
  hub,
  immediate,
  list,
  news,
  on,
  owe,
  own,
  prices,
  said,
  wait,
  worked,
} from './table';

/** Red at the hub of a turn in which this EVENT is in force. */
function under(rule: number, players = 3) {
  const g = at('Competitive', players);
  g.s.h[0] = 7; // far from a border
  g.s.coin[0] = 6;
  force(g, rule);
  return g;
}

describe('LOOP: CONTINUOUS EVENTS', () => {
  it('A Diamond Is For Business: 1 H at the turn end without METAL, after PAYOFF and before the refill [LO-300] [LO-330]', () => {
    const g = gap(under(300));
    owe(g, 0, 0);
    g.pick('Work', 'End turn');
    assert.match(g.says(), /PAYOFF/i);
    g.pick('Card with $0: $1');
    assert.match(news(g), /Red: H 6 > 5[\s\S]*Red: No METAL, -1 H\nRefill/);
    assert.equal(g.s.h[0], 5);
    const h = gap(under(300));
    own(h, 0, 'Metal 1');
    h.pick('Work', 'End turn');
    assert.match(news(h), /^Refill/);
  });

  it('Bad Debt: no BUY with a CREDIT CARD [LO-301]', () => {
    const g = under(301);
    assert(g.offers().includes('Buy'));
    owe(g, 0, 0);
    assert.equal(cannot(g, 'Buy'), 'EVENT: Bad Debt');
  });

  it('BOGOF: every BUY takes one more at Q1, free, that does not count [LO-302]', () => {
    const g = under(302);
    g.pick('Buy', 'Metal Q2, $2');
    assert.match(g.says(), /which face-up MATERIAL at Q1, free/);
    assert(!g.offers().includes('Back')); // it must
    g.pick('Glass');
    assert.deepEqual([g.s.coin[0], g.s.bought, g.s.spent, g.s.buySlots, list(g, 0)], [4, 1, 2, 3, ['Food 2', 'Glass 1', 'Metal 2']]);
  });

  it('BOGOF: three BUYs of five face up take two more [LO-331]', () => {
    const g = under(302);
    g.pick('Buy', 'Metal Q1, $1', 'Glass', 'Metal Q1, $1', 'Glass', 'Utility Q1, $1');
    assert.deepEqual([g.s.at, g.s.buySlots, list(g, 0).length], ['turn.act', 0, 6]);
  });

  it('Buy More Earn More: 1 COIN back at every multiple of 3 spent [LO-303]', () => {
    const g = under(303);
    g.pick('Buy', 'Metal Q2, $2');
    assert.equal(g.s.coin[0], 4);
    g.pick('Metal Q4, $4');
    assert.match(news(g), /Buy More Earn More: \+\$2/i);
    assert.deepEqual([g.s.coin[0], g.s.spent], [2, 6]); // both multiples of 3
  });

  it('Collector: 1 H at the first moment with all five types, once a turn [LO-304]', () => {
    const g = under(304);
    own(g, 0, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1');
    g.pick('Buy', 'Utility Q1, $1');
    assert.match(news(g), /Red: H 7 > 8[\s\S]*Collector: \+1 H/i);
    assert.equal(g.s.h[0], 8);
    g.pick('Utility Q1, $1');
    assert.deepEqual([g.s.bought, g.s.h[0]], [2, 8]);
    const start = worked('Competitive');
    force(start, 304);
    own(start, 1, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1', 'Utility 1');
    finish(start);
    assert.match(news(start), /Blue: H 4 > 5[\s\S]*Collector/i); // at the start of the turn
    const b = under(304);
    own(b, 1, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1', 'Utility 1');
    b.pick('Work');
    assert.deepEqual([b.s.at, b.s.h[1]], ['turn.act', 4]); // nobody else
  });

  it('Disposable Culture: PLASTIC at Q1 only, to BUY and to RECYCLE; by another ruling nothing but PLASTIC [LO-306]', () => {
    const g = under(306);
    g.pick('Buy');
    assert.deepEqual(prices(g, 'Plastic'), ['Plastic Q1, $1']);
    assert(g.offers().includes('Metal Q4, $4'));
    const r = under(306);
    fill(r, 1, 'Plastic', 'Glass');
    r.pick('Favour', 'Recycle', 'Accept', 'Plastic');
    assert.deepEqual(list(r, 0), ['Food 2', 'Plastic 1']); // the only price
    const s = under(306);
    s.s.rulings |= 1;
    fill(s, 1, 'Plastic', 'Glass');
    s.pick('Buy');
    assert.deepEqual(s.offers(), ['Plastic Q1, $1', 'Back']);
    s.pick('Back', 'Favour', 'Recycle', 'Accept');
    assert.deepEqual([list(s, 0), filled(s, 1)], [['Food 2', 'Plastic 1'], ['Glass']]); // nothing else
    const n = under(306);
    n.s.rulings |= 1;
    n.s.h[0] = 0; // there may be no PLASTIC face up
    assert(n.offers().includes('Buy') && n.offers().includes('Forced into debt'));
  });

  it('Economic Slowdown: BUY 1, CONSUME 1, WORK 1 COIN less, never below 0 [LO-307] [LO-345]', () => {
    const g = under(307);
    g.pick('Buy', 'Metal Q1, $1');
    assert.equal(cannot(g, 'Buy another'), 'Only 1 a turn');
    const c = under(307);
    own(c, 0, 'Food 4', 'Glass 4');
    activity(c, 'Food Q4', 'Glass Q4');
    assert.equal(cannot(c, 'Another ACTIVITY'), 'Only 1 a turn');
    const w = under(307);
    career(w, 'Tycoon');
    w.s.coin[0] = 0;
    w.pick('Work');
    assert.equal(w.s.coin[0], 0);
  });

  it('Everything Is Online: no COIN without a CREDIT CARD: no ACQUIRE, BUY, RECYCLE, Banker, Investor [LO-308] [LO-338]', () => {
    const g = under(308);
    fill(g, 1, 'Glass');
    assert.equal(cannot(g, 'Buy'), 'All is online: no $');
    g.pick('Favour');
    assert.deepEqual(g.offers(), ['Barter', 'Resell', 'Share', 'Back']); // the target of a RESELL pays
    assert.deepEqual([cannot(g, 'Acquire'), cannot(g, 'Recycle')], ['All is online: no $', 'All is online: no $']);
    for (const name of ['Banker', 'Investor']) {
      const a = under(308);
      career(a, name);
      a.s.rep = [1, 1, 1];
      a.pick('Ability');
      assert.deepEqual(a.offers(), ['Back', 'Other careers']);
      assert.equal(cannot(a, 'Use it'), 'All is online: no $');
    }
    const c = under(308);
    c.pick('Credit card');
    c.pick('Metal');
    assert(c.offers().includes('Buy')); // lifted at once
    c.pick('Pay off', 'Card with $0: $2');
    assert.equal(c.s.coin[0], 8);
  });

  it('Hypebeast: picks a player at the turn end; 1 H unless all his types are owned [LO-310] [LO-330]', () => {
    const end = (blue: string[], ...red: string[]) => {
      const g = gap(under(310));
      own(g, 0, ...red);
      own(g, 1, ...blue);
      g.pick('Work', 'End turn');
      assert.deepEqual(g.offers(), ['Blue', 'Green']);
      const h = g.s.h[0];
      g.pick('Blue');
      assert.equal(/Red: Hypebeast, no \w+, -1 H/.test(news(g)), g.s.h[0] < h);
      assert.match(news(g), /refill/i);
      return g.s.h[0];
    };
    assert.equal(end(['Metal 1', 'Glass 2'], 'Metal 3', 'Food 1'), 5);
    assert.equal(end(['Metal 1'], 'Metal 3', 'Food 1'), 6);
    assert.equal(end([], 'Food 1'), 6);
  });

  it('Landfill Tax: 1 COIN of its owner for every MATERIAL broken in a turn [LO-312] [LO-344]', () => {
    const g = under(312);
    own(g, 0, 'Food 1');
    own(g, 2, 'Glass 1');
    g.pick('Favour', 'Share', 'Green', 'Accept');
    activity(g, 'Food Q1', 'Green Glass Q1');
    assert.match(news(g), /Red: Landfill Tax -\$1[\s\S]*Green: Landfill Tax -\$1/);
    assert.equal(g.s.at, 'turn.act');
    assert.deepEqual([g.s.coin[0], g.s.coin[2], filled(g, 2)], [5, 1, ['Glass']]);
    const p = under(312);
    own(p, 0, 'Food 2');
    own(p, 2, 'Glass 1');
    p.s.coin[2] = 0;
    p.pick('Favour', 'Share', 'Green', 'Accept');
    activity(p, 'Food Q2', 'Green Glass Q1');
    assert.match(news(p), /Green: Landfill Tax/);
    assert.match(said(p), /Green: Cannot pay/i);
    p.pick('Metal');
    assert.deepEqual([p.s.coin[2], debt(p, 2), list(p, 2), p.s.applied], [3, [0], ['Metal 1'], 0]);
  });

  it('Make It Rain: 1 H with 4 COIN spent in a turn, once [LO-313]', () => {
    const g = under(313);
    g.pick('Buy', 'Metal Q3, $3');
    assert.doesNotMatch(news(g), /Make It Rain/);
    g.pick('Metal Q1, $1');
    assert.match(news(g), /Make It Rain: \+1 H/i);
    g.pick('Metal Q1, $1');
    assert.deepEqual([g.s.at, g.s.h[0]], ['turn.act', 8]);
  });

  it('Manners Makyth Man: REJECT by REP only, no card, no Objection [LO-314] [LO-341]', () => {
    const g = under(314);
    g.s.rep[1] = 1;
    career(g, 'Lawyer', 2);
    g.pick('Favour', 'Acquire', 'Blue');
    assert.deepEqual(g.offers(), ['Accept', 'Reject: 1 REP']);
    assert.equal(cannot(g, 'Reject: same FAVOUR'), 'Manners');
  });

  it('Micro-Plastic: FOOD pays as PLASTIC, and no ACTIVITY with FOOD can be completed [LO-315]', () => {
    const g = under(315);
    own(g, 0, 'Food 2', 'Glass 2', 'Metal 1');
    assert.match(g.says(), /Micro-Plastic: FOOD is PLASTIC, no FOOD ACTIVITY/);
    g.pick('Consume');
    assert.match(g.says(), /FOOD is PLASTIC/);
    g.count(1, 1, 0);
    assert.equal(g.s.consumed, 1);
    const h = under(316);
    own(h, 0, 'Food 2', 'Glass 2', 'Metal 1');
    h.pick('Consume');
    assert.equal(h.says(), 'Q to use of each? 2 for an ACTIVITY');
  });

  it('Overtime: WORK costs 1 H more and gives 4 COIN more [LO-316]', () => {
    const g = under(316);
    g.pick('Work');
    assert.deepEqual([g.s.coin[0], g.s.h[0]], [13, 5]);
    const h = under(316);
    h.s.h[0] = 1;
    assert.equal(cannot(h, 'Work'), 'Costs 2 H, you have 1');
  });

  it('Red Gown: BUY at the highest own Q or above; anything with an empty AREA; gifts are free of it [LO-319] [LO-340] [LO-180]', () => {
    const g = under(319);
    own(g, 0, 'Food 3', 'Glass 1');
    g.pick('Buy');
    assert.deepEqual(prices(g, 'Metal'), ['Metal Q3, $3', 'Metal Q4, $4']);
    g.pick('Metal Q4, $4');
    assert.equal(cannot(g, 'Buy another'), 'Too few coins'); // 2 left, Q4 needed
    g.pick('Credit card');
    g.pick('Glass'); // at Q1
    const e = under(319);
    own(e, 0);
    e.pick('Buy');
    assert(e.offers().includes('Metal Q1, $1'));
    const r = under(319);
    own(r, 0, 'Food 4');
    r.s.coin[0] = 2;
    r.s.rep[0] = 2;
    r.pick('Buy');
    assert.deepEqual(prices(r, 'Metal'), ['Metal Q4, $2 2REP']);
    r.pick('Metal Q4, $2 2REP');
    assert.deepEqual([r.s.rep[0], list(r, 0)], [0, ['Food 4', 'Metal 4']]);
  });

  it('Skinner Box: empty slots are refilled at once, and that can be DEPLETION [LO-323] [LO-343]', () => {
    const g = under(323);
    const deck = g.s.matDeck;
    g.pick('Buy', 'Metal Q1, $1');
    assert.match(news(g), /Refill 1 MATERIAL/);
    assert.deepEqual([g.s.buySlots, g.s.matDeck], [5, deck - 1]);
    const d = under(323);
    d.s.matDeck = 1;
    d.pick('Buy', 'Metal Q1, $1');
    assert.match(d.says(), /LAST ROUND\nDEPLETION/i);
    d.ok();
    assert.equal(d.s.h[0], 7); // the penalty waits for the turn end
    finish(d);
    assert.equal(d.s.h[0], 6);
    const a = under(323);
    own(a, 0, 'Food 4', 'Glass 4');
    activity(a, 'Food Q4', 'Glass Q4');
    assert.equal(a.s.actSlots, 5);
  });

  it('The 2nd Semi Mid-Season Sales: one BUY of a turn at half, rounded up; REP stays outside [LO-326] [LO-339]', () => {
    const g = under(326);
    g.s.coin[0] = 2;
    g.s.rep[0] = 1;
    g.pick('Buy', 'Glass Q1, $1');
    g.pick('No REP');
    assert.deepEqual(prices(g, 'Food'), ['Food Q1, $1', 'Food Q2, half $1']);
    g.pick('Food Q2, half $1');
    assert.deepEqual(g.offers(), ['No REP', 'Q3 for 1 REP', 'Back']);
    g.pick('No REP');
    assert.deepEqual([g.s.coin[0], list(g, 0)], [0, ['Food 2', 'Food 2', 'Glass 1']]);
    g.s.coin[0] = 4;
    hub(g).pick('Buy another');
    assert(!g.offers().some(label => /half/.test(label)));
    const h = under(326);
    h.pick('Buy');
    assert.deepEqual(
      prices(h, 'Metal').filter(label => /half/.test(label)),
      ['Metal Q2, half $1', 'Metal Q3, half $2', 'Metal Q4, half $2'],
    );
  });

  it('Treat Yo Self: 1 H for a CREDIT CARD on the own turn [LO-328]', () => {
    const g = under(328);
    g.pick('Credit card');
    assert.match(g.says(), /^CREDIT CARD: \$6 > \$10, H 7 > 8\./);
    g.pick('Metal');
    assert.equal(g.s.h[0], 8);
    const i = worked('Competitive', 2);
    force(i, 328);
    wait(i, 311);
    finish(i);
    i.pick('Credit card first');
    const h = i.s.h[0];
    i.pick('Metal');
    assert.equal(i.s.h[0], h); // between turns it does not act
  });

  it('Vulgarian: CONSUME needs 4 COIN when it is chosen, not later [LO-329] [LO-337]', () => {
    const g = under(329);
    own(g, 0, 'Food 4', 'Glass 4', 'Metal 1');
    g.s.coin[0] = 3;
    assert.equal(cannot(g, 'Consume'), 'Vulgarian: needs $4');
    g.s.coin[0] = 4;
    g.pick('Consume');
    g.s.coin[0] = 0;
    g.count(1, 1, 0);
    g.pick('Another ACTIVITY');
    assert.equal(g.s.at, 'consume.what');
  });
});

describe('LOOP: IMMEDIATE EVENTS', () => {
  it('Combustion Energy: the least happy return their LANDFILL but UTILITY to the deck [LO-305]', () => {
    const g = immediate(305, 3, h => {
      h.s.h = [3, 3, 5];
      fill(h, 0, 'Food', 'Utility');
      fill(h, 1, 'Glass');
      fill(h, 2, 'Metal');
    });
    const deck = g.s.matDeck;
    g.pick('Go on');
    assert.deepEqual([g.s.matDeck, filled(g, 0), filled(g, 1), filled(g, 2)], [deck + 2, ['Utility'], [], ['Metal']]);
    assert.match(news(g), /Red: LANDFILL to the deck, no UTILITY\nBlue: LANDFILL to the deck/);
    assert.equal(g.s.at, 'turn.act');
  });

  it('Hidden Clause: 1 COIN off every CREDIT CARD of everybody, not below 0 [LO-309] [LO-346]', () => {
    const g = immediate(309, 2, h => {
      owe(h, 1, 0, 1, 3, 4); // with 4, 3, 1 and 0 on them
    });
    g.pick('Go on', 'Go on');
    assert.deepEqual([debt(g, 0), debt(g, 1)], [[], [0, 0, 2, 3]]);
  });

  it('Insurance: everyone loses 1 COIN or tosses for 2 [LO-311]', () => {
    const g = immediate(311, 2, h => {
      h.s.coin = [3, 3];
    });
    g.pick('Lose $1');
    assert.match(said(g), /^Blue: Insurance/i);
    g.dice(1).pick('Toss: +$2 or -$2');
    assert.match(news(g), /Blue: Coin 3 > 5[\s\S]*Blue: toss, you win \$2/i);
    assert.deepEqual(g.s.coin, [2, 5]);
  });

  it('Over Production: the top 2 of the deck leave the game, once, or what is there [LO-317] [LO-346]', () => {
    for (const [deck, left, removed] of [
      [9, 7, 2],
      [1, 0, 1],
    ]) {
      const g = immediate(317, 2, h => {
        h.s.matDeck = deck;
      });
      const before = g.s.matRemoved;
      g.pick('Go on');
      assert.deepEqual([g.s.matDeck, g.s.matRemoved - before], [left, removed]);
    }
  });

  it('Planned Obsolescence: everyone takes 1 Q off an own MATERIAL, nobody without one [LO-318] [LO-346]', () => {
    const g = immediate(318, 3, h => {
      own(h, 0, 'Food 1', 'Glass 3');
      own(h, 1);
    });
    assert.deepEqual(g.offers(), ['Food Q1', 'Glass Q3', 'Credit card first']);
    g.pick('Food Q1');
    assert.deepEqual([filled(g, 0), g.offers()], [['Food'], ['No effect', 'Credit card first']]);
    g.pick('No effect', 'Metal Q2');
    assert.deepEqual(list(g, 2), ['Metal 1']);
  });

  it('Redeem Bonus: nothing, or 1, 2 or 3 COIN for a face-up MATERIAL and FAVOURS [LO-320] [LO-334]', () => {
    const g = immediate(320, 3, h => {
      h.s.coin = [3, 2, 0];
      h.s.hand = [6, 2, 3];
      h.s.favDeck = 1;
      h.s.favDiscard = 18;
    });
    assert.deepEqual(g.offers(), ['Nothing', '$1: Q1', '$2: Q1, 1 FAVOUR', '$3: Q3, 2 FAVOURs', 'Credit card first']);
    g.pick('$3: Q3, 2 FAVOURs', 'Glass');
    assert.deepEqual([g.s.coin[0], g.s.hand[0], list(g, 0), g.s.buySlots, g.s.favDeck], [0, 8, ['Food 2', 'Glass 3'], 4, 17]);
    g.pick('$2: Q1, 1 FAVOUR', 'Metal');
    assert.deepEqual([g.s.hand[1], list(g, 1)], [3, ['Glass 2', 'Metal 1']]);
    assert.deepEqual(g.offers(), ['Nothing', 'Credit card first']);
    g.pick('Credit card first');
    g.pick('Food');
    assert(g.offers().includes('$3: Q3, 2 FAVOURs')); // after an APPLY
    const e = immediate(320, 2, h => {
      h.s.matDeck = 0;
      h.s.buySlots = 0;
      h.s.depletion = 1;
      h.s.lastTold = 1;
    });
    assert.deepEqual(e.offers(), ['Nothing', 'Credit card first']);
  });

  it('Repurchase: 1 COIN to a player for a MATERIAL of his LANDFILL at Q1, not UTILITY; compulsory [LO-321] [LO-332]', () => {
    const g = immediate(321, 2, h => {
      h.s.coin = [0, 0];
      fill(h, 0, 'Food');
      fill(h, 1, 'Glass', 'Utility');
    });
    assert.deepEqual(g.offers(), ['Blue Glass', 'Credit card first']);
    g.pick('Blue Glass');
    assert.match(said(g), /Red: Cannot pay/i);
    g.pick('Metal');
    assert.deepEqual([g.s.coin, list(g, 0), filled(g, 1)], [[3, 1], ['Food 2', 'Glass 1', 'Metal 1'], ['Utility']]);
    assert.deepEqual(g.offers(), ['Red Food', 'Credit card first']);
    const n = immediate(321, 2, h => {
      fill(h, 0, 'Food');
      fill(h, 1, 'Utility');
    });
    assert.deepEqual(n.offers(), ['No effect', 'Credit card first']);
  });

  it('Satan Santa: everyone with a MATERIAL gives one away, also one just got [LO-322] [LO-342]', () => {
    const g = immediate(322, 3, h => {
      own(h, 0, 'Food 2');
      own(h, 1);
      own(h, 2);
    });
    g.pick('Food Q2');
    assert.deepEqual(g.offers(), ['Blue', 'Green']);
    g.pick('Blue', 'Food Q2', 'Red');
    assert.deepEqual([list(g, 0), g.offers()], [['Food 2'], ['No effect', 'Credit card first']]);
  });

  it('Social Responsibility: a random FAVOUR from a happier player, without REP [LO-324] [LO-333] [LO-347]', () => {
    const g = immediate(324, 3, h => {
      h.s.h = [3, 4, 3];
      h.s.hand = [1, 4, 2];
    });
    assert.deepEqual(g.offers(), ['Blue', 'Credit card first']); // equal is not higher
    g.dice(4).pick('Blue');
    assert.match(news(g), /Red: Take FAVOUR 4 from the left of Blue/i);
    assert.deepEqual(
      [g.s.hand, g.s.rep],
      [
        [2, 3, 2],
        [0, 0, 0],
      ],
    );
    assert.deepEqual(g.offers(), ['No effect', 'Credit card first']);
  });

  it('Status Climb: 1 H when the less happy player picked is richer [LO-325] [LO-333]', () => {
    const g = immediate(325, 3, h => {
      h.s.h = [5, 3, 5];
      h.s.coin = [2, 3, 9];
    });
    assert.deepEqual(g.offers(), ['Blue', 'Credit card first']);
    g.pick('Blue');
    assert.match(news(g), /Red: H 5 > 4[\s\S]*Red: you lose 1 H/);
    assert.equal(g.s.h[0], 4);
    assert.deepEqual(g.offers(), ['No effect', 'Credit card first']);
    g.pick('No effect', 'Blue');
    assert.equal(g.s.h[2], 5);
  });

  it('The Gap: COIN and Q more than 7 apart cost everybody 1 H, 7 do not; COIN on cards does not count [LO-327] [LO-336]', () => {
    for (const [coin, lost] of [
      [6, 0],
      [7, 1],
    ]) {
      const g = immediate(327, 2, h => {
        own(h, 0, 'Food 2', 'Food 1');
        own(h, 1, 'Glass 1');
        h.s.coin = [coin, 1];
        owe(h, 1, 4);
        h.s.h = [3, 3];
      });
      g.pick('Go on');
      on(g);
      assert.deepEqual(g.s.h, [3 - lost, 3 - lost]);
    }
  });

  it('lets everybody take a card before what is resolved once for the table [LO-161] [LO-327]', () => {
    const g = immediate(327, 3, h => {
      own(h, 0, 'Food 2');
      own(h, 1, 'Glass 2');
      own(h, 2, 'Metal 2');
      h.s.coin = [9, 9, 1]; // 8 apart
      h.s.h = [3, 3, 3];
    });
    assert.deepEqual(g.offers(), ['Go on', 'Credit for Red', 'Credit for Blue', 'Credit for Green']);
    g.pick('Credit for Green');
    g.pick('Food');
    assert.deepEqual(g.offers(), ['Go on', 'Credit for Red', 'Credit for Blue']);
    g.pick('Go on');
    assert.deepEqual([g.s.at, g.s.h, debt(g, 2)], ['turn.act', [3, 3, 3], [0]]); // 11 against 8
  });

  it('The Gap: whoever triggered it is the first to draw for a new zone, then clockwise [LO-158] [LO-327]', () => {
    const g = worked('Competitive', 3);
    finish(g);
    g.pick('Work');
    wait(g, 327); // Blue is the second seat
    finish(g);
    g.s.h = [5, 5, 5];
    g.s.coin = [20, 1, 1];
    g.dice(1, 1, 1).pick('Go on');
    assert.deepEqual(g.s.faceDownOf, [1, 2, 0]);
    assert.deepEqual(
      g.session.told.filter(told => /lose|zone/.test(told)).map(told => told.replace(/(, 1|you).*/, '')),
      ['Blue: ', 'Blue: new zone', 'Green: ', 'Green: new zone', 'Red: ', 'Red: new zone'],
    );
  });

  it('are flipped by their owner alone, in the order drawn [LO-156]', () => {
    const g = worked('Competitive', 2);
    wait(g, 318, 1); // Blue's came first
    wait(g, 309, 0);
    wait(g, 302, 0);
    finish(g);
    assert.match(said(g), /^Red: Hidden Clause/);
    g.pick('Go on', 'Go on');
    assert.match(news(g), /In force now: BOGOF/);
    assert.deepEqual([g.s.at, g.s.pending, g.s.faceDown, g.s.faceDownOf], ['turn.act', [0, 1], ['Planned Obsolescence'], [1]]);
  });

  it('go on with the next turn after the last of them', () => {
    const g = immediate(318, 2);
    g.pick('Food Q2', 'Glass Q2');
    assert.equal(g.s.eventDiscard, bit(318));
    assert.match(said(g), /Blue: choose one/i);
  });
});

describe('LOOP: EVENTS that a copy allows in another mode', () => {
  it('do nothing to a player alone, and never stop the game [LO-244] [LO-023]', () => {
    for (const rule of [305, 310, 317, 321, 322, 324, 325, 327]) {
      const g = at('Solo');
      g.pick('Work');
      fill(g, -1, 'Food');
      if (rule === 310) force(g, rule);
      else wait(g, rule);
      g.pick('End turn');
      for (let i = 0; i < 9 && g.s.at !== 'turn.act'; i++) {
        const ask = shown(g.session);
        g.session.answer(0, 1);
        assert(!ask.pick || ask.pick.length, `nothing to pick at ${g.s.at}`);
      }
      assert.equal(g.s.at, 'turn.act', `rule ${rule}`);
      assert.deepEqual(g.s.coin, [5]);
    }
  });
});

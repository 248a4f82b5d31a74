// Where a rule ends: the last coin, the first card, nobody left. Each of these could be broken once without a test that failed.
import { strict as assert } from 'node:assert';
import loop from '../../../games/loop';
import { shown } from '../../play';
import {
  activity,
  at,
  begin,
  bit,
  cannot,
  career,
  debt,
  fill,
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
  payers,
  said,
  unusable,
  wait,
  worked,
} from './table';

const as = (name: string, mode = 'Competitive', players = 3) => {
  const g = at(mode, players);
  career(g, name);
  return g;
};

describe('LOOP: the edges of a turn', () => {
  it('has no ABILITY in Basic [LO-015]', () => {
    assert(!at('Basic').offers().includes('Ability'));
  });

  it('allows a WORK that takes the last HAPPINESS [LO-105] [LO-180]', () => {
    const g = at('Competitive');
    g.s.h[0] = 1;
    g.pick('Work');
    assert.equal(g.s.h[0], 0);
  });

  it('takes no CONSUME back after its first ACTIVITY, and no REP for HAPPINESS before it [LO-041] [LO-124]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Glass 4');
    g.s.rep[0] = 2;
    assert(!g.offers().includes('2 REP for +1 H'));
    activity(g, 'Food Q4', 'Glass Q4');
    assert(!g.offers().includes('Work') && g.offers().includes('2 REP for +1 H'));
    g.pick('Another ACTIVITY');
    g.count(0, 0);
    assert.deepEqual([g.s.main, g.offers().includes('Work')], ['Consume', false]);
  });

  it('counts the ACTIVITIES that are kept, and asks for none to be discarded before the fourth [LO-123]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Glass 4');
    for (let n = 1; n < 4; n++) {
      activity(g, ...payers(g));
      assert.doesNotMatch(news(g), /Discard/);
      assert.deepEqual([g.s.at, g.s.acts[0]], ['turn.act', n]);
    }
  });

  it('says why no ACTIVITY can be completed [LO-121] [LO-120]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4');
    g.s.hand[0] = 1;
    assert.equal(cannot(g, 'Consume'), 'Needs 2 MATERIALs');
    g.s.hand[0] = 0;
    assert.equal(cannot(g, 'Favour'), 'No FAVOUR');
  });

  it('sells a price only to who has the COIN, to BUY and to RECYCLE [LO-111] [LO-282]', () => {
    const g = at('Basic');
    fill(g, 1, 'Glass');
    g.pick('Favour', 'Recycle', 'Accept');
    assert.deepEqual(g.offers(), ['Q1 for $1', 'Q2 for $2']);
  });

  it('does not stop for a Skinner Box that has nothing to refill [LO-323]', () => {
    const g = at('Competitive');
    force(g, 323);
    g.s.matDeck = 0;
    g.s.depletion = 1;
    g.s.lastTold = 1;
    g.pick('Buy', 'Metal Q1, $1');
    assert.doesNotMatch(news(g), /Refill/);
  });

  it('starts every turn afresh: PAYOFF, the turn-end check, the sale [LO-163] [LO-330] [LO-326]', () => {
    const g = worked('Competitive', 2);
    owe(g, 0, 0);
    g.s.coin[0] = 9;
    g.s.h = [7, 7];
    force(g, 300); // no METAL: -1 H
    const round = () => {
      g.s.h[0] = 7; // no border
      g.pick('End turn', `Card with $${debt(g, 0)[0]}: $1`);
      assert.match(news(g), /No METAL/);
      on(g);
      own(g, 1, 'Metal 1');
      g.pick('Work');
      finish(g);
      g.pick('Work');
    };
    round();
    round();
    const s = at('Competitive', 2);
    force(s, 326);
    s.s.coin = [9, 9];
    for (let seat = 0; seat < 2; seat++) {
      s.pick('Buy', 'Metal Q2, half $1');
      assert(!s.offers().some(label => /half/.test(label)));
      finish(s);
    }
  });

  it('is under an EVENT from its beginning, and not between turns [LO-167]', () => {
    const g = worked('Competitive', 2);
    force(g, 304); // Collector
    own(g, 1, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1', 'Utility 1');
    wait(g, 309);
    finish(g);
    assert.deepEqual([g.s.at, g.s.live, g.s.h[1]], ['events.now', 0, 4]);
    g.pick('Go on', 'Go on');
    assert.match(news(g), /Blue: H 4 > 5[\s\S]*Collector/);
  });

  it('counts what was spent over the whole turn, also beyond the first 3 [LO-303]', () => {
    const g = at('Competitive');
    force(g, 303);
    g.s.coin[0] = 9;
    g.pick('Buy', 'Metal Q4, $4');
    g.pick('Metal Q2, $2');
    assert.deepEqual([g.s.spent, g.s.coin[0]], [6, 5]);
  });

  it('says which FAVOURS are missing, wherever they should lie [LO-033]', () => {
    const g = at('Basic', 2);
    g.s.favDeck -= 3;
    g.s.favDiscard = 3;
    assert.equal(loop.broken!(g.s), undefined);
    g.s.favDiscard = 2;
    assert.equal(loop.broken!(g.s), '29 FAVOURs, not 30');
    const c = at('Cooperative', 2);
    c.s.hand[0] = 3;
    c.s.favUsed[0] = 0b101;
    assert.equal(loop.broken!(c.s), undefined);
    c.s.favUsed[0] = 1;
    assert.equal(loop.broken!(c.s), '9 FAVOURs, not 10');
  });
});

describe('LOOP: the edges of debt', () => {
  it('leaves a CREDIT CARD free to take while any of the three can be done [LO-161] [LO-183]', () => {
    const g = at('Competitive');
    g.s.h[0] = 0;
    g.s.hand[0] = 0;
    assert.deepEqual(
      [cannot(g, 'Consume'), g.offers().includes('Buy'), g.offers().includes('Credit card')],
      ['Needs 2 MATERIALs', true, true],
    );
    assert(!g.offers().includes('Forced into debt'));
    const w = at('Competitive');
    w.s.coin[0] = w.s.hand[0] = 0;
    assert.deepEqual([w.offers().includes('Work'), w.offers().includes('Credit card')], [true, true]);
    const c = at('Competitive');
    c.s.h[0] = c.s.coin[0] = 0;
    own(c, 0, 'Food 2', 'Glass 2');
    assert.deepEqual([c.offers().includes('Consume'), c.offers().includes('Credit card')], [true, true]);
  });

  it('believes that nothing fits where the face-up cards decide: a Chef under Red Gown, only PLASTIC [LO-180] [LO-183]', () => {
    const forced = (rule: number, name: string, rules = 0) => {
      const g = as(name);
      g.s.h[0] = 0;
      g.s.rulings |= rules;
      own(g, 0, 'Metal 2');
      force(g, rule);
      assert(g.offers().includes('Buy'));
      return g.offers().includes('Forced into debt');
    };
    assert.deepEqual([forced(319, 'Chef'), forced(319, 'Intern'), forced(302, 'Chef')], [true, false, false]);
    assert.deepEqual([forced(306, 'Intern', 1), forced(306, 'Intern'), forced(302, 'Intern', 1)], [true, false, false]);
  });

  it('says what is taken, and why, in just these words [LO-160] [LO-184]', () => {
    const g = at('Competitive');
    g.pick('Credit card');
    assert.deepEqual([g.says(), shown(g.session).cue], ['CREDIT CARD: $2 > $6. Which MATERIAL, Q1?', undefined]);
    const f = immediate(311, 2, h => {
      h.s.coin[0] = 0;
    });
    f.pick('Lose $1');
    assert.deepEqual([f.says(), shown(f.session).cue], ['Cannot pay $1. CREDIT CARD: $0 > $3. Which MATERIAL, Q1?', 'bad']);
  });

  it('forces no card on who has just enough [LO-184]', () => {
    const g = immediate(311, 2, h => {
      h.s.coin[0] = 1;
    });
    g.pick('Lose $1');
    assert.deepEqual([g.s.coin[0], debt(g, 0)], [0, []]);
  });

  it('clears a card without giving it to the next seat, and says when there is no COIN to pay with [LO-164]', () => {
    const g = worked('Competitive');
    owe(g, 0, 3);
    g.s.coin[0] = 2;
    g.pick('Pay off', 'Card with $3: $2');
    assert.deepEqual([debt(g, 0), debt(g, 1)], [[], []]);
    owe(g, 0, 1);
    assert.equal(cannot(g, 'Pay off'), 'You have no coin');
  });

  it('lets any card have 2 COIN before the turn ends, even if the others then force a new one [LO-163] [LO-184]', () => {
    const g = worked('Competitive');
    owe(g, 0, 0, 1);
    g.s.coin[0] = 2;
    g.pick('Pay off', 'Card with $1: $2', 'End turn');
    assert.match(g.says(), /PAYOFF needs \$1/);
  });

  it('may be taken once for each of two EVENTS [LO-161]', () => {
    const g = worked('Competitive', 2);
    wait(g, 311);
    wait(g, 318);
    finish(g);
    const card = () => {
      g.pick('Credit card first');
      g.pick('Metal');
      assert(!g.offers().includes('Credit card first'));
    };
    card();
    g.pick('Lose $1', 'Lose $1');
    assert.match(said(g), /Red: Planned Obsolescence/);
    card();
  });
});

describe('LOOP: the edges of FAVOURS', () => {
  it('has no Objection without a Lawyer, and none of a Lawyer without a card [LO-259] [LO-145]', () => {
    const g = at('Competitive');
    g.s.hand[1] = 0;
    g.pick('Favour', 'Resell', 'Blue');
    assert.deepEqual(shown(g.session).cannot, [
      ['Reject: same FAVOUR', 'No FAVOUR'],
      ['Reject: 1 REP', 'No REP'],
    ]);
    const l = at('Competitive');
    career(l, 'Lawyer', 2);
    l.s.hand[2] = 0;
    l.pick('Favour', 'Resell', 'Blue');
    assert.equal(cannot(l, 'Objection: Green'), 'No FAVOUR');
  });

  it('gives in a BARTER only what the other can match [LO-281]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 1', 'Metal 3');
    own(g, 1, 'Glass 2', 'Plastic 4');
    g.pick('Favour', 'Barter', 'Blue', 'Accept');
    assert.match(news(g), /Glass Q2 to Red\nMetal Q3 to Blue/); // nothing else fits, so nothing is asked
  });

  it('uses one Q for each SHARE, of the same card once more only at its new Q [LO-284] [LO-285]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Plastic 1');
    own(g, 1, 'Glass 2', 'Metal 1', 'Metal 1');
    g.s.hand[0] = 4;
    for (const card of ['Glass Q2', 'Glass Q2', 'Metal Q1']) g.pick('Favour', 'Share', 'Blue', 'Accept', card);
    g.pick('Consume');
    assert.deepEqual(shown(g.session).counts, {
      labels: ['Food Q4', 'Plastic Q1', 'Blue Glass Q2', 'Blue Metal Q1'], // Blue's other METAL is not lent
      most: [3, 1, 2, 1],
    });
    g.count(1, 0, 1, 0);
    assert.deepEqual(payers(g), ['Food Q3', 'Plastic Q1', 'Blue Glass Q1', 'Blue Metal Q1']);
    activity(g, 'Blue Metal Q1', 'Food Q3');
    activity(g, 'Food Q2', 'Plastic Q1');
    assert.deepEqual([g.s.shares.length, list(g, 1)], [1, ['Glass 1', 'Metal 1']]); // what is not used stays lent
  });

  it('lends two equal cards of one player as two [LO-284]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Metal 1');
    own(g, 1, 'Glass 2', 'Glass 2');
    g.s.hand[0] = 2;
    for (let i = 0; i < 2; i++) {
      g.pick('Favour', 'Share');
      if (g.offers().includes('Blue')) g.pick('Blue');
      g.pick('Accept'); // one is like the other
    }
    assert.deepEqual(payers(g), ['Food Q4', 'Metal Q1', 'Blue Glass Q2', 'Blue Glass Q2 b']);
    activity(g, 'Blue Glass Q2', 'Food Q4');
    assert.deepEqual(payers(g), ['Food Q3', 'Metal Q1', 'Blue Glass Q2']);
  });

  it('RECYCLE needs 1 COIN, RENEW 2 [LO-282] [LO-240]', () => {
    const r = at('Basic');
    fill(r, 1, 'Glass');
    r.s.coin[0] = 1;
    r.pick('Favour', 'Recycle', 'Accept');
    assert.deepEqual([list(r, 0), r.s.coin[0]], [['Food 2', 'Glass 1'], 0]); // the only price
    const g = at('Solo');
    fill(g, -1, 'Food');
    g.s.coin[0] = 1;
    g.pick('Favour');
    assert.equal(cannot(g, 'Renew'), 'Nothing fits');
    g.s.coin[0] = 2;
    assert.equal(cannot(g, 'Renew'), '');
  });

  it('draws none when deck and discard are empty, for a Redeem Bonus, too [LO-047] [LO-334]', () => {
    const g = immediate(320, 2, h => {
      h.s.coin[0] = 3;
      h.s.favDeck = h.s.favDiscard = 0;
    });
    const hand = g.s.hand[0];
    g.pick('$3: Q3, 2 FAVOURs', 'Metal');
    assert.deepEqual([g.s.hand[0], g.s.favDeck], [hand, 0]);
  });
});

describe('LOOP: the edges of CAREERS', () => {
  it('offers BUY only when something that may be bought can be paid: what the Scientist finds, or what is not all in sight [LO-114] [LO-267]', () => {
    const g = at('Competitive', 2);
    career(g, 'Scientist');
    force(g, 306);
    g.s.rulings |= 1; // nothing but PLASTIC
    g.s.buySlots = 0;
    fill(g, 1, 'Food');
    assert.equal(cannot(g, 'Buy'), 'No MATERIAL');
    fill(g, 1, 'Plastic');
    assert.equal(cannot(g, 'Buy'), '');
    const h = at('Competitive', 2);
    force(h, 306);
    h.s.rulings |= 1;
    own(h, 1, 'Plastic 1', 'Plastic 1', 'Plastic 2');
    assert.equal(cannot(h, 'Buy'), '');
    own(h, 1, 'Plastic 1', 'Plastic 1', 'Plastic 2', 'Plastic 3');
    assert.equal(cannot(h, 'Buy'), 'No MATERIAL');
  });

  it('says that COIN is missing where a Scientist could BUY from a LANDFILL [LO-114] [LO-267]', () => {
    const g = as('Scientist', 'Competitive', 2);
    g.s.buySlots = 0;
    g.s.coin[0] = 0;
    assert.equal(cannot(g, 'Buy'), 'No MATERIAL');
    fill(g, 1, 'Food');
    assert.equal(cannot(g, 'Buy'), 'Too few coins');
    own(g, 0, 'Metal 3');
    g.s.coin[0] = 2;
    force(g, 319); // Red Gown: Q3 or up
    assert.equal(cannot(g, 'Buy'), 'Too few coins');
  });

  it('Banker: needs what he gives, the partner what he gives, and room for the REP [LO-251] [LO-277]', () => {
    const swaps = (coin: number[], rep: number[]) => {
      const g = as('Banker', 'Competitive', 2);
      g.s.coin = coin;
      g.s.rep = rep;
      g.pick('Ability');
      return g.offers().filter(label => / to /.test(label));
    };
    assert.deepEqual(swaps([1, 1], [1, 1]), ['REP to Blue', '$1 to Blue']);
    assert.deepEqual(swaps([0, 1], [1, 1]), ['REP to Blue']);
    assert.deepEqual(swaps([1, 0], [1, 1]), ['$1 to Blue']);
    assert.deepEqual(swaps([1, 1], [0, 1]), ['$1 to Blue']);
    assert.deepEqual(swaps([1, 1], [1, 0]), ['REP to Blue']);
    assert.deepEqual(swaps([1, 1], [2, 1]), ['REP to Blue']);
    assert.deepEqual(swaps([1, 1], [1, 2]), ['$1 to Blue']);
  });

  it('Freelancer and Nurse: need a FAVOUR; the Freelancer also a deck [LO-255] [LO-260]', () => {
    for (const name of ['Freelancer', 'Nurse']) {
      const g = as(name);
      g.s.hand[0] = 0;
      assert.equal(unusable(g), 'Nothing fits');
    }
    assert.equal(unusable(as('Freelancer', 'Cooperative')), 'Nothing fits');
  });

  it('says of every ABILITY that it is none, or works by itself [LO-257] [LO-259]', () => {
    assert.deepEqual(
      [unusable(as('Intern')), unusable(as('Lawyer')), unusable(as('Tycoon'))],
      ['It has no ability', 'It works by itself', 'It works by itself'],
    );
  });

  it('Investor: shows the odds only while there is a choice [LO-061] [LO-258]', () => {
    const g = as('Investor');
    g.pick('Ability');
    assert.deepEqual(shown(g.session).odds, [['$2 back', 3, 4]]);
    g.dice(1, 1).pick('Pay $1, toss twice');
    g.pick('Ability');
    assert.equal(shown(g.session).odds, undefined);
  });

  it('Craftsman: a forged MATERIAL is one of five types, beside an equal one, and only in that turn [LO-253] [LO-304]', () => {
    const g = as('Craftsman', 'Competitive', 2);
    own(g, 0, 'Food 2', 'Food 2', 'Glass 1', 'Metal 1', 'Plastic 1');
    force(g, 304); // Collector
    g.pick('Ability', 'Food Q2', 'Utility');
    assert.match(news(g), /Collector: \+1 H/);
    const m = as('Craftsman', 'Competitive', 2);
    own(m, 0, 'Metal 2');
    m.pick('Ability', 'Metal Q2', 'Glass', 'Work');
    finish(m);
    m.pick('Work');
    finish(m);
    force(m, 300); // no METAL: -1 H
    gap(m).pick('Work', 'End turn');
    assert.doesNotMatch(news(m), /No METAL/);
  });

  it('Everything Is Online leaves the ABILITIES that cost nothing [LO-308]', () => {
    const g = as('Engineer');
    force(g, 308);
    g.pick('Ability');
    assert(g.offers().includes('Food Q2'));
  });

  it('Scientist: BUYs from a LANDFILL once a turn [LO-267]', () => {
    const g = as('Scientist');
    g.s.coin[0] = 9;
    fill(g, 1, 'Glass', 'Metal');
    g.pick('Buy', 'Blue Glass Q1, $1');
    assert(!g.offers().some(label => label.startsWith('Blue')));
  });

  it('Scavenger: leaves the burnt cards of Cooperative alone [LO-265] [LO-236]', () => {
    const g = as('Scavenger', 'Cooperative');
    fill(g, -1, 'Glass');
    assert.equal(unusable(g), 'Nothing fits');
  });

  it('Scholar: looks at his own cards where the table draws the EVENTS [LO-266] [LO-068]', () => {
    const g = at('Competitive', 3, { 'Event deck': 'Cards' });
    career(g, 'Scholar');
    g.pick('Ability', 'Event deck');
    assert.deepEqual([g.s.at, g.s.topEvent, g.s.abilityUsed], ['turn.act', NONE, 1]);
  });

  it('reads nobody else out in Solo [LO-271]', () => {
    const g = at('Solo');
    g.pick('Ability');
    assert.deepEqual(g.offers(), ['Back']);
  });

  it('deals what is not barred, in Cooperative as well, and begins at the first figure whenever one is changed [LO-018] [LO-020]', () => {
    const g = begin(loop, { Game: 'Cooperative', Players: 6 });
    g.pick('Red');
    g.ok(3);
    const dealt = g.s.dealt.slice();
    assert.equal(new Set(dealt).size, 12);
    g.pick('Intern');
    for (let i = 0; i < 2; i++) {
      g.pick('Change');
      assert.equal(g.says(), 'COINs at the start?');
      g.dial(2, 1, 2, 0, 3, 1);
    }
  });
});

describe('LOOP: the edges of EVENTS', () => {
  it('lets an EVENT act that the table puts into force after another one has acted in the turn [LO-159] [LO-330]', () => {
    const g = at('Competitive', 2);
    force(g, 326);
    own(g, 0, 'Food 2');
    g.pick('Buy', 'Food Q2, half $1');
    g.session.correct('activeEvent', 0, 1, 0); // it is Diamond
    g.pick('End turn');
    assert.match(news(g), /No METAL/);
    assert.equal(g.s.h[0], 3);
  });

  it('takes back what the table corrects before it has acted: an EVENT, what it looks for, a last round [LO-304] [LO-192]', () => {
    const g = at('Competitive', 2);
    force(g, 304); // Collector
    own(g, 0, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1');
    g.session.correct('activeEvent', 0, 1, 0); // it is Diamond
    g.pick('Buy', 'Utility Q1, $1');
    assert.deepEqual([g.s.h[0], g.s.acted], [4, 0]);
    const h = at('Competitive', 2);
    force(h, 304);
    own(h, 0, 'Food 1', 'Glass 1', 'Metal 1', 'Plastic 1', 'Utility 1');
    h.session.correct('quality', h.s.type.lastIndexOf('Glass'), 0, 0); // there is no GLASS
    h.pick('Work');
    assert.deepEqual([h.s.h[0], h.s.acted], [3, 0]);
    const e = at('Competitive', 2);
    e.session.correct('reached12', 0, 1, 0);
    e.pick('Work');
    assert.equal(e.s.at, 'end.last');
    e.session.correct('reached12', 0, 0, 0);
    assert.deepEqual([e.s.at, e.s.lastTold], ['turn.act', 0]);
  });

  it('flips as many EVENTS as there are, however many the table says lie face down [LO-156]', () => {
    const g = worked('Competitive', 2);
    g.session.correct('eventDeck', 0, bit(328), 0); // Treat Yo Self alone is left
    g.session.correct('pending', 0, 30, 0);
    gap(g).pick('End turn', 'Treat Y - Treat Yo ', 'Treat Yo Self');
    assert.deepEqual([g.s.at, g.s.seat, g.s.pending[0]], ['turn.act', 1, 0]);
  });

  it('shuffles the discard only when no EVENT is left, and then all but those that lie open [LO-064]', () => {
    const draw = (left: number) => {
      const g = at('Competitive');
      own(g, 0, 'Food 4', 'Glass 4');
      force(g, 302);
      g.s.eventDeck = left;
      g.s.eventDiscard = 0x3fffffff & ~left & ~4;
      activity(g, 'Food Q4', 'Glass Q4');
      return g.s;
    };
    const kept = draw(3);
    assert.deepEqual([kept.pending[0], kept.eventDiscard], [1, 0x3fffffff & ~7]);
    const shuffled = draw(0);
    assert.deepEqual([shuffled.pending[0], shuffled.eventDiscard, shuffled.eventDeck & 4], [1, 0, 0]);
  });

  it('offers only EVENTS that can lie there, where the table draws its own [LO-068]', () => {
    const g = at('Competitive', 2, { 'Event deck': 'Cards' });
    force(g, 302);
    g.s.eventDiscard = 1;
    g.s.eventDeck &= ~1;
    g.s.pending[0] = 1;
    g.pick('Work');
    finish(g);
    g.pick(g.offers()[0]!);
    assert.deepEqual(g.offers(), ['Bad Debt', 'Buy More Earn More', 'Collector', 'Combustion Energy', 'Disposable Culture']);
    g.session.undo();
    assert.deepEqual([g.offers().length, g.offers()[0]], [6, 'Bad Deb - Disposabl']);
  });

  it('shuffles for the table, too, when all its EVENTS lie face down [LO-064] [LO-068]', () => {
    const draw = (deck: number) => {
      const g = at('Competitive', 3, { 'Event deck': 'Cards' });
      own(g, 0, 'Food 4', 'Glass 4');
      g.s.eventDeck = deck;
      g.s.eventDiscard = 0x3fffffff & ~deck;
      g.s.pending[1] = 1;
      activity(g, 'Food Q4', 'Glass Q4');
      return [g.s.pending[0], g.s.eventDiscard];
    };
    assert.deepEqual(draw(1), [1, 0]); // the one card is Blue's
    assert.deepEqual(draw(3), [1, 0x3fffffff & ~3]);
  });

  it('Satan Santa: gives to the other one of two [LO-322]', () => {
    const g = immediate(322, 2);
    g.pick('Food Q2'); // there is only one to give it to
    assert.deepEqual([list(g, 0), list(g, 1)], [[], ['Food 2', 'Glass 2']]);
  });

  it('counts an EVENT that was resolved once [LO-034]', () => {
    const g = immediate(317);
    g.pick('Go on');
    assert.deepEqual([g.s.event, loop.broken!(g.s)], [NONE, undefined]);
  });

  it('Status Climb: nothing for equal COIN; Social Responsibility: nobody without a card [LO-325] [LO-324] [LO-333]', () => {
    const g = immediate(325, 2, h => {
      h.s.h = [7, 3];
      h.s.coin = [4, 4];
    });
    g.pick('Blue');
    assert.equal(g.s.h[0], 7);
    assert.equal(shown(g.session).odds, undefined);
    const s = immediate(324, 3, h => {
      h.s.h = [3, 7, 7];
      h.s.hand = [1, 0, 2];
    });
    assert.deepEqual(s.offers(), ['Green', 'Credit card first']);
    assert.deepEqual(shown(s.session).odds, [['Each FAVOUR of Green', 1, 2]]);
  });

  it('shows coins only where some fell, and a chance only where an EVENT was drawn [LO-063] [LO-060]', () => {
    const g = at('Competitive');
    force(g, 303); // Buy More
    g.s.coin[0] = 9;
    g.pick('Buy', 'Metal Q3, $3');
    const { dice, odds } = shown(g.session);
    assert.deepEqual([news(g).split('\n').pop(), dice, odds], ['Buy More Earn More: +$1', undefined, undefined]);
  });
});

import { strict as assert } from 'node:assert';
import { LATE } from '../../../games/engine';
import loop from '../../../games/loop';
import { shown } from '../../play';
import {
  activity,
  at,
  cannot,
  career,
  fill,
  filled,
  finish,
  force,
  gap,
  list,
  NONE,
  news,
  on,
  owe,
  own,
  payers,
  prices,
  said,
  table,
  tracksOf,
  wait,
  worked,
} from './table';

describe('LOOP: invariants', () => {
  it('cuts HAPPINESS at 0 and 12 [LO-030]', () => {
    const g = at('Competitive');
    own(g, 0, 'Food 2', 'Glass 2');
    g.s.h[0] = 11;
    activity(g, 'Food Q2', 'Glass Q2');
    on(g).pick('Goal met');
    g.dial(6);
    assert.equal(g.s.h[0], 12);
    const b = at('Basic');
    b.s.h[0] = 1;
    b.s.costs[0] = 3; // a card that costs 3
    b.pick('Work');
    assert.equal(b.s.h[0], 0);
  });

  it('cuts REP at 2 [LO-031]', () => {
    const g = at('Basic');
    g.s.rep[1] = 1;
    own(g, 0, 'Food 2', 'Glass 2');
    g.pick('Favour', 'Share', 'Blue', 'Accept');
    assert.equal(g.s.rep[1], 2);
    const tracks = tracksOf(g.s);
    assert.equal(tracks.rep.max, 2);
  });

  it('tells when the 30 MATERIALS do not add up, and loses none by its own hand [LO-032]', () => {
    const g = worked('Competitive');
    assert.equal(loop.broken!(g.s), undefined);
    g.session.correct('matDeck', 0, g.s.matDeck - 1, 0);
    assert.equal(loop.broken!(g.s), '29 MATERIALs, not 30');
  });

  it('tells when the 30 FAVOURS do not add up [LO-033]', () => {
    const g = at('Basic');
    assert.equal(loop.broken!(g.s), undefined);
    g.session.correct('hand', 1, 9, 0);
    assert.match(loop.broken!(g.s)!, /FAVOURs, not 30/);
  });

  it('tells when the EVENTS of the mode do not add up, wherever they lie [LO-034]', () => {
    for (const [mode, n] of [
      ['Competitive', 30],
      ['Cooperative', 27],
      ['Solo', 20],
    ] as const) {
      const g = at(mode);
      wait(g, 311);
      force(g, 304);
      assert.equal(loop.broken!(g.s), undefined, mode);
      g.session.correct('eventDiscard', 0, 1 << 1, 0);
      assert.equal(loop.broken!(g.s), `${n + 1} EVENTs, not ${n}`);
    }
  });

  it('never lets COIN go below 0: what cannot be paid is not offered [LO-035]', () => {
    const g = at('Basic');
    g.s.coin[0] = 2;
    g.pick('Buy');
    assert.deepEqual(prices(g, 'Glass'), ['Glass Q1, $1', 'Glass Q2, $2']);
    g.pick('Back');
    g.s.coin[0] = 0;
    assert.equal(cannot(g, 'Buy'), 'Too few coins');
  });

  it("keeps the COIN on a CREDIT CARD apart from the player's own [LO-036]", () => {
    const g = at('Competitive');
    career(g, 'Tycoon');
    g.s.coin[0] = 3;
    owe(g, 0, 3); // one card with 3 on it
    g.s.h[0] = 6;
    g.pick('Work');
    assert.equal(g.s.coin[0], 6);
  });

  it('holds only Q1 to Q4 in an AREA; at 0 a MATERIAL is in a LANDFILL [LO-037]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 1', 'Glass 4');
    activity(g, 'Food Q1', 'Glass Q4');
    assert.deepEqual([list(g, 0), filled(g, 0)], [['Glass 3'], ['Food']]);
  });

  it('shows COIN, and never what lies face down [LO-038]', () => {
    const g = at('Competitive');
    wait(g, 311);
    const tracks = tracksOf(g.s);
    assert(tracks.coin && !tracks.coin.secret && !('secret' in tracks));
    assert(tracks.eventDeck.secret);
    g.pick('Work');
    assert.doesNotMatch(JSON.stringify(shown(g.session)), /Insurance/);
  });
});

describe('LOOP: the turn', () => {
  it('goes round the seats to the left, one turn each [LO-040]', () => {
    const g = table('Basic', 3);
    const turns: string[] = [];
    for (let i = 0; i < 4; i++) {
      turns.push(said(g).split(':')[0] + g.s.round);
      g.pick('Work');
      finish(g);
    }
    assert.deepEqual(turns, ['Red1', 'Blue1', 'Green1', 'Red2']);
  });

  it('begins with nothing done when the table goes back to its start, from the middle or from its EVENTS [LO-041] [LO-271]', () => {
    for (const flipped of [false, true]) {
      const g = worked('Competitive');
      g.s.abilityUsed = g.s.spent = g.s.applied = 1;
      wait(g, 316);
      if (flipped) {
        g.pick('End turn');
        assert.match(news(g), /In force now: Overtime/i);
        g.s.abilityUsed = g.s.spent = g.s.applied = 1;
      }
      g.session.jump('turn.act', 0);
      assert.deepEqual([g.s.main, g.s.abilityUsed, g.s.spent, g.s.applied], ['None', 0, 0, 0]);
      assert.equal(g.s.activeEvent, flipped ? 'Overtime' : NONE);
      assert(g.offers().includes('Buy') && !g.offers().includes('End turn'));
    }
  });

  it('keeps what the table corrects before a turn begins [LO-161]', () => {
    const g = table('Competitive');
    g.session.correct('applied', 0, 1, 0);
    assert.equal(cannot(g, 'Credit card'), 'Only one a turn');
  });

  it('takes exactly one main action, and no turn ends without it [LO-041] [LO-043]', () => {
    const g = at('Basic');
    assert(!g.offers().includes('End turn'));
    g.pick('Work');
    for (const other of ['Work', 'Buy', 'Consume', 'Buy another', 'Another ACTIVITY']) assert(!g.offers().includes(other));
    assert(g.offers().includes('End turn'));
  });

  it('allows FAVOUR, ABILITY, CREDIT CARD and PAYOFF before, during and after the main action [LO-042]', () => {
    const g = at('Competitive');
    career(g, 'Investor');
    owe(g, 0, 0);
    g.s.coin[0] = 9;
    const free = ['Favour', 'Ability', 'Credit card', 'Pay off'];
    const has = () => free.every(label => g.offers().includes(label));
    assert(has());
    g.pick('Buy', 'Metal Q1, $1', 'Something else');
    assert(has());
    g.pick('Buy another', 'Metal Q1, $1', 'Something else');
    assert(has());
    const h = at('Competitive');
    career(h, 'Investor');
    owe(h, 0, 0);
    h.pick('Work');
    assert(free.every(label => h.offers().includes(label)));
  });

  it('ends a turn in the order PAYOFF, check, refill, DEPLETION, burn, EVENTS [LO-044]', () => {
    const g = at('Cooperative', 2);
    g.s.seat = 1;
    owe(g, 1, 0);
    g.s.coin[1] = 2;
    g.s.main = 'Work';
    g.s.h[1] = 9;
    force(g, 300);
    own(g, 1, 'Food 2');
    g.s.matDeck = 1;
    g.s.buySlots = 4;
    g.pick('End turn');
    assert.match(g.says(), /PAYOFF/);
    g.pick('Card with $0: $1');
    assert.match(news(g), /No METAL[\s\S]*Refill 1 MATERIAL[\s\S]*DEPLETION/);
    on(g);
    assert.equal(g.s.at, 'end.score'); // an empty deck burns nothing
    const b = at('Cooperative', 2);
    b.pick('Work');
    finish(b);
    b.pick('Work');
    gap(b).pick('End turn');
    assert.match(news(b), /Refill/);
    assert.match(b.says(), /Burn/);
    const h = worked('Competitive', 2);
    wait(h, 311);
    h.s.matDeck = 1;
    h.s.buySlots = 4;
    h.pick('End turn');
    assert.match(news(h), /Refill 1 MATERIAL, 0 left\nRed: DEPLETION, -1 H$/);
    assert.match(h.says(), /LAST ROUND/);
    h.ok();
    assert.match(h.says(), /Insurance/);
  });

  it('leaves slots empty until the turn ends [LO-045]', () => {
    const g = at('Basic');
    const deck = g.s.matDeck;
    g.pick('Buy', 'Metal Q1, $1');
    assert.deepEqual([g.s.buySlots, g.s.matDeck], [4, deck]);
    finish(g);
    assert.deepEqual([g.s.buySlots, g.s.matDeck], [5, deck - 1]);
  });

  it('leaves slots that an EVENT emptied between turns until the next refill, with Skinner Box only until the next turn begins [LO-045]', () => {
    const g = worked('Competitive', 2);
    g.s.coin = [3, 3];
    wait(g, 320);
    finish(g);
    g.pick('$1: Q1', 'Metal', 'Nothing');
    assert.deepEqual([g.s.at, g.s.buySlots], ['turn.act', 4]);
    const h = worked('Competitive', 2);
    h.s.coin = [3, 3];
    force(h, 323);
    wait(h, 320);
    finish(h);
    h.pick('$1: Q1', 'Metal');
    assert.equal(h.s.buySlots, 4);
    h.pick('Nothing');
    assert.match(h.says(), /Skinner Box/i);
    assert.match(news(h), /Refill 1 MATERIAL/);
    assert.equal(h.s.buySlots, 5);
  });

  it('draws one FAVOUR with fewer than 5 in hand, none with 5 [LO-046] [LO-224]', () => {
    const g = table('Basic', 3);
    assert.equal(news(g), 'Draw 1 FAVOUR: now 2');
    assert.deepEqual([g.s.at, g.s.hand[0], g.s.favDeck], ['turn.act', 2, 23]);
    for (const mode of ['Basic', 'Cooperative']) {
      const h = worked(mode, 3);
      const hand = (h.s.hand[1] = mode === 'Basic' ? 5 : 3);
      finish(h);
      assert.doesNotMatch(news(h), /FAVOUR/);
      assert.equal(h.s.hand[1], hand, mode);
    }
  });

  it('makes a new FAVOUR deck of the discard, and draws nothing when both are empty [LO-047]', () => {
    const g = worked('Basic', 3);
    g.s.favDeck = 0;
    g.s.favDiscard = 7;
    finish(g);
    assert.equal(news(g), 'Shuffle the FAVOURs\nDraw 1 FAVOUR: now 3');
    assert.deepEqual([g.s.hand[1], g.s.favDeck, g.s.favDiscard], [3, 6, 0]);
    const h = worked('Basic', 3);
    h.s.favDeck = 0;
    finish(h);
    assert.deepEqual([h.s.at, h.s.hand[1]], ['turn.act', 2]);
  });

  it('refills MATERIAL only from its deck, ACTIVITY always [LO-048]', () => {
    const g = worked('Basic');
    fill(g, -1, 'Food', 'Food', 'Food');
    g.s.buySlots = 1;
    g.s.actSlots = 2;
    g.s.actDeck = 2;
    g.s.matDeck = 2;
    g.pick('End turn');
    assert.match(news(g), /refill 2 MATERIALs, 0 left\nRefill 3 ACTIVITIES: shuffle them first/i);
    on(g);
    assert.deepEqual([g.s.buySlots, g.s.matDeck, g.s.actSlots, filled(g, -1).length], [3, 0, 5, 3]);
  });

  it('is over at once after the last seat, its EVENTS stay down [LO-049]', () => {
    const g = worked('Competitive', 2);
    finish(g);
    g.pick('Work');
    wait(g, 311);
    g.s.reached12 = 1;
    finish(g);
    on(g);
    assert.deepEqual([g.s.at, g.s.pending[1]], ['end.score', 1]);
  });

  it('has an optional time for a turn, off unless asked for', () => {
    assert.equal(shown(at('Basic').session).until, undefined);
    const g = at('Basic', 2, { 'Turn minutes': 2 });
    assert.equal(shown(g.session).until! - g.s.played, 120);
    g.session.answer(LATE, 120);
    assert.match(g.says(), /time is up/i);
    g.ok();
    assert.deepEqual([g.s.at, shown(g.session).until], ['turn.act', undefined]);
  });

  it('tells the EVENT in force, and what it does, at the start of a turn and after every action [LO-159]', () => {
    const g = table('Competitive', 3),
      does = '\nBOGOF: Each BUY: 1 more at Q1, free';
    assert.equal(g.says(), 'Choose one');
    force(g, 302);
    assert.equal(g.says(), `Choose one${does}`);
    g.pick('Work');
    assert.equal(g.says(), `Worked${does}`);
  });
});

describe('LOOP: WORK', () => {
  it('costs the HAPPINESS and gives the COIN of the SALARY [LO-100]', () => {
    const g = worked('Basic');
    assert.deepEqual([g.s.h[0], g.s.coin[0]], [3, 5]);
  });

  it('gives 1 COIN more for each REP [LO-101]', () => {
    const g = at('Basic');
    g.s.rep[0] = 2;
    g.pick('Work');
    assert.deepEqual(g.offers(), ['$3 -1 H', '$4 -1 H, 1 REP', '$5 -1 H, 2 REP', 'Back']);
    g.pick('$5 -1 H, 2 REP');
    assert.deepEqual([g.s.coin[0], g.s.rep[0]], [7, 0]);
  });

  it('adds 4 for Overtime or takes 1 for Economic Slowdown [LO-102]', () => {
    for (const [rule, label, coins] of [
      [316, '$8 -2 H, 1 REP', 10],
      [307, '$3 -1 H, 1 REP', 5],
    ] as const) {
      const g = at('Competitive');
      g.s.rep[0] = 1;
      force(g, rule);
      g.pick('Work', label);
      assert.equal(g.s.coin[0], coins);
    }
  });

  it('costs 1 H more with Overtime, and for a Tycoon 1 more for each CREDIT CARD [LO-103]', () => {
    const g = at('Competitive');
    career(g, 'Tycoon');
    owe(g, 0, 0, 0, 1); // two with nothing on them, one with 1
    g.s.h[0] = 6;
    force(g, 316);
    g.pick('Work');
    assert.equal(g.s.h[0], 1);
    const h = at('Competitive');
    owe(h, 0, 0, 0, 0);
    h.pick('Work');
    assert.equal(h.s.h[0], 3);
  });

  it('gives exactly 1 COIN in Basic without HAPPINESS, whatever the REP, and ends the turn at once [LO-104] [LO-106] [LO-182]', () => {
    const g = at('Basic');
    g.s.h[0] = 0;
    g.s.rep[0] = 2;
    gap(g).pick('Work: $1, turn ends');
    assert.deepEqual([g.s.coin[0], g.s.rep[0], g.s.h[0]], [3, 2, 0]);
    assert.match(news(g), /refill/i);
    on(g);
    assert.equal(g.s.seat, 1);
  });

  it('is refused in the advanced modes when HAPPINESS does not suffice [LO-105]', () => {
    const g = at('Competitive');
    g.s.h[0] = 0;
    assert.equal(cannot(g, 'Work'), 'Costs 1 H, you have 0');
    career(g, 'Freelancer');
    g.s.h[0] = 1;
    g.pick('Work');
    assert.deepEqual(g.offers(), ['$4 -1 H', '$2, no H', 'Back']);
    assert.equal(cannot(g, '$7 -2 H'), 'You have 1 H');
  });

  it('brings played FAVOURS back in Cooperative and Solo, and nothing else does [LO-107] [LO-227]', () => {
    for (const mode of ['Cooperative', 'Solo']) {
      const g = at(mode);
      g.s.favUsed[0] = 0b10101;
      g.s.hand[0] = 2;
      g.pick('Buy', 'Metal Q1, $1');
      finish(g);
      assert.equal(g.s.hand[0], 2);
      const h = at(mode);
      h.s.favUsed[0] = 0b10101;
      h.s.hand[0] = 2;
      h.pick('Work');
      assert.deepEqual([h.s.hand[0], h.s.favUsed[0]], [5, 0]);
    }
  });

  it('moves the token once, however far: one EVENT for each border [LO-108]', () => {
    const g = at('Competitive');
    g.s.h[0] = 10;
    g.session.correct('costs', 0, 7, 0);
    g.pick('Work');
    assert.deepEqual([g.s.h[0], g.s.pending[0]], [3, 2]);
  });
});

describe('LOOP: BUY', () => {
  it('takes up to three MATERIALS and may stop earlier [LO-110] [LO-115]', () => {
    const g = at('Basic');
    g.s.coin[0] = 9;
    g.pick('Buy', 'Back');
    assert(g.offers().includes('Work') && !g.offers().includes('End turn'));
    g.pick('Buy', 'Glass Q1, $1');
    assert(g.offers().includes('End turn'));
    g.pick('Glass Q1, $1', 'Metal Q1, $1');
    assert.equal(cannot(g, 'Buy another'), 'Only 3 a turn');
    assert.deepEqual([g.s.bought, g.s.buySlots], [3, 2]);
  });

  it('sets Q to the COIN paid, 1 to 4 [LO-111]', () => {
    const g = at('Basic');
    g.s.coin[0] = 9;
    g.pick('Buy');
    assert.deepEqual(prices(g, 'Metal'), ['Metal Q1, $1', 'Metal Q2, $2', 'Metal Q3, $3', 'Metal Q4, $4']);
    g.pick('Metal Q3, $3');
    assert.deepEqual([g.s.coin[0], list(g, 0)], [6, ['Food 2', 'Metal 3']]);
  });

  it('adds 1 Q for each REP to a MATERIAL for which at least 1 COIN is paid [LO-112]', () => {
    const g = at('Basic');
    g.s.rep[0] = 2;
    g.pick('Buy', 'Metal Q1, $1', 'No REP', 'Utility Q1, $1');
    assert.deepEqual(g.offers(), ['No REP', 'Q2 for 1 REP', 'Q3 for 2 REP', 'Back']);
    g.pick('Q3 for 2 REP');
    assert.deepEqual([g.s.coin[0], g.s.rep[0], list(g, 0)], [0, 0, ['Food 2', 'Metal 1', 'Utility 3']]);
  });

  it('refuses REP that would lift Q above 4 [LO-113]', () => {
    const g = at('Basic');
    g.s.coin[0] = 4;
    g.s.rep[0] = 2;
    g.pick('Buy');
    for (const label of g.offers()) assert.doesNotMatch(label, /Q[56]/);
    g.pick('Metal Q3, $3');
    assert.deepEqual(g.offers(), ['No REP', 'Q4 for 1 REP', 'Back']);
    g.pick('Back', 'Metal Q4, $4'); // no REP is asked for
    assert.deepEqual([list(g, 0), g.s.rep[0]], [['Food 2', 'Metal 4'], 2]);
  });

  it('needs a face-up MATERIAL and a COIN [LO-114]', () => {
    const g = at('Basic');
    g.s.buySlots = 0;
    assert.equal(cannot(g, 'Buy'), 'No MATERIAL');
    g.s.buySlots = 1;
    g.s.coin[0] = 0;
    assert.equal(cannot(g, 'Buy'), 'Too few coins');
  });

  it('counts the COIN of a BUY as spent, not the REP [LO-116]', () => {
    const g = at('Basic');
    g.s.rep[0] = 1;
    g.pick('Buy', 'Metal Q2, $2', 'Q3 for 1 REP');
    assert.equal(g.s.spent, 2);
  });

  it('sets no limit to the MATERIALS in an AREA [LO-117]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 1', 'Food 1', 'Food 2', 'Glass 1', 'Glass 4', 'Metal 1', 'Metal 2', 'Plastic 1', 'Utility 2');
    g.pick('Buy', 'Metal Q1, $1');
    assert.equal(list(g, 0).length, 10);
  });
});

describe('LOOP: CONSUME and GOALS', () => {
  const ready = (mode = 'Basic') => {
    const g = at(mode);
    own(g, 0, 'Food 4', 'Glass 4', 'Metal 4');
    return g;
  };
  /** An ACTIVITY of the first two MATERIALs. */
  const one = (g: ReturnType<typeof ready>) => activity(g, ...payers(g).slice(0, 2));

  it('completes up to three ACTIVITIES for 1 H each, one at a time [LO-120]', () => {
    const g = ready();
    const happy: number[] = [];
    for (let i = 0; i < 3; i++) {
      one(g);
      happy.push(g.s.h[0]);
    }
    assert.deepEqual([happy, g.s.actSlots], [[5, 6, 7], 2]);
    assert.equal(cannot(g, 'Another ACTIVITY'), 'Only 3 a turn');
  });

  it('completes several with one answer, each of two different cards [LO-120] [LO-121]', () => {
    const g = ready();
    g.pick('Consume');
    assert.deepEqual(shown(g.session).counts, { labels: ['Food Q4', 'Glass Q4', 'Metal Q4'], most: [3, 3, 3] });
    g.count(1, 2, 3);
    assert.deepEqual([list(g, 0), g.s.h[0], g.s.consumed, g.s.actSlots], [['Food 3', 'Glass 2', 'Metal 1'], 7, 3, 2]);
  });

  it('takes 1 Q from each of two different cards, also of the same type [LO-121] [LO-125]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 3', 'Glass 1', 'Metal 1');
    g.pick('Consume');
    for (const [used, why] of [
      [[2, 0, 0], 'An ACTIVITY takes 2 different MATERIALs'],
      [[1, 1, 1], '3 Q: each ACTIVITY takes 2'],
      [[0, 1, 0], '1 Q: each ACTIVITY takes 2'],
    ] as const) {
      g.count(...used);
      assert.deepEqual([news(g), g.s.at, g.s.consumed], [why, 'consume.what', 0]);
    }
    g.count(0, 0, 0); // not yet
    assert.deepEqual([g.s.at, g.s.main], ['turn.act', 'None']);
    const h = at('Basic');
    own(h, 0, 'Food 2', 'Food 2', 'Metal 1');
    assert.deepEqual(payers(h), ['Food Q2', 'Food Q2 b', 'Metal Q1']);
    activity(h, 'Food Q2', 'Food Q2 b');
    assert.deepEqual(list(h, 0), ['Food 1', 'Food 1', 'Metal 1']);
    const k = at('Basic');
    own(k, 0, 'Food 4');
    k.s.hand[0] = 0;
    assert.equal(cannot(k, 'Consume'), 'Needs 2 MATERIALs');
  });

  it("breaks a MATERIAL at Q0 into its owner's LANDFILL, also a SHAREd one [LO-122]", () => {
    const g = at('Basic');
    own(g, 0, 'Glass 1');
    own(g, 1, 'Metal 1');
    g.pick('Favour', 'Share', 'Blue', 'Accept');
    activity(g, 'Glass Q1', 'Blue Metal Q1');
    assert.deepEqual([list(g, 0), filled(g, 0), list(g, 1), filled(g, 1)], [[], ['Glass'], [], ['Metal']]);
    assert.equal(g.s.h[0], 5);
  });

  it('keeps three ACTIVITIES and has an older one discarded for the fourth [LO-123]', () => {
    const g = ready();
    one(g);
    one(g);
    g.s.acts[0] = 3;
    one(g);
    assert.match(news(g), /discard an older ACTIVITY/i);
    assert.deepEqual([g.s.acts[0], g.s.actsDone[0]], [3, 3]);
  });

  it('turns 2 REP into 1 H in a CONSUME turn only, never 1 REP [LO-124]', () => {
    const g = ready();
    g.s.rep[0] = 1;
    assert(!g.offers().includes('2 REP for +1 H'));
    one(g);
    assert.equal(cannot(g, '2 REP for +1 H'), 'You have 1 REP');
    g.s.rep[0] = 2;
    g.pick('2 REP for +1 H');
    assert.deepEqual([g.s.h[0], g.s.rep[0]], [6, 0]);
    const h = at('Basic');
    h.s.rep[0] = 2;
    h.pick('Work');
    assert(!h.offers().includes('2 REP for +1 H'));
  });

  it('opens GOALS only after an ACTIVITY of this turn [LO-130] [LO-135]', () => {
    const g = ready();
    g.s.acts[0] = 3;
    assert(!g.offers().includes('Goal met'));
    one(g);
    assert.match(news(g), /discard/i); // the ACTIVITIES that count are those left after it
    assert(g.offers().includes('Goal met'));
    finish(g);
    for (let i = 0; i < 3; i++) {
      g.pick('Work');
      assert(!g.offers().includes('Goal met'));
      finish(g);
    }
  });

  it("adds a GOAL's HAPPINESS as one movement, and counts it [LO-131]", () => {
    const g = ready('Competitive');
    g.s.h[0] = 3;
    one(g);
    g.pick('Goal met');
    assert.match(g.says(), /GOAL met/i);
    g.dial(6);
    assert.deepEqual([g.s.h[0], g.s.goals[0], g.s.pending[0]], [10, 1, 2]);
  });

  it('allows several GOALS for the same ACTIVITIES, three in all (Solo four), or none [LO-132] [LO-133] [LO-134]', () => {
    for (const [mode, most] of [
      ['Basic', 3],
      ['Solo', 4],
    ] as const) {
      const g = ready(mode);
      one(g);
      for (let i = 0; i < most; i++) {
        assert(g.offers().includes('End turn'));
        g.pick('Goal met');
        g.dial(1);
      }
      assert.equal(cannot(g, 'Goal met'), 'All met');
    }
  });

  it('asks for the reward of any GOAL, 1 to 6, from a default that can be changed [LO-290] [LO-291] [LO-292] [LO-293] [LO-295]', () => {
    const g = ready();
    one(g);
    g.pick('Goal met');
    assert.deepEqual(shown(g.session).dial, [1, 6, 2]);
    g.s.reward = 4;
    assert.deepEqual(shown(g.session).dial, [1, 6, 4]);
  });

  it('leaves PROPERTIES and colours to the cards: any two MATERIALS, any GOAL [LO-294]', () => {
    const g = ready();
    g.pick('Consume');
    assert.deepEqual(shown(g.session).counts!.labels, ['Food Q4', 'Glass Q4', 'Metal Q4']);
  });

  it('names the page of the rulebook that says so', () => {
    const why = (g: ReturnType<typeof at>, ...labels: string[]) => {
      g.pick(...labels);
      return shown(g.session).why;
    };
    const pay = at('Basic');
    pay.s.rep[0] = 1;
    const pages = [
      why(at('Basic')),
      why(pay, 'Work'),
      why(at('Basic'), 'Buy'),
      why(at('Basic'), 'Favour'),
      why(at('Competitive'), 'Ability'),
      why(at('Competitive'), 'Credit card'),
      shown(finish(worked('Solo')).session).why,
      why(at('Solo'), 'Favour'),
    ];
    assert.deepEqual(pages, ['p. 6', 'p. 7', 'p. 7', 'p. 11', 'p. 18', 'p. 15', 'p. 17', 'p. 17']);
  });

  it('offers the end of the turn before what is free, once the main action is taken [LO-043]', () => {
    assert.equal(worked('Basic').offers()[0], 'End turn');
    const g = at('Basic');
    assert(!g.offers().includes('End turn'));
    g.pick('Buy', 'Food Q1, $1', 'Something else');
    assert.deepEqual(g.offers().slice(0, 3), ['Buy another', 'End turn', 'Favour']);
  });

  it('can be left before the first ACTIVITY', () => {
    const g = ready();
    g.pick('Consume');
    g.count(0, 0, 0);
    assert(g.offers().includes('Work'));
  });
});

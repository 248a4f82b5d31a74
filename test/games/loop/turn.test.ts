import { strict as assert } from 'node:assert';
import { LATE } from '../../../games/engine';
import { put } from '../../../games/kit';
import loop from '../../../games/loop';
import { shown } from '../../play';
import { act, at, cannot, career, filled, finish, force, gap, list, on, owe, own, said, table, told, wait, worked } from './table';

describe('LOOP: invariants', () => {
  it('cuts HAPPINESS at 0 and 12 [LO-030]', () => {
    const g = at('Competitive');
    own(g, 0, 'Food 2', 'Glass 2');
    g.s.h[0] = 11;
    g.pick('Consume', 'Complete activity', 'Food Q2', 'Glass Q2');
    told(g).pick('Goal met');
    g.dial(6);
    assert.equal(g.s.h[0], 12);
    const b = at('Basic');
    b.s.h[0] = 1;
    b.session.correct('toil', 7, 3, 0); // a card that costs 3
    b.pick('Work', '$3 -3 H');
    assert.equal(b.s.h[0], 0);
  });

  it('cuts REP at 2 [LO-031]', () => {
    const g = at('Basic');
    g.s.rep[1] = 1;
    own(g, 0, 'Food 2', 'Glass 2');
    g.pick('Consume', 'Favour', 'Share', 'Blue', 'Accept', 'Glass Q2');
    assert.equal(g.s.rep[1], 2);
    const tracks = loop.tracks!(g.s);
    assert.equal(tracks.rep.max, 2);
  });

  it('tells when the 30 MATERIALS do not add up, and loses none by its own hand [LO-032]', () => {
    const g = worked('Competitive');
    assert.equal(loop.broken!(g.s), undefined);
    g.session.correct('matDeck', 0, g.s.matDeck - 1, 0);
    assert.equal(loop.broken!(g.s), '29 materials, not 30');
  });

  it('tells when the 30 FAVOURS do not add up [LO-033]', () => {
    const g = at('Basic');
    assert.equal(loop.broken!(g.s), undefined);
    g.session.correct('hand', 1, 9, 0);
    assert.match(loop.broken!(g.s)!, /favours, not 30/);
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
      assert.equal(loop.broken!(g.s), n + 1 + ' events, not ' + n);
    }
  });

  it('never lets COIN go below 0: what cannot be paid is not offered [LO-035]', () => {
    const g = at('Basic');
    g.s.coin[0] = 2;
    g.pick('Buy', 'Glass');
    assert.deepEqual(g.offers(), ['Q1 for $1', 'Q2 for $2', 'Back']);
    g.pick('Back', 'Back');
    g.s.coin[0] = 0;
    assert.equal(cannot(g, 'Buy'), 'Too few coins');
  });

  it("keeps the COIN on a CREDIT CARD apart from the player's own [LO-036]", () => {
    const g = at('Competitive');
    career(g, 'Tycoon');
    g.s.coin[0] = 3;
    owe(g, 0, 3); // one card with 3 on it
    g.s.h[0] = 6;
    g.pick('Work', '$3 -2 H');
    assert.equal(g.s.coin[0], 6);
  });

  it('holds only Q1 to Q4 in an AREA; at 0 a MATERIAL is in a LANDFILL [LO-037]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 1', 'Glass 4');
    g.pick('Consume', 'Complete activity', 'Food Q1', 'Glass Q4');
    assert.deepEqual([list(g, 0), filled(g, 0)], [['Glass 3'], ['Food']]);
  });

  it('shows COIN, and never what lies face down [LO-038]', () => {
    const g = at('Competitive');
    wait(g, 311);
    const tracks = loop.tracks!(g.s);
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
      act(g).pick('Work', '$3 -1 H');
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
        gap(g).pick('End turn');
        g.ok(2); // the refill, and the EVENT is flipped
        assert.match(g.says(), /from the next turn on\nOvertime/i);
      }
      g.session.jump('turn.start', 0);
      act(g);
      assert.deepEqual([g.s.main, g.s.abilityUsed, g.s.spent, g.s.applied], [0, 0, 0, 0]);
      assert.equal(g.s.activeEvent, flipped ? 17 : 0);
      assert(g.offers().includes('Buy') && !g.offers().includes('End turn'));
    }
  });

  it('keeps what the table corrects before a turn begins [LO-161]', () => {
    const g = table('Competitive');
    g.session.correct('applied', 0, 1, 0);
    assert.equal(cannot(act(g), 'Credit card'), 'Only one a turn');
  });

  it('takes exactly one main action, and no turn ends without it [LO-041] [LO-043]', () => {
    const g = at('Basic');
    assert(!g.offers().includes('End turn'));
    assert.equal(cannot(g, 'End turn'), 'WORK, BUY or CONSUME');
    g.pick('Work', '$3 -1 H');
    for (const other of ['Work', 'Buy', 'Consume', 'Buy another', 'Complete activity']) assert(!g.offers().includes(other));
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
    g.pick('Buy', 'Metal', 'Q1 for $1');
    assert(has());
    g.pick('Buy another', 'Metal', 'Q1 for $1');
    assert(has());
    const h = at('Competitive');
    career(h, 'Investor');
    owe(h, 0, 0);
    h.pick('Work', '$5 -1 H');
    assert(free.every(label => h.offers().includes(label)));
  });

  it('ends a turn in the order PAYOFF, check, refill, DEPLETION, burn, EVENTS [LO-044]', () => {
    const g = at('Cooperative', 2);
    const seen: string[] = [];
    g.s.seat = 1;
    g.s.matDeck = 2;
    g.s.buySlots = 4;
    owe(g, 1, 0);
    g.s.main = 1;
    g.s.h[1] = 9;
    force(g, 300);
    own(g, 1, 'Food 2');
    g.s.matDeck = 2;
    g.pick('End turn');
    while (g.s.at != 'turn.start' && g.s.at != 'end.score') {
      seen.push(g.s.at + (g.says().match(/No METAL|refill|PAYOFF|burn|zone/i) || ''));
      const ask = shown(g.session);
      if (ask.pick) g.session.answer(0, 1);
      else g.ok();
    }
    assert.deepEqual(
      seen.filter(step => !/alert|which|now|lasting/.test(step)),
      ['finish.endPAYOFF', 'finish.endNo METAL', 'finish.endRefill', 'finish.burnBurn'],
    );
    assert.equal(g.s.at, 'end.score');
    const h = worked('Competitive', 2);
    wait(h, 311);
    h.s.matDeck = 1;
    h.s.buySlots = 4;
    h.pick('End turn');
    const order = [h.says()];
    while (h.s.at != 'event.flip') {
      h.ok();
      order.push(h.says());
    }
    assert.deepEqual(
      order.map(say => say.match(/Refill|DEPLETION!|LAST ROUND|Flip/)![0]),
      ['Refill', 'DEPLETION!', 'LAST ROUND', 'Flip'],
    );
  });

  it('leaves slots empty until the turn ends [LO-045]', () => {
    const g = at('Basic');
    const deck = g.s.matDeck;
    g.pick('Buy', 'Metal', 'Q1 for $1');
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
    assert.deepEqual([g.s.at, g.s.buySlots], ['turn.start', 4]);
    const h = worked('Competitive', 2);
    h.s.coin = [3, 3];
    force(h, 323);
    wait(h, 320);
    finish(h);
    h.pick('$1: Q1', 'Metal', 'Nothing');
    assert.equal(h.s.buySlots, 4);
    h.ok();
    assert.match(h.says(), /Skinner Box/i);
    h.ok();
    assert.equal(h.s.buySlots, 5);
  });

  it('draws one FAVOUR with fewer than 5 in hand, none with 5 [LO-046] [LO-224]', () => {
    const g = table('Basic', 3);
    assert.equal(g.says(), 'Your turn\nDraw 1 FAVOUR: now 2');
    g.ok();
    assert.deepEqual([g.s.at, g.s.hand[0], g.s.favDeck], ['turn.main', 2, 23]);
    for (const mode of ['Basic', 'Cooperative']) {
      const h = table(mode, 3);
      const hand = (h.s.hand[0] = mode == 'Basic' ? 5 : 3);
      assert.equal(h.says(), 'Your turn');
      h.ok();
      assert.equal(h.s.hand[0], hand, mode);
    }
  });

  it('makes a new FAVOUR deck of the discard, and draws nothing when both are empty [LO-047]', () => {
    const g = table('Basic', 3);
    g.s.favDeck = 0;
    g.s.favDiscard = 7;
    assert.equal(g.says(), 'Your turn\nShuffle the FAVOURS, draw 1');
    g.ok();
    assert.deepEqual([g.s.hand[0], g.s.favDeck, g.s.favDiscard], [2, 6, 0]);
    const h = table('Basic', 3);
    h.s.favDeck = 0;
    h.ok();
    assert.deepEqual([h.s.at, h.s.hand[0]], ['turn.main', 1]);
  });

  it('refills MATERIAL only from its deck, ACTIVITY always [LO-048]', () => {
    const g = worked('Basic');
    put(g.s, 'matDiscard', 3, 0);
    g.s.buySlots = 1;
    g.s.actSlots = 2;
    g.s.actDeck = 2;
    g.s.matDeck = 2;
    g.pick('End turn');
    assert.match(g.says(), /refill 2 MATERIALS, 3 ACTIVITIES. Deck: 0 left. No ACTIVITY left: shuffle$/i);
    on(g);
    assert.deepEqual([g.s.buySlots, g.s.matDeck, g.s.actSlots, +g.s.matDiscard[0]], [3, 0, 5, 3]);
  });

  it('is over at once after the last seat, its EVENTS stay down [LO-049]', () => {
    const g = worked('Competitive', 2);
    finish(g);
    act(g).pick('Work', '$3 -1 H');
    told(g);
    wait(g, 311);
    g.s.endLatch = 1;
    finish(g);
    assert.deepEqual([g.s.at, g.s.pending[1]], ['end.score', 1]);
  });

  it('has an optional time for a turn, off unless asked for', () => {
    assert.equal(shown(at('Basic').session).until, undefined);
    const g = at('Basic', 2, { 'Turn minutes': 2 });
    assert.equal(shown(g.session).until! - g.s.played, 120);
    g.session.answer(LATE, 120);
    assert.match(g.says(), /time is up/i);
    g.ok();
    assert.deepEqual([g.s.at, shown(g.session).until], ['turn.main', undefined]);
  });

  it('tells the EVENT in force at the start of a turn, and what it does after every action; short prompts leave that out [LO-159]', () => {
    for (const [prompts, does] of [
      ['Full', '\nEach BUY: +1 at Q1'],
      ['Short', ''],
    ]) {
      const g = table('Competitive', 3, { Prompts: prompts });
      assert.equal(g.says(), 'Your turn\nDraw 1 FAVOUR: now 2');
      force(g, 302);
      assert.equal(g.says(), 'Your turn\nDraw 1 FAVOUR: now 2' + does);
      assert.equal(act(g).says(), 'Choose one' + does);
      g.pick('Work', '$3 -1 H');
      assert.equal(g.says(), 'Worked' + does);
    }
  });

  it('is shorter with short prompts: no reminders [LO-046] [LO-123]', () => {
    const full = table('Competitive', 3),
      short = table('Competitive', 3, { Prompts: 'Short' });
    for (const g of [full, short]) {
      own(act(g), 0, 'Food 2', 'Glass 2');
      put(g.s, 'acts', 3, 0);
    }
    full.pick('Work');
    short.pick('Work');
    assert.deepEqual([full.says(), short.says()], ['WORK. Each REP: +$1', 'WORK']);
    full.pick('Back', 'Consume', 'Complete activity', 'Food Q2', 'Glass Q2');
    short.pick('Back', 'Consume', 'Complete activity', 'Food Q2', 'Glass Q2');
    told(full);
    told(short);
    assert.deepEqual([full.s.at, short.s.at, +short.s.acts[0]], ['consume.old', 'turn.main', 3]);
    full.ok();
    for (const g of [full, short]) {
      g.s.actDeck = 0;
      g.pick('End turn');
    }
    assert.match(full.says(), /No ACTIVITY left: shuffle$/);
    assert.equal(short.says(), 'Refill 1 ACTIVITY. Deck: 16 left');
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
    g.pick('Work', '$6 -5 H');
    assert.equal(g.s.h[0], 1);
    const h = at('Competitive');
    owe(h, 0, 0, 0, 0);
    h.pick('Work', '$3 -1 H');
    assert.equal(h.s.h[0], 3);
  });

  it('gives exactly 1 COIN in Basic without HAPPINESS, whatever the REP, and ends the turn at once [LO-104] [LO-106] [LO-182]', () => {
    const g = at('Basic');
    g.s.h[0] = 0;
    g.s.rep[0] = 2;
    gap(g).pick('Work: $1, turn ends');
    assert.deepEqual([g.s.coin[0], g.s.rep[0], g.s.h[0]], [3, 2, 0]);
    assert.match(g.says(), /refill/i);
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
    assert.equal(cannot(g, '-2 H'), 'You have 1 H');
  });

  it('brings played FAVOURS back in Cooperative and Solo, and nothing else does [LO-107] [LO-227]', () => {
    for (const mode of ['Cooperative', 'Solo']) {
      const g = at(mode);
      g.s.favUsed[0] = 0b10101;
      g.s.hand[0] = 2;
      g.pick('Buy', 'Metal', 'Q1 for $1');
      finish(g);
      assert.equal(g.s.hand[0], 2);
      const h = at(mode);
      h.s.favUsed[0] = 0b10101;
      h.s.hand[0] = 2;
      h.pick('Work', '$3 -1 H');
      assert.deepEqual([h.s.hand[0], h.s.favUsed[0]], [5, 0]);
    }
  });

  it('moves the token once, however far: one EVENT for each border [LO-108]', () => {
    const g = at('Competitive');
    g.s.h[0] = 10;
    g.session.correct('toil', 7, 7, 0);
    g.pick('Work', '$3 -7 H');
    assert.deepEqual([g.s.h[0], g.s.pending[0]], [3, 2]);
  });
});

describe('LOOP: BUY', () => {
  it('takes up to three MATERIALS and may stop earlier [LO-110] [LO-115]', () => {
    const g = at('Basic');
    g.s.coin[0] = 9;
    g.pick('Buy', 'Back');
    assert(g.offers().includes('Work') && !g.offers().includes('End turn'));
    g.pick('Buy', 'Glass', 'Q1 for $1');
    assert(g.offers().includes('End turn'));
    g.pick('Buy another', 'Glass', 'Q1 for $1', 'Buy another', 'Metal', 'Q1 for $1');
    assert.equal(cannot(g, 'Buy another'), 'Only 3 a turn');
    assert.deepEqual([g.s.bought, g.s.buySlots], [3, 2]);
  });

  it('sets Q to the COIN paid, 1 to 4 [LO-111]', () => {
    const g = at('Basic');
    g.s.coin[0] = 9;
    g.pick('Buy', 'Metal');
    assert.deepEqual(g.offers(), ['Q1 for $1', 'Q2 for $2', 'Q3 for $3', 'Q4 for $4', 'Back']);
    g.pick('Q3 for $3');
    assert.deepEqual([g.s.coin[0], list(g, 0)], [6, ['Food 2', 'Metal 3']]);
  });

  it('adds 1 Q for each REP to a MATERIAL for which at least 1 COIN is paid [LO-112]', () => {
    const g = at('Basic');
    g.s.rep[0] = 2;
    g.pick('Buy', 'Metal', 'Q1 for $1', 'Buy another', 'Utility');
    assert.deepEqual(g.offers(), ['Q1 for $1', 'Q2 for $1 + 1 REP', 'Q3 for $1 + 2 REP', 'Back']);
    g.pick('Q3 for $1 + 2 REP');
    assert.deepEqual([g.s.coin[0], g.s.rep[0], list(g, 0)], [0, 0, ['Food 2', 'Metal 1', 'Utility 3']]);
  });

  it('refuses REP that would lift Q above 4 [LO-113]', () => {
    const g = at('Basic');
    g.s.coin[0] = 4;
    g.s.rep[0] = 2;
    g.pick('Buy', 'Metal');
    for (const label of g.offers()) assert.doesNotMatch(label, /Q[56]/);
    assert(g.offers().includes('Q4 for $3 + 1 REP') && !g.offers().some(label => /\$4 .* REP/.test(label)));
  });

  it('needs a face-up MATERIAL and a COIN [LO-114]', () => {
    const g = at('Basic');
    g.s.buySlots = 0;
    assert.equal(cannot(g, 'Buy'), 'No material');
    g.s.buySlots = 1;
    g.s.coin[0] = 0;
    assert.equal(cannot(g, 'Buy'), 'Too few coins');
  });

  it('counts the COIN of a BUY as spent, not the REP [LO-116]', () => {
    const g = at('Basic');
    g.s.rep[0] = 1;
    g.pick('Buy', 'Metal', 'Q3 for $2 + 1 REP');
    assert.equal(g.s.spent, 2);
  });

  it('sets no limit to the MATERIALS in an AREA [LO-117]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 1', 'Food 1', 'Food 2', 'Glass 1', 'Glass 4', 'Metal 1', 'Metal 2', 'Plastic 1', 'Utility 2');
    g.pick('Buy', 'Metal', 'Q1 for $1');
    assert.equal(list(g, 0).length, 10);
  });
});

describe('LOOP: CONSUME and GOALS', () => {
  const ready = (mode = 'Basic') => {
    const g = at(mode);
    own(g, 0, 'Food 4', 'Glass 4', 'Metal 4');
    g.pick('Consume');
    return g;
  };
  const one = (g: ReturnType<typeof ready>) => {
    g.pick('Complete activity');
    g.session.answer(0, 1);
    g.session.answer(0, 1);
  };

  it('completes up to three ACTIVITIES for 1 H each, one at a time [LO-120]', () => {
    const g = ready();
    const happy: number[] = [];
    for (let i = 0; i < 3; i++) {
      one(g);
      happy.push(g.s.h[0]);
    }
    assert.deepEqual([happy, g.s.actSlots], [[5, 6, 7], 2]);
    assert.equal(cannot(g, 'Complete activity'), 'Only 3 a turn');
  });

  it('takes 1 Q from each of two different cards, also of the same type [LO-121] [LO-125]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 2', 'Glass 1');
    g.pick('Consume', 'Complete activity', 'Food Q2');
    assert.deepEqual(g.offers(), ['Glass Q1', 'Back']);
    const h = at('Basic');
    own(h, 0, 'Food 2', 'Food 2');
    h.pick('Consume', 'Complete activity', 'Food Q2');
    assert.deepEqual(h.offers(), ['Food Q2', 'Back']);
    h.pick('Food Q2');
    assert.deepEqual(list(h, 0), ['Food 1', 'Food 1']);
    const k = at('Basic');
    own(k, 0, 'Food 4');
    k.s.hand[0] = 0;
    assert.equal(cannot(k, 'Consume'), 'Needs 2 materials');
  });

  it("breaks a MATERIAL at Q0 into its owner's LANDFILL, also a SHAREd one [LO-122]", () => {
    const g = at('Basic');
    own(g, 0, 'Glass 1');
    own(g, 1, 'Metal 1');
    g.pick('Consume', 'Favour', 'Share', 'Blue', 'Accept', 'Metal Q1', 'Complete activity', 'Glass Q1', 'Blue Metal Q1');
    assert.deepEqual([list(g, 0), filled(g, 0), list(g, 1), filled(g, 1)], [[], ['Glass'], [], ['Metal']]);
    assert.equal(g.s.h[0], 5);
  });

  it('keeps three ACTIVITIES and has an older one discarded for the fourth [LO-123]', () => {
    const g = ready();
    one(g);
    one(g);
    put(g.s, 'acts', 3, 0);
    one(g);
    assert.match(g.says(), /discard an older ACTIVITY/i);
    g.ok();
    assert.deepEqual([+g.s.acts[0], g.s.actsDone[0]], [3, 3]);
  });

  it('turns 2 REP into 1 H in a CONSUME turn only, never 1 REP [LO-124]', () => {
    const g = ready();
    g.s.rep[0] = 1;
    one(g);
    assert.equal(cannot(g, '2 REP for +1 H'), 'You have 1 REP');
    g.s.rep[0] = 2;
    g.pick('2 REP for +1 H');
    assert.deepEqual([g.s.h[0], g.s.rep[0]], [6, 0]);
    const h = at('Basic');
    h.s.rep[0] = 2;
    h.pick('Work', '$3 -1 H');
    assert(!h.offers().includes('2 REP for +1 H'));
  });

  it('opens GOALS only after an ACTIVITY of this turn [LO-130] [LO-135]', () => {
    const g = ready();
    put(g.s, 'acts', 3, 0);
    assert(!g.offers().includes('Goal met'));
    one(g);
    assert.match(g.says(), /discard/i); // the ACTIVITIES that count are those left after it
    g.ok();
    assert(g.offers().includes('Goal met'));
    finish(g);
    for (let i = 0; i < 3; i++) {
      act(g).pick('Work', '$3 -1 H');
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
    assert.deepEqual([g.s.h[0], +g.s.goals[0], g.s.pending[0]], [10, 1, 2]);
  });

  it('allows several GOALS for the same ACTIVITIES, three in all (Solo four), or none [LO-132] [LO-133] [LO-134]', () => {
    for (const [mode, most] of [
      ['Basic', 3],
      ['Solo', 4],
    ] as const) {
      const g = ready(mode);
      one(g);
      told(g);
      for (let i = 0; i < most; i++) {
        assert(g.offers().includes('End turn'));
        g.pick('Goal met');
        g.dial(1);
        told(g);
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
    g.pick('Complete activity');
    assert.deepEqual(g.offers(), ['Food Q4', 'Glass Q4', 'Metal Q4', 'Back']);
    g.pick('Metal Q4');
    assert.deepEqual(g.offers(), ['Food Q4', 'Glass Q4', 'Back']);
  });

  it('names the page of the rulebook that says so', () => {
    const why = (g: ReturnType<typeof at>, ...labels: string[]) => {
      g.pick(...labels);
      return shown(g.session).why;
    };
    const pages = [
      why(at('Basic')),
      why(at('Basic'), 'Work'),
      why(at('Basic'), 'Buy'),
      why(at('Basic'), 'Favour'),
      why(at('Competitive'), 'Ability'),
      why(at('Competitive'), 'Credit card'),
      why(gap(worked('Competitive')), 'End turn'),
      shown(finish(worked('Solo')).session).why,
      why(at('Solo'), 'Favour'),
    ];
    assert.deepEqual(pages, ['p. 6', 'p. 7', 'p. 7', 'p. 11', 'p. 18', 'p. 15', 'p. 10', 'p. 17', 'p. 17']);
  });

  it('offers the end of the turn before what is free, once the main action is taken [LO-043]', () => {
    assert.equal(worked('Basic').offers()[0], 'End turn');
    const g = at('Basic');
    assert(!g.offers().includes('End turn'));
    g.pick('Buy', 'Food', 'Q1 for $1');
    assert.deepEqual(g.offers().slice(0, 3), ['Buy another', 'End turn', 'Favour']);
  });

  it('can be left before the first ACTIVITY', () => {
    const g = ready();
    g.pick('Do not consume');
    assert(g.offers().includes('Work'));
  });
});

import { strict as assert } from 'node:assert';
import { wrap } from '../../../firmware/shell/layout';
import loop from '../../../games/loop';
import {
  activity,
  at,
  begin,
  CAREERS,
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
  owe,
  own,
  prices,
  said,
  unusable,
  worked,
} from './table';

/** Red with this CAREER, at the hub. */
function as(name: string, mode = 'Competitive', players = 3) {
  const g = at(mode, players);
  career(g, name);
  g.s.h[0] = 7; // far from a border
  return g;
}

/** [COIN, MATERIALS, Q, REP, SALARY, H lost] as the spec's table has them. */
const CARDS: { [name: string]: [number, number, number, number, number, number] } = {
  Artist: [1, 1, 2, 0, 1, 1],
  Banker: [0, 1, 2, 0, 7, 2],
  Chef: [2, 1, 2, 0, 4, 1],
  Craftsman: [1, 1, 2, 0, 4, 1],
  Engineer: [0, 1, 2, 0, 6, 2],
  Freelancer: [2, 1, 2, 0, 7, 2],
  Homemaker: [2, 1, 2, 0, 3, 1],
  Intern: [2, 1, 2, 0, 3, 1],
  Investor: [1, 1, 2, 0, 5, 1],
  Lawyer: [0, 1, 2, 0, 7, 2],
  Nurse: [1, 1, 2, 1, 4, 1],
  Clerk: [1, 1, 2, 0, 4, 1],
  Officer: [1, 1, 2, 0, 4, 1],
  Politician: [2, 1, 2, 0, 4, 1],
  Salesman: [0, 1, 2, 0, 4, 1],
  Scavenger: [1, 1, 2, 0, 3, 1],
  Scholar: [2, 1, 2, 1, 6, 2],
  Scientist: [0, 1, 2, 0, 7, 2],
  Soldier: [1, 1, 2, 0, 4, 1],
  Tycoon: [2, 1, 2, 0, 0, 1],
  Waitress: [1, 1, 2, 0, 4, 1],
};

/** Starts as this CAREER through the set-up, and WORKs. */
function starts(name: string) {
  const g = begin(loop, { Game: 'Competitive' });
  g.pick('Red');
  g.ok(2);
  const i = CAREERS.indexOf(name);
  if (name === 'Intern') g.ok();
  else g.dice(i > 7 ? i : i + 1, 1, 1, 1).ok();
  g.pick(name, 'Keep', 'Metal', 'Intern', 'Keep', 'Metal');
  const [coins, goods, q, rep, salary, loss] = CARDS[name];
  assert.deepEqual([g.s.coin[0], list(g, 0), g.s.rep[0]], [coins, Array(goods).fill(`Metal ${q}`), rep], name);
  const h = g.s.h[0]!;
  g.pick('Work');
  if (name === 'Freelancer') g.pick('$7 -2 H');
  else if (rep) g.pick(`$${salary} -${loss} H`);
  assert.deepEqual([g.s.coin[0]! - coins, h - g.s.h[0]!], [name === 'Tycoon' ? coins : salary, loss], name);
  assert.equal(h, name === 'Intern' ? 4 : 3);
  return g;
}

describe('LOOP: CAREERS', () => {
  it('Artist: WORK gives 1 COIN and a face-up MATERIAL at Q4, or the COIN alone [LO-250] [LO-279]', () => {
    const g = starts('Artist');
    assert.match(g.says(), /Take which face-up MATERIAL at Q4/);
    g.pick('Glass');
    assert.deepEqual([g.s.coin[0], list(g, 0), g.s.buySlots], [2, ['Glass 4', 'Metal 2'], 4]);
    const h = as('Artist');
    h.s.buySlots = 0;
    h.pick('Work');
    assert.deepEqual([h.s.at, h.s.coin[0]], ['turn.act', 3]);
  });

  it('Banker: swaps 1 REP and 1 COIN with anyone, once a turn, either way, never above 2 REP [LO-251] [LO-277]', () => {
    starts('Banker');
    const g = as('Banker');
    g.s.rep = [1, 2, 1];
    g.s.coin = [1, 1, 1];
    g.pick('Ability');
    assert.deepEqual(g.offers(), ['$1 to Blue', 'REP to Green', '$1 to Green', 'Back', 'Other careers']); // Blue has 2 already
    g.pick('REP to Green');
    assert.deepEqual([g.s.at, g.s.rep, g.s.coin], ['turn.act', [0, 2, 2], [2, 1, 0]]); // nobody was asked
    assert.equal(unusable(g), 'Only once a turn');
    const h = as('Banker');
    h.s.rep = [0, 1, 0];
    h.pick('Ability', '$1 to Blue');
    assert.deepEqual(
      [h.s.rep, h.s.coin.slice(0, 2)],
      [
        [1, 0, 0],
        [1, 3],
      ],
    );
  });

  it('Chef: FOOD bought or RECYCLEd has twice the Q, up to 4 [LO-252] [LO-275]', () => {
    starts('Chef');
    const g = as('Chef');
    g.s.coin[0] = 4;
    g.s.rep[0] = 1;
    g.pick('Buy');
    assert.deepEqual(prices(g, 'Food'), ['Food Q2, $1', 'Food Q4, $2']);
    assert(g.offers().includes('Metal Q1, $1'));
    g.pick('Food Q2, $1');
    assert.deepEqual(g.offers(), ['No REP', 'Q3 for 1 REP', 'Back']);
    const r = as('Chef');
    r.s.coin[0] = 4;
    fill(r, 1, 'Food');
    r.pick('Favour', 'Recycle', 'Accept');
    assert.deepEqual(r.offers(), ['Q2 for $1', 'Q4 for $2']);
    const m = as('Chef');
    force(m, 315);
    m.pick('Buy');
    assert.deepEqual(prices(m, 'Food'), ['Food Q1, $1', 'Food Q2, $2']);
  });

  it('Craftsman: a MATERIAL of anyone counts as any type but FOOD until the turn ends [LO-253]', () => {
    starts('Craftsman');
    const g = as('Craftsman');
    own(g, 0, 'Food 2');
    force(g, 300); // no METAL: -1 H
    g.pick('Ability', 'Food Q2');
    assert.deepEqual(g.offers(), ['Glass', 'Metal', 'Plastic', 'Utility']);
    g.pick('Metal', 'Work');
    const h = g.s.h[0];
    finish(g);
    assert.deepEqual([g.s.h[0], list(g, 0)], [h, ['Food 2']]);
    g.s.seat = 0; // the same without it
    career(g, 'Intern', 0);
    g.pick('Work', 'End turn');
    assert.match(news(g), /no METAL/i);
    const o = as('Craftsman');
    own(o, 1, 'Utility 1');
    o.pick('Ability');
    assert.deepEqual(o.offers(), ['Food Q2', 'Blue Utility Q1', 'Green Metal Q2', 'Back', 'Other careers']);
  });

  it('Craftsman: a forged MATERIAL stays forged when it changes hands, and when it wears [LO-253]', () => {
    const g = as('Craftsman');
    own(g, 0, 'Glass 2');
    own(g, 1, 'Food 2');
    force(g, 300); // no METAL: -1 H
    g.pick('Ability', 'Blue Food Q2', 'Metal', 'Favour', 'Acquire', 'Blue', 'Accept');
    activity(g, 'Food Q2=Metal', 'Glass Q2');
    assert.deepEqual(list(g, 0), ['Food 1', 'Glass 1']);
    g.pick('End turn');
    assert.match(news(g), /^Refill/im);
    assert.doesNotMatch(news(g), /METAL/);
  });

  it('Craftsman: of equal MATERIALS the forged one is not given away, but goes with the only one there is [LO-253] [LO-281]', () => {
    const g = as('Craftsman');
    own(g, 0, 'Food 2', 'Food 2');
    force(g, 300); // no METAL: -1 H
    g.pick('Ability', 'Food Q2', 'Metal', 'Work', 'Favour', 'Resell', 'Blue', 'Accept', 'Food Q2');
    gap(g).pick('End turn');
    assert.doesNotMatch(news(g), /No METAL/);
    const b = as('Craftsman'); // an equal one of another seat
    own(b, 0, 'Metal 2');
    own(b, 1, 'Metal 2');
    force(b, 300);
    b.pick('Ability', 'Blue Metal Q2', 'Glass', 'Favour', 'Barter', 'Blue', 'Accept');
    assert.match(news(b), /Metal Q2 to Red\nMetal Q2 to Blue/);
    b.pick('Work', 'End turn');
    assert.match(news(b), /No METAL/i);
  });

  it('Craftsman: what breaks goes to the LANDFILL as what it really is [LO-278]', () => {
    const g = as('Craftsman');
    own(g, 0, 'Food 1', 'Glass 2');
    g.pick('Ability', 'Food Q1', 'Metal');
    activity(g, 'Food Q1', 'Glass Q2');
    assert.deepEqual([filled(g, 0), g.s.forgedAs], [['Food'], '-']);
  });

  it('Engineer: +1 Q to a MATERIAL of anyone, not UTILITY, not above 4 [LO-254]', () => {
    starts('Engineer');
    const g = as('Engineer');
    own(g, 0, 'Food 4', 'Utility 1', 'Metal 2');
    own(g, 1, 'Glass 3');
    own(g, 2, 'Utility 2');
    g.pick('Ability');
    assert.deepEqual(g.offers(), ['Metal Q2', 'Blue Glass Q3', 'Back', 'Other careers']);
    g.pick('Blue Glass Q3');
    assert.deepEqual(list(g, 1), ['Glass 4']);
    assert.equal(unusable(g), 'Only once a turn');
  });

  it('Engineer: a MATERIAL that is SHAREd and repaired can still be used [LO-254] [LO-284]', () => {
    const g = at('Competitive', 2);
    career(g, 'Engineer');
    own(g, 0, 'Food 1');
    own(g, 1, 'Metal 1');
    g.pick('Favour', 'Share', 'Accept', 'Ability', 'Blue Metal Q1');
    activity(g, 'Food Q1', 'Blue Metal Q2');
    assert.deepEqual([g.s.consumed, list(g, 1), g.s.shares], [1, ['Metal 1'], []]);
  });

  it('Freelancer: one of three SALARIES, and once a turn another FAVOUR from the deck [LO-255] [LO-279]', () => {
    starts('Freelancer');
    const g = as('Freelancer');
    g.s.hand[0] = 3;
    g.s.favDeck = 0;
    g.s.favDiscard = 0;
    g.pick('Ability', 'Swap a FAVOUR');
    assert.deepEqual([g.s.hand[0], g.s.favDeck, g.s.favDiscard], [3, 0, 0]); // it drew its own discard
    g.pick('Work');
    assert.deepEqual(g.offers(), ['$7 -2 H', '$4 -1 H', '$2, no H', 'Back']);
    const h = as('Freelancer');
    h.s.favDiscard = 2;
    const deck = h.s.favDeck;
    h.pick('Ability', 'Swap a FAVOUR');
    assert.deepEqual([h.s.favDeck, h.s.favDiscard], [deck - 1, 3]);
    const c = as('Freelancer', 'Cooperative');
    c.pick('Ability');
    assert.deepEqual(c.offers(), ['Back', 'Other careers']);
  });

  it('Homemaker: +1 REP once a turn with 0 or 1 MATERIAL [LO-256] [LO-279]', () => {
    starts('Homemaker');
    const g = as('Homemaker');
    own(g, 0, 'Food 1', 'Food 1');
    g.pick('Ability');
    assert.deepEqual(g.offers(), ['Back', 'Other careers']);
    assert.equal(cannot(g, 'Use it'), 'Nothing fits');
    own(g, 0, 'Food 1');
    g.pick('+1 REP');
    assert.equal(g.s.rep[0], 1);
    const h = as('Homemaker');
    h.s.rep[0] = 2;
    h.pick('Ability', '+1 REP');
    assert.equal(h.s.rep[0], 2);
  });

  it('Intern: no ABILITY [LO-257]', () => {
    starts('Intern');
    const g = as('Intern');
    assert.equal(unusable(g), 'It has no ability');
  });

  it('Investor: pays 1 COIN to toss, once a turn, never without one [LO-258]', () => {
    starts('Investor');
    const g = as('Investor');
    g.dice(1, 1);
    g.pick('Ability', 'Pay $1, toss twice');
    assert.deepEqual([g.s.coin[0], g.s.spent], [3, 0]);
    assert.equal(unusable(g), 'Only once a turn');
    const h = as('Investor');
    h.s.coin[0] = 0;
    h.pick('Ability');
    assert.deepEqual(h.offers(), ['Back', 'Other careers']);
  });

  it("Lawyer: any FAVOUR rejects any FAVOUR, also one to somebody else, also an Officer's first [LO-259]", () => {
    starts('Lawyer');
    const g = as('Officer');
    own(g, 1, 'Metal 1');
    own(g, 2, 'Metal 1');
    career(g, 'Lawyer', 2);
    g.s.rep = [0, 2, 2];
    g.pick('Favour', 'Acquire', 'Blue');
    assert.deepEqual(g.offers(), ['Accept', 'Objection: Green']);
    g.pick('Objection: Green', 'Favour', 'Acquire', 'Green');
    assert.deepEqual(g.offers(), ['Accept', 'Reject: same FAVOUR', 'Reject: 1 REP', 'Objection: Green']);
    const h = as('Lawyer');
    h.pick('Favour', 'Acquire', 'Blue');
    assert(!h.offers().some(label => /Objection/.test(label))); // not to the own one
  });

  it('Nurse: gives a FAVOUR away for 1 REP; it cannot be refused and does nothing [LO-260] [LO-279]', () => {
    starts('Nurse');
    const g = as('Nurse');
    g.s.hand = [2, 3, 3];
    g.pick('Ability', 'Blue');
    assert.deepEqual([g.s.at, g.s.hand, g.s.rep], ['turn.act', [1, 4, 3], [1, 0, 0]]);
    const h = as('Nurse');
    h.s.rep[0] = 2;
    h.pick('Ability', 'Blue');
    assert.equal(h.s.rep[0], 2);
  });

  it('Clerk: may BUY exactly one in a WORK turn, as a BUY for every EVENT [LO-261] [LO-276]', () => {
    starts('Clerk');
    const g = as('Clerk');
    g.pick('Work', 'Slack off: buy 1', 'Metal Q4, $4');
    assert.deepEqual([g.s.coin[0], g.s.spent, list(g, 0)], [2, 4, ['Food 2', 'Metal 4']]);
    assert.equal(cannot(g, 'Slack off: buy 1'), 'Only once');
    const b = as('Clerk');
    owe(b, 0, 0);
    force(b, 301);
    b.pick('Work');
    assert.equal(cannot(b, 'Slack off: buy 1'), 'EVENT: Bad Debt');
    const o = as('Clerk');
    force(o, 308);
    o.pick('Work');
    assert.equal(cannot(o, 'Slack off: buy 1'), 'All is online: no $');
    const f = as('Clerk');
    force(f, 302);
    f.pick('Work', 'Slack off: buy 1', 'Metal Q1, $1');
    assert.match(f.says(), /which face-up MATERIAL at Q1, free/);
    const r = as('Clerk');
    own(r, 0, 'Food 3');
    force(r, 319);
    r.pick('Work', 'Slack off: buy 1');
    assert.deepEqual(prices(r, 'Metal'), ['Metal Q3, $3', 'Metal Q4, $4']);
  });

  it('Officer: the first FAVOUR of a turn cannot be REJECTed, the second can [LO-262]', () => {
    starts('Officer');
    const g = as('Officer');
    own(g, 1, 'Metal 1', 'Glass 1');
    g.s.hand = [3, 3, 3];
    g.s.rep[1] = 1;
    g.pick('Favour', 'Acquire', 'Blue');
    assert.deepEqual(g.offers(), ['Accept']);
    assert.equal(cannot(g, 'Reject: 1 REP'), 'Enforced: no REJECT');
    g.pick('Accept', 'Metal Q1', 'Favour', 'Acquire');
    assert.deepEqual(g.offers(), ['Accept', 'Reject: same FAVOUR', 'Reject: 1 REP']);
  });

  it('Politician: plays a claim face down; it is taken blindly, rejected or called [LO-263] [LO-272]', () => {
    starts('Politician');
    const g = as('Politician');
    g.s.hand = [3, 3, 3];
    g.s.rep[1] = 1;
    own(g, 1, 'Metal 1', 'Glass 1');
    g.pick('Favour', 'Acquire, face down', 'Blue');
    assert.match(said(g), /Blue: Red claims Acquire/i);
    assert.deepEqual(g.offers(), ['Accept', 'Reject: same FAVOUR', 'Reject: 1 REP', 'Call the bluff']);
    g.pick('Call the bluff', 'True: +1 REP');
    assert.deepEqual([g.s.rep[0], g.offers()], [1, ['Accept', 'Reject: same FAVOUR', 'Reject: 1 REP']]);
    g.pick('Accept', 'Metal Q1');
    assert.deepEqual(
      [g.s.hand.slice(0, 2), list(g, 0)],
      [
        [2, 4],
        ['Food 2', 'Metal 1'],
      ],
    );
    g.pick('Favour', 'Acquire, face down', 'Call the bluff', 'A lie: FAVOUR lost');
    assert.deepEqual([g.s.at, g.s.hand.slice(0, 2), g.s.favDiscard, g.s.rep[0]], ['turn.act', [1, 4], 1, 1]);
    g.pick('Favour', 'Acquire, face down', 'Accept');
    assert.deepEqual([news(g).match(/Glass Q1 to Red/)?.[0], g.s.hand.slice(0, 2)], ['Glass Q1 to Red', [0, 5]]);
    const full = as('Politician');
    full.s.rep[0] = 2;
    full.pick('Favour', 'Acquire', 'Blue');
    assert(!full.offers().includes('Call the bluff'));
  });

  it('Politician: REP for a true claim is lost at 2 [LO-279]', () => {
    const g = as('Politician');
    g.s.rep[0] = 2;
    g.pick('Favour', 'Acquire, face down', 'Blue', 'Call the bluff', 'True: +1 REP');
    assert.equal(g.s.rep[0], 2);
  });

  it('Salesman: 1 COIN for every ACCEPTed ACQUIRE or RESELL of his or to him [LO-264]', () => {
    starts('Salesman');
    const g = as('Salesman');
    own(g, 1, 'Metal 1');
    g.s.hand[0] = 3;
    g.pick('Favour', 'Acquire', 'Blue', 'Accept');
    assert.match(news(g), /Red: Salesman \+\$1/i);
    assert.equal(g.s.coin[0], 2); // 2 + 1 - 1
    g.s.coin[1] = 3;
    g.pick('Favour', 'Barter', 'Accept'); // only Green has anything
    assert.equal(g.s.coin[0], 2);
    const h = as('Intern');
    career(h, 'Salesman', 1);
    h.pick('Favour', 'Resell', 'Blue', 'Accept');
    assert.equal(h.s.coin[1], 1); // 2 + 1 - 2
    const r = as('Salesman');
    r.pick('Favour', 'Acquire', 'Blue', 'Reject: same FAVOUR');
    assert.equal(r.s.coin[0], 2);
  });

  it('Scavenger: once a turn a MATERIAL of any LANDFILL at Q1, free, not UTILITY [LO-265]', () => {
    starts('Scavenger');
    const g = as('Scavenger');
    fill(g, 0, 'Glass', 'Utility');
    fill(g, 2, 'Metal');
    g.pick('Ability');
    assert.deepEqual(g.offers(), ['Red Glass', 'Green Metal', 'Back', 'Other careers']);
    g.pick('Green Metal');
    assert.deepEqual([list(g, 0), filled(g, 2), g.s.coin[0], g.s.spent], [['Food 2', 'Metal 1'], [], 2, 0]);
    const s = as('Scavenger', 'Solo', 1);
    fill(s, -1, 'Glass');
    s.pick('Ability', 'Central Glass');
    assert.deepEqual(list(s, 0), ['Food 2', 'Glass 1']);
  });

  it('Scavenger: RECYCLE played as RESELL is a RESELL in effect and REP [LO-273] [LO-279]', () => {
    const g = as('Scavenger');
    g.s.hand = [1, 2, 3];
    g.s.rep[1] = 0;
    g.pick('Favour', 'Recycle as Resell', 'Blue');
    assert.match(said(g), /Blue: Red asks you: Resell/i);
    assert.deepEqual(g.offers(), ['Accept', 'Reject: same FAVOUR']);
    g.pick('Accept');
    assert.deepEqual([g.s.coin.slice(0, 2), g.s.rep[1], g.s.hand.slice(0, 2)], [[4, 0], 1, [0, 3]]);
    const s = as('Scavenger', 'Solo', 1),
      deck = s.s.matDeck;
    s.pick('Favour', 'Renew as Resell');
    assert.deepEqual([s.s.matDeck, s.s.favUsed[0], s.s.coin[0]], [deck + 1, 0b100, 4]);
  });

  it('Scholar: looks at the top of a deck; the EVENT seen is the next one drawn [LO-266]', () => {
    starts('Scholar');
    const g = as('Scholar');
    g.s.h[0] = 4;
    own(g, 0, 'Food 4', 'Glass 4');
    g.pick('Ability');
    assert.deepEqual(g.offers(), ['Another deck', 'Event deck', 'Back', 'Other careers']);
    g.dice(5).pick('Event deck');
    assert.match(said(g), /Red: Collector/i);
    g.pick('Only for you');
    activity(g, 'Food Q4', 'Glass Q4');
    assert.deepEqual([g.s.faceDown, g.s.topEvent], [['Collector'], NONE]);
    const h = as('Scholar');
    h.pick('Ability', 'Another deck');
    assert.equal(unusable(h), 'Only once a turn');
  });

  it('Scholar: is told when no EVENT is left to look at [LO-266] [LO-064]', () => {
    const g = as('Scholar');
    g.s.eventDeck = 0;
    g.pick('Ability', 'Event deck');
    assert.equal(g.says(), 'No EVENT left');
  });

  it('Scientist: BUYs one of the three from any LANDFILL, the own one and UTILITY included [LO-267] [LO-114] [LO-175]', () => {
    starts('Scientist');
    const g = as('Scientist');
    g.s.coin[0] = 9;
    g.s.buySlots = 0;
    assert.equal(cannot(g, 'Buy'), 'No MATERIAL');
    fill(g, 0, 'Utility');
    fill(g, 1, 'Glass');
    g.pick('Buy');
    assert.deepEqual(g.offers().slice(0, 3), ['Red Utility Q1, $1', 'Blue Glass Q1, $1', 'Red Utility Q2, $2']);
    g.pick('Red Utility Q3, $3');
    assert.deepEqual([list(g, 0), filled(g, 0), g.s.bought, g.s.buySlots, g.s.spent], [['Food 2', 'Utility 3'], [], 1, 0, 3]);
    assert.equal(cannot(g, 'Buy another'), 'No MATERIAL');
  });

  it('Soldier: takes a random FAVOUR of anyone who has one, once a turn [LO-268]', () => {
    starts('Soldier');
    const g = as('Soldier');
    g.s.hand = [1, 0, 2];
    g.pick('Ability');
    assert.deepEqual(g.offers(), ['Green', 'Back', 'Other careers']);
    g.dice(2).pick('Green');
    assert.match(news(g), /Take FAVOUR 2 from the left of Green/i);
    assert.deepEqual([g.s.hand, unusable(g)], [[2, 0, 1], 'Only once a turn']);
  });

  it('Tycoon: doubles the COIN before anything is added, and must [LO-269] [LO-274]', () => {
    starts('Tycoon');
    const g = as('Tycoon');
    g.s.coin[0] = 5;
    g.s.rep[0] = 1;
    force(g, 316);
    g.pick('Work');
    assert.deepEqual(g.offers(), ['$9 -2 H', '$10 -2 H, 1 REP', 'Back']);
    g.pick('$10 -2 H, 1 REP');
    assert.equal(g.s.coin[0], 15);
    const h = as('Tycoon');
    h.s.coin[0] = 0;
    h.pick('Work');
    assert.equal(h.s.coin[0], 0);
  });

  it('Tycoon: the set-up says that WORK doubles [LO-020] [LO-269]', () => {
    const g = begin(loop, { Game: 'Competitive' });
    g.pick('Red');
    g.ok(2);
    g.dice(19, 1, 1, 1).ok();
    g.pick('Tycoon');
    assert.match(g.says(), /\nWORK x2, -~1 H$/);
  });

  it('Tycoon: pays COIN for his cards, where the table rules so [LO-269]', () => {
    const g = as('Tycoon');
    g.s.coin[0] = 6;
    owe(g, 0, 0, 0);
    g.pick('Work');
    assert.deepEqual([g.s.coin[0], g.s.h[0]], [12, 4]);
    g.session.undo();
    g.s.rulings |= 8;
    g.pick('Work');
    assert.deepEqual([g.s.coin[0], g.s.h[0]], [10, 6]);
  });

  it('Waitress: draws 2 FAVOURS with fewer than 5 [LO-270]', () => {
    starts('Waitress');
    const draw = (hand: number) => {
      const g = worked('Competitive');
      career(g, 'Waitress', 1);
      g.s.hand[1] = hand;
      return finish(g);
    };
    const g = draw(4);
    assert.match(news(g), /Draw 2 FAVOURs: now 6/);
    assert.equal(g.s.hand[1], 6);
    const h = draw(5);
    assert.deepEqual([h.s.at, h.s.hand[1]], ['turn.act', 5]);
  });

  it('an ABILITY works once in each own turn, at any moment of it [LO-271]', () => {
    const g = as('Homemaker', 'Competitive', 2);
    g.pick('Ability', '+1 REP', 'Work', '$3 -1 H');
    assert.equal(unusable(g), 'Only once a turn');
    finish(g);
    g.pick('Work');
    finish(g);
    g.pick('Work', '$3 -1 H');
    assert.equal(unusable(g), ''); // again, and after the main action
  });
});

describe('LOOP: what a CAREER can do', () => {
  it('can be read before it is chosen, and another one be taken instead [LO-016] [LO-020]', () => {
    const g = begin(loop, { Game: 'Competitive' });
    g.pick('Red');
    g.ok(2);
    g.dice(16, 1, 1, 1).ok();
    g.pick('Scholar', 'Ability');
    assert.equal(g.says(), 'Scholar, 1x a turn\nSee the top of a deck');
    g.ok();
    g.pick('Back', 'Artist', 'Ability');
    assert.match(g.says(), /^Artist\nWORK/);
    g.ok();
    g.pick('Keep', 'Food');
    assert.equal(g.s.career[0], 'Artist');
  });

  it('can be read in the turn, of everyone, in at most four rows [LO-271]', () => {
    for (let job = 0; job < 21; job++) {
      const g = at('Competitive', 3);
      [CAREERS[job]!, 'Chef', 'Tycoon'].forEach((name, seat) => {
        career(g, name, seat);
      });
      g.pick('Ability');
      assert(g.says().startsWith(CAREERS[job]), g.says());
      assert(wrap(g.says(), 21).length <= 4, g.says());
      g.pick('Other careers');
      assert.match(said(g), /^Blue: Chef\n/);
      g.ok();
      assert.match(said(g), /^Green: Tycoon\n/);
      g.ok();
      assert.equal(g.s.at, 'turn.act');
    }
  });
});

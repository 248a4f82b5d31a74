import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { activity, at, cannot, career, fill, filled, finish, force, list, news, own, payers, said } from './table';

/** Red at the hub with COIN and MATERIAL, Blue and Green with something to trade. */
function ready(mode = 'Basic') {
  const g = at(mode);
  g.s.coin = [5, 5, 5];
  own(g, 0, 'Food 2', 'Glass 3');
  own(g, 1, 'Metal 2', 'Plastic 4');
  own(g, 2, 'Utility 1');
  fill(g, 1, 'Food', 'Utility');
  return g;
}

describe('LOOP: FAVOURS', () => {
  it('plays any number on the own turn, each to one player, out of the hand [LO-140] [LO-225]', () => {
    const g = ready();
    g.s.hand[0] = 3;
    g.s.coin[0] = 9;
    for (let i = 0; i < 2; i++) {
      g.pick('Favour', 'Acquire');
      assert.deepEqual(g.offers(), ['Blue', 'Green', 'Back']);
      g.pick(i ? 'Green' : 'Blue', 'Accept');
      g.session.answer(0, 1);
    }
    assert.deepEqual([g.s.hand[0], g.s.favPlayed], [1, 2]);
  });

  it('asks the target to ACCEPT or REJECT [LO-141] [LO-226]', () => {
    const g = ready();
    g.s.rep[1] = 1;
    g.pick('Favour', 'Barter', 'Blue');
    assert.match(said(g), /^Blue: Red asks you: Barter\. Accept\?\nAccept: \+1 REP$/i);
    assert.equal(shown(g.session).seat, 1);
    assert.deepEqual(g.offers(), ['Accept', 'Reject: same FAVOUR', 'Reject: 1 REP']);
  });

  it('hands an ACCEPTed card on, beyond 5 too, with REP by its kind [LO-142]', () => {
    const gains: { [favour: string]: number } = { Acquire: 1, Barter: 1, Recycle: 0, Resell: 1, Share: 2 };
    for (const favour of Object.keys(gains)) {
      const g = ready();
      g.s.hand = [2, 5, 3];
      g.pick('Favour', favour);
      if (g.offers().includes('Blue')) g.pick('Blue');
      g.pick('Accept');
      assert.deepEqual([g.s.hand[0], g.s.hand[1], g.s.rep[1]], [1, 6, gains[favour]], favour);
    }
  });

  it('lets a player with 2 REP ACCEPT; the gain is lost [LO-143]', () => {
    const g = ready();
    g.s.rep[1] = 2;
    g.pick('Favour', 'Acquire', 'Blue', 'Accept', 'Metal Q2');
    assert.deepEqual([g.s.rep[1], list(g, 0)], [2, ['Food 2', 'Glass 3', 'Metal 2']]);
  });

  it('REJECTs by the same card: both to the discard, no effect, no REP [LO-144] [LO-146]', () => {
    const g = ready();
    g.s.hand = [2, 3, 3];
    g.pick('Favour', 'Acquire', 'Blue', 'Reject: same FAVOUR');
    assert.deepEqual([g.s.hand, g.s.favDiscard, g.s.rep[1], list(g, 1)], [[1, 2, 3], 2, 0, ['Metal 2', 'Plastic 4']]);
  });

  it('REJECTs by 1 REP: one card to the discard [LO-144] [LO-146]', () => {
    const g = ready();
    g.s.hand = [2, 3, 3];
    g.s.rep[1] = 2;
    g.pick('Favour', 'Acquire', 'Blue', 'Reject: 1 REP');
    assert.deepEqual([g.s.hand, g.s.favDiscard, g.s.rep[1]], [[1, 3, 3], 1, 1]);
  });

  it('leaves only ACCEPT to who has neither card nor REP [LO-145]', () => {
    const g = ready();
    g.s.hand[1] = 0;
    g.pick('Favour', 'Acquire', 'Blue');
    assert.deepEqual(g.offers(), ['Accept']);
  });

  it('offers only FAVOURS whose condition holds, and says why not [LO-147]', () => {
    const g = ready();
    g.s.coin[0] = 0;
    g.pick('Favour');
    assert.deepEqual(g.offers(), ['Barter', 'Resell', 'Share', 'Back']);
    assert.deepEqual(
      ['Acquire', 'Recycle'].map(label => cannot(g, label)),
      ['You have no coin', 'You have no coin'],
    );
    own(g, 1);
    own(g, 2);
    for (const id of ['owner', 'type', 'quality'] as const) g.s[id].length = 2; // Red's MATERIALs, no LANDFILL
    g.s.coin[0] = 1;
    g.pick('Back', 'Favour');
    assert.deepEqual(
      ['Acquire', 'Barter', 'Recycle', 'Share'].map(label => cannot(g, label)),
      Array(4).fill('Nothing fits'),
    );
    g.pick('Back', 'Work', 'Favour');
    assert.equal(cannot(g, 'Share'), 'Only to CONSUME');
  });

  it('gains REP by nothing but FAVOURS and the four CAREERS [LO-148]', () => {
    const g = ready();
    g.pick('Buy', 'Metal Q1, $1');
    finish(g);
    assert.deepEqual(g.s.rep, [0, 0, 0]);
    const h = ready('Competitive');
    career(h, 'Homemaker');
    own(h, 0, 'Food 1');
    h.s.rep[0] = 1;
    h.pick('Ability', '+1 REP');
    assert.equal(h.s.rep[0], 2);
  });

  it("books a Lawyer's Objection, a called lie and a Nurse's gift, and holds nobody to a promise [LO-149]", () => {
    const g = ready('Competitive');
    g.s.hand = [2, 3, 3];
    career(g, 'Lawyer', 2);
    g.pick('Favour', 'Acquire', 'Blue', 'Objection: Green');
    assert.deepEqual([g.s.hand, g.s.favDiscard, g.s.rep], [[1, 3, 2], 2, [0, 0, 0]]);
    const p = ready('Competitive');
    p.s.hand = [2, 3, 3];
    career(p, 'Politician');
    p.pick('Favour', 'Acquire, face down', 'Blue', 'Call the bluff', 'A lie: FAVOUR lost');
    assert.deepEqual([p.s.hand, p.s.favDiscard, list(p, 1)], [[1, 3, 3], 1, ['Metal 2', 'Plastic 4']]);
    const n = ready('Competitive');
    n.s.hand = [2, 3, 3];
    career(n, 'Nurse');
    n.pick('Ability', 'Green');
    assert.deepEqual([n.s.hand, n.s.favDiscard], [[1, 3, 4], 0]);
  });

  it('ACQUIRE takes a MATERIAL for its Q in COIN, paid to its owner [LO-280]', () => {
    const g = ready();
    g.s.coin[0] = 3;
    g.pick('Favour', 'Acquire');
    assert.deepEqual(g.offers(), ['Blue', 'Green', 'Back']);
    g.pick('Blue', 'Accept'); // not the one at Q4, so nothing is asked
    assert.match(news(g), /Red: Coin 3 > 1\nBlue: Coin 5 > 7\nBlue: REP 0 > 1\nMetal Q2 to Red/);
    assert.deepEqual([g.s.coin, g.s.spent, list(g, 0), list(g, 1)], [[1, 7, 5], 2, ['Food 2', 'Glass 3', 'Metal 2'], ['Plastic 4']]);
  });

  it('BARTER swaps for the same or less Q without change [LO-281]', () => {
    const g = ready();
    g.pick('Favour', 'Barter', 'Blue', 'Accept');
    assert.deepEqual(g.offers(), ['Food Q2', 'Glass Q3']);
    g.pick('Glass Q3'); // for the only one up to Q3
    assert.deepEqual(
      [list(g, 0), list(g, 1), g.s.coin],
      [
        ['Food 2', 'Metal 2'],
        ['Glass 3', 'Plastic 4'],
        [5, 5, 5],
      ],
    );
    const h = ready();
    own(h, 0, 'Food 1');
    own(h, 2, 'Utility 2');
    h.pick('Favour');
    assert.equal(cannot(h, 'Barter'), 'Nothing fits');
  });

  it('RECYCLE takes from another LANDFILL, never UTILITY, at the Q paid to the WORK AREA [LO-282] [LO-175]', () => {
    const g = ready();
    fill(g, 0, 'Glass');
    g.pick('Favour', 'Recycle');
    assert.match(said(g), /^Blue: Red asks you: Recycle/); // nobody else has anything
    g.pick('Accept');
    assert.equal(g.says(), 'Pay what for Food?');
    g.pick('Q3 for $3');
    assert.deepEqual([g.s.coin, g.s.spent, list(g, 0), filled(g, 1)], [[2, 5, 5], 3, ['Food 2', 'Food 3', 'Glass 3'], ['Utility']]);
  });

  it('RESELL gives a MATERIAL for its Q in COIN to who can pay [LO-283]', () => {
    const g = ready();
    g.s.coin = [0, 2, 1];
    g.pick('Favour', 'Resell');
    assert.match(said(g), /^Blue: Red asks you: Resell/); // Green cannot pay
    g.pick('Accept'); // the GLASS is too dear
    assert.deepEqual([g.s.coin, list(g, 0), g.s.spent], [[2, 0, 1], ['Glass 3'], 0]);
  });

  it('SHARE lends 1 Q for an ACTIVITY, the card stays where it is [LO-284]', () => {
    const g = ready();
    g.pick('Favour', 'Share', 'Green', 'Accept');
    assert(payers(g).includes('Green Utility Q1'));
    activity(g, 'Food Q2', 'Green Utility Q1');
    assert.deepEqual([list(g, 2), filled(g, 2), g.s.rep[2], list(g, 0)], [[], ['Utility'], 2, ['Food 1', 'Glass 3']]);
  });

  it('takes nothing for a SHARE that is not used; the REP stays [LO-285]', () => {
    const g = ready();
    g.s.hand = [3, 3, 3];
    own(g, 0);
    g.pick('Favour', 'Share', 'Blue', 'Accept', 'Metal Q2', 'Favour', 'Share', 'Green', 'Reject: same FAVOUR');
    g.pick('Work');
    finish(g);
    assert.deepEqual([list(g, 1), g.s.rep[1], g.s.shares], [['Metal 2', 'Plastic 4'], 2, []]);
  });

  it('leads back when a correction has left nothing to take [LO-147]', () => {
    const g = ready();
    g.pick('Favour', 'Acquire', 'Blue', 'Accept');
    g.session.correct('coin', 0, 0, 0);
    assert.deepEqual(g.offers(), ['Back']);
    g.pick('Back');
    assert.equal(g.s.at, 'turn.act');
  });

  it('does not count a MATERIAL got by a FAVOUR as bought [LO-286]', () => {
    const g = ready();
    g.pick('Buy', 'Glass Q1, $1', 'Something else', 'Favour', 'Acquire', 'Green', 'Accept');
    assert.equal(g.s.bought, 1);
  });
});

describe('LOOP: FAVOURS in Cooperative', () => {
  it('stay with who plays them, name a player, cannot be REJECTed, and give REP unless that ruling is off [LO-234]', () => {
    const g = ready('Cooperative');
    g.s.rep[1] = 1;
    g.pick('Favour', 'Acquire', 'Blue', 'Metal Q2');
    assert.deepEqual([g.s.hand, g.s.favUsed[0], g.s.rep[1], g.s.coin[1]], [[4, 5, 5], 1, 2, 7]);
    const h = ready('Cooperative');
    h.session.correct('rulings', 0, 0, 0);
    h.s.coin[0] = 5;
    own(h, 1, 'Metal 2');
    h.pick('Favour', 'Acquire', 'Blue');
    assert.equal(h.s.rep[1], 0);
  });

  it('can be played once each until WORK [LO-235]', () => {
    const g = ready('Cooperative');
    g.pick('Favour', 'Acquire', 'Blue', 'Metal Q2', 'Favour');
    assert(!g.offers().includes('Acquire'));
    assert.equal(cannot(g, 'Acquire'), 'Played: WORK first');
    g.pick('Back', 'Work', 'Favour');
    assert(g.offers().includes('Acquire'));
  });
});

describe('LOOP: FAVOURS in Solo', () => {
  const solo = () => {
    const g = at('Solo');
    g.s.coin[0] = 5;
    own(g, 0, 'Food 3');
    return g;
  };

  it('trade with the BUY AREA, not with the own AREA [LO-238] [LO-239] [LO-242]', () => {
    const g = solo();
    g.pick('Favour');
    own(g, 0);
    assert.deepEqual(g.offers(), ['Acquire', 'Share', 'Back']); // nothing to give, nothing in the central LANDFILL
    assert.equal(cannot(g, 'Barter'), 'Nothing fits');
    g.s.buySlots = 0;
    assert.deepEqual(g.offers(), ['Back']);
  });

  it('ACQUIRE buys from the BUY AREA at the Q that lies there [LO-238]', () => {
    const g = solo();
    g.s.coin[0] = 3;
    g.pick('Favour', 'Acquire', 'Metal');
    assert.deepEqual(shown(g.session).dial, [1, 3, 1]);
    g.dial(2);
    assert.deepEqual([g.s.coin[0], list(g, 0), g.s.buySlots, g.s.spent, g.s.favUsed[0]], [1, ['Food 3', 'Metal 2'], 4, 2, 1]);
  });

  it('BARTER swaps with the BUY AREA for the same or less Q [LO-239]', () => {
    const g = solo();
    g.pick('Favour', 'Barter', 'Glass');
    assert.deepEqual(shown(g.session).dial, [1, 3, 1]);
    g.dial(2);
    assert.deepEqual([list(g, 0), g.s.buySlots], [['Glass 2'], 5]);
  });

  it('RENEW takes anything from the central LANDFILL for twice its Q [LO-240]', () => {
    const g = solo();
    fill(g, -1, 'Utility');
    g.s.coin[0] = 8;
    g.pick('Favour', 'Renew');
    assert.deepEqual(g.offers(), ['Q1 for $2', 'Q2 for $4', 'Q3 for $6', 'Q4 for $8']);
    g.pick('Q3 for $6');
    assert.deepEqual([g.s.coin[0], list(g, 0), filled(g, -1)], [2, ['Food 3', 'Utility 3'], []]);
  });

  it('RESELL puts a MATERIAL under the deck for its Q [LO-241]', () => {
    const g = solo(),
      deck = g.s.matDeck;
    g.pick('Favour', 'Resell');
    assert.deepEqual([g.s.coin[0], list(g, 0), g.s.matDeck], [8, [], deck + 1]);
  });

  it('SHARE uses 1 Q of the BUY AREA; what breaks goes to the central LANDFILL [LO-242]', () => {
    const g = solo();
    g.pick('Favour', 'Share', 'Metal');
    g.dial(1);
    activity(g, 'Food Q3', 'Board Metal Q1');
    assert.deepEqual([g.s.buySlots, filled(g, -1), filled(g, 0)], [4, ['Metal'], []]);
    const h = solo();
    h.pick('Favour', 'Share', 'Metal');
    h.dial(2);
    activity(h, 'Food Q3', 'Board Metal Q2');
    assert.deepEqual([h.s.buySlots, filled(h, -1)], [5, []]);
  });

  it('give no REP; RENEW counts as RECYCLE for EVENTS and ABILITIES [LO-243]', () => {
    const g = solo();
    fill(g, -1, 'Food');
    career(g, 'Chef');
    force(g, 303);
    g.pick('Favour', 'Renew');
    assert.deepEqual(g.offers(), ['Q2 for $2', 'Q4 for $4']);
    g.pick('Q4 for $4');
    assert.deepEqual([g.s.rep[0], g.s.spent, g.s.coin[0]], [0, 4, 2]); // 5 - 4 and 1 back
  });
});

import { strict as assert } from 'node:assert';
import loop from '../../../games/loop';
import { activity, begin, debt, filled, list, news, said } from './table';

describe('LOOP: a whole game', () => {
  it('is played from the set-up to the scores, and back to the start', () => {
    const g = begin(loop, { Game: 'Competitive', Players: 2 }, 7, ['Ann', 'Ben']);
    const start = JSON.stringify(g.s);
    const says = (pattern: RegExp) => assert.match(`${news(g)}\n${said(g)}`, pattern);

    // set-up: Ben begins; Ann is a Chef, Ben stays an Intern
    g.pick('Ben');
    g.ok(2);
    g.dice(1, 1, 1, 1).ok(); // Ben: Artist, Banker; Ann: Chef, Craftsman
    g.pick('Intern', 'Keep', 'Glass', 'Chef', 'Change');
    g.dial(2, 1, 2, 0, 4, 1);
    g.pick('Keep', 'Food');
    assert.deepEqual([g.s.seats, g.s.hand, g.s.h, g.s.matDeck], [[1, 0], [3, 3], [3, 4], 13]);

    // round 1, Ben: two purchases and a RESELL that Ann rejects
    says(/^Draw 1 FAVOUR: now 3\nBen: Choose one/);
    g.pick('Buy', 'Metal Q1, $1', 'Plastic Q1, $1', 'Favour', 'Resell', 'Reject: same FAVOUR', 'End turn');
    says(/Refill 2 MATERIALs, 11 left[\s\S]*Ann: Choose one/);

    // round 1, Ann: a card, FOOD at twice the Q, PAYOFF
    g.pick('Credit card', 'Utility', 'Buy', 'Food Q4, $2', 'End turn', 'Card with $0: $2');
    assert.deepEqual([g.s.round, g.s.coin[0], debt(g, 0), list(g, 0)], [2, 2, [2], ['Food 2', 'Food 4', 'Utility 1']]);

    // round 2, Ben: an ACTIVITY, a GOAL over a border, an EVENT that stays
    g.pick('Consume');
    g.dice(5).count(1, 1, 0); // 4 to 5: Collector
    says(/Ben: new zone/);
    g.pick('Goal met');
    g.dial(2);
    activity(g, 'Glass Q1', 'Plastic Q1');
    g.pick('End turn');
    says(/In force now: Collector\nDraw 1 FAVOUR: now 4\nAnn: Choose one\nCollector: All 5 types/);
    assert.deepEqual([g.s.h[1], g.s.goals[1], filled(g, 1), g.s.activeEvent], [8, 1, ['Glass', 'Metal', 'Plastic'], 'Collector']);

    // round 2, Ann: RECYCLEs to all five types
    g.pick('Favour', 'Recycle', 'Accept', 'Glass', 'Q1 for $1', 'Favour', 'Recycle', 'Accept', 'Metal');
    g.pick('Work', 'Favour', 'Recycle', 'Accept', 'Q1 for $1');
    says(/Ann: H 2 > 3[\s\S]*Collector: \+1 H/);
    g.pick('Pay off', 'Card with $2: $2', 'End turn');
    assert.deepEqual([g.s.h[0], g.s.coin[0], debt(g, 0), g.s.hand], [3, 1, [4], [1, 6]]);

    // round 3, Ben has too many FAVOURs to draw; WORK over a border brings an IMMEDIATE EVENT
    g.pick('Work');
    says(/Ben: H 8 > 7/);
    g.session.correct('h', 1, 9, 1); // the table had overlooked a GOAL
    g.session.correct('goals', 1, 2, 1);
    g.session.correct('main', 0, 0, 1);
    g.dice(11).pick('Work'); // the 11th of 29: Insurance, since Collector is gone
    g.pick('End turn');
    says(/Ben: Insurance/);
    g.dice(1).pick('Toss: +$2 or -$2');
    says(/Ann: Insurance/);
    g.dice(2).pick('Toss: +$2 or -$2');
    says(/Ann: toss, you lose \$2\nAnn: Cannot pay \$2/);
    g.pick('Metal');
    assert.deepEqual(
      [g.s.coin, debt(g, 0)],
      [
        [3, 8],
        [0, 4],
      ],
    );

    // round 3, Ann has all five types again, and empties the deck: DEPLETION, and the round is complete
    says(/Collector: \+1 H/);
    g.session.correct('matRemoved', 0, 10 + g.s.matDeck - 1, 1);
    g.session.correct('matDeck', 0, 1, 1);
    assert.equal(loop.broken!(g.s), undefined);
    g.pick('Buy', 'Glass Q2, $2', 'End turn'); // 1 COIN for two cards
    says(/PAYOFF needs \$2/);
    g.pick('Plastic', 'Card with $0: $1', 'Card with $0: $1'); // the last one has one way only
    says(/DEPLETION/);
    g.ok();
    assert.equal(g.s.at, 'end.score');
    const final = Math.max(0, g.s.h[0]! - 4);
    assert.deepEqual(g.says().split('\n'), ['GAME OVER', 'Ben wins', '1 Ben H8', `2 Ann H${final}`, '  of it debt -4']);
    assert.equal(loop.result!(g.s), 'Ben wins');

    const end = JSON.stringify(g.s);
    g.crash();
    assert.equal(JSON.stringify(g.s), end);
    while (g.session.undo());
    assert.equal(JSON.stringify(g.s), start);
    while (g.session.redo());
    assert.equal(JSON.stringify(g.s), end);
  });
});

import { strict as assert } from 'node:assert';
import loop from '../../../games/loop';
import { activity, begin, debt, list, said } from './table';

describe('LOOP: a whole game', () => {
  it('is played from the set-up to the scores, through every phase, and back to the start', () => {
    const g = begin(loop, { Game: 'Competitive', Players: 2 }, 7, ['Ann', 'Ben']);
    const start = JSON.stringify(g.s);
    const says = (pattern: RegExp) => assert.match(said(g), pattern);

    // set-up: Ben begins; Ann is a Chef, Ben stays an Intern
    g.pick('Ben');
    g.ok(2);
    g.dice(1, 1, 1, 1).ok(); // Ben: Artist, Banker; Ann: Chef, Craftsman
    g.pick('Intern', 'Keep', 'Glass', 'Chef', 'Change');
    g.dial(2, 1, 2, 0, 4, 1);
    g.pick('Keep', 'Food');
    assert.deepEqual([g.s.seats, g.s.hand, g.s.h, g.s.matDeck], [[1, 0], [3, 2], [3, 4], 13]);

    // round 1, Ben: two purchases and a RESELL that Ann rejects
    says(/^Ben: your turn\ndraw 1 FAVOUR/i);
    g.ok();
    g.pick('Buy', 'Metal Q1, $1', 'Plastic Q1, $1', 'Favour', 'Resell', 'Ann', 'Reject: same FAVOUR', 'End turn');
    says(/refill 2 MATERIALS. Deck: 11 left/i);
    g.ok();

    // round 1, Ann: a card, FOOD at twice the Q, PAYOFF
    says(/^Ann: your turn/i);
    g.ok();
    g.pick('Credit card');
    g.pick('Utility', 'Buy', 'Food Q4, $2', 'End turn', 'Card with $0: $2');
    g.ok();
    assert.deepEqual([g.s.round, g.s.coin[0], debt(g, 0), list(g, 0)], [2, 2, [2], ['Food 2', 'Food 4', 'Utility 1']]);

    // round 2, Ben: an ACTIVITY, a GOAL over a border, an EVENT that stays
    g.ok();
    /*ACTIVITY*/ g.pick('Complete activity', 'Glass Q2');
    g.dice(5).pick('Metal Q1'); // 4 to 5: Collector
    says(/Ben: new zone/i);
    g.ok();
    g.pick('Goal met');
    g.dial(2);
    activity(g, 'Glass Q1', 'Plastic Q1');
    g.pick('End turn');
    g.ok();
    says(/flip EVENTS: 1/i);
    g.ok();
    says(/from the next turn on\nCollector/i);
    g.ok();
    assert.deepEqual([g.s.h[1], g.s.goals[1], g.s.landfill.slice(5), g.s.activeEvent], [8, 1, '01110', 5]);

    // round 2, Ann: RECYCLEs to all five types
    says(/Ann: your turn\ndraw 1 FAVOUR: now 4\nall 5 types/i);
    g.ok();
    g.pick('Favour', 'Recycle', 'Ben', 'Accept', 'Glass Q1, $1', 'Favour', 'Recycle', 'Ben', 'Accept', 'Metal Q1, $1');
    g.pick('Work', 'Favour', 'Recycle', 'Ben', 'Accept', 'Plastic Q1, $1');
    says(/Collector/i);
    g.ok();
    g.pick('Pay off', 'Card with $2: $2', 'End turn');
    assert.deepEqual([g.s.h[0], g.s.coin[0], debt(g, 0), g.s.hand], [3, 1, [4], [1, 6]]);

    // round 3, Ben has too many FAVOURS to draw; WORK over a border brings an IMMEDIATE EVENT
    g.ok();
    g.pick('Work');
    says(/worked/i);
    g.session.correct('h', 1, 9, 1); // the table had overlooked a GOAL
    g.session.correct('goals', 1, 2, 1);
    g.session.correct('main', 0, 0, 1);
    g.pick('Work');
    g.dice(11).pick('$3 -1 H'); // the 11th of 29: Insurance, since Collector is gone
    g.ok();
    g.pick('End turn');
    g.ok();
    says(/^Ben: Insurance/i);
    g.dice(1).pick('Toss: +$2 or -$2');
    g.ok();
    says(/^Ann: Insurance/i);
    g.dice(2).pick('Toss: +$2 or -$2');
    says(/Ann: You lose \$2/i);
    g.ok();
    says(/Ann: cannot pay/i);
    g.ok();
    g.pick('Metal');
    assert.deepEqual(
      [g.s.coin, debt(g, 0)],
      [
        [3, 8],
        [0, 4],
      ],
    );

    // round 3, Ann empties the deck: DEPLETION, and the round is complete
    g.session.correct('matRemoved', 0, 10 + g.s.matDeck - 1, 1);
    g.session.correct('matDeck', 0, 1, 1);
    assert.equal(loop.broken!(g.s), undefined);
    g.ok();
    says(/Collector/i); // still all five types
    g.pick('Buy', 'Food Q2, $1', 'End turn', 'Card with $0: $1', 'Card with $4: $1');
    g.ok();
    says(/Ann: DEPLETION! -1 H/i);
    g.ok();
    assert.equal(g.s.at, 'end.score');
    const final = Math.max(0, g.s.h[0] - 2);
    assert.deepEqual(g.says().split('\n').slice(0, 6), ['GAME OVER', 'Ben wins', '1 Ben H8', '2 Ann H' + final, 'Debt -2']);
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

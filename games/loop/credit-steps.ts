// 5.4 CREDIT CARD, the questions: APPLY, cards that the rules force [LO-183, LO-184], PAYOFF.
import { back, type Chapter, type Option, type Question } from '../kit';
import { cardQuestion, payOff, payoffs, unpaid } from './credit-cards';
import { endTurn } from './end-turn';
import { flipNext } from './events';
import { goOn, hub } from './start-turn';
import { type Loop, many, type T } from './state';

export const credit = (s: Loop, t: T): Chapter<Loop> => {
  const payoffQuestion = (isTurnOver: boolean, then: () => string, leave?: Option): Question => {
    const ways = payoffs(s, isTurnOver);
    return {
      say: 'PAYOFF of CREDIT CARDs: $1 or $2 on each',
      options: [...ways.map(({ label }) => ({ label })), leave],
      do: way => payOff(s, ways[way]),
      then,
    };
  };
  return {
    page: 15,
    steps: {
      apply: () => cardQuestion(s, t, s.seat, '', () => goOn(s, t), { label: 'Back', back: true, then: hub(s) }),

      /** What a seat must pay and does not have [LO-184]. It comes before all else, and then play goes on. */
      forced: () => {
        const seat =
          Math.max(
            0,
            s.owes.findIndex(coins => coins > 0),
          ) | 0;
        return cardQuestion(s, t, seat, `Cannot pay $${s.owes[seat]}`, () => {
          const waiting = back(s);
          return waiting === 'events.settled' ? flipNext(s, t) : waiting;
        });
      },

      /** Forced into debt: then BUY or CONSUME, but no WORK [LO-183]. */
      intoDebt: () =>
        cardQuestion(s, t, s.seat, 'Forced', () => {
          s.forced = 1;
          return goOn(s, t);
        }),

      payOff: () => payoffQuestion(false, () => goOn(s, t), { label: 'Back', back: true, then: hub(s) }),

      /** One card after the other, until each can get 1 COIN [LO-184, LO-185]. */
      short: () => cardQuestion(s, t, s.seat, `PAYOFF needs $${unpaid(s)}`, () => endTurn(s, t)),

      due: () =>
        payoffs(s, true).length
          ? payoffQuestion(true, () => endTurn(s, t))
          : { say: `PAYOFF of ${many(unpaid(s), 'CREDIT CARD')}`, then: () => endTurn(s, t) }, // a correction
    },
  };
};

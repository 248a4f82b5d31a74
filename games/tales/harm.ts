// Conditions: who suffers a failure, and which slot the cube goes to.
import { type Chapter, list, opts, type Row } from './rows';
import { ALL, conditions, cube, GRADUALLY, has, lock, SUCKS, seatsOf, suffer, type Tales, TEXT, worst } from './state';

export const harm = (s: Tales): Chapter => {
  const { by, hurt, may } = s,
    next = () => (s.hurt.length ? 'take' : may & TEXT ? 'card.menu' : '<'),
    ask = (say: string, none: string, next: (condition: number) => string): Row => [
      by + say,
      opts(none + '|' + conditions().join('|'), i => next(i - 1)),
    ],
    /** TL-411, TL-412, TL-615: the slots a condition may go to; none means that an injury starts again (TL-417). */
    slots = (k: number, condition: number) => {
      const w = worst(s, k),
        next = has(s, GRADUALLY);
      return !next && condition < 4 && !cube(s, k, condition) ? [condition] : [0, 1, 2, 3].filter(i => (next ? i == w : i >= w));
    };

  return {
    /** TL-425: the roller's condition; helpers take the same or the one in parentheses. In a HACK all take it. */
    text: () =>
      ask('FAIL. A condition in the text?', 'None', i => {
        const all = may & ALL,
          others = seatsOf(s, all ? s.participants & ~(1 << by) : has(s, SUCKS) ? 0 : s.aid);
        if (i < 0) return next();
        suffer(s, i, all ? others : []);
        return all || !others.length ? 'take' : 'others';
      }),

    others: () =>
      ask('Another one for helpers, in brackets?', 'The same', i => {
        for (const k of seatsOf(s, s.aid)) hurt.push(k * 8 + (i < 0 ? hurt[0] % 8 : i));
        return 'take';
      }),

    /** TL-412: a choice only where there is one. */
    take: () => {
      const k = hurt[0] >> 3,
        fit = slots(k, hurt[0] % 8),
        from = s.pool[k] ? 'pool' : s.action[k] && 'action space',
        put = (slot: number) => {
          lock(s, k, slot);
          hurt.splice(0, 1);
          return next();
        },
        choice = fit.length > 1,
        to = choice
          ? 'which slot?'
          : conditions()[fit[0]] + '. ' + (s.pool[k] ? 'Pool' : 'Action space') + ' now ' + ((s.pool[k] || s.action[k]) - 1);
      return [
        k +
          (!fit.length
            ? 'INJURED again: back to square 1'
            : from
              ? '1 cube from the ' + from + ' to ' + to
              : 'No cube left: none is locked'),
        from && choice ? list(fit, conditions(), put) : () => put(fit.length ? fit[0] : 3),
        0,
        { cue: 'bad', show: choice ? ['pool', 'action'] : [] }, // bars of before belong to a choice only
      ];
    },
  };
};

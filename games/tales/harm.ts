// Conditions: who suffers a failure, and which slot the cube goes to.
import { back } from '../kit';
import { chapter, list, type Row } from './rows';
import { ALL, conditions, GRADUALLY, has, lock, SLOTS, SUCKS, seatsOf, TEXT, worst } from './state';

export const harm = () =>
  chapter(16, s => {
    const { by, pool, action } = s,
      next = () => (s.hurt.length ? 'take' : s.may & TEXT ? 'card.menu' : back(s)),
      ask = (say: string, none: string, next: (condition: number) => string): Row => [
        say,
        list([-1, 0, 1, 2, 3, 4], i => (i < 0 ? none : conditions()[i]), next),
      ];

    /** TL-411, TL-412, TL-615: the slots a condition may go to; none means that an injury starts again (TL-417). */
    function slots(k: number, condition: number): number[] {
      const w = worst(s, k),
        next = has(s, GRADUALLY);
      return !next && condition < 4 && !s[SLOTS[condition]][k] ? [condition] : [0, 1, 2, 3].filter(i => (next ? i == w : i >= w));
    }

    return {
      /** TL-425: the roller's condition; helpers take the same or the one in parentheses. In a HACK all take it. */
      text: () =>
        ask('@FAIL. Condition in the text?', 'None', i => {
          const all = s.may & ALL,
            others = seatsOf(s, all ? s.participants & ~(1 << by) : has(s, SUCKS) ? 0 : s.aid);
          if (i < 0) return next();
          s.hurt = [by * 8 + i];
          if (all) for (const k of others) s.hurt.push(k * 8 + i);
          return all || !others.length ? 'take' : 'others';
        }),

      others: () =>
        ask('@helpers: condition in ( )?', 'The same', i => {
          for (const k of seatsOf(s, s.aid)) s.hurt.push(k * 8 + (i < 0 ? s.hurt[0] % 8 : i));
          return 'take';
        }),

      take: () => {
        const seat = s.hurt[0] >> 3,
          fit = slots(seat, s.hurt[0] % 8),
          cube = pool[seat] ? 'pool' : action[seat] && 'action space',
          put = (slot: number) => {
            lock(s, seat, slot);
            s.hurt.splice(0, 1);
            return next();
          };
        return [
          fit.length ? (cube ? '1 cube from the ' + cube + ' to' : 'no cube left, none is locked') : 'INJURED again: square 1',
          fit.length && cube ? list(fit, conditions(), put) : () => put(3),
          { seat, cue: 'bad' },
        ];
      },
    };
  });

// The end: penalties, ranking with its four tie-breaks, and who has won in this mode.
import { get, place, ranked, type Steps } from '../kit';
import { debts, namer, part } from './rules';
import { COOP, KEPT_COUNT, type Loop } from './state';

const filled = (s: Loop, seat: number) => part(s, 'landfill', seat, 5);

/** HAPPINESS that the LANDFILL costs (LO-203). */
const spoiled = (s: Loop, seat: number) => (s.mode && filled(s, seat) / 3) | 0;

/** LO-204, LO-205; Basic has no CREDIT CARDs. */
function final(s: Loop, seat: number): number {
  return Math.max(0, s.h[seat] - spoiled(s, seat) - 2 * debts(s, seat));
}

/** One number per seat that also holds the tie-breaks (LO-207). */
function points(s: Loop): number[] {
  return s.rep.map(
    (rep, i) =>
      (((final(s, i) * 3 + rep) * 31 + 30 - filled(s, i)) * 5 + get(s, 'goals', i)) * 1000 +
      get(s, s.rules & KEPT_COUNT ? 'acts' : 'actsDone', i),
  );
}

/** "Ann wins", or how the table did together. */
export function outcome(s: Loop): string {
  if (s.mode >= COOP) return s.seats.some(seat => final(s, seat) < 11) ? 'Lost' : 'Won';
  const all = points(s);
  const first = s.seats.filter(seat => place(s.seats, all, seat) == 1).map(namer(s));
  return first.join(' + ') + (first[1] ? ' win' : ' wins');
}

export const end = (s: Loop): Steps<Loop> => ({
  score: () => {
    const all = points(s);
    let say = 'GAME OVER\n' + outcome(s);
    for (const seat of ranked(s.seats, all)) {
      say += '\n' + place(s.seats, all, seat) + ' ' + s.names[seat] + ' H' + final(s, seat);
      if (spoiled(s, seat) + debts(s, seat)) say += '\nlandfill-' + spoiled(s, seat) + ' debt-' + 2 * debts(s, seat);
    }
    return { say, cue: 'good', show: ['rep', 'goals', 'actsDone'], why: 'p. 10' };
  },
});

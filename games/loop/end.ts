// The end: penalties, ranking with its four tie-breaks, and who has won in this mode.
import { allSeats, get, place, ranked, type OldSteps as Steps } from '../kit';
import { debts, namer, part } from './rules';
import { COOP, KEPT_COUNT, type Loop } from './state';

const filled = (s: Loop, seat: number) => part(s, 'landfill', seat, 5);

/** HAPPINESS that the LANDFILL costs (LO-203). */
const spoiled = (s: Loop, seat: number) => (s.mode && filled(s, seat) / 3) | 0;

/** LO-204, LO-205; Basic has no CREDIT CARDS. */
function final(s: Loop, seat: number): number {
  return Math.max(0, s.h[seat] - spoiled(s, seat) - 2 * debts(s, seat));
}

const BREAKS = 4;

/** What breaks a tie, in this order, the more the better: REP, LANDFILL, GOALS, ACTIVITIES (LO-207). */
const figure = (s: Loop, seat: number, i: number) =>
  [s.rep[seat], 30 - filled(s, seat), get(s, 'goals', seat), get(s, s.rules & KEPT_COUNT ? 'acts' : 'actsDone', seat)][i];

/** The same as the table says it. */
const words = (s: Loop, seat: number, i: number) =>
  ['REP', 'landfill', 'GOALS', 'ACTIVITIES'][i] + ' ' + (i == 1 ? filled(s, seat) : figure(s, seat, i));

/** One number per seat that also holds the tie-breaks. */
function points(s: Loop): number[] {
  return s.rep.map((_, i) => (((final(s, i) * 3 + figure(s, i, 0)) * 31 + figure(s, i, 1)) * 5 + figure(s, i, 2)) * 1000 + figure(s, i, 3));
}

/** Which tie-break parts a seat from another one with as much HAPPINESS; all of them when none does. */
function parts(s: Loop, seat: number, other: number): number {
  let i = 0;
  while (i < BREAKS && figure(s, seat, i) == figure(s, other, i)) i++;
  return i;
}

/** How many tie-breaks were looked at for this seat: none when nobody has as much HAPPINESS. */
function looked(s: Loop, seat: number): number {
  let most = 0;
  for (const other of allSeats(s))
    if (other != seat && final(s, other) == final(s, seat)) most = Math.max(most, Math.min(BREAKS, parts(s, seat, other) + 1));
  return most;
}

/** "Ann wins", or how the table did together. */
export function outcome(s: Loop): string {
  if (s.mode >= COOP) return allSeats(s).some(seat => final(s, seat) < 11) ? 'You lose' : 'You win';
  const all = points(s);
  const first = allSeats(s)
    .filter(seat => place(allSeats(s), all, seat) == 1)
    .map(namer(s));
  return first.join(' + ') + (first[1] ? ' win' : ' wins');
}

export const end = (s: Loop): Steps<Loop> => ({
  score: () => {
    const all = points(s),
      order = ranked(allSeats(s), all),
      tie = s.mode < COOP && s.n > 1 && final(s, order[0]) == final(s, order[1]) ? parts(s, order[0], order[1]) : BREAKS;
    let say = 'GAME OVER\n' + outcome(s) + (tie < BREAKS ? ' by ' + words(s, order[0], tie).split(' ')[0] : '');
    for (const seat of order) {
      say += '\n' + place(order, all, seat) + ' ' + s.names[seat] + ' H' + final(s, seat);
      for (let i = 0; i < looked(s, seat); i++) say += ', ' + words(s, seat, i);
      if (spoiled(s, seat)) say += '\nLandfill -' + spoiled(s, seat);
      if (debts(s, seat)) say += '\nDebt -' + 2 * debts(s, seat);
    }
    return { say, seat: -1, cue: 'good', show: ['rep', 'goals', 'actsDone'], why: 'p. 10' }; // everybody's figures, name by name
  },
});

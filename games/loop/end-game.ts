// 2.8 End Game, and 5.5, 6.3, 7.3: penalties, ranking with its four tie-breaks, and who has won in this mode.
import { ALL, allSeats, type Chapter, place, ranked } from '../kit';
import { broken } from './materials';
import { debts } from './owing';
import { hasFavourDeck, hasRuling, isAdvanced, type Loop } from './state';

/** The one to the right of the starting player [LO-200]. */
export const lastSeat = (s: Loop) => s.seats[s.seats.length - 1];
export const isLastRound = (s: Loop) => s.depletion > 0 || s.reached12 > 0;
/** It is announced once [LO-192]. */
export const isLastRoundNews = (s: Loop) => isLastRound(s) && !s.lastTold && s.round > 0;

const filled = (s: Loop, seat: number) => (s.light ? Math.max(0, s.filled[seat]) | 0 : broken(s, seat).length);

/** 1 H for every full 3 in the LANDFILL [LO-203], 2 for every CREDIT CARD [LO-204]; BASIC has neither [LO-202, LO-232]. */
const landfillPenalty = (s: Loop, seat: number) => (isAdvanced(s) ? (filled(s, seat) / 3) | 0 : 0);
const debtPenalty = (s: Loop, seat: number) => 2 * debts(s, seat);
/** Penalties move no token, so they draw no EVENT [LO-154, LO-205]. */
const finalH = (s: Loop, seat: number) => Math.max(0, s.h[seat] - landfillPenalty(s, seat) - debtPenalty(s, seat)) | 0;

/** What breaks a tie, in this order, the more the better [LO-207]. */
const breaks = (s: Loop, seat: number) => [
  { name: 'REP', figure: s.rep[seat], points: s.rep[seat] },
  { name: 'landfill', figure: filled(s, seat), points: 30 - filled(s, seat) },
  { name: 'GOALs', figure: s.goals[seat], points: s.goals[seat] },
  { name: 'ACTIVITIES', figure: doneActs(s, seat), points: doneActs(s, seat) },
];
const BREAKS = 4;
const doneActs = (s: Loop, seat: number) => (hasRuling(s, 'Kept count') ? s.acts[seat] : s.actsDone[seat]);

/** One number for each seat that also holds the tie-breaks. */
const points = (s: Loop) =>
  s.rep.map((_, seat) => {
    const [rep, landfill, goals, acts] = breaks(s, seat);
    return (((finalH(s, seat) * 3 + rep.points) * 31 + landfill.points) * 5 + goals.points) * 1000 + acts.points;
  });

/** How many tie-breaks are equal between two players. */
function equalBreaks(s: Loop, seat: number, other: number): number {
  const own = breaks(s, seat),
    theirs = breaks(s, other);
  let equal = 0;
  while (equal < BREAKS && own[equal].points === theirs[equal].points) equal++;
  return equal;
}

/** How many tie-breaks were looked at for a player: none when nobody has as much H. */
function looked(s: Loop, seat: number): number {
  let most = 0;
  for (const other of allSeats(s))
    if (other !== seat && finalH(s, other) === finalH(s, seat)) most = Math.max(most, Math.min(BREAKS, equalBreaks(s, seat, other) + 1));
  return most;
}

const isWonTogether = (s: Loop) => !hasFavourDeck(s);

/** "Ann wins" [LO-206]; COOPERATIVE and SOLO need 11 for everybody [LO-208, LO-209, LO-233]. */
export function outcome(s: Loop): string {
  if (isWonTogether(s)) return allSeats(s).some(seat => finalH(s, seat) < 11) ? 'You lose' : 'You win';
  const all = points(s),
    first = allSeats(s).filter(seat => place(allSeats(s), all, seat) === 1);
  return `${first.map(seat => s.names[seat]).join(' + ')} ${first.length > 1 ? 'win' : 'wins'}`;
}

/** Nobody is first alone. */
const isTied = (s: Loop) => !isWonTogether(s) && allSeats(s).filter(seat => place(allSeats(s), points(s), seat) === 1).length > 1;

const COUNTS = 3; // LANDFILLs, GOALs, ACTIVITIES
/** Light does not see what lies on the table, and asks for it where it counts. */
export const scoreStep = (s: Loop) =>
  s.light && s.asks < COUNTS && ((!s.asks && isAdvanced(s)) || isTied(s)) ? 'lightQuestions.count' : 'end.score';

/** The two best have the same H: the tie-break that parts them, or ''. */
function decider(s: Loop, order: number[]): string {
  if (isWonTogether(s) || order.length < 2 || finalH(s, order[0]) !== finalH(s, order[1])) return '';
  const equal = equalBreaks(s, order[0], order[1]);
  return equal < BREAKS ? ` by ${breaks(s, order[0])[equal].name}` : '';
}

/** A player's line: place, H, the tie-breaks that were looked at; penalties under their player. */
function line(s: Loop, order: number[], seat: number): string {
  let text = `\n${place(order, points(s), seat)} ${s.names[seat]} H${finalH(s, seat)}`;
  for (const { name, figure } of breaks(s, seat).slice(0, looked(s, seat))) text += `, ${name} ${figure}`;
  if (landfillPenalty(s, seat)) text += `\n  of it landfill -${landfillPenalty(s, seat)}`;
  if (debtPenalty(s, seat)) text += `\n  of it debt -${debtPenalty(s, seat)}`;
  return text;
}

export const endGame = (s: Loop): Chapter<Loop> => ({
  page: 10,
  seat: ALL,
  steps: {
    /** LO-192 */
    last: () => ({
      say: `LAST ROUND\n${s.reached12 ? 'HAPPINESS 12' : 'DEPLETION'}\nEnds after ${s.names[lastSeat(s)]}`,
      result: 'LAST ROUND',
      cue: 'time',
      do: () => (s.lastTold = 1),
      then: '<',
    }),

    over: () => ({ say: 'The last round is over', cue: 'time', then: () => scoreStep(s) }),

    /** LO-210 */
    score: () => {
      const order = ranked(allSeats(s), points(s));
      let say = `GAME OVER\n${outcome(s)}${decider(s, order)}`;
      for (const seat of order) say += line(s, order, seat);
      return { say, result: 'GAME OVER', cue: 'good', show: ['rep', 'goals', 'actsDone'] };
    },
  },
});

// Bodies: a player wears the Walker or up to two Advanced Bodies, the newest on top (p. 9) [TA-052]. `s.whom` is the player.
import type { Chapter, Question } from '../kit';
import { forgetBodyFrames } from './frames';
import type { Tamashii } from './state';

const MOST_STAT = 9;
const STATS = 3; // MOV, ATT, PRO

const statsOf = (s: Tamashii, seat: number) => [s.mov[seat], s.att[seat], s.pro[seat]];
const secondOf = (s: Tamashii, seat: number) => s.second.slice(seat * STATS, seat * STATS + STATS);

/** MOV, ATT and PRO of the active Body; its Frames are other ones. */
export function wear(s: Tamashii, seat: number, stats: number[]): void {
  s.mov[seat] = stats[0];
  s.att[seat] = stats[1];
  s.pro[seat] = stats[2];
  forgetBodyFrames(s, seat);
}

function keepAsSecond(s: Tamashii, seat: number, stats: number[]): void {
  for (let i = 0; i < STATS; i++) s.second[seat * STATS + i] = Math.min(MOST_STAT, stats[i]) | 0;
}

/** The active Body goes; the second one, or the Walker, becomes active [TA-226, TA-247]. */
export function loseBody(s: Tamashii, seat: number): void {
  if (!s.bodies[seat]) return;
  s.bodies[seat]--;
  wear(s, seat, s.bodies[seat] ? secondOf(s, seat) : s.walker);
}

/** On top, and active at once [TA-224, TA-227]. */
function inhabit(s: Tamashii, seat: number, stats: number[]): void {
  if (s.bodies[seat]) keepAsSecond(s, seat, statsOf(s, seat));
  s.bodies[seat]++;
  wear(s, seat, stats);
}

/** The other one of two Advanced Bodies becomes active [TA-216]. */
function swap(s: Tamashii, seat: number): void {
  const old = statsOf(s, seat);
  wear(s, seat, secondOf(s, seat));
  keepAsSecond(s, seat, old);
}

export const body = (s: Tamashii): Chapter<Tamashii> => {
  const seat = s.whom;

  /** MOV, ATT and PRO of the new card, one after the other. */
  const stat = (): Question => {
    const place = s.newStats.length;
    return {
      say: `New Body, its card:\n${['MOV', 'ATT', 'PRO'][place]}?`,
      dial: { min: 0, max: MOST_STAT, start: Math.min(MOST_STAT, statsOf(s, seat)[place]) | 0 },
      do(n) {
        s.newStats.push(n);
        if (place === 2) inhabit(s, seat, s.newStats);
      },
      then: place === 2 ? 'worn' : 'stat',
    };
  };

  return {
    page: 9,
    seat,
    steps: {
      /** A third one pushes one of the two under the deck first [TA-225]. */
      inhabit: () => ({
        say: 'You have 2 Bodies\nOne goes under the\nBody deck first',
        options: [
          { label: 'Active Body goes', do: () => loseBody(s, seat) },
          { label: 'Second Body goes', do: () => (s.bodies[seat] = 1) },
        ],
        then: 'stat',
      }),

      stat,

      worn: () => ({ say: 'Active now\nChange the figure\nMarket: +1 card', show: ['mov', 'att', 'pro'], then: '<' }),

      swap: () => ({
        say: 'The other Body\nbecomes active',
        options: [
          { label: 'Swap', do: () => swap(s, seat) },
          { label: 'Back', back: true },
        ],
        then: '<',
      }),
    },
  };
};

/** The first step of a new Body for this player. */
export function beginInhabiting(s: Tamashii, seat: number): string {
  s.whom = seat;
  s.newStats = [];
  return s.bodies[seat] < 2 ? 'body.stat' : 'body.inhabit';
}

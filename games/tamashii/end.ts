// How a game ends: a card, the Corrupted pool, or Time 0 and counting in Competitive (p. 20, 21). Also the bot's last battery.
import { ALL, after, type Chapter, type Dice, place, ranked, who } from '../kit';
import { AUGMENTS, CLASS, FACTION, OPEN, type Tamashii, TYPES } from './state';

const MOST_POINTS = 99,
  MOST_OPEN = 16;

/** Any phase: the Goal goes face down to the claimer; the next one takes its place, and another is flipped [TA-363]. Its VP stay hidden [TA-368]. */
export function claimGoal(s: Tamashii, t: Dice<Tamashii>, seat: number): void {
  s.goals[seat]++;
  t.tell(`${who(s, seat)}: GOAL CLAIMED. Keep it face down. Replace it, flip next`);
}

/** VP for Corrupted held [TA-331]. */
function corruptedPoints(held: number): number {
  if (held > 5) return -4;
  if (held > 3) return -3;
  return held > 1 ? -2 : -held;
}

/** Open Data in Bag, Launcher and Dump [TA-057, TA-326]; on the table the player says how many. */
function openData(s: Tamashii, seat: number): number {
  if (!s.inDevice) return s.points[seat];
  const slots = s.gridRows * s.gridCols,
    own = s.grid.slice(seat * slots, (seat + 1) * slots);
  return s.bag[seat * TYPES + OPEN] + s.dump[seat * TYPES + OPEN] + own.filter(value => value === OPEN + 1).length;
}

/** The lines of a player in the order of the rulebook [TA-324 to TA-331]; names short enough to stand beside Goals of two digits. */
function pointLines(s: Tamashii, seat: number): { name: string; points: number }[] {
  const augments = seat * AUGMENTS;
  return [
    { name: 'Assets', points: ((s.shield[seat] + s.memory[seat] + s.power[seat] + s.reroll[seat]) / 3) | 0 }, // [TA-324]
    { name: 'Slots', points: 4 - s.locks[seat] }, // [TA-325]
    { name: 'Open', points: openData(s, seat) }, // [TA-326]
    { name: 'Limit', points: Math.max(0, s.integrityMax[seat] - 5) | 0 }, // [TA-327]
    { name: 'Faction', points: s.augments[augments + FACTION] }, // [TA-328]
    { name: 'Class', points: 2 * s.augments[augments + CLASS] }, // [TA-329]
    { name: 'Goals', points: s.goalPoints[seat] }, // [TA-330]
    { name: 'Corrupt', points: corruptedPoints(s.corruptedHeld[seat]) }, // [TA-331]
  ];
}

/** By seat, what decides: VP, then fewer Corrupted; equal ones share the place [TA-332, AM-44]. */
const standing = (s: Tamashii) => s.points.map((points, seat) => points * 36 - s.corruptedHeld[seat]);

/** Who has won a Competitive game. */
export function winners(s: Tamashii): string {
  const points = standing(s),
    names = s.seats.filter(seat => place(s.seats, points, seat) === 1).map(seat => who(s, seat));
  return names.join(', ') + (names.length > 1 ? ' share the win' : ' wins');
}

export const end = (s: Tamashii): Chapter<Tamashii> => {
  const nextOrRanking = () => {
    s.seat = after(s, s.seat);
    if (s.seat !== s.firstPlayer) return s.light ? 'total' : 'goals';
    s.outcome = 'scored';
    return 'ranking';
  };

  return {
    page: '20, 21',
    steps: {
      /** Without a battery the bot leaves for good, at the end of the step that took the last one [TA-356, AM-26]. */
      bot: () => ({
        say: s.batteries ? 'Taken back:\nplay goes on' : 'BOT: no battery\nRemove card, figure',
        do() {
          if (!s.batteries) s.botInPlay = 0;
        },
        then: '<',
      }),

      /** The device records it, and asks no more [TA-321]. */
      victory: () => ({
        say: 'VICTORY!\nResolve the card: it\nmay unlock or lock\nMark code: Progress', // [TA-320]
        result: 'VICTORY!',
        seat: ALL,
        cue: 'good',
      }),
      lost: () => ({ say: 'SCENARIO LOST\nResolve its card', result: 'SCENARIO LOST', seat: ALL, cue: 'bad' }),

      /** Time 0 ends a Competitive game at once [TA-323]; whoever goes here by themselves wants to count. */
      over: () =>
        s.time && s.back.length
          ? { say: 'Taken back:\nplay goes on', seat: ALL, then: '<' }
          : {
              say: 'GAME OVER\nReveal your Goals',
              result: 'GAME OVER',
              seat: ALL,
              cue: 'time',
              do() {
                s.phase = 'Scoring';
                s.seat = s.firstPlayer;
              },
              then: s.light ? 'total' : 'goals',
            },

      goals: () => ({
        say: `VP of your ${s.goals[s.seat]} Goal${s.goals[s.seat] === 1 ? '' : 's'}?`,
        dial: { min: 0, max: MOST_POINTS, start: s.goalPoints[s.seat], digits: true },
        do: n => (s.goalPoints[s.seat] = n),
        then: s.inDevice ? 'lines' : 'open',
      }),

      open: () => ({
        say: 'Open Data in Bag,\nLauncher and Dump?',
        dial: { min: 0, max: MOST_OPEN, start: 0 },
        do: n => (s.points[s.seat] = n),
        then: 'lines',
      }),

      /** Each line before the total, which may be negative [TA-333]. */
      lines: () => {
        let text = '',
          sum = 0;
        let isLeft = false;
        for (const { name, points } of pointLines(s, s.seat)) {
          isLeft = !isLeft;
          text += `${isLeft ? '\n' : '  '}${name} ${points}`;
          sum += points;
        }
        return { say: `VP ${sum}${text}`, do: () => (s.points[s.seat] = sum), then: nextOrRanking };
      },

      /** Light: the table adds up what it has. */
      total: () => ({
        say: `Your VP?\nCorrupted ${s.corruptedHeld[s.seat]}: ${corruptedPoints(s.corruptedHeld[s.seat])}`,
        dial: { min: -4, max: MOST_POINTS, start: 0, digits: true },
        do: n => (s.points[s.seat] = n),
        then: nextOrRanking,
      }),

      ranking: () => {
        const points = standing(s);
        return {
          say: ranked(s.seats, points)
            .map(seat => `${place(s.seats, points, seat)} ${who(s, seat)} ${s.points[seat]} VP`)
            .join('\n'),
          seat: ALL,
          cue: 'good',
        };
      },
    },
  };
};

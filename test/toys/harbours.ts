// Harbours: everyone for themselves; the device keeps the score. 2-4 seats. An invented game, to try the kit on.
import { backToStart, type Chapter, type Dice, each, fresh, type Game, nextSeat, place, ranked, type State, who } from '../../games/kit';

const SOURCES = ['Ships', 'Cargo', 'Lighthouses'],
  WORTH = [1, 3, 5];

const start = (seats: number) => ({ points: each(seats, 0), source: 0 });
export type Harbours = State & ReturnType<typeof start>;

const end = (s: Harbours, t: Dice<Harbours>): Chapter<Harbours> => ({
  page: 4,
  steps: {
    score: () => ({
      say: `${who(s)}: ${SOURCES[s.source]}?`,
      dial: { min: 0, max: 30, start: 0 },
      do(count) {
        t.add('points', count * WORTH[s.source], s.seat);
        if (nextSeat(s)) s.source++;
      },
      then: () => (s.source < SOURCES.length ? 'score' : 'phase Ranking'),
    }),
    ranking: () => ({
      say: ranked(s.seats, s.points)
        .map(seat => `${place(s.seats, s.points, seat)} ${who(s, seat)} ${s.points[seat]}`)
        .join('\n'),
      cue: 'good',
    }),
  },
});

export const harbours: Game<Harbours> = {
  id: 'harb',
  title: 'Harbours',
  version: 1,
  seatNames: 'Red,Blue,Green,White',
  questions: () => [{ name: 'Captains', dial: { min: 2, max: 4, start: 3 } }],
  seats: answers => answers.Captains,
  begin: (_, seats) => fresh<Harbours>('end.score', seats, start(seats)),
  tables: () => ['\npoints: each seat, up to 999\n'],
  hidden: () => '\nsource: up to 3\n', // what no player has to see
  phases: () => [
    { name: 'Scoring', step: 'end.score', enter: s => backToStart(s, start(s.names.length), 'points source') },
    { name: 'Ranking', step: 'end.ranking' },
  ],
  show: () => ['points'],
  status: s => SOURCES[s.source] || 'Scored',
  result: s => (s.at === 'end.ranking' ? `${who(s, ranked(s.seats, s.points)[0])} wins` : ''),
  chapters: { end },
};

// Harbours: everyone for themselves; the device keeps the score. 2-4 seats. An invented game, to try the kit on.
import { each, fresh, type Game, nextSeat, place, ranked, type State, who } from '../../games/kit';

export interface Harbours extends State {
  points: number[];
  row: number;
}

const SOURCES = ['Ships', 'Cargo', 'Lighthouses'],
  WORTH = [1, 3, 5];

export const harbours: Game<Harbours> = {
  id: 'harb',
  title: 'Harbours',
  version: 1,
  seatNames: 'Red,Blue,Green,White',
  questions: () => [{ name: 'Captains', dial: { min: 2, max: 4, start: 3 } }],
  seats: answers => answers.Captains,
  begin: (_, seats) => fresh<Harbours>('end.score', seats, { points: each(seats, 0), row: 0 }),
  tracks: () => ({ points: { name: 'Points', max: 999, each: true } }),
  phases: () => [
    { step: 'end.score', name: 'Scoring' },
    { step: 'end.ranking', name: 'Ranking' },
  ],
  status: s => SOURCES[s.row] || 'Scored',
  result: s => (s.at === 'end.ranking' ? `${who(s, ranked(s.seats, s.points)[0])} wins` : ''),
  chapters: {
    end: () => ({
      score: (s, t) => ({
        say: `${who(s)}: ${SOURCES[s.row % SOURCES.length]}?`, // again from the first, when the table goes back to it
        dial: { min: 0, max: 30, start: 0 },
        show: ['points'],
        then(n) {
          t.add('points', n * WORTH[s.row % SOURCES.length], s.seat);
          if (nextSeat(s)) s.row++;
          return s.row < SOURCES.length ? 'score' : 'ranking';
        },
      }),
      ranking: s => ({
        say: ranked(s.seats, s.points)
          .map(seat => `${place(s.seats, s.points, seat)} ${who(s, seat)} ${s.points[seat]}`)
          .join('\n'),
        cue: 'good',
      }),
    }),
  },
};

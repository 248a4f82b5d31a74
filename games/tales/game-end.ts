// How a game ends: as the Diary says, and never by itself [TL-500 to TL-503].
import type { Chapter, Option } from '../kit';
import { nextRound } from './end-phase';
import type { Tales, Throws } from './state';

export const end = (s: Tales, t: Throws): Chapter<Tales> => {
  const winOrLose = (): Option[] => [
    { label: 'Win', then: 'won', rare: true },
    { label: 'Lose', then: 'lost', rare: true },
  ];
  /** No score [TL-503]. */
  const over = (say: string) => ({
    say: `${say} Round ${s.round}\nTests ${s.made}, passed ${s.passed}, pushed ${s.pushes}`,
    show: ['insight', 'enigma'],
  });
  return {
    page: 5,
    seat: -1,
    steps: {
      /** A Diary card may let the table go on [TL-501]. */
      last: () => ({
        say: 'Last Round over. What does the Diary say?',
        options: [
          ...winOrLose(),
          {
            label: 'Go on',
            do: () => (s.lastRound = Math.max(s.lastRound, s.round + 1) | 0),
            then: () => nextRound(s, t),
          },
        ],
      }),
      monday: () => ({ say: 'Done by Monday: won?', options: winOrLose() }), // [TL-631]
      diary: () => ({
        say: 'What does the Diary say?',
        options: [...winOrLose(), { label: 'Go on', back: true, then: s.light ? 'light.who' : 'kid.who' }],
      }), // at any time [TL-502]
      won: () => over('You win!'),
      lost: () => over('You lose.'),
    },
  };
};

// The end of a mission, its line on the score sheet, and the next run.
import { type Choice, type Steps, sum } from '../kit';
import { ALL, type Hadal, RUNS } from './state';
import { outcome, restart, words } from './tracks';

export const end = (s: Hadal): Steps<Hadal> => {
  /** Opens this run's line of the sheet; when the sheet is full, it takes the last one. A run that the table has gone on with keeps its line. */
  const open = () => {
    const line = Math.min(RUNS, s.run, s.scores.length + 1) - 1;
    s.ended[line] = s.missionOver;
    s.returns[line] = s.mr;
    s.scores[line] = 0;
    return 'score';
  };
  return {
    over: () => {
      const over = (how: number) => {
        s.missionOver = how;
        s.back = [];
        s.link = 0; // no link matters any more
        return how < 2 ? open() : 'failed';
      };
      return [
        'Mission over?',
        12,
        words('outcomes').map((outcome, how): Choice => (how ? [outcome, over] : ['Not yet', () => s.back.pop() || 'act.menu'])),
        ALL,
      ];
    },
    failed: () => {
      const again = () => {
        open();
        s.run++;
        restart(s);
        return 'setup.role';
      };
      return [
        words('outcomes')[s.missionOver] + '. Reset for run ' + (s.run + 1),
        12,
        [
          ['Restart', again],
          ['Stop here', open],
        ],
        ALL,
        0,
        { cue: 'bad' },
      ];
    },
    // what counts is told by Mission Return and the end of the story: each line of it is added [HA-181]
    score: () => [
      'Return has ' + s.mr + '\nScore ' + s.scores.slice(-1) + '\nNext line? 0: done',
      12,
      n => {
        s.scores[s.scores.length - 1] += n;
        return n ? 'score' : 'final';
      },
      ALL,
      [-99, 99, 0],
    ],
    final: () => ({
      say:
        outcome(s) +
        '\nRun ' +
        s.run +
        ', round ' +
        s.round +
        '\nReturn ' +
        s.mr +
        ', Azrak ' +
        (s.vortex + sum(s.pool)) +
        '\nNote it: Mission Log',
      seat: ALL,
      show: ['scores', 'returns', 'ended'],
    }),
  };
};

// The end of a mission, its line on the score sheet, and the next run.
import { type Choice, type Steps, sum } from '../kit';
import { split } from './rest';
import { unready } from './setup';
import { ALL, type Hadal, RUNS } from './state';
import { ask, phases, tell } from './table';
import { outcome, restart, words } from './tracks';

export const end = (s: Hadal): Steps<Hadal> => {
  /** Opens this run's line of the sheet; when the sheet is full, it takes the last one. */
  const open = () => {
    const line = Math.min(RUNS - 1, s.scores.length);
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
      // when the table has jumped here, nothing waits in `back`
      const goOn = () => {
        let to = unready(s);
        for (const phase of phases(s)) if (phase[2] <= s.phase * 10 + s.step) to = phase[0];
        return s.back.pop() || (s.group ? 'group.turn' : s.share.length ? split(s) : to);
      };
      return ask(
        'Mission over?',
        12,
        words('outcomes').map((outcome, how): Choice => (how ? [outcome, over] : ['Not yet', goOn])),
        ALL,
      );
    },
    failed: () => {
      const again = () => {
        open();
        s.run++;
        restart(s);
        return 'setup.role';
      };
      return ask(
        words('outcomes')[s.missionOver] + '. Reset for run ' + (s.run + 1),
        12,
        [
          ['Restart', again],
          ['Stop here', open],
        ],
        ALL,
        'bad',
      );
    },
    // what counts is told by Mission Return and the end of the story: each line of it is added [HA-181]
    score: () =>
      tell(
        'Return has ' + s.mr + '\nScore ' + s.scores.slice(-1) + '\nNext line? 0: done',
        12,
        n => {
          s.scores[s.scores.length - 1] += n;
          return n ? 'score' : 'final';
        },
        ALL,
        [-99, 99, 0],
      ),
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

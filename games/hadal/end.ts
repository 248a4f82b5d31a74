// The end of a mission, and the next run.
import { type Steps, sum } from '../kit';
import { type Hadal, restart } from './state';
import { ask, type Option } from './table';
import { outcomes } from './tracks';

export const end = (): Steps<Hadal> => ({
  over: s => {
    const over = (how: number): Option => [
      outcomes(how)[0],
      () => {
        s.missionOver = how;
        s.back = [];
        return how < 2 ? 'final' : 'failed';
      },
    ];
    return ask('Mission over? By the Story cards, or by your choice', 12, [
      ['Not yet', () => s.back.pop() || 'act.menu'],
      over(1),
      over(2),
      over(3),
    ]);
  },
  failed: s => {
    const again = () => {
      s.run++;
      restart(s, s.n);
      return 'setup.role';
    };
    return ask(
      'MISSION OVER\n' + outcomes(s.missionOver)[0] + '. All is reset for run ' + (s.run + 1),
      12,
      [
        ['Restart', again],
        ['Stop here', 'final'],
      ],
      'bad',
    );
  },
  final: s => ({
    say:
      'MISSION OVER, run ' +
      s.run +
      '\nRound ' +
      s.round +
      ', Azrak ' +
      (s.vortex + sum(s.pool)) +
      '\nUpdate space ' +
      s.mr +
      ': see Mission Return',
    show: ['missionOver'],
  }),
});

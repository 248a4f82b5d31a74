// Results, and what interrupts: alarms of the dials, grounding.
import { back } from '../kit';
import { chapter, type Row } from './rows';

export const end = () =>
  chapter(5, s => {
    const ask = (say: string, on?: string): Row => [say, [['Win', 'won'], ['Lose', 'lost'], on && ['Go on', on]] as any],
      /** TL-503. */
      over = (say: string): Row => [
        say +
          '\nRound ' +
          s.round +
          ', Insight ' +
          s.insight +
          ', Enigma ' +
          s.enigma +
          '\nTests ' +
          s.made +
          ', passed ' +
          s.passed +
          ', pushed ' +
          s.pushes,
      ];
    return {
      last: () => ask('Last Round over. What does the Diary say?', 'night.next'), // TL-501
      monday: () => ask('Done by Monday: won?'), // TL-631
      diary: () => ask('What does the Diary say?', 'kid.who'), // TL-502
      won: () => over('You win!'),
      lost: () => over('You lose.'),
    };
  });

export const note = () =>
  chapter(14, s => {
    const { favor, bad, grounded, action, pool } = s,
      seen = (bits: number) => () => {
        s.rung = bits;
        return back(s);
      };
    return {
      tell: () => [s.msg, () => back(s), {}, s.page],

      /** TL-154. */
      alarm: () => {
        const insight = s.alarmInsight && s.insight >= s.alarmInsight && !(s.rung & 1);
        return [
          (insight ? 'Insight = ' + s.insight : 'Enigma = ' + s.enigma) + '\nCheck the Diary',
          seen(s.rung | (insight ? 1 : 2)),
          { cue: 'time' },
        ];
      },

      full: () => ['The dial ends here', seen(s.rung & 3), { cue: 'error' }],

      /** TL-421, TL-423: from the pool first, never from conditions; back to the action space. */
      parents: () => {
        const seat = s.seats.filter(k => (favor[k] == 2) != bad[k] > 0)[0],
          ground = favor[seat] == 2;
        return [
          ground ? 'GROUNDED: 2 cubes to the house slots' : 'grounded cubes to the action space',
          () => {
            bad[seat] = ground ? 1 : 0;
            action[seat] += grounded[seat];
            grounded[seat] = 0;
            while (ground && grounded[seat] < 2 && pool[seat] + action[seat]) {
              (pool[seat] ? pool : action)[seat]--;
              grounded[seat]++;
            }
            return back(s);
          },
          { seat, cue: ground ? 'bad' : 'good', show: ['favor'] },
          21,
        ];
      },
    } as { [step: string]: () => Row };
  });

// Results, and what interrupts: alarms of the dials, grounding.
import { type Chapter, chapter, type Row } from './rows';
import { rings } from './state';

export const end = () =>
  chapter(5, s => {
    const ask = (say: string, on: string): Row => [say, [['Win', 'won'], ['Lose', 'lost'], on && ['Go on', on]] as any],
      /** TL-503. */
      over = (say: string): Row => [say + ' Round ' + s.round + '\nTests ' + s.made + ', passed ' + s.passed + ', pushed ' + s.pushes];
    return {
      last: () => ask('Last Round over. What does the Diary say?', 'night.next'), // TL-501
      monday: () => ask('Done by Monday: won?', ''), // TL-631
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
        return '<';
      };
    return {
      tell: () => [s.msg, '<', s.page],

      /** TL-154. */
      alarm: () => {
        const dial = rings(s);
        return [
          (dial > 1 ? 'Enigma = ' + s.enigma : 'Insight = ' + s.insight) + '\nCheck the Diary',
          seen(s.rung | dial),
          0,
          { cue: 'time' },
        ];
      },

      full: () => ['The dial ends here', seen(s.rung & 3), 0, { cue: 'error' }],

      /** TL-421, TL-423: from the pool first, never from conditions; back to the action space. */
      parents: () => {
        const k = s.seats.filter(k => (favor[k] == 2) != bad[k] > 0)[0],
          ground = favor[k] == 2;
        return [
          k + (ground ? 'GROUNDED: 2 cubes to the house slots' : 'Grounded cubes to the action space'),
          () => {
            bad[k] = ground ? 1 : 0;
            if (!ground) {
              action[k] += grounded[k];
              grounded[k] = 0;
            }
            while (ground && grounded[k] < 2 && pool[k] + action[k]) {
              (pool[k] ? pool : action)[k]--;
              grounded[k]++;
            }
            return '<';
          },
          21,
          { cue: ground ? 'bad' : 'good', show: ['favor'] },
        ];
      },
    } as Chapter;
  });

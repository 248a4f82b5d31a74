// Results, and what interrupts: alarms of the dials, grounding.
import type { Chapter, Row } from './rows';
import { rings, seatsOf, type Tales } from './state';

export const end = (s: Tales): Chapter => {
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
};

export const note = (s: Tales): Chapter => {
  const seen = (bits: number) => () => {
    s.rung = bits;
    return '<';
  };
  return {
    tell: () => [
      s.msg,
      () => {
        s.msg = '';
        return '<';
      },
      s.page,
    ],

    /** TL-154. */
    alarm: () => {
      const dial = rings(s);
      return [
        (dial > 1 ? 'Enigma = ' + s.enigma : dial ? 'Insight = ' + s.insight : 'No alarm') + '\nCheck the Diary', // none: the table has set the dial back
        seen(s.rung | dial),
        0,
        { cue: 'time' },
      ];
    },

    full: () => ['The dial ends here', seen(s.rung & 3), 0, { cue: 'error' }],

    /** TL-421, TL-423: it has happened already. */
    parents: () => {
      const k = seatsOf(s, s.news)[0],
        bit = 1 << k,
        bad = s.bad & bit,
        n = +s.grounded[k];
      return [
        k +
          (bad
            ? 'GROUNDED: ' + n + (n == 1 ? ' cube' : ' cubes') + ', pool first, to the house slots'
            : 'Grounded cubes to the action space'),
        () => {
          s.news ^= bit;
          return '<';
        },
        21,
        { cue: bad ? 'bad' : 'good', show: ['favor'] },
      ];
    },
  };
};

// Bodies: a player wears the Walker or up to two Advanced Bodies, the newest on top (p. 9). s.aim[0] is the player.
import { get, put } from '../kit';
import { BACK, type Row, type Rows } from './ask';
import { loseBody, wear } from './effects';
import type { Tamashii } from './state';

export const body = (s: Tamashii): Rows => {
  const stats = (seat: number) => [+s.mov[seat], +s.att[seat], get(s, 'pro', seat)];
  const lay = (seat: number, own: number[]) => {
    for (let i = 0; i < 3; i++) put(s, 'spare', Math.min(9, own[i]), seat * 3 + i);
  };
  /** MOV, ATT, PRO are asked for one after the other; s.job lists what was told. */
  const ask = (i: number): Row => {
    const seat = s.aim[0];
    return [
      'New Body, its card:\n' + ['MOV', 'ATT', 'PRO'][i] + '?',
      n => {
        s.job = i ? s.job.concat(n) : [n];
        if (i < 2) return 'stat';
        const before = +s.body[seat];
        if (before) lay(seat, stats(seat));
        put(s, 'body', before + 1, seat);
        wear(s, seat, s.job);
        return 'worn';
      },
      9,
      stats(seat)[i],
    ];
  };

  return {
    inhabit() {
      const seat = s.aim[0];
      if (+s.body[seat] < 2) return ask(0);
      return [
        'You have 2 Bodies\nOne goes under the\nBody deck first',
        [
          ['Active Body goes', 'Second Body goes'],
          second => {
            if (second) put(s, 'body', 1, seat);
            else loseBody(s, seat);
            return 'inhabit';
          },
        ],
      ];
    },

    stat: () => ask(s.job.length),

    worn: () => ['Active now\nChange the figure\nMarket: +1 card', '<'],

    swap() {
      const seat = s.aim[0];
      return [
        'The other Body\nbecomes active',
        [
          'Swap',
          () => {
            const old = stats(seat);
            wear(s, seat, s.spare.slice(seat * 3, seat * 3 + 3));
            lay(seat, old);
            return '<';
          },
          'Back',
          BACK,
        ],
      ];
    },
  };
};

// Bodies: a player wears the Walker or up to two Advanced Bodies, the newest on top (p. 9). s.aim[0] is the player.
import { put } from '../kit';
import { BACK, type Rows } from './ask';
import { loseBody, wear } from './effects';
import type { Tamashii } from './state';

export const body = (s: Tamashii): Rows => {
  const stats = (seat: number) => [s.mov[seat], s.att[seat], s.pro[seat]];
  const lay = (seat: number, own: number[]) => {
    for (let i = 0; i < 3; i++) put(s, 'spare', Math.min(9, own[i]), seat * 3 + i);
  };

  return {
    inhabit() {
      const seat = s.aim[0];
      return s.body[seat] < 2
        ? ['A new Body:\nread its card', ['Go on', ['stat', 0]]]
        : [
            'You have 2 Bodies\nOne goes under the\nBody deck first',
            [
              ['Active Body goes', 'Second Body goes'],
              second => {
                if (second) s.body[seat] = 1;
                else loseBody(s, seat);
                return 'inhabit';
              },
            ],
          ];
    },

    stat() {
      const seat = s.aim[0],
        i = s.aim[1];
      return [
        'New Body\n' + ['MOV', 'ATT', 'PRO'][i] + ' on the card?',
        n => {
          if (!i) s.job = [];
          s.job[i] = n;
          s.aim[1]++;
          if (i < 2) return 'stat';
          if (s.body[seat]++) lay(seat, stats(seat));
          wear(s, seat, s.job);
          return 'worn';
        },
        9,
        stats(seat)[i],
      ];
    },

    worn: () => ['Active now\nChange the figure\nMarket: +1 card', ['Done', BACK]],

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

// Bodies: a player wears the Walker or up to two Advanced Bodies, the newest on top (p. 9). s.aim[0] is the player.
import type { Steps } from '../kit';
import { BACK, dial, menu } from './ask';
import { loseBody, wear } from './effects';
import type { Tamashii } from './state';

export const body = (): Steps<Tamashii> => {
  const stats = (s: Tamashii, seat: number) => [s.mov[seat], s.att[seat], s.pro[seat]];
  const lay = (s: Tamashii, seat: number, own: number[]) => {
    for (let i = 0; i < 3; i++) s.spare[seat * 3 + i] = own[i];
  };

  return {
    inhabit(s) {
      const seat = s.aim[0];
      const goes = (active: boolean) => () => {
        if (active) loseBody(s, seat);
        else s.body[seat] = 1;
        return 'inhabit';
      };
      return s.body[seat] < 2
        ? menu(s, 'A new Body:\nread its card', ['Go on', ['stat', 0]])
        : menu(s, 'You have 2 Bodies\nOne goes under the\nBody deck first', [
            'Active Body goes',
            goes(true),
            'Second Body goes',
            goes(false),
          ]);
    },

    stat(s) {
      const seat = s.aim[0],
        i = s.aim[1];
      return dial(s, 'New Body\n' + ['MOV', 'ATT', 'PRO'][i] + ' on the card?', i < 2 ? 9 : 20, stats(s, seat)[i], n => {
        if (!i) s.job = [];
        s.job[i] = n;
        s.aim[1]++;
        if (i < 2) return 'stat';
        if (s.body[seat]++) lay(s, seat, stats(s, seat));
        wear(s, seat, s.job);
        return 'worn';
      });
    },

    worn: s => menu(s, 'Active now\nChange the figure\nMarket: +1 card', ['Done', BACK]),

    swap(s) {
      const seat = s.aim[0];
      return menu(s, 'The other Body\nbecomes active', [
        'Swap',
        () => {
          const old = stats(s, seat);
          wear(s, seat, s.spare.slice(seat * 3, seat * 3 + 3));
          lay(s, seat, old);
          return '<';
        },
        'Back',
        BACK,
      ]);
    },
  };
};

// Bodies: a player wears the Walker or up to two Advanced Bodies, the newest on top (p. 9). s.aim[0] is the player.
import { back, type Steps } from '../kit';
import { BACK, dial, menu } from './ask';
import { loseBody, stats, wear } from './effects';
import type { Tamashii } from './state';

export const body = (): Steps<Tamashii> => ({
  inhabit(s) {
    const seat = s.aim[0];
    return s.body[seat] < 2
      ? menu(s, '@: a new Body\nRead its card', ['Go on', ['stat', 0]], seat)
      : menu(
          s,
          '@ has 2 Bodies\nOne goes under the\nBody deck first',
          [
            'Active Body goes',
            () => {
              loseBody(s, seat);
              return 'inhabit';
            },
            'Second Body goes',
            () => {
              s.body[seat] = 1;
              return 'inhabit';
            },
          ],
          seat,
        );
  },

  stat(s) {
    const seat = s.aim[0],
      i = s.aim[1];
    return dial(
      s,
      '@: new Body\n' + ['MOV', 'ATT', 'PRO'][i] + ' on the card?',
      i < 2 ? 9 : 20,
      stats(s, seat)[i],
      n => {
        if (!i) s.job = [];
        s.job[i] = n;
        s.aim[1]++;
        if (i < 2) return 'stat';
        if (s.body[seat]++) s.spare = s.spare.slice(0, seat * 3).concat(stats(s, seat), s.spare.slice(seat * 3 + 3));
        wear(s, seat, s.job);
        return 'worn';
      },
      seat,
    );
  },

  worn: s => menu(s, '@: active now\nChange the figure\nMarket: +1 card', ['Done', BACK], s.aim[0]),

  swap(s) {
    const seat = s.aim[0];
    return menu(
      s,
      '@: the other Body\nbecomes active',
      [
        'Swap',
        () => {
          const old = stats(s, seat);
          wear(s, seat, s.spare.slice(seat * 3, seat * 3 + 3));
          s.spare = s.spare.slice(0, seat * 3).concat(old, s.spare.slice(seat * 3 + 3));
          return back(s);
        },
        'Back',
        BACK,
      ],
      seat,
    );
  },
});

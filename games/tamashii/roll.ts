// A roll of Player dice on the table: keep it, or reroll. The Asset once for each roll, cards as often as they say (p. 8).
import type { Ask, Steps } from '../kit';
import { BACK, type Go, menu } from './ask';
import { hits, results, success, symbol } from './effects';
import { power, saved, tails } from './odds';
import { ATTACK, type Tamashii, TEST, TRACE_ROLL } from './state';

export const roll = (): Steps<Tamashii> => {
  const dice = (s: Tamashii, ask: Ask) => {
    ask.dice = s.rolled;
    ask.faces = '';
    for (let face = 1; face <= 6; face++) ask.faces += 'BS-'[symbol(s, face)];
    return ask;
  };

  return {
    show(s) {
      const seat = s.roll[0],
        what = s.roll[1],
        n = results(s),
        r = Math.min(s.reroll[seat], s.rolled.length),
        need = s.test[1] - s.test[2];
      const mark = (paid: number) => () => {
        s.roll[2] = 0;
        s.roll[3] = paid;
        return 'mark';
      };
      const ask = menu(
        s,
        '@: B' +
          n[0] +
          ' S' +
          n[1] +
          ' blank' +
          n[2] +
          (what == ATTACK ? '\nNum ' + (s.number || 'blank') + ' Sym ' + (s.sym ? 'eS' : 'eB') : '') +
          (what == TEST ? '\n' + success(s, n) + ' of ' + need + ' successes' : '') +
          '\nReroll? you have {reroll}',
        [
          'Keep',
          BACK,
          'Reroll',
          s.rerollAssetUsed ? '!Once for each roll' : r ? mark(1) : '!None to spend',
          'Reroll by a card',
          s.rolled.length && mark(0),
          'Enemy dice',
          '!Only Player dice',
        ],
        seat,
      );
      if (r && !s.rerollAssetUsed) {
        const h = hits(s, n);
        if (what == TEST) ask.odds = [['Pass with rerolls', saved(s, tails(s, r), n[0], n[1], n[2], need, r), power(6, r)]];
        if (what == TRACE_ROLL) ask.odds = [['No enemy if rerolled', h > r ? 0 : power(6 - hits(s, s.playerDie), h), power(6, h)]];
      }
      return dice(s, ask);
    },

    mark(s, t) {
      const seat = s.roll[0],
        list: (string | Go)[] = [];
      let marked = 0;
      for (let i = 0; i < s.rolled.length; i++) if (s.roll[2] & (1 << i)) marked++;
      for (let i = 0; i < s.rolled.length; i++) {
        const bit = 1 << i,
          on = s.roll[2] & bit;
        list.push(
          (on ? '* ' : '') + 'Die ' + (i + 1) + ': ' + ['B', 'S', 'blank'][symbol(s, s.rolled[i])],
          !on && s.roll[3] && marked >= s.reroll[seat]
            ? '!No more Reroll'
            : () => {
                s.roll[2] ^= bit;
                return 'mark';
              },
        );
      }
      list.push(
        'Reroll ' + marked,
        marked &&
          (() => {
            for (let i = 0; i < s.rolled.length; i++) if (s.roll[2] & (1 << i)) s.rolled[i] = t.die(6);
            if (s.roll[3]) {
              s.reroll[seat] -= marked;
              s.rerollAssetUsed = 1;
            }
            return 'show';
          }),
        'Back',
        'show',
      );
      return dice(s, menu(s, '@: mark dice to\nreroll, all at once', list, seat));
    },
  };
};

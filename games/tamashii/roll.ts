// A roll of Player dice on the table: keep it, or reroll. The Asset once for each roll, cards as often as they say (p. 8).
import type { Ask, Steps } from '../kit';
import { BACK, type Go, menu } from './ask';
import { faces, results, worth } from './effects';
import { chances, ofOneDie } from './odds';
import { ATTACK, type Tamashii, TEST, TRACE_ROLL } from './state';

export const roll = (): Steps<Tamashii> => {
  const dice = (s: Tamashii, ask: Ask) => {
    ask.dice = s.rolled;
    ask.faces = faces(s);
    return ask;
  };

  return {
    show(s) {
      const what = s.roll[1],
        n = results(s),
        r = Math.min(s.reroll[s.roll[0]], s.rolled.length),
        need = s.test[2] - s.test[3];
      const mark = (paid: number) => () => {
        s.roll[2] = 0;
        s.roll[3] = paid;
        return 'mark';
      };
      const ask = menu(
        s,
        // a Test counts for itself: with dice and odds a third row would leave no room for what can be picked
        (what == TEST ? worth(n, s.testSuccess) + ' of ' + need + ' successes' : 'B' + n[0] + ' S' + n[1] + ' blank' + n[2]) +
          (what == ATTACK ? '\nNum ' + (s.number || 'blank') + ' Sym ' + (s.sym ? 'eS' : 'eB') : '') +
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
      );
      if (r && !s.rerollAssetUsed && what != ATTACK) {
        const odds = chances(s),
          hit = [s.traceHit & 1, s.traceHit >> 1],
          h = worth(n, hit);
        if (what == TEST) ask.odds = [['Reroll: pass', odds.saved(odds.tails(r), n[0], n[1], n[2], need, r), odds.power(6, r)]];
        if (what == TRACE_ROLL) ask.odds = [['Reroll: no enemy', h > r ? 0 : odds.power(6 - worth(s.playerDie, hit), h), odds.power(6, h)]];
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
          on = s.roll[2] & bit,
          face = faces(s)[s.rolled[i] - 1];
        list.push(
          (on ? '* ' : '') + 'Die ' + (i + 1) + ': ' + (face == '-' ? 'blank' : face),
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
          (!s.roll[3] || marked <= s.reroll[seat]) && // the table may have lowered it meanwhile
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
      const ask = menu(s, 'Mark dice to reroll', list);
      ask.odds = ofOneDie(s);
      return dice(s, ask);
    },
  };
};

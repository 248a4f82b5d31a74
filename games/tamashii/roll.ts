// A roll of Player dice on the table: keep it, or reroll. The Asset once for each roll, cards as often as they say (p. 8).
import type { OldAsk as Ask, Table } from '../kit';
import { BACK, type List, type Row, type Rows } from './ask';
import { enemyRoll, faces, playerDie, results, successes, tried, worth } from './effects';
import { ofOneDie, ofReroll } from './odds';
import { ATTACK, type Tamashii, TEST } from './state';

export const roll = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const dice = (say: string, list: List, odds: Ask['odds']): Row => [
    say,
    list,
    s.roll[0],
    undefined,
    0,
    { dice: s.rolled, faces: faces(s), odds },
  ];
  const mark = (paid: number) => {
    s.roll[2] = 0;
    s.roll[3] = paid;
    return 'mark';
  };
  const turn = (bit: number) => {
    s.roll[2] ^= bit;
    return 'mark';
  };
  const again = (marked: number) => {
    const thrown: number[] = [];
    for (let i = 0; i < s.rolled.length; i++) if (s.roll[2] & (1 << i)) thrown.push((s.rolled[i] = t.die(playerDie(s))));
    tried(s, t, thrown);
    if (s.roll[3]) {
      t.add('reroll', -marked, s.roll[0]);
      s.rerollAssetUsed = 1;
    }
    return 'show';
  };

  return {
    show() {
      const what = s.roll[1],
        n = results(s),
        r = Math.min(+s.reroll[s.roll[0]], s.rolled.length);
      return dice(
        // a Test counts for itself: with dice and odds a third row would leave no room for what can be picked
        (what == TEST ? s.test[3] + worth(n, s.testSuccess) + ' of ' + successes(s.test[2]) : 'B' + n[0] + ' S' + n[1] + ' blank' + n[2]) +
          (what == ATTACK ? '\n' + enemyRoll(s.number, s.sym) : '') +
          (+s.reroll[s.roll[0]] ? '\nReroll? You have {reroll}' : '\nNo Reroll left'),
        [
          'Keep',
          BACK,
          'Reroll',
          s.rerollAssetUsed ? '!Only once a roll' : r ? [mark, 1] : '!None to spend',
          'Reroll by a card',
          s.rolled.length && [mark, 0],
          'Enemy dice',
          '!Only Player dice',
        ],
        r && !s.rerollAssetUsed ? ofReroll(s, what, n, r) : undefined,
      );
    },

    mark() {
      const left = s.roll[3] ? +s.reroll[s.roll[0]] : 99,
        list: List = [];
      let marked = 0;
      for (let i = 0; i < s.rolled.length; i++) if (s.roll[2] & (1 << i)) marked++;
      for (let i = 0; i < s.rolled.length; i++) {
        const bit = 1 << i,
          on = s.roll[2] & bit,
          face = faces(s)[s.rolled[i] - 1];
        list.push(
          (on ? '* ' : '') + 'Die ' + (i + 1) + ': ' + (face == '-' ? 'blank' : face),
          !on && marked >= left ? '!No more Reroll' : [turn, bit],
        );
      }
      list.push('Reroll ' + marked, marked && marked <= left && [again, marked], 'Back', 'show'); // the table may have lowered it meanwhile
      const row = dice('Mark dice to reroll', list, ofOneDie(s));
      row[5]!.keeps = true;
      return row;
    },
  };
};

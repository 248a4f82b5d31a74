// Enemies arrive, and players are hurt: drawing cards, the top of the Trace track, Shields (p. 8, 11, 12).
import { get, put, type Table } from '../kit';
import { goOn, type Rows } from './ask';
import { firstWith, foes, lesser, removeEnemy, rest, suffer } from './effects';
import { NONE, type Tamashii } from './state';

export const enemy = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const defeated = (exp: number) => '*ENEMY DEFEATED\nEXP +1, now ' + exp + '\n';
  const done = () => {
    // Trace goes to 0 after all draws, and only when somebody came (TA-086, TA-258)
    if (s.draw[2] && s.draw[3]) put(s, 'trace', 0, s.draw[0]);
    s.draw = NONE;
    return '<';
  };

  return {
    traced() {
      const seat = firstWith(s, one => get(s, 'trace', one) >= s.traceTop);
      if (get(s, 'trace', seat) < s.traceTop) return goOn();
      return [
        '!TRACED!\nAttach 2 enemies NOW\nTrace set to 0',
        () => {
          put(s, 'trace', 0, seat);
          s.draw = [seat, 2, 0, 0];
          return 'draw';
        },
        seat,
        undefined,
        0,
        { show: [] }, // not the Trace of before
      ];
    },

    down: () => [
      defeated(s.exp[s.aim[0]]) + (s.enemyOf.indexOf('' + s.aim[0]) < 0 ? 'None left' : s.aim[1] ? 'The Top stays' : 'New Top: next card'),
      '<',
      s.aim[0],
    ],

    /** The table has typed in that an enemy has nothing left (TA-250). */
    spent() {
      let at = 0;
      while (get(s, 'damage', at) < get(s, 'enemies', at)) at++;
      if (at == s.enemies.length) return goOn();
      const seat = +s.enemyOf[at],
        k = foes(s, seat).indexOf(at);
      return [
        defeated(s.exp[seat] + 1) + 'It was enemy ' + (k + 1),
        () => {
          removeEnemy(s, seat, k);
          s.exp[seat]++;
          return '<';
        },
        seat,
      ];
    },

    draw() {
      const title = 'Enemy ' + (s.draw[3] + 1) + ' of ' + (s.draw[3] + s.draw[1]),
        counted = s.enemyDeck.length;
      let line = 0;
      while (s.enemyDeck[line] == 0) line++;
      const empty = counted && line == counted;
      if (s.enemies.length > 69 || (empty && (s.enemyDeckEmpty || !s.enemyDiscard)))
        return [title + '\nNo card left:\nnothing is attached', done];
      if (empty)
        return [
          title + '\nDeck empty: shuffle\nthe discard pile',
          () => {
            s.enemyDeck = [s.enemyDiscard];
            s.levels = '0';
            s.enemyDiscard = 0;
            return 'draw';
          },
        ];
      return [
        title + (+s.levels[line] ? ', LVL' + s.levels[line] : '') + '\nDraw, slide under\nIntegrity?' + (counted ? '' : ' 0: no card'),
        n => {
          if (!n) return done();
          if (counted) s.enemyDeck[line]--;
          s.enemies += n.toString(36);
          s.damage += 0;
          s.enemyOf += s.draw[0];
          s.draw[3]++;
          return --s.draw[1] ? 'draw' : done();
        },
        35, // a digit
        5,
        counted ? 1 : 0,
        { show: [] }, // not the player's own Integrity below a question for that of the card
      ];
    },

    shield() {
      if (!s.wound) return goOn(); // a reset has ended them (TA-267)
      const seat = s.wound[0],
        wounds = s.wound[1],
        used = lesser(wounds, +s.shield[seat]),
        left = get(s, 'integrity', seat) - wounds;
      const take = (n: number) => {
        t.add('shield', -n, seat);
        suffer(s, seat, wounds - n, '');
        return '<';
      };
      return [
        wounds +
          (wounds == 1 ? ' wound' : ' wounds') +
          ', Shield ' +
          s.shield[seat] +
          '\nITG {integrity} > ' +
          rest(left + used) +
          ' or ' +
          rest(left),
        ['Use ' + used + ' Shield', [take, used], 'Use none', [take, 0], 'Use a part', '!All or nothing'],
        seat,
        undefined,
        0,
        { show: [] },
      ];
    },
  };
};

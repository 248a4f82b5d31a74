// Enemies arrive, and players are hurt: drawing cards, the top of the Trace track, Shields (p. 8, 11, 12).
import { back, type Steps } from '../kit';
import { dial, menu, ok } from './ask';
import { firstWith, wounds } from './effects';
import type { Tamashii } from './state';

export const enemy = (): Steps<Tamashii> => {
  const done = (s: Tamashii) => {
    // Trace goes to 0 after all draws, and only when somebody came (TA-086, TA-258)
    if (s.draw[2] && s.draw[3]) s.trace[s.draw[1]] = 0;
    s.draw = [0, 0, 0, 0];
    return back(s);
  };

  return {
    traced(s) {
      const seat = firstWith(s, one => s.trace[one] >= s.traceTop);
      return ok(
        s,
        '!!! @ TRACED !!\nAttach 2 enemies NOW\nTrace set to 0',
        () => {
          s.trace[seat] = 0;
          s.draw = [2, seat, 0, 0];
          return 'draw';
        },
        seat,
      );
    },

    draw(s) {
      const seat = s.draw[1],
        title = '@: enemy ' + (s.draw[3] + 1) + ' of ' + (s.draw[3] + s.draw[0]);
      let line = 0;
      while (s.enemyDeck[line] == 0) line++;
      const counted = s.enemyDeck.length;
      if (s.enemies.length > 69 || (counted && line == counted && (s.enemyDeckEmpty || !s.enemyDiscard)))
        return ok(s, title + '\nNo card left:\nnothing is attached', () => done(s), seat);
      if (counted && line == counted)
        return ok(
          s,
          title + '\nDeck empty: shuffle\nthe discard pile',
          () => {
            s.enemyDeck = [s.enemyDiscard];
            s.deckLevel = [0];
            s.enemyDiscard = 0;
            return 'draw';
          },
          seat,
        );
      return dial(
        s,
        title +
          (counted && s.deckLevel[line] ? ', LVL' + s.deckLevel[line] : '') +
          '\nDraw, slide under\nIntegrity?' +
          (counted ? '' : ' 0: no card'),
        40,
        5,
        n => {
          if (!n) return done(s);
          if (counted) s.enemyDeck[line]--;
          s.enemies.push(n);
          s.damage.push(0);
          s.enemyOf.push(seat);
          s.draw[3]++;
          return --s.draw[0] ? 'draw' : done(s);
        },
        seat,
        counted ? 1 : 0,
      );
    },

    shield(s) {
      const seat = s.wound[1],
        used = Math.min(s.wound[0], s.shield[seat]);
      const take = (n: number) => () => {
        s.shield[seat] -= n;
        s.wound[0] -= n;
        wounds(s);
        return back(s);
      };
      return menu(
        s,
        '@: ' + s.wound[0] + ' wounds\nShield {shield}',
        ['Use ' + used + ' Shield', take(used), 'Use none', take(0), 'Use a part', '!All or nothing'],
        seat,
      );
    },
  };
};

// A group conflict: swaps, then turns in which everybody tests once, until the adversary is beaten.
import { each, type Steps } from '../kit';
import { type Hadal, WHOLE_TURN } from './state';
import { ask, captain, more, present, tell, test, whom } from './table';

export const group = (): Steps<Hadal> => {
  const turn = (s: Hadal) => {
    s.turn++;
    s.acted = each(s.n, 0);
    return 'turn';
  };
  return {
    swaps: s => ask('GROUP CONFLICT: stop!\nSwap Items and own tokens now, not later', 9, [['Begin', 'life'], more(s, 'swaps')], 'bad'),
    life: s =>
      tell(
        'Life points of the adversary?',
        9,
        n => {
          s.group = 1;
          s.life = n;
          s.damage = s.turn = 0;
          return turn(s);
        },
        [1, 99, 10],
      ),
    turn: s => {
      const able = present(s).filter(seat => s.pool[seat] && !s.acted[seat]),
        say = 'Conflict turn ' + s.turn + '\nDamage ' + s.damage + ' of ' + s.life + '\n';
      if (s.damage >= s.life && !(able.length && s.rulings & WHOLE_TURN))
        return tell(say + 'Beaten! Stow damage, all else stays', 9, () => {
          s.group = s.damage = 0;
          return s.back.pop() || 'act.menu';
        });
      if (!able.length) return tell(say + 'The turn is over', 9, () => turn(s));
      return ask(
        say + captain(s) + ': who tests?',
        9,
        whom(s, able, seat => {
          s.acted[seat] = 1;
          return test(s, seat, 2, 'turn');
        }).concat([['Anything else', '', 'Group conflict first']]),
        'turn',
      );
    },
  };
};

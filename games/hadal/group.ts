// A group conflict: swaps, then turns in which everybody tests once, until the adversary is beaten.
import { options, type Steps } from '../kit';
import { ALL, type Hadal, none, WHOLE_TURN } from './state';
import { go, more, present, test } from './table';

export const group = (s: Hadal): Steps<Hadal> => {
  const turn = () => {
    s.turn++;
    s.acted = none(s);
    return 'turn';
  };
  return {
    swaps: () => ['GROUP CONFLICT: stop!\nSwap Items, own tokens only now', 9, [['Begin', 'life'], more(s)], ALL, 0, { cue: 'bad' }],
    life: () => [
      'Life points?',
      9,
      n => {
        s.group = 1;
        s.life = n;
        s.damage = s.turn = 0;
        s.order = '';
        return turn();
      },
      ALL,
      [1, 99, 10],
    ],
    turn: () => {
      const order = s.order || s.seats.join(''),
        able = order
          .split('')
          .map(Number)
          .filter(seat => !s.out[seat] && s.pool[seat] && !s.acted[seat]),
        say = 'Turn ' + s.turn + '\nDamage ' + s.damage + ' of ' + s.life + '\n';
      if (s.damage >= s.life && !(able.length && s.rulings & WHOLE_TURN))
        return [
          say + 'Beaten! Stow damage, rest stays',
          9,
          () => {
            s.group = s.damage = 0;
            return s.back.pop() || 'act.menu';
          },
          ALL,
        ];
      if (!able.length)
        return present(s).some(seat => s.pool[seat])
          ? [say + 'The turn is over', 9, turn, ALL]
          : [say + 'Nobody has Azrak: leave', 9, () => go(s, 31), ALL]; // where all return [HA-135]
      return [
        say + 'TC, who tests next?',
        9,
        options(able, s.names, seat => {
          s.order = order.replace('' + seat, '') + seat;
          s.acted[seat] = 1;
          return test(s, seat, 2, 'turn');
        }),
        s.tc - 1,
        0,
        { cue: 'turn' },
      ];
    },
  };
};

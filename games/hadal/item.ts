// The register of Items and tokens, for tables that want one: who holds what, what is out of the game.
import { type Choice, options, type Steps } from '../kit';
import { ALL, type Hadal, ITEMS, REMOVED, TABLE, TOKENS } from './state';
import { present } from './table';
import { holders, thing } from './tracks';

export const item = (s: Hadal): Steps<Hadal> => {
  const label = (k: number) => thing(s.items[k]) + ' ' + holders(s)[+s.itemAt[k]];
  const put = (at: number) => () => {
    s.itemAt = s.itemAt.slice(0, s.k) + (at || '') + s.itemAt.slice(s.k + 1);
    if (!at) s.items.splice(s.k, 1);
    return 'menu';
  };
  return {
    menu: () => {
      const full = s.items.length >= ITEMS && 'List is full',
        here: number[] = [];
      s.items.map((_, k) => +s.itemAt[k] < REMOVED && here.push(k));
      const take = (kind: number) => () => {
        s.k = kind;
        return 'take';
      };
      const open = (answer: number) => {
        s.k = here[answer - (full ? 1 : 3)]; // after what else is offered
        return 'one';
      };
      return [
        'Register',
        11,
        (
          [
            ['Done', '<'],
            ['Take an Item', take(0), full],
            ['Take a token', take(TOKENS), full],
          ] as Choice[]
        ).concat(here.map((k): Choice => [label(k), open])),
        ALL,
      ];
    },
    take: () => {
      const kind = s.k;
      return [
        'Its number?',
        10,
        no => {
          s.k = s.items.indexOf(no + kind);
          if (s.k >= 0) return 'held';
          s.k = s.items.push(no + kind) - 1;
          s.itemAt += 0;
          return 'one';
        },
        ALL,
        [1, 99, 1],
      ];
    },
    held: () => [label(s.k) + ': ignore it', 10, 'menu', ALL],
    one: () => {
      const at = +s.itemAt[s.k],
        holder = at - 1;
      // a gift does not come here by way of the menu of all; it counts even when it was paid with the last Azrak [HA-101, HA-148]
      const gift = s.phase == 2 && holder == s.seat && !s.back.includes('more.menu');
      return [
        at ? label(s.k) + ' to' : 'Green, own: an agent\nWhite, hexagon: table\nYellow, red: stow', // [HA-210 to HA-213, HA-225, HA-227]
        11,
        options(
          present(s),
          s.names,
          seat => put(seat + 1)(),
          [!at && ['Table', put(TABLE)], ['Stow', put(0)], ['Remove', put(REMOVED)], at && ['Back', 'menu']],
          at == TABLE
            ? 'It is for all'
            : !at || gift
              ? 0
              : s.group
                ? 'Group conflict'
                : s.out[holder]
                  ? 'Ejected'
                  : s.phase % 3 && !s.back.includes('group.swaps') && 'Only by Give, swaps', // else between locations [HA-103]
        ),
        ALL,
      ];
    },
  };
};

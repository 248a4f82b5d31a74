// The register of Items and tokens, for tables that want one: who holds what, what is out of the game.
import type { Choice, Steps } from '../kit';
import { ALL, type Hadal, ITEMS, REMOVED, TABLE, TOKENS } from './state';
import { ask, present, tell, whom } from './table';
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
        rows = full ? [0] : [0, 0, TOKENS]; // Done, and what can be taken
      s.items.map((_, k) => +s.itemAt[k] < REMOVED && rows.push(k));
      const open = (answer: number) => {
        s.k = rows[answer];
        return answer < 3 && !full ? 'take' : 'one';
      };
      return ask(
        'Register',
        11,
        (
          [
            ['Done', '<'],
            ['Take an Item', open, full],
            ['Take a token', open, full],
          ] as Choice[]
        ).concat(rows.slice(full ? 1 : 3).map((k): Choice => [label(k), open])),
        ALL,
      );
    },
    take: () => {
      const kind = s.k;
      return tell(
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
      );
    },
    held: () => tell(label(s.k) + ': ignore it', 10, 'menu', ALL),
    one: () => {
      const at = +s.itemAt[s.k],
        holder = at - 1;
      // a gift does not come here by way of the menu of all; it counts even when it was paid with the last Azrak [HA-101, HA-148]
      const gift = s.phase == 2 && holder == s.seat && !s.back.includes('more.menu');
      return ask(
        at ? label(s.k) + ' to' : 'Green, own: an agent\nWhite, hexagon: table\nYellow, red: stow', // [HA-210 to HA-213, HA-225, HA-227]
        11,
        whom(
          s,
          present(s),
          seat => put(seat + 1)(),
          at == TABLE
            ? 'It is for all'
            : !at || gift
              ? 0
              : s.group
                ? 'Group conflict'
                : s.out[holder]
                  ? 'Ejected'
                  : s.phase % 3 && !s.back.includes('group.swaps') && 'Only by Give, swaps', // else between locations [HA-103]
        ).concat([!at && ['Table', put(TABLE)], ['Stow', put(0)], ['Remove', put(REMOVED)], at && ['Back', 'menu']]),
        ALL,
      );
    },
  };
};

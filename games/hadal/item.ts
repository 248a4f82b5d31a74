// The register of Items, for tables that want one: who holds what, what is out of the game.
import { back, type Steps } from '../kit';
import { type Hadal, ITEMS, REMOVED, TABLE } from './state';
import { ask, type Option, present, tell, whom } from './table';

export const item = (): Steps<Hadal> => {
  const label = (s: Hadal, k: number) =>
    'Item ' + s.items[k] + ' ' + (s.names[s.itemAt[k] - 1] || (s.itemAt[k] == TABLE ? 'table' : 'removed'));
  const put = (s: Hadal, at: number) => {
    s.itemAt[s.k] = at;
    if (!at) {
      s.items.splice(s.k, 1);
      s.itemAt.splice(s.k, 1);
    }
    return 'menu';
  };
  return {
    menu: s =>
      ask(
        'Items',
        11,
        (
          [
            ['Done', () => back(s)],
            ['Take one', 'take', s.items.length >= ITEMS && 'List is full'],
          ] as Option[]
        ).concat(
          s.itemAt.map(
            (at, k): Option =>
              at < REMOVED && [
                label(s, k),
                () => {
                  s.k = k;
                  return 'one';
                },
              ],
          ),
        ),
      ),
    take: s =>
      tell(
        'Take which Item?',
        10,
        no => {
          s.k = s.items.indexOf(no);
          if (s.k >= 0) return 'held';
          s.k = s.items.push(no) - 1;
          s.itemAt.push(TABLE);
          return 'colour';
        },
        [1, 99, 1],
      ),
    held: s => tell(label(s, s.k) + ': not taken again, ignore it', 10, 'menu'),
    // green is kept, yellow and red are stowed once resolved, white lies on the table [HA-210 to HA-213]
    colour: s => {
      const stow = () => put(s, 0);
      return ask('Colour of Item ' + s.items[s.k] + '?', 11, [
        ['Green: kept by', 'one'],
        ['Yellow: stow it', stow],
        ['Red: stow it', stow],
        ['White: on the table', 'menu'],
      ]);
    },
    one: s =>
      ask(
        label(s, s.k) + ' goes to',
        11,
        // no swaps in a group conflict [HA-170]
        whom(s, s.group ? [] : present(s), seat => put(s, seat + 1)).concat([
          ['Stow', () => put(s, 0)],
          ['Remove', () => put(s, REMOVED)],
          ['Back', 'menu'],
        ]),
      ),
  };
};

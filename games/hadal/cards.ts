// What a card or a cell does to one agent; anything else it says stays on the table.
import type { Ask, Steps, Table } from '../kit';
import { gain, noAzrak, pay, room } from './azrak';
import { beginPersonalConflict, noPersonalConflict } from './conflicts';
import { completeAction, eject } from './ejection';
import { more } from './help';
import { toTheLeft } from './round';
import { type Hadal, others } from './state';

/** Asks for a number, up to so many; a correction may have left none. */
const count = (say: string, page: number, most: number, happens: (n: number) => void): Ask => ({
  say,
  page,
  dial: { min: 0, max: Math.max(0, most), start: most > 0 ? 1 : 0 },
  then(n) {
    happens(n);
    return 'says';
  },
});

export const cards = (s: Hadal, t: Table<Hadal>): Steps<Hadal> => ({
  says: () => {
    const seat = s.seat;
    return {
      say: 'What does it say? Empty: nothing', // [HA-075]
      page: 9,
      options: [
        { label: 'Nothing more', then: () => completeAction(s, '<') },
        s.groupConflict && { label: 'Damage', then: 'damage' },
        { label: 'Lose Azrak', then: 'lose', not: noAzrak(s, seat) },
        { label: 'Gain Azrak', then: 'gain', not: room(s, seat) < 1 && 'Nothing to gain' },
        {
          label: 'Ejected',
          then() {
            eject(s, seat); // [HA-130]
            s.leaving = seat;
            return 'link.out';
          },
        },
        {
          label: 'Personal conflict',
          then() {
            beginPersonalConflict(s);
            return 'says';
          },
          not: noPersonalConflict(s),
        },
        { label: 'Group conflict', then: () => completeAction(s, 'conflict.swaps'), not: s.groupConflict && 'One is going on' },
        {
          label: 'Next agent', // a card for all
          then() {
            s.seat = toTheLeft(s, seat);
            return 'says';
          },
          not: !others(s).length && 'Nobody there',
        },
        more(s),
      ],
    };
  },

  lose: () => count('Lose how many?', 7, 20, azrak => pay(s, s.seat, azrak)), // [HA-110]
  gain: () => count('Gain how many?', 7, room(s, s.seat), azrak => gain(s, s.seat, azrak)), // [HA-111]
  damage: () => count(`Damage? So far ${s.damage} of ${s.lifePoints}`, 9, 30, damage => t.add('damage', damage)),
});

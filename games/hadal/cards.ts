// What a card or a cell does to one agent; anything else it says stays on the table.
// `says` is called by another step, and "<" goes back there when the card has no more to say.
import type { Question, Steps, Table } from '../kit';
import { gain, pay, reasonAgainstPaying, room } from './azrak';
import { beginPersonalConflict, reasonAgainstPersonalConflict } from './conflicts';
import { completeAction, eject } from './ejection';
import { more } from './help';
import { toTheLeft } from './round';
import { type Hadal, HIGHEST_LEVEL, others } from './state';

const MOST_DAMAGE = 30; // of one test

/** Asks for a number up to `most`, which is 0 or less when a correction has left nothing. */
const askHowMany = (say: string, page: number, most: number, happens: (n: number) => void): Question => ({
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
      say: 'What does it say? If empty, nothing more', // an empty cell [HA-075]
      page: 9,
      options: [
        { label: 'Nothing more', then: () => completeAction(s, '<') },
        s.groupConflict && { label: 'Damage', then: 'damage' },
        { label: 'Lose Azrak', then: 'lose', not: reasonAgainstPaying(s, seat) },
        { label: 'Gain Azrak', then: 'gain', not: room(s, seat) < 1 && 'Nothing to gain' },
        {
          label: 'Ejected',
          then() {
            eject(s, seat); // a card may order it [HA-130]
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
          not: reasonAgainstPersonalConflict(s),
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

  lose: () => askHowMany('Lose how many Azrak?', 7, HIGHEST_LEVEL, azrak => pay(s, s.seat, azrak)), // no more than there are [HA-110]
  gain: () => askHowMany('Gain how many Azrak?', 7, room(s, s.seat), azrak => gain(s, s.seat, azrak)), // up to the level, from the Vortex [HA-111]
  damage: () => askHowMany(`Damage? So far ${s.damage} of ${s.lifePoints}`, 9, MOST_DAMAGE, damage => t.add('damage', damage)),
});

// What a card or a cell does to one agent; anything else it says stays on the table.
// `says` and `cell` are called by another step, and "<" goes back there when the card has no more to say.
import type { Chapter, Dice, Question } from '../kit';
import { gain, pay, reasonAgainstPaying, room } from './azrak';
import { beginPersonalConflict, reasonAgainstPersonalConflict } from './conflicts';
import { more } from './reference';
import { type Hadal, HIGHEST_LEVEL, others, toTheLeft } from './state';
import { completeAction, eject } from './updates';

const MOST_DAMAGE = 30; // of one test

/** Asks for a number up to `most`, which is 0 or less when a correction has left nothing. */
const askHowMany = (say: string, most: number, happens: (n: number) => void): Question => ({
  say,
  dial: { min: 0, max: Math.max(0, most), start: most > 0 ? 1 : 0 },
  do: happens,
  then: 'says',
});

/** All that a card or a cell may say. */
function sayings(s: Hadal, say: string): Question {
  const seat = s.seat;
  return {
    say,
    options: [
      { label: 'Nothing more', then: () => completeAction(s, '<') },
      s.groupConflict && { label: 'Damage', then: 'damage' },
      { label: 'Lose Azrak', then: 'lose', not: reasonAgainstPaying(s, seat) },
      { label: 'Gain Azrak', then: 'gain', not: room(s, seat) < 1 && 'Nothing to gain' },
      {
        label: 'Ejected',
        do() {
          eject(s, seat); // a card may order it [HA-130]
          s.leaving = seat;
        },
        then: 'link.out',
      },
      { label: 'Personal conflict', do: () => beginPersonalConflict(s), then: 'says', not: reasonAgainstPersonalConflict(s) },
      { label: 'Group conflict', then: () => completeAction(s, 'conflict.swaps'), not: s.groupConflict && 'One is going on' },
      // a card for all
      { label: 'Next agent', do: () => (s.seat = toTheLeft(s, seat)), then: 'says', not: !others(s).length && 'Nobody there' },
      more(s),
    ],
  };
}

export const cards = (s: Hadal, t: Dice<Hadal>): Chapter<Hadal> => ({
  page: 9,
  steps: {
    says: () => sayings(s, 'What does the card say?'),
    cell: () => sayings(s, 'What does the cell say? If empty, nothing'), // [HA-075]
    lose: () => ({ ...askHowMany('Lose how many Azrak?', HIGHEST_LEVEL, azrak => pay(s, s.seat, azrak)), page: 7 }), // no more than there are [HA-110]
    gain: () => ({ ...askHowMany('Gain how many Azrak?', room(s, s.seat), azrak => gain(s, s.seat, azrak)), page: 7 }), // up to the level, from the Vortex [HA-111]
    damage: () => askHowMany(`Damage? So far ${s.damage} of ${s.lifePoints}`, MOST_DAMAGE, damage => t.add('damage', damage)),
  },
});

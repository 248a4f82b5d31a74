// The register of Items and tokens, for tables that want one: who holds what, what is out of the game.
import { ALL, each, type Option, type Steps } from '../kit';
import { type Hadal, JUST_TAKEN, MOST_ITEMS, ON_TABLE, present, REMOVED, TOKENS } from './state';
import { holders, itemName } from './words';

const label = (s: Hadal, item: number) => `${itemName(s.items[item])} ${holders(s)[s.itemAt[item]]}`;

/** Enters what was taken, or finds it: what another agent holds is not taken again [HA-151]. */
function take(s: Hadal, number: number): string {
  const known = s.items.indexOf(number);
  s.item = known;
  if (known >= 0) return 'held';
  s.item = s.items.push(number) - 1;
  s.itemAt.push(JUST_TAKEN);
  return 'one';
}

function put(s: Hadal, place: number): string {
  s.itemAt[s.item] = place;
  return '<';
}

/** Back to its set-up place, to be taken again [HA-152]. */
function stow(s: Hadal): string {
  s.items.splice(s.item, 1);
  s.itemAt.splice(s.item, 1);
  return '<';
}

/** It was paid for by Give: the menu of all does not lead here. It counts even when it cost the last Azrak [HA-101, HA-148]. */
const isGift = (s: Hadal, holder: number) => s.phase === 2 && holder === s.seat && !s.back.includes('help.menu');

/** Free between locations, and just before a group conflict [HA-103]. */
const mayBeSwapped = (s: Hadal) => s.phase === 0 || s.phase === 3 || s.back.includes('conflict.swaps');

/** Why the thing that is looked at may not go to this agent. */
function noHandover(s: Hadal, to: number): string | false {
  const at = s.itemAt[s.item],
    holder = at - 1;
  if (at === JUST_TAKEN) return false;
  if (at === ON_TABLE) return 'It is for all';
  if (isGift(s, holder)) return to !== s.giftTo - 1 && to !== holder && `Paid: ${s.names[s.giftTo - 1]}`; // one gift is for one agent [HA-101]
  if (s.groupConflict) return 'Group conflict';
  if (s.ejected[holder]) return 'Ejected'; // [HA-131]
  return !mayBeSwapped(s) && 'Only by Give, swaps';
}

export const items = (s: Hadal): Steps<Hadal> => ({
  menu: () => {
    const full = s.items.length >= MOST_ITEMS && 'List is full';
    const take = (tokens: number) => () => {
      s.tokens = tokens;
      return 'tens>menu';
    };
    return {
      say: 'Items and tokens',
      page: 11,
      seat: ALL,
      options: [
        { label: 'Done', then: '<' },
        { label: 'Take an Item', then: take(0), not: full },
        { label: 'Take a token', then: take(1), not: full },
        ...s.items.map((_, item): Option | false => s.itemAt[item] < REMOVED && { label: label(s, item), value: item }),
      ],
      then(item) {
        s.item = item;
        return 'one>menu';
      },
    };
  },

  tens: () => ({
    say: `Number of the ${s.tokens ? 'token' : 'Item'}?`,
    page: 10,
    seat: ALL,
    options: each(10, 0).map(
      (_, tens): Option => ({ label: `${Math.max(1, tens * 10)} to ${tens * 10 + 9}`, value: tens, usual: tens === s.tens }),
    ),
    then(tens) {
      s.tens = tens;
      return 'number';
    },
  }),

  number: () => ({
    say: 'Which one?',
    page: 10,
    seat: ALL,
    options: each(10, 0).map((_, ones): Option | false => {
      const number = s.tens * 10 + ones + (s.tokens ? TOKENS : 0);
      return s.tens + ones > 0 && { label: itemName(number), value: number };
    }),
    then: number => take(s, number),
  }),

  held: () => ({ say: `${label(s, s.item)}: ignore it`, page: 10, seat: ALL, then: '<' }),

  one: () => {
    const isNew = s.itemAt[s.item] === JUST_TAKEN;
    return {
      say: isNew ? 'Green, own: an agent\nWhite, hexagon: table\nYellow, red: stow' : `${label(s, s.item)} to`, // [HA-210 to HA-213, HA-225, HA-227]
      page: 11,
      seat: ALL,
      options: [
        ...present(s).map(seat => ({ label: s.names[seat], value: seat + 1, not: noHandover(s, seat) })),
        isNew && { label: 'Table', value: ON_TABLE },
        { label: 'Stow', then: () => stow(s) },
        { label: 'Remove', value: REMOVED },
        !isNew && { label: 'Back', then: '<' },
      ],
      then: place => put(s, place),
    };
  },
});

// Items and tokens: a white Item that covers the map, and, for tables that want one, the register of who has what.
// Where an answer leads: "a>b" goes to step a, and comes back to b when a ends with "<".
import { ALL, each, type Option, type Steps } from '../kit';
import { coverLocation } from './azrak';
import { BETWEEN_LOCATIONS } from './round';
import { type Hadal, HIGHEST_ITEM, JUST_TAKEN, MOST_ITEMS, NOBODY, ON_TABLE, REMOVED } from './state';
import { holderName, itemName } from './words';

const ITEM_OF_CHAE_RIN = 24; // for a game without her [HA-008]

const label = (s: Hadal, item: number) => `${itemName(s.items[item])} ${holderName(s, s.heldBy[item])}`;

export const reasonAgainstTaking = (s: Hadal) => s.items.length >= MOST_ITEMS && 'List is full';

/** An Item or a token is taken: its number is asked for, then play comes back to the question on the table. */
export function takeItem(s: Hadal): string {
  s.takesToken = 0;
  return `items.tens>${s.at}`;
}

function takeToken(s: Hadal): string {
  s.takesToken = 1;
  return `items.tens>${s.at}`;
}

/** Enters what was taken, and asks who gets it. What an agent already holds is not taken again [HA-151]. */
function enter(s: Hadal, number: number): string {
  const known = s.items.indexOf(number);
  s.item = known;
  if (known >= 0) return 'held';
  s.item = s.items.push(number) - 1;
  s.heldBy.push(JUST_TAKEN);
  return 'one';
}

/** The group takes an Item instead of the receptacle that nobody plays, and may enter more [HA-008]. */
export function takeReplacement(s: Hadal): string {
  s.items = [ITEM_OF_CHAE_RIN];
  s.heldBy = [JUST_TAKEN];
  s.item = 0;
  return 'items.one>items.menu';
}

function give(s: Hadal, holder: number): string {
  s.heldBy[s.item] = holder;
  return '<';
}

/** Back to its set-up place, to be taken again [HA-152]. */
function stow(s: Hadal): string {
  s.items.splice(s.item, 1);
  s.heldBy.splice(s.item, 1);
  return '<';
}

/** The agent who acts has paid for a gift, and gives what is their own [HA-101]. It counts even when it cost the last Azrak [HA-148]. */
const isGift = (s: Hadal, holder: number) => s.giftTo !== NOBODY && holder === s.seat;

/** The register is closed, and a gift is complete. */
function closeRegister(s: Hadal): string {
  s.giftTo = NOBODY;
  return '<';
}

/** Free at set-up, between locations, and just before a group conflict, when its swaps have led here [HA-103]. */
const mayBeSwapped = (s: Hadal) => s.phase === 0 || s.phase === BETWEEN_LOCATIONS || s.back.includes('conflict.swaps');

/** Why the Item or token that is looked at may not go to this agent, or false. */
function reasonAgainstHandover(s: Hadal, to: number): string | false {
  const holder = s.heldBy[s.item];
  if (s.ejected[to]) return 'Ejected'; // an ejected agent takes nothing [HA-131]
  if (holder === JUST_TAKEN) return false;
  if (holder === ON_TABLE) return 'It is for all';
  if (isGift(s, holder)) return to !== s.giftTo && to !== holder && `Paid for ${s.names[s.giftTo]}`; // one gift is for one agent [HA-101]
  if (s.groupConflict) return 'Group conflict'; // no swaps once it has begun [HA-103]
  if (s.ejected[holder]) return 'Ejected'; // an ejected agent swaps nothing [HA-131]
  return !mayBeSwapped(s) && 'Only by Give or swaps';
}

/** The locations with an Azrak that a card can cover, by their places in the list. One that a correction has listed twice is offered once. */
function coverable(s: Hadal): number[] {
  const places: number[] = [],
    numbers: number[] = [];
  for (let location = 0; location < s.locations.length; location++) {
    const number = s.locations[location];
    if (!s.azrakOn[location] || numbers.includes(number)) continue;
    places.push(location);
    numbers.push(number);
  }
  return places;
}

export const items = (s: Hadal): Steps<Hadal> => ({
  menu: () => ({
    say: 'Items and tokens',
    page: 11,
    seat: ALL,
    options: [
      { label: 'Done', then: () => closeRegister(s) },
      { label: 'Take an Item', then: () => takeItem(s), not: reasonAgainstTaking(s) },
      { label: 'Take a token', then: () => takeToken(s), not: reasonAgainstTaking(s) },
      ...s.items.map((number, item): Option | false => {
        const isFirst = s.items.indexOf(number) === item; // a correction may have listed one twice
        return isFirst && s.heldBy[item] !== REMOVED && { label: label(s, item), value: item };
      }),
    ],
    then(item) {
      s.item = item;
      return 'one>menu';
    },
  }),

  tens: () => ({
    say: `Number of the ${s.takesToken ? 'token' : 'Item'}?`,
    page: 10,
    seat: ALL,
    options: each(10, 0).map(
      (_, tens): Option => ({ label: `${Math.max(1, tens * 10)} to ${tens * 10 + 9}`, value: tens, usual: tens === s.tensOfNumber }),
    ),
    then(tens) {
      s.tensOfNumber = tens;
      return 'ones';
    },
  }),

  ones: () => ({
    say: 'Which one?',
    page: 10,
    seat: ALL,
    options: each(10, 0).map((_, ones): Option | false => {
      const number = s.tensOfNumber * 10 + ones,
        entry = number + (s.takesToken ? HIGHEST_ITEM : 0);
      return number > 0 && { label: itemName(entry), value: entry };
    }),
    then: number => enter(s, number),
  }),

  held: () => ({ say: `${label(s, s.item)}: ignore it`, page: 10, seat: ALL, then: '<' }),

  one: () => {
    const isNew = s.heldBy[s.item] === JUST_TAKEN;
    return {
      say: isNew ? 'Green, own: an agent\nWhite, hexagon: table\nYellow, red: stow' : `${label(s, s.item)}: to whom?`, // [HA-210 to HA-213, HA-225, HA-227]
      page: 11,
      seat: ALL,
      options: [
        ...s.seats.map(seat => ({ label: s.names[seat], value: seat, not: reasonAgainstHandover(s, seat) })),
        isNew && { label: 'Table', value: ON_TABLE },
        { label: 'Stow', then: () => stow(s) },
        { label: 'Remove', value: REMOVED },
        !isNew && { label: 'Back', back: true, then: '<' },
      ],
      then: holder => give(s, holder),
    };
  },

  map: () => ({
    say: 'Which is covered? If the map grew: Done', // a larger map moves nothing [HA-154]
    page: 11,
    seat: ALL,
    options: [
      { label: 'Done', then: '<' },
      ...coverable(s).map((location): Option => ({ label: `Cover ${s.locations[location]}`, value: location })),
    ],
    then(location) {
      coverLocation(s, location); // [HA-150]
      return 'map';
    },
  }),
});

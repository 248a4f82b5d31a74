// Items and tokens: a white Item that covers the map, and, for tables that want one, the register of who has what.
import { ALL, type Chapter, type Dice, eachSeat, type Option } from '../kit';
import { coverLocation, pay } from './azrak';
import { type Hadal, MOST_ITEMS } from './state';

const ITEM_OF_CHAE_RIN = 24, // for a game without her [HA-008]
  HIGHEST_ITEM = 99; // greater numbers of the register are tokens

// where a thing of the register can be, beside the seats 0 to 3
const JUST_TAKEN = -1,
  ON_TABLE = 4,
  REMOVED = 5;

/** The words of these, in their order. */
export function holders(s: Hadal): string[] {
  const list = ['?'];
  for (let seat = 0; seat < ON_TABLE; seat++) list.push(s.names[seat] || '-');
  return list.concat('Table', 'Removed');
}

/** What a number of the register stands for. */
export const itemName = (number: number) => (number > HIGHEST_ITEM ? `Token ${number - HIGHEST_ITEM}` : `Item ${number}`);

const holderName = (s: Hadal, holder: number) => holders(s)[holder - JUST_TAKEN];

const label = (s: Hadal, item: number) => `${itemName(s.items[item])} ${holderName(s, s.heldBy[item])}`;

export const reasonAgainstTaking = (s: Hadal) => s.items.length >= MOST_ITEMS && 'List is full';

/** The places in the list of what an agent has. Gear and hexagons never change hands and are not there [HA-102]. */
export const thingsOf = (s: Hadal, seat: number) => s.items.map((_, item) => item).filter(item => s.heldBy[item] === seat);

/** The agent gives these to the one who was named, for 1 Azrak: any number of things to that one [HA-101]. They count even when it was the last Azrak [HA-148]. */
export function giveAll(s: Hadal, things: number[]): void {
  if (!things.length) return; // a correction has left nothing
  pay(s, s.seat, 1);
  for (const item of things) s.heldBy[item] = s.taker;
}

/** Enters what was taken. What an agent already holds is not taken again [HA-151]. */
function enter(s: Hadal, number: number): string {
  const entry = number + (s.takesToken ? HIGHEST_ITEM : 0),
    known = s.items.indexOf(entry);
  s.lastNumber = number;
  s.item = known;
  if (known >= 0) return 'held';
  s.item = s.items.push(entry) - 1;
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

/** Back to its set-up place, to be taken again [HA-152]. */
function stow(s: Hadal): void {
  s.items.splice(s.item, 1);
  s.heldBy.splice(s.item, 1);
}

/** Free at set-up, between locations, and just before a group conflict, when its swaps have led here [HA-103]. */
const mayBeSwapped = (s: Hadal) => ['Set-up', 'Update', 'Swaps', 'New captain'].includes(s.phase) || s.back.includes('conflict.swaps');

/** Why the Item or token that is looked at may not go to this agent, or false. */
function reasonAgainstHandover(s: Hadal, to: number): string | false {
  const holder = s.heldBy[s.item];
  if (s.ejected[to]) return 'Ejected'; // an ejected agent takes nothing [HA-131]
  if (holder === JUST_TAKEN) return false;
  if (holder === ON_TABLE) return 'It is for all';
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

/** Options that lead to the number of what was taken, and then to `after`. */
export function takeOptions(s: Hadal, after: string, kinds = ['Item', 'token']): Option[] {
  const article = { Item: 'an', token: 'a' };
  return kinds.map((kind, token) => ({
    label: `Take ${article[kind as 'Item']} ${kind}`,
    do: () => (s.takesToken = token),
    then: `items.number>${after}`,
    not: reasonAgainstTaking(s),
  }));
}

export const items = (s: Hadal, t: Dice<Hadal>): Chapter<Hadal> => ({
  page: 11,
  seat: ALL,
  steps: {
    menu: () => ({
      say: 'Items and tokens',
      options: [
        { label: 'Done', back: true, then: '<' },
        ...takeOptions(s, 'menu'),
        ...s.items.map((number, item): Option | false => {
          const isFirst = s.items.indexOf(number) === item; // a correction may have listed one twice
          return isFirst && s.heldBy[item] !== REMOVED && { label: label(s, item), value: item };
        }),
      ],
      do: item => (s.item = item),
      then: 'one>menu',
    }),

    number: () => ({
      say: `Number of the ${s.takesToken ? 'token' : 'Item'}?`,
      page: 10,
      dial: { min: 1, max: HIGHEST_ITEM, start: Math.max(1, s.lastNumber - (s.lastNumber % 10)), digits: true },
      then: number => enter(s, number),
    }),

    held: () => ({ say: `${label(s, s.item)}: ignore it`, page: 10, then: '<' }),

    one: () => {
      const isNew = s.heldBy[s.item] === JUST_TAKEN,
        name = itemName(s.items[s.item]);
      return {
        say: isNew ? 'Green, own: an agent\nWhite, hexagon: table\nYellow, red: stow' : `${label(s, s.item)}: to whom?`, // [HA-210 to HA-213, HA-225, HA-227]
        options: [
          ...eachSeat(s, s.seats, seat => ({ not: reasonAgainstHandover(s, seat) })),
          isNew && { label: 'Table', value: ON_TABLE },
          { label: 'Stow', do: () => stow(s) },
          { label: 'Remove', value: REMOVED },
          !isNew && { label: 'Back', back: true, then: '<' },
        ],
        do(holder) {
          s.heldBy[s.item] = holder;
          t.tell(`${name}: ${holderName(s, holder)}`);
        },
        then: '<',
      };
    },

    map: () => ({
      say: 'Which is covered? If the map grew: Done', // a larger map moves nothing [HA-154]
      options: [
        { label: 'Done', back: true, then: '<' },
        ...coverable(s).map((location): Option => ({ label: `Cover ${s.locations[location]}`, value: location })),
      ],
      do: location => coverLocation(s, location), // [HA-150]
      then: 'map',
    }),
  },
});

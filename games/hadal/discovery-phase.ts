// The Discovery phase: location recon, agent telepathy, and the Actions, which any agent takes in any order, as often as the Azrak last [HA-045].
import { ALL, type Chapter, eachSeat, type Option } from '../kit';
import { pay, reasonAgainstPaying } from './azrak';
import { beginPersonalConflict, reasonAgainstPersonalConflict } from './conflicts';
import { giveAll, itemName, takeOptions, thingsOf } from './items-and-tokens';
import { more } from './reference';
import { type Hadal, isBrief, isStepByStep, namesWith, others, present, standBy, takeCard } from './state';
import { attributeLabels, startTest } from './tests';

/** The names of the agents who have a card in front, or '' when nobody has. */
export const readerNames = (s: Hadal) => namesWith(s, present(s), s.cardInFront);

/** Alone there is nobody to tell [HA-195]. */
const hasTelepathy = (s: Hadal) => s.players > 1 && !isBrief(s);

/** The rows that a brief one leaves free tell what the visit has moved. */
function reconPrompt(s: Hadal): string {
  if (isBrief(s)) return 'Recon: 1 card each. None left? Unmark';
  return hasTelepathy(s) && !isStepByStep(s)
    ? 'Recon: 1 card each, in secret. None left? Unmark. Telepathy: tell, never read out'
    : 'Recon: each reads 1 card in secret, free. None left? Unmark';
}

export const discovery = (s: Hadal): Chapter<Hadal> => ({
  page: 7,
  seat: ALL,
  steps: {
    recon: () => ({
      say: reconPrompt(s),
      marks: present(s).map(seat => ({ label: s.names[seat], on: true })), // an agent who finds none stands by [HA-043]
      do(_, places) {
        const seats = present(s);
        for (const place of places) takeCard(s, seats[place]);
      },
      then: hasTelepathy(s) && isStepByStep(s) ? 'phase Telepathy' : 'phase Actions',
    }),

    telepathy: () => ({ say: 'Telepathy: tell, do not read aloud', then: 'phase Actions' }),
  },
});

const CONFLICT_FIRST = 'Conflict first',
  MOST_THINGS = 30; // marks of one question

/** The agents in a personal conflict, or ''. */
export const lockedNames = (s: Hadal) => namesWith(s, present(s), s.personalConflict);

/** Why nobody may leave even if all stand by, or false: a conflict is open [HA-046]. */
export const reasonOfConflict = (s: Hadal) => (s.groupConflict > 0 || lockedNames(s) !== '') && CONFLICT_FIRST;

/** Who probably acts next: an agent in a conflict, else the one who has acted last, while that one is there. */
export function likelyNext(s: Hadal): number {
  const there = present(s),
    likely = there.filter(seat => s.personalConflict[seat]).concat(there.includes(s.seat) ? s.seat : [], there, s.timeCaptain);
  return likely[0];
}

/** Why an agent may not give, or false: only who stands by gives, to another one who is there [HA-101, HA-148]. */
function reasonAgainstGift(s: Hadal, seat: number): string | false {
  if (s.cardInFront[seat]) return 'Stand by first';
  if (s.register && !thingsOf(s, seat).length) return 'Nothing to give';
  return others(s).length ? reasonAgainstPaying(s, seat) : 'Nobody there';
}

/** Why an agent cannot act at all, or false [HA-131]. */
export const reasonAgainstActing = (s: Hadal, seat: number) => s.ejected[seat] > 0 && 'Out until all leave';

/** "7 Az, card" with a card in front, "3 Az, out" when ejected, else the Azrak alone. */
export function noteOf(s: Hadal, seat: number): string {
  if (s.ejected[seat]) return `${s.pool[seat]} Az, out`;
  if (s.personalConflict[seat]) return `${s.pool[seat]} Az, conflict`;
  return `${s.pool[seat]} Az${s.cardInFront[seat] ? ', card' : ''}`;
}

/** Costs 1 Azrak, or a free Explore of this step [HA-090, HA-092]; open to who stands by, too [HA-093]. Which card is free is seen on the table [HA-091]. */
export function explore(s: Hadal): void {
  if (!s.freeExplore[s.seat]) pay(s, s.seat, 1);
  s.freeExplore[s.seat] = 0;
  takeCard(s, s.seat);
}

export const actions = (s: Hadal): Chapter<Hadal> => ({
  page: 7,
  steps: {
    menu: () => {
      const locked = lockedNames(s),
        readers = readerNames(s),
        next = likelyNext(s);
      return {
        say: `Who acts? ${locked ? `Conflict first: ${locked}` : 'Cards first'}`, // what they say comes before anything else [HA-044, HA-160]
        seat: ALL,
        options: [
          ...eachSeat(s, s.seats, seat => ({ note: noteOf(s, seat), usual: seat === next, not: reasonAgainstActing(s, seat) })),
          readers && { label: 'All stand by, leave', then: 'phase Update', not: reasonOfConflict(s) },
          { label: 'Leave', then: 'phase Update', not: readers ? `Stand by first: ${readers}` : reasonOfConflict(s) }, // all cards in front go back [HA-046, HA-105]
          ...(s.register ? takeOptions(s, 'menu', ['Item']) : []),
          more(s),
        ],
        do: seat => (s.seat = seat),
        then: 'agent',
      };
    },

    agent: () => {
      const seat = s.seat,
        isFree = s.freeExplore[seat] > 0,
        locked = s.personalConflict[seat] && CONFLICT_FIRST, // nothing but the test [HA-160]
        poor = reasonAgainstPaying(s, seat);
      return {
        say: `${s.pool[seat]} Azrak. ${locked || 'Action?'}`,
        options: [
          {
            label: `Explore, ${isFree ? 'free' : '1 Azrak'}`,
            do: () => explore(s),
            then: 'cards.says>menu',
            not: locked || (!isFree && poor),
          },
          ...attributeLabels(s).map((label, value): Option => ({ label: `Test ${label}`, value, usual: value === 0, not: poor })),
          { label: 'Stand by', do: () => standBy(s, seat), then: 'menu', not: locked || (!s.cardInFront[seat] && 'Stands by already') }, // free [HA-100]
          { label: 'Give, 1 Azrak', then: 'give', not: locked || reasonAgainstGift(s, seat) },
          { label: 'A card says...', then: 'cards.says>menu' },
          { label: 'Personal conflict', do: () => beginPersonalConflict(s), then: 'menu', not: reasonAgainstPersonalConflict(s) },
          { label: 'Back', back: true, then: 'menu' },
        ],
        do: attribute => startTest(s, attribute),
        then: 'test.difficulty>menu',
      };
    },

    give: () => {
      const receivers = s.seats.filter(seat => seat !== s.seat);
      return {
        say: 'Give to whom, for 1 Azrak? No Gear, hexagons, Azrak', // [HA-034, HA-102]
        page: 11,
        options: [
          ...eachSeat(s, receivers, seat => ({ not: reasonAgainstActing(s, seat) })), // an ejected agent takes no gift either
          { label: 'Back', back: true, then: 'agent' },
        ],
        do(seat) {
          s.taker = seat;
          if (!s.register) pay(s, s.seat, 1);
        },
        then: s.register ? 'gifts' : 'menu',
      };
    },

    gifts: () => {
      const things = thingsOf(s, s.seat).slice(0, MOST_THINGS);
      return {
        say: `What does ${s.names[s.taker]} get, for 1 Azrak?`,
        page: 11,
        marks: things.map(item => ({ label: itemName(s.items[item]) })),
        least: things.length ? 1 : 0,
        do: (_, places) =>
          giveAll(
            s,
            places.map(place => things[place]),
          ),
        then: 'menu',
      };
    },
  },
});

// The Actions step of the Discovery phase: any agent, any order, as often as the Azrak last [HA-045].
import { ALL, type Option, type Steps } from '../kit';
import { noAzrak, pay } from './azrak';
import { beginPersonalConflict, noPersonalConflict } from './conflicts';
import { more } from './help';
import { go } from './round';
import { type Hadal, MOST_ITEMS, named, others, PERSONAL_CONFLICT, PLAIN_TEST, present } from './state';
import { attributeLabels, beginTest, takeAttribute } from './tests';

const CONFLICT_FIRST = 'Conflict first',
  READ_CARD = 'cards.says>menu'; // a card that the agent reads takes effect

/** Nobody leaves while a conflict is open, even when all stand by at once [HA-046]. */
const conflictHolds = (s: Hadal) => (s.groupConflict > 0 || present(s).some(seat => s.personalConflict[seat])) && CONFLICT_FIRST;

/** Leaving needs everybody to stand by [HA-046]. */
function noLeaving(s: Hadal): string | false {
  const reading = named(s, present(s), s.cardInFront);
  if (reading) return `Stand by first: ${reading}`;
  return conflictHolds(s);
}

/** An agent who stands by gives to another one who is there, for 1 Azrak [HA-101]. */
function noGift(s: Hadal, seat: number): string | false {
  if (s.cardInFront[seat]) return 'Stand by first';
  return others(s).length ? noAzrak(s, seat) : 'Nobody there';
}

/** 1 Azrak, unless this Actions step has a free one [HA-090, HA-092]. */
function explore(s: Hadal): string {
  if (!s.freeExplore[s.seat]) pay(s, s.seat, 1);
  s.freeExplore[s.seat] = 0;
  if (!s.light) s.cardInFront[s.seat] = 1;
  return READ_CARD;
}

function standBy(s: Hadal): string {
  s.cardInFront[s.seat] = 0; // [HA-100]
  return 'menu';
}

/** What is to know of an agent before one is chosen. */
const standing = (s: Hadal, seat: number) => `${s.cardInFront[seat] ? 'card ' : ''}${s.pool[seat]}`;

export const actions = (s: Hadal): Steps<Hadal> => ({
  menu: () => {
    const locked = named(s, present(s), s.personalConflict),
      reading = present(s).some(seat => s.cardInFront[seat]);
    return {
      say: `Who acts? ${locked ? `Conflict first: ${locked}` : 'Follow the cards in front first'}`, // [HA-044, HA-160]
      page: 7,
      seat: ALL,
      options: [
        ...present(s).map(seat => ({ label: s.names[seat], note: standing(s, seat), value: seat })),
        reading && { label: 'All stand by, leave', then: () => go(s, 'Update'), not: conflictHolds(s) },
        { label: 'Leave', then: () => go(s, 'Update'), not: noLeaving(s) },
        s.register && {
          label: 'Take an Item',
          then() {
            s.tokens = 0;
            return 'items.tens>menu';
          },
          not: s.items.length >= MOST_ITEMS && 'List is full',
        },
        more(s),
      ],
      then(seat) {
        s.seat = seat;
        return 'agent';
      },
    };
  },

  agent: () => {
    const seat = s.seat,
      free = s.freeExplore[seat],
      locked = s.personalConflict[seat] && CONFLICT_FIRST; // nothing but the test [HA-160]
    return {
      say: `${s.pool[seat]} Azrak. ${locked || 'Action?'}`,
      page: 7,
      options: [
        { label: `Explore, ${free ? 'free' : '1 Azrak'}`, then: () => explore(s), not: locked || (!free && noAzrak(s, seat)) },
        ...attributeLabels(s).map((label, i): Option => ({ label: `Test ${label}`, value: i, usual: i === 0, not: noAzrak(s, seat) })),
        !s.light && { label: 'Stand by', then: () => standBy(s), not: locked || (!s.cardInFront[seat] && 'Stands by') },
        { label: 'Give, 1 Azrak', then: 'give', not: locked || noGift(s, seat) },
        { label: 'A card says...', then: READ_CARD },
        {
          label: 'Personal conflict',
          then() {
            beginPersonalConflict(s);
            return 'menu';
          },
          not: noPersonalConflict(s),
        },
        { label: 'Back', then: 'menu' },
      ],
      then(i) {
        beginTest(s, seat, s.personalConflict[seat] ? PERSONAL_CONFLICT : PLAIN_TEST);
        takeAttribute(s, i);
        return 'test.difficulty>menu';
      },
    };
  },

  give: () => ({
    say: 'Give to whom, for 1 Azrak? Not: Gear, hexagons, Azrak', // [HA-034, HA-102]
    page: 11,
    options: [...others(s).map(seat => ({ label: s.names[seat], value: seat })), { label: 'Back', then: 'agent' }],
    then(seat) {
      pay(s, s.seat, 1);
      s.giftTo = seat + 1; // one gift is for one agent [HA-101]
      return s.register ? 'items.menu>menu' : 'menu';
    },
  }),
});

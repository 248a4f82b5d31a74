// The Actions step of the Discovery phase: any agent, any order, as often as the Azrak last [HA-045].
// Where an answer leads: "a>b" goes to step a, and comes back to b when a ends with "<".
import { ALL, type Option, type Steps } from '../kit';
import { pay, reasonAgainstPaying } from './azrak';
import { beginPersonalConflict, reasonAgainstPersonalConflict } from './conflicts';
import { more } from './help';
import { reasonAgainstTaking, takeItem } from './items-and-tokens';
import { beginRoundStep } from './round';
import { readerNames, standBy, takeCard } from './standing-by';
import { type Hadal, namesWith, others, PERSONAL_CONFLICT, PLAIN_TEST, present } from './state';
import { attributeLabels, startTest } from './tests';

const CONFLICT_FIRST = 'Conflict first',
  TO_CARD_AND_BACK = 'cards.says>menu'; // the agent says what the card does, and play comes back to the menu

/** The names of the agents in a personal conflict, or ''. */
const lockedNames = (s: Hadal) => namesWith(s, present(s), s.personalConflict);

/** Why nobody may leave even if all stand by, or false: a conflict is open [HA-046]. */
const reasonOfConflict = (s: Hadal) => (s.groupConflict > 0 || lockedNames(s) !== '') && CONFLICT_FIRST;

/** Why the group may not leave, or false: everybody has to stand by first [HA-046, HA-105]. */
function reasonAgainstLeaving(s: Hadal): string | false {
  return readerNames(s) ? `Stand by first: ${readerNames(s)}` : reasonOfConflict(s);
}

/** Why this agent may not give, or false. An agent who stands by gives to another one who is there, for 1 Azrak [HA-101, HA-148]. */
function reasonAgainstGift(s: Hadal, seat: number): string | false {
  if (s.cardInFront[seat]) return 'Stand by first';
  return others(s).length ? reasonAgainstPaying(s, seat) : 'Nobody there';
}

/**
 * Costs 1 Azrak, unless the agent has a free Explore in this Actions step [HA-090, HA-092]. An agent who stands by may explore, too [HA-093].
 * The table sees which card is taken, and that nobody has it in front [HA-091].
 */
function explore(s: Hadal): string {
  if (!s.freeExplore[s.seat]) pay(s, s.seat, 1);
  s.freeExplore[s.seat] = 0;
  takeCard(s, s.seat);
  return TO_CARD_AND_BACK;
}

/** The group leaves the location [HA-105]; beginRoundStep() puts all cards in front back. */
const leave = (s: Hadal) => beginRoundStep(s, 'update');

/** Why an agent cannot act at all, or false [HA-131]. */
const reasonAgainstActing = (s: Hadal, seat: number) => s.ejected[seat] > 0 && 'Out until all leave';

/** What stands at the end of an agent's row: "card 7" with a card in front, "out 3" when ejected, else the Azrak alone. */
function noteOf(s: Hadal, seat: number): string {
  if (s.ejected[seat]) return `out ${s.pool[seat]}`;
  return `${s.cardInFront[seat] ? 'card ' : ''}${s.pool[seat]}`;
}

export const actions = (s: Hadal): Steps<Hadal> => ({
  menu: () => {
    const locked = lockedNames(s);
    return {
      say: `Who acts? ${locked ? `Conflict first: ${locked}` : 'Cards first'}`, // what the cards in front say comes before anything else [HA-044, HA-160]
      page: 7,
      seat: ALL,
      options: [
        ...s.seats.map(seat => ({ label: s.names[seat], note: noteOf(s, seat), value: seat, not: reasonAgainstActing(s, seat) })),
        readerNames(s) !== '' && { label: 'All stand by, leave', then: () => leave(s), not: reasonOfConflict(s) },
        { label: 'Leave', then: () => leave(s), not: reasonAgainstLeaving(s) },
        s.register && { label: 'Take an Item', then: () => takeItem(s), not: reasonAgainstTaking(s) },
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
      isFree = s.freeExplore[seat] > 0,
      locked = s.personalConflict[seat] && CONFLICT_FIRST; // nothing but the test [HA-160]
    return {
      say: `${s.pool[seat]} Azrak. ${locked || 'Action?'}`,
      page: 7,
      options: [
        {
          label: `Explore, ${isFree ? 'free' : '1 Azrak'}`,
          then: () => explore(s),
          not: locked || (!isFree && reasonAgainstPaying(s, seat)),
        },
        ...attributeLabels(s).map(
          (label, attribute): Option => ({
            label: `Test ${label}`,
            value: attribute,
            usual: attribute === 0,
            not: reasonAgainstPaying(s, seat),
          }),
        ),
        !s.light && {
          label: 'Stand by', // free [HA-100]
          then() {
            standBy(s, seat);
            return 'menu';
          },
          not: locked || (!s.cardInFront[seat] && 'Stands by already'),
        },
        { label: 'Give, 1 Azrak', then: 'give', not: locked || reasonAgainstGift(s, seat) },
        { label: 'A card says...', then: TO_CARD_AND_BACK },
        {
          label: 'Personal conflict',
          then() {
            beginPersonalConflict(s);
            return 'menu';
          },
          not: reasonAgainstPersonalConflict(s),
        },
        { label: 'Back', back: true, then: 'menu' },
      ],
      then(attribute) {
        const kind = s.personalConflict[seat] ? PERSONAL_CONFLICT : PLAIN_TEST;
        return `${startTest(s, seat, kind, attribute)}>menu`;
      },
    };
  },

  give: () => ({
    say: 'Give to whom, for 1 Azrak? No Gear, hexagons, Azrak', // [HA-034, HA-102]
    page: 11,
    options: [
      ...s.seats.filter(seat => seat !== s.seat).map(seat => ({ label: s.names[seat], value: seat, not: reasonAgainstActing(s, seat) })), // an ejected agent takes no gift either
      { label: 'Back', back: true, then: 'agent' },
    ],
    then(seat) {
      pay(s, s.seat, 1);
      if (!s.register) return 'menu';
      s.giftTo = seat; // one gift is for one agent [HA-101]
      return 'items.menu>menu';
    },
  }),
});

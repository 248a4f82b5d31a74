// The Actions step of the Discovery phase: any agent, any order, as often as the Azrak last [HA-045].
import { ALL, type Chapter, eachSeat, type Option } from '../kit';
import { pay, reasonAgainstPaying } from './azrak';
import { beginPersonalConflict, reasonAgainstPersonalConflict } from './conflicts';
import { more } from './help';
import { reasonAgainstTaking, takeItem } from './items-and-tokens';
import { beginRoundStep } from './round';
import { readerNames, standBy, takeCard } from './standing-by';
import { type Hadal, namesWith, others, PERSONAL_CONFLICT, PLAIN_TEST, present } from './state';
import { attributeLabels, startTest } from './tests';

const CONFLICT_FIRST = 'Conflict first';

/** The agents in a personal conflict, or ''. */
const lockedNames = (s: Hadal) => namesWith(s, present(s), s.personalConflict);

/** Why nobody may leave even if all stand by, or false: a conflict is open [HA-046]. */
const reasonOfConflict = (s: Hadal) => (s.groupConflict > 0 || lockedNames(s) !== '') && CONFLICT_FIRST;

/** Why this agent may not give, or false: only who stands by gives, to another one who is there [HA-101, HA-148]. */
function reasonAgainstGift(s: Hadal, seat: number): string | false {
  if (s.cardInFront[seat]) return 'Stand by first';
  return others(s).length ? reasonAgainstPaying(s, seat) : 'Nobody there';
}

/** Why an agent cannot act at all, or false [HA-131]. */
const reasonAgainstActing = (s: Hadal, seat: number) => s.ejected[seat] > 0 && 'Out until all leave';

/** "card 7" with a card in front, "out 3" when ejected, else the Azrak alone. */
function noteOf(s: Hadal, seat: number): string {
  if (s.ejected[seat]) return `out ${s.pool[seat]}`;
  return `${s.cardInFront[seat] ? 'card ' : ''}${s.pool[seat]}`;
}

/** Costs 1 Azrak, or a free Explore of this step [HA-090, HA-092]; open to who stands by, too [HA-093]. Which card is free is seen on the table [HA-091]. */
function explore(s: Hadal): void {
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
        leave = () => beginRoundStep(s, 'update'); // all cards in front go back [HA-105]
      return {
        say: `Who acts? ${locked ? `Conflict first: ${locked}` : 'Cards first'}`, // what they say comes before anything else [HA-044, HA-160]
        seat: ALL,
        options: [
          ...eachSeat(s, s.seats, seat => ({ note: noteOf(s, seat), not: reasonAgainstActing(s, seat) })),
          readers && { label: 'All stand by, leave', then: leave, not: reasonOfConflict(s) },
          { label: 'Leave', then: leave, not: readers ? `Stand by first: ${readers}` : reasonOfConflict(s) }, // [HA-046, HA-105]
          s.register && { label: 'Take an Item', then: () => takeItem(s), not: reasonAgainstTaking(s) },
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
        kind = locked ? PERSONAL_CONFLICT : PLAIN_TEST,
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
          !s.light && {
            label: 'Stand by',
            do: () => standBy(s, seat),
            then: 'menu',
            not: locked || (!s.cardInFront[seat] && 'Stands by already'),
          }, // free [HA-100]
          { label: 'Give, 1 Azrak', then: 'give', not: locked || reasonAgainstGift(s, seat) },
          { label: 'A card says...', then: 'cards.says>menu' },
          { label: 'Personal conflict', do: () => beginPersonalConflict(s), then: 'menu', not: reasonAgainstPersonalConflict(s) },
          { label: 'Back', back: true, then: 'menu' },
        ],
        then: attribute => `${startTest(s, seat, kind, attribute)}>menu`,
      };
    },

    give: () => ({
      say: 'Give to whom, for 1 Azrak? No Gear, hexagons, Azrak', // [HA-034, HA-102]
      page: 11,
      options: [
        ...eachSeat(
          s,
          s.seats.filter(seat => seat !== s.seat),
          seat => ({ not: reasonAgainstActing(s, seat) }),
        ), // an ejected agent takes no gift either
        { label: 'Back', back: true, then: 'agent' },
      ],
      do(seat) {
        pay(s, s.seat, 1);
        if (s.register) s.giftTo = seat; // one gift is for one agent [HA-101]
      },
      then: s.register ? 'items.menu>menu' : 'menu',
    }),
  },
});

// Light: the device keeps Azrak, tests, Updates and conflicts. Cards in front, standing by, attributes and Items stay on the table, which says the numbers that come out of them.
import { ALL, type Chapter, type Dice, eachSeat, type Option } from '../kit';
import { reasonAgainstPaying } from './azrak';
import { explore, likelyNext, lockedNames, noteOf, reasonAgainstActing, reasonOfConflict } from './discovery-phase';
import { more } from './reference';
import { actionsStep, phases } from './round';
import { type Hadal, present, zeros } from './state';
import { addBoost, addSupport, begin, chancesRow, destinyOdds, NO_BOOST, reasonAgainstSupport, revealDestiny, versus } from './tests';
import { waysToSupport } from './two-or-three-players';

const MOST_VALUE = 30;

/** Why an agent cannot begin a test, or false [HA-071, HA-131]. */
const reasonAgainstTest = (s: Hadal, seat: number) => reasonAgainstActing(s, seat) || reasonAgainstPaying(s, seat);

/** Why an agent cannot explore, or false: the conflict comes first [HA-160], and there is 1 to pay, unless it is free [HA-092]. */
const reasonAgainstExploring = (s: Hadal, seat: number) =>
  reasonAgainstActing(s, seat) || (s.personalConflict[seat] && 'Conflict first') || (!s.freeExplore[seat] && reasonAgainstPaying(s, seat));

/** The agent tests; a personal conflict when one is open [HA-160]. */
const startTest = (s: Hadal, seat: number) => begin(s, seat, s.personalConflict[seat] ? 'personal' : 'plain');

/** Who supports, as a label: "Ann", "2 Ann+Cem". Names are cut so that two of them fit a row. */
function supporters(s: Hadal, way: number[]): string {
  const seats = way.filter((seat, place) => way.indexOf(seat) === place);
  if (seats.length > 2) return 'All';
  return seats
    .map(seat => {
      const azrak = way.filter(other => other === seat).length;
      return (azrak > 1 ? `${azrak} ` : '') + s.names[seat].slice(0, 7);
    })
    .join('+');
}

/** An agent explores for 1 Azrak by one OK; the usual answer is a test, which costs nothing yet. */
export const light = (s: Hadal, t: Dice<Hadal>): Chapter<Hadal> => ({
  page: 7,
  steps: {
    actions: () => {
      const locked = lockedNames(s),
        next = likelyNext(s);
      return {
        say: locked ? `Conflict first: ${locked}` : 'Cards first. Who explores, for 1?', // [HA-044, HA-090]
        seat: ALL,
        options: [
          {
            label: `${s.names[next]} tests`,
            usual: true,
            do: () => startTest(s, next),
            then: 'value>actions',
            not: reasonAgainstTest(s, next),
          },
          ...eachSeat(s, s.seats, seat => ({
            note: `${s.freeExplore[seat] ? 'free, ' : ''}${noteOf(s, seat)}`,
            rare: true,
            not: reasonAgainstExploring(s, seat),
          })),
          { label: 'A card says...', then: 'whose' },
          more(s),
          { label: 'Another one tests', then: 'tester' },
          { label: 'Leave', then: 'phase Update', not: reasonOfConflict(s) }, // the table sees whether all stand by [HA-046, HA-105]
        ],
        do(seat) {
          s.seat = seat;
          explore(s);
        },
        then: 'actions',
      };
    },

    whose: () => ({
      say: 'Whose card?',
      seat: ALL,
      options: [...eachSeat(s, present(s), seat => ({ usual: seat === s.seat })), { label: 'Back', back: true, then: 'actions' }],
      do: seat => (s.seat = seat),
      then: 'cards.says>actions',
    }),

    tester: () => ({
      say: 'Who tests?',
      seat: ALL,
      options: [...eachSeat(s, s.seats, seat => ({ not: reasonAgainstTest(s, seat) })), { label: 'Back', back: true, then: 'actions' }],
      do: seat => startTest(s, seat),
      then: 'value>actions',
    }),

    value: () => ({
      page: 8,
      say: 'Your value? Attribute, talent, Gear, Items', // all that the table reads off its cards [HA-064]
      dial: { min: 0, max: MOST_VALUE, start: s.lastValue[s.seat] },
      do(value) {
        s.testValue = value;
        s.lastValue[s.seat] = value;
      },
      then: 'test.difficulty',
    }),

    // one answer for all who support; then the card is drawn, and nothing is added any more [HA-073, HA-076]
    support: () => {
      const able = s.seats.filter(seat => seat !== s.seat && !reasonAgainstSupport(s, seat)),
        ways = waysToSupport(s, able);
      return {
        page: 9,
        say: `${versus(s)}. Support?${chancesRow(s, '')}`,
        odds: destinyOdds(s, NO_BOOST),
        options: [
          ...ways.map(
            (way, value): Option =>
              value ? { label: supporters(s, way), note: `+${way.length}`, value, rare: true } : { label: 'None, draw', value },
          ),
          { label: 'Boost +1', do: () => addBoost(s, 1), then: 'support', not: reasonAgainstPaying(s, s.seat) },
        ],
        do(way) {
          for (const seat of ways[way]) addSupport(s, seat);
          revealDestiny(s, t);
        },
        then: s.ownCards ? 'test.enterCard' : 'test.result',
      };
    },
  },
});

/** The table goes on in Light, or in Full, as `s.light` says by now. Of cards in front nobody knows then: who has one says so by a correction. */
export function switchTo(s: Hadal, light: number): string {
  const isHub = ['actions.menu', 'light.actions'].includes(s.at);
  if (s.back.length || (!isHub && !phases(s).some(phase => phase.step === s.at))) return 'Finish what you are doing first.';
  if (isHub) s.at = actionsStep(s);
  if (light) s.prompts = 'Short';
  s.cardInFront = zeros(s);
  return '';
}

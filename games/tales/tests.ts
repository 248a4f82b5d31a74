// A test: the pool with help and Items, the throw, the push [TL-200 to TL-228]. Until the throw everything can be changed.
import { type Chapter, type Mark, type Option, type Question, who } from '../kit';
import { rumorOptions } from './adventure-actions';
import { afterTest } from './after-tests';
import { here } from './board';
import { MOST_CARDS, payCombo, payingNames } from './combos';
import {
  beginRoll,
  isUpset,
  isWeakIn,
  landed,
  odds,
  payPush,
  poolOfTest,
  pushOptions,
  reasonAgainstPush,
  throwDice,
  traitOptions,
} from './dice-pool';
import { HOME, has, SICK, type Tales, type Throws, toggle } from './state';
import { reasonAgainstSpending, spend } from './time';
import { traits, weaknesses } from './words';

const MOST_HELPERS = 2; // [TL-204]

/** Why a Kid is not there to help. Who is in a HACK helps from anywhere [TL-342]; a sick Kid is not at school, even if HOME is there [TL-170, TL-172]. */
function reasonOfPlace(s: Tales, seat: number): string | false {
  if (s.help === 'team') return !s.invested[seat] && 'Not in the hack';
  if (s.status[seat] === HOME) return 'Home for dinner';
  if (s.status[seat] === SICK && s.testFor === 'event') return 'Sick';
  return s.letters > 0 && here(s, s.by).indexOf(seat) < 0 && 'Elsewhere';
}

/** Why a Kid may not help, or false [TL-209]. */
function reasonAgainstHelp(s: Tales, seat: number): string | false {
  if (isUpset(s, seat)) return 'UPSET: cannot help';
  if (isWeakIn(s, seat, s.trait)) return `${weaknesses()[s.trait - 1]}: cannot help`;
  if (reasonOfPlace(s, seat)) return reasonOfPlace(s, seat);
  if (s.help === 'nobody') return 'Tested alone';
  return s.helpers.length >= MOST_HELPERS && s.helpers.indexOf(seat) < 0 && 'Two at most';
}

/** Each other Kid helps, or does so no longer. It costs no Time [TL-219]. */
const helpOptions = (s: Tales): Option[] =>
  s.seats
    .filter(seat => seat !== s.by)
    .map(seat => ({
      label: `Help: ${who(s, seat)}`,
      note: s.helpers.indexOf(seat) < 0 ? '' : '+1',
      not: s.helpers.indexOf(seat) < 0 && reasonAgainstHelp(s, seat),
      do() {
        toggle(s.helpers, seat);
        s.helperItems = Math.min(s.helperItems, s.helpers.length) | 0;
      },
      then: 'pool',
    }));

/** Own Items of the color of the trait, any number; black ones never count [TL-205]. In a variant helpers' Items, too, one for each [TL-611]. */
const itemOptions = (s: Tales): (Option | false)[] => [
  s.items[s.by] > s.itemDice && { label: 'Item +1', note: `${s.itemDice}/${s.items[s.by]}`, do: () => s.itemDice++, then: 'pool' },
  s.itemDice > 0 && { label: 'No Items', do: () => (s.itemDice = 0), then: 'pool' },
  has(s, 'This might help') &&
    s.helpers.length > s.helperItems && { label: "Helper's Item +1", note: `${s.helperItems}`, do: () => s.helperItems++, then: 'pool' },
];

/** No COMBO is listed at an Event Location. */
const reasonAgainstCombo = (s: Tales) => s.testFor === 'tile' && 'None listed';

/** THAT WAS MY FAVORITE LIGHTER: one of the Items used for dice is lost, success or not [TL-617]. */
const losesLighter = (s: Tales) => has(s, 'Favorite lighter') && s.itemDice > 0 && s.wonBy === 'dice';

/** The next check or firewall follows at once: a success against a Machine is told above it. */
const isOnTheWay = (s: Tales) => s.won > 0 && (s.testFor === 'avoid' || s.testFor === 'wall' || s.testFor === 'repel');

export const test = (s: Tales, t: Throws): Chapter<Tales> => {
  const over = () => (losesLighter(s) ? 'lighter' : afterTest(s, t)),
    rolled = () => {
      if (!isOnTheWay(s)) return 'rolled';
      t.tell(`SUCCESS${s.dice.length ? `: ${s.dice.join(' ')}` : ` by ${s.wonBy}`}`);
      return over();
    },
    success = (): Question => ({
      say: `SUCCESS${s.wonBy === 'dice' ? '' : ` by ${s.wonBy}`}`,
      result: 'SUCCESS',
      dice: s.dice,
      cue: 'good',
      show: [],
      options: s.testFor === 'rumor' ? rumorOptions(s, t) : undefined,
      then: over,
    }),
    failure = (): Question => {
      const no = reasonAgainstPush(s, s.by),
        shown = { result: 'FAIL', page: 16, dice: s.dice, cue: 'bad' as const, show: [] };
      if (no) return { say: `FAIL\nNo push: ${no}`, ...shown, then: over };
      return {
        say: 'FAIL. Push? 1 Time into a condition',
        ...shown,
        odds: [odds('Push', s.dice.length)],
        options: [{ label: 'Accept', usual: true, then: over }, ...pushOptions(s, s.by)],
        do(slot) {
          payPush(s, t, slot);
          throwDice(s, t, s.dice.length, slot); // as many as before, whatever was taken; the result replaces the old one [TL-212, TL-213]
        },
        then: rolled,
      };
    };
  return {
    page: 14,
    seat: s.by,
    steps: {
      trait: () => ({
        say: 'Which trait?',
        options: traitOptions(s, s.by, s.trait),
        do: trait => (s.trait = trait),
        then: 'pool',
      }),

      pool: () => {
        const { dice, madeOf } = poolOfTest(s),
          chance = odds('A six', dice);
        return {
          say: `${traits()[s.trait - 1]}\n${madeOf}`,
          odds: reasonAgainstPush(s, s.by) ? [chance] : [chance, odds('With a push', 2 * dice)], // [TL-218]
          options: [
            {
              label: `Roll ${dice}`,
              usual: true,
              do() {
                beginRoll(s, t, s.helpers.length > 0);
                throwDice(s, t, dice);
              },
              then: rolled,
            },
            ...helpOptions(s),
            ...itemOptions(s),
            { label: 'COMBO', then: 'combo', not: reasonAgainstCombo(s) },
            !reasonAgainstCombo(s) && { label: 'COMBO look-up', then: 'cards.look>pool' },
            { label: 'Time instead', then: 'time', not: reasonAgainstCombo(s) || reasonAgainstSpending(s, s.by, 1) },
          ],
        };
      },

      /** A success like any other, declared before any die is rolled [TL-220, TL-221]. */
      combo: () => ({
        say: 'COMBO: who pays? 1 card for a listed tag, else 2. Iconic, Machine free',
        page: 15,
        marks: payingNames(s).map((label): Mark => ({ label })),
        most: MOST_CARDS,
        do(_, marked) {
          payCombo(s, t, marked);
          beginRoll(s, t, s.helpers.length > 0);
          s.wonBy = 'COMBO';
          landed(s, t, true);
        },
        then: rolled,
      }),

      /** No roll, so it relieves nothing [TL-337]. */
      time: () => ({
        say: 'How much Time does the card take instead of a roll?',
        dial: { min: 0, max: s.pool[s.by], start: Math.min(1, s.pool[s.by]) | 0 },
        do(time) {
          spend(s, s.by, time);
          s.won = 1;
          s.wonBy = 'Time';
        },
        then: rolled,
      }),

      rolled: () => (s.won ? success() : failure()),

      lighter: () => {
        const onlyIconic = s.items[s.by] <= s.iconic[s.by];
        return {
          say: 'Discard an Item used for a die, not the Iconic',
          page: 22,
          options: [
            { label: 'Discarded', not: onlyIconic && 'Only the Iconic', do: () => t.change('items', -1, s.by) },
            { label: 'It was the Iconic', not: (s.itemDice > 1 || !s.iconic[s.by]) && !onlyIconic && 'Another one was used' },
          ],
          then: () => afterTest(s, t),
        };
      },
    },
  };
};

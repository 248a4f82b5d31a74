// A test in Light: the trait, the dice with help and Items, the throw of the device or of the table, and what comes of it.
import { type Chapter, effectOptions, type Mark, type Option, type Question, range, who } from '../kit';
import { heal, locked, relieve, suffer } from './conditions';
import { dialOptions, turn, turned } from './dials';
import { beginRoll, dicePool, landed, odds, payPush, percent, pushOptions, reasonAgainstPush, throwDice, traitOptions } from './dice-pool';
import { FAILED, INJURED, SOLVED, type Tales, type Throws } from './state';
import { back, conditions, noYes, traits } from './words';

const MOST_DICE = 8;

export function startLightTest(s: Tales, seat: number, after: string): string {
  s.by = s.kid = seat;
  s.helpers = [];
  s.dice = [];
  s.pushed = s.won = 0;
  s.cardSays = 'effect';
  return `lightTest.trait>${after}`;
}

/** The table has thrown: only whether there was a six is known. */
const tableThrows = (s: Tales, t: Throws): Option[] => [
  { label: 'We threw: a six', value: 0, do: () => throwAtTable(s, 1), then: () => askHelp(s, t) },
  { label: 'We threw: no six', value: 0, do: () => throwAtTable(s, 0), then: () => askHelp(s, t) },
];

function throwAtTable(s: Tales, six: number): void {
  s.planned = 0;
  s.tableSix = six;
  s.ownDice = 1;
}

/** Help came with this test, as far as the device knows: who is UPSET is asked. */
function roll(s: Tales, t: Throws, isHelped: boolean): string {
  beginRoll(s, t, isHelped);
  fall(s, t);
  return 'result';
}

/** Only where it matters: help relieves UPSET [TL-414]. */
const askHelp = (s: Tales, t: Throws) => (s.upset[s.by] ? 'thrown' : roll(s, t, false));

/** The dice of the device fall, or those of the table have. */
function fall(s: Tales, t: Throws, price?: number): void {
  if (s.planned) throwDice(s, t, s.planned, price);
  else landed(s, t, s.tableSix > 0, price);
}

/** A Rumor that is solved leaves the Track. */
function solve(s: Tales, t: Throws, insight: number): void {
  t.change('rumors', -1);
  turn(s, t, 'insight', insight);
}

export const lightTest = (s: Tales, t: Throws): Chapter<Tales> => {
  const success = (): Question => ({
      say: 'SUCCESS',
      result: 'SUCCESS',
      seat: s.by,
      dice: s.dice,
      cue: 'good',
      options: [
        { label: 'No Rumor' },
        { label: 'Our Rumor', note: turned(s, t, 'insight', s.gain[SOLVED]), do: () => solve(s, t, s.gain[SOLVED]), then: '<' },
        { label: 'Rumor, other set', do: () => solve(s, t, 0), then: '<' },
      ],
      then: '<',
    }),
    failure = (): Question => {
      const no = reasonAgainstPush(s, s.by);
      return {
        say: no ? `FAIL\nNo push: ${no}` : 'FAIL. Push?',
        result: 'FAIL',
        seat: s.by,
        dice: s.dice,
        cue: 'bad',
        odds: no || !s.planned ? [] : [odds('Push', s.planned)],
        options: [
          { label: 'No Rumor', usual: true, then: 'conditions.text' },
          {
            label: 'Rumor',
            note: turned(s, t, 'enigma', s.gain[FAILED]),
            do: () => turn(s, t, 'enigma', s.gain[FAILED]),
            then: 'conditions.text',
          }, // [TL-402]
          ...(no ? [] : pushOptions(s, s.by)),
        ],
        do: slot => push(slot),
        then: s.planned ? 'result' : 'again',
      };
    },
    free = (slot: number) => (slot === INJURED ? heal(s, t, s.kid) : relieve(s, t, s.kid, slot)),
    /** As many dice again, for a condition [TL-211 to TL-213]. */
    push = (slot: number) => {
      payPush(s, t, slot);
      s.hurtBy = [slot];
      if (s.planned) fall(s, t, slot);
    };

  return {
    page: 14,
    steps: {
      trait: () => ({
        say: 'Which trait?',
        seat: s.by,
        options: [...traitOptions(s, s.by, 0), back('<')],
        do: trait => (s.trait = trait),
        then: 'dice',
      }),

      /** What was done last time stands first: the dice of the device, or those of the table. */
      dice: () => {
        const base = dicePool(s, s.by, s.trait),
          rolls = range(base, MOST_DICE).concat(range(1, base - 1)),
          options = rolls.map((dice): Option => ({ label: `Roll ${dice}`, note: percent(dice), value: dice }));
        return {
          say: `${traits()[s.trait - 1]}: ${base} ${base > 1 ? 'dice' : 'die'}\n+1 each helper, Item`,
          seat: s.by,
          options: s.ownDice
            ? [...tableThrows(s, t), ...options]
            : [...options.slice(0, MOST_DICE + 1 - base), ...tableThrows(s, t), ...options.slice(MOST_DICE + 1 - base)],
          do(dice) {
            s.planned = dice;
            s.ownDice = 0;
          },
          then: dice => (dice > base ? askHelp(s, t) : roll(s, t, false)),
        };
      },

      thrown: () => ({
        say: 'Did anybody help?',
        seat: s.by,
        options: [
          { label: 'No', then: () => roll(s, t, false) },
          { label: 'Yes', then: () => roll(s, t, true) },
        ],
      }),

      result: () => (s.won ? success() : failure()),

      again: () => ({
        say: 'Throw all again. A six?',
        seat: s.by,
        options: noYes(),
        do(six) {
          s.tableSix = six;
          fall(s, t, s.hurtBy[0]);
        },
        then: 'result',
      }),

      /** It hits all helpers alike [TL-425]. */
      helpers: () => {
        const others = s.seats.filter(seat => seat !== s.by);
        return {
          say: 'Helpers take it, too: who?',
          page: 16,
          marks: others.map((seat): Mark => ({ label: who(s, seat) })),
          most: 2,
          then: (_, marked) => suffer(s, t, [s.by].concat(marked.map(place => others[place])), s.hurtBy[0], '<'),
        };
      },

      /** What a card, a Diary or a REST does to a Kid or to the dials. */
      card: () => ({
        say: 'What happens?',
        seat: s.kid,
        options: [
          { label: 'Done', usual: true, then: '<' },
          { label: 'Condition', then: 'card.condition' },
          ...locked(s, s.kid).map(
            (slot): Option => ({
              label: `${slot === INJURED ? 'Heal' : 'Relieve'} ${conditions()[slot]}`,
              value: slot,
              do: free,
            }),
          ),
          ...dialOptions(s, t, 1),
          ...dialOptions(s, t, -1),
          ...effectOptions(s, t, s.kid, [{ label: 'Rumor off', track: 'rumors', by: -1 }]),
        ],
        then: 'card',
      }),
    },
  };
};

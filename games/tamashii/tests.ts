// Tests: tokens of one type are dumped, each gives a die; B and S are successes (p. 20). Nobody has to [TA-147].
import { after, type Chapter, type Dice } from '../kit';
import { clearRoll, facesOf, results, rollDice, worth } from './dice';
import { moveTokens } from './launcher-tokens';
import { oddsOfDump, oddsOfTest, testDiceOf } from './odds';
import { pictured, rerollLeft } from './rolls';
import { GROUP, OPEN, SEAT, STARTER, SUCCESSES, TARGET, type Tamashii, TYPE } from './state';
import { wasReset } from './turn';
import { dieWord, successes, typeNames } from './words';

const MOST_DICE = 20, // of one player
  MOST_TARGET = 20;
const CORE_DATA = 4,
  ANY = 5; // as types of a Test, after the basic ones

const typeWords = (s: Tamashii) => typeNames(s).slice(0, OPEN).concat('Core Data', 'Any');

/** Each contributor uses their own Core type [TA-145]. */
function ownType(s: Tamashii, seat: number): number {
  return s.test[TYPE] === CORE_DATA && s.coreKnown ? s.core[seat] : s.test[TYPE];
}

/** Types that count: this one and Open, Corrupted never [TA-144]. */
function typesFor(s: Tamashii, seat: number): number[] {
  const type = ownType(s, seat),
    all = [0, 1, 2, 3, OPEN];
  return type === ANY ? all : all.filter(one => one === type || one === OPEN);
}

/** What this seat's dice have added: B is 1, S is 2 [TA-143]. */
const rolledSuccesses = (s: Tamashii) => worth(results(s, s.test[SEAT]), s.testSuccess);

export const test = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const cue = (sum: number) => (sum < s.test[TARGET] ? 'bad' : 'good');
  const begin = (isGroup: number) => {
    s.test = [s.whom, s.whom, 0, 0, 0, isGroup];
    s.testDice = s.testDice.map(() => 0);
  };
  /** One after the other from the player who began it; who was reset does nothing more [TA-106, TA-146]. */
  const dumped = (dice: number) => {
    s.testDice[s.test[SEAT]] = dice;
    if (!s.test[GROUP]) return toRoll();
    do s.test[SEAT] = after(s, s.test[SEAT]);
    while (wasReset(s, s.test[SEAT]) && s.test[SEAT] !== s.test[STARTER]);
    return s.test[SEAT] === s.test[STARTER] ? toRoll() : 'part';
  };
  const roll = () => {
    clearRoll(s, 'test');
    s.rerollSeat = s.test[SEAT];
    rollDice(s, t, s.test[SEAT], testDiceOf(s, s.test[SEAT]));
    s.testDice[s.test[SEAT]] = 0;
    return rerollLeft(s, s.test[SEAT]) ? 'roll.show>count' : 'count';
  };
  /** The next contributor with dice, from the starter on: each rolls and rerolls their own [TA-146]. */
  const toRoll = () => {
    s.test[SEAT] = s.test[STARTER];
    do if (testDiceOf(s, s.test[SEAT])) return s.test[GROUP] ? 'rolls' : roll();
    while ((s.test[SEAT] = after(s, s.test[SEAT])) !== s.test[STARTER]);
    clearRoll(s, 'test');
    return 'result';
  };

  return {
    page: 20,
    seat: s.test[STARTER],
    steps: {
      kind: () => {
        const against = wasReset(s, s.whom) && 'Was reset';
        return {
          say: 'TEST: you may',
          seat: s.whom,
          options: [
            { label: 'Test', value: 0, not: against },
            s.names.length > 1 && { label: 'Group Test', value: 1, not: against }, // alone it is an ordinary one [TA-357]
            { label: 'No Test', back: true, then: '<' },
            // by a card, the player has been chosen; in Competitive it goes in order
            s.names.length > 1 &&
              s.mode !== 'Competitive' &&
              s.back.length < 2 && { label: 'Another player', do: () => (s.whom = after(s, s.whom)), then: 'kind' },
          ],
          do: begin,
          then: 'type',
        };
      },

      type: () => ({
        say: 'Which Data?\nOpen counts as any,\nCorrupted never',
        options: typeWords(s).map((label, value) => ({ label, value })),
        do: type => (s.test[TYPE] = type),
        then: 'target',
      }),

      target: () => ({
        say: 'Successes needed?',
        dial: { min: 1, max: MOST_TARGET, start: 3 },
        do: target => (s.test[TARGET] = target),
        then: s.test[GROUP] ? 'times' : 'part',
      }),

      times: () => ({
        say: 'Times the number of\nplayers?',
        options: [
          { label: `Yes: ${s.test[TARGET] * s.names.length}`, do: () => (s.test[TARGET] *= s.names.length) },
          { label: `No: ${s.test[TARGET]}` },
        ],
        then: 'part',
      }),

      /** All dump first [TA-146, AM-11]; 0 tokens are 0 dice [TA-143]. */
      part: () => {
        const say = `${s.test[GROUP] ? 'GROUP ' : ''}TEST, need ${s.test[TARGET]}\nDump ${typeWords(s)[ownType(s, s.test[SEAT])].split(' ')[0]} or Open?`,
          odds = oddsOfDump(s),
          seat = s.test[SEAT];
        if (s.inDevice) return { say, odds, seat, then: () => moveTokens(s, 'dump', seat, MOST_DICE, typesFor(s, seat), 'dumped') };
        return { say, odds, seat, dial: { min: 0, max: MOST_DICE, start: 0 }, then: dumped };
      },

      dumped: () => ({
        seat: s.test[SEAT],
        say: `${s.test[GROUP] ? '' : 'Roll '}${dieWord(MOST_DICE - s.tokensLeft)}`,
        then: () => dumped(MOST_DICE - s.tokensLeft),
      }),

      rolls: () => {
        const n = testDiceOf(s, s.test[SEAT]);
        return {
          seat: s.test[SEAT],
          say: `Roll ${dieWord(n)}\n${s.test[SUCCESSES]} of ${s.test[TARGET]} so far`,
          odds: oddsOfTest(s, n, 'Pass'),
          then: roll,
        };
      },

      /** Successes of the group add up [TA-146]; a card may reroll dice first. */
      count: () => {
        const more = rolledSuccesses(s),
          sum = s.test[SUCCESSES] + more,
          others = s.seats.some(one => testDiceOf(s, one) > 0),
          result = sum < s.test[TARGET] ? 'FAILED' : 'PASSED';
        return {
          say: others
            ? `+${successes(more)}\n${sum} of ${s.test[TARGET]}`
            : `${sum} of ${successes(s.test[TARGET])}\n${result}\nTokens stay dumped`,
          result: others ? undefined : result,
          dice: pictured(s.rolled),
          faces: facesOf(s),
          cue: others ? undefined : cue(sum),
          options: [
            {
              label: 'Done',
              do: () => (s.test[SUCCESSES] = sum),
              then: () => (others ? toRoll() : '<'),
            },
            { label: 'A card rerolls dice', do: () => (s.rerollPays = 0), then: 'roll.mark>count' },
          ],
        };
      },

      /** Nobody has dumped anything. */
      result: () => ({
        say: `${s.test[SUCCESSES]} of ${successes(s.test[TARGET])}\n${s.test[SUCCESSES] < s.test[TARGET] ? 'FAILED' : 'PASSED'}\nTokens stay dumped`,
        result: s.test[SUCCESSES] < s.test[TARGET] ? 'FAILED' : 'PASSED',
        cue: cue(s.test[SUCCESSES]),
        seat: s.test[STARTER],
        options: [{ label: 'Done', then: '<' }],
      }),
    },
  };
};

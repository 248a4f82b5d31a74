// Tests: tokens of one type are dumped, each gives a die; B and S are successes (p. 20). Nobody has to [TA-147].
import { after, type Chapter, type Dice } from '../kit';
import { clearRoll, facesOf, results, rollDice, worth } from './dice';
import { moveTokens } from './launcher-tokens';
import { oddsOfDump, oddsOfTest, testDiceOf } from './odds';
import { pictured, rerollLeft } from './rolls';
import { OPEN, type Tamashii } from './state';
import { wasReset } from './turn';
import { dieWord, successes, typeNames } from './words';

const MOST_DICE = 20, // of one player
  MOST_TARGET = 20;
const CORE_DATA = 4,
  ANY = 5; // as types of a Test, after the basic ones

const typeWords = (s: Tamashii) => typeNames(s).slice(0, OPEN).concat('Core Data', 'Any');

/** Each contributor uses their own Core type [TA-145]. */
function ownType(s: Tamashii, seat: number): number {
  return s.testType === CORE_DATA && s.coreKnown ? s.core[seat] : s.testType;
}

/** Types that count: this one and Open, Corrupted never [TA-144]. */
function typesFor(s: Tamashii, seat: number): number[] {
  const type = ownType(s, seat),
    all = [0, 1, 2, 3, OPEN];
  return type === ANY ? all : all.filter(one => one === type || one === OPEN);
}

/** What this seat's dice have added: B is 1, S is 2 [TA-143]. */
const rolledSuccesses = (s: Tamashii) => worth(results(s, s.testSeat), s.testSuccess);

export const test = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const cue = (sum: number) => (sum < s.testTarget ? 'bad' : 'good');
  const begin = (isGroup: number) => {
    s.isGroup = isGroup;
    s.testSeat = s.testStarter = s.whom;
    s.testSuccesses = 0;
    s.testDice = s.testDice.map(() => 0);
  };
  /** One after the other from the player who began it; who was reset does nothing more [TA-106, TA-146]. */
  const dumped = (dice: number) => {
    s.testDice[s.testSeat] = dice;
    if (!s.isGroup) return toRoll();
    do s.testSeat = after(s, s.testSeat);
    while (wasReset(s, s.testSeat) && s.testSeat !== s.testStarter);
    return s.testSeat === s.testStarter ? toRoll() : 'part';
  };
  const roll = () => {
    clearRoll(s, 'test');
    s.rerollSeat = s.testSeat;
    rollDice(s, t, s.testSeat, testDiceOf(s, s.testSeat));
    s.testDice[s.testSeat] = 0;
    return rerollLeft(s, s.testSeat) ? 'roll.show>count' : 'count';
  };
  /** The next contributor with dice, from the starter on: each rolls and rerolls their own [TA-146]. */
  const toRoll = () => {
    s.testSeat = s.testStarter;
    do if (testDiceOf(s, s.testSeat)) return s.isGroup ? 'rolls' : roll();
    while ((s.testSeat = after(s, s.testSeat)) !== s.testStarter);
    clearRoll(s, 'test');
    return 'result';
  };

  return {
    page: 20,
    seat: s.testStarter,
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
        do: type => (s.testType = type),
        then: 'target',
      }),

      target: () => ({
        say: 'Successes needed?',
        dial: { min: 1, max: MOST_TARGET, start: 3 },
        do: target => (s.testTarget = target),
        then: s.isGroup ? 'times' : 'part',
      }),

      times: () => ({
        say: 'Times the number of\nplayers?',
        options: [
          { label: `Yes: ${s.testTarget * s.names.length}`, do: () => (s.testTarget *= s.names.length) },
          { label: `No: ${s.testTarget}` },
        ],
        then: 'part',
      }),

      /** All dump first [TA-146, AM-11]; 0 tokens are 0 dice [TA-143]. */
      part: () => {
        const say = `${s.isGroup ? 'GROUP ' : ''}TEST, need ${s.testTarget}\nDump ${typeWords(s)[ownType(s, s.testSeat)].split(' ')[0]} or Open?`,
          odds = oddsOfDump(s),
          seat = s.testSeat;
        if (s.inDevice) return { say, odds, seat, then: () => moveTokens(s, 'dump', seat, MOST_DICE, typesFor(s, seat), 'dumped') };
        return { say, odds, seat, dial: { min: 0, max: MOST_DICE, start: 0 }, then: dumped };
      },

      dumped: () => ({
        seat: s.testSeat,
        say: `${s.isGroup ? '' : 'Roll '}${dieWord(MOST_DICE - s.tokensLeft)}`,
        then: () => dumped(MOST_DICE - s.tokensLeft),
      }),

      rolls: () => {
        const n = testDiceOf(s, s.testSeat);
        return {
          seat: s.testSeat,
          say: `Roll ${dieWord(n)}\n${s.testSuccesses} of ${s.testTarget} so far`,
          odds: oddsOfTest(s, n, 'Pass'),
          then: roll,
        };
      },

      /** Successes of the group add up [TA-146]; a card may reroll dice first. */
      count: () => {
        const more = rolledSuccesses(s),
          sum = s.testSuccesses + more,
          others = s.seats.some(one => testDiceOf(s, one) > 0),
          result = sum < s.testTarget ? 'FAILED' : 'PASSED';
        return {
          say: others
            ? `+${successes(more)}\n${sum} of ${s.testTarget}`
            : `${sum} of ${successes(s.testTarget)}\n${result}\nTokens stay dumped`,
          result: others ? undefined : result,
          dice: pictured(s.rolled),
          faces: facesOf(s),
          cue: others ? undefined : cue(sum),
          options: [
            {
              label: 'Done',
              do: () => (s.testSuccesses = sum),
              then: () => (others ? toRoll() : '<'),
            },
            { label: 'A card rerolls dice', do: () => (s.rerollPays = 0), then: 'roll.mark>count' },
          ],
        };
      },

      /** Nobody has dumped anything. */
      result: () => ({
        say: `${s.testSuccesses} of ${successes(s.testTarget)}\n${s.testSuccesses < s.testTarget ? 'FAILED' : 'PASSED'}\nTokens stay dumped`,
        result: s.testSuccesses < s.testTarget ? 'FAILED' : 'PASSED',
        cue: cue(s.testSuccesses),
        seat: s.testStarter,
        options: [{ label: 'Done', then: '<' }],
      }),
    },
  };
};

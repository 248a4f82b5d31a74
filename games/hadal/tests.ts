// Tests [HA-070 to HA-077, HA-079], in the book's five steps: initiate (attribute, difficulty), boost (boost, bonus), support, Destiny (destiny.ts;
// enterCard if the table draws), resolution (result). Play never goes back to an earlier one [HA-076].
import { type Chapter, type Odds, type Option, range, sum, type Table } from '../kit';
import { isLinkBroken, pay, reasonAgainstPaying } from './azrak';
import { canAskForOdds, chancesRow, destinyOdds, drawDestiny, NO_BOOST, oddsInSigns } from './destiny';
import { FAILURE, resultOf, results } from './resolution';
import * as state from './state';
import { type Hadal, hasRuling, zeros } from './state';
import { mostSupport } from './two-or-three-players';
import { attributeWords, signed } from './words';

const MOST_DIFFICULTY = 30,
  MOST_BONUS = 9, // of Gear and Items together
  MOST_MODIFIER = 9; // of a Destiny card

/** From here on `s.seat` is the tester. Nothing is paid yet. */
function begin(s: Hadal, seat: number, kind: number): void {
  s.seat = seat;
  s.testKind = kind;
  s.support = zeros(s);
}

/** The agent tests this attribute, the first time or again [HA-078]. */
export function startTest(s: Hadal, seat: number, kind: number, attribute: number): string {
  begin(s, seat, kind);
  s.testValue = startValue(s, attribute);
  return 'test.difficulty';
}

/** In a group conflict the agent chooses one of the tests on the card first [HA-171]. */
export function startGroupTest(s: Hadal, seat: number): string {
  begin(s, seat, state.GROUP_CONFLICT);
  return 'test.attribute';
}

const attributeValue = (s: Hadal, attribute: number) => s.attributes[s.seat * state.ATTRIBUTES + attribute];

/** The attribute, and a talent that counts in every test or in conflicts only [HA-064, HA-176]. */
function startValue(s: Hadal, attribute: number): number {
  const scope = s.talentScope[s.seat],
    counts = scope === state.IN_ALL_TESTS || (scope === state.IN_CONFLICTS && s.testKind !== state.PLAIN_TEST);
  return attributeValue(s, attribute) + (counts ? s.talent[s.seat] : 0);
}

/** The three attributes of whoever acts, as players know them: "1st: 2". */
export const attributeLabels = (s: Hadal) =>
  s.attributeNames.map((name, attribute) => `${attributeWords()[name]}: ${attributeValue(s, attribute)}`);

/** Why this agent may not add 1, or false: who supports at all [HA-081, HA-082, HA-153], and how much [HA-080]. */
function reasonAgainstSupport(s: Hadal, seat: number): string | false {
  const isGroup = s.testKind === state.GROUP_CONFLICT;
  if (s.ejected[seat]) return 'Ejected';
  if (!isGroup && s.cardInFront[seat]) return 'Reads a card';
  if (s.personalConflict[seat] && (!isGroup || hasRuling(s, state.LOCKED_ALONE))) return 'In a conflict';
  return reasonAgainstPaying(s, seat) || (s.support[seat] >= mostSupport(s, seat) && 'Cannot add more');
}

/** The device draws a card, or asks for the one that the table has drawn [HA-068, HA-074]. */
function revealDestiny(s: Hadal, t: Table<Hadal>): string {
  if (s.ownCards) return 'enterCard';
  const odds = destinyOdds(s, NO_BOOST);
  drawDestiny(s, t);
  if (odds.length) countLuck(s, t, odds[FAILURE]);
  return 'result';
}

/** One try at these odds, for the luck of the tester. A critical success is a success. */
function countLuck(s: Hadal, t: Table<Hadal>, { ways: failing, of: cards }: Odds): void {
  const failed = finalValue(s) < s.difficulty;
  t.tried({ seat: s.seat, successes: failed ? 0 : 1, tries: 1, ways: cards - failing, of: cards });
}

/** Attribute, talent, Gear, Items, boost, support, and the card [HA-064, HA-074]. No cap, no floor. */
const finalValue = (s: Hadal) => s.testValue + s.destinyValue;

/** After an Emergency Update the agent may boost again [HA-144, HA-145]; who lost control has nothing to boost with. */
export const testAfterLink = (s: Hadal, waiting: string) => (waiting === 'test.boost' && s.lostControl[s.seat] ? 'test.support' : waiting);

const versus = (s: Hadal) => `${s.testValue} vs ${s.difficulty}`;

export const test = (s: Hadal, t: Table<Hadal>): Chapter<Hadal> => ({
  page: 8,
  steps: {
    attribute: () => ({
      say: 'Conflict: attribute?',
      options: attributeLabels(s).map((label, attribute): Option => ({ label, value: attribute })),
      do: attribute => (s.testValue = startValue(s, attribute)),
      then: 'difficulty',
    }),

    difficulty: () => ({
      say: `${s.testKind === state.PLAIN_TEST ? 'Test' : 'Conflict'}: difficulty?\nPay 1 to begin`,
      dial: { min: 0, max: MOST_DIFFICULTY, start: s.difficulty },
      do(difficulty) {
        s.difficulty = difficulty;
        pay(s, s.seat, 1); // to initiate the test; an agent without Azrak was not offered a test [HA-071]
      },
      then: () => (s.pool[s.seat] ? 'boost' : 'bonus'),
    }),

    boost: () => ({
      say: `${versus(s)}. Boost?${chancesRow(s, '\n-fail =crit +success')}`,
      options: [
        ...range(0, s.pool[s.seat]).map((azrak): Option => ({ label: `+${azrak}${oddsInSigns(s, azrak)}`, value: azrak })),
        canAskForOdds(s) && { label: 'Show odds', do: () => (s.odds = state.ODDS_ALWAYS), then: 'boost' }, // in all later tests, too
        { label: 'Gear, Item bonus', then: 'bonus' },
      ],
      do(azrak) {
        s.testValue += azrak; // each Azrak is +1 [HA-072]
        pay(s, s.seat, azrak);
      },
      then: () => (isLinkBroken(s) ? 'boost' : 'support'), // the broken link comes first, then testAfterLink()
    }),

    bonus: () => ({
      say: `${versus(s)}\nBonus of Gear, Items? Talent already added`,
      page: 3,
      dial: { min: -MOST_BONUS, max: MOST_BONUS, start: 0 },
      do: bonus => (s.testValue += bonus),
      then: () => (s.pool[s.seat] ? 'boost' : 'support'),
    }),

    support: () => {
      const others = s.seats.filter(seat => seat !== s.seat),
        able = others.filter(seat => !reasonAgainstSupport(s, seat)),
        unable = others.filter(seat => !able.includes(seat)),
        // people stand by to support, and a slip there can be undone, but a card that was drawn has been seen; in Light nobody knows who stands by
        first = s.light || sum(s.support) ? undefined : able[0];
      return {
        say: `${versus(s)}. Support?${chancesRow(s, '')}`,
        page: 9,
        odds: destinyOdds(s, NO_BOOST),
        options: [
          { label: 'Draw Destiny', usual: first === undefined, then: () => revealDestiny(s, t) },
          ...able
            .concat(unable)
            .map(seat => ({ label: `${s.names[seat]} +1`, value: seat, usual: seat === first, not: reasonAgainstSupport(s, seat) })),
        ],
        do(seat) {
          s.support[seat]++;
          s.testValue++; // 1 Azrak is +1 [HA-073]
          pay(s, seat, 1);
        },
        then: 'support',
      };
    },

    enterCard: () => ({
      say: `${versus(s)}\nValue of the Destiny card?`,
      page: 9,
      dial: { min: -MOST_MODIFIER, max: MOST_MODIFIER, start: 0 },
      do: value => (s.destinyValue = value),
      then: 'result',
    }),

    result: () => {
      const final = finalValue(s),
        { word, large, cell, cue } = results()[resultOf(final, s.difficulty)];
      return {
        say: `${word}\nDestiny ${signed(s.destinyValue)}: ${final} vs ${s.difficulty}\nRead the ${cell} cell: it affects you only`, // not the supporters [HA-077]
        result: large,
        page: 9,
        cue,
        do() {
          if (s.testKind === state.PERSONAL_CONFLICT) s.personalConflict[s.seat] = 0; // resolved; a cell that says otherwise opens it again [HA-162]
        },
        then: 'cards.says',
      };
    },
  },
});

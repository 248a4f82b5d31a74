// A test, in the five steps of the book [HA-070 to HA-077, HA-079]. In brackets: the questions below that belong to a step.
// 1 initiate (attribute, difficulty), 2 boost (boost, bonus), 3 support (support), 4 Destiny (enterCard, if the table draws), 5 resolution (result).
// destiny.ts has the cards of step 4, resolution.ts the three results of step 5.
// Play never goes back to an earlier step [HA-076].
import { type Odds, type Option, type Steps, sum, type Table } from '../kit';
import { isLinkBroken, pay, reasonAgainstPaying } from './azrak';
import { canAskForOdds, chancesRow, destinyOdds, drawDestiny, NO_BOOST, oddsInSigns } from './destiny';
import { FAILURE, resultOf, results } from './resolution';
import {
  ATTRIBUTES,
  GROUP_CONFLICT,
  type Hadal,
  hasRuling,
  IN_ALL_TESTS,
  IN_CONFLICTS,
  LOCKED_ALONE,
  NOBODY,
  ODDS_ALWAYS,
  PERSONAL_CONFLICT,
  PLAIN_TEST,
  zeros,
} from './state';
import { mostSupport } from './two-or-three-players';
import { attributeWords, signed } from './words';

const MOST_DIFFICULTY = 30,
  MOST_BONUS = 9, // of Gear and Items together: from -9 to +9
  MOST_MODIFIER = 9; // of a Destiny card: from -9 to +9

// explains the signs in the labels of the boosts; at the support the odds have a row of their own
const LEGEND = '\n-fail =crit +success',
  NO_LEGEND = '';

/** The agent tests this attribute, the first time or again [HA-078]. Nothing is paid yet. Returns the step that comes next. */
export function startTest(s: Hadal, seat: number, kind: number, attribute: number): string {
  prepareTest(s, seat, kind);
  setStartValue(s, attribute);
  return 'test.difficulty';
}

/** In a group conflict the agent chooses one of the tests on the card first [HA-171]. */
export function startGroupTest(s: Hadal, seat: number): string {
  prepareTest(s, seat, GROUP_CONFLICT);
  return 'test.attribute';
}

/** From here on `s.seat` is the tester. */
function prepareTest(s: Hadal, seat: number, kind: number): void {
  s.seat = seat;
  s.testKind = kind;
  s.support = zeros(s);
}

/** The value of the test starts with this attribute of the tester, and the talent [HA-064]. */
function setStartValue(s: Hadal, attribute: number): void {
  s.testValue = attributeValue(s, attribute) + talentBonus(s);
}

const attributeValue = (s: Hadal, attribute: number) => s.attributes[s.seat * ATTRIBUTES + attribute];

/** What the tester's talent adds: in every test, in conflicts only, or never [HA-176]. */
function talentBonus(s: Hadal): number {
  const scope = s.talentScope[s.seat],
    counts = scope === IN_ALL_TESTS || (scope === IN_CONFLICTS && s.testKind !== PLAIN_TEST);
  return counts ? s.talent[s.seat] : 0;
}

/** The three attributes of whoever acts, as players know them: "1st: 2". */
export const attributeLabels = (s: Hadal) =>
  s.attributeNames.map((name, attribute) => `${attributeWords()[name]}: ${attributeValue(s, attribute)}`);

/** Why this agent may not add 1, or false. Some agents may not support at all [HA-081, HA-082, HA-153], the others only so much [HA-080]. */
function reasonAgainstSupport(s: Hadal, seat: number): string | false {
  const isGroup = s.testKind === GROUP_CONFLICT;
  if (s.ejected[seat]) return 'Ejected';
  if (!isGroup && s.cardInFront[seat]) return 'Reads a card';
  if (s.personalConflict[seat] && (!isGroup || hasRuling(s, LOCKED_ALONE))) return 'In a conflict';
  return reasonAgainstPaying(s, seat) || (s.support[seat] >= mostSupport(s, seat) && 'Cannot add more');
}

const supporters = (s: Hadal) => s.seats.filter(seat => seat !== s.seat && !reasonAgainstSupport(s, seat));

/**
 * The cursor starts on the first agent who can support, and on "Draw Destiny" once somebody has. People stand by to support, and a slip there
 * can be undone; a card that was drawn has been seen. In Light the device does not know who stands by, and the cursor starts on "Draw Destiny".
 */
const startsAtSupporter = (s: Hadal, able: number[]) => able.length > 0 && !s.light && sum(s.support) === 0;

/** The table wants to see the odds, now and in all later tests. */
function showOdds(s: Hadal): string {
  s.odds = ODDS_ALWAYS;
  return 'boost';
}

/** The device draws a card, or asks for the one that the table has drawn [HA-068, HA-074]. */
function revealDestiny(s: Hadal, t: Table<Hadal>): string {
  if (s.ownCards) return 'enterCard';
  const odds = destinyOdds(s, NO_BOOST);
  drawDestiny(s, t);
  if (odds.length) countLuck(s, t, odds);
  return 'result';
}

/** Tells the kit how lucky the tester was: one try at these odds. A critical success is a success. */
function countLuck(s: Hadal, t: Table<Hadal>, odds: Odds[]): void {
  const { ways: failing, of: cards } = odds[FAILURE],
    succeeded = resultOf(finalValue(s), s.difficulty) === FAILURE ? 0 : 1;
  t.tried({ seat: s.seat, successes: succeeded, tries: 1, ways: cards - failing, of: cards });
}

/** Attribute, talent, Gear, Items, boost and support, and the card [HA-064, HA-074]. No cap, no floor. */
const finalValue = (s: Hadal) => s.testValue + s.destinyValue;

/**
 * Where a test goes on after a broken link that interrupted it [HA-144]. After an Emergency Update the agent may boost again [HA-145].
 * An agent who lost control has nothing to boost with, and goes on to the support.
 */
export const testAfterLink = (s: Hadal, waiting: string) => (waiting === 'test.boost' && s.lostControl[s.seat] ? 'test.support' : waiting);

const versus = (s: Hadal) => `${s.testValue} vs ${s.difficulty}`;

export const test = (s: Hadal, t: Table<Hadal>): Steps<Hadal> => ({
  attribute: () => ({
    say: 'Conflict: attribute?',
    page: 8,
    options: attributeLabels(s).map((label, attribute): Option => ({ label, value: attribute })),
    then(attribute) {
      setStartValue(s, attribute);
      return 'difficulty';
    },
  }),

  difficulty: () => ({
    say: `${s.testKind === PLAIN_TEST ? 'Test' : 'Conflict'}: difficulty?\nPay 1 to begin`,
    page: 8,
    dial: { min: 0, max: MOST_DIFFICULTY, start: s.difficulty },
    then(difficulty) {
      s.difficulty = difficulty;
      pay(s, s.seat, 1); // to initiate the test; an agent without Azrak was not offered a test [HA-071]
      return s.pool[s.seat] ? 'boost' : 'bonus'; // an agent with nothing left to boost with is only asked for Gear and Items
    },
  }),

  boost: () => {
    const tester = s.seat,
      options: Option[] = [];
    for (let azrak = 0; azrak <= s.pool[tester]; azrak++) options.push({ label: `+${azrak}${oddsInSigns(s, azrak)}`, value: azrak });
    if (canAskForOdds(s)) options.push({ label: 'Show odds', then: () => showOdds(s) });
    options.push({ label: 'Gear, Item bonus', then: 'bonus' });
    return {
      say: `${versus(s)}. Boost?${chancesRow(s, LEGEND)}`,
      page: 8,
      options,
      then(azrak) {
        s.testValue += azrak; // each Azrak is +1 [HA-072]
        pay(s, tester, azrak);
        // The last Azrak breaks the link: triggers() in index.ts then asks about the Emergency Update, and testAfterLink() goes on from here.
        return isLinkBroken(s) ? 'boost' : 'support';
      },
    };
  },

  bonus: () => ({
    say: `${versus(s)}\nBonus of Gear, Items? Talent already added`,
    page: 3,
    dial: { min: -MOST_BONUS, max: MOST_BONUS, start: 0 },
    then(bonus) {
      s.testValue += bonus;
      return s.pool[s.seat] ? 'boost' : 'support';
    },
  }),

  support: () => {
    const able = supporters(s),
      unable = s.seats.filter(seat => seat !== s.seat && !able.includes(seat)),
      usual = startsAtSupporter(s, able) ? able[0] : NOBODY;
    return {
      say: `${versus(s)}. Support?${chancesRow(s, NO_LEGEND)}`,
      page: 9,
      odds: destinyOdds(s, NO_BOOST),
      options: [
        { label: 'Draw Destiny', usual: usual === NOBODY, then: () => revealDestiny(s, t) },
        ...able.map(seat => ({ label: `${s.names[seat]} +1`, value: seat, usual: seat === usual })),
        ...unable.map(seat => ({ label: `${s.names[seat]} +1`, not: reasonAgainstSupport(s, seat) })),
      ],
      then(seat) {
        s.support[seat]++;
        s.testValue++; // 1 Azrak is +1 [HA-073]
        pay(s, seat, 1);
        return 'support';
      },
    };
  },

  enterCard: () => ({
    say: `${versus(s)}\nValue of the Destiny card?`,
    page: 9,
    dial: { min: -MOST_MODIFIER, max: MOST_MODIFIER, start: 0 },
    then(value) {
      s.destinyValue = value;
      return 'result';
    },
  }),

  result: () => {
    const final = finalValue(s),
      { word, large, cell, cue } = results()[resultOf(final, s.difficulty)];
    return {
      say: `${word}\nDestiny ${signed(s.destinyValue)}: ${final} vs ${s.difficulty}\nRead the ${cell} cell: it affects you only`, // and not the supporters [HA-077]
      result: large,
      page: 9,
      cue,
      then() {
        // The test resolves a personal conflict. If the cell says that it goes on, "Personal conflict" at the next question opens it again [HA-162].
        if (s.testKind === PERSONAL_CONFLICT) s.personalConflict[s.seat] = 0;
        return 'cards.says';
      },
    };
  },
});

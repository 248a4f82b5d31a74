// A test, in the order of the book: initiate, boost, support, Destiny, result. No step is opened again [HA-076].
import { type Option, type Steps, sum, type Table } from '../kit';
import { noAzrak, pay } from './azrak';
import { destinyOdds, drawDestiny, FAILURE, knownOfDestiny, oddsAreTold, oddsInSigns, resultOf } from './destiny';
import {
  ATTRIBUTES,
  GROUP_CONFLICT,
  type Hadal,
  hasRuling,
  IN_ALL_TESTS,
  IN_CONFLICTS,
  LOCKED_ALONE,
  none,
  ODDS_ALWAYS,
  ODDS_WHEN_SEEN,
  PERSONAL_CONFLICT,
  PLAIN_TEST,
} from './state';
import { mostSupport } from './two-or-three-players';
import { attributeWords, signed } from './words';

/** Begins the questions of a test; nothing is paid yet. */
export function beginTest(s: Hadal, seat: number, kind: number): void {
  s.seat = seat;
  s.testKind = kind;
  s.support = none(s);
}

/** The test begins with this attribute and the talent [HA-064]. */
export function takeAttribute(s: Hadal, i: number): void {
  s.testValue = attribute(s, i) + talent(s);
}

/** The three attributes as players know them: "1st: 2". */
export const attributeLabels = (s: Hadal) => s.attributeNames.map((name, i) => `${attributeWords()[name]}: ${attribute(s, i)}`);

/** A talent counts in every test, or in conflicts only [HA-176]. */
function talent(s: Hadal): number {
  const scope = s.talentScope[s.seat],
    counts = scope === IN_ALL_TESTS || (scope === IN_CONFLICTS && s.testKind !== PLAIN_TEST);
  return counts ? s.talent[s.seat] : 0;
}

const attribute = (s: Hadal, i: number) => s.attributes[s.seat * ATTRIBUTES + i];

/** Why this agent may not add 1: who supports at all [HA-081, HA-082, HA-153], and how much [HA-080]. */
function noSupport(s: Hadal, seat: number): string | false {
  const isGroup = s.testKind === GROUP_CONFLICT;
  if (s.ejected[seat]) return 'Ejected';
  if (!isGroup && s.cardInFront[seat]) return 'Reads a card';
  if (s.personalConflict[seat] && (!isGroup || hasRuling(s, LOCKED_ALONE))) return 'In a conflict';
  return noAzrak(s, seat) || (s.support[seat] >= mostSupport(s, seat) && 'No more');
}

/** Who stands by wants to support, so the first of them is the usual answer. In Light the device does not know who does. */
const firstSupporter = (s: Hadal) => (s.light || sum(s.support) ? undefined : s.seats.find(seat => seat !== s.seat && !noSupport(s, seat)));

/** Step 4: a card of the device, or one that the table draws [HA-068, HA-074]. */
function reveal(s: Hadal, t: Table<Hadal>): string {
  if (s.ownCards) return 'drawn';
  drawDestiny(s, t);
  return 'result';
}

const versus = (s: Hadal) => `${s.testValue} vs ${s.difficulty}`;

export const test = (s: Hadal, t: Table<Hadal>): Steps<Hadal> => ({
  attribute: () => ({
    say: 'Conflict: attribute?',
    page: 8,
    options: attributeLabels(s).map((label, i): Option => ({ label, value: i })),
    then(i) {
      takeAttribute(s, i);
      return 'difficulty';
    },
  }),

  difficulty: () => ({
    say: `${s.testKind === PLAIN_TEST ? 'Test' : 'Conflict'}: difficulty?\nPay 1 to begin`,
    page: 8,
    dial: { min: 0, max: 30, start: s.difficulty },
    then(difficulty) {
      s.difficulty = difficulty;
      pay(s, s.seat, 1); // [HA-071]
      return s.pool[s.seat] ? 'boost' : 'bonus'; // who can boost finds the bonus there
    },
  }),

  bonus: () => ({
    say: `${versus(s)}\nBonus of Gear, Items? Talent is counted`,
    page: 3,
    dial: { min: -9, max: 9, start: 0 },
    then(bonus) {
      s.testValue += bonus;
      return s.pool[s.seat] ? 'boost' : 'support';
    },
  }),

  boost: () => {
    const options: Option[] = [];
    for (let azrak = 0; azrak <= s.pool[s.seat]; azrak++) options.push({ label: `+${azrak}${oddsInSigns(s, azrak)}`, value: azrak });
    if (!s.ownCards && !s.seenAll && s.odds === ODDS_WHEN_SEEN)
      options.push({
        label: 'Show odds',
        then() {
          s.odds = ODDS_ALWAYS; // on demand, from now on
          return 'boost';
        },
      });
    options.push({ label: 'Gear, Item bonus', then: 'bonus' });
    return {
      say: `${versus(s)}. Boost?${oddsAreTold(s) ? '\n-fail =crit +success' : knownOfDestiny(s)}`,
      page: 8,
      options,
      then(azrak) {
        s.testValue += azrak; // [HA-072]
        pay(s, s.seat, azrak);
        return s.brokenLink ? 'boost' : 'support'; // an Emergency Update allows more [HA-145]
      },
    };
  },

  support: () => {
    const usual = firstSupporter(s); // a slip there costs an Azrak, and can be undone; a card that was drawn has been seen
    return {
      say: `${versus(s)}. Support?${knownOfDestiny(s)}`,
      page: 9,
      odds: destinyOdds(s, 0),
      options: [
        { label: 'Draw Destiny', usual: usual === undefined, then: () => reveal(s, t) },
        ...s.seats
          .filter(seat => seat !== s.seat)
          .map(seat => ({ label: `${s.names[seat]} +1`, value: seat, usual: seat === usual, not: noSupport(s, seat) })),
      ],
      then(seat) {
        s.support[seat]++;
        s.testValue++; // [HA-073]
        pay(s, seat, 1);
        return 'support';
      },
    };
  },

  drawn: () => ({
    say: `${versus(s)}\nCard value?`,
    page: 9,
    dial: { min: -9, max: 9, start: 0 },
    then(value) {
      s.destinyValue = value;
      return 'result';
    },
  }),

  result: () => {
    const final = s.testValue + s.destinyValue, // [HA-064, HA-074]
      how = resultOf(final - s.difficulty),
      word = ['FAILURE', 'CRITICAL SUCCESS', 'SUCCESS'][how],
      cell = ['left', 'lower', 'right'][how];
    return {
      say: `${word}\nDestiny ${signed(s.destinyValue)}: ${final} vs ${s.difficulty}\nRead the ${cell} cell: it affects you only`, // [HA-077]
      page: 9,
      cue: how === FAILURE ? 'bad' : 'good',
      then() {
        if (s.testKind === PERSONAL_CONFLICT) s.personalConflict[s.seat] = 0; // unless the cell says otherwise [HA-162]
        return 'cards.says';
      },
    };
  },
});

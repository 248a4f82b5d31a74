// A test, in the order of the book: initiate, boost, support, Destiny, result. No step is opened again [HA-076].
import { type Odds, type Option, type Steps, sorted, sum, type Table } from '../kit';
import { noAzrak, pay } from './azrak';
import {
  ATTRIBUTES,
  deal,
  GROUP_CONFLICT,
  type Hadal,
  hasRuling,
  IN_ALL_TESTS,
  IN_CONFLICTS,
  LOCKED_ALONE,
  none,
  ODDS_ALWAYS,
  ODDS_WHEN_SEEN,
  ONE_HELPER,
  PERSONAL_CONFLICT,
  PLAIN_TEST,
  signed,
} from './state';
import { words } from './tracks';

const FAILURE = 0,
  CRITICAL = 1,
  SUCCESS = 2;

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
export const attributeLabels = (s: Hadal) => s.attributeNames.map((name, i) => `${words('symbols')[name]}: ${attribute(s, i)}`);

/** Less than the difficulty fails, equal is critical, more succeeds [HA-065]. */
function outcome(margin: number): number {
  if (margin < 0) return FAILURE;
  return margin ? SUCCESS : CRITICAL;
}

/** A talent counts in every test, or in conflicts only [HA-176]. */
function talent(s: Hadal): number {
  const scope = s.talentScope[s.seat],
    counts = scope === IN_ALL_TESTS || (scope === IN_CONFLICTS && s.testKind !== PLAIN_TEST);
  return counts ? s.talent[s.seat] : 0;
}

const attribute = (s: Hadal, i: number) => s.attributes[s.seat * ATTRIBUTES + i];

/** The cards left; all six when the pile is empty, because then all go back first [HA-062]. */
const pile = (s: Hadal) => (s.draw.length ? s.draw : s.destiny);

/** Odds are told always, never, or once every card was seen [HA-067]; of cards on the table the device knows nothing. */
function oddsAreTold(s: Hadal): boolean {
  if (s.ownCards) return false;
  return s.odds === ODDS_ALWAYS || (s.odds === ODDS_WHEN_SEEN && s.seenAll > 0);
}

/** How many of the cards left fail, are critical and succeed with so much more [HA-066]. */
function destinyOdds(s: Hadal, more: number): Odds[] {
  if (!oddsAreTold(s)) return [];
  const cards = pile(s),
    ways = [0, 0, 0];
  for (const card of cards) ways[outcome(s.testValue + more + card - s.difficulty)]++;
  return [
    ['fail', ways[FAILURE], cards.length],
    ['critical', ways[CRITICAL], cards.length],
    ['success', ways[SUCCESS], cards.length],
  ];
}

/** The same in a label, by the signs of the cells on the cards: "-17% =17% +67%". */
const oddsInSigns = (s: Hadal, more: number) =>
  destinyOdds(s, more)
    .map((odds, i) => ` ${'-=+'[i]}${Math.round((odds[1] * 100) / odds[2])}%`)
    .join('');

/** Without odds, what everybody knows of Destiny: the cards left, the least and the greatest of the deck [HA-067]. */
function knownOfDestiny(s: Hadal): string {
  if (s.ownCards || oddsAreTold(s)) return '';
  const deck = sorted(s.destiny);
  return `\nDestiny: ${pile(s).length}, ${signed(deck[5])} to ${signed(deck[0])}`;
}

/** How much one agent may add: 4 receptacles 1, 3 receptacles one agent 2 and the other 1, 2 receptacles 3 [HA-080]. */
function mostSupport(s: Hadal, seat: number): number {
  const byOthers = sum(s.support) - s.support[seat],
    second = hasRuling(s, ONE_HELPER) ? 0 : 1;
  return s.receptacles === 3 && byOthers > second ? second : 5 - s.receptacles;
}

/** Why this agent may not add 1: who supports at all [HA-081, HA-082, HA-153], and how much [HA-080]. */
function noSupport(s: Hadal, seat: number): string | false {
  const isGroup = s.testKind === GROUP_CONFLICT;
  if (s.ejected[seat]) return 'Ejected';
  if (!isGroup && s.cardInFront[seat]) return 'Reads a card';
  if (s.personalConflict[seat] && (!isGroup || hasRuling(s, LOCKED_ALONE))) return 'In a conflict';
  return noAzrak(s, seat) || (s.support[seat] >= mostSupport(s, seat) && 'No more');
}

/** One of the cards left goes to the open discard [HA-060, HA-061]. */
function drawDestiny(s: Hadal, t: Table<Hadal>): void {
  const drawn = s.draw.length ? s.drawn : 0;
  let place = t.card(pile(s).length),
    card = 0;
  while (drawn & (1 << card) || place--) card++; // counted over what is left
  deal(s, drawn | (1 << card));
  s.destinyValue = s.destiny[card];
}

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
    say: 'Difficulty?\nPay 1 to begin',
    page: 8,
    dial: { min: 0, max: 30, start: s.difficulty },
    then(difficulty) {
      s.difficulty = difficulty;
      pay(s, s.seat, 1); // [HA-071]
      return s.pool[s.seat] ? 'boost' : 'bonus'; // who can boost finds the bonus there
    },
  }),

  bonus: () => ({
    say: `${versus(s)}\nGear, Item bonus? Talent is in`,
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

  support: () => ({
    say: `${versus(s)}. Support?${knownOfDestiny(s)}`,
    page: 9,
    odds: destinyOdds(s, 0),
    options: [
      {
        label: 'Draw Destiny',
        usual: true,
        then: () => reveal(s, t),
      },
      ...s.seats.filter(seat => seat !== s.seat).map(seat => ({ label: `${s.names[seat]} +1`, value: seat, not: noSupport(s, seat) })),
    ],
    then(seat) {
      s.support[seat]++;
      s.testValue++; // [HA-073]
      pay(s, seat, 1);
      return 'support';
    },
  }),

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
      how = outcome(final - s.difficulty),
      word = ['FAILURE', 'CRITICAL SUCCESS', 'SUCCESS'][how],
      cell = ['left', 'lower', 'right'][how];
    return {
      say: `${word}\nDestiny ${signed(s.destinyValue)}: ${final} vs ${s.difficulty}\nRead the ${cell} cell: it is for you alone`, // [HA-077]
      page: 9,
      cue: how === FAILURE ? 'bad' : 'good',
      then() {
        if (s.testKind === PERSONAL_CONFLICT) s.personalConflict[s.seat] = 0; // unless the cell says otherwise [HA-162]
        return 'cards.says';
      },
    };
  },
});

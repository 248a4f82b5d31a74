// Tests [HA-070 to HA-077, HA-079], in the book's five steps: initiate (attribute, difficulty), boost (boost, bonus), support, Destiny (enterCard if the
// table draws), resolution (result). Play never goes back to an earlier one [HA-076].
import { type Chapter, type Cue, type Dice, type Odds, type Option, range, sorted } from '../kit';
import { isLinkBroken, pay, reasonAgainstPaying } from './azrak';
import { ATTRIBUTES, type Hadal, hasRuling, signed, zeros } from './state';
import { mostSupport } from './two-or-three-players';
import { completeAction } from './updates';

const MOST_DIFFICULTY = 30,
  MOST_BONUS = 9, // of Gear and Items together
  MOST_MODIFIER = 9; // of a Destiny card

/** From here on `s.seat` is the tester. Nothing is paid yet. */
export function begin(s: Hadal, seat: number, kind: Hadal['testKind']): void {
  s.seat = seat;
  s.testKind = kind;
  s.support = zeros(s);
}

/** The agent tests this attribute, the first time or again [HA-078]: a personal conflict when one is open [HA-160]. */
export function startTest(s: Hadal, attribute: number): void {
  begin(s, s.seat, s.personalConflict[s.seat] ? 'personal' : 'plain');
  s.testValue = startValue(s, attribute);
}

/** In a group conflict the agent chooses one of the tests on the card first [HA-171]. */
export const startGroupTest = (s: Hadal, seat: number) => begin(s, seat, 'group');

const attributeValue = (s: Hadal, attribute: number) => s.attributes[s.seat * ATTRIBUTES + attribute];

/** What the talent adds: it counts in every test or in conflicts only [HA-176]. */
function talentBonus(s: Hadal): number {
  const scope = s.talentScope[s.seat];
  return scope === 'Tests' || (scope === 'Conflicts' && s.testKind !== 'plain') ? s.talent[s.seat] : 0;
}

/** The attribute, and the talent [HA-064]. */
const startValue = (s: Hadal, attribute: number) => attributeValue(s, attribute) + talentBonus(s);

/** The three attributes of whoever acts, as players know them: "1st: 2". */
export const attributeLabels = (s: Hadal) => s.attributeNames.map((name, attribute) => `${name}: ${attributeValue(s, attribute)}`);

/** Why this agent may not add 1, or false: who supports at all [HA-081, HA-082, HA-153], and how much [HA-080]. */
export function reasonAgainstSupport(s: Hadal, seat: number): string | false {
  const isGroup = s.testKind === 'group';
  if (s.ejected[seat]) return 'Ejected';
  if (!isGroup && s.cardInFront[seat]) return 'Reads a card';
  if (s.personalConflict[seat] && (!isGroup || hasRuling(s, 'Locked alone'))) return 'In a conflict';
  return reasonAgainstPaying(s, seat) || (s.support[seat] >= mostSupport(s, seat) && 'Cannot add more');
}

/** An agent adds 1 to the test for 1 Azrak [HA-073]. */
export function addSupport(s: Hadal, seat: number): void {
  s.support[seat]++;
  s.testValue++;
  pay(s, seat, 1);
}

/** The tester adds so many: each Azrak is +1 [HA-072]. */
export function addBoost(s: Hadal, azrak: number): void {
  s.testValue += azrak;
  pay(s, s.seat, azrak);
}

/** The device draws a card, unless the table has drawn one [HA-068, HA-074]. */
export function revealDestiny(s: Hadal, t: Dice<Hadal>): void {
  if (s.ownCards) return;
  const odds = destinyOdds(s, NO_BOOST);
  drawDestiny(s, t);
  if (odds.length) countLuck(s, t, odds[0]);
}

/** One try at these odds of a failure, for the luck of the tester. A critical success is a success. */
function countLuck(s: Hadal, t: Dice<Hadal>, { ways: failing, of: cards }: Odds): void {
  const failed = finalValue(s) < s.difficulty;
  t.tried({ seat: s.seat, successes: failed ? 0 : 1, tries: 1, ways: cards - failing, of: cards });
}

/** Attribute, talent, Gear, Items, boost, support, and the card [HA-064, HA-074]. No cap, no floor. */
const finalValue = (s: Hadal) => s.testValue + s.destinyValue;

interface Result {
  word: string;
  large: string; // so much of it as fits in large letters
  cell: string; // where it stands on the card
  cue: Cue;
}

/** What players hear of each result, in the order of the cells on a card. */
export const results = (): Result[] => [
  { word: 'FAILURE', large: 'FAILURE', cell: 'left', cue: 'bad' },
  { word: 'CRITICAL SUCCESS', large: 'CRITICAL', cell: 'lower', cue: 'good' },
  { word: 'SUCCESS', large: 'SUCCESS', cell: 'right', cue: 'good' },
];

/** The place of the cell: less than the difficulty fails, equal is critical, more succeeds [HA-065]. */
export function cellOf(value: number, difficulty: number): number {
  if (value < difficulty) return 0;
  return value === difficulty ? 1 : 2;
}

/** A personal conflict is resolved by any result; a cell that says otherwise opens it again [HA-162]. */
export function resolveConflict(s: Hadal): void {
  if (s.testKind === 'personal') s.personalConflict[s.seat] = 0;
}

/** Most cells say nothing, or take 1 Azrak: Light has that beside the result. */
function cellOptions(s: Hadal, cell: string): (Option | false)[] {
  const after = () => completeAction(s, '<');
  return [
    { label: 'Nothing more', do: () => resolveConflict(s), then: after },
    {
      label: 'Lose 1 Azrak',
      do() {
        resolveConflict(s);
        pay(s, s.seat, 1);
      },
      then: after,
      not: reasonAgainstPaying(s, s.seat),
    },
    s.groupConflict > 0 && { label: 'Damage', then: 'cards.damage' },
    { label: `More in ${cell} cell` },
  ];
}

export const versus = (s: Hadal) => `${s.testValue} vs ${s.difficulty}`;

// Step 4, Destiny: the six cards, what is drawn, and the odds of the test.

/** As `boost` below: the odds of the test as it stands. */
export const NO_BOOST = 0;

/** The places of the cards in this set. */
const cardsIn = (s: Hadal, set: number) => s.destiny.map((_, card) => card).filter(card => set & (1 << card));

const ALL_CARDS = 63; // as a set

/** The values of the cards in the open discard, and of the others: always six together [HA-035]. */
export const discarded = (s: Hadal) => cardsIn(s, s.discard).map(card => s.destiny[card]);
export const pile = (s: Hadal) => cardsIn(s, ALL_CARDS & ~s.discard).map(card => s.destiny[card]);

/** When a card says so, all six cards become the pile, also the one that was drawn last [HA-062, HA-063]. */
export function shuffleDestiny(s: Hadal): void {
  s.discard = 0;
}

/** No card is left. The book does not say what happens then. Our ruling: the next draw shuffles all six first [HA-062]. */
const isPileEmpty = (s: Hadal) => s.discard === ALL_CARDS;

/** The values that may come next. */
const next = (s: Hadal) => (isPileEmpty(s) ? s.destiny : pile(s));

/** One of the cards in the pile goes to the open discard [HA-060, HA-061]. `t.card` draws it, or takes the one that the bench gives [HA-069]. */
export function drawDestiny(s: Hadal, t: Dice<Hadal>): void {
  const values = next(s),
    place = t.card(values.length, () => ({ name: 'a Destiny card', faces: values.map(signed) }));
  if (isPileEmpty(s)) shuffleDestiny(s);
  const card = cardsIn(s, ALL_CARDS & ~s.discard)[place];
  s.discard |= 1 << card;
  s.seen |= s.discard; // what the table has put there was seen, too [HA-067]
  s.destinyValue = s.destiny[card];
}

const areAllSeen = (s: Hadal) => (s.seen | s.discard) === ALL_CARDS;

/** Odds are shown always, never, or once every card was seen [HA-067]. The device knows nothing of cards that the table draws. */
const areOddsShown = (s: Hadal) => !s.ownCards && (s.odds === 'Always' || (s.odds === 'When seen' && areAllSeen(s)));

/** The odds are not shown yet, and the table may ask for them. */
export const canAskForOdds = (s: Hadal) => !s.ownCards && s.odds === 'When seen' && !areAllSeen(s);

/** How many cards of the pile fail, are critical and succeed if the tester boosts by so much more [HA-066]. Empty where odds are not shown. */
export function destinyOdds(s: Hadal, boost: number): Odds[] {
  if (!areOddsShown(s)) return [];
  const values = next(s),
    of = values.length,
    ways = [0, 0, 0];
  for (const value of values) ways[cellOf(s.testValue + boost + value, s.difficulty)]++;
  return results().map(({ large }, cell) => ({ label: large.charAt(0), ways: ways[cell], of })); // not the signs of the cells: "-67%" looks like a number
}

/** The same behind a label: "F17% C17% S67%". */
export const oddsInLetters = (s: Hadal, boost: number) =>
  destinyOdds(s, boost)
    .map(({ label, ways, of }) => `${label}${Math.round((ways * 100) / of)}%`)
    .join(' ');

/** A row about the chances: the legend of the odds where they are shown, else what everybody knows of the pile [HA-067]. */
export function chancesRow(s: Hadal, legend: string): string {
  if (s.ownCards) return '';
  if (isPileEmpty(s)) return `\nDestiny: ${s.destiny.length}, shuffled`;
  if (areOddsShown(s)) return legend;
  const deck = sorted(s.destiny),
    values = `${signed(deck[deck.length - 1])} to ${signed(deck[0])}`;
  return s.discard ? `\n${pile(s).length} left of ${values}` : `\nDestiny: ${deck.length}, ${values}`;
}

export const test = (s: Hadal, t: Dice<Hadal>): Chapter<Hadal> => ({
  page: 8,
  steps: {
    attribute: () => ({
      say: 'Conflict: attribute?',
      options: attributeLabels(s).map((label, attribute): Option => ({ label, value: attribute })),
      do: attribute => (s.testValue = startValue(s, attribute)),
      then: 'difficulty',
    }),

    difficulty: () => {
      const talent = s.light ? 0 : talentBonus(s); // Light does not know it
      return {
        say: `${s.testKind === 'plain' ? 'Test' : 'Conflict'}: difficulty?\n${talent ? `Talent ${signed(talent)}. ` : ''}Pay 1 to begin`,
        dial: { min: 0, max: MOST_DIFFICULTY, start: s.difficulty },
        do(difficulty) {
          s.difficulty = difficulty;
          pay(s, s.seat, 1); // to initiate the test; an agent without Azrak was not offered a test [HA-071]
        },
        then: s.light ? 'light.support' : () => (s.pool[s.seat] ? 'boost' : 'bonus'),
      };
    },

    boost: () => ({
      say: `${versus(s)}. Boost?${chancesRow(s, '\nFail, Crit, Success')}`,
      options: [
        ...range(0, s.pool[s.seat]).map((azrak): Option => ({ label: `+${azrak}`, note: oddsInLetters(s, azrak), value: azrak })),
        canAskForOdds(s) && { label: 'Show odds', do: () => (s.odds = 'Always'), then: 'boost' }, // in all later tests, too
        { label: 'Gear, Item bonus', then: 'bonus' },
      ],
      do: azrak => addBoost(s, azrak),
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
        unable = others.filter(seat => !able.includes(seat));
      return {
        say: `${versus(s)}. Support?${chancesRow(s, '')}`,
        page: 9,
        odds: destinyOdds(s, NO_BOOST),
        options: [
          { label: 'Draw Destiny', do: () => revealDestiny(s, t), then: s.ownCards ? 'enterCard' : 'result' },
          ...able
            .concat(unable)
            .map(seat => ({ label: `${s.names[seat]} +1`, value: seat, rare: true, not: reasonAgainstSupport(s, seat) })), // it is somebody else's Azrak
        ],
        do: seat => addSupport(s, seat),
        then: 'support',
      };
    },

    enterCard: () => ({
      say: `${versus(s)}. Destiny card?`,
      page: 9,
      dial: { min: -MOST_MODIFIER, max: MOST_MODIFIER, start: 0 },
      do: value => (s.destinyValue = value),
      then: 'result',
    }),

    result: () => {
      const final = finalValue(s),
        { word, large, cell, cue } = results()[cellOf(final, s.difficulty)];
      return {
        say: `${word}\nDestiny ${signed(s.destinyValue)}: ${final} vs ${s.difficulty}${s.light ? '' : `\nRead the ${cell} cell, for you alone`}`, // not for the supporters [HA-077]
        result: large,
        page: 9,
        cue,
        options: s.light ? cellOptions(s, cell) : undefined,
        do: () => resolveConflict(s),
        then: 'cards.cell',
      };
    },
  },
});

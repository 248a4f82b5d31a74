// Set-up: what is asked before play, receptacles, Azrak, what replaces those who are not played, the first Time Captain, the checklist of the table.
import { ALL, type Answers, type Chapter, type Dice, eachSeat, fresh, lightOrFull, noteSaid, range, type SetupQuestion, sum } from '../kit';
import { takeReplacement } from './items-and-tokens';
import { ATTRIBUTES, type Hadal, HIGHEST_LEVEL, isBrief, receptacleNames, signed, start } from './state';
import { allFourPlay, bringAllAzrak, isPlayed, replacements } from './two-or-three-players';

/** What is asked before play [HA-197]. */
export function questions(): SetupQuestion[] {
  const isFull = (answers: Answers) => answers.Mode === 'Full';
  return [
    lightOrFull('Azrak, tests, Updates.', 'cards and Items, too.'),
    { name: 'Players', changes: 'How many of you play. Alone you lead two Receptacles.', dial: { min: 1, max: 4, start: 2 } },
    { name: 'Destiny', changes: 'Who draws Destiny: you from your own cards, or the device.', options: ['Table', 'Device'] },
    {
      name: 'Odds',
      changes: 'When a test shows its chances.',
      options: ['When seen', 'Always', 'Never'],
      when: answers => answers.Destiny === 'Device',
    },
    { name: 'Prompts', changes: 'Whether you are reminded of every step.', options: ['Round 1 full', 'Full', 'Short'], when: isFull },
    { name: 'Item register', changes: 'The device keeps who has which Item.', options: ['Off', 'On'], when: isFull },
    { name: 'Talk minutes', changes: 'A clock for the talk about the next location. 0: none.', dial: { min: 0, max: 15, start: 0 } },
  ];
}

export function begin(answers: Answers, seats: number): Hadal {
  const s = fresh<Hadal>('setup.receptacle', seats, start(answers, seats), answers);
  for (const track of ['cardAzrak', 'cardTalent', 'cardScope']) noteSaid(s, track, 0); // the one card that the rulebook prints is no guess [HA-200]
  for (const attribute of range(0, ATTRIBUTES - 1)) noteSaid(s, 'cardAttributes', attribute);
  return s;
}

/** The places of a card's attributes in `cardAttributes`. */
const attributesOf = (card: number) => range(card * ATTRIBUTES, card * ATTRIBUTES + ATTRIBUTES - 1);

/** "Antonio ~2~2~2 Az~8". Light needs the Azrak alone. */
function cardLabel(s: Hadal, t: Dice<Hadal>, card: number): string {
  let label = `${receptacleNames()[card]} `;
  for (const attribute of s.light ? [] : attributesOf(card)) {
    const value = t.said('cardAttributes', attribute);
    label += label.endsWith(' ') || value.startsWith('~') ? value : ` ${value}`;
  }
  return `${label}${s.light ? '' : ' '}Az${t.said('cardAzrak', card)}`;
}

/** Somebody has still to say what is on this card. */
const isGuess = (s: Hadal, t: Dice<Hadal>, card: number) =>
  t.guessed('cardAzrak', card) ||
  (!s.light &&
    (t.guessed('cardTalent', card) ||
      t.guessed('cardScope', card) ||
      attributesOf(card).some(attribute => t.guessed('cardAttributes', attribute))));

/** The card's values become the agent's [HA-003]. */
function takeReceptacle(s: Hadal, card: number): void {
  const seat = s.seat,
    level = s.cardAzrak[card] || 1;
  s.receptacle[seat] = receptacleNames()[card];
  s.level[seat] = level;
  s.pool[seat] = level;
  s.total += level; // with 4 receptacles that is all there is [HA-004]
  for (let attribute = 0; attribute < ATTRIBUTES; attribute++)
    s.attributes[seat * ATTRIBUTES + attribute] = s.cardAttributes[card * ATTRIBUTES + attribute];
  s.talent[seat] = s.cardTalent[card];
  s.talentScope[seat] = s.cardScope[card];
  s.seat = (seat + 1) % s.receptacles;
}

/** With four agents no Azrak stay in the box. */
const afterDestiny = (s: Hadal) => (allFourPlay(s) ? 'captain' : 'box');

/** The next agent chooses. When all have chosen, the device can draw Destiny only if it knows the cards. */
function afterReceptacle(s: Hadal, t: Dice<Hadal>): string {
  if (s.seat) return 'receptacle';
  return !s.ownCards && s.destiny.some((_, card) => t.guessed('destiny', card)) ? 'destiny' : afterDestiny(s);
}

/** The lines of the table's set-up; the prologue comes after them, as the last [HA-010, HA-011]. */
const checklist = (s: Hadal) => [
  'Read Mission Order. Mission Return face up. Deck 2 (73) aside',
  'Read your Receptacle. The others stay in the box',
  'Take the Azrak that your Receptacle shows',
  `${s.vortex} Azrak to the Vortex`,
  'Line up 5 Prologue cards',
  'Time Captain: keep the Story deck, reference card on top',
  'Take Personal cards, flash card aside',
  'Gear face up',
  'Snap Recall face down, unread',
  'Interaction face down, unread',
  'Common: flash card aside, map face up',
  s.ownCards ? 'Destiny: shuffle 6 cards, unread' : `Destiny cards stay in the box: the device has ${s.destiny.map(signed).join(' ')}`,
  'Items face down, unread',
  'Punch out only Damage. Board face down',
];

/** The checklist in short: where to look, and what this table does not need, like receptacles that nobody plays [HA-002]. */
export function shortChecklist(s: Hadal): string {
  const inTheBox: string[] = [];
  if (!s.ownCards) inTheBox.push('Destiny');
  if (!allFourPlay(s)) inTheBox.push('other Receptacles');
  return `Lay out as on page 4\n${inTheBox.length ? `Box: ${inTheBox.join(', ')}\n` : ''}Then the Prologue`;
}

const TALENT = 4; // the place of the talent among the counts of a card

const LOWEST = -3; // value of a Destiny card that is asked for; others are set in Our copy

export const setup = (s: Hadal, t: Dice<Hadal>): Chapter<Hadal> => ({
  page: 4,
  seat: ALL,
  steps: {
    receptacle: () => ({
      say: 'Your Receptacle?\n~ is a guess of ours',
      seat: s.seat,
      // only what earlier seats chose is taken: later seats still choose, whatever a correction has given them
      options: receptacleNames().map(
        (name, card) => !s.receptacle.slice(0, s.seat).includes(name) && { label: cardLabel(s, t, card), value: card },
      ),
      do(card) {
        s.line = card;
        if (!isGuess(s, t, card)) takeReceptacle(s, card);
      },
      then: card => (isGuess(s, t, card) ? 'card' : afterReceptacle(s, t)),
    }),

    // what is printed there is asked once, and kept for later plays
    card: () => {
      const card = s.line,
        say = `What is printed on ${receptacleNames()[card]}?`;
      if (s.light)
        return {
          say: `${say} Azrak:`,
          seat: s.seat,
          page: 3,
          dial: { min: 1, max: HIGHEST_LEVEL, start: s.cardAzrak[card] || 1 },
          do(azrak) {
            t.copy('cardAzrak', azrak, card);
            takeReceptacle(s, card);
          },
          then: () => afterReceptacle(s, t),
        };
      return {
        say,
        seat: s.seat,
        page: 3,
        counts: {
          labels: ['Azrak', '1st attribute', '2nd attribute', '3rd attribute', 'Talent, bonus'],
          most: [HIGHEST_LEVEL, 9, 9, 9, 9],
          start: [s.cardAzrak[card]].concat(
            attributesOf(card).map(attribute => s.cardAttributes[attribute]),
            s.cardTalent[card],
          ),
        },
        do(_, counts) {
          const talent = counts[TALENT];
          t.copy('cardAzrak', counts[0], card);
          for (const attribute of range(0, ATTRIBUTES - 1)) t.copy('cardAttributes', counts[1 + attribute], card * ATTRIBUTES + attribute);
          t.copy('cardTalent', talent, card);
          if (talent) return;
          t.copy('cardScope', 0, card);
          takeReceptacle(s, card);
        },
        then: (_, counts) => (counts[TALENT] ? 'scope' : afterReceptacle(s, t)),
      };
    },

    scope: () => ({
      say: `Where does the talent of ${receptacleNames()[s.line]} count?`,
      seat: s.seat,
      page: 3,
      options: [
        { label: 'In conflicts', value: 2 },
        { label: 'In all tests', value: 1 },
      ],
      do(scope) {
        t.copy('cardScope', scope, s.line);
        takeReceptacle(s, s.line);
      },
      then: () => afterReceptacle(s, t),
    }),

    box: () => {
      const inPools = sum(s.pool);
      return {
        say: `How many Azrak in your box? (${t.said('azrakInBox')}) The rest goes to the Vortex`,
        dial: { min: inPools, max: 99, start: Math.max(inPools, s.azrakInBox) },
        do: azrak => bringAllAzrak(s, t, azrak),
        then: () => (replacements(s) ? 'absent' : 'captain'),
      };
    },

    absent: () => ({
      say: replacements(s) || 'Nobody missing', // when the table has changed it
      page: 12,
      then: () => (isPlayed(s, 'Chae-Rin') || !s.register ? 'captain' : `${takeReplacement(s)}>captain`),
    }),

    // their strip tells how many there are, the lowest and the highest; nobody may read them
    destiny: () => {
      const values = range(LOWEST, -LOWEST);
      return {
        say: 'How many Destiny cards of each value? ~ Ours is a guess. Six in all',
        counts: {
          labels: values.map(signed),
          most: values.map(() => 6),
          start: values.map(value => s.destiny.filter(card => card === value).length),
        },
        do(_, counts) {
          if (sum(counts) !== 6) return;
          let card = 0;
          for (const value of values) for (let n = counts[value - LOWEST]; n > 0; n--) t.copy('destiny', value, card++);
        },
        then: (_, counts) => (sum(counts) === 6 ? afterDestiny(s) : 'six'),
      };
    },

    six: () => ({ say: 'There are six Destiny cards. Count again', then: 'destiny' }),

    captain: () => ({
      say: 'First Time Captain: who has the Story deck?',
      options: eachSeat(s, s.seats),
      do(seat) {
        s.timeCaptain = seat; // who has the Story deck [HA-006]
        s.line = 0;
      },
      then: isBrief(s) ? 'timeCaptain.prologue' : 'check',
    }),

    check: () => ({
      say: `Set-up ${s.line + 1} of ${checklist(s).length + 1}\n${checklist(s)[s.line]}`,
      options: [
        { label: 'Next', do: () => s.line++, then: s.line + 1 < checklist(s).length ? 'check' : 'timeCaptain.prologue' },
        { label: 'Skip the rest', then: 'timeCaptain.prologue' },
      ],
    }),
  },
});

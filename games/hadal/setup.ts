// Set-up: what is asked before play, receptacles, Azrak, what replaces those who are not played, the first Time Captain, the checklist of the table.
import { ALL, type Answers, type Chapter, type Dice, eachSeat, fresh, lightOrFull, noteSaid, range, type SetupQuestion, sum } from '../kit';
import { takeReplacement } from './items-and-tokens';
import { ATTRIBUTES, cardIds, figureNames, type Hadal, HIGHEST_LEVEL, isBrief, receptacleNames, signed, start } from './state';
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
  for (const place of range(AZRAK, TALENT)) noteSaid(s, 'chaeRin', place); // the one card that the rulebook prints is no guess [HA-200]
  for (const track of ['scopes', 'rulings', 'attributeNames']) noteSaid(s, track, 0); // nor is what a table chooses
  for (const place of [1, 2]) noteSaid(s, 'attributeNames', place);
  return s;
}

// places of the figures on a Receptacle card: the three attributes stand between them
const AZRAK = 0,
  TALENT = 4;

/** The figures that are wanted: Light needs the Azrak alone. */
const figuresOf = (s: Hadal) => range(AZRAK, s.light ? AZRAK : TALENT);

/** "Antonio ~2~2~2 Az~8". */
function cardLabel(s: Hadal, t: Dice<Hadal>, card: number): string {
  let label = receptacleNames()[card];
  for (const place of s.light ? [] : range(AZRAK + 1, TALENT - 1)) {
    const figure = t.said(cardIds()[card], place);
    label += place > AZRAK + 1 && figure.startsWith('~') ? figure : ` ${figure}`;
  }
  return `${label} Az${t.said(cardIds()[card], AZRAK)}`;
}

/** Somebody has still to say what is on this card. */
const isGuess = (s: Hadal, t: Dice<Hadal>, card: number) => figuresOf(s).some(place => t.guessed(cardIds()[card], place));

/** The card's values become the agent's [HA-003]. */
function takeReceptacle(s: Hadal, card: number): void {
  const seat = s.seat,
    figures = s[cardIds()[card]],
    level = figures[AZRAK] || 1;
  s.receptacle[seat] = receptacleNames()[card];
  s.level[seat] = level;
  s.pool[seat] = level;
  s.total += level; // with 4 receptacles that is all there is [HA-004]
  for (let attribute = 0; attribute < ATTRIBUTES; attribute++) s.attributes[seat * ATTRIBUTES + attribute] = figures[AZRAK + 1 + attribute];
  s.talent[seat] = figures[TALENT];
  s.talentScope[seat] = figures[TALENT] ? s.scopes[card] : 'None';
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
        places = figuresOf(s),
        of = (list: (string | number)[]) => places.map(place => list[place]);
      return {
        say: `What is printed on ${receptacleNames()[card]}?`,
        seat: s.seat,
        page: 3,
        counts: {
          labels: of(figureNames()) as string[],
          most: of([HIGHEST_LEVEL, 9, 9, 9, 9]) as number[],
          start: of(s[cardIds()[card]]) as number[],
        },
        do(_, figures) {
          for (const place of places) t.copy(cardIds()[card], figures[place], place);
          if (figures[TALENT]) return;
          if (!s.light) t.copy('scopes', 0, card);
          takeReceptacle(s, card);
        },
        then: (_, figures) => (figures[TALENT] ? 'scope' : afterReceptacle(s, t)),
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
        t.copy('scopes', scope, s.line);
        takeReceptacle(s, s.line);
      },
      then: () => afterReceptacle(s, t),
    }),

    box: () => {
      const inPools = sum(s.pool);
      return {
        say: `How many Azrak in your box? (${t.said('azrakInBox')})`,
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
          let card = 0;
          if (sum(counts) !== 6) t.tell(`Six cards, not ${sum(counts)}`);
          else for (const value of values) for (let n = counts[value - LOWEST]; n > 0; n--) t.copy('destiny', value, card++);
        },
        then: (_, counts) => (sum(counts) === 6 ? afterDestiny(s) : 'destiny'),
      };
    },

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

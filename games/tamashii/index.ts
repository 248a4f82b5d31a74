// Tamashii: Chronicle of Ascend. 1-4 players; scenarios, the Prologue, solo with the bot, the competitive generator.
import { type Answers, allSeats, type Game, get, isBusy, type Phase, place, who } from '../kit';
import { begin } from './begin';
import { open } from './chapters';
import { standing, toPhase } from './effects';
import { words } from './glossary';
import { COMPETITIVE, CORRUPTED, KINDS, PHASES, PL3, PLANNING, QUEST, type Tamashii, TRACE, VIRTUAL } from './state';
import { track, tracks, tracksOnTop, tracksUnder } from './tracks';

/** What must come first, after every answer, and at once when a correction brings it about (TA-240, TA-246, TA-250, TA-323, TA-392). */
function due(s: Tamashii): string | undefined {
  if (s.outcome || s.phase > QUEST) return undefined; // a game end cancels everything (TA-267)
  if (s.mode == COMPETITIVE && !s.time && s.phase >= 0) return 'end.over'; // at once, whatever brought Time to 0 (TA-323)
  if (s.lack) return 'end.short';
  if (s.draw || s.falling) return undefined; // what interrupted first goes to its end
  for (const seat of s.seats) if (get(s, 'integrity', seat) < 1) return 'reset.start';
  for (const seat of s.seats) if (s.inPlay & TRACE && get(s, 'trace', seat) >= s.traceTop) return 'enemy.traced';
  for (let i = 0; i < s.enemies.length; i++) if (get(s, 'damage', i) >= get(s, 'enemies', i)) return 'enemy.spent';
  return s.botInPlay && !s.batteries && s.botStep < 0 ? 'end.bot' : undefined;
}

const tamashii: Game<Tamashii> = {
  id: 'tamashii',
  large: 'roll,launched',
  title: 'Tamashii',
  version: 1,
  seatNames: 'P1,P2,P3,P4',
  questions() {
    const later = (answers: Answers) => answers.Game != 'Prologue',
      yesNo = ['Yes', 'No'];
    return [
      { name: 'Players', changes: 'How many of you play.', dial: { min: 1, max: 4, start: 2 } },
      {
        name: 'Game',
        changes: 'What you play. The Prologue teaches the game.',
        options: ['Prologue', 'Scenario', 'Competitive'],
        when: answers => answers.Players > 1,
      },
      {
        name: 'Game',
        changes: 'What you play. The Prologue teaches the game.',
        options: ['Prologue', 'Scenario'],
        when: answers => answers.Players == 1,
      },
      {
        name: 'Length',
        changes: 'How long the Time track is.',
        options: ['Short', 'Medium', 'Long'],
        start: 1,
        when: answers => answers.Game == 'Competitive',
      },
      {
        name: 'Corrupted pool',
        changes: 'The number on the scenario sheet.',
        dial: { min: 0, max: 16, start: 16 },
        when: answers => answers.Game == 'Scenario',
      },
      {
        name: 'Pool exhausted',
        changes: 'What happens when no Corrupted is left. The sheet tells.',
        options: ['Lost', 'Other'],
        when: answers => answers.Game != 'Competitive',
      },
      {
        name: 'Data tokens',
        changes: 'Who keeps the bags: you, or the device counts or draws.',
        options: ['On the table', 'Counted', 'In the device'],
      },
      { name: 'Classes', changes: 'Whether you play with Class cards.', options: yesNo, when: later },
      {
        name: 'Learning Protocols',
        changes: 'Whether each of you draws one.',
        options: ['Usual', 'Yes', 'No'],
        when: later,
      },
      { name: 'Faction decks', changes: 'Whether Faction decks are on the table.', options: yesNo, when: later },
      { name: 'Boss', changes: 'Whether the scenario has a boss.', options: ['None', 'Shinigami', 'Other'] },
      { name: 'Prompts', changes: 'Short leaves out what only reminds.', options: ['Full', 'Short'] },
      { name: 'Planning minutes', changes: 'A clock for Program. 0: none.', dial: { min: 0, max: 15, start: 0 } },
    ];
  },
  seats(answers) {
    if (!(answers.Players >= 1 && answers.Players <= 4)) throw new Error('Tamashii is for 1 to 4 players.');
    return answers.Players;
  },
  begin,
  tracks,
  track,
  tracksOnTop,
  tracksUnder,
  phases: s => {
    const list: Phase[] = [];
    for (const name of PHASES.split(',')) list.push({ step: name.toLowerCase() + '.start', name });
    if (s.mode == COMPETITIVE) list.push({ step: 'end.over', name: 'Scoring' });
    return list;
  },
  /** Like whoever was reset, an absent player takes no part in a phase (TA-249). */
  sitsOut: (s, seat) =>
    s.phase < 0 ? 'Finish set-up first.' : seat == s.firstPlayer ? 'The first player leads the turn and stays.' : isBusy(s, seat),
  words,
  chapters: {
    setup: open,
    planning: open,
    action: open,
    launch: open,
    combat: open,
    quest: open,
    reset: open,
    end: open,
    enemy: open,
    boss: open,
    test: open,
    roll: open,
    data: open,
    body: open,
    grid: open,
    pattern: open,
    other: open,
    upgrade: open,
  },
  /** For Program, the only step of Planning that takes its time. */
  clock: s => (s.limit && s.ends && s.phase == PLANNING && s.step == PL3 ? { until: s.ends, late: 'planning.late' } : undefined),
  jumped(s) {
    const phase = PHASES.toLowerCase().split(',').indexOf(s.at.split('.')[0]);
    if (phase >= 0) toPhase(s, phase);
  },
  triggers: due,
  corrected(s, track) {
    if (track == 'time' && s.time) s.timeGoverned = 1; // (TA-256)
    const first = due(s);
    return first == s.at || first == 'end.bot' ? undefined : first; // the bot stays until the end of the step (TA-356)
  },
  broken(s) {
    let sum = s.corruptedPool + s.corruptedBox;
    for (const seat of allSeats(s)) {
      sum += get(s, 'corruptedHeld', seat);
      if (get(s, 'integrity', seat) > get(s, 'integrityMax', seat)) return who(s, seat) + ' has more Integrity than the limit.';
    }
    if (s.seats.indexOf(s.firstPlayer) < 0) return who(s, s.firstPlayer) + ' sits out and cannot be first.';
    if (sum != 16) return 'There are 16 Corrupted tokens, not ' + sum + '.';
    if (+s.playerDie[0] + +s.playerDie[1] + +s.playerDie[2] != 6) return 'A Player die has 6 faces.';
    if (+s.enemySymbolDie[0] + +s.enemySymbolDie[1] != 8) return 'A Symbol die has 8 faces.';
    for (let type = 0; type < KINDS && s.level; type++) {
      let n = type == CORRUPTED ? s.corruptedPool + s.corruptedBox : get(s, 'supply', type);
      for (let i = type; i < s.bag.length; i += KINDS) n += get(s, 'bag', i) + get(s, 'launcher', i) + get(s, 'dump', i);
      for (const drawn of s.hand) if (drawn == type) n++;
      if (n != (type < 4 ? 32 : 16)) return 'Data tokens do not add up: ' + n + ' of type ' + (type + 1) + '.';
    }
    let tokens = 0;
    for (const n of s.grid) if (+n && +n <= KINDS) tokens++;
    for (let i = 0; i < s.launcher.length; i++) tokens -= get(s, 'launcher', i);
    return tokens && s.level == VIRTUAL ? 'The slots and the Launcher counts differ.' : undefined;
  },
  status: s => (s.phase < 0 ? 'Set-up' : 'Turn ' + s.turn + ', ' + (PHASES.split(',')[s.phase] || 'Scoring') + ', ' + who(s)),
  result(s) {
    if (s.outcome < 3) return ['', 'Victory', 'Scenario lost'][s.outcome];
    const points = standing(s),
      names: string[] = [];
    for (const seat of s.seats) if (place(s.seats, points, seat) == 1) names.push(who(s, seat));
    return names.join(', ') + (names.length > 1 ? ' share the win' : ' wins');
  },
};

export default tamashii;

// Any game: what is asked before play, and what is kept. A list by seat begins with seat 0; a yes or no is 1 or 0.
import { type Answers, each, range, type SetupQuestion, type State } from '../kit';

const phaseWords = () => ['Upkeep', 'Draw', 'Plan', 'Buy', 'Build', 'Move', 'Fight', 'Trade', 'Harvest', 'Feed', 'Clean up'];
const totalWords = () => ['Points', 'Life', 'Coins', 'Cards', 'Energy', 'Wood', 'Stone', 'Food', 'Damage'];

/** Questions of a kind, as many as are wanted: "Phase 1", "Phase 2". */
const numbered = (kind: string, wanted: string, most: number, more: (n: number) => { changes: string }): SetupQuestion[] =>
  range(1, most).map(n => ({ name: `${kind} ${n}`, when: answers => answers[wanted] >= n, ...more(n) }));
const named = (options: string[]) => (n: number) => ({ changes: 'What it is called.', options, start: n - 1, own: true });

export const questions = (): SetupQuestion[] => [
  { name: 'Players', changes: 'Who has turns.', dial: { min: 2, max: 8, start: 4 } },
  { name: 'Turn order', changes: 'Who begins.', options: ['Clockwise', 'First moves on', 'Back and forth', 'Who passes first', 'By bid'] },
  { name: 'Rounds', changes: 'How many. 0: until you end it.', dial: { min: 0, max: 99, start: 0 } },
  { name: 'Phases', changes: 'Parts of a round or of a turn.', dial: { min: 0, max: 6, start: 0 } },
  ...numbered('Phase', 'Phases', 6, named(phaseWords())),
  { name: 'Phases of', changes: 'In turn, or all together.', options: ['Rounds', 'Rounds, together', 'Turns'], when: a => a.Phases > 0 },
  { name: 'Totals', changes: 'What each of you has, such as life or points.', dial: { min: 0, max: 4, start: 1 } },
  ...numbered('Total', 'Totals', 4, named(totalWords())),
  ...numbered('Start', 'Totals', 4, n => ({ changes: `Of total ${n}.`, dial: { min: 0, max: 99, start: 0 } })),
  { name: 'Winner', changes: 'By the first total; without one you type scores.', options: ['Most', 'Fewest'] },
  { name: 'Clock', changes: 'For each turn, or for all turns of a player.', options: ['None', 'Each turn', 'Each player'] },
  { name: 'Minutes', changes: 'Of the clock.', dial: { min: 1, max: 90, start: 2 }, when: ({ Clock }) => Clock !== 'None' },
];

export const start = (answers: Answers, seats: number) => ({
  round: 1,
  rounds: answers.Rounds as number, // 0: until the table ends it
  turnOrder: answers['Turn order'] as string,
  order: range(0, seats - 1), // the seats in the order of this round
  passed: [] as number[], // the seats that are out of this phase, the first to pass first
  bid: each(seats, 0),
  phaseNames: (answers.Phases ? range(1, answers.Phases).map(n => answers[`Phase ${n}`]) : ['Turns']) as string[],
  phasesOf: (answers.Phases ? answers['Phases of'] : '') as string,
  part: 0, // the place of the phase that is played
  phase: '',
  totalNames: range(1, answers.Totals).map(n => answers[`Total ${n}`]) as string[],
  total: each(seats * answers.Totals, 0).map((_, cell) => answers[`Start ${(cell % answers.Totals) + 1}`]) as number[],
  score: each(seats, 0),
  fewest: answers.Winner === 'Fewest' ? 1 : 0,
  about: 0, // who bids, or whose score is asked
  seconds: (answers.Clock === 'None' ? 0 : answers.Minutes * 60) as number, // of the clock
  ownTime: answers.Clock === 'Each player' ? 1 : 0, // it goes on from turn to turn
  left: each(seats, answers.Minutes * 60), // seconds that each has then
  ends: 0, // second of play at which time is up; 0: no clock runs
});

export type Any = State & ReturnType<typeof start>;

export const tables = (s: Any) => [
  `
round: 1 to 9999
${s.totalNames.length ? 'total: each seat, -900 to 9999, for ~totals\n' : ''}score: each seat, -900 to 9999
bid: each seat
rounds: Rounds of a game, up to 99
fewest: Fewest wins, yes or no
seconds: Seconds of a turn, up to 9999
left: Seconds left, each seat, up to 9999, if ownTime
`,
];

export const hidden = () => `
order: up to 7, for Place 1 ..
passed: up to 7, for Place 1 ..
phaseNames: one of ~phases, for Phase 1 ..
totalNames: one of ~totals, for Total 1 ..
part: up to 5
about: up to 8
ownTime: yes or no
ends: up to 100009999
`;

// Lanterns: one walker at a crossroads where every kind of question waits. 1-8 seats. An invented game, to see all that a screen can show.
import { type Answers, type Chapter, type Dice, each, fresh, type Game, type State, sum, who } from '../../games/kit';

const NIGHTS = ['Short', 'Long', 'Endless and without a moon'];

const start = (answers: Answers, seats: number) => ({
  weather: NIGHTS.indexOf(answers.Night),
  oil: [3, 0, 6],
  signs: 0,
  luck_: -2,
  steps: each(seats, 0),
  bridges: 2,
  fell: [] as number[], // dice
});

export type Lanterns = State & ReturnType<typeof start>;

const ways = () => [
  'North to the hills',
  'Over the bridge that nobody mends',
  'South',
  'West',
  'Down the well',
  'Into the fog',
  'Home',
  'Wait',
];

const path = (s: Lanterns, t: Dice<Lanterns>): Chapter<Lanterns> => ({
  steps: {
    cross: () => ({
      say: `${who(s)} stands at the crossroads`,
      page: '2, The crossroads',
      options: [
        { label: 'Read', then: 'tale' },
        { label: 'Throw', do: () => (s.fell = t.roll(3, 6)), then: 'thrown' },
        { label: 'Throw many', do: () => (s.fell = t.roll(20, 20)), then: 'thrown' },
        { label: 'Ask the symbols', do: () => (s.fell = t.roll(4, 3)), then: 'symbols' },
        { label: 'Weigh', then: 'odds' },
        { label: 'Walk', then: 'walk' },
        { label: 'Choose a way', then: 'ways' },
        { label: 'Look around', then: 'look' },
        {
          label: 'Stumble',
          do() {
            s.luck_ = 99;
            throw new Error('The ground gives way here. Go another way.');
          },
          then: 'cross',
        },
        { label: 'Wait for dawn', then: 'phase Dawn' },
        { label: 'Fly', not: 'Nobody here has wings' },
      ],
    }),
    tale: () => ({
      say:
        'Long ago this road was lit by nine lanterns. One after the other went out, and nobody remembers who was to mend them.\n' +
        'Extraordinarilyunbreakable words are broken all the same. Then the road ends, and with it the tale.',
      then: 'cross',
    }),
    thrown: () => ({ say: `Sum ${sum(s.fell)}`, dice: s.fell, then: 'cross', cue: 'good' }),
    symbols: () => ({ say: 'The signs fell', dice: s.fell, faces: '\x19\x1a\x1d', then: 'cross' }),
    odds: () => ({
      say: 'Cross now?',
      odds: [
        { label: 'Dry', ways: 1, of: 3 },
        { label: 'Wet', ways: 2, of: 3 },
        { label: 'Never', ways: 1, of: 46656 },
      ],
      options: [{ label: 'Yes' }, { label: 'No' }],
      then: 'cross',
    }),
    walk: () => ({
      say: 'How far?',
      dial: { min: 0, max: 120, start: 12 },
      do: steps => t.add('steps', steps, s.seat),
      then: 'cross',
    }),
    ways: () => ({ say: 'Which way?', options: ways().map(label => ({ label })), then: 'cross' }),
    look: () => ({ say: 'What you have', show: ['weather', 'oil', 'luck_', 'steps', 'signs'], then: 'cross' }),
    dawn: () => ({ say: 'Dawn. The night is over.', cue: 'good' }),
  },
});

export const lanterns: Game<Lanterns> = {
  id: 'lamp',
  title: 'Lanterns',
  version: 1,
  seatNames: 'Ada,Ben,Cleo,Dag,Eve,Finn,Gwen,Hal',
  questions: () => [
    { name: 'Walkers', dial: { min: 1, max: 8, start: 1 } },
    { name: 'Night', options: NIGHTS, start: 1 },
    { name: 'Moon', options: ['New', 'Full'], when: answers => answers.Night !== 'Endless and without a moon' },
  ],
  seats: answers => answers.Walkers,
  begin: (answers, seats) => fresh<Lanterns>('path.cross', seats, start(answers, seats)),
  tables: () => [
    `
weather: one of Clear/Rain/Storm/Thunderstorm
oil: up to 6, for Red/Green/Blue
signs: any of Owl/Fox/Moth
luck_: Luck, -5 to 5
steps: each seat, up to 120
bridges: up to 9, printed
`,
  ],
  hidden: () => '\nfell: 1 to 20, for No. 1 ..\n',
  phases: () => [
    { name: 'Crossroads', step: 'path.cross' },
    { name: 'Dawn', step: 'path.dawn' },
  ],
  status: s => `Step ${s.steps[0]}, ${who(s)}`,
  result: s => (s.at === 'path.dawn' ? 'Dawn' : ''),
  chapters: { path },
};

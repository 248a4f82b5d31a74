// Lanterns: one walker at a crossroads where every kind of question waits. 1-8 seats. An invented game, to see all that a screen can show.
import { each, fresh, type Game, type State, sum, who } from '../../games/kit';

export interface Lanterns extends State {
  weather: number;
  oil: number[];
  signs: number;
  luck_: number;
  steps: number[];
  bridges: number;
  fell: number[];
}

const COLOURS = ['Red', 'Green', 'Blue'];

function ways(): string[] {
  return ['North to the hills', 'Over the bridge that nobody mends', 'South', 'West', 'Down the well', 'Into the fog', 'Home', 'Wait'];
}

export const lanterns: Game<Lanterns> = {
  id: 'lamp',
  title: 'Lanterns',
  version: 1,
  seatNames: 'Ada,Ben,Cleo,Dag,Eve,Finn,Gwen,Hal',
  questions: () => [
    { name: 'Walkers', dial: { min: 1, max: 8, start: 1 } },
    { name: 'Night', options: ['Short', 'Long', 'Endless and without a moon'], start: 1 },
    { name: 'Moon', options: ['New', 'Full'], when: answers => answers.Night !== 'Endless and without a moon' },
  ],
  seats: answers => answers.Walkers,
  begin: (answers, seats) =>
    fresh<Lanterns>('path.cross', seats, {
      weather: ['Short', 'Long', 'Endless and without a moon'].indexOf(answers.Night),
      oil: [3, 0, 6],
      signs: 0,
      luck_: -2,
      steps: each(seats, 0),
      bridges: 2,
      fell: [],
    }),
  tracks: () => ({
    weather: { name: 'Weather', words: ['Clear', 'Rain', 'Storm', 'Thunderstorm'] },
    oil: { name: 'Oil', max: 6, of: COLOURS },
    signs: { name: 'Signs', flags: ['Owl', 'Fox', 'Moth'] },
    luck_: { name: 'Luck', min: -5, max: 5 },
    steps: { name: 'Steps', max: 120, each: true },
    bridges: { name: 'Bridges', max: 9, printed: true },
  }),
  phases: () => [
    { step: 'path.cross', name: 'Crossroads' },
    { step: 'path.dawn', name: 'Dawn' },
  ],
  status: s => `Step ${s.steps[0]}, ${who(s)}`,
  result: s => (s.at === 'path.dawn' ? 'Dawn' : ''),
  chapters: {
    path: () => ({
      cross: (s, t) => ({
        say: `${who(s)} stands at the crossroads`,
        page: '2, The crossroads',
        options: [
          { label: 'Read', then: 'tale' },
          {
            label: 'Throw',
            then() {
              s.fell = t.roll(3, 6);
              return 'thrown';
            },
          },
          {
            label: 'Throw many',
            then() {
              s.fell = t.roll(20, 20);
              return 'thrown';
            },
          },
          {
            label: 'Ask the symbols',
            then() {
              s.fell = t.roll(4, 3);
              return 'symbols';
            },
          },
          { label: 'Weigh', then: 'odds' },
          { label: 'Walk', then: 'walk' },
          { label: 'Choose a way', then: 'ways' },
          { label: 'Look around', then: 'look' },
          {
            label: 'Stumble',
            then() {
              s.luck_ = 99;
              throw new Error('The ground gives way here. Go another way.');
            },
          },
          { label: 'Wait for dawn', then: 'dawn' },
          { label: 'Fly', not: 'Nobody here has wings' },
        ],
      }),
      tale: () => ({
        say:
          'Long ago this road was lit by nine lanterns. One after the other went out, and nobody remembers who was to mend them.\n' +
          'Extraordinarilyunbreakable words are broken all the same. Then the road ends, and with it the tale.',
        then: 'cross',
      }),
      thrown: s => ({ say: `Sum ${sum(s.fell)}`, dice: s.fell, then: 'cross', cue: 'good' }),
      symbols: s => ({ say: 'The signs fell', dice: s.fell, faces: '\x19\x1a\x1d', then: 'cross' }),
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
      walk: (s, t) => ({
        say: 'How far?',
        dial: { min: 0, max: 120, start: 12 },
        then(n) {
          t.add('steps', n, s.seat);
          return 'cross';
        },
      }),
      ways: () => ({ say: 'Which way?', options: ways().map(label => ({ label })), then: 'cross' }),
      look: () => ({ say: 'What you have', show: ['weather', 'oil', 'luck_', 'steps', 'signs'], then: 'cross' }),
      dawn: () => ({ say: 'Dawn. The night is over.', cue: 'good' }),
    }),
  },
};

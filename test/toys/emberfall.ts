// Emberfall: wardens carry embers from one hearth against the cold. Co-operative, 2-4 seats. An invented game, to try the kit on.
import {
  type Answers,
  after,
  type Chapter,
  count,
  type Dice,
  each,
  fresh,
  type Game,
  nextSeat,
  type State,
  sum,
  who,
} from '../../games/kit';

const HIT = 5,
  TURN = 90, // seconds
  EMBERS = 12; // of hearth and wardens together, always

// places of the woes
const HURT = 1,
  AFRAID = 2;

const start = (answers: Answers, seats: number) => ({
  round: 1,
  cold: answers.Winter === 'Hard' ? 2 : 0,
  hearth: EMBERS,
  embers: each(seats, 0),
  gift: each(seats, 0), // rounds until it is ready
  woes: each(seats, 0),
  dice: [] as number[], // of the test on the table
  ends: 0, // second of play at which the turn is over
});

export type Emberfall = State & ReturnType<typeof start>;

/** A gift is ready one round sooner. */
function coolDown(s: Emberfall, t: Dice<Emberfall>): void {
  for (const seat of s.seats) if (s.gift[seat] && t.die(6) > s.gift[seat] + 2) s.gift[seat] = 0;
  for (const seat of s.seats) t.add('gift', -1, seat);
}

const camp = (s: Emberfall, t: Dice<Emberfall>): Chapter<Emberfall> => ({
  page: 4,
  steps: {
    dusk: () => ({
      say: 'Dusk: roll for every gift still cooling',
      show: ['cold', 'gift'],
      do: () => coolDown(s, t),
      then: 'phase Turn',
    }),

    turn: () => ({
      say: `${who(s)}: act`,
      show: ['embers', 'hearth'],
      cue: 'turn',
      options: [
        {
          label: 'Take 2 embers',
          not: !s.hearth && 'The hearth is empty',
          do: () => t.move(2, { track: 'hearth' }, { track: 'embers', cell: s.seat }),
        },
        { label: 'Face a test', then: 'test.pool>pass' },
        { label: 'Use gift', do: () => (s.gift[s.seat] = 3) },
      ],
      then: 'pass',
    }),

    chill: () => ({
      say: 'Too slow: the cold bites',
      cue: 'bad',
      do() {
        s.back = []; // whatever was on the way there
        s.ends = 0;
        t.add('cold', 1);
      },
      then: 'pass',
    }),

    pass: () => {
      const isLast = after(s, s.seat) === s.seats[0];
      return {
        say: 'Pass the lantern on',
        do() {
          nextSeat(s);
          if (isLast) s.round++;
        },
        then: isLast ? 'phase Dusk' : 'phase Turn',
      };
    },

    frozen: () => ({ say: 'The hearth is cold. You lose.', cue: 'bad' }),
  },
});

const test = (s: Emberfall, t: Dice<Emberfall>): Chapter<Emberfall> => ({
  page: 6,
  steps: {
    pool: () => ({
      say: 'How many dice?',
      dial: { min: 1, max: 9, start: 3 },
      do: dice => (s.dice = t.roll(Math.max(1, s.woes[s.seat] & HURT ? dice - 1 : dice), 6)),
      then: s.woes[s.seat] & AFRAID ? 'result' : 'push',
    }),

    push: () => ({
      say: `${count(s.dice, HIT)} hits`,
      dice: s.dice,
      options: [
        { label: 'Keep' },
        {
          label: 'Push',
          do() {
            s.dice = s.dice.map(face => (face < HIT && face > 1 ? t.die(6) : face));
            if (s.dice.includes(1)) s.woes[s.seat] |= AFRAID;
          },
        },
      ],
      then: 'result',
    }),

    result: () => ({ say: `${count(s.dice, HIT)} hits`, dice: s.dice, then: '<' }),
  },
});

export const emberfall: Game<Emberfall> = {
  id: 'ember',
  title: 'Emberfall',
  version: 1,
  seatNames: 'North,East,South,West',
  questions: () => [
    { name: 'Wardens', dial: { min: 2, max: 4, start: 2 } },
    { name: 'Winter', changes: 'How cold the first round is.', options: ['Mild', 'Hard'] },
  ],
  seats: answers => answers.Wardens,
  begin: (answers, seats) => fresh<Emberfall>('camp.dusk', seats, start(answers, seats)),
  tables: () => [
    `
cold: up to 10
hearth: up to 12
embers: each seat, up to 6, bank hearth
gift: each seat, up to 3
woes: each seat, any of Hurt/Afraid
`,
  ],
  hidden: () => `
round: 1 to 9999
dice: 1 to 6, for No. 1 ..
ends: up to 100001000
`,
  phases: () => [
    { name: 'Dusk', step: 'camp.dusk' },
    { name: 'Turn', step: 'camp.turn', enter: s => (s.ends = s.played + TURN) },
  ],
  clock: s => (s.ends && s.at !== 'camp.pass' ? { until: s.ends, late: 'camp.chill' } : undefined),
  interrupts: { 'camp.frozen': s => s.cold >= 10 && s.at !== 'camp.frozen' },
  broken(s) {
    const all = s.hearth + sum(s.embers);
    return all === EMBERS ? undefined : `There are ${EMBERS} embers, not ${all}.`;
  },
  sitsOut: (s, seat) => (s.gift[seat] ? 'Their gift is cooling down.' : ''),
  status: s => `Round ${s.round}, ${who(s)}`,
  result: s => (s.at === 'camp.frozen' ? 'Frozen' : ''),
  chapters: { camp, test },
};

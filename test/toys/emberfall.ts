// Emberfall: wardens carry embers from one hearth against the cold. Co-operative, 2-4 seats. An invented game, to try the kit on.
import { back, call, count, each, fresh, type Game, nextSeat, type State, who } from '../../games/kit';

/** One turn less to wait, wherever there is one left. */
function tick(waits: number[]): void {
  for (let i = 0; i < waits.length; i++) if (waits[i] > 0) waits[i]--;
}

export interface Emberfall extends State {
  hearth: number;
  embers: number[]; // 12 between them, always
  gift: number[]; // rounds until it is ready
  woes: number[];
  cold: number;
  round: number;
  dice: number[]; // the test on the table
  ends: number; // second of play at which the turn is over
}

const HURT = 1,
  AFRAID = 2,
  HIT = 5,
  TURN = 90;

function turn(s: Emberfall) {
  s.ends = s.played + TURN;
  return 'camp.turn';
}

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
  sitsOut: (s, seat) => (s.gift[seat] ? 'Their gift is cooling down.' : ''),
  begin: (answers, seats) =>
    fresh<Emberfall>('camp.dusk', seats, {
      hearth: 12,
      embers: each(seats, 0),
      gift: each(seats, 0),
      woes: each(seats, 0),
      cold: answers.Winter === 'Hard' ? 2 : 0,
      round: 1,
      dice: [],
      ends: 0,
    }),
  tracks: () => ({
    cold: { name: 'Cold', max: 10 },
    hearth: { name: 'Hearth', max: 12 },
    embers: { name: 'Embers', max: 6, each: true, bank: 'hearth' },
    gift: { name: 'Gift', max: 3, each: true },
    woes: { name: 'Woes', each: true, flags: ['Hurt', 'Afraid'] },
  }),
  phases: () => [
    { step: 'camp.dusk', name: 'Dusk' },
    { step: 'camp.turn', name: 'Turn' },
  ],
  clock: s => (s.ends && s.at !== 'camp.pass' ? { until: s.ends, late: 'camp.chill' } : undefined),
  triggers: s => (s.cold >= 10 && s.at !== 'camp.frozen' ? 'camp.frozen' : undefined),
  broken: s => {
    let sum = s.hearth;
    for (const n of s.embers) sum += n;
    return sum === 12 ? undefined : `There are 12 embers, not ${sum}.`;
  },
  status: s => `Round ${s.round}, ${who(s)}`,
  result: s => (s.at === 'camp.frozen' ? 'Frozen' : ''),
  chapters: {
    camp: () => ({
      dusk: (s, t) => ({
        say: 'Dusk: roll for every gift still cooling',
        show: ['cold', 'gift'],
        page: 4,
        then() {
          for (const seat of s.seats) if (s.gift[seat] && t.die(6) > s.gift[seat] + 2) s.gift[seat] = 0;
          tick(s.gift);
          return turn(s);
        },
      }),
      turn: (s, t) => ({
        say: `${who(s)}: act`,
        show: ['embers', 'hearth'],
        cue: 'turn',
        options: [
          {
            label: 'Take 2 embers',
            not: !s.hearth && 'The hearth is empty',
            then() {
              t.move(2, { track: 'hearth' }, { track: 'embers', cell: s.seat });
              return 'pass';
            },
          },
          { label: 'Face a test', then: () => call(s, 'test.pool', 'pass') },
          {
            label: 'Use gift',
            then() {
              s.gift[s.seat] = 3;
              return 'pass';
            },
          },
        ],
      }),
      chill: (s, t) => ({
        say: 'Too slow: the cold bites',
        cue: 'bad',
        then() {
          s.back = []; // whatever was on the way there
          s.ends = 0;
          t.add('cold', 1);
          return 'pass';
        },
      }),
      pass: s => ({
        say: 'Pass the lantern on',
        then() {
          if (!nextSeat(s)) return turn(s);
          s.round++;
          return 'dusk';
        },
      }),
      frozen: () => ({ say: 'The hearth is cold. You lose.', cue: 'bad' }),
    }),
    test: () => ({
      pool: (s, t) => ({
        say: 'How many dice?',
        dial: { min: 1, max: 9, start: 3 },
        then(n) {
          s.dice = t.roll(Math.max(1, s.woes[s.seat] & HURT ? n - 1 : n), 6);
          return s.woes[s.seat] & AFRAID ? 'result' : 'push';
        },
      }),
      push: (s, t) => ({
        say: `${count(s.dice, HIT)} hits`,
        dice: s.dice,
        options: [
          { label: 'Keep', then: 'result' },
          {
            label: 'Push',
            then() {
              s.dice = s.dice.map(d => (d < HIT && d > 1 ? t.die(6) : d));
              if (s.dice.indexOf(1) >= 0) s.woes[s.seat] |= AFRAID;
              return 'result';
            },
          },
        ],
      }),
      result: s => ({ say: `${count(s.dice, HIT)} hits`, dice: s.dice, then: () => back(s) }),
    }),
  },
};

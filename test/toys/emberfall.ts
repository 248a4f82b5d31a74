// Emberfall: wardens carry embers from one hearth against the cold. Co-operative, 2-4 seats. An invented game, to try the kit on.
import { back, call, count, each, fresh, type Game, nextSeat, type State, tick, who } from '../../games/kit';

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
  setup: [
    { name: 'Wardens', dial: [2, 4, 2] },
    { name: 'Winter', options: ['Mild', 'Hard'] },
  ],
  seats: answers => answers[0],
  begin: (answers, seats) =>
    fresh<Emberfall>('camp.dusk', seats, {
      hearth: 12,
      embers: each(seats, 0),
      gift: each(seats, 0),
      woes: each(seats, 0),
      cold: answers[1] * 2,
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
    ['camp.dusk', 'Dusk'],
    ['camp.turn', 'Turn'],
  ],
  triggers: s => (s.cold >= 10 && s.at != 'camp.frozen' ? 'camp.frozen' : undefined),
  broken: s => {
    let sum = s.hearth;
    for (const n of s.embers) sum += n;
    return sum == 12 ? undefined : 'There are 12 embers, not ' + sum + '.';
  },
  status: s => 'Round ' + s.round + ', ' + who(s),
  result: s => (s.at == 'camp.frozen' ? 'Frozen' : ''),
  chapters: {
    camp: () => ({
      dusk: (s, t) => ({
        say: 'Dusk: roll for every gift still cooling',
        show: ['cold', 'gift'],
        why: 'p. 4',
        then() {
          for (const seat of s.seats) if (s.gift[seat] && t.die(6) > s.gift[seat] + 2) s.gift[seat] = 0;
          tick(s.gift);
          return turn(s);
        },
      }),
      turn: (s, t) => ({
        say: who(s) + ': act',
        show: ['embers', 'hearth'],
        until: s.ends,
        late: 'chill',
        cue: 'turn',
        pick: [
          [
            'Take 2 embers',
            () => {
              t.move(2, ['hearth'], ['embers', s.seat]);
              return 'pass';
            },
          ],
          ['Face a test', () => call(s, 'test.pool', 'pass')],
          [
            'Use gift',
            () => {
              s.gift[s.seat] = 3;
              return 'pass';
            },
          ],
        ],
        cannot: s.hearth ? [] : [['Take 2 embers', 'The hearth is empty']],
      }),
      chill: (_, t) => ({
        say: 'Too slow: the cold bites',
        cue: 'bad',
        then() {
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
        dial: [1, 9, 3],
        then(n) {
          s.dice = t.roll(Math.max(1, s.woes[s.seat] & HURT ? n - 1 : n), 6);
          return s.woes[s.seat] & AFRAID ? 'result' : 'push';
        },
      }),
      push: (s, t) => ({
        say: count(s.dice, HIT) + ' hits',
        dice: s.dice,
        pick: [
          ['Keep', 'result'],
          [
            'Push',
            () => {
              s.dice = s.dice.map(d => (d < HIT && d > 1 ? t.die(6) : d));
              if (s.dice.indexOf(1) >= 0) s.woes[s.seat] |= AFRAID;
              return 'result';
            },
          ],
        ],
      }),
      result: s => ({ say: count(s.dice, HIT) + ' hits', dice: s.dice, then: () => back(s) }),
    }),
  },
};

// Planning: Trace roll, Refill, Program; Upgrades at any moment (rulebook p. 14). A Launcher in the device is filled in the chapter grid.
import { get, type Table, who } from '../kit';
import { ALL_SEATS, OTHER, type Rows, sitsOut, UPGRADE } from './ask';
import { enter, nextPlayer, results, rollDice, tokens, toPhase, wasReset, worth } from './effects';
import { ACTION, ALL, COMPETITIVE, type Digits, DRAW, PL2, PL3, PLANNING, type Tamashii, TRACE, TRACE_ROLL, VIRTUAL } from './state';

/** Player dice for the Trace of whose turn it is (CV-01); none on the first turn, none in the Prologue (TA-083, TA-341). */
const traceDice = (s: Tamashii) =>
  (s.inPlay & TRACE && s.turn > 1 && !wasReset(s, s.seat) ? +s.traceDice[get(s, 'trace', s.seat)] : 0) || 0;

const toProgram = (s: Tamashii) => {
  s.seat = s.firstPlayer;
  enter(s, PL3);
  return 'last';
};

/** From this seat on, whoever has dice to roll for Trace (TA-084); then, or when all have had theirs, Refill. */
const toTrace = (s: Tamashii, more: boolean): string => {
  for (; more; more = nextPlayer(s)) if (traceDice(s)) return 'trace';
  enter(s, PL2);
  if (wasReset(s, s.seat) && !nextPlayer(s)) return toProgram(s);
  return s.level == VIRTUAL ? 'grid.refill' : 'refill';
};

const hits = (s: Tamashii, n: Digits | number[]) => worth(n, [s.traceHit & 1, s.traceHit >> 1]);

/** Who was reset takes no part (TA-249); on the table all are asked at once. */
const without = (s: Tamashii) => {
  let names = '';
  for (const seat of s.seats) if (wasReset(s, seat)) names += ' ' + who(s, seat);
  return names && '\nReset, sits out:' + names;
};

export const planning = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const onTrace = () => toTrace(s, nextPlayer(s));

  return {
    start: () => [
      '>TURN {turn}\nFirst: ' +
        who(s, s.firstPlayer) +
        '\nTime {time}' +
        (s.mode == COMPETITIVE ? '' : ', pool {corruptedPool}' + (s.corruptedPool < 3 ? '\nPOOL NEARLY EMPTY!' : '')),
      () => {
        toPhase(s, PLANNING, true);
        s.ends = s.limit && s.played + s.limit * 60;
        return toTrace(s, true);
      },
      ALL_SEATS,
    ],

    trace() {
      const n = traceDice(s);
      if (!n) return ['No Trace roll now', onTrace];
      let all = 1,
        none = 1;
      for (let i = 0; i < n; i++) {
        all *= 6;
        none *= 6 - hits(s, s.playerDie);
      }
      return [
        '>TRACE {trace}\nRoll ' + n + (n == 1 ? ' player die' : ' player dice'),
        ['Roll', () => rollDice(s, t, s.seat, TRACE_ROLL, n, 'found'), UPGRADE, 0, OTHER],
        s.seat,
        undefined,
        0,
        { odds: [['An enemy', all - none, all]] },
      ];
    },

    found() {
      if (wasReset(s, s.seat)) return sitsOut(s, onTrace); // reset meanwhile: nobody comes any more (TA-267)
      const n = hits(s, results(s));
      return [
        n ? '!' + n + (n > 1 ? ' ENEMIES' : ' ENEMY') + '\nDraw, slide under\nTrace back to 0' : '*Not found\nTrace stays {trace}',
        () => {
          if (n) s.draw = [s.seat, n, 1, 0];
          const next = onTrace();
          return (n ? 'enemy.draw>' : '') + next;
        },
        s.seat,
        undefined,
        0,
        n ? { show: ['pro', 'memory', 'exp'] } : {}, // not the Trace of before
      ];
    },

    /** Everybody at once on the table; one after the other where the tokens are counted. */
    refill() {
      if (s.level && wasReset(s, s.seat)) return sitsOut(s, () => (nextPlayer(s) ? 'refill' : toProgram(s)));
      return [
        'REFILL empty lit\nslots, top-down' + (s.level ? '' : without(s)),
        [
          s.level ? 'Type in the draw' : 'Refilled',
          () => {
            const seat = s.seat,
              next = s.level && nextPlayer(s) ? 'refill' : toProgram(s);
            return s.level ? tokens(s, DRAW, seat, 99, ALL, next) : next;
          },
          UPGRADE,
          0,
          OTHER,
        ],
        s.level ? s.seat : ALL_SEATS,
      ];
    },

    last: () => [
      (s.level == VIRTUAL ? 'All planned? Last\nchance to upgrade' : 'PROGRAM, PRO moves:\nstraight slides/swaps') + without(s),
      ['To the Action phase', () => toPhase(s, ACTION), UPGRADE, 0, OTHER],
      ALL_SEATS,
      undefined,
      0,
      { show: ['pro', 'memory', 'exp'] }, // Trace has been rolled
    ],

    late: () => [
      '%TIME IS UP\nFinish your moves',
      () => {
        s.ends = 0;
        return '<';
      },
      ALL_SEATS,
    ],
  };
};

// Planning: Trace roll, Refill, Program; Upgrades at any moment (rulebook p. 14). A Launcher in the device is filled in the chapter grid.
import { type Steps, who } from '../kit';
import { ALL_SEATS, menu, OTHER, ok, sitsOut, UPGRADE } from './ask';
import { enter, nextPlayer, results, rollDice, tokens, toPhase, worth } from './effects';
import { ACTION, ALL, COMPETITIVE, DRAW, PL2, PL3, PLANNING, type Tamashii, TRACE, TRACE_ROLL, VIRTUAL } from './state';

export const planning = (): Steps<Tamashii> => {
  const ways = (faces: number, n: number) => {
    let all = 1;
    while (n-- > 0) all *= faces;
    return all;
  };
  /** Player dice for the Trace of whose turn it is (CV-01); none on the first turn, none in the Prologue (TA-083, TA-341). */
  const traceDice = (s: Tamashii) => (s.inPlay & TRACE && s.turn > 1 && !s.phaseSkip[s.seat] ? s.traceDice[s.trace[s.seat]] : 0) || 0;
  const hits = (s: Tamashii, n: number[]) => worth(n, [s.traceHit & 1, s.traceHit >> 1]);
  const toProgram = (s: Tamashii) => {
    s.seat = s.firstPlayer;
    enter(s, PL3);
    return 'last';
  };
  const toRefill = (s: Tamashii) => {
    enter(s, PL2);
    if (s.phaseSkip[s.seat] && !nextPlayer(s)) return toProgram(s);
    return s.level == VIRTUAL ? 'grid.refill' : 'refill';
  };
  /** From this seat on, whoever has dice to roll for Trace (TA-084); then Refill. */
  const toTrace = (s: Tamashii): string => {
    do if (traceDice(s)) return 'trace';
    while (nextPlayer(s));
    return toRefill(s);
  };
  /** Who was reset takes no part (TA-249); on the table all are asked at once. */
  const without = (s: Tamashii) => {
    let names = '';
    for (const seat of s.seats) if (s.phaseSkip[seat]) names += ' ' + who(s, seat);
    return names && '\nReset, sits out:' + names;
  };
  const onTrace = (s: Tamashii) => (nextPlayer(s) ? toTrace(s) : toRefill(s));

  return {
    start: s =>
      ok(
        s,
        '>TURN {turn}\nFirst: ' +
          who(s, s.firstPlayer) +
          '\nTime {time}, pool {corruptedPool}' +
          (s.mode != COMPETITIVE && s.corruptedPool < 3 ? '\nPOOL NEARLY EMPTY!' : ''),
        () => {
          toPhase(s, PLANNING, true);
          s.ends = s.limit && s.played + s.limit * 60;
          return toTrace(s);
        },
        ALL_SEATS,
      ),

    trace(s, t) {
      const n = traceDice(s);
      if (!n) return ok(s, 'No Trace roll now', () => onTrace(s));
      const ask = menu(s, '>TRACE {trace}\nRoll ' + n + ' player dice', [
        'Roll',
        () => rollDice(s, t, s.seat, TRACE_ROLL, n, 'found'),
        UPGRADE,
        0,
        OTHER,
      ]);
      ask.odds = [['An enemy', ways(6, n) - ways(6 - hits(s, s.playerDie), n), ways(6, n)]];
      return ask;
    },

    found(s) {
      if (s.phaseSkip[s.seat]) return sitsOut(s, () => onTrace(s)); // reset meanwhile: nobody comes any more (TA-267)
      const n = hits(s, results(s));
      return ok(s, n ? '!' + n + ' ENEMIES\nDraw, slide under\nTrace back to 0' : '*Not found\nTrace stays {trace}', () => {
        s.draw = [s.seat, n, 1, 0];
        const next = onTrace(s);
        return (n ? 'enemy.draw>' : '') + next;
      });
    },

    /** Everybody at once on the table; one after the other where the tokens are counted. */
    refill(s) {
      if (s.level && s.phaseSkip[s.seat]) return sitsOut(s, () => (nextPlayer(s) ? 'refill' : toProgram(s)));
      return menu(
        s,
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
      );
    },

    last: s =>
      menu(
        s,
        (s.level == VIRTUAL ? 'All planned?\nUpgrades only now' : 'PROGRAM: PRO moves,\nslide or swap, not\ndiagonally') + without(s),
        ['To the Action phase', () => toPhase(s, ACTION), UPGRADE, 0, OTHER],
        ALL_SEATS,
      ),

    late: s =>
      ok(
        s,
        '%TIME IS UP\nFinish your moves',
        () => {
          s.ends = 0;
          return '<';
        },
        ALL_SEATS,
      ),
  };
};

// Planning: Trace roll, Refill, Program; Upgrades at any moment (rulebook p. 14).
import { type Ask, call, type Steps, who } from '../kit';
import { dial, menu, OTHER, ok } from './ask';
import { refillGrid } from './bag';
import { attach, enter, hits, nextPlayer, rollDice, startPhase, tokens, toPhase, toRefill, toTrace, traceDice } from './effects';
import { power } from './odds';
import { ACTION, ALL, COMPETITIVE, COUNTS, DRAW, PL3, PLANNING, type Tamashii, TRACE_ROLL, VIRTUAL } from './state';

export const planning = (): Steps<Tamashii> => {
  const timed = (s: Tamashii, ask: Ask): Ask => {
    if (s.limit) {
      ask.until = s.ends;
      ask.late = 'late';
    }
    return ask;
  };
  const upgrade = (s: Tamashii) => () => {
    s.aim = [s.seat, 0];
    return call(s, s.names.length > 1 ? 'upgrade.whose' : 'upgrade.menu', s.at);
  };
  /** A reset in this phase ends it for that player (TA-249). */
  const out = (s: Tamashii, go: () => string): Ask => ok(s, '@ was reset:\nsits out this phase', go);
  const onTrace = (s: Tamashii) => (nextPlayer(s) ? toTrace(s) : toRefill(s));
  const toProgram = (s: Tamashii) => {
    s.seat = s.firstPlayer;
    enter(s, PL3);
    return !s.phaseSkip[s.seat] || nextPlayer(s) ? 'planning.program' : 'planning.last';
  };

  return {
    start: s =>
      ok(
        s,
        '>TURN {turn} FIRST ' +
          who(s, s.firstPlayer) +
          '\nTime {time} Corrupt {corruptedPool}' +
          (s.mode != COMPETITIVE && s.corruptedPool < 3 ? '\nPOOL NEARLY EMPTY!' : ''),
        () => startPhase(s, PLANNING),
      ),

    trace(s, t) {
      const n = traceDice(s, s.seat);
      if (!n || s.phaseSkip[s.seat]) return out(s, () => onTrace(s));
      const ask = menu(s, '@ TRACE {trace}\nRoll ' + n + ' player dice', [
        'Roll',
        () => rollDice(s, t, s.seat, TRACE_ROLL, n, 'found'),
        'Upgrade',
        upgrade(s),
        OTHER,
      ]);
      ask.odds = [['An enemy', power(6, n) - power(6 - hits(s, s.playerDie), n), power(6, n)]];
      return ask;
    },

    found(s) {
      const n = hits(s);
      return ok(s, n ? '!@: ' + n + ' ENEMIES\nDraw, slide under\nTrace back to 0' : '*@: not found\nTrace stays {trace}', () => {
        const seat = s.seat,
          next = onTrace(s);
        return n ? attach(s, seat, n, 1, next) : next;
      });
    },

    refill(s, t) {
      if (s.phaseSkip[s.seat]) return out(s, () => (nextPlayer(s) ? 'refill' : toProgram(s)));
      return menu(s, (s.level ? '@' : 'ALL') + ': REFILL\nFill empty lit slots\ntop-down, left-right', [
        s.level == COUNTS ? 'Type in the draw' : s.level ? 'Draw' : 'Refilled',
        () => {
          const seat = s.seat,
            next = s.level && nextPlayer(s) ? 'refill' : toProgram(s);
          if (s.level == COUNTS) return tokens(s, DRAW, seat, 99, ALL, next);
          if (s.level) refillGrid(s, t, seat);
          return next;
        },
        'Upgrade',
        upgrade(s),
        OTHER,
      ]);
    },

    program(s) {
      if (s.phaseSkip[s.seat]) return out(s, () => (nextPlayer(s) ? 'program' : 'last'));
      if (s.terse && s.level != VIRTUAL) return timed(s, ok(s, 'ALL: PROGRAM\nUp to PRO moves', 'last'));
      return timed(
        s,
        dial(s, '@: PROGRAM\nPRO {pro}: moves?\nSlide/swap, no diag.', 20, s.pro[s.seat], n => {
          s.job = [0, s.seat];
          s.moves = n;
          const next = nextPlayer(s) ? 'program' : 'last';
          return s.level == VIRTUAL && n ? call(s, 'grid.move', next) : next;
        }),
      );
    },

    last: s =>
      timed(
        s,
        menu(s, 'ALL: planned?\nUpgrades only now', ['To the Action phase', () => toPhase(s, ACTION), 'Upgrade', upgrade(s), OTHER]),
      ),

    late: s => ok(s, '%TIME IS UP\nFinish your moves', () => toPhase(s, ACTION)),
  };
};

// Planning: Trace roll, Refill, Program; Upgrades at any moment (p. 14). All at the same time [TA-081].
import { ALL, type Chapter, type Dice, type Odds, type Option, who } from '../kit';
import { eventOption, otherFor, upgradeFor } from './beside';
import { clearRoll, facesOf, results, rollDice, traceHits, worth } from './dice';
import { draw, whenDrawn } from './enemies';
import { refill } from './launcher';
import { oddsOfReroll, oddsOfTrace } from './odds';
import { sittingOut } from './reset';
import { beginReroll, rerollLeft } from './rolls';
import type { Tamashii } from './state';
import { enterStep, wasReset } from './turn';
import { counted, dieWord } from './words';

/** The seats in play, from the first player clockwise [TA-082]. */
function inTurnOrder(s: Tamashii): number[] {
  const at = s.seats.indexOf(s.firstPlayer);
  return s.seats.slice(at).concat(s.seats.slice(0, at));
}

/** Player dice for a seat's Trace [TA-084, TA-085]: none in the first turn [TA-083], without Trace [TA-341], or after a reset [TA-249]. */
function traceDice(s: Tamashii, seat: number): number {
  if (!s.hasTrace || s.turn < 2 || wasReset(s, seat)) return 0;
  return s.traceDice[Math.min(s.trace[seat], s.traceDice.length - 1)] || 0;
}

/** Who rolls for Trace, in order [TA-087]. */
const tracedSeats = (s: Tamashii) => inTurnOrder(s).filter(seat => traceDice(s, seat) > 0);

/** Enemies that a seat's Trace roll draws: each hit 1, the other faces none [TA-085]. */
const hitsOf = (s: Tamashii, seat: number) => worth(results(s, seat), traceHits(s));

/** "Ann, 2 dice 75%" for one or two; for more the chance that anybody is found, and in Competitive, where Time is told above it. */
function traceOdds(s: Tamashii, seats: number[]): Odds[] {
  if (seats.length < 2 || (seats.length === 2 && s.mode !== 'Competitive'))
    return seats.map(seat => oddsOfTrace(s, `${who(s, seat)}, ${dieWord(traceDice(s, seat))}`, traceDice(s, seat)));
  let dice = 0;
  for (const seat of seats) dice += traceDice(s, seat);
  return dice > 18 ? [] : [oddsOfTrace(s, `Anybody, ${dice} dice`, dice)];
}

/** "TURN 3, first Ben", which tells the token [TA-105]; "Time 4, pool 8"; and a warning when the pool is nearly empty [TA-245]. */
function turnWords(s: Tamashii): string {
  const pool = s.mode === 'Competitive' ? '' : `, pool ${s.corruptedPool}${s.corruptedPool < 3 ? '\nPOOL NEARLY EMPTY!' : ''}`;
  return `TURN ${s.turn}, first ${who(s, s.firstPlayer)}\nTime ${s.time}${pool}`;
}

/** Upgrades, card effects; in Light what happens beside the turn. */
function more(s: Tamashii): (Option | false)[] {
  if (s.light) return [eventOption(s, s.firstPlayer)];
  return [upgradeFor(s, s.firstPlayer), otherFor(s, s.firstPlayer)];
}

function beginRefill(s: Tamashii): string {
  enterStep(s, 'Program');
  s.seat = s.firstPlayer;
  return s.inDevice ? 'refill' : 'last';
}

/** Enemies for everybody who was found, from the first player clockwise [TA-082, TA-087]. */
function drawAll(s: Tamashii, t: Dice<Tamashii>): void {
  for (const seat of tracedSeats(s)) if (hitsOf(s, seat)) draw(s, t, seat, hitsOf(s, seat), true);
}

/** All who have dice roll them, in order [TA-170]; and the clock for Program begins. */
function rollTrace(s: Tamashii, t: Dice<Tamashii>): void {
  s.planningEnds = s.planningMinutes && s.played + s.planningMinutes * 60;
  clearRoll(s, 'trace');
  for (const seat of tracedSeats(s)) rollDice(s, t, seat, traceDice(s, seat));
}

export const planning = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: 14,
  seat: ALL,
  steps: {
    turn: () => {
      const seats = tracedSeats(s);
      return {
        say: turnWords(s),
        cue: 'turn',
        odds: traceOdds(s, seats).slice(0, s.corruptedPool < 3 ? 1 : 2), // the first answer stays in view
        options: [{ label: seats.length ? 'Roll for Trace' : 'Go on' }, ...more(s)],
        do: () => rollTrace(s, t),
        then: seats.length ? 'found' : () => beginRefill(s),
      };
    },

    /** The table may reroll first, so nobody is drawn yet [TA-141]. */
    found: () => {
      const seats = tracedSeats(s).filter(seat => s.rolledBy.indexOf(seat) >= 0), // who was reset meanwhile is found no more [TA-267]
        found = seats.filter(seat => hitsOf(s, seat)),
        others = seats.filter(seat => !hitsOf(s, seat)),
        rerolls = seats.filter(seat => rerollLeft(s, seat) > 0),
        name = (seat: number) => (s.names.length > 1 ? `${who(s, seat)}: ` : '');
      return {
        say: found
          .map(seat => `${name(seat)}${counted(hitsOf(s, seat), 'ENEMY', 'ENEMIES')}`)
          .concat(others.length ? `Not found${s.names.length > 1 ? `: ${others.map(seat => who(s, seat)).join(', ')}` : ''}` : [])
          .concat(seats.length ? [] : 'Nobody rolls any more')
          .join('\n'),
        dice: seats.length === 1 ? s.rolled.slice() : [], // of several players nobody sees whose they are
        faces: facesOf(s),
        odds: rerolls.length === 1 ? oddsOfReroll(s, results(s, rerolls[0]), rerollLeft(s, rerolls[0])) : [],
        cue: found.length ? 'bad' : 'good',
        show: [], // not the Trace of before
        options: [
          { label: 'Go on', do: () => drawAll(s, t), then: () => whenDrawn(s, beginRefill(s)) },
          ...rerolls.map(seat => ({ label: `Reroll, ${who(s, seat)}`, value: seat })),
          ...seats.map(seat => ({
            label: `${s.light ? 'Reroll' : 'By card'}, ${who(s, seat)}`,
            value: seat,
            do: () => beginReroll(s, seat, 0),
          })),
          ...more(s),
        ],
        do: seat => beginReroll(s, seat, 1),
        then: 'roll.mark>found',
      };
    },

    /** The device draws for everybody who takes part, from the first player clockwise [TA-088]. */
    refill: () => ({
      say: `REFILL Highlighted\nempty slots${sittingOut(s)}`,
      options: [{ label: 'Draw' }, ...more(s)],
      do() {
        for (const seat of inTurnOrder(s)) if (!wasReset(s, seat)) refill(s, t, seat);
      },
      then: () => (wasReset(s, s.seat) ? 'last' : 'launcher.program'),
    }),

    last: () => ({
      say: `${s.inDevice ? 'All planned? Last\nchance to upgrade' : 'REFILL Highlighted,\nPROGRAM: PRO moves'}${sittingOut(s)}`,
      show: s.light ? [] : ['pro', 'memory', 'exp'],
      options: [{ label: 'To the Action phase', then: 'phase Action' }, ...more(s)],
    }),

    /** Everybody still finishes. */
    late: () => ({
      say: 'TIME IS UP\nFinish your moves',
      result: 'TIME IS UP',
      cue: 'time',
      do: () => (s.planningEnds = 0),
      then: '<',
    }),
  },
});

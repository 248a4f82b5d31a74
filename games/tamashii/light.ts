// Light: what is hard to keep. Trace, Integrity and Limit, Corrupted Data, how many enemies, Time, whose turn. Assets, data, Bodies and cards stay on the table.
import { ALL, type Chapter, type Dice, eachSeat, type Option, type Question, range } from '../kit';
import { eventOption } from './beside';
import { discardCorrupted, gainCorrupted } from './corrupted';
import { clearRoll, rollDice } from './dice';
import { discard, draw, foesOf } from './enemies';
import { setTime } from './quest';
import { recover, suffer } from './reset';
import type { Tamashii } from './state';
import { endTurn, enterStep, onward } from './turn';
import { counted } from './words';

const MOST_TRACE = 9,
  MOST = 20;

/** What happens beside a turn, by its place in happenings(). */
const ENEMY = 0,
  ENEMY_GONE = 1,
  CORRUPTED = 2,
  CORRUPTED_GONE = 3,
  TRACE = 4,
  TRACE_BACK = 5,
  INTEGRITY = 6,
  LIMIT = 7;

const enemies = (s: Tamashii, seat: number) => foesOf(s, seat).length;

/** Rows without a `value` lead to a question of their own. */
function happenings(s: Tamashii, seat: number): (Option | false)[] {
  const held = s.corruptedHeld[seat];
  return [
    { label: 'Enemy +1', value: ENEMY },
    enemies(s, seat) > 0 && { label: 'Enemy gone', value: ENEMY_GONE },
    { label: 'Corrupted +1', value: CORRUPTED },
    held > 0 && { label: 'Corrupted discarded', value: CORRUPTED_GONE },
    { label: 'Wounds', then: 'wounds' },
    s.hasTrace > 0 && { label: 'Trace +1', note: `${s.trace[seat]}`, value: TRACE },
    s.hasTrace > 0 && { label: 'Trace -1', note: `${s.trace[seat]}`, value: TRACE_BACK, not: !s.trace[seat] && 'None left' },
    { label: 'Integrity +1', value: INTEGRITY, not: s.integrity[seat] >= s.integrityMax[seat] && 'At the Limit' },
    { label: 'Limit, ITG +1', value: LIMIT, not: s.integrityMax[seat] >= s.integrityTrackMax && 'End of the track' }, // for 2 EXP [TA-205, TA-211]
    { label: 'Roll dice', then: 'dice' },
    { label: 'Reset', rare: true, do: () => (s.integrity[seat] = 0) },
    s.names.length > 1 && { label: 'Another player', then: 'whom' },
    { label: 'Back', back: true, then: '<' },
  ];
}

function happen(s: Tamashii, t: Dice<Tamashii>, seat: number, what: number): void {
  if (what === ENEMY) draw(s, t, seat, 1, false);
  else if (what === ENEMY_GONE) discard(s, t, seat, 0);
  else if (what === CORRUPTED) gainCorrupted(s, seat, 1);
  else if (what === CORRUPTED_GONE) discardCorrupted(s, seat);
  else if (what === TRACE || what === TRACE_BACK) t.add('trace', what === TRACE ? 1 : -1, seat);
  else if (what === LIMIT) t.add('integrityMax', 1, seat);
  if (what === INTEGRITY || what === LIMIT) recover(s, seat, 1);
}

/** Tile, Patterns and cards are on the table: what changes here is said, and the turn ends. */
const acts = (s: Tamashii): Question => ({
  say: `District, Launch${s.corruptedHeld[s.seat] ? '\nEnd: dump Corrupted' : ''}`, // [TA-097, TA-098]
  options: [{ label: 'End turn', usual: true, then: () => onward(s) }, eventOption(s, s.seat)],
});

/** The first player token passes, and the next turn begins [TA-105]. */
function toEnd(s: Tamashii, t: Dice<Tamashii>): string {
  enterStep(s, 'Token');
  return endTurn(s, t);
}

/** In Competitive Time runs down by itself [TA-364]; else the card says it, most often by 1. The next screen begins with it. */
function timeOptions(s: Tamashii): Option[] {
  if (s.mode === 'Competitive' || !s.time) return [{ label: 'Done', value: 0 }];
  return [
    { label: 'Time -1', note: `${s.time} > ${s.time - 1}`, value: 1 },
    { label: `Time stays ${s.time}`, value: 0 },
  ];
}

export const light = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const seat = s.whom;

  return {
    page: 14,
    steps: {
      /** Move & Trace: the tile prints what it adds [TA-095]. */
      turn: () =>
        s.hasTrace
          ? {
              say: `Trace ${s.trace[s.seat]}. Add?\nMoved: purple value\nStayed: red value`,
              page: 11,
              cue: 'turn',
              dial: { min: 0, max: MOST_TRACE, start: 1 },
              do: by => t.add('trace', by, s.seat),
              then: 'acts',
            }
          : acts(s),

      acts: () => acts(s),

      /** Whatever a card, a tile or a roll says, for anybody. */
      event: () => ({
        say: `Integrity ${s.integrity[seat]} of ${s.integrityMax[seat]}\n${counted(enemies(s, seat), 'enemy', 'enemies')}\nCorrupted ${s.corruptedHeld[seat]}`,
        page: 24,
        seat,
        options: happenings(s, seat),
        do: what => happen(s, t, seat, what),
        then: '<',
      }),

      whom: () => ({ say: 'Who?', seat: ALL, options: eachSeat(s, s.seats), do: one => (s.whom = one), then: 'event' }),

      wounds: () => ({
        say: 'How many wounds,\nafter the Shield?',
        page: 12,
        seat,
        dial: { min: 0, max: MOST, start: 1 },
        do: n => suffer(s, seat, n),
        then: '<',
      }),

      /** A Test, or what a card says: B and S are seen, and what they count in a Test [TA-143]. */
      dice: () => ({
        say: 'How many dice?',
        page: 20,
        seat,
        dial: { min: 1, max: MOST, start: 3 },
        do(n) {
          clearRoll(s, 'card');
          s.rerollSeat = seat;
          rollDice(s, t, seat, n);
        },
        then: 'roll.show><',
      }),

      /** Player and World Activity, then the first player token [TA-103 to TA-105]. */
      quest: () => ({
        say: `PLAYER ACTIVITY, then\nWORLD ACTIVITY\n${s.timeGoverned || s.mode === 'Competitive' ? `Time ${s.time}` : 'No time limit'}`,
        page: 16,
        seat: ALL,
        cue: 'turn',
        options: [...timeOptions(s), { label: 'New card, Time', then: 'card>quest' }, eventOption(s, s.firstPlayer)],
        do: passed => (s.time -= passed),
        then: () => toEnd(s, t),
      }),

      card: () => ({
        say: 'Story, then effect\nSet Time?',
        page: 18,
        seat: ALL,
        options: [
          ...range(0, s.timeTrackMax).map((time): Option => ({ label: time ? `Time ${time}` : 'No time limit', value: time })),
          { label: 'Victory!', rare: true, do: () => (s.outcome = 'victory'), then: 'end.victory' },
          { label: 'Scenario Lost', rare: true, do: () => (s.outcome = 'lost'), then: 'end.lost' },
          s.phase !== '' && { label: 'Back', back: true, then: '<' },
        ],
        do(time) {
          setTime(s, t, time);
        },
        then: s.phase ? '<' : 'phase Planning', // the first one is resolved in set-up
      }),
    },
  };
};

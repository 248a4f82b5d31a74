// Light: what is hard to keep. Trace, Integrity and Limit, Corrupted Data, how many enemies, Time, whose turn. Assets, data, Bodies and cards stay on the table.
import { ALL, type Chapter, type Dice, eachSeat, effectOptions, type Option, range } from '../kit';
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

export const light = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const enemies = (seat: number) => foesOf(s, seat).length;
  const seat = s.whom;
  const toEnd = () => {
    enterStep(s, 'Token');
    return endTurn(s, t);
  };
  const back: Option = { label: 'Back', back: true, then: '<' };

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
          : acts(),

      acts,

      /** Whatever a card, a tile or a roll says, for anybody. */
      event: () => ({
        say: `Integrity ${s.integrity[seat]} of ${s.integrityMax[seat]}\n${counted(enemies(seat), 'enemy', 'enemies')}\nCorrupted ${s.corruptedHeld[seat]}`,
        page: 24,
        seat,
        options: [
          { label: 'Enemy +1', do: () => draw(s, t, seat, 1, false) },
          enemies(seat) > 0 && { label: 'Enemy gone', do: () => discard(s, t, seat, 0) },
          { label: 'Corrupted +1', do: () => gainCorrupted(s, seat, 1) },
          s.corruptedHeld[seat] > 0 && { label: 'Corrupted discarded', do: () => discardCorrupted(s, seat) },
          { label: 'Wounds', then: 'wounds' },
          ...effectOptions(s, t, seat, [
            s.hasTrace > 0 && { label: 'Trace +1', track: 'trace', by: 1 },
            s.hasTrace > 0 && { label: 'Trace -1', track: 'trace', by: -1 },
          ]),
          {
            label: 'Integrity +1',
            do: () => recover(s, seat, 1),
            not: s.integrity[seat] >= s.integrityMax[seat] && 'At the Limit',
          },
          {
            label: 'Limit, ITG +1', // for 2 EXP [TA-205]
            do() {
              t.add('integrityMax', 1, seat);
              t.add('integrity', 1, seat);
            },
            not: s.integrityMax[seat] >= s.integrityTrackMax && 'End of the track', // [TA-211]
          },
          { label: 'Roll dice', then: 'dice' },
          { label: 'Reset', rare: true, do: () => (s.integrity[seat] = 0) },
          s.names.length > 1 && { label: 'Another player', then: 'whom' },
          back,
        ],
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
        options: [...timeOptions(), { label: 'New card, Time', then: 'card>quest' }, eventOption(s, s.firstPlayer)],
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

  /** Tile, Patterns and cards are on the table: what changes here is said, and the turn ends. */
  function acts() {
    return {
      say: `District, Launch${s.corruptedHeld[s.seat] ? '\nEnd: dump Corrupted' : ''}`, // [TA-097, TA-098]
      options: [{ label: 'End turn', usual: true, then: () => onward(s) }, eventOption(s, s.seat)],
    };
  }

  /** In Competitive Time runs down by itself [TA-364]; else the card says it, most often by 1. */
  function timeOptions(): Option[] {
    if (s.mode === 'Competitive' || !s.time) return [{ label: 'Done', then: toEnd }];
    return [
      { label: 'Time -1', note: `${s.time} > ${s.time - 1}`, do: () => s.time--, then: toEnd }, // the next screen begins with it
      { label: `Time stays ${s.time}`, then: toEnd },
    ];
  }
};

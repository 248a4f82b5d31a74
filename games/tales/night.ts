// The End Phase.
import { after, digit, put } from '../kit';
import { advance, type Chapter, current, opts, type Row, type Rows } from './rows';
import { CARING, cardText, conditions, favor, favorAfter, favors, has, heal, locked, MONDAY, relieve, type Tales, tell } from './state';

export const night = (s: Tales): Chapter => {
  const { seats, names, pool, action, round } = s,
    on = () => advance(s, rows(), 'diary'),
    /** Neither HOME nor SICK: who still stands did not make it home, also when the table came here by a jump. */
    late = (k: number) => !(+s.status[k] & 1),
    /** TL-440: Friday of week 1, Thursday of week 2. */
    last = round == 5 || round == 10,
    duty = (k: number): Row => {
      const done = +s.chore[k] == 2;
      return [
        k + (done ? 'Chore reward?' : 'Chore done?') + (last ? ' Deadline!' : ''),
        [
          !done && [
            'Not done',
            () => {
              if (!last) return on();
              put(s, 'chore', 4, k);
              return tell(s, k + 'Chore missed. Penalty: see the card', on(), 22);
            },
          ],
          [
            'Reward now',
            () => {
              put(s, 'chore', 3, k);
              return cardText(s, k, on());
            },
          ],
          [
            'Reward later',
            () => {
              put(s, 'chore', 2, k);
              return on();
            },
            last && 'Deadline',
          ],
        ],
        22,
      ];
    };

  /** E1 to E4, in this order (TL-169). */
  const rows = (): Rows => {
    const ill = seats.filter(k => +s.injured[k]),
      out = seats.filter(late),
      home = seats.filter(k => !late(k)),
      /** With the step of Favor that they will have. */
      now = (kids: number[], by: number, faces: boolean) =>
        kids.map(k => names[k] + (faces ? ' ' + favors()[favorAfter(s, k, by)] : '')).join(', '),
      favorText = (faces: boolean) =>
        [
          out.length && 'Late, Favor worse: ' + now(out, 1, faces),
          home.length && (out.length ? 'Home' : 'All home') + ', Favor better: ' + now(home, -1, faces),
        ]
          .filter(line => line)
          .join('\n'),
      moves = ill.filter(k => +s.injured[k] < s.squares).map(k => names[k] + ' to square ' + (+s.injured[k] + 1)),
      leave = ill.filter(k => +s.injured[k] >= s.squares).map(k => names[k]),
      each = (row: (k: number) => Row | false): Rows[0] => [seats.length, i => row(seats[i])];
    return [
      0,
      each(k => {
        const n = digit(s.items, k);
        return (
          n > 4 && [
            k + 'Of ' + n + ' Items discard ' + (n - 4) + ', not the Iconic',
            () => {
              put(s, 'items', 4, k);
              return on();
            },
          ]
        );
      }),
      () => [
        favorText(favorText(true).length < 77), // the new faces, where four rows hold them beside long names
        () => {
          for (const k of seats) favor(s, k, late(k) ? 1 : -1);
          return on();
        },
        0,
        { show: [] },
      ],
      ill.length > 0 &&
        (() => [
          'Injuries heal.' +
            (moves[0] ? '\nTo the right: ' + moves.join(', ') : '') +
            (leave[0] ? '\nOff the track, to the action space: ' + leave.join(', ') : ''),
          () => {
            for (const k of ill) heal(s, k);
            return on();
          },
          0,
          { show: [] },
        ]),
      each(k => {
        const slot = locked(s, k)[0];
        return (
          has(s, CARING) &&
          slot < 3 && [
            k + 'Relieve ' + conditions()[slot] + '? Cube to the action space',
            opts('Yes|No', i => {
              if (!i) relieve(s, k, slot);
              return on();
            }),
            22,
          ]
        );
      }),
      each(k => (+s.chore[k] == 1 || +s.chore[k] == 2) && duty(k)),
    ];
  };

  return {
    start: () => [
      s.firstKid - 1 + 'End Phase',
      () => {
        s.phase = 2;
        s.i = 0;
        return on();
      },
      0,
      { cue: 'turn' },
    ],

    go: () => current(s, rows(), on),

    diary: () => [
      s.firstKid - 1 + 'Diary: anything for "cleanup" or "End Phase"?',
      () => (has(s, MONDAY) && round > 5 ? 'end.monday' : round >= s.weeks * 6 ? 'end.last' : 'next'),
      22,
    ],

    /** TL-165 to TL-167. */
    next: () => {
      const first = after(s, s.firstKid - 1);
      return [
        'Round ' + round + ' is over' + (+s.bonus ? ', bonus Time off' : '') + '. Next First Player: ' + names[first],
        () => {
          for (const k of seats) {
            const most = 6 - +s.grounded[k] - locked(s, k).length;
            action[k] = Math.min(action[k], most);
            pool[k] = Math.min(pool[k], most - action[k]);
            put(s, 'bonus', 0, k);
            put(s, 'restUsed', 0, k);
          }
          for (let m = 0; m < s.mode.length; m++) put(s, 'modeLock', 0, m);
          s.dupThisRound = s.eventUsed = s.phase = 0;
          s.round++;
          s.firstKid = first + 1;
          return 'school.start';
        },
      ];
    },
  };
};

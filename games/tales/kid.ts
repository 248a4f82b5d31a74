// The Adventure Phase: who acts, what they may do, and how their day ends. Kids act in any order (TL-151).
import { call } from '../kit';
import { chapter, type Entry, type Row } from './rows';
import { ARMED, able, cardText, HELP, HOME, has, LATE, rumors, SICK, SLOTS, spend, TEXT, TOGETHER, test, units } from './state';

export const kid = () =>
  chapter(14, s => {
    const { seat, seats, names, pool, status, locType, machine, restUsed, ends } = s,
      ache = (k: number) => SLOTS.some(slot => s[slot][k]),
      low = (n: number) => pool[seat] < n && 'Needs ' + n + ' Time, has ' + pool[seat],
      timed = () => (ends ? { until: ends, late: 'late' } : {}),
      rest = (how: number) => () => {
        s.how = how;
        return 'place.rest';
      },
      is = (n: number) => {
        status[seat] = n;
        return 'who';
      };

    /** TL-371 to TL-374: only the place they start from counts. */
    function done(): Row {
      const cost = Math.max(0, [1, 2, 0][locType[seat]] - (machine[seat] ? 1 : 0)),
        home = (label: string, n: number): Entry => [
          label,
          () => {
            spend(s, seat, n);
            locType[seat] = 2;
            return is(HOME);
          },
          low(n),
        ];
      return [
        (pool[seat] ? ':done?' : ':no Time.') + ' Home costs ' + cost,
        [
          home('Home for dinner', cost),
          has(s, TOGETHER) && cost > 0 && !machine[seat] && s.hackedBy.some(by => by) && home('Home with Machine', cost - 1),
          ['Be late', () => is(LATE)],
          ['Back', pool[seat] ? 'act' : 'who'],
        ],
        {},
        21,
      ];
    }

    function who(): Row {
      const out = seats.filter(k => !status[k]);
      return [
        out.length ? 'Who acts?' : 'All are home, late or sick',
        seats
          .map(
            (k): Entry =>
              (!status[k] || (status[k] == SICK && !(restUsed[k] & 2) && ache(k))) && [
                names[k] + (status[k] ? ', sick' : ', Time ' + pool[k]),
                () => {
                  s.seat = k;
                  return status[k] ? 'sick' : 'act';
                },
              ],
          )
          .concat([
            ['End Phase', 'night.start', out.length && names[out[0]] + ' is out'],
            ['More', 'more'],
          ]),
        timed(),
      ];
    }

    return {
      start: () => [
        '#Adventure Phase. Diary cards met?',
        () => {
          s.phase = 1;
          s.ends = s.minutes && s.played + s.minutes * 60;
          return 'who';
        },
        { cue: 'turn' },
      ],

      who,
      done,

      act: () => {
        const near = units(s);
        if (status[seat]) return who();
        if (!pool[seat]) return done(); // TL-153
        return [
          ':act. Time: ' + pool[seat],
          [
            ['Move', 'move.how'],
            ['Investigate', 'explore.rumor', !rumors(s).length && 'No Rumor'],
            ['Scout', 'explore.scout', !rumors(s, true).length && !near.some(m => s.firewalls[m] < s.spaces[m]) && 'Nothing is hidden'],
            ['Hack', 'hack.target', !near.length && 'No Machine'],
            ['Rest', rest(0), s.restLimit && restUsed[seat] & 1 ? 'Once a Round' : !ache(seat) && 'No condition'],
            ['Event place', 'place.which', low(s.eventCost) || (!(s.events & ~s.eventUsed) && 'None left')],
            [
              'Trade',
              () => {
                spend(s, seat, 1);
                return 'explore.trade';
              },
            ],
            ['Card action', 'action'],
            ['Card or Diary', () => cardText(s, seat, 'act')],
            ['Test of a card', () => test(s, seat, 0, HELP | TEXT, 'act')],
            ['Anomaly', 'explore.anomaly', !s.anomaly.some((n, i) => n && i % s.kids == seat) && 'None'],
            machine[seat] && able(s, machine[seat] - 1, ARMED) && ['Wreck', 'hack.wreck', low(2)],
            ['Done for today', 'done'],
            ['Other Kid', 'who'],
          ],
          Object.assign(timed(), { cue: 'turn' as const }),
        ];
      },

      /** TL-170, TL-171: all that a sick Kid can do. */
      sick: () => [
        ':sick, at HOME',
        [
          ['Free REST', rest(2)],
          ['Back', 'who'],
          ['Act', '', 'Sick: no Time, no leaving'],
        ],
        {},
        11,
      ],

      /** TL-337: the card says how much. */
      action: () => [
        ':Time of the card?',
        n => {
          spend(s, seat, n);
          return cardText(s, seat, 'act');
        },
        { dial: [0, pool[seat], 1] },
      ],

      more: () => [
        'What else?',
        [
          [
            'COMBO look-up',
            () => {
              s.tags = 0;
              return call(s, 'combo.look', 'who');
            },
          ],
          ['New Machine', () => call(s, 'setup.arrives', 'who'), s.mode.length > 5 && 'Six at most'],
          ['Event tiles', () => call(s, 'setup.tiles', 'who')],
          ['Game over', 'end.diary'],
          ['Back', 'who'],
        ],
      ],

      late: () => [
        'Time is up!',
        () => {
          s.ends = 0;
          return 'who';
        },
        { cue: 'time' },
      ],
    };
  });

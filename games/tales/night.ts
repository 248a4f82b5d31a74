// The End Phase.
import { after } from '../kit';
import { advance, chapter, current, type Entry, opts, type Row, type Rows } from './rows';
import { CARING, cardText, conditions, favor, has, heal, LATE, MONDAY, relieve, SLOTS, tell } from './state';

export const night = () =>
  chapter(21, s => {
    const { seats, names, items, chore, injured, pool, action, bonus, restUsed, modeLock, round } = s,
      on = () => advance(s, rows(), 'diary'),
      late = (k: number) => s.status[k] == LATE,
      /** TL-440: Friday of week 1, Thursday of week 2. */
      last = round == 5 || round == 10;

    const duty = (seat: number) => (): Row => {
      const done = chore[seat] == 2,
        claim = () => {
          chore[seat] = 3;
          return cardText(s, seat, on());
        },
        entries: Entry[] = [
          ['Reward now', claim],
          [
            'Reward later',
            () => {
              chore[seat] = 2;
              return on();
            },
            last && 'Deadline',
          ],
          !done && [
            'Not done',
            () => {
              if (!last) return on();
              chore[seat] = 4;
              return tell(s, names[seat] + ' missed the Chore: penalty on the card', on(), 22);
            },
          ],
        ];
      return [done ? 'Chore reward?' : last ? 'Chore done? Deadline!' : 'Chore done?', entries, { seat }, 22];
    };

    /** E1 to E4, in this order (TL-169). */
    function rows(): Rows {
      const ill = seats.filter(k => injured[k]),
        all: Rows = [0];
      return all.concat(
        seats.map(
          seat =>
            items[seat] > 4 &&
            ((): Row => [
              items[seat] + ' Items, discard ' + (items[seat] - 4) + ', not the Iconic',
              () => {
                items[seat] = 4;
                return on();
              },
              { seat },
            ]),
        ),
        [
          () => [
            'Favor:' + seats.map(k => '\n' + names[k] + (late(k) ? ' late, worse' : ' home, better')).join(''),
            () => {
              for (const k of seats) favor(s, k, late(k) ? 1 : -1);
              return on();
            },
            { show: ['favor'] },
          ],
          ill[0] >= 0 &&
            (() => [
              'Injuries 1 square right:' + ill.map(k => '\n' + names[k] + ' ' + injured[k]).join(''),
              () => {
                for (const k of ill) heal(s, k);
                return on();
              },
              { show: ['injured'] },
            ]),
        ],
        seats.map(seat => {
          const slot = [0, 1, 2].filter(i => s[SLOTS[i]][seat])[0];
          return (
            has(s, CARING) &&
            slot >= 0 &&
            ((): Row => [
              'relieve ' + conditions()[slot] + '?',
              opts('Yes|No', i => {
                if (!i) relieve(s, seat, slot);
                return on();
              }),
              { seat },
              22,
            ])
          );
        }),
        seats.map(k => (chore[k] == 1 || chore[k] == 2) && duty(k)),
      );
    }

    return {
      start: () => [
        '#End Phase',
        () => {
          s.phase = 2;
          s.i = 0;
          return on();
        },
        { cue: 'turn' },
      ],

      go: () => current(s, rows(), on),

      diary: () => [
        '#Diary: "cleanup", "End Phase"',
        () => (has(s, MONDAY) && round == 6 ? 'end.monday' : round >= s.weeks * 6 ? 'end.last' : 'next'),
        {},
        22,
      ],

      /** TL-165 to TL-167. */
      next: () => {
        const first = after(s, s.firstKid - 1);
        return [
          'Round ' + round + ' over, bonus Time off. First: ' + names[first],
          () => {
            for (const k of seats) {
              const spare = Math.min(bonus[k], pool[k]);
              pool[k] -= spare;
              action[k] -= bonus[k] - spare;
              bonus[k] = restUsed[k] = 0;
            }
            for (let m = 0; m < modeLock.length; m++) modeLock[m] = 0;
            s.dupThisRound = s.eventUsed = 0;
            s.round++;
            s.firstKid = first + 1;
            return 'school.start';
          },
        ];
      },
    } as { [step: string]: () => Row };
  });

// What a card's text does to tracked values, one effect at a time, for any Kid: rewards, failures, Diary, Chores.
import { back, call } from '../kit';
import { chapter, list, opts, places, type Row } from './rows';
import { conditions, favor, moveTo, raise, relieve, SICK, SLOTS, TEXT, unit, units } from './state';

export const card = () =>
  chapter(14, s => {
    const { kid, items, iconic, anomaly, mode, names } = s,
      menu = () => 'menu',
      locked = () => [0, 1, 2, 3].filter(i => s[SLOTS[i]][kid]);
    return {
      /** What is not here can be corrected on the tracks. */
      menu: () => {
        const text = s.may & TEXT,
          sick = s.status[kid] == SICK;
        return [
          text ? (s.won ? '$success text, roller only' : '$other failure text, roller only') : '$what does the card do?',
          opts(
            'Done|Insight +1|Insight -1|Enigma +1|Enigma -1|Favor up|Favor down|Item +1|Item -1|Iconic lost|Anomaly|Condition|Relieve|Machine mode|Other Kid' +
              (sick || s.phase != 1 ? '' : '|Moved'),
            i => {
              if (!i) return back(s);
              if (i > 14) return text && !s.won ? 'place' : moveTo(s, kid, 'menu'); // TL-325: what a failure forces needs no avoiding
              if (i > 9) return ['anomaly', 'condition', 'relieve', 'mode', 'kid'][i - 10];
              if (i < 5) raise(s, (i - 1) >> 1, i & 1 ? 1 : -1);
              else if (i < 7) favor(s, kid, i == 5 ? -1 : 1);
              else if (i == 7) items[kid]++;
              else if (i == 8) items[kid] = Math.max(iconic[kid], items[kid] - 1);
              else items[kid] -= iconic[kid] && iconic[kid]--;
              return 'menu';
            },
          ).concat([sick && ['Moved', '', 'Sick: stays at HOME']]),
        ];
      },

      relieve: () => [
        '$relieve',
        list(
          locked(),
          conditions(),
          i => {
            relieve(s, kid, i);
            return 'menu';
          },
          'menu',
        ),
        {},
        16,
      ],

      place: () => ['$where to?', places(s, kid, menu)],

      kid: () => [
        'Who?',
        list(s.seats, names, k => {
          s.kid = k;
          return 'menu';
        }),
      ],

      /** TL-230. */
      anomaly: () => [
        '$counters: its uses',
        n => {
          let i = kid;
          while (anomaly[i]) i += s.kids;
          while (anomaly.length <= i) anomaly.push(0);
          anomaly[i] = n;
          return 'menu';
        },
        { dial: [1, 9, 2] },
        15,
      ],

      condition: () => [
        '$which?',
        list([0, 1, 2, 3, 4], conditions(), i => {
          s.hurt = [kid * 8 + i];
          return s.may & TEXT ? 'harm.take' : call(s, 'harm.take', 'menu');
        }),
        {},
        16,
      ],

      mode: () => [
        'Set',
        list(
          units(s),
          m => unit(s, m) + (mode[m] ? ': ROUTINE' : ': ALERT'),
          m => {
            mode[m] ^= 1;
            return 'menu';
          },
          'menu',
        ),
      ],
    } as { [step: string]: () => Row };
  });

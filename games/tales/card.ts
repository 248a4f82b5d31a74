// What a card's text does to tracked values, one effect at a time, for any Kid: rewards, failures, Diary, Chores.

import { get, put } from '../kit';
import { type Chapter, list, opts } from './rows';
import { ALL, conditions, favor, forced, gain, locked, more, moveTo, raise, relieve, SICK, type Tales, TEXT, unit, units } from './state';

export const card = (s: Tales): Chapter => {
  const { kid, won } = s,
    iconic = +s.iconic[kid],
    items = get(s, 'items', kid),
    text = s.may & TEXT;
  return {
    /** What is not here can be corrected on the tracks. */
    menu: () => {
      const sick = +s.status[kid] == SICK;
      return [
        kid +
          (text
            ? won
              ? 'Success text, for you only'
              : 'The rest of the failure, for ' + (s.may & ALL ? 'each of you' : 'you only')
            : 'What does the card do?'),
        opts(
          'Done|Insight +1|Insight -1|Enigma +1|Enigma -1|Favor up|Favor down|Item +1|Item -1|Iconic lost|Anomaly|Condition|Relieve|Machine mode|Other Kid' +
            (sick ? '' : '|Moved'),
          i => {
            if (!i) {
              s.may = 0; // this test is over: a card that sent the Kid here is not its text
              return '<';
            }
            if (i > 14) return text && !won ? forced(s, 1 << kid, 'menu') : moveTo(s, kid, 'menu'); // TL-325
            if (i > 9) return ['anomaly', 'condition', 'relieve', 'mode', 'kid'][i - 10];
            if (i < 5) raise(s, (i - 1) >> 1, i & 1 ? 1 : -1);
            else if (i < 7) favor(s, kid, i == 5 ? -1 : 1);
            else if (i == 7) more(s, 'items', kid, 1);
            else if (i == 8) put(s, 'items', Math.max(iconic, items - 1), kid);
            else {
              more(s, 'items', kid, -iconic);
              put(s, 'iconic', 0, kid);
            }
            return 'menu';
          },
          [sick && ['Moved', '', 'Sick: stays at HOME']],
        ),
        0,
        { keeps: true },
      ];
    },

    relieve: () => [
      kid + 'Relieve: which cube to the action space?',
      list(
        locked(s, kid),
        conditions(),
        i => {
          relieve(s, kid, i);
          return 'menu';
        },
        'menu',
      ),
      16,
    ],

    kid: () => [
      'Who?',
      list(s.seats, s.names, k => {
        s.kid = k;
        return 'menu';
      }),
    ],

    /** TL-230. */
    anomaly: () => [
      kid + 'A new Anomaly: its uses?',
      n => {
        gain(s, kid, n);
        return 'menu';
      },
      15,
      { dial: [1, 9, 2] },
    ],

    condition: () => [
      kid + 'Which condition?',
      list([0, 1, 2, 3, 4], conditions(), i => {
        s.hurt = [kid * 8 + i];
        return text ? 'harm.take' : 'harm.take>menu';
      }),
      16,
    ],

    mode: () => [
      'Set a Machine to',
      list(
        units(s),
        m => unit(s, m) + (+s.mode[m] ? ': ROUTINE' : ': ALERT'),
        m => {
          put(s, 'mode', 1 - +s.mode[m], m);
          return 'menu';
        },
        'menu',
      ),
    ],
  };
};

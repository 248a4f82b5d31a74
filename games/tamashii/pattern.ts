// A Pattern is drawn once, slot by slot; then the chapter grid looks for it on the Launcher (p. 7).
import { back, DOWN, each, LEFT, RIGHT, UP } from '../kit';
import type { Rows } from './ask';
import { DUMP, HACK, type Tamashii } from './state';
import { typeNames } from './tracks';

const GAP = 7; // a slot of the Pattern's frame that does not matter

export const pattern = (s: Tamashii): Rows => {
  const symbols = () => typeNames(s).slice(0, 4).concat('Core', 'Any', 'Open only', 'Gap');

  return {
    draw() {
      const n = s.pattern.length;
      let text = '';
      for (let i = 0; i < n; i++)
        text += (i ? ' ' + [UP, DOWN, LEFT, RIGHT][s.pattern[i] >> 3] : '') + symbols()[s.pattern[i] & 7].slice(0, 3); // 12 slots in 3 rows
      return [
        n ? text + '\nNext slot?' : 'Draw the Pattern\nFirst slot (an end)?',
        [
          n > 11 ? [] : n ? ['Up', 'Down', 'Left', 'Right'] : symbols().slice(0, GAP),
          i => {
            if (n)
              s.aim = [s.aim[0] | 0, i * 8]; // whole, also before anybody was aimed at
            else s.pattern = [i];
            return n ? 'symbol' : 'draw';
          },
          'Find it',
          n > 0 &&
            (s.pattern[n - 1] & 7) != GAP &&
            (() => {
              // Basic Patterns are kept: drawn once, known for ever (CV-08). Six slots fit into one number
              let code = 1;
              for (let i = n - 1; i > 0; i--) code = code * 32 + s.pattern[i];
              if (s.using < HACK && n < 7) {
                if (!s.shapes) s.shapes = each(HACK, 0);
                s.shapes[s.using] = code * 8 + s.pattern[0];
              }
              s.job = [s.seat];
              return 'grid.found';
            }),
          'Draw it again',
          n > 0 &&
            (() => {
              s.pattern = [];
              return 'draw';
            }),
          'Check by eye',
          () => {
            s.job = [s.seat, DUMP, 99, 31];
            return 'data.take';
          },
          'Not launched',
          () => {
            back(s);
            return 'launch.menu';
          },
        ],
      ];
    },

    symbol: () => [
      'What is there?',
      [
        symbols(),
        i => {
          s.pattern.push(s.aim[1] + i);
          return 'draw';
        },
      ],
    ],
  };
};

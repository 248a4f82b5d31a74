// What a card or a cell does to one agent; anything else it says stays on the table.
import type { Row, Steps, Table } from '../kit';
import type { Hadal } from './state';
import { eject, left, more, others, pay, poor, room, settle } from './table';

export const card = (s: Hadal, t: Table<Hadal>): Steps<Hadal> => {
  /** Asks for a number, up to so many; a correction may have left none. */
  const count = (say: string, page: number, most: number, then: (n: number) => void): Row => [
    say,
    page,
    n => {
      then(n);
      return 'says';
    },
    s.seat,
    most > 0 ? [0, most, 1] : [0, 0, 0],
  ];
  return {
    says: () => {
      const seat = s.seat;
      const ejected = () => {
        eject(s, seat);
        s.k = seat;
        return 'link.out';
      };
      const conflict = () => {
        s.personal[seat] = s.card[seat] = 1;
        return 'says';
      };
      const next = () => {
        s.seat = left(s, seat);
        return 'says';
      };
      return [
        'What does it say? Empty: nothing',
        9,
        [
          ['Nothing more', () => settle(s, '<')],
          s.group && ['Damage', 'damage'],
          ['Lose Azrak', 'lose', poor(s, seat)],
          ['Gain Azrak', 'gain', room(s, seat) < 1 && 'Nothing to gain'],
          ['Ejected', ejected],
          ['Personal conflict', conflict, poor(s, seat) || ((s.group || s.personal[seat]) && 'In a conflict')],
          ['Group conflict', () => settle(s, 'group.swaps'), s.group && 'One is going on'],
          ['Next agent', next, !others(s).length && 'Nobody there'], // a card for all
          more(s),
        ],
      ];
    },
    lose: () => count('Lose how many?', 7, 20, n => pay(s, s.seat, n)),
    gain: () => count('Gain how many?', 7, room(s, s.seat), n => pay(s, s.seat, -n)),
    damage: () => count('Damage? So far ' + s.damage + ' of ' + s.life, 9, 30, n => t.add('damage', n)),
  };
};

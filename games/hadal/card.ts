// What a card or a cell does to one agent; anything else it says stays on the table.
import type { Steps, Table } from '../kit';
import type { Hadal } from './state';
import { ask, eject, left, more, others, pay, poor, room, settle, tell } from './table';

export const card = (s: Hadal, t: Table<Hadal>): Steps<Hadal> => {
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
      return ask('What does it say? Empty: nothing', 9, [
        ['Nothing more', () => settle(s, '<')],
        s.group && ['Damage', 'damage'],
        ['Lose Azrak', 'lose', poor(s, seat)],
        ['Gain Azrak', 'gain', room(s, seat) < 1 && 'Nothing to gain'],
        ['Ejected', ejected],
        ['Personal conflict', conflict, poor(s, seat) || ((s.group || s.personal[seat]) && 'In a conflict')],
        ['Group conflict', () => settle(s, 'group.swaps'), s.group && 'One is going on'],
        ['Next agent', next, !others(s).length && 'Nobody there'], // a card for all
        more(s),
      ]);
    },
    lose: () =>
      tell(
        'Lose how many?',
        7,
        n => {
          pay(s, s.seat, n);
          return 'says';
        },
        undefined,
        [1, 20, 1],
      ),
    gain: () => {
      const most = Math.max(0, room(s, s.seat)); // a correction may have taken the room meanwhile
      return tell(
        'Gain how many?',
        7,
        n => {
          pay(s, s.seat, -n);
          return 'says';
        },
        undefined,
        [0, most, most && 1],
      );
    },
    damage: () =>
      tell(
        'Damage? So far ' + s.damage + ' of ' + s.life,
        9,
        n => {
          t.add('damage', n);
          return 'says';
        },
        undefined,
        [1, 30, 1],
      ),
  };
};

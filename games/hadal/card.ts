// What a card or a cell does to one agent; anything else it says stays on the table.
import type { Steps, Table } from '../kit';
import type { Hadal } from './state';
import { ask, eject, more, others, pay, room, settle, tell, whom } from './table';

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
      return ask('What does it say? Empty: nothing', 9, [
        ['Nothing more', () => settle(s, '<')],
        s.group && ['Damage', 'damage'],
        ['Lose Azrak', 'lose', !s.pool[seat] && 'Pool is empty'],
        ['Gain Azrak', 'gain', room(s, seat) < 1 && 'Nothing to gain'],
        ['Ejected', ejected],
        ['Personal conflict', conflict, !s.pool[seat] ? 'No Azrak' : (s.group || s.personal[seat]) && 'In a conflict'],
        ['Group conflict', () => settle(s, 'group.swaps'), s.group && 'One is going on'],
        ['Another agent', 'other', others(s).length < 1 && 'Nobody there'],
        more(s),
      ]);
    },
    other: () =>
      ask(
        'Whom does it strike?',
        9,
        whom(s, others(s), seat => {
          s.seat = seat;
          return 'says';
        }).concat([['Back', 'says']]),
      ),
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
    gain: () =>
      tell(
        'Gain how many?',
        7,
        n => {
          pay(s, s.seat, -n);
          return 'says';
        },
        undefined,
        [0, Math.max(0, room(s, s.seat)), Math.max(0, Math.min(1, room(s, s.seat)))], // a correction may have taken the room meanwhile
      ),
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

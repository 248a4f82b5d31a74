// What a card or a cell does to one agent; anything else it says stays on the table.
import { back, type Steps } from '../kit';
import type { Hadal } from './state';
import { ask, eject, more, name, type Option, pay, settle, tell } from './table';

export const card = (): Steps<Hadal> => {
  const room = (s: Hadal) => Math.min(s.level[s.seat] - s.pool[s.seat], s.vortex);
  return {
    says: s => {
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
      return ask(name(s, seat) + ': what does it say? An empty cell: nothing', 9, [
        ['Nothing more', () => settle(s, back(s))],
        s.group && (['Damage', 'damage'] as Option),
        ['Lose Azrak', 'lose', !s.pool[seat] && 'Pool is empty'],
        ['Gain Azrak', 'gain', room(s) < 1 && 'No room or no Azrak'],
        ['Ejected', ejected],
        [s.kind ? 'Conflict goes on' : 'Personal conflict', conflict, s.group || s.personal[seat] || s.lost[seat] ? 'Not now' : 0],
        ['Group conflict', () => settle(s, 'group.swaps'), s.group && 'It is going on'],
        more(s, 'says'),
      ]);
    },
    lose: s =>
      tell(
        name(s) + ' loses how many? Over the pool: all',
        7,
        n => {
          pay(s, s.seat, n);
          return 'says';
        },
        [1, 20, 1],
      ),
    gain: s =>
      tell(
        name(s) + ' takes how many from the Vortex?',
        7,
        n => {
          s.pool[s.seat] += n;
          s.vortex -= n;
          return 'says';
        },
        [1, room(s), 1],
      ),
    damage: s =>
      tell(
        'Damage? So far ' + s.damage + ' of ' + s.life,
        9,
        n => {
          s.damage = Math.min(99, s.damage + n);
          return 'says';
        },
        [1, 30, 1],
      ),
  };
};

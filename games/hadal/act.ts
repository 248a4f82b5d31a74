// The Actions step: any agent, any order, as often as the Azrak last [HA-045].
import { options, type Steps } from '../kit';
import { ALL, type Hadal } from './state';
import { go, more, named, others, pay, poor, present, test } from './table';

export const act = (s: Hadal): Steps<Hadal> => {
  const READ = 'card.says>menu'; // a card that the agent reads takes effect
  return {
    menu: () => {
      const here = present(s),
        locked = named(s, here, s.personal),
        reading = named(s, here, s.card);
      return [
        'Who acts? ' + (locked ? 'Conflict first: ' + locked : 'Cards in front come first'),
        7,
        options(
          here,
          s.names,
          seat => {
            s.seat = seat;
            return 'agent';
          },
          [
            ['Leave', () => go(s, 31), reading ? 'Stand by first: ' + reading : (locked || s.group) && 'Conflict first'], // [HA-046]
            more(s),
          ],
        ),
        ALL,
      ];
    },
    agent: () => {
      const seat = s.seat,
        free = s.freeExplore[seat],
        locked = s.personal[seat] && 'Conflict first',
        broke = poor(s, seat);
      const explore = () => {
        if (!free) pay(s, seat, 1);
        s.freeExplore[seat] = 0;
        s.card[seat] = 1;
        return READ;
      };
      const standBy = () => {
        s.card[seat] = 0;
        return 'menu';
      };
      return [
        s.pool[seat] + ' Azrak. ' + (locked || 'Action?'),
        7,
        [
          ['Test, 1 Azrak', () => test(s, seat, s.personal[seat], 'menu'), broke],
          ['Explore, ' + (free ? 'free' : '1 Azrak'), explore, locked || (!free && broke)],
          ['Stand by', standBy, locked || (!s.card[seat] && 'Stands by')],
          ['Give, 1 Azrak', 'to', locked || (s.card[seat] ? 'Stand by first' : !others(s).length ? 'Nobody there' : broke)],
          ['A card says...', READ],
          ['Back', 'menu'],
        ],
      ];
    },
    to: () => [
      'Pay 1, give all but Gear, hexagons, Azrak to',
      11,
      options(
        others(s),
        s.names,
        () => {
          pay(s, s.seat, 1);
          return s.register ? 'item.menu>menu' : 'menu';
        },
        'agent',
      ),
    ],
  };
};

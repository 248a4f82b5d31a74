// Things to look up or to do at any time: Destiny, the map, how cards and tokens are handled, the end.
import type { Choice, Steps } from '../kit';
import { ALL, deal, type Hadal } from './state';
export const more = (s: Hadal): Steps<Hadal> => {
  /** How cards and tokens are handled [HA-210 to HA-229]. Up to the colon: the name. The four colours of Items come first. */
  const guide = () =>
    (
      'Green: object. Open, may be swapped|' +
      'Yellow: own event. Secret, telepathy, stow at once|' +
      'Red: group event. Aloud, open, then stow|' +
      'White: map or game. Aloud; on the map or above the panorama|' +
      'Card A: aloud, open|' +
      'Panorama card: secret, telepathy|' +
      'Gear: open, never swapped. Leave Personal cards of others|' +
      'Snap Recall: face down. Extreme emergency only|' +
      'Interaction: when told, free, telepathy. Stow face down|' +
      'Hexagon: for all, above the panorama, never swapped|' +
      'Damage: on the adversary. Then stow|' +
      'Other token: own, face up, may be swapped|' +
      'Collectively: TC reads aloud, or pass it|' +
      'Tokens: punch out when told, board face down|' +
      'Notes: yes. Photos: never|' +
      'Stow: to its place. Remove: to the box|' +
      'Held Item, XP icon: ignore it'
    ).split('|');
  return {
    menu: () => {
      const shuffle = () => {
        deal(s, 0); // all six, the last one drawn too [HA-063]
        return 'menu';
      };
      return [
        'Free Updates: ' + s.freeUpdates,
        13,
        [
          ['Back', '<'],
          ['Cards and tokens', 'guide'],
          ['Map is covered', 'map'],
          !s.table && (['Shuffle Destiny', shuffle] as Choice),
          s.register && (['Items', 'item.menu>menu'] as Choice),
          ['Mission over', 'end.over>menu'],
        ],
        ALL,
      ];
    },
    map: () => [
      'Covered Azrak: Vortex. A larger map: none',
      11,
      [['Done', 'menu'] as Choice].concat(
        s.places.map(
          (no, k): Choice =>
            s.loc[k] && [
              'Cover ' + no,
              () => {
                s.loc[k] = 0; // [HA-150]
                s.vortex++;
                return 'map';
              },
            ],
        ),
      ),
      ALL,
    ],
    guide: () => {
      const entry = (answer: number) => {
        s.k = answer - 1; // after Back
        return 'entry';
      };
      return ['Card or token?', 16, [['Back', 'menu'] as Choice].concat(guide().map((text): Choice => [text.split(':')[0], entry])), ALL];
    },
    entry: () => [guide()[s.k], 16, '<', ALL],
  };
};

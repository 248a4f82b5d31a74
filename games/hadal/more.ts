// Things to look up or to do at any time: Destiny, the map, how cards and tokens are handled, the end.
import { back, call, type Steps } from '../kit';
import { ALL, type Hadal } from './state';
import { ask, type Option, tell } from './table';

/** How cards and tokens are handled [HA-210 to HA-229]. Up to the colon: the name. The four colours of Items come first. */
export const guide = () =>
  (
    'Green Item: object. Face up, open to all, can be swapped|' +
    'Yellow Item: personal event. Secret, telepathy, stow at once|' +
    'Red Item: group event. Aloud, open to all, stow when resolved|' +
    'White Item: changes map or game. Aloud; on the map or above the panorama|' +
    'Card A: aloud, open to all|' +
    'Panorama card: secret, telepathy|' +
    'Gear: open, face up, never swapped. Personal cards of others: hands off|' +
    'Snap Recall: face down. Shared only in an extreme emergency|' +
    'Interaction: only when told, free, telepathy. Stow face down|' +
    'Hexagon token: for the group, face up above the panorama, never swapped|' +
    'Damage token: black tear, on the adversary. Stow after the conflict|' +
    'Other token: personal, face up, can be swapped|' +
    'Collectively: for all. TC reads aloud, or pass the card|' +
    'Tokens: punch out when told, board face down|' +
    'Notes: yes. Photographs: never|' +
    'Stow: back to its set-up place. Remove: out of the game|' +
    'Held Item: not taken again, ignore it|' +
    'XP icon: ignore it'
  ).split('|');

export const more = (): Steps<Hadal> => ({
  menu: s => {
    const shuffle = () => {
      s.draw = ALL; // all six, the last one drawn too [HA-063]
      s.discard = 0;
      return 'menu';
    };
    const q = ask('Run ' + s.run + ', round ' + s.round + '\nFree Updates: ' + s.freeUpdates, 13, [
      ['Back', () => back(s)],
      ['Cards and tokens', 'guide'],
      ['Map is covered', 'map'],
      !s.table && (['Shuffle Destiny', shuffle] as Option),
      s.register && (['Items', () => call(s, 'item.menu', 'menu')] as Option),
      ['Mission over', () => call(s, 'end.over', 'menu')],
    ]);
    q.show = s.table ? ['loc'] : ['loc', 'discard'];
    return q;
  },
  map: s =>
    ask(
      'Covered Azrak goes to the Vortex. A map that grows moves none',
      11,
      [['Done', 'menu'] as Option].concat(
        s.places.map(
          (no, k): Option =>
            s.loc[k] && [
              'Cover location ' + no,
              () => {
                s.loc[k] = 0; // [HA-150]
                s.vortex++;
                return 'map';
              },
            ],
        ),
      ),
    ),
  guide: s =>
    ask(
      'Cards and tokens',
      16,
      [['Back', 'menu'] as Option].concat(
        guide().map(
          (text, kind): Option => [
            text.split(':')[0],
            () => {
              s.k = kind;
              return 'entry';
            },
          ],
        ),
      ),
    ),
  entry: s => tell(guide()[s.k], 16, () => back(s)),
});

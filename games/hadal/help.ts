// Things to look up or to do at any time: Destiny, the map, how cards and tokens are handled, the end.
import { ALL, type Option, type Steps } from '../kit';
import { coverLocation } from './azrak';
import { deal, type Hadal } from './state';

/** How cards and tokens are handled [HA-210 to HA-229]. Up to the colon: the name. The four colours of Items come first. */
const guide = () => [
  'Green: object. Open, may be swapped',
  'Yellow: own event. Secret, telepathy, stow at once',
  'Red: group event. Aloud, open, then stow',
  'White: map or game. Aloud; on the map or above the panorama',
  'Card A: aloud, open',
  'Panorama card: secret, telepathy',
  'Gear: open, never swapped. Leave Personal cards of others',
  'Snap Recall: face down. Extreme emergency only',
  'Interaction: when told, free, telepathy. Stow face down',
  'Hexagon: for all, above the panorama, never swapped',
  'Damage: on the adversary. Then stow',
  'Other token: own, face up, may be swapped',
  'Collectively: Time Captain reads aloud, or pass it',
  'Tokens: punch out when told, board face down',
  'Notes: yes. Photos: never',
  'Stow: to its place. Remove: to the box',
  'Held Item, XP icon: ignore it',
];

export const help = (s: Hadal): Steps<Hadal> => ({
  menu: () => ({
    say: `Free Updates: ${s.freeUpdates}`,
    page: 13,
    seat: ALL,
    options: [
      { label: 'Back', then: '<' },
      { label: 'Cards and tokens', then: 'guide' },
      { label: 'Map is covered', then: 'map' },
      !s.ownCards && {
        label: 'Shuffle Destiny',
        then() {
          deal(s, 0); // all six, the last one drawn too [HA-062, HA-063]
          return 'menu';
        },
      },
      s.register && { label: 'Items', then: 'items.menu>menu' },
      { label: 'Mission over', then: 'end.over>menu' },
    ],
  }),

  map: () => ({
    say: 'Covered Azrak: Vortex. A larger map: none', // [HA-150, HA-154]
    page: 11,
    seat: ALL,
    options: [
      { label: 'Done', then: 'menu' },
      ...s.locations.map((number, place): Option | false => s.azrakOn[place] > 0 && { label: `Cover ${number}`, value: place }),
    ],
    then(place) {
      coverLocation(s, place);
      return 'map';
    },
  }),

  guide: () => ({
    say: 'Card or token?',
    page: 16,
    seat: ALL,
    options: [{ label: 'Back', then: 'menu' }, ...guide().map((text, line): Option => ({ label: text.split(':')[0], value: line }))],
    then(line) {
      s.line = line;
      return 'entry';
    },
  }),

  entry: () => ({ say: guide()[s.line], page: 16, seat: ALL, then: '<' }),
});

// Things to look up or to do at any time: Destiny, the map, how cards and tokens are handled, the end.
import { ALL, type Option, type Steps } from '../kit';
import { coverLocation } from './azrak';
import { deal } from './destiny';
import { protocol } from './protocol-42';
import type { Hadal } from './state';

/** What can be looked up or done at any time: an option of many questions. */
export const more = (s: Hadal): Option => ({ label: 'More...', then: `help.menu>${s.at}` });

export const help = (s: Hadal): Steps<Hadal> => ({
  menu: () => ({
    say: `Free Updates left: ${s.freeUpdates}`,
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
    say: 'What is covered? Its Azrak: Vortex. A larger map: none', // [HA-150, HA-154]
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
    options: [{ label: 'Back', then: 'menu' }, ...protocol().map((text, line): Option => ({ label: text.split(':')[0], value: line }))],
    then(line) {
      s.line = line;
      return 'entry';
    },
  }),

  entry: () => ({ say: protocol()[s.line], page: 16, seat: ALL, then: '<' }),
});

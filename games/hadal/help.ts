// More...: a menu of what can be looked up or done at any time. The rules themselves are in the files of their chapters.
// Where an answer leads: "a>b" goes to step a, and comes back to b when a ends with "<".
import { ALL, type Option, type Steps } from '../kit';
import { coverLocation } from './azrak';
import { shuffleDestiny } from './destiny';
import { protocol } from './protocol-42';
import type { Hadal } from './state';

/** The option that leads here, and back to the question on the table. */
export const more = (s: Hadal): Option => ({ label: 'More...', then: `help.menu>${s.at}` });

export const help = (s: Hadal): Steps<Hadal> => ({
  menu: () => ({
    say: `Free Updates left: ${s.freeUpdates}`,
    page: 13,
    seat: ALL,
    options: [
      { label: 'Back', back: true, then: '<' },
      { label: 'Cards and tokens', then: 'guide' },
      { label: 'Map is covered', then: 'map' },
      !s.ownCards && {
        label: 'Shuffle Destiny',
        then() {
          shuffleDestiny(s);
          return 'menu';
        },
      },
      s.register && { label: 'Items', then: 'items.menu>menu' },
      { label: 'Mission over', then: 'end.over>menu' },
    ],
  }),

  map: () => ({
    say: 'What is covered? Its Azrak go to the Vortex. A larger map: none', // [HA-150, HA-154]
    page: 11,
    seat: ALL,
    options: [
      { label: 'Done', then: 'menu' },
      ...s.locations.map((number, location): Option | false => s.azrakOn[location] > 0 && { label: `Cover ${number}`, value: location }),
    ],
    then(location) {
      coverLocation(s, location);
      return 'map';
    },
  }),

  guide: () => ({
    say: 'Card or token?',
    page: 16,
    seat: ALL,
    options: [
      { label: 'Back', back: true, then: 'menu' },
      ...protocol().map((text, line): Option => ({ label: text.split(':')[0], value: line })),
    ],
    then(line) {
      s.line = line;
      return 'entry';
    },
  }),

  entry: () => ({ say: protocol()[s.line], page: 16, seat: ALL, then: '<' }),
});

// More...: a menu of what can be looked up or done at any time. The rules themselves are in the files of their chapters.
// Where an answer leads: "a>b" goes to step a, and comes back to b when a ends with "<".
import { ALL, type Option, type Steps } from '../kit';
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
      { label: 'Map is covered', then: 'items.map>menu' },
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

  guide: () => ({
    say: 'Card or token?',
    page: 16,
    seat: ALL,
    options: [{ label: 'Back', back: true, then: 'menu' }, ...protocol().map(({ kind }, line): Option => ({ label: kind, value: line }))],
    then(line) {
      s.line = line;
      return 'entry';
    },
  }),

  entry: () => {
    const { kind, handling } = protocol()[s.line];
    return { say: `${kind}: ${handling}`, page: 16, seat: ALL, then: '<' };
  },
});

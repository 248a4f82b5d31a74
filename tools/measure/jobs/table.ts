// What every game night has, from home.
import type { Job } from './job';

export const TABLE: Job[] = [
  { name: 'who starts of 4', before: 7, bound: 3, from: [], presses: 'ok:hold up ok', ends: /^Who starts\?\nPlayer [1-4]\n/ },
  {
    name: 'go on with the last play',
    before: 1,
    bound: 1,
    from: ['new loop', 'press back', 'press back'],
    presses: 'ok',
    ends: /BACK tracks$/,
  },
];

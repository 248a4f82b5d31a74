// What every game night has, from home.
import type { Job } from './job';

/** A play was left: home offers it first. */
const LEFT = ['new loop', 'press back', 'press back'];

export const TABLE: Job[] = [
  { name: 'who starts of 4', before: 7, bound: 3, from: [], presses: 'ok:hold up ok', ends: /^Who starts\?\nPlayer [1-4]\n/ },
  {
    name: 'roll again what was rolled last',
    before: 3,
    bound: 2,
    from: [...LEFT, 'hold ok', 'press ok', 'press ok', 'wait 500', ...new Array(3).fill('press back')],
    presses: 'down ok',
    ends: /^2d6\n/,
  },
  { name: '3d6 with the total, the first time', before: 8, bound: 5, from: [], presses: 'ok:hold ok down ok', ends: /^3d6\n/ },
  { name: 'a timer of two minutes', before: 12, bound: 4, from: [], presses: 'ok:hold down ok ok', ends: /\n2:00\n|\n1:59\n/ },
  {
    name: 'the last timer again',
    bound: 2,
    from: [...LEFT, 'hold ok', 'press down', 'press ok', 'press ok', 'wait 121000', ...new Array(4).fill('press back')],
    presses: 'down ok',
    ends: /\n2:00\n|\n1:59\n/,
  },
  { name: 'toss a coin', before: 4, bound: 2, from: LEFT, presses: 'up ok', ends: /^Coin: one toss\n/ },
  {
    name: 'go on with the last play',
    before: 1,
    bound: 1,
    from: LEFT,
    presses: 'ok',
    ends: /BACK tracks$/,
  },
  {
    name: 'a new play, same players and settings again',
    bound: 4,
    from: [
      'new loop {"Players":3,"Names":["Ann","Ben","Cem"]}',
      'press back',
      'press back',
      'hold ok',
      'press ok',
      'press back',
      'press back',
      'press up',
      'press up',
    ],
    presses: 'down*2 ok ok',
    ends: /BACK tracks$/,
  },
  {
    name: 'a name of three letters, from home through set-up',
    before: 18,
    bound: 8,
    from: [],
    presses: 'ok up ok ok up ok ok ok:hold',
    ends: /^>Ada seat/m,
  },
];

// What happens at every table, whatever is played: looked at in Any game.
import type { Job } from './job';

const FROM = ['new any {"Players":2,"Names":["Ann","Ben"],"Total 1":"Life","Start 1":20}'];

export const SHELL: Job[] = [
  {
    name: 'redo, right after an undo',
    before: 9,
    bound: 2,
    from: [...FROM, 'press ok', 'hold back'],
    presses: 'ok:hold ok',
    ends: /^Ben: /,
  },
  {
    name: 'UP and OK right after an undo: the last row that can be chosen',
    bound: 2,
    from: [...FROM, 'press ok', 'hold back'],
    presses: 'up ok',
    ends: /Life 20>19/,
  },
  { name: 'an answer over the large name at rest', before: 2, bound: 1, from: [...FROM, 'wait 40000'], presses: 'ok', ends: /^Ben: / },
  { name: 'settings, from home', before: 6, bound: 3, from: [], presses: 'up*2 ok', ends: /^Settings\n/ },
  {
    name: 'undo a decision with the screen that told it',
    before: 2,
    bound: 1,
    from: [...FROM, 'press up', 'press ok'],
    presses: 'back:hold',
    ends: /Undone: -1 Life, Ann/,
  },
  {
    name: 'why is this 19?',
    bound: 6,
    from: [...FROM, 'press up', 'press ok'],
    presses: 'back down*2 ok ok ok:hold',
    ends: /^Why is this 19\?\n20 > 19: -1 Life,\nAnn, just now/,
  },
  {
    name: 'lay the table again, the first page of it',
    bound: 9,
    from: ['new hadal {"Players":2,"Names":["Ann","Ben"]}'],
    presses: 'ok:hold up*7 ok',
    ends: /^Ann\nLay this out\n/,
  },
  {
    name: 'a reminder in every second round, with a ready phrase',
    bound: 16,
    from: FROM,
    presses: 'ok:hold up*8 ok ok down ok ok ok ok',
    ends: /every 2 rounds:\n>Feed/,
  },
  {
    name: 'a settings value changed: big letters',
    bound: 6,
    from: ['press up', 'press up', 'press ok'],
    presses: 'down*4 ok',
    ends: /^Settings\n(.*\n)*>Big letters\n>yes/,
  },
];

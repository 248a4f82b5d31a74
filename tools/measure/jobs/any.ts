// Any game: what a table does all evening.
import type { Job } from './job';

const FROM = ['new any {"Players":4,"Names":["Ann","Ben","Cem","Dia"],"Total 1":"Life","Start 1":20}'];

export const ANY: Job[] = [
  {
    name: 'set-up of four known players, from home',
    bound: 4,
    from: [...FROM, 'press back', 'press back'],
    presses: 'down ok ok',
    ends: /^Ann: Round 1/,
  },
  { name: 'a turn that only ends', bound: 1, from: FROM, presses: 'ok', ends: /^Ben: Round 1/ },
  { name: '+1 life', bound: 2, from: FROM, presses: 'down ok', ends: /Life 20>21/ },
  { name: '-1 life', bound: 2, from: FROM, presses: 'up ok', ends: /Life 20>19/ },
  { name: '+1 life, and the turn ends', bound: 3, from: FROM, presses: 'down ok ok', ends: /^Ben: Round 1/ },
  { name: 'another player has 3 less', bound: 12, from: FROM, presses: 'back down*2 ok down*2 ok ok down*3 ok', ends: /Life 17/ },
];

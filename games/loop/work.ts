// WORK: the SALARY of the CAREER, REP for more COIN, and what the Artist takes with it.
import type { Steps } from '../kit';
import { ask, bits, choose, happy, job, loss, on, takeOne } from './rules';
import { ARTIST, FREELANCER, type Loop, OVERTIME, SLOWDOWN, TYCOON, WORK } from './state';

export const work = (): Steps<Loop> => ({
  salary: (s, t) => {
    const me = s.seat,
      free = job(s) == FREELANCER,
      list: number[] = [], // line * 3 + REP
      cannot: [string, string][] = [],
      line = (x: number) => (x / 3) | 0;
    const coins = (x: number) =>
      (job(s) == TYCOON ? s.coin[me] : (s.work[line(x)] / 10) | 0) + (x % 3) + (on(s, OVERTIME) ? 4 : 0) - (on(s, SLOWDOWN) ? 1 : 0);
    for (const i of free ? [FREELANCER, 21, 22] : [job(s)])
      if (s.mode && s.h[me] < loss(s, i)) cannot.push(['-' + loss(s, i) + ' H', 'You have ' + s.h[me]]);
      else for (let rep = 0; rep <= s.rep[me]; rep++) list.push(i * 3 + rep);
    return ask(
      s,
      7,
      'WORK. REP for $1 each?',
      choose(
        list,
        x =>
          (free ? Math.max(1, line(x) - 19) + ') ' : '') +
          '$' +
          coins(x) +
          ' -' +
          loss(s, line(x)) +
          ' H' +
          (x % 3 ? ', ' + (x % 3) + ' REP' : ''),
        x => {
          s.main = WORK;
          s.coin[me] = Math.max(0, Math.min(9999, s.coin[me] + coins(x)));
          s.rep[me] -= x % 3;
          s.hand[me] += bits(s.favUsed[me]);
          s.favUsed[me] = 0;
          happy(s, t, me, -loss(s, line(x)));
          return job(s) == ARTIST && s.buySlots ? 'create' : '';
        },
        'turn.main',
      ),
      me,
      cannot,
    );
  },
  create: s => takeOne(s, 18, 4),
});

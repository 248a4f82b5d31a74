// WORK: the SALARY of the CAREER, REP for more COIN, and what the Artist takes with it.
import type { Choice, OldSteps as Steps, Table } from '../kit';
import { ask, bits, debts, happy, job, loss, on, options, salaries, takeOne } from './rules';
import { ARTIST, type Loop, MAIN, OVERTIME, SLOWDOWN, TYCOON, TYCOON_PAYS, WORK } from './state';

export const work = (s: Loop, t: Table<Loop>): Steps<Loop> => ({
  salary: () => {
    const me = s.seat,
      career = job(s),
      list: number[][] = [], // line of the SALARY table, REP
      no: Choice[] = [];
    // who has nothing loses nothing (LO-345)
    const coins = (x: number[]) =>
      Math.max(
        -s.coin[me],
        (career == TYCOON ? s.coin[me] - (s.rules & TYCOON_PAYS ? debts(s, me) : 0) : +s.pay[x[0]]) +
          x[1] +
          4 * on(s, OVERTIME) -
          on(s, SLOWDOWN),
      );
    for (const line of salaries(s))
      if (s.mode && s.h[me] < loss(s, line)) no.push(['-' + loss(s, line) + ' H', '', 'You have ' + s.h[me] + ' H']);
      else for (let rep = 0; rep <= s.rep[me]; rep++) list.push([line, rep]);
    return ask(
      s,
      7,
      'WORK|. Each REP: +$1' + (s.favUsed[me] ? '\nPlayed FAVOURS come back' : ''),
      options(
        list,
        x => '$' + coins(x) + (loss(s, x[0]) ? ' -' + loss(s, x[0]) + ' H' : ', no H') + (x[1] ? ', ' + x[1] + ' REP' : ''),
        x => {
          s.main = WORK;
          s.coin[me] = Math.min(9999, s.coin[me] + coins(x)) | 0;
          s.rep[me] -= x[1];
          s.hand[me] += bits(s.favUsed[me]);
          s.favUsed[me] = 0;
          happy(s, t, me, -loss(s, x[0]));
          return career == ARTIST && s.buySlots ? 'create' : '';
        },
        MAIN,
      ).concat(no),
    );
  },
  create: () => takeOne(s, 18, 4, s.seat),
});

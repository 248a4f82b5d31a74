// 2.2 a) WORK: the SALARY of the CAREER for HAPPINESS, and REPUTATION for more COIN.
import type { Chapter, Option } from '../kit';
import { endTurn } from './end-turn';
import { happy } from './happiness';
import { takeFaceUp, typeOptions } from './materials';
import { debts } from './owing';
import { goOn, hub } from './start-turn';
import { hasRuling, isAdvanced, isOnTurn, type Loop, on, type T, types } from './state';

const MOST_COIN = 9999;

/** What one SALARY brings and costs. A Freelancer has three of them [LO-255]. */
interface Salary {
  coin: number;
  h: number;
}

/** Overtime takes 1 H more [LO-316], and each card of a Tycoon, unless he pays COIN for it [LO-103, LO-269]. */
function lossOf(s: Loop, printed: number): number {
  const perCard = isOnTurn(s, 'Tycoon') && !s.light && !hasRuling(s, 'Tycoon pays $') ? debts(s, s.seat) : 0;
  return printed + perCard + (on(s, 'Overtime') ? 1 : 0);
}

/** Overtime gives 4, Economic Slowdown takes 1 of what there is then [LO-102, LO-345]. A Tycoon takes as much as he has [LO-274]. */
function coinOf(s: Loop, printed: number): number {
  const has = s.coin[s.seat],
    doubled = has - (hasRuling(s, 'Tycoon pays $') ? debts(s, s.seat) : 0),
    gain = (isOnTurn(s, 'Tycoon') && !s.light ? doubled : printed) + (on(s, 'Overtime') ? 4 : 0) - (on(s, 'Economic Slowdown') ? 1 : 0);
  return Math.max(-has, gain) | 0;
}

/** The SALARIES of whoever has the turn, with what EVENTs change. Light asks for them once; BASIC has only INTERNs [LO-015]. */
export function salaries(s: Loop): Salary[] {
  const own = (coin: number, h: number) => ({ coin: coinOf(s, coin), h: lossOf(s, h) }),
    first = own(s.pays[s.seat], s.costs[s.seat]);
  return isOnTurn(s, 'Freelancer') && !s.light ? [first, own(4, 1), own(2, 0)] : [first];
}

/** Why the SALARY cannot be earned, or false: in BASIC H just ends at 0 [LO-104, LO-105]. */
const reasonAgainst = (s: Loop, { h }: Salary) => isAdvanced(s) && s.h[s.seat] < h && `You have ${s.h[s.seat]} H`;

/** Why not WORK, or false: in BASIC it always can be, elsewhere it may be all that can be [LO-180 to LO-183]. */
export function reasonAgainstWork(s: Loop): string | false {
  const list = salaries(s);
  if (s.forced) return 'No: forced into debt';
  if (list.some(salary => !reasonAgainst(s, salary))) return false;
  return `Costs ${Math.min.apply(
    null,
    list.map(({ h }) => h),
  )} H, you have ${s.h[s.seat]}`;
}

/** One action: the loss is one movement of the token [LO-108]. COIN never runs out [LO-007]. FAVOURs that were laid aside come back [LO-107, LO-227]. */
export function earn(s: Loop, t: T, { coin, h }: Salary, rep: number): void {
  s.main = 'Work';
  s.coin[s.seat] = Math.min(MOST_COIN, s.coin[s.seat] + coin + rep) | 0; // each REP is 1 COIN [LO-101]
  s.rep[s.seat] -= rep;
  if (s.favUsed[s.seat]) t.tell('Played FAVOURs come back');
  for (; s.favUsed[s.seat]; s.favUsed[s.seat] &= s.favUsed[s.seat] - 1) s.hand[s.seat]++;
  happy(s, t, s.seat, -h);
}

/** Without H in BASIC: 1 COIN, and the turn ends [LO-104, LO-106]. So it does where a forced card opens nothing [LO-186]. */
export function takeOneCoin(s: Loop, t: T): string {
  if (!s.forced || !hasRuling(s, 'No $1')) s.coin[s.seat]++;
  s.main = 'Work';
  return endTurn(s, t);
}
export const worksForOneCoin = (s: Loop) => !isAdvanced(s) && !s.h[s.seat];

/** An Artist takes a MATERIAL at Q4 with it [LO-250, LO-279]. */
const afterWork = (s: Loop, t: T) => (isOnTurn(s, 'Artist') && s.buySlots && !s.light ? 'work.create' : goOn(s, t));

/** Where there is nothing to choose, WORK is done at once. */
export function work(s: Loop, t: T): string {
  if (worksForOneCoin(s)) return takeOneCoin(s, t);
  const list = salaries(s).filter(salary => !reasonAgainst(s, salary));
  if (list.length !== 1 || s.rep[s.seat]) return 'work.salary';
  earn(s, t, list[0], 0);
  return afterWork(s, t);
}

const coinAndH = (coin: number, h: number) => `$${coin}${h ? ` -${h} H` : ', no H'}`;

export const working = (s: Loop, t: T): Chapter<Loop> => ({
  page: 7,
  steps: {
    salary: () => {
      const list = salaries(s),
        options: Option[] = [];
      for (const salary of list)
        for (let rep = 0; rep <= s.rep[s.seat]; rep++) {
          const not = reasonAgainst(s, salary);
          if (not && rep) continue;
          const label = `${coinAndH(salary.coin + rep, salary.h)}${rep ? `, ${rep} REP` : ''}`;
          if (options.some(one => one.label === label)) continue; // the table's own SALARY may be one of the other two
          options.push({
            label,
            not,
            do: () => earn(s, t, salary, rep),
            then: () => afterWork(s, t),
          });
        }
      return { say: 'WORK. Each REP: +$1', options: [...options, { label: 'Back', back: true, then: hub(s) }] };
    },

    create: () => ({
      say: 'Take which face-up MATERIAL at Q4?',
      page: 18,
      options: typeOptions(s),
      do: type => takeFaceUp(s, t, s.seat, types()[type], 4),
      then: () => goOn(s, t),
    }),
  },
});

// CONSUME: two MATERIALs, own or SHAREd, for one ACTIVITY; the ACTIVITY it replaces; a GOAL that is met.
import type { Steps, Table } from '../kit';
import { ask, happy, less, on, options, owned, wear, whoseLabel } from './rules';
import { AREA, type Loop, MAIN, MICRO_PLASTIC, type Then } from './state';

export const consume = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  const copies = (material: number) => (material < AREA ? s.mats[material] : s.buySlots);
  const use = (material: number) => {
    const lent = s.shares.indexOf(material);
    if (lent >= 0) s.shares.splice(lent, 1);
    if (material < AREA) wear(s, material);
    else if (material % 4 == 0) {
      less(s, 'buySlots');
      s.matDiscard[(material - AREA) / 4]++;
    }
    // another SHARE of the same card finds it 1 Q lower
    if (!copies(material)) for (let i = 0; i < s.shares.length; i++) if (s.shares[i] == material && material % 4) s.shares[i]--;
  };
  /** What can pay: own MATERIALs and accepted SHAREs, each card once for one ACTIVITY. */
  const which = (say: string, taken: number, next: (material: number) => Then, back: string) => {
    const list: number[] = [],
      shares = s.shares.slice(),
      lent = shares.indexOf(taken);
    if (lent >= 0) shares.splice(lent, 1);
    for (const material of owned(s, s.seat).concat(shares))
      if (list.indexOf(material) < 0 && copies(material) > (material == taken ? 1 : 0)) list.push(material);
    return ask(
      7,
      say + (on(s, MICRO_PLASTIC) ? '\nNo FOOD activity' : ''),
      options(list, material => whoseLabel(s, material), next, back),
    );
  };

  return {
    first: () =>
      which(
        '1st MATERIAL',
        -1,
        material => {
          s.it = material;
          return 'second';
        },
        MAIN,
      ),
    second: () =>
      which(
        '2nd MATERIAL',
        s.it,
        material => {
          const me = s.seat;
          use(s.it);
          use(material);
          less(s, 'actSlots');
          s.consumed++;
          s.actsDone[me]++;
          s.newAct = 1;
          happy(s, t, me, 1);
          if (s.acts[me] > 2) return 'old';
          s.acts[me]++;
        },
        'first',
      ),
    old: () => ask(7, 'Discard one of your 3 older ACTIVITYs', MAIN),
    goal: () =>
      ask(
        8,
        'GOAL met. Its HAPPINESS?',
        n => {
          s.goals[s.seat]++;
          happy(s, t, s.seat, n);
          return MAIN;
        },
        s.seat,
        [1, 6, s.reward],
      ),
  };
};

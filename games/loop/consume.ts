// CONSUME: two MATERIALS, own or SHAREd, for one ACTIVITY; the ACTIVITY it replaces; a GOAL that is met.
import { get, type OldSteps as Steps, type Table } from '../kit';
import { ask, count, happy, lend, less, more, options, owned, wear, whoseLabel } from './rules';
import { AREA, BRIEF, type Loop, MAIN, type Then } from './state';

export const consume = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  const copies = (material: number) => (material < AREA ? count(s, material) : s.buySlots);

  const use = (material: number) => {
    const lent = s.shares.indexOf(material);
    if (lent >= 0) s.shares.splice(lent, 1);
    if (material < AREA) wear(s, material);
    else if (material % 4 == 0) {
      less(s, 'buySlots');
      more(s, 'matDiscard', (material - AREA) / 4);
    }
    // another SHARE of the same card finds it 1 Q lower
    if (!copies(material) && material % 4) lend(s, material, -1);
  };

  /** What can pay: own MATERIALS and accepted SHARES, each card once for one ACTIVITY. */
  const which = (say: string, taken: number, next: (material: number) => Then, back: string) => {
    const list: number[] = [],
      shares = s.shares.slice(),
      lent = shares.indexOf(taken);
    if (lent >= 0) shares.splice(lent, 1);
    for (const material of owned(s, s.seat).concat(shares))
      if (list.indexOf(material) < 0 && copies(material) > (material == taken ? 1 : 0)) list.push(material);
    return ask(s, 7, say, options(list, whoseLabel(s), next, back));
  };

  return {
    first: () =>
      which(
        '1st MATERIAL to use?',
        -1,
        material => {
          s.it = material;
          return 'second';
        },
        MAIN,
      ),
    second: () =>
      which(
        '2nd MATERIAL to use?',
        s.it,
        material => {
          const me = s.seat;
          use(s.it);
          use(material);
          less(s, 'actSlots');
          s.consumed++;
          s.actsDone[me]++;
          happy(s, t, me, 1);
          if (get(s, 'acts', me) < 3) more(s, 'acts', me);
          else if (!(s.style & BRIEF)) return 'old';
        },
        'first',
      ),
    old: () => ask(s, 7, 'Discard an older ACTIVITY', MAIN),
    goal: () =>
      ask(
        s,
        8,
        'GOAL met|. Its HAPPINESS?',
        n => {
          more(s, 'goals', s.seat);
          happy(s, t, s.seat, n);
          return MAIN;
        },
        s.seat,
        { dial: [1, 6, s.reward] },
      ),
  };
};

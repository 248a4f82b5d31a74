// CONSUME: two MATERIALs, own or SHAREd, for one ACTIVITY; the ACTIVITY it replaces; a GOAL that is met.
import { type Ask, get, type Steps, type Table } from '../kit';
import { ask, count, happy, lend, less, more, options, owned, wear, whoseLabel } from './rules';
import { AREA, BRIEF, type Loop, MAIN, type Then } from './state';

function copies(s: Loop, material: number): number {
  return material < AREA ? count(s, material) : s.buySlots;
}

function use(s: Loop, material: number): void {
  const lent = s.shares.indexOf(material);
  if (lent >= 0) s.shares.splice(lent, 1);
  if (material < AREA) wear(s, material);
  else if (material % 4 == 0) {
    less(s, 'buySlots');
    more(s, 'matDiscard', (material - AREA) / 4);
  }
  // another SHARE of the same card finds it 1 Q lower
  if (!copies(s, material) && material % 4) lend(s, material, -1);
}

/** What can pay: own MATERIALs and accepted SHAREs, each card once for one ACTIVITY. */
function which(s: Loop, say: string, taken: number, next: (material: number) => Then, back: string): Ask {
  const list: number[] = [],
    shares = s.shares.slice(),
    lent = shares.indexOf(taken);
  if (lent >= 0) shares.splice(lent, 1);
  for (const material of owned(s, s.seat).concat(shares))
    if (list.indexOf(material) < 0 && copies(s, material) > (material == taken ? 1 : 0)) list.push(material);
  return ask(
    s,
    7,
    say,
    options(list, material => whoseLabel(s, material), next, back),
  );
}

export const consume = (s: Loop, t: Table<Loop>): Steps<Loop> => ({
  first: () =>
    which(
      s,
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
      s,
      '2nd MATERIAL',
      s.it,
      material => {
        const me = s.seat;
        use(s, s.it);
        use(s, material);
        less(s, 'actSlots');
        s.consumed++;
        s.actsDone[me]++;
        s.newAct = 1;
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
      [1, 6, s.reward],
    ),
});

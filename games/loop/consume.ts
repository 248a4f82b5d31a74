// CONSUME: two MATERIALs, own or SHAREd, for one ACTIVITY; the ACTIVITY it replaces; a GOAL that is met.
import { type Steps, who } from '../kit';
import { ask, choose, digit, happy, label, on, owned, wear } from './rules';
import { type Loop, MICRO_PLASTIC, type Then } from './state';

const AREA = 150; // MATERIALs from here on lie in the BUY AREA (SOLO)

export const consume = (): Steps<Loop> => {
  const copies = (s: Loop, material: number) => (material < AREA ? digit(s.mats[(material / 5) | 0], (material % 5) - 1) : s.buySlots);
  const use = (s: Loop, material: number) => {
    if (((material / 25) | 0) != s.seat) s.shares.splice(s.shares.indexOf(material), 1);
    if (material < AREA) wear(s, material);
    else if (material % 5 == 1) {
      s.buySlots--;
      s.matDiscard[((material / 5) | 0) - 30]++;
    }
    // another SHARE of the same card finds it 1 Q lower
    if (!copies(s, material)) for (let i = 0; i < s.shares.length; i++) if (s.shares[i] == material && material % 5 > 1) s.shares[i]--;
  };
  /** What can pay: own MATERIALs and accepted SHAREs, each card once for one ACTIVITY. */
  const which = (s: Loop, say: string, taken: number, next: (material: number) => Then, back: string) => {
    const list: number[] = [];
    for (const material of owned(s, s.seat).concat(s.shares)) {
      const again = material == taken ? 1 : 0;
      if (
        list.indexOf(material) < 0 &&
        copies(s, material) > again &&
        (((material / 25) | 0) == s.seat || s.shares.filter(m => m == material).length > again)
      )
        list.push(material);
    }
    return ask(
      s,
      7,
      say + (on(s, MICRO_PLASTIC) ? '\nFOOD is PLASTIC: no FOOD activity' : ''),
      choose(
        list,
        material =>
          (((material / 25) | 0) == s.seat ? '' : material < AREA ? who(s, (material / 25) | 0) + ' ' : 'Board ') + label(material),
        next,
        back,
      ),
    );
  };

  return {
    first: s =>
      which(
        s,
        '1st MATERIAL',
        -1,
        material => {
          s.it = material;
          return 'second';
        },
        'turn.main',
      ),
    second: (s, t) =>
      which(
        s,
        '2nd MATERIAL, another card',
        s.it,
        material => {
          use(s, s.it);
          use(s, material);
          s.actSlots--;
          s.consumed++;
          s.actsDone[s.seat]++;
          s.newAct = 1;
          happy(s, t, s.seat, 1);
          if (s.acts[s.seat] > 2) return 'old';
          s.acts[s.seat]++;
        },
        'first',
      ),
    old: s => ask(s, 7, '4th ACTIVITY: discard an older one of your 3', 'turn.main'),
    goal: (s, t) => {
      const a = ask(s, 8, 'GOAL met by the kept ACTIVITYs. Its HAPPINESS?', n => {
        s.goals[s.seat]++;
        happy(s, t, s.seat, n);
      });
      a.dial = [1, 6, s.reward];
      return a;
    },
  };
};

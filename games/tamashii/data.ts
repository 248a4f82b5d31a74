// Data tokens: draw, dump, discard, gain. Counts by type, the device's own Launcher by slot (p. 6 to 8). s.job tells whose, what and how many.
import type { Steps } from '../kit';
import { BACK, dial, type Go, menu, ok } from './ask';
import { discardCorrupted, gained, offLauncher } from './effects';
import { CORRUPTED, DISCARD, DRAW, DUMP, GAIN, KINDS, type Tamashii, VIRTUAL } from './state';
import { slotNames, typeNames } from './tracks';

export const data = (): Steps<Tamashii> => {
  const verb = (s: Tamashii) => ['Drawn', 'Dump', 'Discard', 'Gain'][s.job[1]];
  const one = (s: Tamashii, type: number, slot: number) => {
    const kind = s.job[1],
      seat = s.job[0],
      at = seat * KINDS + type;
    if (kind == DRAW) {
      s.bag[at]--;
      s.launcher[at]++;
    } else if (kind == GAIN) {
      s.supply[type]--;
      gained(s)[at]++;
    } else {
      offLauncher(s, seat, type, slot);
      if (kind == DUMP) s.dump[at]++;
      else if (type == CORRUPTED) discardCorrupted(s, seat);
      else s.supply[type]++;
    }
    s.job[2]--;
  };
  /** How many of a type there are to take. The Dump is poured only into an empty Bag: the types before this one must be used up (TA-152). */
  const most = (s: Tamashii, type: number): number => {
    const kind = s.job[1],
      from = s.job[0] * KINDS;
    if (!(s.job[3] & (1 << type))) return 0;
    if (kind == GAIN) return s.supply[type] || 0;
    if (kind != DRAW) return s.launcher[from + type];
    for (let i = 0; i < type; i++) if (s.bag[from + i] && !s.job[5]) return s.bag[from + type];
    return s.bag[from + type] + s.dump[from + type];
  };
  /** The next type that can be taken, or KINDS. */
  const next = (s: Tamashii): number => {
    let type = s.job[4];
    while (type < KINDS && !most(s, type)) type++;
    return type;
  };
  /** All types are counted; a Dump that was needed lies in the Bag now. */
  const counted = (s: Tamashii): string => {
    for (let i = s.job[0] * KINDS, last = i + KINDS; i < last && s.job[5]; i++) {
      s.bag[i] += s.dump[i];
      s.dump[i] = 0;
    }
    return '<';
  };

  return {
    /** The quick way where tokens are counted: how many of each type. */
    count(s) {
      const type = next(s),
        at = s.job[0] * KINDS + type;
      if (type == KINDS) return ok(s, verb(s) + ': no token', () => counted(s));
      const least = s.job[5] ? s.bag[at] : 0; // poured: the Bag was empty before
      return dial(
        s,
        verb(s) + ': how many\n' + typeNames(s)[type] + '?',
        most(s, type),
        least,
        n => {
          for (let i = 0; i < n; i++) {
            if (s.job[1] == DRAW && !s.bag[at]) {
              s.job[5] = 1;
              s.dump[at]--;
              s.bag[at]++;
            }
            one(s, type, 0);
          }
          s.job[4] = type + 1;
          return next(s) < KINDS ? 'count' : counted(s);
        },
        least,
      );
    },

    take(s) {
      const kind = s.job[1],
        seat = s.job[0],
        names = typeNames(s),
        list: (string | Go)[] = [];
      const take = (type: number, slot: number) => () => {
        one(s, type, slot);
        return s.job[2] > 0 ? 'take' : '<';
      };
      if (!s.level)
        return menu(s, verb(s) + ' 1 token' + (kind == GAIN ? '\ninto the Dump, if the\nsupply has one' : '\nfrom the Launcher'), [
          'Done',
          BACK,
          'It was Corrupted',
          kind == DISCARD &&
            s.corruptedHeld[seat] > 0 &&
            (() => {
              discardCorrupted(s, seat);
              return '<';
            }),
        ]);
      let some = false;
      if (s.level == VIRTUAL && kind != GAIN) {
        const slots = slotNames(s.shape[0], s.shape[1]);
        for (let slot = 0; slot < slots.length; slot++) {
          const type = s.grid[seat * slots.length + slot] - 1;
          if (type >= 0 && type < KINDS && s.job[3] & (1 << type)) list.push(slots[slot] + ' ' + names[type], take(type, slot));
        }
        some = list.length > 0;
      } else
        for (let type = 0; type < KINDS; type++) {
          const n = most(s, type);
          if (s.job[3] & (1 << type)) list.push(names[type] + ' (' + n + ')', n > 0 ? take(type, 0) : '!None left');
          if (n > 0) some = true;
        }
      return menu(s, verb(s) + '\nwhich token?', list.concat('No more', kind < DISCARD || !some ? BACK : 0));
    },
  };
};

// Data tokens: draw, dump, discard, gain. Counts by type, the device's own Launcher by slot (p. 6 to 8). s.job tells whose, what and how many.
import { get, put } from '../kit';
import { BACK, type List, type Rows } from './ask';
import { change, discardCorrupted, gained, offLauncher, wasReset } from './effects';
import { CORRUPTED, DISCARD, DRAW, DUMP, GAIN, KINDS, type Tamashii, VIRTUAL } from './state';
import { slotNames, typeNames } from './tracks';

export const data = (s: Tamashii): Rows => {
  const verb = () => ['Drawn', 'Dump', 'Discard', 'Gain'][s.job[1]];
  const one = (type: number, slot: number) => {
    const kind = s.job[1],
      seat = s.job[0],
      at = seat * KINDS + type;
    if (kind == DRAW) {
      change(s, 'bag', -1, at);
      change(s, 'launcher', 1, at);
    } else if (kind == GAIN) {
      change(s, 'supply', -1, type);
      change(s, gained(s), 1, at);
    } else {
      offLauncher(s, seat, type, slot);
      if (kind == DUMP) change(s, 'dump', 1, at);
      else if (type == CORRUPTED) discardCorrupted(s, seat);
      else change(s, 'supply', 1, type);
    }
    s.job[2]--;
  };
  /** How many of a type there are to take. The Dump is poured only into an empty Bag: the types before this one must be used up (TA-152). */
  const most = (type: number): number => {
    const kind = s.job[1],
      from = s.job[0] * KINDS;
    if (!(s.job[3] & (1 << type))) return 0;
    if (kind == GAIN) return get(s, 'supply', type) || 0;
    if (kind != DRAW) return get(s, 'launcher', from + type);
    for (let i = 0; i < type; i++) if (get(s, 'bag', from + i) && !s.job[5]) return get(s, 'bag', from + type);
    return get(s, 'bag', from + type) + get(s, 'dump', from + type);
  };
  /** The next type that can be taken, or KINDS. */
  const next = (): number => {
    let type = s.job[4];
    while (type < KINDS && !most(type)) type++;
    return type;
  };
  /** All types are counted; a Dump that was needed lies in the Bag now. */
  const counted = (): string => {
    for (let i = s.job[0] * KINDS, last = i + KINDS; i < last && s.job[5]; i++) {
      change(s, 'bag', get(s, 'dump', i), i);
      put(s, 'dump', 0, i);
    }
    return '<';
  };

  return {
    /** The quick way where tokens are counted: how many of each type. */
    count() {
      const type = next(),
        at = s.job[0] * KINDS + type;
      if (type == KINDS || (s.job[1] == DRAW && wasReset(s, s.job[0]))) return [verb() + ': no token', counted];
      const least = s.job[5] ? get(s, 'bag', at) : 0; // poured: the Bag was empty before
      return [
        verb() + ': how many\n' + typeNames(s)[type] + '?',
        n => {
          for (let i = 0; i < n; i++) {
            if (s.job[1] == DRAW && !get(s, 'bag', at)) {
              s.job[5] = 1;
              change(s, 'dump', -1, at);
              change(s, 'bag', 1, at);
            }
            one(type, 0);
          }
          s.job[4] = type + 1;
          return next() < KINDS ? 'count' : counted();
        },
        most(type),
        least,
        least,
      ];
    },

    take() {
      const kind = s.job[1],
        seat = s.job[0],
        names = typeNames(s),
        list: List = [];
      const take = (at: number) => {
        one(at & 7, at >> 3);
        return s.job[2] > 0 ? 'take' : '<';
      };
      if (!s.level)
        return [
          verb() + ' 1 token' + (kind == GAIN ? '\ninto the Dump, if the\nsupply has one' : '\nfrom the Launcher'),
          [
            'Done',
            BACK,
            'It was Corrupted',
            kind == DISCARD &&
              get(s, 'corruptedHeld', seat) > 0 &&
              (() => {
                discardCorrupted(s, seat);
                return '<';
              }),
          ],
        ];
      let some = false;
      if (s.level == VIRTUAL && kind != GAIN) {
        const slots = slotNames(s.shape);
        for (let slot = 0; slot < slots.length; slot++) {
          const type = +s.grid[seat * slots.length + slot] - 1;
          if (type >= 0 && type < KINDS && s.job[3] & (1 << type)) list.push(slots[slot] + ' ' + names[type], [take, slot * 8 + type]);
        }
        some = list.length > 0;
      } else
        for (let type = 0; type < KINDS; type++) {
          const n = most(type);
          if (s.job[3] & (1 << type)) list.push(names[type] + ' (' + n + ')', n > 0 ? [take, type] : '!None left');
          if (n > 0) some = true;
        }
      return [verb() + '\nwhich token?', list.concat('No more', kind < DISCARD || !some || s.job[2] > 1 ? BACK : 0)];
    },
  };
};

// Data tokens one by one: draw, dump, discard, gain. Counts are picked by type, the device's own Launcher by slot (p. 6 to 8).
import { back, type Steps } from '../kit';
import { BACK, type Go, menu } from './ask';
import { pour } from './bag';
import { discardCorrupted, offLauncher } from './effects';
import { CORRUPTED, DISCARD, DRAW, DUMP, GAIN, KINDS, type Tamashii, VIRTUAL } from './state';
import { slotNames, typeNames } from './tracks';

export const data = (): Steps<Tamashii> => {
  const one = (s: Tamashii, type: number, slot: number) => () => {
    const kind = s.job[0],
      seat = s.job[1],
      at = seat * KINDS + type;
    if (kind == DRAW) {
      pour(s, seat);
      s.bag[at]--;
      s.launcher[at]++;
    } else if (kind == GAIN) {
      s.supply[type]--;
      if (s.phase < 0)
        s.bag[at]++; // a Conditions card's tokens (generator set-up 4)
      else s.dump[at]++;
    } else {
      offLauncher(s, seat, type, slot);
      if (kind == DUMP) s.dump[at]++;
      else if (type == CORRUPTED) discardCorrupted(s, seat);
      else s.supply[type]++;
    }
    return --s.job[2] > 0 ? 'take' : back(s);
  };

  return {
    take(s) {
      const kind = s.job[0],
        seat = s.job[1],
        from = seat * KINDS,
        names = typeNames(s),
        verb = '@: ' + ['drawn', 'dump', 'discard', 'gain'][kind];
      if (!s.level)
        return menu(
          s,
          verb + ' 1 token' + (kind == GAIN ? '\ninto the Dump, if the\nsupply has one' : '\nfrom the Launcher'),
          [
            'Done',
            BACK,
            'It was Corrupted',
            kind == DISCARD &&
              s.corruptedHeld[seat] > 0 &&
              (() => {
                discardCorrupted(s, seat);
                return back(s);
              }),
          ],
          seat,
        );
      const list: (string | Go)[] = [];
      if (s.level == VIRTUAL && (kind == DUMP || kind == DISCARD)) {
        const slots = slotNames(s.shape[0], s.shape[1]);
        for (let slot = 0; slot < slots.length; slot++) {
          const type = s.grid[seat * slots.length + slot] - 1;
          if (type < 0 || type >= KINDS || !(s.job[3] & (1 << type))) continue;
          list.push(slots[slot] + ' ' + names[type], one(s, type, slot));
        }
      } else {
        let bag = 0;
        for (let i = 0; i < KINDS; i++) bag += s.bag[from + i];
        for (let type = 0; type < KINDS; type++) {
          const n = kind == DRAW ? (bag ? s.bag : s.dump)[from + type] : kind == GAIN ? s.supply[type] || 0 : s.launcher[from + type];
          if (s.job[3] & (1 << type)) list.push(names[type] + ' (' + n + ')', n > 0 ? one(s, type, 0) : '!None left');
        }
      }
      let some = false;
      for (const go of list) if (typeof go == 'function') some = true;
      return menu(s, verb + '\nwhich token?', list.concat('No more', kind < DISCARD || !some ? BACK : 0), seat);
    },
  };
};

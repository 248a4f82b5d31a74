// What Supplies buy: caravans, the Ally's box and mercs.
import type { Steps } from '../kit';
import {
  ACT,
  BACK,
  type Biome,
  CARAVANS,
  CHASE,
  camps,
  carry,
  enemy,
  full,
  HIDDEN,
  HUNT,
  here,
  kindOf,
  labels,
  lying,
  MERC,
  MERCS,
  menu,
  PAY_ACTS,
  pay,
  piece,
  poor,
  prizes,
  put,
  RESCUE,
  road,
  SEATS,
  shut,
  spend,
  TOLL_ACTS,
  TRADING,
  tokens,
  unless,
  which,
} from './table';

const hire = (s: Biome, job: number, price: number) => {
  spend(s, s.rulings & PAY_ACTS);
  piece(s, MERC, 0, [Math.max(0, here(s)), job, price, s.chosen].concat(s.wanted));
  return pay(s, price, ACT);
};

export const deals = (s: Biome): Steps<Biome> => ({
  /** From the camp under the player's feet to the far end, never the other way (BI-341). */
  send: () =>
    menu(
      s,
      CARAVANS,
      'Send a secret from here to:',
      camps(s).map((name, end) => (road(s, here(s), end) > 1 ? unless(name, shut(s, end)) : '')),
      end => {
        s.mode = end;
        return 'what';
      },
      BACK,
    ),
  what: () => {
    const k = here(s);
    return which(
      s,
      CARAVANS,
      'Send what? 1 Supply. It arrives face-up',
      HIDDEN,
      type => lying(s, type, k),
      type => poor(s, type ? 1 : 2), // a Supply cannot pay for its own way
      type => {
        put(s, type, k, -1);
        put(s, type, s.mode, 1);
        spend(s, s.rulings & TOLL_ACTS ? 1 : 0);
        return pay(s, 1, ACT);
      },
    );
  },
  /** The Ally's cool-down runs already (BI-350). */
  box: () =>
    menu(
      s,
      TRADING,
      'Look through the box alone.\tTaken face-down, if it fits',
      [unless('One secret', !s.boxLeft ? 'The box is empty' : full(s, 1)), 'None'],
      i => {
        if (i) return ACT;
        s.boxLeft--;
        return carry(s, -1, 0, ACT);
      },
    ),
  /** The Gang, a camp to rescue from, or the party of a camp. */
  hire: () => {
    const names = camps(s),
      n = names.length;
    return menu(
      s,
      MERCS,
      'Mercs: which job, how many Supplies?',
      [unless('Fight the Gang 3', !s.gang ? 'The Gang is hidden' : poor(s, 3))].concat(
        names.map((name, k) =>
          enemy(kindOf(s, k))
            ? unless('Rescue ' + name + ' 1-3', !tokens(s, k) && s.capture.indexOf(k + 2) < 0 && 'Nothing to rescue')
            : '',
        ),
        names.map((name, k) => (s.party.indexOf(k) < 0 ? '' : 'Party of ' + name + ' 1')),
      ),
      i => {
        s.chosen = Math.max(0, i - 1) % n;
        s.wanted = [];
        return i && i <= n ? 'targets' : i ? hire(s, HUNT, 1) : hire(s, CHASE, 3);
      },
      BACK,
    );
  },
  /** Up to three, all at one enemy camp (BI-352). */
  targets: () => {
    const k = s.chosen,
      n = s.wanted.length,
      list = [n ? 'Hire for ' + n : ''];
    for (let i = 1; n < 3 && !poor(s, n + 1) && i < SEATS + s.names.length; i++) {
      let left = prizes(s, i, k);
      for (const code of s.wanted) if (code == i) left--;
      if (left > 0) list[i] = i < SEATS ? labels()[i - 1] : s.names[i - SEATS];
    }
    return menu(
      s,
      MERCS,
      camps(s)[k] + ': rescue whom or what?\n' + n + ' of 3 chosen',
      list,
      i => {
        if (!i) return hire(s, RESCUE, n);
        s.wanted.push(i);
        return 'targets';
      },
      BACK,
    );
  },
});

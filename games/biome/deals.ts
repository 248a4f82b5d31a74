// What Supplies buy: caravans, the Ally's box and mercs.
import { type Steps, who } from '../kit';
import {
  ACT,
  BACK,
  type Biome,
  CARAVANS,
  CHASE,
  camps,
  canPay,
  enemy,
  grow,
  HIDDEN,
  HUNT,
  here,
  labels,
  MERCS,
  menu,
  PAY_ACTS,
  pay,
  put,
  RESCUE,
  road,
  spend,
  TOLL_ACTS,
  TRADING,
  TYPES,
  weigh,
} from './table';

export const deals = (): Steps<Biome> => {
  const hire = (s: Biome, job: number, price: number) => {
    spend(s, s.rulings & PAY_ACTS);
    grow(s, 'home job paid prey', [Math.max(0, here(s)), job, price, s.chosen]);
    for (let i = 0; i < 3; i++) s.targets.push(s.wanted[i] || 0);
    return pay(s, price, ACT);
  };

  return {
    /** From the camp under the player's feet to the far end, never the other way (BI-341). */
    send: s => {
      const names = camps(s);
      return menu(
        'Send a secret from here to:',
        CARAVANS,
        names.length,
        end => (road(s, here(s), end) > 1 ? names[end] : ''),
        end => {
          s.mode = end;
          return 'what';
        },
        BACK,
      );
    },
    what: s => {
      const k = here(s),
        names = labels();
      return menu(
        'Send what? 1 Supply. It arrives face-up',
        CARAVANS,
        k < 0 ? 0 : HIDDEN,
        // a Supply cannot pay for its own way
        type => (s[TYPES[type]][k] ? names[type] + (canPay(s, type ? 1 : 2) ? '' : '\nNot enough Supplies') : ''),
        type => {
          put(s, type, k, -1);
          put(s, type, s.mode, 1);
          spend(s, s.rulings & TOLL_ACTS ? 1 : 0);
          return pay(s, 1, ACT);
        },
        BACK,
      );
    },
    /** The Ally's cool-down runs already (BI-350). */
    box: s =>
      menu(
        who(s) + ' looks through the box alone. Taken face-down, if it fits:',
        TRADING,
        2,
        i => (i ? 'None' : 'One secret' + (s.boxLeft ? '' : '\nThe box is empty')),
        i => {
          if (i) return ACT;
          s.boxLeft--;
          return weigh(s, ACT);
        },
      ),
    /** The Gang, a camp to rescue from, or the party of a camp. */
    hire: s => {
      const names = camps(s),
        n = names.length;
      return menu(
        'Mercs: which job, how many Supplies?',
        MERCS,
        1 + 2 * n,
        i => {
          const k = (i - 1) % n;
          if (!i) return 'Fight the Gang: 3' + (!s.gang ? '\nThe Gang is hidden' : canPay(s, 3) ? '' : '\nNot enough Supplies');
          if (i > n) return s.party.indexOf(k) < 0 ? '' : 'Party of ' + names[k] + ': 1';
          return enemy(s.kind[k]) ? 'Rescue ' + names[k] + ': 1-3' : '';
        },
        i => {
          s.chosen = Math.max(0, i - 1) % n;
          s.wanted = [];
          return i && i <= n ? 'targets' : i ? hire(s, HUNT, 1) : hire(s, CHASE, 3);
        },
        BACK,
      );
    },
    /** Up to three, all at one enemy camp (BI-352). */
    targets: s => {
      const k = s.chosen,
        n = s.wanted.length,
        names = labels();
      return menu(
        camps(s)[k] + ': rescue whom or what?\n' + n + ' of 3 chosen',
        MERCS,
        21,
        i => {
          if (i == 20) return n ? 'Hire for ' + n : '';
          let left = i > 8 ? s[TYPES[i - 9]][k] : s.capture[i - 1] == k + 2 ? 1 : 0;
          for (const code of s.wanted) if (code == i) left--;
          return left < 1 || n > 2 || !canPay(s, n + 1) ? '' : i > 8 ? names[i - 9] : who(s, i - 1);
        },
        i => {
          if (i == 20) return hire(s, RESCUE, n);
          s.wanted.push(i);
          return 'targets';
        },
        BACK,
      );
    },
  };
};

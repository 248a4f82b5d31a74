// What Supplies buy: caravans, the Ally's box and mercs.
import type { OldSteps as Steps } from '../kit';
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
  SUPPLY,
  shut,
  spend,
  TOLL_ACTS,
  TRADING,
  tokens,
  unless,
  WEIGHED,
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
      'Send what for 1 Supply? It arrives face-up',
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
  /** Which Supplies are paid, those of the barn or those of the hand. A hand that is weighed holds no more than it weighs. */
  pay: () => {
    const n = s.bill[0],
      k = s.bill[1],
      list: string[] = [];
    for (let hand = 0; hand <= n; hand++) {
      let label = n - hand + ' barn, ' + hand + ' hand';
      if (!hand) label = 'From the barn';
      if (hand == n) label = 'From your hand';
      list.push(n - hand > +s.supply[k] || (s.rulings & WEIGHED && hand > +s.carried[s.seat]) ? '' : label);
    }
    return menu(s, TRADING, n > 1 ? 'Pay which ' + n + ' Supplies?' : 'Pay which Supply?', list, hand => {
      put(s, SUPPLY, k, hand - n);
      return carry(s, SUPPLY, -hand, '<');
    });
  },
  /** The Ally's cool-down runs already (BI-350). */
  box: () =>
    menu(
      s,
      TRADING,
      camps(s)[here(s)] + ': CD ' + s.cd[here(s)] + '. Look through the box alone.\tTake one face-down, if it fits',
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
      'Hire mercs for what?\t(Gang 3 Supplies, all else 1 each)',
      [unless('Fight the Gang', !s.gang ? 'The Gang is hidden' : poor(s, 3))].concat(
        names.map((name, k) =>
          enemy(kindOf(s, k)) ? unless('Rescue at ' + name, !tokens(s, k) && s.capture.indexOf(k + 2) < 0 && 'Nothing to rescue') : '',
        ),
        names.map((name, k) => (s.party.indexOf(k) < 0 ? '' : 'Party of ' + name)),
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
      list = [n ? 'Hire for ' + n + (n > 1 ? ' Supplies' : ' Supply') : ''];
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

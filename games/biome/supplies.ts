// Supplies pay for cliffs, caravans, trades, mercs and ransoms, from the barn underfoot or from the hand [BI-321].
import type { Chapter } from '../kit';
import { bank, carry, put, weighThen } from './secrets';
import { type Biome, here, isFriendly, kindOf, type Reason } from './state';
import { lock } from './takebacks';

/** Supplies on the friendly camp underfoot; those of an enemy cannot be used. */
export const barn = (s: Biome) => (isFriendly(kindOf(s, here(s))) ? s.supply[here(s)] : 0);

/** Why so many cannot be paid, or nothing. Off a camp a Supply may lie on the tile, and nobody has told the device. */
export const reasonAgainstPrice = (s: Biome, supplies: number): Reason =>
  s.weighed > 0 && here(s) >= 0 && s.carried[s.seat] + barn(s) < supplies && 'Not enough Supplies';

/** So many are paid, then play goes to this step. Where hand and barn both could pay, the player says which: the device takes from the barn what the table takes. */
export function pay(s: Biome, supplies: number, step: string): string {
  const camp = here(s),
    stock = barn(s),
    fromHand = Math.max(0, supplies - stock) | 0,
    most = s.weighed ? Math.min(supplies, s.carried[s.seat]) : supplies;
  bank(s, supplies);
  lock(s); // [BI-131]
  if (stock && fromHand < most) {
    s.billSupplies = supplies;
    s.billCamp = camp;
    return `supplies.which>${step}`;
  }
  put(s, 'Supply', camp, fromHand - supplies);
  if (!fromHand) return step;
  if (camp < 0) return weighThen(s, step);
  carry(s, 'Supply', -fromHand);
  return step;
}

export const supplies = (s: Biome): Chapter<Biome> => ({
  page: 'Trading',
  steps: {
    which: () => {
      const bill = s.billSupplies,
        label = (hand: number) => (hand ? `${bill - hand} barn, ${hand} hand` : 'From the barn'),
        options = [];
      for (let hand = 0; hand <= bill; hand++)
        if (bill - hand <= s.supply[s.billCamp] && !(s.weighed && hand > s.carried[s.seat]))
          options.push({ label: hand && hand === bill ? 'From your hand' : label(hand), value: hand });
      return {
        say: bill === 1 ? 'Pay which Supply?' : `Pay which ${bill} Supplies?`,
        options: options.length ? options : [{ label: 'From your hand', value: bill }], // the table has emptied the barn
        do(hand) {
          put(s, 'Supply', s.billCamp, hand - bill);
          carry(s, 'Supply', -hand);
        },
        then: '<',
      };
    },
  },
});

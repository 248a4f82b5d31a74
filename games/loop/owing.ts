// 5.4 Who owns CREDIT CARDs, and COIN that somebody must pay.
import { type Loop, on } from './state';

/** The places of a seat's CREDIT CARDs that fit. */
export const cardsOf = (s: Loop, seat: number, fits: (card: number) => unknown) => {
  const list: number[] = [];
  for (let card = 0; card < s.debtor.length; card++) if (s.debtor[card] === seat && fits(card)) list.push(card);
  return list;
};
/** How many CREDIT CARDs a seat owns [LO-162]. */
export const debts = (s: Loop, seat: number) => cardsOf(s, seat, () => 1).length;

/** Takes COIN that must be paid. What a seat does not have forces a CREDIT CARD [LO-035, LO-184]. */
export function charge(s: Loop, seat: number, coins: number): void {
  if (s.coin[seat] >= coins) s.coin[seat] -= coins;
  else s.owes[seat] += coins;
}
export const isShort = (s: Loop) => s.owes.some(coins => coins > 0);

/** Everything Is Online: who has no card spends no COIN; one that was just taken lifts it [LO-308, LO-338]. */
export const isOffline = (s: Loop) => on(s, 'Everything Is Online') && !debts(s, s.seat);

export function addCard(s: Loop, seat: number): void {
  s.debtor.push(seat);
  s.paidOn.push(0);
  s.paidNow.push(0);
  s.credits = s.debtor.length;
}
export function removeCard(s: Loop, card: number): void {
  for (const list of [s.debtor, s.paidOn, s.paidNow]) list.splice(card, 1);
  s.credits = s.debtor.length;
}

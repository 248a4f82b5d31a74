// 5.4 CREDIT CARD: APPLY, and what is paid on each [LO-160 to LO-166].
import type { Option, Question } from '../kit';
import { happy, MOST_H } from './happiness';
import { takeFaceUp, typeOptions } from './materials';
import { addCard, cardsOf, debts, removeCard } from './owing';
import { hasRuling, isAdvanced, type Loop, on, type T, types } from './state';

const FACE_VALUE = 4, // COIN for a card
  CLEARED = 5, // COIN on it
  MOST_A_TURN = 2;

/** APPLY: a card, and 4 COIN, of which goes at once what is owed [LO-160]. Treat Yo Self makes happy in the own turn [LO-328]. */
export function apply(s: Loop, t: T, seat: number): void {
  addCard(s, seat);
  s.coin[seat] += FACE_VALUE - s.owes[seat];
  s.owes[seat] = 0;
  if (!isOwnTurn(s, seat)) return;
  s.applied++;
  if (on(s, 'Treat Yo Self')) happy(s, t, seat, 1);
}
const isOwnTurn = (s: Loop, seat: number) => s.live > 0 && seat === s.seat;

/** Why no card can be taken of free will, or false [LO-161, LO-166]. */
export const reasonAgainstApplying = (s: Loop) => s.applied > 0 && 'Only one a turn';

/** What is told with a card, and which MATERIAL comes with it, at Q1. `why`: it is forced. */
export function cardQuestion(s: Loop, t: T, seat: number, why: string, then: () => string, leave?: Option): Question {
  const treat = isOwnTurn(s, seat) && on(s, 'Treat Yo Self') ? `, H ${s.h[seat]} > ${Math.min(MOST_H, s.h[seat] + 1)}` : '',
    coins = `$${s.coin[seat]} > $${s.coin[seat] + FACE_VALUE - s.owes[seat]}`,
    pile = s.debtor.length < s.ccPile ? '' : ', none left', // a warning only [LO-024]
    say = `${why && `${why}. `}CREDIT CARD: ${coins}${treat}${pile}`;
  if (!s.buySlots) return { say, seat, page: 15, do: () => apply(s, t, seat), then };
  if (s.light)
    return {
      say: `${say}. Take a MATERIAL, Q1`,
      seat,
      page: 15,
      do() {
        apply(s, t, seat);
        s.buySlots--;
      },
      then,
    };
  return {
    say: `${say}. Which MATERIAL, Q1?`,
    seat,
    page: 15,
    cue: why ? 'bad' : undefined,
    options: leave ? [...typeOptions(s), leave] : typeOptions(s),
    do(type) {
      apply(s, t, seat);
      takeFaceUp(s, t, seat, types()[type], 1);
    },
    then,
  };
}

/** Cards that must still get something before the turn ends; by a ruling not those taken in it [LO-163, LO-187]. */
export function unpaid(s: Loop): number {
  const due = cardsOf(s, s.seat, card => !s.paidNow[card]),
    fresh = due.filter(card => !s.paidOn[card]).length;
  return due.length - (hasRuling(s, 'New credit waits') ? Math.min(s.applied, fresh) : 0);
}

/** A way to pay: these COIN on this card. */
interface Payoff {
  card: number;
  coins: number;
  label: string;
}

/** Every way that is possible now, once for cards that are alike. At the turn's end the other cards must still get theirs [LO-163, LO-164, LO-185]. */
export function payoffs(s: Loop, isTurnOver: boolean): Payoff[] {
  const ways: Payoff[] = [],
    spare = s.coin[s.seat] - (isTurnOver ? unpaid(s) - 1 : 0);
  for (const again of isTurnOver ? [0] : [0, 1])
    for (const card of cardsOf(s, s.seat, card => s.paidNow[card] === again))
      for (let coins = 1; coins <= MOST_A_TURN - again; coins++) {
        const way = `${again ? 'Paid,' : 'Card'} with $${s.paidOn[card]}: $${coins}`;
        if (coins <= spare && s.paidOn[card] + coins <= CLEARED && !ways.some(other => other.label === way))
          ways.push({ card, coins, label: way });
      }
  ways.sort((a, b) => s.paidNow[a.card] - s.paidNow[b.card] || s.paidOn[a.card] - s.paidOn[b.card] || a.coins - b.coins);
  return ways;
}

/** Does not count as spent [LO-165]. With 5 COIN a card is cleared, and goes back [LO-164]. */
export function payOff(s: Loop, { card, coins }: Payoff): void {
  s.coin[s.seat] -= coins;
  s.paidOn[card] += coins;
  s.paidNow[card] += coins;
  if (s.paidOn[card] >= CLEARED) removeCard(s, card);
}

/** Why there is nothing to pay now, or false. */
export function reasonAgainstPayoff(s: Loop): string | false {
  if (!s.coin[s.seat]) return 'You have no coin';
  return !payoffs(s, false).length && 'All have got $2';
}

/** The options of the hub: a card, a PAYOFF. */
export function creditOptions(s: Loop, isForced: boolean): Option[] {
  if (!isAdvanced(s)) return [];
  const options: Option[] = [
    { label: 'Credit card', rare: true, then: 'credit.apply', not: reasonAgainstApplying(s) || (isForced && 'Forced into debt') },
  ]; // no way round it [LO-183]
  if (debts(s, s.seat)) options.push({ label: 'Pay off', then: 'credit.payOff', not: reasonAgainstPayoff(s) });
  return options;
}

/** The COIN of each card loses 1, down to 0 [LO-309, LO-346]. */
export function loseOneOnEachCard(s: Loop, seat: number): void {
  for (const card of cardsOf(s, seat, card => s.paidOn[card])) s.paidOn[card]--;
}

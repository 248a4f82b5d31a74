// 5.4 CREDIT CARD: APPLY, PAYOFF, and cards that the rules force [LO-160 to LO-166, LO-184].
import { back, type Chapter, type Option, type Question } from '../kit';
import { endTurn } from './end-turn';
import { flipNext } from './events';
import { happy, MOST_H } from './happiness';
import { takeFaceUp, typeOptions } from './materials';
import { goOn, hub } from './start-turn';
import { hasRuling, isAdvanced, type Loop, many, on, type T, types } from './state';

const FACE_VALUE = 4, // COIN for a card
  CLEARED = 5, // COIN on it
  MOST_A_TURN = 2;

const cardsOf = (s: Loop, seat: number, fits: (card: number) => unknown) => {
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
    pile = s.debtor.length < s.ccPile ? '' : ', pile empty', // a warning only [LO-024]
    say = `${why && `${why}. `}CREDIT CARD: ${coins}${treat}${pile}`;
  if (!s.buySlots) return { say, seat, page: 15, do: () => apply(s, t, seat), then };
  if (s.light)
    return {
      say: `${say}. Take a MATERIAL, too, Q1`,
      seat,
      page: 15,
      do() {
        apply(s, t, seat);
        s.buySlots--;
      },
      then,
    };
  return {
    say: `${say}. And which MATERIAL, Q1?`,
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

export const credit = (s: Loop, t: T): Chapter<Loop> => {
  const payoffQuestion = (isTurnOver: boolean, then: () => string, leave?: Option): Question => {
    const ways = payoffs(s, isTurnOver);
    return {
      say: 'PAYOFF of CREDIT CARDs: $1 or $2 on each',
      options: [...ways.map(({ label }) => ({ label })), leave],
      do: way => payOff(s, ways[way]),
      then,
    };
  };
  return {
    page: 15,
    steps: {
      apply: () => cardQuestion(s, t, s.seat, '', () => goOn(s, t), { label: 'Back', back: true, then: hub(s) }),

      /** What a seat must pay and does not have [LO-184]. It comes before all else, and then play goes on. */
      forced: () => {
        const seat =
          Math.max(
            0,
            s.owes.findIndex(coins => coins > 0),
          ) | 0;
        return cardQuestion(s, t, seat, `Cannot pay $${s.owes[seat]}`, () => {
          const waiting = back(s);
          return waiting === 'events.settled' ? flipNext(s, t) : waiting;
        });
      },

      /** Forced into debt: then BUY or CONSUME, but no WORK [LO-183]. */
      intoDebt: () =>
        cardQuestion(s, t, s.seat, 'Forced', () => {
          s.forced = 1;
          return goOn(s, t);
        }),

      payOff: () => payoffQuestion(false, () => goOn(s, t), { label: 'Back', back: true, then: hub(s) }),

      /** One card after the other, until each can get 1 COIN [LO-184, LO-185]. */
      short: () => cardQuestion(s, t, s.seat, `PAYOFF needs $${unpaid(s)}`, () => endTurn(s, t)),

      due: () =>
        payoffs(s, true).length
          ? payoffQuestion(true, () => endTurn(s, t))
          : { say: `PAYOFF of ${many(unpaid(s), 'CREDIT CARD')}`, then: () => endTurn(s, t) }, // a correction
    },
  };
};

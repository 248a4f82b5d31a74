// 2.2 b) BUY: MATERIALs from the BUY AREA, each at the Q that is paid for it.
import type { Chapter, Option } from '../kit';
import { endTurn } from './end-turn';
import { allBroken, goodName, HIGHEST_Q, mostQ, ownerName, take, takeFaceUp, topQ, typeOptions, unseen } from './materials';
import { debts, isOffline } from './owing';
import { goOn, hub } from './start-turn';
import { hasRuling, isOnTurn, type Loop, on, type T, type Type, types } from './state';

/** Where a MATERIAL lies that is bought: in the BUY AREA, or else its place in a LANDFILL, for a Scientist [LO-267]. */
const BUY_AREA = -1;

interface Offer {
  from: number;
  type: Type;
  q: number;
  cost: number;
  rep: number; // the least that it needs
  half: boolean;
}

/** Half of an odd Q is rounded up, and is at least 1 [LO-326, LO-339]. */
const half = (coins: number) => (coins + 1) >> 1;
/** FOOD is worth double for a Chef [LO-252], unless it is PLASTIC [LO-275]. */
export const isDouble = (s: Loop, type: Type) => type === 'Food' && isOnTurn(s, 'Chef') && !on(s, 'Micro-Plastic');

/** One type for so many COIN: REP lifts Q to what Red Gown asks for [LO-112, LO-319]. Undefined when it cannot be. */
function offer(s: Loop, from: number, type: Type, coins: number, isHalf: boolean, purse: number): Offer | undefined {
  const cost = isHalf ? half(coins) : coins,
    q = isDouble(s, type) ? 2 * coins : coins,
    rep = on(s, 'Red Gown') ? Math.max(0, topQ(s) - q) | 0 : 0;
  if (cost > purse || rep > s.rep[s.seat] || q + rep > mostQ(s, type) || (isHalf && cost === coins)) return undefined;
  return { from, type, q: q + rep, cost, rep, half: isHalf };
}

/** All that can be bought with so much COIN, the lowest price first [LO-111, LO-113]. */
function offersFor(s: Loop, purse: number): Offer[] {
  const list: Offer[] = [],
    sale = on(s, 'The 2nd Semi Mid-Season Sales') && !s.acted ? [true, false] : [false],
    add = (from: number, type: Type, coins: number) => {
      for (const isHalf of sale) {
        const one = offer(s, from, type, coins, isHalf, purse);
        if (one) list.push(one);
      }
    },
    face = s.buySlots ? unseen(s) : [],
    piles = isOnTurn(s, 'Scientist') && !s.abilityUsed ? allBroken(s, () => 1) : [];
  for (let coins = 1; coins <= HIGHEST_Q; coins++) {
    for (const type of face) add(BUY_AREA, type, coins);
    for (const place of piles) add(place, s.type[place], coins);
  }
  return list;
}
const offers = (s: Loop) => offersFor(s, s.coin[s.seat]);

const mostBuys = (s: Loop) => (on(s, 'Economic Slowdown') || s.main === 'Work' ? 1 : 3); // [LO-110, LO-261, LO-307]

/** Why nothing can be bought now, or false [LO-114, LO-180]. */
export function reasonAgainstBuy(s: Loop): string | false {
  if (s.bought >= mostBuys(s)) return s.main === 'Work' ? 'Only once' : `Only ${mostBuys(s)} a turn`;
  if (on(s, 'Bad Debt') && debts(s, s.seat)) return 'EVENT: Bad Debt'; // [LO-301]
  if (isOffline(s)) return 'All is online: no $';
  if (offers(s).length) return false;
  return offersFor(s, 99).length ? 'Too few coins' : 'No MATERIAL';
}

/** What lies face up decides, and only the table sees it: a double FOOD under Red Gown, nothing but PLASTIC [LO-180, LO-183]. */
export const offersDependOnTable = (s: Loop) =>
  (on(s, 'Disposable Culture') && hasRuling(s, 'Only plastic')) || (on(s, 'Red Gown') && isOnTurn(s, 'Chef'));

/** COIN for ACQUIRE, BUY and RECYCLE: the only COIN that EVENTs count [LO-116]. Each full 3 bring 1 back [LO-303]. */
export function spend(s: Loop, t: T, coins: number): void {
  const back = on(s, 'Buy More Earn More') ? (((s.spent % 3) + coins) / 3) | 0 : 0;
  s.spent += coins;
  s.coin[s.seat] = Math.max(0, s.coin[s.seat] + back - coins) | 0;
  if (back) t.tell(`Buy More Earn More: +$${back}`);
}

/** It comes to the buyer, with `rep` more Q [LO-112]. BOGOF then gives one more [LO-302]. */
function buy(s: Loop, t: T, { from, type, q, cost, rep, half: isHalf }: Offer, moreRep: number): string {
  s.bought++;
  if (s.main === 'None') s.main = 'Buy'; // a Clerk buys in a WORK turn, under the same EVENTs [LO-276]
  s.rep[s.seat] -= rep + moreRep;
  if (isHalf) s.acted = 1;
  if (from === BUY_AREA) takeFaceUp(s, t, s.seat, type, q + moreRep);
  else {
    s.abilityUsed = 1;
    take(s, from, s.seat, q + moreRep);
    t.tell(`${goodName(type, q + moreRep)} to ${s.names[s.seat]}`);
  }
  spend(s, t, cost);
  if (on(s, 'BOGOF') && s.buySlots) return 'buy.free';
  return next(s, t);
}

/** The list comes again while more can be bought. */
function next(s: Loop, t: T): string {
  const step = goOn(s, t);
  return reasonAgainstBuy(s) ? step : 'buy.what';
}

const moreRepFor = (s: Loop, { type, q, rep }: Offer) => Math.max(0, Math.min(s.rep[s.seat] - rep, mostQ(s, type) - q)) | 0;

/** "Glass Q2, $2", "Glass Q2, half $1", "Ben Glass Q2, $2": beside a name there is no room to say that it is half. */
function words(s: Loop, { from, type, q, cost, rep, half: isHalf }: Offer): string {
  const price = `${type} Q${q}, ${isHalf && from === BUY_AREA ? 'half ' : ''}$${cost}${rep ? ` ${rep}REP` : ''}`;
  return from === BUY_AREA ? price : `${ownerName(s, from).slice(0, Math.max(1, 18 - price.length))} ${price}`;
}

/** Where the cursor starts: at the price of the last time, or the next lower one. */
function usual(s: Loop, list: Offer[]): number {
  let place = 0;
  for (let i = list.length; i-- > 0; ) if (list[i].cost <= s.lastSpent && (!place || list[i].cost === list[place].cost)) place = i;
  return place;
}

/** The list, those that read alike once. Made here, so that the question on the device does not hold the offers, too. */
function offerOptions(s: Loop): Option[] {
  const list = offers(s),
    first = usual(s, list),
    labels: string[] = [],
    options: Option[] = [];
  for (let i = 0; i < list.length; i++) {
    const label = words(s, list[i]);
    if (labels.indexOf(label) >= 0) continue;
    labels.push(label);
    options.push(i === first ? { label, value: i, usual: true } : { label, value: i });
  }
  return options;
}

export const buying = (s: Loop, t: T): Chapter<Loop> => ({
  page: 7,
  steps: {
    what: () => ({
      say: s.bought ? `BUY another? $${s.coin[s.seat]} left` : `BUY what, for how much? You have $${s.coin[s.seat]}`,
      options: offerOptions(s).concat(
        { label: s.bought ? 'Something else' : 'Back', back: true, then: hub(s) },
        s.bought ? { label: 'End turn', then: () => endTurn(s, t) } : [], // one or two are enough [LO-115]
      ),
      then(place) {
        const one = offers(s)[place];
        s.lastSpent = one.cost;
        s.offer = place;
        return moreRepFor(s, one) ? 'reputation' : buy(s, t, one, 0);
      },
    }),

    reputation: () => {
      const one = offers(s)[s.offer];
      if (!one) return { say: 'That is not there any more', then: hub(s) }; // a correction
      const options: Option[] = [{ label: 'No REP', value: 0 }];
      for (let rep = 1; rep <= moreRepFor(s, one); rep++) options.push({ label: `Q${one.q + rep} for ${rep} REP`, value: rep });
      return {
        say: `${words(s, one)}: more Q for REP?`, // [LO-112, LO-113]
        page: 10,
        options: [...options, { label: 'Back', back: true, then: 'what' }],
        then: rep => buy(s, t, one, rep),
      };
    },

    /** It does not count as bought, and must be taken [LO-302, LO-331]. */
    free: () => ({
      say: 'BOGOF: which face-up MATERIAL at Q1, free?',
      page: 20,
      options: typeOptions(s),
      do: type => takeFaceUp(s, t, s.seat, types()[type], 1),
      then: () => next(s, t),
    }),
  },
});

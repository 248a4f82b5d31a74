// What more than one chapter needs: questions, HAPPINESS and its zones, MATERIALs, COIN, refill, the turn's change.
// A MATERIAL is one number: seat * 25 + type * 5 + Q. Seat 6 is the BUY AREA.
import { type Ask, call, nextSeat, type Pick, sum, type Table, who } from '../kit';
import {
  BRIEF,
  BUY_MORE,
  CASHBACK,
  CHEF,
  DEPLETION,
  DISPOSABLE,
  EVENT_CARDS,
  FOOD,
  HAPPY12,
  LANDFILL_TAX,
  LIVE,
  type Loop,
  MICRO_PLASTIC,
  ONLINE,
  OVERTIME,
  PENALTY,
  PLASTIC,
  RED_GOWN,
  SALE,
  SALES,
  SOLO,
  STRICT_PLASTIC,
  type Then,
  TOLD,
  TYCOON,
  UTILITY,
  ZONE,
} from './state';

const MAIN = 'turn.main'; // where every action ends

/** A question to whoever has the turn, or to another seat, with the page of the rulebook; picks, or where a plain ok leads. */
export function ask(
  s: Loop,
  page: number,
  say: string,
  next: Pick[] | string | ((n: number) => Then),
  seat = s.seat,
  cannot?: [string, string][],
): Ask {
  const a: Ask = { say: who(s, seat) + ': ' + say, seat, why: 'p. ' + page, show: ['h', 'coin', 'rep', 'hand'], cannot };
  if (Array.isArray(next)) a.pick = next;
  else a.then = typeof next == 'string' ? next : n => next(n) || MAIN;
  return a;
}

/** One pick for each of a list, and one that goes back. They stand first in the question; what tells no step ends the action. */
export function choose(list: number[], label: (x: number) => string, next: (x: number) => Then, back?: string): Pick[] {
  const picks: Pick[] = [],
    chosen = (answer: number) => next(list[answer]) || MAIN;
  for (const x of list) picks.push([label(x), chosen]);
  if (back) picks.push(['Back', back]);
  return picks;
}

/** What experienced tables do not want to read. */
export function tip(s: Loop, text: string): string {
  return s.style & BRIEF ? '' : '\n' + text;
}

/** A CONTINUOUS EVENT is in force; between turns none is (LO-167). */
export function on(s: Loop, event: number): boolean {
  return s.activeEvent == event && (s.mark & LIVE) > 0;
}

/** Everything Is Online, and whoever has the turn owns no CREDIT CARD: no COIN can be spent. */
export function offline(s: Loop): boolean {
  return on(s, ONLINE) && !s.cards[s.seat];
}

export function bits(set: number): number {
  let n = 0;
  for (; set; set &= set - 1) n++;
  return n;
}

/** What one card counts at a place of a packed number. */
export function unit(place: number): number {
  return [1, 10, 100, 1000, 10000, 100000][place];
}

export function digit(packed: number, place: number): number {
  return ((packed / unit(place)) | 0) % 10;
}

/** The sum of the decimal digits: how many cards a packed number stands for. */
export function count(packed: number): number {
  let n = 0;
  for (; packed; packed = (packed / 10) | 0) n += packed % 10;
  return n;
}

/** The CAREER of whoever has the turn. */
export function job(s: Loop): number {
  return s.job[s.seat];
}

/** How many MATERIALs whoever has the turn owns. */
export function goods(s: Loop): number {
  let n = 0;
  for (let i = 0; i < 5; i++) n += count(s.mats[s.seat * 5 + i]);
  return n;
}

/** What the players call a seat, for choose(). */
export function namer(s: Loop): (seat: number) => string {
  return seat => who(s, seat);
}

/** What RECYCLE (in SOLO, RENEW) may take from a seat's LANDFILL. */
export function recyclable(s: Loop, seat: number): number[] {
  return [0, 1, 2, 3, 4].filter(
    type => mostQ(s, type) && (s.mode == SOLO ? s.matDiscard[type] : type < UTILITY && s.landfill[seat * 5 + type]),
  );
}

export function typeName(type: number): string {
  return ['Food', 'Glass', 'Metal', 'Plastic', 'Utility'][type % 5];
}

export function label(material: number): string {
  return typeName((material / 5) | 0) + ' Q' + (material % 5);
}

/** More or fewer of this MATERIAL in its owner's AREA. */
export function put(s: Loop, material: number, by: number): void {
  s.mats[(material / 5) | 0] += by * unit((material % 5) - 1);
}

/** The different MATERIALs of a seat, up to a Q. */
export function owned(s: Loop, seat: number, most = 4): number[] {
  const list: number[] = [];
  for (let i = seat * 5; i < seat * 5 + 5; i++) for (let q = 1; q <= most && q < 5; q++) if (digit(s.mats[i], q - 1)) list.push(i * 5 + q);
  return list;
}

/** The highest Q in the AREA of whoever has the turn, or 0. */
export function topQ(s: Loop): number {
  let q = 4;
  while (q && owned(s, s.seat, q).length == owned(s, s.seat, q - 1).length) q--;
  return q;
}

/** The types that a MATERIAL can have whose face the device has not seen: never one of which all are in sight. */
export function unseen(s: Loop): number[] {
  const each = s.seats.length > 4 ? 6 : s.seats.length > 2 ? 5 : 4,
    list: number[] = [];
  for (let type = 0; type < 5; type++) {
    let seen = s.matDiscard[type];
    for (let i = type; i < s.mats.length; i += 5) seen += s.landfill[i] + count(s.mats[i]);
    if (seen < each) list.push(type);
  }
  return list.length ? list : [0, 1, 2, 3, 4];
}

/** A face-up MATERIAL comes to a seat at this Q. */
export function takeOne(s: Loop, page: number, q: number, seat = s.seat, next?: () => string): Ask {
  return ask(
    s,
    page,
    'take a face-up MATERIAL at Q' + q + '. Which?',
    choose(unseen(s), typeName, type => {
      s.buySlots--;
      put(s, seat * 25 + type * 5 + q, 1);
      return next && next();
    }),
    seat,
  );
}

/** The LANDFILLs that hold something: seat * 5 + type; in SOLO the central one from 30 on. */
export function piles(s: Loop, can: (i: number) => boolean): number[] {
  const list: number[] = [];
  for (let i = 0; i < 35; i++) if ((i < 30 ? s.landfill[i] : s.mode == SOLO && s.matDiscard[i - 30]) && can(i)) list.push(i);
  return list;
}

export function pileName(s: Loop, i: number): string {
  return (i < 30 ? who(s, (i / 5) | 0) : 'Central') + ' ' + typeName(i);
}

/** Out of a LANDFILL and to a seat (LO-175). */
export function dig(s: Loop, i: number, seat: number, q: number): void {
  if (i < 30) s.landfill[i]--;
  else s.matDiscard[i - 30]--;
  put(s, seat * 25 + (i % 5) * 5 + q, 1);
}

export function give(s: Loop, material: number, to: number): void {
  const by = (to - ((material / 25) | 0)) * 25;
  put(s, material, -1);
  put(s, material + by, 1);
  if (((s.forged / 5) | 0) == material) s.forged += by * 5;
}

/** A MATERIAL loses 1 Q; BROKEN, it goes to its owner's LANDFILL as what it really is (LO-122, LO-278). */
export function wear(s: Loop, material: number): void {
  const last = material % 5 == 1;
  put(s, material, -1);
  if (last) {
    s.landfill[(material / 5) | 0]++;
    if (on(s, LANDFILL_TAX)) charge(s, (material / 25) | 0, 1);
  } else put(s, material - 1, 1);
  if (((s.forged / 5) | 0) == material) s.forged = last ? 0 : s.forged - 5;
}

/** The types in an AREA, as a set; a forged MATERIAL is what it counts as. */
export function types(s: Loop, seat: number): number {
  let set = 0;
  for (let i = 0; i < 5; i++) {
    let n = count(s.mats[seat * 5 + i]);
    if (n && s.forged && ((s.forged / 25) | 0) == seat * 5 + i) {
      n--;
      set |= 1 << (s.forged % 5);
    }
    if (n) set |= 1 << i;
  }
  return set;
}

export function rise(s: Loop, seat: number, rep: number): void {
  while (rep-- && s.rep[seat] < 2) s.rep[seat]++;
}

export function charge(s: Loop, seat: number, coins: number): void {
  if (s.coin[seat] >= coins) s.coin[seat] -= coins;
  else while (coins--) s.due.push(seat); // forces a CREDIT CARD (LO-184)
}

/** COIN for ACQUIRE, BUY and RECYCLE, of whoever has the turn: the only ones that EVENTs count. */
export function spend(s: Loop, coins: number): void {
  const gain = on(s, BUY_MORE) ? (((s.spent % 3) + coins) / 3) | 0 : 0;
  s.spent += coins;
  s.coin[s.seat] += gain - coins;
  if (gain) s.news.push(CASHBACK * 10 + s.seat);
}

/** HAPPINESS that WORK costs, for a line of the SALARY table (LO-103). */
export function loss(s: Loop, line: number): number {
  return (s.work[line] % 10) + (on(s, OVERTIME) ? 1 : 0) + (line == TYCOON ? count(s.cards[s.seat]) : 0);
}

/** Every way to pay for a MATERIAL when one BUYs: sale * 1000 + COIN * 100 + Q * 10 + REP. */
export function prices(s: Loop, type: number): number[] {
  const list: number[] = [],
    double = doubles(s, type),
    least = on(s, RED_GOWN) ? topQ(s) : 1,
    most = mostQ(s, type);
  for (let sale = 0; sale < (on(s, SALES) && !(s.mark & SALE) ? 2 : 1); sale++)
    for (let coins = 1; coins < 5; coins++) {
      const cost = sale ? (coins + 1) >> 1 : coins;
      if (cost > s.coin[s.seat] || (sale && cost == coins)) continue;
      for (let rep = 0; rep <= s.rep[s.seat]; rep++) {
        const q = coins * double + rep;
        if (q >= least && q <= most) list.push(sale * 1000 + cost * 100 + q * 10 + rep);
      }
    }
  return list;
}

/** Chef: FOOD at twice the Q (LO-252, LO-275). */
export function doubles(s: Loop, type: number): number {
  return type == FOOD && job(s) == CHEF && !on(s, MICRO_PLASTIC) ? 2 : 1;
}

/** Disposable Culture. */
export function mostQ(s: Loop, type: number): number {
  return !on(s, DISPOSABLE) ? 4 : type == PLASTIC ? 1 : s.rules & STRICT_PLASTIC ? 0 : 4;
}

export function drawFavour(s: Loop, seat: number): void {
  if (!s.favDeck && s.favDiscard) {
    s.favDeck = s.favDiscard;
    s.favDiscard = 0;
  }
  if (!s.favDeck) return;
  s.favDeck--;
  s.hand[seat]++;
}

/** A random card from a hand: its place from the left is told, then play goes on. */
export function grab(s: Loop, t: Table<Loop>, from: number, to: number, after: string): string {
  s.used = [t.card(s.hand[from]) + 1, from];
  s.hand[from]--;
  s.hand[to]++;
  s.taker = to;
  return call(s, 'alert.taken', after);
}

/** APPLY, then on. */
export function applyFor(s: Loop, seat: number, after: string): string {
  s.taker = seat;
  return call(s, 'alert.card', after);
}

/** The EVENT on top, 1 to 30, or 0 when there is none; it stays on the deck. In a shuffled deck the top may be chosen when it is looked at. */
export function topEvent(s: Loop, t: Table<Loop>): number {
  const byCards = s.style & EVENT_CARDS,
    out = byCards ? sum(s.pending) : 0;
  if (bits(s.eventDeck) <= out) {
    s.eventDeck |= s.eventDiscard;
    s.eventDiscard = 0;
    if (bits(s.eventDeck) <= out) return 0;
  }
  if (byCards) return 99; // the table knows which
  if (s.eventTop && s.eventDeck & (1 << (s.eventTop - 1))) return s.eventTop;
  let n = t.card(bits(s.eventDeck));
  for (let event = 1; ; event++) if (s.eventDeck & (1 << (event - 1)) && !n--) return event;
}

/** Moves a HAPPINESS token; every border it crosses draws an EVENT, face down (LO-150 to LO-153). */
export function happy(s: Loop, t: Table<Loop>, seat: number, by: number): void {
  const before = s.h[seat],
    now = Math.max(0, Math.min(12, before + by));
  s.h[seat] = now;
  if (now == 12) s.endLatch |= HAPPY12;
  for (const border of s.mode ? s.zones : [])
    if (before > border != now > border) {
      const event = topEvent(s, t);
      if (!event) return;
      if (event < 99) {
        s.eventDeck &= ~(1 << (event - 1));
        s.eventTop = 0;
        s.secret.push(seat * 100 + event);
      }
      s.pending[seat]++;
      s.news.push(ZONE * 10 + seat);
    }
}

export function refill(s: Loop): void {
  const n = Math.min(5 - s.buySlots, s.matDeck);
  s.buySlots += n;
  s.matDeck -= n;
  if (!s.matDeck && !(s.endLatch & DEPLETION)) {
    s.endLatch |= DEPLETION;
    s.mark |= PENALTY;
  }
  s.actSlots = 5; // with its discard shuffled there is always an ACTIVITY: 30 are in the game, 18 are kept at most
}

/** S0: everything that counts within one turn starts again, and the EVENT flipped last is the active one; it acts once the turn is begun. */
export function startTurn(s: Loop): string {
  s.main = s.bought = s.consumed = s.applied = s.spent = s.paid = s.favPlayed = s.abilityUsed = 0;
  s.collectorDone = s.rainDone = s.newAct = s.forced = s.forged = 0;
  s.shares = [];
  s.mark &= TOLD;
  if (s.nextEvent) {
    if (s.activeEvent) s.eventDiscard |= 1 << (s.activeEvent - 1);
    s.activeEvent = s.nextEvent;
    s.nextEvent = 0;
  }
  return 'turn.start';
}

export function nextTurn(s: Loop): string {
  if (nextSeat(s)) s.round++;
  return startTurn(s);
}

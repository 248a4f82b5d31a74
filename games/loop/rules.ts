// What more than one chapter needs: questions, HAPPINESS and its zones, MATERIALS, COIN, refill, the turn's change.
// A MATERIAL is one number: seat * 20 + type * 4 + Q - 1. Seat 6 is the BUY AREA.
import { type OldAsk as Ask, type Choice, call, choose, type Die, get, type Next, nextSeat, numbered, put, sum, type Table } from '../kit';
import {
  ACTED,
  BRIEF,
  BUY_MORE,
  CASHBACK,
  CHEF,
  DEPLETION,
  DISPOSABLE,
  EVENT_CARDS,
  FACE_UP,
  FOOD,
  FREELANCER,
  HAPPY12,
  IMMEDIATE,
  LANDFILL_TAX,
  LIVE,
  type Loop,
  MAIN,
  MICRO_PLASTIC,
  ONLINE,
  OVERTIME,
  PENALTY,
  PLASTIC,
  RED_GOWN,
  SALES,
  SCIENTIST,
  SOLO,
  STRICT_PLASTIC,
  TAKEN,
  TAXED,
  type Then,
  TOLD,
  TYCOON,
  TYCOON_PAYS,
  UTILITY,
  ZONE,
} from './state';
import { eventName } from './texts';

/**
 * A question to whoever has the turn, or to another seat, with the page of the rulebook; choices, or where a plain ok or a dial leads; and what else belongs to it.
 * From the first | on, the words are for who does not know the game yet.
 */
export function ask(s: Loop, page: number, say: string, next: Choice[] | Next, seat?: number, more?: Partial<Ask>): Ask {
  const a: Ask = {
    say: s.style & BRIEF ? say.split('|')[0] : say.replace('|', ''),
    seat,
    why: 'p. ' + page,
    show: s.round ? ['h', 'coin', 'rep', 'hand'] : undefined, // in set-up there is nothing to see yet
  };
  if (Array.isArray(next)) {
    choose(a, next);
    next.splice(0, next.length); // functions hold what was known where they were made: the choices would be in memory twice
  } else a.then = next;
  return Object.assign(a, more);
}

/** One choice for each of a list, and one that goes back. They stand first in the question; what tells no step ends the action. */
export function options<T>(list: T[], label: (x: T) => string, next: (x: T) => Then, back?: string): Choice[] {
  const all: Choice[] = [],
    chosen = (answer: number) => next(list[answer]) || MAIN;
  for (const x of list) all.push([label(x), chosen]);
  if (back) all.push(['Back', back]);
  return all;
}

/** 1 when a CONTINUOUS EVENT is in force, else 0; between turns none is (LO-167). */
export function on(s: Loop, event: number): number {
  return s.activeEvent == event ? s.mark & LIVE : 0;
}

/** The CAREER of whoever has the turn. */
export function job(s: Loop): number {
  return s.job[s.seat];
}

export function bits(set: number): number {
  let n = 0;
  for (; set; set &= set - 1) n++;
  return n;
}

/** How many CREDIT CARDS a seat owns. */
export function debts(s: Loop, seat: number): number {
  return part(s, 'cards', seat, 5);
}

/** How many of a MATERIAL there are. */
export function count(s: Loop, material: number): number {
  return get(s, 'mats', material);
}

/** The different MATERIALS of a seat, up to a Q. */
export function owned(s: Loop, seat: number, most?: number): number[] {
  const list: number[] = [];
  for (let m = seat * 20; m < seat * 20 + 20; m++) if (count(s, m) && !(m % 4 >= most!)) list.push(m); // without a limit nothing is above it
  return list;
}

/** Something that happened to a seat by itself is told before play goes on. */
/** A toss is for something: heads or tails, whichever was called. */
export const coin = (): Die => ({ name: 'a coin', faces: ['Won', 'Lost'] });

export function note(s: Loop, kind: number, seat: number): void {
  s.news.push(kind * 10 + seat);
}

/** Moves a HAPPINESS token; every border it crosses draws an EVENT, face down (LO-150 to LO-153). */
export function happy(s: Loop, t: Table<Loop>, seat: number, by: number): void {
  const before = s.h[seat],
    now = Math.max(0, Math.min(12, before + by)) | 0; // here and elsewhere: what Math gives is a fraction to the device, and larger
  s.h[seat] = now;
  if (now == 12) s.endLatch |= HAPPY12;
  for (const border of s.zones)
    if (before > border != now > border) {
      const event = topEvent(s, t);
      if (!event) return; // BASIC has none (LO-155)
      if (event < 99) {
        s.eventDeck &= ~bit(event);
        s.eventTop = 0;
        s.secret.push(seat * 100 + event);
      }
      s.pending[seat]++;
      note(s, ZONE, seat);
    }
}

/** The HAPPINESS of a seat before and after it moves by so much, in words. */
export function happier(s: Loop, seat: number, by: number): string {
  return 'H ' + s.h[seat] + ' to ' + Math.max(0, Math.min(12, s.h[seat] + by));
}

/** Loses 1 HAPPINESS, and is told so. */
export function hurt(s: Loop, t: Table<Loop>, seat: number, why: number): void {
  note(s, why, seat);
  happy(s, t, seat, -1);
}

export function typeName(type: number): string {
  return ['Food', 'Glass', 'Metal', 'Plastic', 'Utility'][type % 5];
}

/** One less, but never below 0: the table may have corrected it since it was offered. */
export function less(s: Loop, id: string, cell?: number): void {
  const n = get(s, id, cell);
  if (n) put(s, id, n - 1, cell);
}

/** One more in a text of digits. */
export function more(s: Loop, id: string, cell: number): void {
  put(s, id, Math.min(35, get(s, id, cell) + 1), cell);
}

/** What the players call a seat. */
export function namer(s: Loop): (seat: number) => string {
  return seat => s.names[seat];
}

/** The sum of one seat's part of a list or text, where every part has so many. */
export function part(s: Loop, id: string, seat: number, size: number): number {
  const end = (seat + 1) * size;
  let n = 0;
  for (let i = seat * size; i < end; i++) n += get(s, id, i);
  return n;
}

/** Everything Is Online, and whoever has the turn owns no CREDIT CARD: no COIN can be spent. */
export function offline(s: Loop): boolean {
  return on(s, ONLINE) > debts(s, s.seat);
}

/** All seats but this one. */
export function rivals(s: Loop, me: number): number[] {
  return s.seats.filter(seat => seat != me);
}

/** What RECYCLE (in SOLO, RENEW) may take from a seat's LANDFILL. */
export function recyclable(s: Loop, seat: number): number[] {
  return piles(s, i => mostQ(s, i % 5) && (s.mode == SOLO ? i > 29 : ((i / 5) | 0) == seat && i % 5 < UTILITY));
}

export function label(material: number): string {
  return typeName((material / 4) | 0) + ' Q' + ((material % 4) + 1);
}

/** The same with its owner, when that is not whoever has the turn. */
export function whoseLabel(s: Loop): (material: number) => string {
  return material => {
    const owner = (material / 20) | 0;
    return (owner == s.seat ? '' : (s.names[owner] || 'Board') + ' ') + label(material);
  };
}

/** A MATERIAL comes to a seat at this Q. */
export function gain(s: Loop, seat: number, type: number, q: number): void {
  more(s, 'mats', seat * 20 + type * 4 + q - 1);
}

/** Out of a LANDFILL (LO-175) or the BUY AREA, and to a seat at this Q. */
export function dig(s: Loop, i: number, seat: number, q: number): void {
  if (i < 30) less(s, 'landfill', i);
  else if (i < FACE_UP) less(s, 'matDiscard', i - 30);
  else less(s, 'buySlots');
  gain(s, seat, i % 5, q);
}

/** The highest Q in the AREA of whoever has the turn, or 0. */
export function topQ(s: Loop): number {
  let q = 0;
  for (const material of owned(s, s.seat)) q = Math.max(q, (material % 4) + 1);
  return q;
}

/** The types that a MATERIAL can have whose face the device has not seen: never one of which all are in sight. */
export function unseen(s: Loop): number[] {
  const list: number[] = [];
  for (let type = 0; type < 5; type++) {
    let seen = get(s, 'matDiscard', type);
    for (let i = type; i < s.n * 5; i += 5) seen += get(s, 'landfill', i) + part(s, 'mats', i, 4);
    if (seen < 4 + ((s.n - 1) >> 1)) list.push(type); // of 6, less the sets that were removed
  }
  return list.length ? list : [0, 1, 2, 3, 4];
}

/** One choice for each type that a MATERIAL can have whose face the device has not seen. */
export function byType(s: Loop, next: (type: number) => Then): Choice[] {
  return options(unseen(s), typeName, next);
}

/** A face-up MATERIAL comes to a seat at this Q. */
export function takeOne(s: Loop, page: number, q: number, seat: number, next?: () => string): Ask {
  return ask(
    s,
    page,
    'Take which face-up MATERIAL at Q' + q + '?',
    byType(s, type => {
      dig(s, FACE_UP + type, seat, q);
      return next && next();
    }),
    seat,
  );
}

/** The LANDFILLS that hold something: seat * 5 + type; in SOLO the central one from 30 on, and the BUY AREA would be from FACE_UP on. */
export function piles(s: Loop, can: (i: number) => unknown): number[] {
  const list: number[] = [];
  for (let i = 0; i < 35; i++)
    if ((i < 30 ? get(s, 'landfill', i) : s.mode == SOLO && get(s, 'matDiscard', i - 30)) && can(i)) list.push(i);
  return list;
}

export function pileName(s: Loop): (i: number) => string {
  return i => (i < FACE_UP ? (s.names[(i / 5) | 0] || 'Central') + ' ' : '') + typeName(i);
}

/** What whoever has the turn can BUY and pay for, as piles: what may lie face up, and for the Scientist any LANDFILL. With enough COIN: all of it. */
export function goods(s: Loop, rich?: number): number[] {
  return (s.buySlots ? unseen(s).map(type => FACE_UP + type) : [])
    .concat(job(s) == SCIENTIST && !s.abilityUsed ? piles(s, () => 1) : [])
    .filter(i => (rich ? mostQ(s, i % 5) : prices(s, i % 5).length));
}

/** MATERIALS change hands: each with its new seat. Of equal ones the forged one stays (LO-253). */
export function give(s: Loop, moves: number[][]): void {
  let forged = s.forged;
  for (const move of moves) {
    less(s, 'mats', move[0]);
    if (s.forged == move[0] && !count(s, move[0])) forged = move[1] * 20 + (move[0] % 20);
  }
  for (const move of moves) more(s, 'mats', move[1] * 20 + (move[0] % 20));
  s.forged = forged;
}

/** A MATERIAL loses 1 Q; BROKEN, it goes to its owner's LANDFILL as what it really is (LO-122, LO-278). */
export function wear(s: Loop, material: number): void {
  const forged = s.forged == material;
  less(s, 'mats', material);
  if (material % 4) {
    more(s, 'mats', material - 1);
    if (forged) s.forged--;
  } else {
    more(s, 'landfill', material / 4);
    if (on(s, LANDFILL_TAX)) {
      const owner = (material / 20) | 0;
      note(s, TAXED, owner);
      charge(s, owner, 1);
    }
    if (forged) s.forgedAs = 0;
  }
}

/** A SHARE goes with its MATERIAL to another Q. */
export function lend(s: Loop, material: number, by: number): void {
  s.shares = s.shares.map(share => (share == material ? share + by : share));
}

/** The types in an AREA, as a set; a forged MATERIAL is what it counts as. */
export function types(s: Loop, seat: number): number {
  let set = 0;
  for (const material of owned(s, seat)) {
    const forged = s.forgedAs && s.forged == material;
    if (forged) set |= 1 << s.forgedAs;
    if (!forged || count(s, material) > 1) set |= 1 << (((material / 4) | 0) % 5);
  }
  return set;
}

export function rise(s: Loop, seat: number, rep: number): void {
  while (rep-- && s.rep[seat] < 2) s.rep[seat]++;
}

/** Takes COIN, or gives it when it is below 0. */
export function charge(s: Loop, seat: number, coins: number): void {
  if (s.coin[seat] >= coins) s.coin[seat] -= coins;
  else while (coins--) s.due.push(seat); // forces a CREDIT CARD (LO-184)
}

/** COIN for ACQUIRE, BUY and RECYCLE, of whoever has the turn: the only ones that EVENTS count. */
export function spend(s: Loop, coins: number): void {
  const gain = on(s, BUY_MORE) ? (((s.spent % 3) + coins) / 3) | 0 : 0;
  s.spent += coins;
  s.coin[s.seat] = Math.max(0, s.coin[s.seat] + gain - coins) | 0;
  for (let i = 0; i < gain; i++) note(s, CASHBACK, s.seat);
}

/** The lines of the SALARY table from which whoever has the turn may choose. */
export function salaries(s: Loop): number[] {
  return job(s) == FREELANCER ? [FREELANCER, 21, 22] : [job(s)];
}

/** HAPPINESS that WORK costs, for a line of the SALARY table (LO-103). */
export function loss(s: Loop, line: number): number {
  return +s.toil[line] + on(s, OVERTIME) + (line == TYCOON && !(s.rules & TYCOON_PAYS) ? debts(s, s.seat) : 0);
}

/** Every way to pay for a MATERIAL when one BUYs: COIN, Q, REP, and whether it is on sale. To RECYCLE, each Q has its price, and COIN is all that counts. */
export function prices(s: Loop, type: number, recycle?: number): number[][] {
  const list: number[][] = [],
    double = type == FOOD && job(s) == CHEF && !on(s, MICRO_PLASTIC) ? 2 : 1, // LO-252, LO-275
    least = !recycle && on(s, RED_GOWN) ? topQ(s) : 1,
    most = mostQ(s, type);
  for (let sale = 0; sale <= (recycle || s.mark & ACTED ? 0 : on(s, SALES)); sale++)
    for (let coins = 1; coins < 5; coins++) {
      const cost = sale ? (coins + 1) >> 1 : coins * (recycle || 1);
      if (cost > s.coin[s.seat] || (sale && cost == coins)) continue;
      for (let rep = 0; rep <= (recycle ? 0 : s.rep[s.seat]); rep++) {
        const q = coins * double + rep;
        if (q >= least && q <= most) list.push([cost, q, rep, sale]);
      }
    }
  return list;
}

export function priceName(x: number[]): string {
  return 'Q' + x[1] + (x[3] ? ' sale $' : ' for $') + x[0] + (x[2] ? ' + ' + x[2] + ' REP' : '');
}

/** Disposable Culture. */
export function mostQ(s: Loop, type: number): number {
  return !on(s, DISPOSABLE) ? 4 : type == PLASTIC ? 1 : s.rules & STRICT_PLASTIC ? 0 : 4;
}

export function drawFavour(s: Loop, seat: number): void {
  if (!s.favDeck) {
    s.favDeck = s.favDiscard;
    s.favDiscard = 0;
  }
  if (!s.favDeck) return;
  s.favDeck--;
  s.hand[seat]++;
}

/** The chance of each card in these hands (LO-065). */
export function handOdds(s: Loop, list: number[]): Ask['odds'] {
  return list.map(seat => ['Each FAVOUR of ' + s.names[seat], 1, s.hand[seat]]);
}

/** A random card from a hand; its place from the left is told. */
export function grab(s: Loop, t: Table<Loop>, from: number, to: number): void {
  const cards = s.hand[from];
  s.used = [t.card(cards, () => numbered('a FAVOUR of ' + s.names[from] + ', counted from the left', cards)) + 1, from];
  s.hand[from]--;
  s.hand[to]++;
  note(s, TAKEN, to);
}

/** The set of one EVENT; nothing for 0. */
export function bit(event: number): number {
  return (1 << event) >> 1;
}

/** The EVENTS of this mode (LO-023). */
export function inPlay(s: Loop): number {
  return s.mode && 0x3fffffff & ~[0, 0, s.notCoop, s.notSolo][s.mode];
}

/** A number and its noun: "1 MATERIAL", "2 MATERIALS". */
export function many(n: number, noun: string): string {
  if (n == 1) return '1 ' + noun;
  return n + ' ' + (noun == 'ACTIVITY' ? 'ACTIVITIES' : noun + 'S');
}

/** The EVENTS that lie open, besides the discard. */
export function open(s: Loop): number {
  return bit(s.activeEvent) | bit(s.nextEvent) | bit(s.event);
}

/** The chance that an EVENT which nobody has seen is IMMEDIATE (LO-063). */
export function chance(s: Loop): Ask['odds'] {
  const hidden = inPlay(s) & ~(s.eventDiscard | open(s));
  return hidden ? [['Event immediate', bits(hidden & IMMEDIATE), bits(hidden)]] : undefined;
}

/** APPLY, then on. */
export function applyFor(s: Loop, seat: number, after: string): string {
  s.taker = seat;
  return call(s, 'alert.card', after);
}

/** The EVENT on top, 1 to 30, or 0 when there is none; it stays on the deck. In a shuffled deck the top may be chosen when it is looked at. */
export function topEvent(s: Loop, t: Table<Loop>): number {
  const byCards = s.style & EVENT_CARDS,
    away = byCards ? sum(s.pending) : 0; // of these the device does not know which
  if (bits(s.eventDeck) <= away) {
    s.eventDeck |= s.eventDiscard;
    s.eventDiscard = 0;
  }
  let n = bits(s.eventDeck) - away;
  if (n < 1) return 0;
  if (byCards) return 99; // the table knows which
  if (s.eventDeck & bit(s.eventTop)) return s.eventTop;
  n = t.card(n, () => {
    const faces: string[] = [];
    for (let event = 1; event <= 30; event++) if (s.eventDeck & bit(event)) faces.push(eventName(event));
    return { name: 'an EVENT', faces };
  });
  for (let event = 1; ; event++) if (s.eventDeck & bit(event) && !n--) return event;
}

/** Whether the ACTIVITY deck is too short for the refill: then its discard is shuffled (LO-048). */
export function tooFew(s: Loop): boolean {
  return s.actDeck + s.actSlots < 5;
}

export function refill(s: Loop, t: Table<Loop>): void {
  t.move(5, { track: 'matDeck' }, { track: 'buySlots' }); // what there is, and what fits
  if (!s.matDeck && !(s.endLatch & DEPLETION)) {
    s.endLatch |= DEPLETION;
    s.mark |= PENALTY;
  }
  // with its discard shuffled there is always an ACTIVITY: 30 are in the game, 18 are kept at most
  s.actDeck = Math.max(0, (tooFew(s) ? 30 - s.actSlots - part(s, 'acts', 0, s.n) : s.actDeck) - 5 + s.actSlots) | 0;
  s.actSlots = 5;
}

/** S0: everything that counts within one turn starts again, and the EVENT flipped last is the active one; it acts once the turn is begun. */
export function startTurn(s: Loop): string {
  s.main = s.bought = s.consumed = s.applied = s.spent = s.favPlayed = s.abilityUsed = s.forced = s.forgedAs = s.ends = 0;
  s.paid = '0000000000';
  s.shares = [];
  s.mark &= TOLD;
  if (s.nextEvent) {
    s.eventDiscard |= bit(s.activeEvent);
    s.activeEvent = s.nextEvent;
    s.nextEvent = 0;
  }
  return 'turn.start';
}

export function nextTurn(s: Loop): string {
  if (nextSeat(s)) s.round++;
  return startTurn(s);
}

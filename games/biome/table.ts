// What lies on the table, and the few moves that every chapter makes. No map: distances and paths stay with the players.
import { type OldAsk as Ask, after, type Cannot, get, type Pick, type State, put as set, type Table } from '../kit';

/** Texts are lists of single digits, which take a tenth of the memory so. */
export interface Biome extends State {
  stacks: number;
  sides: number; // of a tile: directions of the Gang's die
  cdBoard: number; // spaces of the cool-down board
  bank: number; // Supply tokens beside the board; 99 is without end
  maxFarms: number;
  maxCamps: number;
  maxRoutes: number;
  rulings: number; // a set of the flags below
  clock: number; // minutes for a turn, 0 without
  ends: number; // second of play at which the turn is over; 1: it is, after the action that runs
  round: number;
  turnOf: number; // the seat whose turn it is, by the name that the rules give it
  firstPlayer: number;
  tilesLeft: number;
  secretsLeft: number;
  boxLeft: number;
  keysDestroyed: number;
  exitRevealed: number;
  exitKeys: number;
  gang: number; // 0 hidden, 1 roaming, 1 + n fighting for n more rounds
  gangOn: number; // 0 nowhere, 1 open land, 2 + camp
  actionsPerTurn: number;
  carryCap: number;
  // by seat
  actionsLeft: number[];
  allotment: string;
  health: string; // 1 injured
  injuryCD: number[];
  capture: number[]; // 0 free, 1 nobody knows where, 2 + camp
  captureRounds: string;
  carried: string; // weight; only kept when inventories are tracked
  on: number[]; // 0 open land, 1 mountain, 2 Exit, 3 + camp
  limbo: number; // secrets of captives that no camp has yet
  pieces: number[]; // how many there are of each, farms, routes, parties, mercs, camps: for the table to put there or take away
  // by camp, in order of appearance; the main camp is first
  kind: string;
  land: string; // what the camp stands on, as in `on`
  cd: number[];
  supply: string;
  key: string;
  extraAction: string;
  extraCarry: string;
  farmKit: string;
  campKit: string;
  caravanKit: string;
  clairvoyance: string;
  foresight: string;
  teleport: string;
  hidden: number[]; // face-down ones: nobody tells the device what they are
  // by farm
  farmCamp: number[]; // 0 none, 1 + camp
  farmBase: number[];
  farmCd: number[];
  halted: number[]; // 1 while the Gang is there
  // by Caravan Route
  routeFrom: number[];
  routeTo: number[];
  length: number[];
  blocked: number[];
  // by raiding party, in order of appearance
  party: number[]; // the camp it goes home to
  origin: number[]; // 0 the Exit, 1 + camp
  loot: number[]; // 0 nothing, 1 + secret
  lootToo: number[];
  // by group of mercs, in order of hiring
  home: number[];
  job: number[];
  paid: number[];
  prey: number[]; // the enemy camp they go to, or whose party they hunt
  targets: number[]; // three a group: 0 nothing, 1 + secret, SEATS + seat
  // what goes on right now
  phase: number; // board step 1 to 7, 8 countdown, 9 berserk
  item: number; // next object of that step
  account: string[]; // what the board turn did and was not told yet: the die that fell, or 0, and the words
  chosen: number; // what the question on the table is about: a camp, a seat, a secret, a tile
  mode: number; // and how
  wanted: number[]; // what the mercs on offer shall fetch, as targets; or camps that are equally near to a raider
  done: number; // neighbours of a new camp explored
  bill: number[]; // Supplies that are being paid: how many, and the camp whose barn may pay
  todo: number[]; // what the board has to ask first: 0 turn over what was destroyed, 1 what was rescued, 2 + camp that builds a farm; or dice to be seen
  warned: number;
  undoPoint: number[]; // what can be taken back since the last new information, which is a 0
}

export const MAIN = 0,
  CAMP = 1,
  ALLY = 2,
  STEALER = 3,
  KILLER = 4,
  GONE = 5;

/** Secrets, in the order of types(). */
export const SUPPLY = 0,
  KEY = 1,
  EXTRA = 2,
  CARRY = 3,
  FARM_KIT = 4,
  CAMP_KIT = 5,
  CARAVAN_KIT = 6,
  FORESIGHT = 8,
  HIDDEN = 10,
  EXIT_KEY = 11, // in the hands of a party: it goes back onto the Exit
  SEATS = 13; // among the targets of mercs: players come after the secrets

export const RESCUE = 1,
  CHASE = 2,
  HUNT = 3,
  FIGHT = 4;

/** The rulings that are a matter of taste (BI-701 to 706, BI-511), and short prompts. */
export const PAY_ACTS = 1,
  TOLL_ACTS = 2,
  ALLY_SHUT = 4,
  AT_ONCE = 8,
  REROLL = 16,
  WEIGHED = 32,
  BRIEF = 64,
  SPARES = 128;

/** What comes and goes, and its lists: see piece(). */
export const FARM = 0,
  ROUTE = 1,
  PARTY = 2,
  MERC = 3;

/** What there is at the start by the number of stacks: tiles (BI-004), secrets on them (BI-009), in the box (BI-006). */
export const heaps = (n: number): [string, number][] => [
  ['tilesLeft', 8 * n + 1],
  ['secretsLeft', [18, 23, 29][n - 3]],
  ['boxLeft', [11, 13, 19][n - 3]],
];

export const types = () => 'supply key extraAction extraCarry farmKit campKit caravanKit clairvoyance foresight teleport hidden'.split(' ');
/** How many of this kind lie on a camp; none of what is no secret of a camp, or where none stands: the device fails at place -1 of a text. */
export const lying = (s: Biome, type: number, k: number) => (type >= 0 && type <= HIDDEN && k >= 0 ? get(s, types()[type], k) : 0);
export const labels = () =>
  'Supply,Key,Extra Action,Extra Carry,Farm Kit,Camp Kit,Caravan Kit,Clairvoyance,Foresight,Teleport,Face-down,Exit Key'.split(',');

export type T = Table<Biome>;

/** Sections of the rulebook, by number: what `why` says. */
export const ROUND = 0,
  ACTIONS = 1,
  EXPLORE = 2,
  DISCOVER = 3,
  PLACING = 4,
  USING = 5,
  TAKEBACK = 6,
  CAPTURED = 7,
  FARMS = 8,
  CAMPS = 9,
  CARAVANS = 10,
  LOOKING = 11,
  TRADING = 12,
  MERCS = 13,
  RAIDS = 14,
  KILLERS = 15,
  GANG = 16,
  EXIT = 17,
  INJURY = 18,
  COOLING = 19,
  START = 20,
  ENDING = 21;

/**
 * Just words, and ok. What comes after a tab is for tables that are new to the game.
 * Chapters before "c" in the alphabet are nobody's turn: their title is the game's.
 */
export const tell = (s: Biome, why: number, say: string, then?: Ask['then'], cue?: Ask['cue']): Ask => ({
  say: say
    .split('\t')
    .slice(0, s.rulings & BRIEF ? 1 : 2)
    .join(' '),
  seat: s.at < 'c' ? -1 : s.seat,
  cue,
  then,
  why: 'Game Round,Player Actions,Exploration,Discovery,Pickup,Using Secrets,Takebacksies,Captured,Farm Kit,Camp Kit,Caravan Kit,Foresight,Trading,Mercenaries,Stealer Camp,Killer Camp,Roaming Gang,Exit Tile,Injury,Cool Downs,Start State,Ending the Game'.split(
    ',',
  )[why],
});

/** What an offered answer leads to. A function of its own: made in menu(), it would hold all that menu() knew while the question waits. */
const byPlace = (offered: number[], next: (i: number) => string) => (place: number) => next(offered[place]);

/** A question with these answers: a second row says why one is forbidden, an empty one is left out. */
export function menu(s: Biome, why: number, say: string, labels: string | string[], next: (i: number) => string, last?: Pick | 1): Ask {
  const ask = tell(s, why, say),
    pick: Pick[] = [],
    cannot: Cannot[] = [],
    offered: number[] = [],
    then = byPlace(offered, next), // one for all: a function is dear
    list = typeof labels == 'string' ? labels.split(',') : labels;
  let at = 0; // counted, because on the device list[i] walks from the start of the list
  for (const label of list) {
    const words = (label || '').split('\n');
    if (words[1]) cannot.push([words[0], words[1], pick.length]);
    else if (words[0]) {
      pick.push([words[0], then]);
      offered.push(at);
    }
    at++;
  }
  if (last) pick.push(last == BACK ? ['Back', ACT] : last);
  ask.pick = pick;
  ask.cannot = cannot;
  return ask;
}
/** A label for menu(), with the reason against it when there is one. */
export const unless = (label: string, reason: string | number | false) => label + (reason ? '\n' + reason : '');
export const ACT = 'turn.act';
export const BACK = 1; // the last answer of a menu: back to the turn
/** Which secret: those of `n` kinds that exist, with the reasons against some. */
export const which = (
  s: Biome,
  why: number,
  say: string,
  n: number,
  exists: (type: number) => unknown,
  no: (type: number) => string | number | false,
  next: (type: number) => string,
  last?: Pick,
): Ask =>
  menu(
    s,
    why,
    say,
    labels()
      .slice(0, n)
      .map((name, type) => (exists(type) ? unless(name, no(type)) : '')),
    next,
    last || BACK,
  );
export const OUT = 'All of them are out';
export const LAND = 'Farmland: CD 6,Other land: CD 10';

export function camps(s: Biome): string[] {
  const seen = [0, 0, 0, 0, 0, 0];
  return s.kind.split('').map((digit, k) => {
    const kind = +digit,
      n = ++seen[kind];
    return 'Main,Camp ,Ally ,Stealer ,Killer ,Gone '.split(',')[kind] + (kind > CAMP && kind < GONE ? n : k || '');
  });
}

/** The camps whose kind, or number, is right for it. */
export function those(s: Biome, fits: (kind: number, k: number) => unknown): number[] {
  const list: number[] = [];
  for (let k = 0; k < s.kind.length; k++) if (fits(+s.kind[k], k)) list.push(k);
  return list;
}
/** The same as labels for menu(): a name for each of them, and nothing for the others. */
export const named = (s: Biome, fits: (kind: number, k: number) => unknown) => camps(s).map((name, k) => (fits(+s.kind[k], k) ? name : ''));

/** The camp that the player on turn stands on, or -1. */
export const here = (s: Biome) => s.on[s.seat] - 3;
/** What a camp is; where none stands, it is gone. */
export const kindOf = (s: Biome, k: number) => (k < 0 ? GONE : +s.kind[k]);
/** The first camp of a kind, or -1. */
export const first = (s: Biome, kind: number) => s.kind.indexOf('' + kind);
/** The land under a player: 0 open, 1 mountain, 2 Exit. */
export const ground = (s: Biome, seat: number) => (s.on[seat] < 3 ? s.on[seat] : +s.land[s.on[seat] - 3]);
/** Whether this camp stands on the Exit, and whether any does. */
export const onExit = (s: Biome, k: number) => +s.land[k] == 2;
export const camped = (s: Biome) => s.land.indexOf('2') >= 0;
export const up = (s: Biome, seat: number) => !+s.health[seat] && !s.capture[seat];
export const enemy = (kind: number) => kind == STEALER || kind == KILLER;
/** No cool-down is longer than the board has spaces; after the Exit is found enemy camps have none (BI-471). */
export const rest = (s: Biome, cd: number, camp?: number) => (s.exitRevealed && camp ? 0 : Math.min(cd, s.cdBoard));
/** Keys that may be destroyed and the Exit still be opened (BI-018). */
export const spare = (s: Biome) => (s.stacks == 5 ? 2 : 1) - s.keysDestroyed;

export const left = (s: Biome) => s.actionsLeft[s.seat];
export function spend(s: Biome, n: number): void {
  s.actionsLeft[s.seat] = Math.max(0, left(s) - n);
}

export const weight = (type: number) => (type && type < 7 ? 2 : 1);
/** More or less is carried. Where the table keeps count of it, the device knows what everybody saw and asks the owner for the rest (BI-706). */
export function carry(s: Biome, type: number, n: number, next: string): string {
  const seat = s.seat;
  if (!(s.rulings & WEIGHED)) return next;
  if (type < 0) {
    s.chosen = seat;
    return 'secrets.weigh>' + next;
  }
  set(s, 'carried', Math.max(0, +s.carried[seat] + n * weight(type)), seat);
  return next;
}

/** Reasons against: a hand that cannot take so much more, an ally that neither stores nor gives, nothing to explore. */
export const full = (s: Biome, more: number) =>
  s.rulings & WEIGHED && +s.carried[s.seat] + more > s.carryCap && 'Carry limit ' + s.carryCap;
export const shut = (s: Biome, k: number) => kindOf(s, k) == ALLY && s.rulings & ALLY_SHUT && s.cd[k] && 'Ally on cool-down';
export const known = (s: Biome) => (!s.tilesLeft ? 'No tiles left' : ground(s, s.seat) == 2 && 'Not beside the Exit');

export function tokens(s: Biome, k: number): number {
  let n = 0;
  if (k >= 0) for (const type of types()) n += get(s, type, k);
  return n;
}

/** A Killer could end the game: the board says so before the enemy camps move (BI-460). */
export const exposed = (s: Biome) => first(s, KILLER) > 0 && !tokens(s, 0);
/** So does every turn, from its beginning to its end. */
export const alarm = (s: Biome) => (exposed(s) ? '\nMain camp EMPTY!' : '');

/** How many of a kind may still turn up from where the device cannot see (BI-050). */
export function unseen(s: Biome, type: number): number {
  if (!type) return 99;
  const key = types()[type];
  let n = +'432333322533335322743445533'.charAt(9 * s.stacks - 28 + type);
  if (type == KEY) n -= s.keysDestroyed + s.exitKeys;
  for (let k = 0; k < s.kind.length; k++) n -= get(s, key, k);
  for (const loot of s.loot.concat(s.lootToo)) if (loot == type + 1 || (type == KEY && loot == EXIT_KEY + 1)) n--;
  return n;
}

/** Supplies go back to the bank or come from it, where the table counts them (BI-015). */
export function bank(s: Biome, n: number): void {
  if (s.bank < 99) s.bank = Math.min(98, s.bank + n);
}

/** Puts secrets on a camp, or takes them away. The barn holds 4 Supplies (BI-322); bonuses follow at once (BI-401, 402). */
export function put(s: Biome, type: number, k: number, n: number): void {
  if (k < 0) return;
  const now = lying(s, type, k) + n,
    over = type ? 0 : Math.max(0, now - 4);
  set(s, types()[type], Math.max(0, Math.min(type == HIDDEN ? 99 : 9, now - over)), k);
  bank(s, over);
  if (kindOf(s, k) > CAMP) return;
  if (type == EXTRA) s.actionsPerTurn = Math.max(3, s.actionsPerTurn + n) | 0;
  if (type == CARRY) s.carryCap = Math.max(4, s.carryCap + n) | 0;
}

/** How many there are of each: what the table corrects, and the lists follow. */
export function count(s: Biome): Biome {
  s.pieces = [s.farmCd, s.length, s.party, s.home, s.kind].map(list => list.length);
  return s;
}

/** Takes one thing out of the lists that make it up, or adds one with these values. */
export function piece(s: any, what: number, i: number, values?: number[]): void {
  let n = 0;
  for (const key of 'farmCd farmBase farmCamp halted,routeFrom routeTo length blocked,party origin loot lootToo,home job paid prey'
    .split(',')
    [what].split(' ')) {
    const own = s[key];
    if (values) own.push(values[n++]);
    else own.splice(i, 1);
  }
  for (let aim = 0; what == MERC && aim < 3; aim++)
    if (values) s.targets.push(values[n++] || 0);
    else s.targets.splice(3 * i, 1);
  count(s);
}

/** Routes from a camp, all or those to one other: 0 none, 1 blocked by the Gang, 2 or more open. */
export function road(s: Biome, from: number, to?: number): number {
  let found = 0;
  for (let r = 0; r < s.blocked.length; r++) {
    const a = s.routeFrom[r],
      b = s.routeTo[r],
      end = a == from ? b : b == from ? a : -1;
    if (to === undefined ? end >= 0 : end == to) found |= s.blocked[r] || s.gangOn == a + 2 || s.gangOn == b + 2 ? 1 : 2;
  }
  return found;
}

/** The Gang has gone: what it had halted and blocked goes on (BI-509). */
export function leave(s: Biome): void {
  s.halted = s.halted.map(() => 0);
  s.blocked = s.blocked.map(() => 0);
}

/** Back to the main camp to heal, once (BI-410, 411). */
export function injure(s: Biome, seat: number): void {
  s.on[seat] = 3;
  if (+s.health[seat]) return;
  set(s, 'health', 1, seat);
  s.injuryCD[seat] = rest(s, 10);
}

/** In the hands of this camp, or at -1 of nobody knows whom (BI-420, 421). */
export function hold(s: Biome, seat: number, k: number): void {
  s.capture[seat] = k + 2;
  s.on[seat] = k < 0 ? 0 : k + 3;
}

export function free(s: Biome, seat: number): void {
  s.capture[seat] = 0;
  set(s, 'captureRounds', 0, seat);
}

/** New information: nothing before it can be taken back in this turn (BI-131). */
export function lock(s: Biome): void {
  s.undoPoint = [0];
}

/** What can be taken back (BI-132): its kind and cost, the secret, the place and the weight before, in one number. */
export function mark(s: Biome, deed: number): void {
  s.undoPoint.push(deed | (s.on[s.seat] << 4) | (+s.carried[s.seat] << 13));
}

/** The next player, or the board after the last one (BI-017, 122); unspent actions are lost (BI-121). */
export function pass(s: Biome): string {
  s.actionsLeft[s.seat] = s.ends = 0;
  s.seat = s.turnOf = after(s, s.seat);
  return s.seat == s.firstPlayer ? 'board.start' : 'turn.start';
}

/** Supplies on the friendly camp under the player: they pay as well as those in the hand (BI-321). */
const barn = (s: Biome) => (kindOf(s, here(s)) <= ALLY ? +s.supply[here(s)] : 0);
/** Nothing, or why so many cannot be paid. */
export const poor = (s: Biome, n: number): string | number | false =>
  s.rulings & WEIGHED && here(s) >= 0 && +s.carried[s.seat] + barn(s) < n && 'Not enough Supplies';
/** So many are paid. Where hand and barn both could, the player says which: what the device takes from the barn must be what the table takes. */
export function pay(s: Biome, n: number, next: string): string {
  const k = here(s),
    stock = barn(s),
    least = Math.max(0, n - stock), // from the hand
    most = s.rulings & WEIGHED ? Math.min(n, +s.carried[s.seat]) : n;
  bank(s, n);
  lock(s);
  if (stock && least < most) {
    s.bill = [n, k];
    return 'deals.pay>' + next;
  }
  put(s, SUPPLY, k, least - n);
  return least ? carry(s, k < 0 ? -1 : SUPPLY, -least, next) : next;
}

/** How many an enemy camp has of what mercs may fetch: a kind of secret, or a captive. */
export const prizes = (s: Biome, aim: number, k: number): number =>
  aim < SEATS ? lying(s, aim - 1, k) : s.capture[aim - SEATS] == k + 2 ? 1 : 0;

/** Mercs whose task is done or gone leave without a refund (BI-356). The table is told: a token starts at 10. */
export function recall(s: Biome): void {
  for (let m = s.home.length - 1; m >= 0; m--) {
    const prey = s.prey[m];
    let busy = s.job[m];
    if (busy == HUNT ? s.party.indexOf(prey) < 0 : busy == FIGHT ? s.gang < 2 : busy == CHASE && !s.gang) busy = 0;
    if (busy == RESCUE) {
      busy = 0;
      for (const aim of s.targets.slice(3 * m, 3 * m + 3)) busy += prizes(s, aim, prey);
    }
    if (busy) continue;
    const k = s.home[m];
    s.cd[k] = rest(s, 10);
    s.account.push('0Mercs of ' + camps(s)[k] + ' leave\n' + camps(s)[k] + ': CD ' + s.cd[k]);
    piece(s, MERC, m);
    if (s.phase == 4 && m < s.item) s.item--;
  }
}

/** A camp is gone with all that lies there: its routes, too, and its farms idle (BI-461). */
export function raze(s: Biome, k: number): void {
  const other = (list: number[], from: number, to: number) => list.map(n => (n == from ? to : n));
  set(s, 'kind', GONE, k);
  for (const type of types()) set(s, type, 0, k);
  for (let r = s.blocked.length - 1; r >= 0; r--) if (s.routeFrom[r] == k || s.routeTo[r] == k) piece(s, ROUTE, r);
  s.farmCamp = other(s.farmCamp, k + 1, 0);
  s.origin = other(s.origin, k + 1, 1); // BI-A29
  s.on = other(s.on, k + 3, +s.land[k]);
  if (s.gangOn == k + 2) s.gangOn = 1;
  set(s, 'land', 0, k);
}

/** A new camp of this kind: a lost player camp leaves its place to the next one. */
export function found(s: Biome, kind: number, land: number, cd: number): number {
  let k = kind == CAMP ? first(s, GONE) : -1;
  if (k < 0) k = s.kind.length;
  for (const type of types()) set(s, type, 0, k);
  set(s, 'kind', kind, k);
  set(s, 'land', land, k);
  s.cd[k] = cd;
  count(s);
  return k;
}

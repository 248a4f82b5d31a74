// What lies on the table, and the few moves that every chapter makes. No map: distances and paths stay with the players.
import { type Ask, after, call, type Pick, type State, type Table } from '../kit';

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
  ends: number; // second of play at which the turn is over
  round: number;
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
  allotment: number[];
  health: number[]; // 1 injured
  injuryCD: number[];
  capture: number[]; // 0 free, 1 nobody knows where, 2 + camp
  captureRounds: number[];
  carried: number[]; // weight; only kept when inventories are tracked
  on: number[]; // 0 open land, 1 mountain, 2 Exit, 3 + camp
  limbo: number; // secrets of captives that no camp has yet
  // by camp, in order of appearance; the main camp is first
  kind: number[];
  land: number[]; // what the camp stands on, as in `on`
  cd: number[];
  supply: number[];
  key: number[];
  extraAction: number[];
  extraCarry: number[];
  farmKit: number[];
  campKit: number[];
  caravanKit: number[];
  clairvoyance: number[];
  foresight: number[];
  teleport: number[];
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
  targets: number[]; // three a group: 0 nothing, 1 + seat, 9 + secret
  // what goes on right now
  phase: number; // board step 1 to 7, 8 countdown, 9 berserk; 0 in a player's turn
  item: number; // next object of that step
  account: number[]; // what the board turn did and was not told yet: see note()
  dice: number[];
  chosen: number; // what the question on the table is about: a camp, a seat, a secret, a tile
  mode: number; // and how
  wanted: number[]; // what the mercs on offer shall fetch, as targets; or camps that are equally near to a raider
  done: number; // neighbours of a new camp explored
  flips: number; // destroyed face-down secrets to be turned over
  shown: number; // rescued face-down secrets to be turned over
  kits: number; // stolen Farm Kits to be built by camp `chosen`
  warned: number;
  undoPoint: number[]; // what can be taken back since the last new information
  locked: number;
}

export const MAIN = 0,
  CAMP = 1,
  ALLY = 2,
  STEALER = 3,
  KILLER = 4,
  GONE = 5;

/** Secrets, in the order of TYPES. */
export const SUPPLY = 0,
  KEY = 1,
  EXTRA = 2,
  CARRY = 3,
  FARM_KIT = 4,
  CAMP_KIT = 5,
  CARAVAN_KIT = 6,
  FORESIGHT = 8,
  HIDDEN = 10,
  EXIT_KEY = 11; // in the hands of a party: it goes back onto the Exit

export const RESCUE = 1,
  CHASE = 2,
  HUNT = 3,
  FIGHT = 4;

/** The rulings that are a matter of taste (BI-701 to 706), and the short account. */
export const PAY_ACTS = 1,
  TOLL_ACTS = 2,
  ALLY_SHUT = 4,
  AT_ONCE = 8,
  REROLL = 16,
  WEIGHED = 32,
  BRIEF = 64;

/** What the account tells of. */
export const GREW = 0,
  BARN = 1,
  HEALED = 2,
  COOLED = 3,
  HALT = 4, // of 0 a farm, 1 healing, 2 a camp
  BATTLE = 5,
  WAITS = 6,
  RAZED = 7,
  COUNT = 8;

/** The lists that make up a farm, a route, a party, a group of mercs. */
export const FARM = 'farmCamp farmBase farmCd halted',
  ROUTE = 'routeFrom routeTo length blocked',
  PARTY = 'party origin loot lootToo';

const NAMES = 'supply key extraAction extraCarry farmKit campKit caravanKit clairvoyance foresight teleport hidden';
export type Secret = 'supply' | 'key' | 'extraAction' | 'extraCarry' | 'hidden'; // and the others, which need no name
export const TYPES = NAMES.split(' ') as Secret[];

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
  SUPPLIES = 8,
  FARMS = 9,
  CAMPS = 10,
  CARAVANS = 11,
  LOOKING = 12,
  TRADING = 13,
  MERCS = 14,
  RAIDS = 15,
  KILLERS = 16,
  GANG = 17,
  EXIT = 18,
  INJURY = 19,
  COOLING = 20,
  START = 21,
  ENDING = 22;
export const section = (n: number) =>
  'Game Round,Player Actions,Exploration,Discovery,Pickup and Placement,Using Secrets,Takebacksies,Captured,Supply,Farm Kit,Camp Kit,Caravan Kit,Foresight,Trading,Mercenaries,Stealer Camp,Killer Camp,Roaming Gang,Exit Tile,Injury,Cool Downs,Start State,Ending the Game'.split(
    ',',
  )[n];

export const labels = () =>
  'Supply,Key,Extra Action,Extra Carry,Farm Kit,Camp Kit,Caravan Kit,Clairvoyance,Foresight,Teleport,Face-down,Exit Key'.split(',');

export function camps(s: Biome): string[] {
  const seen = [0, 0, 0, 0, 0, 0],
    words = 'Main,Camp ,Ally ,Stealer,Killer ,Gone '.split(',');
  return s.kind.map((kind, k) => {
    const n = ++seen[kind];
    return words[kind] + (!kind ? '' : kind == CAMP || kind == GONE ? k : n);
  });
}

/** A question with an answer for each of n things that has a label; a second row says why it is forbidden. */
export function menu(say: string, why: number, n: number, label: (i: number) => string, next: (i: number) => string, last?: Pick): Ask {
  const pick: Pick[] = [],
    cannot: [string, string][] = [];
  for (let k = 0; k < n; k++) {
    const i = k,
      words = label(i).split('\n');
    if (words[1]) cannot.push([words[0], words[1]]);
    else if (words[0]) pick.push([words[0], () => next(i)]);
  }
  if (last) pick.push(last);
  return { say, why: section(why), cannot, pick };
}
export const ACT = 'turn.act';
export const BACK: Pick = ['Back', ACT];
export const yes = (i: number) => (i ? 'Yes' : 'No');
export const needs = (n: number, left: number) => 'Needs ' + n + ' actions, you have ' + left;
/** Just words, and ok. */
export const tell = (say: string, why: number, cue: Ask['cue'], then: Ask['then']): Ask => ({ say, why: section(why), cue, then });

/** The camp that the player on turn stands on, or -1. */
export const here = (s: Biome) => s.on[s.seat] - 3;
/** The land under a player: 0 open, 1 mountain, 2 Exit. */
export const ground = (s: Biome, seat: number) => (s.on[seat] < 3 ? s.on[seat] : s.land[s.on[seat] - 3]);
export const up = (s: Biome, seat: number) => !s.health[seat] && !s.capture[seat];
export const enemy = (kind: number) => kind == STEALER || kind == KILLER;
/** No cool-down is longer than the board has spaces; after the Exit is found enemy camps have none (BI-471). */
export const rest = (s: Biome, cd: number, camp?: number) => (s.exitRevealed && camp ? 0 : Math.min(cd, s.cdBoard));
export const allKeys = (s: Biome) => s.stacks + (s.stacks == 5 ? 2 : 1); // BI-018

export function spend(s: Biome, n: number): void {
  s.actionsLeft[s.seat] -= n;
}

/** What is carried has changed: where the table keeps count of it, its owner says how heavy it is now (BI-706). */
export const weigh = (s: Biome, next: string) => (s.rulings & WEIGHED ? call(s, 'secrets.weigh', next) : next);

export function tokens(s: Biome, k: number): number {
  let n = 0;
  for (const type of TYPES) n += s[type][k];
  return n;
}

/** How many of a kind may still turn up from where the device cannot see (BI-050). */
export function unseen(s: Biome, type: number): number {
  if (!type) return 99;
  let n = +'432333322533335322743445533'.charAt(9 * s.stacks - 28 + type);
  if (type == KEY) n -= s.keysDestroyed + s.exitKeys;
  for (const held of s[TYPES[type]]) n -= held;
  for (const loot of s.loot.concat(s.lootToo)) if (loot == type + 1 || (type == KEY && loot == EXIT_KEY + 1)) n--;
  return n;
}

/** Puts secrets on a camp, or takes them away. The barn holds 4 Supplies (BI-322); bonuses follow at once (BI-401, 402). */
export function put(s: Biome, type: number, k: number, n: number): void {
  if (k < 0) return;
  const row = s[TYPES[type]];
  row[k] = Math.max(0, Math.min(type ? 99 : 4, row[k] + n));
  if (s.kind[k] > CAMP) return;
  if (type == EXTRA) s.actionsPerTurn += n;
  if (type == CARRY) s.carryCap += n;
}

/** Takes one thing out of the lists that make it up; adds one to them. */
export function cut(s: any, lists: string, i: number): void {
  for (const key of lists.split(' ')) s[key].splice(i, 1);
}
export function grow(s: any, lists: string, values: number[]): void {
  const keys = lists.split(' ');
  for (let i = 0; i < keys.length; i++) s[keys[i]].push(values[i]);
}

/** Routes between two camps: 0 none, 1 blocked by the Gang, 2 or more open. */
export function road(s: Biome, a: number, b: number): number {
  let found = 0;
  for (let r = 0; r < s.blocked.length; r++)
    if ((s.routeFrom[r] == a && s.routeTo[r] == b) || (s.routeFrom[r] == b && s.routeTo[r] == a)) found |= s.blocked[r] ? 1 : 2;
  return found;
}

/** Back to the main camp to heal, once (BI-410, 411). */
export function injure(s: Biome, seat: number): void {
  s.on[seat] = 3;
  if (s.health[seat]) return;
  s.health[seat] = 1;
  s.injuryCD[seat] = rest(s, 10);
}

export function free(s: Biome, seat: number): void {
  s.capture[seat] = 0;
  s.captureRounds[seat] = 0;
}

/** New information: nothing before it can be taken back in this turn (BI-131). */
export function lock(s: Biome): void {
  s.undoPoint = [];
  s.locked = 1;
}

/** The next player, or the board after the last one (BI-017, 122). */
export function pass(s: Biome): string {
  s.seat = after(s, s.seat);
  return s.seat == s.firstPlayer ? 'board.start' : 'turn.start';
}

/** Supplies on the friendly camp under the player are paid first: there hand and barn exchange them freely (BI-321). */
const barn = (s: Biome) => (s.kind[here(s)] <= ALLY ? s.supply[here(s)] : 0);
export const canPay = (s: Biome, n: number) => !(s.rulings & WEIGHED) || here(s) < 0 || s.carried[s.seat] + barn(s) >= n;
export function pay(s: Biome, n: number, next: string): string {
  const stock = Math.min(n, barn(s));
  put(s, SUPPLY, here(s), -stock);
  if (s.bank < 99) s.bank = Math.min(98, s.bank + n);
  lock(s);
  return stock < n ? weigh(s, next) : next;
}

/** Mercs whose task is done (no job) or gone go home without a refund (BI-356). */
export function recall(s: Biome): void {
  for (let m = s.home.length - 1; m >= 0; m--) {
    const prey = s.prey[m];
    let busy = s.job[m];
    if (busy == HUNT) busy = s.party.indexOf(prey) + 1;
    else if (busy == RESCUE) {
      busy = 0;
      for (const aim of s.targets.slice(3 * m, 3 * m + 3))
        if (aim > 8 ? s[TYPES[aim - 9]][prey] : aim && s.capture[aim - 1] == prey + 2) busy++;
    }
    if (busy) continue;
    s.cd[s.home[m]] = rest(s, 10);
    cut(s, 'home job paid prey', m);
    s.targets.splice(3 * m, 3);
    if (s.phase == 4 && m < s.item) s.item--;
  }
}

/** A new camp of this kind: a lost player camp leaves its place to the next one. */
export function found(s: Biome, kind: number, land: number, cd: number): number {
  let k = kind == CAMP ? s.kind.indexOf(GONE) : -1;
  if (k < 0) {
    k = s.kind.length;
    for (const type of TYPES) s[type].push(0);
  }
  s.kind[k] = kind;
  s.land[k] = land;
  s.cd[k] = cd;
  return k;
}

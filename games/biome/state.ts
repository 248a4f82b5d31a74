// What lies on the table, and how rules read it. There is no map: distances and paths stay with the players.
import { type Answers, type Dice, each, type Nothing, type State } from '../kit';

export type Kind = 'Main' | 'Player' | 'Ally' | 'Stealer' | 'Killer' | 'Gone';
export type Job = 'Rescue' | 'Gang' | 'Party' | 'Fighting' | 'Done';
/** What may lie on a camp. `Face-down`: nobody tells the device what it is. `Exit Key`: in the hands of a party, and it goes back onto the Exit. */
export type Secret =
  | 'Supply'
  | 'Key'
  | 'Extra Action'
  | 'Extra Carry'
  | 'Farm Kit'
  | 'Camp Kit'
  | 'Caravan Kit'
  | 'Clairvoyance'
  | 'Foresight'
  | 'Teleport'
  | 'Face-down'
  | 'Exit Key';
export type Loot = Secret | '-';

/** The first state, and the declaration of all that is kept. Camps, farms, routes, parties and mercs are lists in the order in which they came into play. */
export const start = (answers: Answers, seats: number) => ({
  phase: 'Set-up',
  // printed in the box
  sides: answers['Tile sides'] === '4' ? 4 : 6, // of a tile: directions of the Gang's die [BI-M02]
  cdBoard: 19, // spaces of the cool-down board [BI-M04]
  bank: 99, // Supply tokens beside the board; 99 is without end [BI-015, BI-M06]
  maxFarms: 8, // pieces in the box [BI-M08]
  maxCamps: 8,
  maxRoutes: 6,
  // what the table has chosen where the rulebook leaves it open [BI-701 to BI-706]
  paymentActs: answers.Payment === 'Costs an action' ? 1 : 0,
  tollActs: answers.Toll === 'Costs an action' ? 1 : 0,
  allyShut: answers['Cooling ally'] === 'Is shut' ? 1 : 0,
  berserkWaits: answers.Berserk === 'In the board turn' ? 1 : 0,
  blockedGang: answers['Blocked Gang'] as string,
  weighed: answers.Inventories === 'Weighed' ? 1 : 0,
  clock: parseInt(answers['Turn timer'], 10) || 0, // minutes for a turn; 0 is off
  // the game
  stacks: answers['Tile stacks'] as number, // and so many keys open the Exit [BI-002]
  round: 1,
  turnOf: 0, // the seat on turn, by the name that the rules give it
  firstPlayer: 0,
  tilesLeft: tilesIn(answers['Tile stacks']),
  secretsLeft: stackedIn(answers['Tile stacks']),
  boxLeft: boxedIn(answers['Tile stacks']),
  keysFound: 0, // only Light counts them
  keysDestroyed: 0,
  exitRevealed: 0,
  exitKeys: 0,
  escaped: 0, // all of them, as the table says in Light
  gang: 'Hidden' as 'Hidden' | 'Roaming' | 'Fighting',
  fightRounds: 0,
  gangOn: 0, // 0 nowhere, 1 open land, 2 + camp
  actionsPerTurn: 3,
  carryCap: 4,
  limbo: 0, // secrets of captives that no camp has yet [BI-421]
  warned: 0, // that no spare key is left [BI-451]
  // by seat
  actionsLeft: each(seats, 3),
  allotment: each(seats, 3),
  injuryCD: each(seats, 0), // 0: healthy
  capture: each(seats, 0), // 0 free, 1 nobody knows where, 2 + camp
  captureRounds: each(seats, 0),
  carried: each(seats, 0), // weight, where inventories are weighed [BI-706]
  on: each(seats, ON_CAMP), // 0 to 2 a land, 3 + camp
  // by camp, the main camp first
  kind: ['Main'] as Kind[],
  land: [0], // 0 to 2, as in `on`
  cd: [0],
  supply: [2], // [BI-012]
  key: [0],
  extraAction: [0],
  extraCarry: [0],
  farmKit: [0],
  campKit: [0],
  caravanKit: [0],
  clairvoyance: [0],
  foresight: [0],
  teleport: [0],
  hidden: [0], // face-down
  // by farm; the first one stands on the farmland of the start [BI-013]
  farmCamp: [1], // 0 none, 1 + camp
  farmBase: [6],
  farmCd: [6],
  halted: [0], // 1 while the Gang is there
  // by Caravan Route
  routeFrom: [] as number[],
  routeTo: [] as number[],
  blocked: [] as number[],
  // by raiding party
  party: [] as number[], // the camp that it goes home to
  origin: [] as number[], // 0 the Exit, 1 + camp
  loot: [] as Loot[],
  lootToo: [] as Loot[],
  // by group of mercs
  home: [] as number[],
  job: [] as Job[],
  prey: [] as number[], // the enemy camp that they go to, or whose party they hunt
  targets: [] as number[], // three a group: 0 nothing, 1 + secret, AIM_AT_SEATS + seat
  // how many there are of each, for the table to put there or take away
  farms: 1,
  routes: 0,
  parties: 0,
  mercs: 0,
  camps: 1,
  // the turn
  ends: 0, // second of play at which it is over; 1: after the action that runs
  did: '', // what was done last
  owner: 0, // whose secrets are asked about
  chosenCamp: 0, // a camp that the next question is about
  chosenAlly: 0, // whose mercs are hired, in Light
  chosenFarm: 0,
  oddsOf: 0, // a cool-down
  fromCamp: 0, // whether the secret that is used lay on the camp underfoot
  kitBase: 10, // cool-down of the farm that is being built
  explored: 0, // neighbours of a new camp
  wanted: [] as number[], // what the mercs on offer shall fetch, as targets
  billSupplies: 0, // Supplies that are being paid
  billCamp: 0, // and the camp whose barn may pay
  locked: 0, // new information came in this turn [BI-130]
  undoWhat: [] as string[], // what can be taken back: a move, a pick-up, a place
  undoCost: [] as number[],
  undoOn: [] as number[],
  undoCarried: [] as number[],
  undoSecret: [] as Loot[], // what was picked up from a camp
  // the board turn
  boardStep: 'None' as BoardStep,
  boardNext: 0, // the next thing of that step
  asks: [] as ('turn over' | 'rescued' | 'farm')[], // what the table has to say first
  builder: 0, // the camp that builds a farm
  raider: 0,
  raidOn: 0, // 0 the Exit, 1 + camp
  gangDie: 1,
  gangRerolls: 0,
  account: [] as string[], // what the board did, a page each
  accountPage: 0, // the first one that nobody has read
  // set-up
  listRead: 0,
  listItem: 0,
  dealing: 'Tile' as 'Tile' | 'Secret',
  dealt: 0,
  dealRoom: [] as number[], // by place: forest, grassland, stack after stack
  dealNow: [] as number[], // places of the four on the screen
  tied: [] as number[],
  thrown: [] as number[],
});

export type BoardStep =
  | 'None'
  | 'Farms'
  | 'Injuries'
  | 'Ally camps'
  | 'Mercs'
  | 'Gang'
  | 'Parties'
  | 'Enemy camps'
  | 'Captives'
  | 'Berserk';
export type Biome = State & ReturnType<typeof start>;
export type T = Dice<Biome>;
/** Why something cannot be done, or nothing. */
export type Reason = string | Nothing;

/** Where a player stands: the place of a land in lands(), or behind these a camp. */
export const OPEN_LAND = 0,
  MOUNTAIN = 1,
  EXIT_LAND = 2,
  ON_CAMP = 3;
export const lands = () => ['Open land', 'Mountain', 'Exit'];

/** Tiles [BI-004], secrets on them [BI-009] and in the box [BI-006], by the number of stacks. */
export const tilesIn = (stacks: number) => 8 * stacks + 1;
export const stackedIn = (stacks: number) => [18, 23, 29][stacks - 3];
export const boxedIn = (stacks: number) => [11, 13, 19][stacks - 3];

export const secrets = () =>
  'Supply,Key,Extra Action,Extra Carry,Farm Kit,Camp Kit,Caravan Kit,Clairvoyance,Foresight,Teleport,Face-down,Exit Key'.split(
    ',',
  ) as Secret[];
/** Among the targets of mercs, players come after the secrets. */
export const AIM_AT_SEATS = 13;

/** The rulebook's table: of each secret so many are on the tiles, then so many in the box, with 3, 4 and 5 stacks. */
const secretTable = () => `
Supply 2 3 4 2 3 4
Key 3 4 5 1 1 2
Extra Action 2 2 3 1 1 1
Extra Carry 1 2 2 1 1 1
Farm Kit 2 2 2 1 1 2
Camp Kit 2 2 3 1 1 1
Caravan Kit 2 3 3 1 2 2
Clairvoyance 2 2 3 1 1 2
Foresight 1 1 1 1 1 2
Teleport 1 1 1 1 1 2
Captured 3 4 5 0 0 0
`;
export function onTilesAndInBox(secret: string, stacks: number): [number, number] {
  const table = secretTable(),
    from = table.indexOf(`\n${secret} `) + secret.length + 2,
    counts = table.slice(from, table.indexOf('\n', from)).split(' ');
  return [+counts[stacks - 3] | 0, +counts[stacks] | 0];
}

/** Each kind of secret that lies on camps has a list of its own, by camp: Farm Kits have farmKit. */
const heaps = () => 'supply key extraAction extraCarry farmKit campKit caravanKit clairvoyance foresight teleport hidden'.split(' ');
type Heaps = { [heap: string]: number[] };
const heapOf = (s: Biome, secret: Secret) =>
  (s as unknown as Heaps)[secret === 'Face-down' ? 'hidden' : secret[0].toLowerCase() + secret.slice(1).replace(' ', '')];
/** How many of it lie on a camp: none where no camp stands. */
export function lying(s: Biome, secret: Secret, camp: number): number {
  const heap = camp >= 0 && heapOf(s, secret);
  return heap ? heap[camp] : 0;
}
export function setLying(s: Biome, secret: Secret, camp: number, count: number): void {
  heapOf(s, secret)[camp] = count;
}
/** All tokens on a camp. */
export function tokens(s: Biome, camp: number): number {
  if (camp < 0) return 0;
  const bonuses = s.extraAction[camp] + s.extraCarry[camp],
    kits = s.farmKit[camp] + s.campKit[camp] + s.caravanKit[camp],
    looks = s.clairvoyance[camp] + s.foresight[camp] + s.teleport[camp];
  return s.supply[camp] + s.key[camp] + bonuses + kits + looks + s.hidden[camp];
}
/** Nothing lies on it any more. Light leaves to the table what lies on the camps, and keeps no heaps: with five camps they are 60 variables of the device. */
export function clear(s: Biome, camp: number): void {
  if (!s.light) for (const heap of heaps()) (s as unknown as Heaps)[heap][camp] = 0;
}
export function forgetHeaps(s: Biome): void {
  for (const heap of heaps()) (s as unknown as Heaps)[heap] = [];
}

/** How many of a kind may still turn up where the device cannot see [BI-050]. */
export function unseen(s: Biome, secret: Secret): number {
  if (secret === 'Supply') return 99;
  const [onTiles, inBox] = onTilesAndInBox(secret, s.stacks);
  let count = onTiles + inBox;
  if (secret === 'Key') count -= s.keysDestroyed + s.exitKeys;
  for (const lies of heapOf(s, secret)) count -= lies;
  for (const loot of s.loot.concat(s.lootToo)) if (loot === secret || (secret === 'Key' && loot === 'Exit Key')) count--;
  return count;
}

export const isPlayerCamp = (kind: Kind) => kind === 'Main' || kind === 'Player';
export const isFriendly = (kind: Kind) => isPlayerCamp(kind) || kind === 'Ally';
export const isEnemy = (kind: Kind) => kind === 'Stealer' || kind === 'Killer';

/** What a camp is; where none stands, it is gone. */
export const kindOf = (s: Biome, camp: number): Kind => (camp < 0 ? 'Gone' : s.kind[camp]);
/** Camps by their numbers. */
export function campsOf(s: Biome, fits: (kind: Kind, camp: number) => unknown): number[] {
  const list: number[] = [];
  for (let camp = 0; camp < s.kind.length; camp++) if (fits(s.kind[camp], camp)) list.push(camp);
  return list;
}
/** All camps but those that are gone. */
export const standing = (s: Biome) => campsOf(s, kind => kind !== 'Gone');
/** What players call the camps: Ally 2 is the second ally, Camp 3 the camp at the third place. */
export function campNames(s: Biome): string[] {
  const seen: { [kind: string]: number } = {};
  return s.kind.map((kind, camp) => {
    seen[kind] = (seen[kind] || 0) + 1;
    if (kind === 'Main') return `Main${camp || ''}`;
    if (kind === 'Player') return `Camp ${camp}`;
    return `${kind} ${kind === 'Gone' ? camp : seen[kind]}`;
  });
}
export const campName = (s: Biome, camp: number) => campNames(s)[camp];
/** An option for each of these camps; its value is the camp. */
export function campOptions(s: Biome, camps: number[], reasonAgainst?: (camp: number) => Reason) {
  const names = campNames(s);
  return camps.map(camp => ({ label: names[camp], value: camp, not: reasonAgainst && reasonAgainst(camp) }));
}

/** The camp that the player on turn stands on, or less than 0. */
export const here = (s: Biome) => s.on[s.seat] - ON_CAMP;
export const landUnder = (s: Biome, seat: number) => (s.on[seat] < ON_CAMP ? s.on[seat] : s.land[s.on[seat] - ON_CAMP]);
/** A camp on the Exit is one target together with the keys there [BI-452]. */
export const isOnExit = (s: Biome, camp: number) => s.land[camp] === EXIT_LAND;
export const isCampOnExit = (s: Biome) => s.land.indexOf(EXIT_LAND) >= 0;

/** Neither injured nor captive. */
export const isAble = (s: Biome, seat: number) => !s.injuryCD[seat] && !s.capture[seat];
export const left = (s: Biome) => s.actionsLeft[s.seat];
export function spend(s: Biome, actions: number): void {
  s.actionsLeft[s.seat] = Math.max(0, left(s) - actions) | 0;
}
/** Keys that may be destroyed and the Exit still be opened [BI-018]. */
export const spareKeys = (s: Biome) => (s.stacks === 5 ? 2 : 1) - s.keysDestroyed;
/** A Killer could end the game now [BI-460]. Light does not know what lies on the main camp. */
export const isMainExposed = (s: Biome) => !s.light && s.kind.indexOf('Killer') > 0 && !tokens(s, 0);
export const alarm = (s: Biome) => (isMainExposed(s) ? '\nMain camp EMPTY!' : '');

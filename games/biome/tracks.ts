// Every value that players see and may correct, and the range of those that they do not see.
import { type Biome, boxedIn, campNames, lands, secrets, spareKeys, stackedIn, tilesIn } from './state';

/** In functions, so that the texts stay in flash. One with a value in it is made anew in memory whenever a track is looked up: such rows have short tables of their own. */
const play = () => `
turnOf: On turn, one of ~names
round: 1 to 1000
exitKeys: up to 7, bar to stacks, piece
keysFound: up to 7, if light
`;
const lost = (s: Biome) => `
keysDestroyed: Keys lost, up to 7, bar to ${spareKeys(s) + s.keysDestroyed + 1}
tilesLeft: up to 41, bar to ${tilesIn(s.stacks)}
`;
const limits = () => `
actionsPerTurn: Turn gives, 3 to 7
carryCap: Carry, 4 to 7
exitRevealed: Exit found, yes or no
escaped: All out, yes or no, if light
gang: one of Hidden/Roaming/Fighting
fightRounds: Gang fight, up to 3
gangOn: one of -/Open land/~camps
sides: Tile sides, 1 to 8, printed
cdBoard: CD spaces, 1 to 31, printed
bank: up to 99, printed
maxFarms: 1 to 15, printed
maxCamps: 1 to 8, printed
maxRoutes: up to 15, printed
`;
const stacked = (s: Biome) => `
# Table
secretsLeft: Secrets, up to 29, bar to ${stackedIn(s.stacks)}
boxLeft: Secret box, up to 19, bar to ${boxedIn(s.stacks)}
`;
const pieces = () => `
# Table
limbo: Loot away, up to 56, unless light
firstPlayer: First, one of ~names
stacks: 3 to 5
clock: Minutes, up to 9
# Rulings, unless light
paymentActs: Pay action, yes or no
tollActs: Toll acts, yes or no
allyShut: Ally shuts, yes or no
berserkWaits: Exit waits, yes or no
blockedGang: Gang stuck, one of Strikes again/Rerolls/Spares its tile
weighed: yes or no
# Pieces
farms: up to 15
routes: up to 15
parties: up to 15
mercs: up to 15
camps: up to 15
# Players, each seat
actionsLeft: Actions, up to 1000
on: Stands on, one of ~places, unless light
injuryCD: Healing, up to 31
capture: Captive, one of Free/Unknown/~camps
captureRounds: Held for, up to 2
carried: up to 9, secret, unless light
allotment: up to 12
# Camps, for ~camps
cd: Cool-down, up to cdBoard
kind: Camp is, one of Main/Player/Ally/Stealer/Killer/Gone
land: Lies on, one of Open land/Mountain/Exit, unless light
# Farms, for Farm 1 ..
farmCd: Farm CD, up to 31
farmBase: 6 to 10
farmCamp: Farm feeds, one of Idle/~camps
halted: yes or no
# Routes, for Route 1 ..
routeFrom: one of ~camps
routeTo: one of ~camps
blocked: yes or no
# Parties, for Party 1 ..
party: Party of, one of ~camps
origin: Party from, one of Exit/~camps
loot: Carries, one of -/~secrets
lootToo: Also has, one of -/~secrets
# Mercs, for Mercs 1 ..
home: Mercs of, one of ~camps
job: Mercs job, one of Rescue/Gang/Party/Fighting/Done
prey: Mercs to, one of ~camps
# Aims, for Aim 1 ..
targets: Rescue, one of -/~secrets/~names
# Secrets, for ~camps, unless light
supply: up to 4, piece
key: up to 9, piece
extraAction: Extra Act., up to 9, piece
extraCarry: Extra Car., up to 9, piece
farmKit: up to 9, piece
campKit: up to 9, piece
caravanKit: Caravan, up to 9, piece
clairvoyance: Clairvoya., up to 9, piece
foresight: up to 9, piece
teleport: up to 9, piece
hidden: Face-down, up to 99, piece
`;
export const tables = (s: Biome) => [play(), lost(s), limits(), stacked(s), pieces()];

/** The range of what goes on right now: no loop and no place in a list comes from outside. */
export const hidden = () => `
warned: yes or no
ends: up to 100000000
owner: up to 7
chosenCamp: up to 30
chosenAlly: up to 30
chosenFarm: up to 30
oddsOf: up to 31
fromCamp: yes or no
kitBase: 6 to 10
explored: up to 41
wanted: up to 20, for 1 ..
billSupplies: up to 3
billCamp: up to 30
locked: yes or no
undoWhat: one of move/pick-up/place, for 1 ..
undoCost: up to 4, for 1 ..
undoOn: up to 33, for 1 ..
undoCarried: up to 9, for 1 ..
undoSecret: one of -/~secrets, for 1 ..
boardStep: one of None/Farms/Injuries/Ally camps/Mercs/Gang/Parties/Enemy camps/Captives/Berserk
boardNext: up to 31
asks: one of turn over/rescued/farm, for 1 ..
builder: up to 30
raider: up to 30
raidOn: up to 31
gangDie: 1 to 8
gangRerolls: up to 10
accountPage: up to 99
listRead: yes or no
listItem: up to 40
dealing: one of Tile/Secret
dealt: up to 40
dealRoom: up to 5, for 1 ..
dealNow: up to 6, for 1 ..
tied: up to 7, for 1 ..
thrown: 1 to 6, for 1 ..
`;

export function lists(s: Biome, name: string): string[] {
  if (name === 'camps') return campNames(s);
  if (name === 'places') return lands().concat(campNames(s));
  return name === 'names' ? s.names : secrets();
}

// What comes onto the board and leaves it: farms, routes, parties, mercs and camps, each a place in its lists.
import { type Biome, clear, type Job, type Kind, type Loot, ON_CAMP, OPEN_LAND } from './state';

export const farmLists = () => 'farmCamp farmBase farmCd halted';
export const routeLists = () => 'routeFrom routeTo blocked';
export const partyLists = () => 'party origin loot lootToo';
const mercLists = () => 'home job prey';
const AIMS = 3; // of a group of mercs

type Lists = { [name: string]: (number | string)[] };

/** The numbers that the table may correct follow the lists. */
export function recount(s: Biome): void {
  s.farms = s.farmCd.length;
  s.routes = s.blocked.length;
  s.parties = s.party.length;
  s.mercs = s.home.length;
  s.camps = s.kind.length;
}

function add(s: Biome, lists: string, values: (number | string)[]): void {
  let place = 0;
  for (const name of lists.split(' ')) (s as unknown as Lists)[name].push(values[place++]);
  recount(s);
}
export function takeAway(s: Biome, lists: string, place: number): void {
  for (const name of lists.split(' ')) (s as unknown as Lists)[name].splice(place, 1);
  recount(s);
}

/** A farm cools down from its base, 6 on farmland and 10 elsewhere [BI-330]. `camp`: what it feeds. */
export const addFarm = (s: Biome, base: number, camp: number, halted: number) =>
  add(s, farmLists(), [camp + 1, base, Math.min(base, s.cdBoard) | 0, halted]);
export const addRoute = (s: Biome, from: number, to: number, blocked: number) => add(s, routeLists(), [from, to, blocked]);
export const addParty = (s: Biome, camp: number, origin: number, loot: Loot, lootToo: Loot) =>
  add(s, partyLists(), [camp, origin, loot, lootToo]);
export function addMercs(s: Biome, home: number, job: Job, prey: number, aims: number[]): void {
  for (let i = 0; i < AIMS; i++) s.targets.push(aims[i] || 0);
  add(s, mercLists(), [home, job, prey]);
}
export function takeMercs(s: Biome, group: number): void {
  s.targets.splice(AIMS * group, AIMS);
  takeAway(s, mercLists(), group);
}
export const aimsOf = (s: Biome, group: number) => s.targets.slice(AIMS * group, AIMS * (group + 1));

/** A new camp; a built one takes the place of one that was lost. Returns its number. */
export function addCamp(s: Biome, kind: Kind, land: number, cd: number): number {
  let camp = kind === 'Player' ? s.kind.indexOf('Gone') : -1;
  if (camp < 0) camp = s.kind.length;
  clear(s, camp);
  s.kind[camp] = kind;
  s.land[camp] = land;
  s.cd[camp] = cd;
  recount(s);
  return camp;
}

/** A camp is gone with all that lies there, its routes, too; its farms idle [BI-332, BI-461]. */
export function raze(s: Biome, camp: number): void {
  const other = (list: number[], from: number, to: number) => list.map(value => (value === from ? to : value));
  clear(s, camp);
  for (let route = s.blocked.length - 1; route >= 0; route--)
    if (s.routeFrom[route] === camp || s.routeTo[route] === camp) takeAway(s, routeLists(), route);
  s.farmCamp = other(s.farmCamp, camp + 1, 0);
  s.origin = other(s.origin, camp + 1, 1); // what its parties have goes to the main camp [BI-A29]
  s.on = other(s.on, camp + ON_CAMP, s.land[camp]);
  if (s.gangOn === camp + 2) s.gangOn = 1;
  s.kind[camp] = 'Gone';
  s.land[camp] = OPEN_LAND;
}

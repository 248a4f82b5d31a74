// What else changes when the table corrects a value, what must always be true, and what comes before all else.
import { who } from '../kit';
import { isUnread } from './account';
import { free, hold } from './captured';
import { coolDown } from './cool-downs';
import { verdict } from './ending';
import { injure } from './injury';
import {
  addCamp,
  addFarm,
  addMercs,
  addParty,
  addRoute,
  farmLists,
  partyLists,
  raze,
  recount,
  routeLists,
  takeAway,
  takeMercs,
} from './pieces';
import { leave } from './roaming-gang';
import { bonus } from './secrets';
import { type Biome, campsOf, isEnemy, isFriendly, OPEN_LAND, spareKeys, unseen } from './state';
import { beginTurnAnew, turnStep } from './turn-order';

/** The table puts something there: the new one is the last of its lists, and the table says there what it is. */
function putThere(s: Biome, track: string): void {
  const friend = campsOf(s, (kind, camp) => camp > 0 && isFriendly(kind))[0] || 0,
    enemy = campsOf(s, (kind, camp) => isEnemy(kind) && s.party.indexOf(camp) < 0).pop() || 0;
  if (track === 'farms') addFarm(s, 6, 0, 0);
  if (track === 'routes') addRoute(s, 0, friend, 0);
  if (track === 'parties') addParty(s, enemy, 1, '-', '-');
  if (track === 'mercs') addMercs(s, Math.max(0, s.kind.indexOf('Ally')) | 0, 'Gang', enemy, []);
  if (track === 'camps') addCamp(s, 'Ally', OPEN_LAND, coolDown(s, 6));
}
/** The last one goes. A camp that is lost stays in the lists, as Gone. */
function takeFromThere(s: Biome, track: string): void {
  if (track === 'farms') takeAway(s, farmLists(), s.farms - 1);
  if (track === 'routes') takeAway(s, routeLists(), s.routes - 1);
  if (track === 'parties') takeAway(s, partyLists(), s.parties - 1);
  if (track === 'mercs') takeMercs(s, s.mercs - 1);
}
/** The lists follow the number that the table has corrected. */
function followPieces(s: Biome, track: string): void {
  const counts = () => [s.farms, s.routes, s.parties, s.mercs, s.camps][place],
    place = ['farms', 'routes', 'parties', 'mercs', 'camps'].indexOf(track),
    wanted = counts();
  if (place < 0) return;
  recount(s);
  const change = wanted - counts();
  for (let i = 0; i < change; i++) putThere(s, track);
  for (let i = 0; i < -change; i++) takeFromThere(s, track);
}

/** Whoever is injured is on the main camp; a captive is held for two rounds, where the table says [BI-410, BI-420]. */
function followPlayers(s: Biome, track: string): void {
  for (const seat of s.seats) {
    if (track === 'injuryCD' && s.injuryCD[seat]) injure(s, seat);
    if (track === 'capture' && !s.capture[seat]) free(s, seat);
    if (track === 'capture' && s.capture[seat]) {
      if (!s.captureRounds[seat]) s.captureRounds[seat] = 2;
      hold(s, seat, s.capture[seat] - 2);
    }
  }
}

/** The Gang stands somewhere while it is out, and what it had halted goes on when it is elsewhere [BI-509]. */
function followGang(s: Biome, track: string): void {
  if (track === 'gangOn') {
    if (!s.gangOn) s.gang = 'Hidden';
    else if (s.gang === 'Hidden') s.gang = 'Roaming';
    leave(s);
  }
  if (track === 'gang') {
    if (s.gang === 'Hidden') leave(s);
    s.gangOn = s.gang === 'Hidden' ? 0 : s.gangOn || 1;
    s.fightRounds = s.gang === 'Fighting' ? s.fightRounds || 3 : 0;
  }
}

/** Another player is on turn, from its beginning: what was taken back or rolled here was not theirs. */
function followTurn(s: Biome): void {
  if (s.seat === s.turnOf) return;
  s.seat = s.turnOf;
  if (s.at.slice(0, 6) === 'setup.') return;
  beginTurnAnew(s);
  s.at = turnStep(s);
  s.back = [];
}

/** The step that must come at once, if one must. */
export function corrected(s: Biome, track: string): string | undefined {
  followPieces(s, track);
  followPlayers(s, track);
  followGang(s, track);
  if (track === 'kind') for (const camp of campsOf(s, kind => kind === 'Gone')) raze(s, camp);
  if (!s.light && (track === 'kind' || track === 'extraAction')) s.actionsPerTurn = 3 + bonus(s, 'Extra Action');
  if (!s.light && (track === 'kind' || track === 'extraCarry')) s.carryCap = 4 + bonus(s, 'Extra Carry');
  followTurn(s);
  if (isOver(s)) return 'ending.over';
  return isWarned(s) ? 'ending.warn' : undefined;
}

/** The end comes when what brought it has been read [BI-600]. */
export const isOver = (s: Biome) => !isUnread(s) && verdict(s) !== '';
/** Once, when no spare key is left [BI-451]. */
export const isWarned = (s: Biome) => {
  if (spareKeys(s)) s.warned = 0;
  return !isUnread(s) && !spareKeys(s) && !s.warned;
};

/** What the rules keep true by themselves [BI-050, BI-401, BI-402]. */
export function broken(s: Biome): string | undefined {
  const actions = 3 + bonus(s, 'Extra Action'),
    carry = 4 + bonus(s, 'Extra Carry');
  for (const seat of s.seats) if (s.injuryCD[seat] && s.capture[seat]) return `${who(s, seat)}: injured, captive?`;
  if (!s.light && actions !== s.actionsPerTurn) return `The camps give ${actions} actions`;
  if (!s.light && carry !== s.carryCap) return `The camps give carry ${carry}`;
  if (s.exitKeys && !s.exitRevealed) return 'Keys on an Exit not found';
  if (s.seats.indexOf(s.firstPlayer) < 0) return `${who(s, s.firstPlayer)} sits out and cannot be first`;
  return unseen(s, 'Key') < 0 ? 'There are not so many keys' : undefined;
}

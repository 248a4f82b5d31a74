// Azrak: where each one goes, and what holds for all of them.
import { sum } from '../kit';
import { type Hadal, isInChapter } from './state';

/** Why an agent cannot pay 1 Azrak, or false. */
export const reasonAgainstPaying = (s: Hadal, seat: number) => !s.pool[seat] && 'No Azrak';

/** Somebody has spent or lost the last Azrak, and has not said yet what follows [HA-140]. */
export const isLinkBroken = (s: Hadal) => s.brokenLink.includes(1);

/** That comes before anything else; another link waits until the first is settled. At the end no link matters any more [HA-180]. */
export const comesFirst = (s: Hadal) => isLinkBroken(s) && !isInChapter(s.at, 'link') && !isInChapter(s.at, 'end');

/** All Azrak that do not lie in the Vortex. */
const outsideVortex = (s: Hadal) => s.missionReturn + sum(s.azrakOn) + sum(s.pool);

export const allAzrak = (s: Hadal) => s.vortex + outsideVortex(s);

/** After a correction the Vortex has what lies nowhere else: two pools that are corrected one after the other create none [HA-030]. */
export function refillVortex(s: Hadal): void {
  s.vortex = Math.max(0, s.total - outsideVortex(s)) | 0;
}

/** How many more an agent can take from the Vortex, up to the level [HA-111, HA-141]. `| 0`: Math.min() makes a fraction on the device. */
export const room = (s: Hadal, seat: number) => Math.min(s.level[seat] - s.pool[seat], s.vortex) | 0;

/**
 * An agent spends or loses Azrak: they go to the Vortex [HA-232]. An agent who has fewer loses only those [HA-110].
 * The last one breaks the link. Until that is settled it lies in the Vortex, wherever it was meant to go [HA-140, HA-147].
 */
export function pay(s: Hadal, seat: number, azrak: number): void {
  const paid = Math.min(azrak, s.pool[seat]) | 0;
  s.pool[seat] -= paid;
  s.vortex += paid;
  if (paid && !s.pool[seat] && !s.lostControl[seat]) s.brokenLink[seat] = 1;
}

/** An agent takes Azrak from the Vortex [HA-111]. */
export function gain(s: Hadal, seat: number, azrak: number): void {
  s.pool[seat] += azrak;
  s.vortex -= azrak;
}

/** An Azrak in the Vortex goes to Mission Return, and never comes back [HA-036]. */
export function toMissionReturn(s: Hadal): void {
  s.vortex--;
  s.missionReturn++;
}

/**
 * Moves the Azrak of a visit from the Vortex, where pay() has put it, to the location.
 * If one lies there already, it goes to Mission Return: never two on one location [HA-032, HA-041].
 */
export function layOnLocation(s: Hadal, location: number): void {
  if (s.azrakOn[location]) toMissionReturn(s);
  else {
    s.vortex--;
    s.azrakOn[location] = 1;
  }
}

/** A location that a white Item covers gives its Azrak to the Vortex [HA-150, HA-238]. */
export function coverLocation(s: Hadal, location: number): void {
  s.azrakOn[location] = 0;
  s.vortex++;
}

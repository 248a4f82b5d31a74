// Two or three player games: what is different with fewer than four receptacles. Alone, a player has two of them [HA-001, HA-195].
import { sum } from '../kit';
import { ANTONIO, CHAE_RIN, type Hadal, hasRuling, ONE_HELPER, zeros } from './state';

// whose first Explore of an Actions step is free, as in `freeExplore` below
const OF_NOBODY = 0,
  OF_TIME_CAPTAIN = 1,
  OF_EACH_AGENT = 2;

interface Allowances {
  freeUpdates: number; // in a mission [HA-009, HA-192]
  freeExplore: number; // OF_NOBODY, OF_TIME_CAPTAIN, OF_EACH_AGENT [HA-092, HA-191]
  support: number; // most Azrak that one agent adds to a test [HA-080, HA-193],
  supportOfOthers: number; // and most of each of the others
}

/** What the group may do, by the number of receptacles in play. */
function allowances(s: Hadal): Allowances {
  if (s.receptacles === 2) return { freeUpdates: 2, freeExplore: OF_EACH_AGENT, support: 3, supportOfOthers: 0 };
  if (s.receptacles === 3)
    return { freeUpdates: 1, freeExplore: OF_TIME_CAPTAIN, support: 2, supportOfOthers: hasRuling(s, ONE_HELPER) ? 0 : 1 };
  return { freeUpdates: 0, freeExplore: OF_NOBODY, support: 1, supportOfOthers: 1 };
}

export const allFourPlay = (s: Hadal) => s.receptacles === 4;

/** With fewer than four, all Azrak of the box are in play: what is in no pool goes to the Vortex [HA-004, HA-190]. */
export function bringAllAzrak(s: Hadal, azrakInBox: number): void {
  s.azrakInBox = azrakInBox;
  s.total = azrakInBox;
  s.vortex = azrakInBox - sum(s.pool);
}

/** Updates at no cost in a mission [HA-009, HA-192]. */
export const freeUpdates = (s: Hadal) => allowances(s).freeUpdates;

/** Explores at no cost in an Actions step, by seat [HA-092, HA-191]. */
export function freeExplores(s: Hadal): number[] {
  const free = zeros(s),
    { freeExplore } = allowances(s);
  for (const seat of s.seats)
    if (freeExplore === OF_EACH_AGENT || (freeExplore === OF_TIME_CAPTAIN && seat === s.timeCaptain)) free[seat] = 1;
  return free;
}

/** How much this agent may add to a test in all [HA-080, HA-193]. With 3 receptacles, whoever is the first to add 2 is the one who may. */
export function mostSupport(s: Hadal, seat: number): number {
  const { support, supportOfOthers } = allowances(s),
    byOthers = sum(s.support) - s.support[seat];
  return byOthers > supportOfOthers ? supportOfOthers : support;
}

export const isPlayed = (s: Hadal, receptacle: number) => s.receptacle.includes(receptacle);

/** What the group takes for a receptacle that nobody plays [HA-008, HA-194]. */
export function replacements(s: Hadal): string {
  const token = isPlayed(s, ANTONIO) ? '' : 'No Antonio: take the token of page 12\n',
    item = isPlayed(s, CHAE_RIN) ? '' : 'No Chae-Rin: give ITEM 24 to an agent';
  return item ? token + item : token.slice(0, -1);
}

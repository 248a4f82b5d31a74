// Two or three player games: what is different with fewer than four receptacles. Alone, a player has two of them [HA-001, HA-195].
import { sum } from '../kit';
import { ANTONIO, CHAE_RIN, type Hadal, hasRuling, none, ONE_HELPER } from './state';

const ALL_FOUR = 4;

export const allFourPlay = (s: Hadal) => s.receptacles === ALL_FOUR;

/** With fewer than four, all Azrak of the box are in play: what is in no pool goes to the Vortex [HA-004]. */
export function bringAllAzrak(s: Hadal, azrakInBox: number): void {
  s.azrakInBox = azrakInBox;
  s.total = azrakInBox;
  s.vortex = azrakInBox - sum(s.pool);
}

/** Updates at no cost in a mission: 2 receptacles 2, 3 receptacles 1, 4 receptacles none [HA-009, HA-192]. */
export const freeUpdates = (s: Hadal) => ALL_FOUR - s.receptacles;

/** Explores at no cost in an Actions step: with 2 receptacles one for each agent, with 3 one for the Time Captain, with 4 none [HA-092, HA-191]. */
export function freeExplores(s: Hadal): number[] {
  const free = none(s);
  for (const seat of s.seats) if (s.receptacles === 2 || (s.receptacles === 3 && seat === s.timeCaptain)) free[seat] = 1;
  return free;
}

/** How much an agent may add to a test in all: 4 receptacles 1, 3 receptacles one agent 2 and the other 1, 2 receptacles 3 [HA-080, HA-193]. */
export function mostSupport(s: Hadal, seat: number): number {
  if (allFourPlay(s)) return 1;
  if (s.receptacles === 2) return 3;
  const bySecond = hasRuling(s, ONE_HELPER) ? 0 : 1,
    byTheOther = sum(s.support) - s.support[seat];
  return byTheOther > bySecond ? bySecond : 2; // whoever adds more first is the one with 2
}

export const isPlayed = (s: Hadal, receptacle: number) => s.receptacle.includes(receptacle);

/** What the group takes for a receptacle that nobody plays [HA-008, HA-194]. */
export const replacements = (s: Hadal) =>
  [
    isPlayed(s, ANTONIO) ? '' : 'No Antonio: take the token of page 12',
    isPlayed(s, CHAE_RIN) ? '' : 'No Chae-Rin: give ITEM 24 to an agent',
  ]
    .filter(line => line)
    .join('\n');

// Two or three player games: what is different with fewer than four receptacles. Alone, a player has two of them [HA-001, HA-195].
import { type Dice, each, range, sum } from '../kit';
import { type Hadal, hasRuling, zeros } from './state';

export const allFourPlay = (s: Hadal) => s.receptacles === 4;

/** Explores at no cost in an Actions step: one for each of two agents, one for the Time Captain of three [HA-092, HA-191]. */
export function freeExplores(s: Hadal): number[] {
  const free = zeros(s);
  for (const seat of s.seats) if (s.receptacles === 2 || (s.receptacles === 3 && seat === s.timeCaptain)) free[seat] = 1;
  return free;
}

/**
 * How much this agent may add to a test in all [HA-080, HA-193]: of two 3, of four 1. With three, whoever is the first to add 2 is the one who may,
 * and the other adds 1, or nothing by a house rule.
 */
export function mostSupport(s: Hadal, seat: number): number {
  const byOthers = sum(s.support) - s.support[seat],
    ofOthers = hasRuling(s, 'One helper') ? 0 : 1;
  if (s.receptacles !== 3) return s.receptacles === 2 ? 3 : 1;
  return byOthers > ofOthers ? ofOthers : 2;
}

const MOST_SUPPORT = 3; // of all agents together [HA-080]

/** Ways in which these agents can support a test that nobody supports yet: a seat for each Azrak. The smallest stand first. */
export function waysToSupport(s: Hadal, able: number[]): number[][] {
  const ways: number[][] = [[]],
    together = s.receptacles !== 3 || !hasRuling(s, 'One helper');
  for (const seat of able) {
    const most = Math.min(mostSupport(s, seat), s.pool[seat]);
    for (const way of ways.slice())
      if (together || !way.length)
        for (let azrak = 1; azrak <= most && way.length + azrak <= MOST_SUPPORT; azrak++) ways.push(way.concat(each(azrak, seat)));
  }
  let list: number[][] = [];
  for (const azrak of range(0, MOST_SUPPORT)) list = list.concat(ways.filter(way => way.length === azrak));
  return list;
}

/** With fewer than four, all Azrak of the box are in play: what is in no pool goes to the Vortex [HA-004, HA-190]. */
export function bringAllAzrak(s: Hadal, t: Dice<Hadal>, azrakInBox: number): void {
  t.copy('azrakInBox', azrakInBox);
  s.total = azrakInBox;
  s.vortex = azrakInBox - sum(s.pool);
}

export const isPlayed = (s: Hadal, receptacle: string) => s.receptacle.includes(receptacle);

/** What the group takes for a receptacle that nobody plays [HA-008, HA-194]. */
export function replacements(s: Hadal): string {
  const token = isPlayed(s, 'Antonio') ? '' : 'No Antonio: take the token of page 12\n',
    item = isPlayed(s, 'Chae-Rin') ? '' : 'No Chae-Rin: give ITEM 24 to an agent';
  return item ? token + item : token.slice(0, -1);
}

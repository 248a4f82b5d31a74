// Exploration: a tile is flipped, its secret is laid down, the die says whether another one comes, and what it starts begins [BI-310 to BI-313].
import type { Chapter, Option } from '../kit';
import { claimCaptives } from './captured';
import { coolDown, enemyCoolDown } from './cool-downs';
import { addCamp } from './pieces';
import { allOut } from './secrets';
import {
  type Biome,
  campName,
  campsOf,
  EXIT_LAND,
  isEnemy,
  type Kind,
  landUnder,
  OPEN_LAND,
  type Reason,
  spend,
  type T,
  tilesIn,
} from './state';
import { lock } from './takebacks';

/** The camps that a tile may have, and how many of them there are with 3, 4 and 5 stacks (10.1). */
const isCampTile = (tile: string) => tile === 'Stealer' || tile === 'Killer' || tile === 'Ally';
const campsInBox = (kind: string, stacks: number) => ({ Stealer: [1, 2, 2], Killer: [1, 1, 2], Ally: [1, 2, 2] })[kind]![stacks - 3];

/** Why nothing can be explored from here, or nothing [BI-304]. */
export const reasonAgainstExploring = (s: Biome): Reason =>
  s.tilesLeft ? landUnder(s, s.seat) === EXIT_LAND && 'Not beside the Exit' : 'No tiles left';

/** Which tile is drawn, and of which stack, counted from 1 [BI-005]. */
const tileNumber = (s: Biome) => tilesIn(s.stacks) + 1 - s.tilesLeft;
const stackNumber = (s: Biome) => Math.max(1, Math.min(s.stacks, Math.ceil(tileNumber(s) / 8))) | 0;

/** The special tiles: first those that this stack was built with, then what only Foresight brings here (10.1). */
export function specialTiles(s: Biome): string[] {
  const stack = stackNumber(s),
    own = [['Stealer'], ['Killer', 'Ally'], ['Gang'], ['Stealer', 'Ally'], ['Killer']][stack - 1].slice();
  if (stack === s.stacks) own.push('Exit');
  for (const tile of ['Stealer', 'Killer', 'Ally', 'Gang', 'Exit']) if (own.indexOf(tile) < 0) own.push(tile);
  return own;
}
/** Why there cannot be another one, or nothing. */
export function reasonAgainstTile(s: Biome, tile: string): Reason {
  if (tile === 'Gang') return s.gang !== 'Hidden' && allOut();
  if (tile === 'Exit') return s.exitRevealed > 0 && allOut();
  return campsOf(s, kind => kind === tile).length >= campsInBox(tile, s.stacks) && allOut();
}
/** What players call a special tile. */
export const tileLabel = (tile: string) => (isCampTile(tile) ? `${tile} camp` : { Gang: 'Roaming Gang' }[tile] || tile);

/** Lake, ally, enemy and Gang tiles get no secret [BI-311]. A 6 brings one from the box, too, in a forest a 5 [BI-205, BI-206]. */
function layDownSecrets(s: Biome, t: T, tile: string): void {
  const die = t.die(6),
    isExtra = die > (tile === 'Forest' ? 4 : 5),
    found = s.secretsLeft ? '1 secret face-down' : 'Secret stack is empty';
  t.tried({ seat: s.seat, successes: isExtra ? 1 : 0, tries: 1, ways: tile === 'Forest' ? 2 : 1, of: 6 });
  if (s.secretsLeft) s.secretsLeft--;
  let extra = 'no extra';
  if (isExtra) extra = s.boxLeft ? 'one more from the box' : 'the box is empty';
  if (isExtra && s.boxLeft) s.boxLeft--;
  t.tell(`${found}. D6 = ${die}: ${extra}`);
}

/** A camp is found: an ally or an enemy, on its cool-down [BI-313, BI-472, BI-A32]. */
function findCamp(s: Biome, t: T, kind: Kind): void {
  const camp = addCamp(s, kind, OPEN_LAND, isEnemy(kind) ? enemyCoolDown(s, 6) : coolDown(s, 6));
  t.tell(`${campName(s, camp)}: CD ${s.cd[camp]}. No secret`);
  if (kind !== 'Stealer') return;
  claimCaptives(s, camp);
  const held = s.names.filter((_, seat) => s.capture[seat] === camp + 2);
  if (held.length) t.tell(`It holds ${held.length < 3 ? held.join(', ') : `${held.length} of you`}`);
}

/** What every flipped tile does, in Full and in Light; the step that comes first, or ''. */
export function flip(s: Biome, t: T, tile: string): string {
  lock(s);
  s.did = 'Explore';
  if (s.tilesLeft) s.tilesLeft--;
  if (isCampTile(tile)) findCamp(s, t, tile as Kind);
  else if (tile === 'Lake') t.tell('A lake. No secret');
  else if (tile === 'Gang') {
    s.gang = 'Roaming'; // it moves from the board turn of this round on [BI-220]
    s.gangOn = 1;
    t.tell('The Gang! No secret');
  } else layDownSecrets(s, t, tile);
  if (tile !== 'Exit') return '';
  s.exitRevealed = 1;
  s.cd = s.cd.map((cd, camp) => (isEnemy(s.kind[camp]) ? 0 : cd)); // [BI-470]
  return 'raids.exit';
}

export const exploration = (s: Biome, t: T): Chapter<Biome> => {
  /** Free beside a new camp [BI-336]; before it was called, the turn waits in s.back. */
  const explored = (tile: string) => {
    if (s.back[s.back.length - 1] === 'turn.act') spend(s, 1);
    else s.explored++;
    return flip(s, t, tile) || '<';
  };
  return {
    page: 'Exploration',
    steps: {
      tile: () => ({
        say: `Tile ${tileNumber(s)}, stack ${stackNumber(s)}: fix place and turn, flip`,
        options: [
          ...['Grassland', 'Farmland', 'Forest', 'Quarry', 'Mountain', 'Lake'].map(
            (label): Option => ({ label, then: () => explored(label) }),
          ),
          { label: 'Back', back: true, then: '<' },
          { label: 'Special tile', then: 'special' },
        ],
        show: ['tilesLeft', 'secretsLeft', 'boxLeft'],
      }),
      special: () => ({
        say: 'Which special tile?',
        options: [
          ...specialTiles(s).map(
            (tile): Option => ({ label: tileLabel(tile), not: reasonAgainstTile(s, tile), then: () => explored(tile) }),
          ),
          { label: 'Back', back: true, then: 'tile' },
        ],
      }),
    },
  };
};

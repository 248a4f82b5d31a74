// A tile is flipped: its secret, the die for an extra one, and what the tile starts.
import { back, type Steps } from '../kit';
import { ALLY, type Biome, camps, EXPLORE, enemy, found, HIDDEN, menu, put, rest, STEALER, section } from './table';

const FOREST = 2,
  CAMP_TILE = 6,
  GANG_TILE = 9,
  EXIT_TILE = 10;

export const explore = (): Steps<Biome> => {
  /** Are all special tiles of this kind on the board (10.1)? */
  const out = (s: Biome, tile: number) => {
    if (tile >= GANG_TILE) return tile == GANG_TILE ? s.gang : s.exitRevealed;
    let n = tile < CAMP_TILE ? 9 : +'111221222'.charAt(3 * s.stacks - 15 + tile);
    for (const kind of s.kind) if (kind == tile - CAMP_TILE + ALLY) n--;
    return n < 1;
  };
  const extra = (s: Biome) => s.dice[0] > (s.chosen == FOREST ? 4 : 5); // BI-205

  return {
    tile: (s, t) => {
      const number = 8 * s.stacks + 2 - s.tilesLeft,
        names = 'Grassland,Farmland,Forest,Quarry,Mountain,Lake,Ally camp,Stealer camp,Killer camp,Roaming Gang,Exit'.split(',');
      const ask = menu(
        'Tile ' + number + ', stack ' + Math.min(s.stacks, Math.ceil(number / 8)) + '. Fix place and turn, then flip. Which?',
        EXPLORE,
        11,
        tile => names[tile] + (out(s, tile) ? '\nAll of them are out' : ''),
        tile => {
          const kind = tile - CAMP_TILE + ALLY;
          s.tilesLeft--;
          s.chosen = tile;
          s.mode = 0; // 1 a secret from the stack, 2 one from the box
          if (tile < 5 || tile == EXIT_TILE) {
            s.dice = [t.die(6)];
            s.mode = (s.secretsLeft ? 1 : 0) | (extra(s) && s.boxLeft ? 2 : 0);
            s.secretsLeft -= s.mode & 1;
            s.boxLeft -= s.mode >> 1;
          } else if (tile == GANG_TILE) s.gang = s.gangOn = 1;
          else if (tile >= CAMP_TILE) {
            const k = found(s, kind, 0, rest(s, 6, kind - ALLY));
            if (kind == STEALER) {
              put(s, HIDDEN, k, s.limbo); // BI-421: it has had whoever nobody could find
              s.limbo = 0;
              for (const seat of s.seats)
                if (s.capture[seat] == 1) {
                  s.capture[seat] = k + 2;
                  s.on[seat] = k + 3;
                }
            }
          }
          if (tile == EXIT_TILE) {
            s.exitRevealed = 1;
            s.cd = s.cd.map((cd, k) => (enemy(s.kind[k]) ? 0 : cd)); // BI-470
          }
          return 'flipped';
        },
      );
      ask.odds = [
        ['Extra secret', 1, 6],
        ['In a forest', 2, 6],
      ];
      ask.show = ['tilesLeft', 'secretsLeft', 'boxLeft'];
      return ask;
    },
    flipped: s => {
      const tile = s.chosen,
        k = s.kind.length - 1;
      let text = tile == GANG_TILE ? 'The Gang!' : 'Lake, nobody crosses it.';
      if (tile >= CAMP_TILE && tile < GANG_TILE) {
        text = camps(s)[k] + ', CD ' + s.cd[k] + '.';
        for (const seat of s.seats) if (s.capture[seat] == k + 2) text += ' Holds ' + s.names[seat] + '.';
      }
      return {
        say: !s.dice.length
          ? text + ' No secret'
          : (s.mode & 1 ? '1 secret face-down' : 'Secret stack is empty') +
            '\nD6 = ' +
            s.dice[0] +
            '\nExtra secret from the box: ' +
            (!extra(s) ? 'no' : s.mode & 2 ? 'yes' : 'empty'),
        dice: s.dice,
        why: section(EXPLORE),
        then() {
          s.dice = [];
          return tile == EXIT_TILE ? 'board.exit' : back(s);
        },
      };
    },
  };
};

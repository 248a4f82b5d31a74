// A tile is flipped: its secret, the die for an extra one, and what the tile starts.
import type { OldSteps as Steps } from '../kit';
import {
  ACT,
  ALLY,
  type Biome,
  camps,
  EXPLORE,
  enemy,
  found,
  HIDDEN,
  hold,
  kindOf,
  lock,
  menu,
  OUT,
  put,
  rest,
  STEALER,
  spend,
  type T,
  tell,
  those,
  unless,
} from './table';

const FOREST = 2,
  CAMP_TILE = 6,
  GANG_TILE = 9,
  EXIT_TILE = 10;

export const explore = (s: Biome, t: T): Steps<Biome> => ({
  tile: () => {
    const number = 8 * s.stacks + 2 - s.tilesLeft,
      stack = Math.max(1, Math.min(s.stacks, Math.ceil(number / 8))),
      // basic tiles, then the others that this stack was built with, then what only Foresight brings here (10.1)
      own = [[7], [8, 6], [9], [7, 6], [8]][stack - 1].concat(stack == s.stacks ? EXIT_TILE : []),
      order = [0, 1, 2, 3].concat(
        own,
        [4, 5, 6, 7, 8, 9, EXIT_TILE].filter(tile => own.indexOf(tile) < 0),
      );
    const ask = menu(
      s,
      EXPLORE,
      'Tile ' + number + ', stack ' + stack + ':\tfix place and turn, flip',
      order.map(tile => {
        const name = 'Grassland,Farmland,Forest,Quarry,Mountain,Lake,Ally camp,Stealer camp,Killer camp,Roaming Gang,Exit'.split(',')[tile];
        // are all special tiles of this kind on the board (10.1)?
        const left =
          +('999999' + '111221222'.slice(3 * s.stacks - 9)).charAt(tile) - those(s, kind => kind == tile - CAMP_TILE + ALLY).length;
        return unless(name, (tile < GANG_TILE ? left < 1 : tile == GANG_TILE ? s.gang : s.exitRevealed) && OUT);
      }),
      i => {
        const tile = order[i],
          kind = tile - CAMP_TILE + ALLY;
        if (s.back[s.back.length - 1] == ACT) spend(s, 1);
        else s.done++; // beside a new camp, free (BI-336)
        lock(s);
        if (s.tilesLeft) s.tilesLeft--;
        s.chosen = tile;
        s.mode = 0; // 1 a secret from the stack, 2 the die gave one more, 4 from the box
        s.todo = [];
        if (tile < 5 || tile == EXIT_TILE) {
          s.todo = [t.die(6)];
          if (s.secretsLeft) s.mode = 1;
          const extra = s.todo[0] > (tile == FOREST ? 4 : 5);
          t.tried({ seat: s.seat, successes: extra ? 1 : 0, tries: 1, ways: tile == FOREST ? 2 : 1, of: 6 });
          if (extra) s.mode |= s.boxLeft ? 6 : 2; // BI-205
          s.secretsLeft -= s.mode & 1;
          s.boxLeft -= s.mode >> 2;
        } else if (tile == GANG_TILE) s.gang = s.gangOn = 1;
        else if (tile >= CAMP_TILE) {
          const k = found(s, kind, 0, rest(s, 6, kind - ALLY));
          if (kind == STEALER) {
            put(s, HIDDEN, k, s.limbo); // BI-421: it has had whoever nobody could find
            s.limbo = 0;
            for (const seat of s.seats) if (s.capture[seat] == 1) hold(s, seat, k);
          }
        }
        if (tile == EXIT_TILE) {
          s.exitRevealed = 1;
          s.cd = s.cd.map((cd, k) => (enemy(kindOf(s, k)) ? 0 : cd)); // BI-470
        }
        return 'flipped';
      },
      ['Back', '<'],
    );
    ask.show = ['tilesLeft', 'secretsLeft', 'boxLeft'];
    return ask;
  },
  flipped: () => {
    const tile = s.chosen,
      k = s.kind.length - 1;
    let text = tile == GANG_TILE ? 'The Gang!' : 'A lake.';
    if (tile >= CAMP_TILE && tile < GANG_TILE) {
      const held = s.names.filter((_, seat) => s.capture[seat] == k + 2);
      text =
        camps(s)[k] + ', CD ' + s.cd[k] + (held.length ? '\nHolds ' + (held.length < 3 ? held.join(', ') : held.length + ' of you') : '');
    }
    const ask = tell(
      s,
      EXPLORE,
      !s.todo.length
        ? text + '\nNo secret'
        : (s.mode & 1 ? '1 secret face-down' : 'Secret stack is empty') +
            '\nD6 = ' +
            s.todo[0] +
            '\nExtra secret from the box: ' +
            (s.mode & 4 ? 'yes' : s.mode & 2 ? 'empty' : 'no'),
      () => {
        s.todo = [];
        return tile == EXIT_TILE ? 'board.exit' : '<';
      },
    );
    ask.dice = s.todo;
    return ask;
  },
});

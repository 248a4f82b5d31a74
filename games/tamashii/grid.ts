// The Launcher that the device holds: programming, preparing, unlocking (p. 7, 14). s.job[1] is the player.
import { back, type Steps } from '../kit';
import { BACK, dial, entries, type Go, menu } from './ask';
import { drawToken, onGrid } from './bag';
import { KINDS, LOCKED, type Tamashii } from './state';
import { slotNames, typeNames } from './tracks';

/** The Launcher as rows of letters: . empty, # locked, O Open, X Corrupted. */
export function picture(s: Tamashii, seat: number): string {
  const letters = '.' + typeNames(s).join('').replace(/[a-z]/g, '').slice(0, 5) + 'X#',
    cols = s.shape[1],
    size = s.shape[0] * cols;
  let text = '';
  for (let i = 0; i < size; i++) text += (i % cols ? ' ' : '\n') + letters[s.grid[seat * size + i]];
  return text;
}

export const grid = (): Steps<Tamashii> => {
  const base = (s: Tamashii) => s.job[1] * s.shape[0] * s.shape[1];
  /** One entry for each slot that holds from `low` to `high`. */
  const slots = (s: Tamashii, low: number, high: number, go: (slot: number) => Go) => {
    const names = slotNames(s.shape[0], s.shape[1]),
      list: (string | Go)[] = [];
    for (let i = 0; i < names.length; i++) {
      const value = s.grid[base(s) + i];
      if (value >= low && value <= high) list.push(names[i] + (value && value < LOCKED ? ' ' + typeNames(s)[value - 1] : ''), go(i));
    }
    return list;
  };

  return {
    move: s =>
      menu(
        s,
        '@ moves left: {moves}' + picture(s, s.job[1]),
        slots(s, 1, KINDS, slot => () => {
          s.job[2] = slot;
          return 'to';
        }).concat('Done', BACK),
        s.job[1],
      ),

    to(s) {
      const from = s.job[2],
        cols = s.shape[1];
      return menu(
        s,
        'Where to?' + picture(s, s.job[1]),
        entries(['Up', 'Down', 'Left', 'Right'], side => {
          const r = ((from / cols) | 0) + [-1, 1, 0, 0][side],
            c = (from % cols) + [0, 0, -1, 1][side],
            a = base(s) + from,
            b = base(s) + r * cols + c;
          if (r < 0 || c < 0 || r >= s.shape[0] || c >= cols) return '!Off the Launcher';
          if (s.grid[b] == LOCKED) return '!Locked slot';
          return () => {
            // slide into an empty slot, or switch two tokens
            const value = s.grid[b];
            s.grid[b] = s.grid[a];
            s.grid[a] = value;
            return --s.moves > 0 ? 'move' : back(s);
          };
        }).concat('Diagonally', '!Never', 'Back', 'move'),
        s.job[1],
      );
    },

    prepare: (s, t) =>
      dial(
        s,
        '@: prepare\nhow many tokens?',
        20,
        1,
        n => {
          // all at once before the first is placed, and never more than there are slots (TA-154)
          s.hand = [];
          for (let room = slots(s, 0, 0, () => 0).length / 2; room > 0 && n > 0; room--, n--) {
            const type = drawToken(s, t, s.job[1]);
            if (type !== undefined) s.hand.push(type);
          }
          return s.hand.length ? 'place' : back(s);
        },
        s.job[1],
      ),

    place(s) {
      let names = '';
      for (const type of s.hand) names += ' ' + typeNames(s)[type];
      const list = slots(s, 0, 0, slot => () => {
        onGrid(s, s.job[1], slot, s.hand.splice(0, 1)[0]);
        return s.hand.length ? 'place' : back(s);
      });
      return menu(
        s,
        'Drawn:' + names + '\nFirst one goes to' + picture(s, s.job[1]),
        list.concat('No slot', !list.length && BACK),
        s.job[1],
      );
    },

    unlock(s) {
      const list = slots(s, LOCKED, LOCKED, slot => () => {
        s.grid[base(s) + slot] = 0;
        s.locks[s.job[1]] = Math.max(0, s.locks[s.job[1]] - 1);
        return back(s);
      });
      return menu(s, '@: unlock which?' + picture(s, s.job[1]), list.concat('No Lock left', !list.length && BACK), s.job[1]);
    },
  };
};

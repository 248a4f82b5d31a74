// What the board turn did, told item by item (or all at once, when the table wants it short).
import { back, type Steps, who } from '../kit';
import { ALLY, BARN, BATTLE, type Biome, BRIEF, COOLED, COOLING, camps, GREW, HALT, HEALED, RAZED, section, WAITS } from './table';

export const account = (): Steps<Biome> => {
  const words = (s: Biome, item: number): string => {
    const kind = item >> 18,
      which = (item >> 14) & 15,
      die = (item >> 10) & 15,
      a = (item >> 5) & 31,
      b = item & 31,
      names = camps(s),
      roll = ': D6 = ' + die + '\nCD ' + a + ' to ' + Math.max(0, a - die);
    if (kind == GREW) return 'Farm ' + (which + 1) + roll + (b ? '\n+1 Supply ' + names[b - 1] : '');
    if (kind == BARN) return 'Farm ' + (which + 1) + roll + '\nNo room: ' + names[b - 1];
    if (kind == HEALED) return who(s, which) + roll + (b ? '' : '\nHealthy again');
    if (kind == COOLED) return names[which] + roll + (b ? '' : s.kind[which] == ALLY ? '\nOpen again' : '\nIt attacks!');
    if (kind == HALT) {
      if (a == 1) return who(s, which) + ': the Gang is on the main camp, no healing';
      return (a ? names[which] : 'Farm ' + (which + 1)) + (a || b ? ': the Gang is there' : ' has no camp') + ', no roll';
    }
    if (kind == BATTLE) return 'The Gang fights\n' + (a ? a + ' rounds left' : 'Mercs are done');
    if (kind == WAITS) return names[which] + ' finds no secrets, and waits';
    if (kind == RAZED) return names[which] + ' destroys ' + (a ? 'Camp ' + a : 'the main camp') + '\nCD ' + b;
    return who(s, which) + (a ? ' is captive\n' + a + ' rounds left' : ' comes home injured, hands empty');
  };
  return {
    tell: s => {
      const brief = s.rulings & BRIEF,
        die = (s.account[0] >> 10) & 15;
      let text = words(s, s.account[0] || 0);
      if (brief) for (let i = 1; i < s.account.length; i++) text += '\n' + words(s, s.account[i]);
      return {
        say: text,
        dice: die && !brief ? [die] : undefined,
        why: section(COOLING),
        then() {
          if (brief) s.account = [];
          else s.account.splice(0, 1);
          return s.account.length ? 'tell' : back(s);
        },
      };
    },
  };
};

// How a turn ends, and the game; and what is asked beside the turn: a warning, the odds of a cool-down.
import type { Steps } from '../kit';
import {
  ACT,
  ACTIONS,
  alarm,
  BACK,
  type Biome,
  COOLING,
  camps,
  ENDING,
  GONE,
  ground,
  INJURY,
  kindOf,
  left,
  menu,
  pass,
  spare,
  tell,
  up,
} from './table';

const GOES_ON = 'It goes on'; // the table has corrected what stood here

/** Losses first, then the win (BI-600 to 612). */
export function verdict(s: Biome): string {
  const lost = 'GAME LOST\n';
  let able = 0,
    out = 0;
  for (const seat of s.seats)
    if (up(s, seat)) {
      able++;
      if (ground(s, seat) == 2) out++;
    }
  if (spare(s) < 0) return lost + 'Too many keys gone';
  if (kindOf(s, 0) == GONE) return lost + 'Main camp destroyed';
  if (!able) return lost + 'Nobody left to act';
  return s.exitRevealed && s.exitKeys >= s.stacks && out == s.seats.length ? 'ESCAPED!\nAll players out' : '';
}

export const end = (s: Biome): Steps<Biome> => ({
  turn: () => menu(s, ACTIONS, 'End turn?\nUnused actions: ' + left(s) + alarm(s), 'Yes,No', i => (i ? ACT : pass(s))),
  late: () => tell(s, ACTIONS, 'Time is up', () => pass(s), 'time'),
  hurt: () => tell(s, INJURY, 'Injured: back to the main camp', () => pass(s), 'bad'),
  /** BI-451 */
  warn: () =>
    tell(
      s,
      ENDING,
      spare(s) ? GOES_ON : 'WARNING\nNo spare key left\n' + s.keysDestroyed + ' destroyed',
      () => {
        s.warned = 1;
        return '<';
      },
      'bad',
    ),

  /** There is no score (BI-613). */
  over: () => {
    const text = verdict(s),
      ask = tell(
        s,
        ENDING,
        (text || GOES_ON) + '\nRound ' + s.round + ', tiles ' + s.tilesLeft + '\nKeys used ' + s.exitKeys + ', lost ' + s.keysDestroyed,
        text ? undefined : s.back.length ? '<' : 'turn.start', // the table has corrected what had ended it
        text < 'F' ? 'good' : 'bad',
      );
    ask.seat = -1;
    return ask;
  },

  odds: () => {
    const all = s.farmCd.concat(s.injuryCD, s.cd),
      names = s.farmCd.map((_, f) => 'Farm ' + (f + 1)).concat(s.names, camps(s));
    return menu(
      s,
      COOLING,
      'Odds of which cool-down?',
      all.map((cd, i) => (cd ? names[i] + ': ' + cd : '')),
      i => {
        s.chosen = all[i];
        return 'chance';
      },
      BACK,
    );
  },
  /** How likely a cool-down is over after so many rolls, exactly (BI-201). */
  chance: () => {
    const cd = s.chosen,
      ask = tell(s, COOLING, 'Cool-down ' + cd + ' over by', ACT);
    let ways = [1], // ways[n]: throws that sum to n so far, and stay below the cool-down
      all = 1;
    ask.odds = [];
    for (let k = 1; k < 9; k++) {
      const next: number[] = [];
      let below = 0;
      all *= 6;
      for (let sum = 0; sum < cd; sum++) {
        let n = 0;
        for (let die = 1; die < 7; die++) n += ways[sum - die] || 0;
        next.push(n);
        below += n;
      }
      ways = next;
      ask.odds.push(['Roll ' + k, all - below, all]);
    }
    return ask;
  },
});

// How a turn ends, and the game; and what is asked beside the turn: a warning, the odds of a cool-down.
import type { OldSteps as Steps } from '../kit';
import {
  ACT,
  ACTIONS,
  alarm,
  BACK,
  type Biome,
  COOLING,
  camps,
  ENDING,
  EXPLORE,
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

const GOES_ON = 'Play goes on'; // the table has corrected what stood here

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
  /** The turn ends at once where an action is only being chosen. One that has begun is entered to its end: it lies on the table. */
  late: () => {
    const choosing = [ACT, 'turn.move'].indexOf(s.back[s.back.length - 1]) >= 0;
    return tell(
      s,
      ACTIONS,
      choosing ? 'Time is up' : 'Time is up: finish this action',
      () => {
        s.ends = 1;
        if (!choosing) return '<';
        s.back = [];
        return pass(s);
      },
      'time',
    );
  },
  hurt: () => tell(s, INJURY, 'Injured: back to the main camp, CD ' + s.injuryCD[s.seat], () => pass(s), 'bad'),
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
      'Odds of what?',
      all.map((cd, i) => (cd ? names[i] + ': ' + cd : '')).concat('Extra secret'),
      i => {
        s.chosen = all[i] || 0;
        return i < all.length ? 'chance' : 'extra';
      },
      BACK,
    );
  },
  /** A secret from the box when a tile is explored (BI-205). */
  extra: () => {
    const ask = tell(s, EXPLORE, 'An extra secret on the tile you explore', ACT);
    ask.odds = [
      ['Forest', 2, 6],
      ['Other land', 1, 6],
    ];
    return ask;
  },
  /** How likely a cool-down is over after so many rolls, exactly (BI-201). */
  chance: () => {
    const cd = s.chosen,
      ask = tell(s, COOLING, 'When is cool-down ' + cd + ' over? By', ACT);
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

// How it ends. There is no score.
import type { Steps } from '../kit';
import { type Biome, ENDING, GONE, ground, spare, tell, up } from './table';

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
  if (s.kind[0] == GONE) return lost + 'Main camp destroyed';
  if (!able) return lost + 'Nobody left to act';
  return s.exitRevealed && s.exitKeys >= s.stacks && out == s.seats.length ? 'ESCAPED!\nAll players out' : '';
}

export const end = (s: Biome): Steps<Biome> => ({
  over: () => {
    const text = verdict(s),
      ask = tell(
        s,
        ENDING,
        (text || 'It goes on') +
          '\nRound ' +
          s.round +
          ', tiles ' +
          s.tilesLeft +
          '\nKeys used ' +
          s.exitKeys +
          ', lost ' +
          s.keysDestroyed,
        text ? undefined : s.back.length ? '<' : 'turn.start', // the table has corrected what had ended it
        text < 'F' ? 'good' : 'bad',
      );
    ask.seat = -1;
    return ask;
  },
});

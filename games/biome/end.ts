// How it ends. There is no score.
import type { Steps } from '../kit';
import { type Biome, ENDING, section } from './table';

export const end = (verdict: (s: Biome) => string) => (): Steps<Biome> => ({
  over: s => ({
    say:
      verdict(s) +
      '\n' +
      s.round +
      ' rounds, ' +
      s.tilesLeft +
      ' tiles left\nkeys: ' +
      s.exitKeys +
      ' used, ' +
      s.keysDestroyed +
      ' destroyed',
    cue: verdict(s).charAt(0) == 'E' ? 'good' : 'bad',
    why: section(ENDING),
  }),
});

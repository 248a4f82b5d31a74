// Ending the Game: three losses and the win, looked at after every answer [BI-600 to BI-613], and the warning before a loss.
import { ALL, type Chapter } from '../kit';
import { type Biome, EXIT_LAND, isAble, kindOf, landUnder, spareKeys } from './state';
import { turnStep } from './turn-order';

const corrected = () => 'Play goes on'; // the table has corrected what stood here

/** Everybody is out: healthy, free and on the Exit [BI-610]. Light does not know who stands where: the table says so. */
const areAllOut = (s: Biome) => (s.light ? s.escaped > 0 : s.seats.every(seat => isAble(s, seat) && landUnder(s, seat) === EXIT_LAND));

/** '' while the game goes on. Losses come first [BI-600]. */
export function verdict(s: Biome): string {
  if (spareKeys(s) < 0) return 'GAME LOST\nToo many keys gone'; // [BI-601]
  if (kindOf(s, 0) === 'Gone') return 'GAME LOST\nMain camp destroyed'; // [BI-602]
  if (!s.seats.some(seat => isAble(s, seat))) return 'GAME LOST\nNobody left to act'; // [BI-603]
  return s.exitRevealed && s.exitKeys >= s.stacks && areAllOut(s) ? 'ESCAPED!\nAll players out' : ''; // keys must be used [BI-611, BI-612]
}

export const ending = (s: Biome): Chapter<Biome> => ({
  page: 'Ending the Game',
  seat: ALL,
  steps: {
    /** BI-451 */
    warn: () => ({
      say: spareKeys(s) ? corrected() : `WARNING\nNo spare key left\n${s.keysDestroyed} destroyed`,
      cue: 'bad',
      do: () => (s.warned = 1),
      then: '<',
    }),

    /** There is no score [BI-613]. */
    over: () => {
      const text = verdict(s),
        goesOn = () => (s.back.length ? '<' : turnStep(s));
      return {
        say: `${text || corrected()}\nRound ${s.round}, tiles ${s.tilesLeft}\nKeys used ${s.exitKeys}, lost ${s.keysDestroyed}`,
        result: text.slice(0, Math.max(0, text.indexOf('\n'))),
        cue: text[0] === 'E' ? 'good' : 'bad',
        then: text ? undefined : goesOn,
      };
    },
  },
});

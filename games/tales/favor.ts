// Favor, and being GROUNDED [TL-420 to TL-423].
import { type Chapter, who } from '../kit';
import { BAD, drop, GOOD, type Tales } from './state';
import { takeCube } from './time';

const GROUNDED = 2; // cubes

/** Two cubes into the house slots when Favor is bad; back to the action space when it no longer is [TL-421, TL-423]. Nothing for who is there already [TL-422]. */
export function groundOrFree(s: Tales, seat: number): void {
  const isBad = s.favor[seat] === BAD,
    before = s.grounded[seat];
  if (!isBad) {
    s.action[seat] += before;
    s.grounded[seat] = 0;
  }
  while (isBad && s.grounded[seat] < GROUNDED && takeCube(s, seat)) s.grounded[seat]++;
  if (s.grounded[seat] === before && !(isBad && !before)) return;
  drop(s.newsOf, seat);
  s.newsOf.push(seat);
}

/** So many steps worse, or better when it is less than 0; none beyond the ends [TL-420]. */
export function changeFavor(s: Tales, seat: number, worse: number): void {
  const before = s.favor[seat];
  s.favor[seat] = Math.max(GOOD, Math.min(BAD, before + worse)) | 0;
  if (s.favor[seat] !== before) groundOrFree(s, seat);
}

export const favor = (s: Tales): Chapter<Tales> => ({
  page: 21,
  steps: {
    /** The cubes have moved already. */
    parents: () => {
      const seat = s.newsOf[0],
        cubes = s.grounded[seat],
        isBad = s.favor[seat] === BAD;
      return {
        say: isBad
          ? `GROUNDED: ${cubes} cube${cubes === 1 ? '' : 's'}, pool first, to the house slots`
          : 'Grounded cubes to the action space',
        seat,
        cue: isBad ? 'bad' : 'good',
        show: ['favor'],
        do: () => drop(s.newsOf, seat),
        then: '<',
      };
    },
  },
});

/** Why one of them is not as Favor says, in words. */
export const wrongGrounding = (s: Tales, seat: number) =>
  s.grounded[seat] !== (s.favor[seat] === BAD ? GROUNDED : 0) && `${who(s, seat)}: grounded cubes and Favor disagree`;

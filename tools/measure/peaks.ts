// The most variables that each game takes: its example round and its largest table, on a device with as many as a board is thought to have. npm run size holds them.
import { AFTERWARDS, ANSWERS, crowded, example, SEED } from '../../test/device/script';
import { CUT } from '../bench/engine';
import { type EspruinoEngine, espruinoEngine } from '../bench/espruino';
import { isWhole } from '../bench/image';

/** The design's bound: variables, at any moment. */
export const CEILING = 3600;
/** What a board is thought to have. */
export const EXPECTED = 4000;

/** A script for the bench that is played for its memory. */
export interface Played {
  game: string;
  what: string;
  seed: number;
  lines: string[];
}

export interface Peak {
  peak: number; // variables of the firmware
  at: number; // the line of the script that took them, from 1
  ranOut: number; // the line at which there were no more; 0: there were always some
  why?: string; // what there was no more of, when it was not memory
}

export const roundOf = (game: string): Played => ({ game, what: 'example round', seed: 1, lines: [...example(game), ...AFTERWARDS] });

export async function largestOf(game: string): Promise<Played> {
  return { game, what: 'largest table', seed: SEED, lines: await crowded(game, ANSWERS, SEED) };
}

/** Plays it as far as the memory lasts. `look` is called after each line. */
export async function peakOf(
  { game, seed, lines }: Played,
  variables: number | undefined,
  look?: (device: EspruinoEngine, line: string) => Promise<void>,
): Promise<Peak> {
  const device = await espruinoEngine({ seed, variables, game }),
    found: Peak = { peak: 0, at: 0, ranOut: 0 };
  try {
    for (let i = 0; i < lines.length && !found.ranOut; i++) {
      // where the device has started again, its peak is another one
      const told = await device.command(lines[i]!);
      if (told === CUT || device.ranOut()) {
        found.ranOut = i + 1;
        found.why = device.ranOut() || 'ENDED WITHOUT A WORD';
      } else {
        const peak = await device.peak();
        if (peak > found.peak) {
          found.peak = peak;
          found.at = i + 1;
        }
        await look?.(device, lines[i]!);
      }
    }
  } finally {
    await device.end();
  }
  return found;
}

export const isOver = ({ peak, ranOut }: Peak) => ranOut > 0 || peak > CEILING;

/** A line for people: the peak, where it was, and what is wrong with it. */
export function told({ game, what, lines }: Played, found: Peak): string {
  const { peak, at, ranOut } = found,
    line = (n: number) => `line ${n}, "${lines[n - 1]}"`;
  let verdict = '';
  if (ranOut) verdict = `, ${found.why ?? 'OUT OF MEMORY'} at ${line(ranOut)}`;
  else if (isOver(found)) verdict = `, OVER by ${peak - CEILING}`;
  return `${game.padEnd(10)}${what.padEnd(15)}${peak.toLocaleString('en').padStart(6)} at ${line(at)}${verdict}`;
}

/** Plays and prints all of them; returns how many are over. */
export async function tellPeaks(games: string[]): Promise<number> {
  let over = 0;
  console.log(
    `variables at the most, ${CEILING.toLocaleString('en')} allowed, on a device with ${EXPECTED.toLocaleString('en')}; where in the script`,
  );
  for (const game of games) {
    // without a tool its presses would do something else, and the figure would say nothing
    const whole = isWhole(process.env.ESPRUINO!, game),
      plays = whole ? [roundOf(game), await largestOf(game)] : [roundOf(game)];
    for (const played of plays) {
      const found = await peakOf(played, EXPECTED);
      console.log(told(played, found));
      if (isOver(found)) over++;
    }
    if (!whole)
      console.log(
        `${game.padEnd(10)}largest table  not played: this flash has no room for all tools. docs/bench.md says how to build a larger one.`,
      );
  }
  return over;
}

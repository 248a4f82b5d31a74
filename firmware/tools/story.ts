// The last rolls in words. past.ts says how they are packed.
import type { Throw } from './throw';

/** `like` is a roll of the dice that are set, `sides` the kinds of dice: those get figures, then comes every roll, the newest first. */
export function story(rolls: string, like: string, sides: number[], t: Throw): string {
  const at = (i: number) => rolls.charCodeAt(i);
  const tenths = (x: number) => `${(x / 10) | 0}.${x % 10}`;
  let list = '',
    many = 0,
    total = 0,
    least = 9999,
    most = 0;
  for (let i = rolls.length - 3; i >= 0; i -= 3) {
    const sum = ((at(i + 1) & 15) << 8) + at(i + 2);
    list += `\n${at(i) & 31}d${sides[at(i + 1) >> 4]}${at(i) & 32 ? ' kept' : ''}${at(i) & 64 ? '!' : ''}: ${sum}`;
    if (at(i) !== like.charCodeAt(0) || at(i + 1) >> 4 !== like.charCodeAt(1) >> 4) continue;
    many++;
    total += sum;
    least = Math.min(least, sum);
    most = Math.max(most, sum);
  }
  if (!list) return 'Nothing was rolled yet. Go back and roll.';
  const name = `${t.n}d${t.sides}${t.keep ? ' kept' : ''}${t.explode ? '!' : ''}`;
  if (!many) return `None of them ${name}${list}`;
  const fair = t.keep || t.explode ? '' : `, fair ${tenths(t.n * (t.sides + 1) * 5)}`;
  const mean = tenths(Math.floor((total * 10) / many + 0.5));
  return `${many + (many === 1 ? ' roll of ' : ' rolls of ') + name}\nmean ${mean}${fair}\nfrom ${least} to ${most}${list}`;
}

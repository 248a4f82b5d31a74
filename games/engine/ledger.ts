// The luck of each player: where dice were rolled against odds, what was to be expected and what came. Kept as sums, so that it does not grow with a play.

const LEAST = 5; // rolls before anything is said about luck
const SCALE = 1000; // sums are whole thousandths

/** The luck of one player. */
export interface Fortune {
  rolls: number;
  successes: number;
  expected: number; // successes, the sum of all chances, in thousandths; so are the two below
  variance: number;
  skew: number;
}

export function noFortune(): Fortune {
  return { rolls: 0, successes: 0, expected: 0, variance: 0, skew: 0 };
}

/** So many rolls of the same chance, and how many of them succeeded. */
export function addRolls(fortune: Fortune, chance: number, successes: number, rolls: number): void {
  const variance = chance * (1 - chance),
    part = rolls * SCALE;
  fortune.rolls += rolls;
  fortune.successes += successes;
  fortune.expected += Math.floor(chance * part + 0.5);
  fortune.variance += Math.floor(variance * part + 0.5);
  fortune.skew += Math.floor(variance * (1 - 2 * chance) * part + 0.5);
}

/** One note for a play: a player after the other. Damaged: nothing was counted yet. */
export function fortunesOf(note: string | undefined, seats: number): Fortune[] {
  const list: Fortune[] = [],
    parts = (note || '').split(';');
  for (let seat = 0; seat < seats; seat++) {
    const figures = (parts[seat] || '').split(',').map(figure => parseInt(figure, 10) || 0);
    const [rolls, successes, expected, variance, skew] = figures;
    list.push(figures.length === 5 ? { rolls, successes, expected, variance, skew } : noFortune());
  }
  return list;
}

export function fortuneNote(list: Fortune[]): string {
  return list.map(fortune => [fortune.rolls, fortune.successes, fortune.expected, fortune.variance, fortune.skew].join()).join(';');
}

/** The share of the normal distribution below x (Abramowitz and Stegun 7.1.26, right to seven digits). */
function below(x: number): number {
  const z = Math.abs(x) / Math.SQRT2,
    t = 1 / (1 + 0.3275911 * z),
    tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-z * z);
  return x < 0 ? tail / 2 : 1 - tail / 2;
}

/** Chance of at most so many successes: the normal distribution, corrected by the skew (Volkova 1996). test/engine/ledger.test.ts holds it against the exact sum. */
export function atMost(fortune: Fortune, successes: number): number {
  const sigma = Math.sqrt(fortune.variance / SCALE);
  if (!sigma) return successes >= fortune.expected / SCALE ? 1 : 0;
  const x = (successes + 0.5 - fortune.expected / SCALE) / sigma,
    skew = fortune.skew / SCALE / (sigma * sigma * sigma),
    share = below(x) + (skew * (1 - x * x) * Math.exp((-x * x) / 2)) / (6 * 2.5066282746310002);
  return Math.max(0, Math.min(1, share));
}

/** "one in six", "one in 40". */
function oneIn(share: number): string {
  const n = Math.floor(1 / Math.max(share, 0.001) + 0.5),
    words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return `one in ${words[n] || (n > 100 ? 'hundreds' : n)}`;
}

/** "Red: 7 successes, 9.2 by the odds; one in six does worse". */
export function fortuneWords(name: string, fortune: Fortune): string {
  const tenths = Math.floor(fortune.expected / (SCALE / 10) + 0.5),
    told = `${name}: ${fortune.successes} success${fortune.successes === 1 ? '' : 'es'}, ${(tenths / 10) | 0}.${tenths % 10} by the odds`,
    worse = fortune.successes ? atMost(fortune, fortune.successes - 1) : 0,
    better = 1 - atMost(fortune, fortune.successes);
  if (fortune.rolls < LEAST) return `${told}; too few rolls to tell`;
  if (Math.min(worse, better) > 0.25) return `${told}; as it should be`;
  if (Math.min(worse, better) < 0.001) return `${told}; hardly anybody does ${worse < better ? 'worse' : 'better'}`;
  return `${told}; ${worse < better ? `${oneIn(worse)} does worse` : `${oneIn(better)} does better`}`;
}

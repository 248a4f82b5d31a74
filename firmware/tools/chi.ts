// Pearson's chi-square test: does what was counted look like equal chances?

/** How far the counts lie from equal ones. */
export function distance(counts: number[]): number {
  let all = 0,
    squares = 0;
  for (const n of counts) {
    all += n;
    squares += n * n;
  }
  return all ? (squares * counts.length) / all - all : 0;
}

/** Chance that fair dice lie at least so far off: one minus the incomplete gamma function, by its series. */
export function chanceOf(far: number, faces: number): number {
  const x = far / 2,
    a = (faces - 1) / 2;
  if (x > 60) return 0; // the series would lose it anyway: less than one in a billion
  let gamma = a % 1 ? 1.7724538509055161 : 1, // of 1/2, or of 1; then up to a+1
    term = 1,
    series = 1;
  for (let i = a % 1 || 1; i < a + 1; i++) gamma *= i;
  for (let i = a + 1; term > 1e-12; i++) {
    term *= x / i;
    series += term;
  }
  return Math.max(0, 1 - (x ** a * Math.exp(-x) * series) / gamma);
}

/** "500", "20 000": rounded to what can be said. */
function about(n: number): string {
  let unit = 1;
  while (n >= unit * 20) unit *= 10;
  const rounded = Math.floor(n / unit + 0.5) * unit;
  return rounded < 10000 ? `${rounded}` : `${(rounded / 1000) | 0} 000`;
}

/** Five of each face must be expected before the test means anything; one die in a hundred looks odd by chance. */
export function verdict(counts: number[]): string {
  let all = 0;
  for (const n of counts) all += n;
  if (all < 5 * counts.length) return 'too few rolls to tell';
  const chance = chanceOf(distance(counts), counts.length);
  if (chance > 0.01) return 'looks fair';
  return `unusual: 1 in ${chance < 1e-6 ? 'a million' : about(1 / chance)}`;
}

// How a test begins. What it is for tells what comes of it: after-tests.ts.
import type { Tales } from './state';

/** Begins a test, and comes back to `after` when all that follows from it is done. Trait 0 is asked for. */
export function startTest(s: Tales, by: number, testFor: Tales['testFor'], help: Tales['help'], trait: number, after: string): string {
  s.by = s.kid = by;
  s.testFor = testFor;
  s.help = help;
  s.trait = trait;
  s.helpers = [];
  s.dice = [];
  s.itemDice = s.helperItems = s.pushed = s.won = 0;
  s.wonBy = 'dice';
  if (testFor !== 'avoid') s.rumorTest = ''; // the text of a Rumor may lead a Kid to a Machine
  return `test.${trait ? 'pool' : 'trait'}${after ? '>' : ''}${after}`;
}

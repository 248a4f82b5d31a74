// Exact odds of dice that differ: how the total of a mixed pool spreads, die after die. Dice of one plain kind have quicker ways (odds.ts).
import { isHit, type Kind, pointsOf } from './die';
import { HITS, kept, type Throw, takesHighest } from './throw';

/** Steps of the innermost loop: two seconds on the device, by estimate. */
const MOST_STEPS = 12000;

/** The different values of one die, and the chance of each. */
export interface Spread {
  values: number[];
  chances: number[];
}

function put(spread: Spread, value: number, chance: number): void {
  const at = spread.values.indexOf(value);
  if (at >= 0) spread.chances[at] += chance;
  else if (chance) {
    spread.values.push(value);
    spread.chances.push(chance);
  }
}

/** One die of a throw: what it adds, or whether it is a hit. A low face that is thrown once more has its chance divided among all. */
export function spreadOf(t: Throw, kind: Kind): Spread {
  const spread: Spread = { values: [], chances: [] },
    again = kind.die ? 0 : Math.min(t.again, kind.sides),
    second = again / kind.sides / kind.sides;
  for (let place = 1; place <= kind.sides; place++) {
    put(spread, t.goal === HITS ? +isHit(kind, place, t.face) : pointsOf(kind, place), second + (place > again ? 1 / kind.sides : 0));
  }
  return spread;
}

/** Only values that are at least this, for the die that is left out. */
function from(spread: Spread, least: number): Spread {
  const part: Spread = { values: [], chances: [] };
  for (let i = 0; i < spread.values.length; i++) if (spread.values[i] >= least) put(part, spread.values[i], spread.chances[i]);
  return part;
}

function mirrored(spread: Spread): Spread {
  return { values: spread.values.map(value => -value), chances: spread.chances };
}

class Sums {
  steps = 0;

  /** Chance that the sum of these dice is the goal or more. -1: it would take too long. */
  atLeast(dice: Spread[], goal: number): number {
    let low = 0, // the least sum
      now = [1]; // the chance of each from there on
    for (const die of dice) {
      if (!die.values.length) return 0;
      let least = die.values[0],
        most = least;
      for (const value of die.values) {
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
      this.steps += now.length * die.values.length;
      if (this.steps > MOST_STEPS) return -1;
      const next: number[] = [];
      for (let i = 0; i < now.length + most - least; i++) next.push(0);
      for (let at = 0; at < die.values.length; at++) {
        const move = die.values[at] - least,
          chance = die.chances[at];
        for (let i = 0; i < now.length; i++) next[i + move] += now[i] * chance;
      }
      low += least;
      now = next;
    }
    let total = 0;
    for (let i = now.length - 1; i >= 0 && low + i >= goal; i--) total += now[i];
    return total;
  }

  /** The same without the lowest die: by the value that this one has, and no die lies below it. */
  withoutLowest(dice: Spread[], goal: number): number {
    const seen: Spread = { values: [], chances: [] };
    let total = 0;
    for (const die of dice) for (const value of die.values) put(seen, value, 1);
    for (const least of seen.values) {
      const with_ = this.atLeast(
          dice.map(die => from(die, least)),
          goal + least,
        ),
        above = this.atLeast(
          dice.map(die => from(die, least + 1)),
          goal + least,
        );
      if (with_ < 0 || above < 0) return -1;
      total += with_ - above;
    }
    return total;
  }
}

/** Chance that the highest die is the goal or more. */
function highest(dice: Spread[], goal: number): number {
  let below = 1;
  for (const die of dice) {
    let own = 0;
    for (let i = 0; i < die.values.length; i++) if (die.values[i] < goal) own += die.chances[i];
    below *= own;
  }
  return 1 - below;
}

/** Chance to reach the goal, or a sentence that says what to change: `goal` without the modifier. */
export function mixedOdds(t: Throw, kinds: Kind[], goal: number): number | string {
  const dice: Spread[] = [],
    sums = new Sums(),
    k = kept(t, 0);
  for (let i = 0; i < kinds.length; i++) {
    const spread = spreadOf(t, kinds[i]);
    for (let n = t.counts[i]; n > 0; n--) dice.push(spread);
  }
  const out = dice.length - k;
  let chance = -1;
  if (t.explode) return 'No odds for exploding dice that differ.';
  if (!out) chance = sums.atLeast(dice, goal);
  else {
    if (k > 1 && out > 1) return 'For odds, keep one die or leave one out: these differ.';
    // the lowest dice are the highest in a mirror, and the goal is missed there when it is reached here
    const way = (side: Spread[], aim: number) => (k === 1 ? highest(side, aim) : sums.withoutLowest(side, aim));
    if (takesHighest(t)) chance = way(dice, goal);
    else {
      const missed = way(dice.map(mirrored), 1 - goal);
      chance = missed < 0 ? -1 : 1 - missed;
    }
  }
  return chance < 0 ? 'For odds, take fewer dice: this is too much to work out.' : chance;
}

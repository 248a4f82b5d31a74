// The phase that is played, in the game's own words.
import type { AnyGame, State } from '../kit';

function chapterOf(step: string): string {
  return step.slice(0, step.indexOf('.'));
}

/** The phase that the step on the table belongs to, or one that waits below it: a test is called from many. '' when the game names none. */
export function phaseNow(game: Pick<AnyGame, 'phases'>, s: State): string {
  const phases = game.phases(s),
    steps = s.back.concat(s.at);
  for (let i = steps.length - 1; i >= 0; i--) {
    let found = '';
    for (const phase of phases) {
      if (phase.step === steps[i]) return phase.name;
      if (!found && chapterOf(phase.step) === chapterOf(steps[i])) found = phase.name;
    }
    if (found) return found;
  }
  return '';
}

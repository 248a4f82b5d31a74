// The phase that is played, in the game's own words.
import type { AnyGame, State } from '../kit';

/** The phase that the step on the table belongs to, or one that waits below it: a test is called from many. '' when the game names none. */
export function phaseNow(game: Pick<AnyGame, 'phases'>, s: State): string {
  const phases = game.phases(s),
    steps = s.back.concat(s.at);
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i],
      chapter = step.slice(0, step.indexOf('.') + 1);
    let found = '';
    for (const phase of phases) {
      if (phase.step === step) return phase.name;
      if (!found && phase.step.slice(0, chapter.length) === chapter) found = phase.name;
    }
    if (found) return found;
  }
  return '';
}

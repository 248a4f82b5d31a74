// The phase that is played, in the game's own words.
import type { AnyGame, Phase, State, Values } from '../kit';

/** The phase that the step on the table belongs to, or one that waits below it: a test is called from many. '' when the game names none. */
export function phaseNow(game: Pick<AnyGame, 'phases'>, s: State): string {
  const named = (s as unknown as Values).phase;
  if (typeof named === 'string') return named;
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

/** Play comes to a phase, by an answer or because the table goes there. */
export function enterPhase(s: State, phase: Phase<State>): void {
  const from = s.back.concat(s.at),
    values = s as unknown as Values;
  s.at = phase.step;
  s.back = [];
  if (typeof values.phase === 'string') values.phase = phase.name; // the four older games keep numbers there
  if (phase.enter) phase.enter(s, from);
}

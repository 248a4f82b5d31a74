// The round and the phase that are played, in the game's own words: for titles, the log, reminders and the list of plays.
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

/** The round that is played; 0 when the game counts none. */
export function roundNow(s: State): number {
  const { round } = s as unknown as { round?: number };
  return typeof round === 'number' ? round : 0;
}

/** "Round 3/6, Update", as far as the game counts rounds and names its phases; '' before the first phase. */
export function placeNow(game: AnyGame, s: State): string {
  const { phase } = s as unknown as Values,
    round = roundNow(s),
    most = game.rounds ? game.rounds(s) : 0;
  if (typeof phase !== 'string' || !phase) return '';
  return round ? `Round ${round}${most >= round ? `/${most}` : ''}, ${phase}` : phase;
}

/** How a play stands, for home and the list of plays. */
export function statusOf(game: AnyGame, s: State): string {
  return game.status ? game.status(s) : placeNow(game, s) || 'Set-up';
}

/** The title of a question: who is asked, and what holds for everybody or which phase it is. */
export function titleNow(game: AnyGame, s: State, seat: number): string {
  const { phase } = s as unknown as Values,
    name = s.names[seat],
    inForce = game.inForce && game.inForce(s),
    behind = inForce || (name && typeof phase === 'string' && phase);
  return (name || placeNow(game, s) || game.title) + (behind ? `: ${behind}` : '');
}

/** "about 55 min left", by the rounds so far; '' in the first round, and where nobody knows how many a play has. */
export function paceOf(game: AnyGame, s: State): string {
  const round = roundNow(s),
    most = game.rounds ? game.rounds(s) : 0;
  if (round < 2 || round > most) return '';
  const minutes = (s.played * (most - round + 0.5)) / (round - 0.5) / 60, // in the middle of this round
    step = minutes > 20 ? 5 : 1;
  return `about ${Math.max(1, Math.round(minutes / step)) * step} min left`;
}

/** Play comes to a phase, by an answer or because the table goes there. */
export function enterPhase(s: State, phase: Phase<State>): void {
  const from = s.back.concat(s.at),
    values = s as unknown as Values,
    was = typeof values.phase === 'string' ? values.phase : '';
  s.at = phase.step;
  s.back = [];
  if (typeof values.phase === 'string') values.phase = phase.name;
  if (phase.enter) phase.enter(s, from, was);
}

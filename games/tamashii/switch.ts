// Light and Full may be changed into each other in the middle of a play.
import { wear } from './bodies';
import { isInChapter, type Tamashii, takeUpFull } from './state';
import { enterStep, phases } from './turn';

/** Where an Action goes on: Trace that has been added is not asked for again. */
function actionStep(s: Tamashii): string {
  const hasAdded = s.at !== 'light.turn' && s.at !== 'action.move';
  if (s.light) return hasAdded ? 'light.acts' : 'light.turn';
  enterStep(s, hasAdded ? 'District' : 'Move');
  return hasAdded ? 'action.district' : 'action.move';
}

/** `light` is set already: the steps are what has to follow. Returns '' when it is done, or the reason against it. Integrity of enemies that Light has not asked for stays unknown ("?"). */
export function switchTo(s: Tamashii, light: number): string {
  if (light && s.inDevice) return 'The device holds the Data tokens.';
  if (!s.phase || s.phase === 'Scoring') return s.phase ? 'The game is over.' : 'Finish set-up first.';
  if (s.back.length || s.fight || isInChapter(s.at, 'roll')) return 'Finish what you are doing first.';
  if (!light && !s.shield.length) {
    takeUpFull(s);
    for (let seat = 0; seat < s.names.length; seat++) wear(s, seat, s.walker);
  }
  s.launching = 0;
  s.launched = [];
  if (s.phase === 'Action') s.at = actionStep(s);
  else for (const phase of phases(s)) if (phase.name === s.phase && s.phase !== 'Planning') s.at = phase.step; // the same part of the turn, in the other form
  return '';
}

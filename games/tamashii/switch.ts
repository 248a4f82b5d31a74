// Light and Full may be changed into each other in the middle of a play.
import type { Tamashii } from './state';
import { phases } from './turn';

/** Returns '' when it is done, or the reason against it. Integrity of enemies that Light has not asked for stays unknown ("?"). */
export function switchTo(s: Tamashii, light: number): string {
  if (light && s.inDevice) return 'The device holds the Data tokens.';
  if (!s.phase || s.phase === 'Scoring') return s.phase ? 'The game is over.' : 'Finish set-up first.';
  if (s.back.length || s.fight) return 'Finish what you are doing first.';
  if (s.light === light) return '';
  s.light = light;
  for (const phase of phases(s)) if (phase.name === s.phase && s.phase !== 'Planning') s.at = phase.step; // the same part of the turn, in the other form
  return '';
}

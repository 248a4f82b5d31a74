// The phases of a Round, in Light and in Full, and what each of them sets when it begins [TL-100].
import type { Phase } from '../kit';
import { rumorSpaces } from './rumor-track';
import type { Tales } from './state';

/** What was going on is over, also when the table has gone elsewhere in the middle of it. */
function rest(s: Tales): void {
  s.movers = [];
  s.forced = [];
  s.met = [];
  s.hurt = [];
  s.hurtBy = [];
  s.helpers = [];
  s.toTest = [];
  s.rumorTest = '';
  s.cardSays = 'effect';
  s.letterGroup = 0;
}

/** The clock of an Adventure Phase. */
function beginAdventure(s: Tales): void {
  rest(s);
  s.ends = s.minutes && s.played + s.minutes * 60;
}

export const phases = (s: Tales): Phase<Tales>[] => [
  { step: s.light ? 'light.morning' : 'school.start', name: 'School', enter: rest },
  { step: s.light ? 'light.machines' : 'machines.start', name: 'Machines', enter: rest },
  { step: s.light ? 'light.who' : 'kid.start', name: 'Adventure', enter: beginAdventure },
  { step: s.light ? 'light.evening' : 'night.start', name: 'End Phase', enter: rest },
  { step: 'end.won', name: 'Win' },
  { step: 'end.lost', name: 'Lose' },
];

/** Light can take over at any time: it counts the Rumors, and leaves the rest on the table. Full cannot know what Light has not kept. */
export function switchTo(s: Tales, light: number): string {
  if (!light) return 'Full has to know Time, Favor, Items and Machines, and Light keeps none of them. Begin a new play.';
  if (!s.phase) return 'Finish set-up first.';
  if (s.letters) s.rumors = rumorSpaces(s).length;
  s.light = 1;
  s.letters = 0;
  for (const phase of phases(s)) if (phase.name === s.phase) s.at = phase.step;
  s.back = [];
  rest(s);
  return '';
}

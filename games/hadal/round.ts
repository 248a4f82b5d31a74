// Playing the game: a round of three phases with three steps each [HA-040]. Each of them has an entrance, which the kit calls wherever play comes from.
import { backToStart, type Phase } from '../kit';
import { type Hadal, startOfRun, zeros } from './state';
import { freeExplores } from './two-or-three-players';
import { completeAction } from './updates';

/** Where the step "Actions" is: in Light it is another chapter. */
export const actionsStep = (s: Hadal) => (s.light ? 'light.actions' : 'actions.menu');

/** Agents come back before the group decides on an Update [HA-047]. */
export const updateStep = (s: Hadal) => (s.ejected.includes(1) ? 'between.returns' : 'between.update');

const isActions = (phase: string) => phase === 'Actions' || phase === 'Conflict';

/** What was proposed for an Update is forgotten. Free Explores come with the Actions step, and expire with it [HA-092]. */
function enter(s: Hadal, was: string): void {
  s.share = [];
  if (!isActions(s.phase)) s.freeExplore = zeros(s);
  else if (!isActions(was)) s.freeExplore = freeExplores(s);
}

/** Cards in front and conflicts stay behind with the location [HA-046, HA-105, HA-174]. */
export function leaveLocation(s: Hadal, _from?: string[], was = ''): void {
  enter(s, was);
  backToStart(s, startOfRun(s.receptacles), 'cardInFront personalConflict groupConflict damage');
}

/** At a location: an action that was left is complete, and when that leaves nobody there, the visit or the mission ends [HA-144]. */
function discover(s: Hadal, _from: string[], was: string): void {
  enter(s, was);
  const next = completeAction(s, s.at);
  if (next !== 'phase Update') s.at = next;
  else {
    s.phase = 'Update';
    s.at = updateStep(s);
    leaveLocation(s);
  }
}

/** The talk about the next location begins. */
function chooseLocation(s: Hadal): void {
  leaveLocation(s);
  s.seat = s.timeCaptain;
  s.talkEnds = s.talkMinutes && s.played + s.talkMinutes * 60;
}

/** "Not yet" goes back to what was going on. */
function stayInPhase(s: Hadal, from: string[], was: string): void {
  s.back = from;
  s.phase = was;
}

/**
 * The steps of a round in order [HA-040]. The table may go to each of them, and to the end. So there is at most one Update between two locations [HA-124],
 * and the Time Captain stays the same to the end of the round [HA-050].
 */
export const phases = (s: Hadal): Phase<Hadal>[] => [
  { name: 'Location', step: 'timeCaptain.choose', enter: chooseLocation },
  { name: 'Display', step: 'timeCaptain.display', enter: leaveLocation },
  { name: 'Card A', step: 'timeCaptain.cardA', enter: leaveLocation },
  { name: 'Recon', step: 'discovery.recon', enter: discover },
  { name: 'Telepathy', step: 'discovery.telepathy', enter: discover },
  { name: 'Actions', step: actionsStep(s), enter: discover },
  { name: 'Conflict', step: s.groupConflict ? 'conflict.turn' : 'conflict.swaps', enter: discover },
  { name: 'Update', step: updateStep(s), enter: leaveLocation },
  { name: 'Swaps', step: 'between.swaps', enter: leaveLocation },
  { name: 'New captain', step: 'between.captain', enter: leaveLocation },
  { name: 'The end', step: 'end.over', enter: stayInPhase },
];

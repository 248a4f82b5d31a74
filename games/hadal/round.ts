// The round: three phases of three steps, who is ejected on the way, and how an action ends.
import { after } from '../kit';
import { captain, FAILED, type Hadal, none, present } from './state';

interface RoundStep {
  step: string; // where the question is
  name: string;
  phase: number;
  number: number; // of the step in its phase
}

const ACTIONS = 3; // the step of the Discovery phase

/** The steps of a round in order [HA-040]. The table may go to each of them, and to the end. */
export const roundSteps = (s: Hadal): RoundStep[] => [
  { step: 'timeCaptain.choose', name: 'Location', phase: 1, number: 1 },
  { step: 'timeCaptain.display', name: 'Display', phase: 1, number: 2 },
  { step: 'timeCaptain.cardA', name: 'Card A', phase: 1, number: 3 },
  { step: 'discovery.recon', name: 'Recon', phase: 2, number: 1 },
  { step: 'discovery.telepathy', name: 'Telepathy', phase: 2, number: 2 },
  { step: 'actions.menu', name: 'Actions', phase: 2, number: ACTIONS },
  { step: s.groupConflict ? 'conflict.turn' : 'conflict.swaps', name: 'Conflict', phase: 2, number: ACTIONS },
  { step: s.ejected.includes(1) ? 'between.returns' : 'between.update', name: 'Update', phase: 3, number: 1 },
  { step: 'between.swaps', name: 'Swaps', phase: 3, number: 2 },
  { step: 'between.captain', name: 'New TC', phase: 3, number: 3 },
  { step: 'end.over', name: 'The end', phase: 0, number: 0 },
];

/** Free Explores in the Actions step: with 2 receptacles one for each agent, with 3 one for the Time Captain, with 4 none [HA-092]. */
function freeExplores(s: Hadal): number[] {
  const free = none(s);
  for (const seat of s.seats) if (s.receptacles === 2 || (s.receptacles === 3 && seat === captain(s))) free[seat] = 1;
  return free;
}

/** Cards in front and conflicts stay behind with the location [HA-046, HA-174]. */
function leaveLocation(s: Hadal): void {
  s.cardInFront = none(s);
  s.personalConflict = none(s);
  s.groupConflict = 0;
  s.damage = 0;
}

/** Another step of the round begins. */
function enter(s: Hadal, to: RoundStep): void {
  const isNew = to.phase !== s.phase || to.number !== s.step;
  s.phase = to.phase;
  s.step = to.number;
  s.share = [];
  if (isNew) s.freeExplore = to.phase === 2 && to.number === ACTIONS ? freeExplores(s) : none(s);
  if (to.phase !== 2) leaveLocation(s);
  if (to.phase === 1 && to.number === 1) {
    s.seat = captain(s);
    s.talkEnds = s.talkMinutes && s.played + s.talkMinutes * 60; // the talk about the next location begins
  }
}

/** Goes to the step of the round with this name. */
export function go(s: Hadal, name: string): string {
  const to = roundSteps(s).find(one => one.name === name) as RoundStep;
  enter(s, to);
  return to.step;
}

/** The table has gone to a step by itself. */
export function jumped(s: Hadal, from: string[]): void {
  const to = roundSteps(s).find(one => one.step === s.at) as RoundStep;
  if (!to.phase) {
    s.back = from; // when the mission is not over, it goes on there
    return;
  }
  enter(s, to);
  if (s.brokenLink) {
    s.back = [s.at]; // the link comes first [HA-140]
    s.at = 'link.broken';
  } else if (s.phase === 2) s.at = completeAction(s, s.at); // an action that was left is complete [HA-144]
}

/** The next agent to the left who is there and has Azrak: others could not pay [HA-049]. */
export function toTheLeft(s: Hadal, from: number): number {
  let seat = after(s, from);
  for (const _ of s.seats) if (s.ejected[seat] || !s.pool[seat]) seat = after(s, seat);
  return seat;
}

/** The card in front goes back, a personal conflict is dropped [HA-132]. */
export function eject(s: Hadal, seat: number): void {
  s.ejected[seat] = 1;
  s.cardInFront[seat] = 0;
  s.personalConflict[seat] = 0;
}

/** An action is complete: who lost control on the way is ejected now [HA-144]. With nobody left the visit or the mission ends [HA-136, HA-137]. */
export function completeAction(s: Hadal, next: string): string {
  for (const seat of s.seats) if (s.lostControl[seat]) eject(s, seat);
  if (present(s).length) return next;
  s.back = [];
  if (s.lostControl.includes(0)) return go(s, 'Update');
  s.missionOver = FAILED;
  return 'end.failed';
}

/** What can be looked up or done at any time. */
export const more = (s: Hadal) => ({ label: 'More...', then: `help.menu>${s.at}` });

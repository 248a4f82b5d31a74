// Playing the game: a round of three phases with three steps each [HA-040].
import { after } from '../kit';
import { type Hadal, NOBODY, zeros } from './state';
import { freeExplores } from './two-or-three-players';

/** Steps of the round, as the rules name them. */
export type RoundStepId =
  | 'location'
  | 'display'
  | 'cardA'
  | 'recon'
  | 'telepathy'
  | 'actions'
  | 'conflict'
  | 'update'
  | 'swaps'
  | 'newCaptain'
  | 'end';

export interface RoundStep {
  id: RoundStepId;
  step: string; // where its question is
  name: string; // what players call it
  phase: number;
  numberInPhase: number;
}

// phases that rules ask for
export const DISCOVERY = 2,
  BETWEEN_LOCATIONS = 3;

const ACTIONS = 3; // the third step of the Discovery phase

/** The steps of a round in order [HA-040]. The table may go to each of them, and to the end. */
export const roundSteps = (s: Hadal): RoundStep[] => [
  { id: 'location', step: 'timeCaptain.choose', name: 'Location', phase: 1, numberInPhase: 1 },
  { id: 'display', step: 'timeCaptain.display', name: 'Display', phase: 1, numberInPhase: 2 },
  { id: 'cardA', step: 'timeCaptain.cardA', name: 'Card A', phase: 1, numberInPhase: 3 },
  { id: 'recon', step: 'discovery.recon', name: 'Recon', phase: 2, numberInPhase: 1 },
  { id: 'telepathy', step: 'discovery.telepathy', name: 'Telepathy', phase: 2, numberInPhase: 2 },
  { id: 'actions', step: 'actions.menu', name: 'Actions', phase: 2, numberInPhase: ACTIONS },
  { id: 'conflict', step: s.groupConflict ? 'conflict.turn' : 'conflict.swaps', name: 'Conflict', phase: 2, numberInPhase: ACTIONS },
  { id: 'update', step: s.ejected.includes(1) ? 'between.returns' : 'between.update', name: 'Update', phase: 3, numberInPhase: 1 },
  { id: 'swaps', step: 'between.swaps', name: 'Swaps', phase: 3, numberInPhase: 2 },
  { id: 'newCaptain', step: 'between.captain', name: 'New captain', phase: 3, numberInPhase: 3 },
  { id: 'end', step: 'end.over', name: 'The end', phase: 0, numberInPhase: 0 },
];

/** Cards in front and conflicts stay behind with the location [HA-046, HA-105, HA-174]. */
function leaveLocation(s: Hadal): void {
  s.cardInFront = zeros(s);
  s.personalConflict = zeros(s);
  s.groupConflict = 0;
  s.damage = 0;
}

/** Sets what changes with this step of the round. */
export function enter(s: Hadal, to: RoundStep): void {
  const isAnotherStep = to.phase !== s.phase || to.numberInPhase !== s.step;
  s.phase = to.phase;
  s.step = to.numberInPhase;
  s.share = [];
  s.giftTo = NOBODY;
  if (isAnotherStep) s.freeExplore = to.id === 'actions' || to.id === 'conflict' ? freeExplores(s) : zeros(s);
  if (to.phase !== DISCOVERY) leaveLocation(s);
  if (to.id === 'location') {
    s.seat = s.timeCaptain;
    s.talkEnds = s.talkMinutes && s.played + s.talkMinutes * 60; // the talk about the next location begins
  }
}

/**
 * Every step of the round begins here. So there is at most one Update between two locations [HA-124], and the Time Captain stays the same
 * to the end of the round [HA-050]. Outside of the Discovery phase, all cards in front go back and conflicts end.
 */
export function beginRoundStep(s: Hadal, id: RoundStepId): string {
  const to = roundSteps(s).find(one => one.id === id) as RoundStep;
  enter(s, to);
  return to.step;
}

/** The seats in play: this one first, then the others to the left. */
export function goingLeft(s: Hadal, first: number): number[] {
  const place = Math.max(0, s.seats.indexOf(first));
  return s.seats.slice(place).concat(s.seats.slice(0, place));
}

/** The next agent to the left who is there and has Azrak, because the others could not pay [HA-049]. Without such an agent, the next one. */
export function toTheLeft(s: Hadal, from: number): number {
  const seats = goingLeft(s, after(s, from)),
    able = seats.filter(seat => !s.ejected[seat] && s.pool[seat]);
  return able.concat(seats)[0];
}

// Playing the game: a round of three phases with three steps each [HA-040].
import { after } from '../kit';
import { captain, type Hadal, none } from './state';
import { freeExplores } from './two-or-three-players';

export interface RoundStep {
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
  { step: 'between.captain', name: 'New captain', phase: 3, number: 3 },
  { step: 'end.over', name: 'The end', phase: 0, number: 0 },
];

/** Cards in front and conflicts stay behind with the location [HA-046, HA-174]. */
function leaveLocation(s: Hadal): void {
  s.cardInFront = none(s);
  s.personalConflict = none(s);
  s.groupConflict = 0;
  s.damage = 0;
}

/** Another step of the round begins. */
export function enter(s: Hadal, to: RoundStep): void {
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

/** The next agent to the left who is there and has Azrak: others could not pay [HA-049]. */
export function toTheLeft(s: Hadal, from: number): number {
  let seat = after(s, from);
  for (const _ of s.seats) if (s.ejected[seat] || !s.pool[seat]) seat = after(s, seat);
  return seat;
}

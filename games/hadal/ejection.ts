// Being ejected from a location: what the agent loses, when it happens, and what follows when nobody is left.
import { beginRoundStep } from './round';
import { standBy } from './standing-by';
import { FAILED, type Hadal, present } from './state';

/** The card in front goes back, a personal conflict is dropped [HA-132]. */
export function eject(s: Hadal, seat: number): void {
  s.ejected[seat] = 1;
  standBy(s, seat);
  s.personalConflict[seat] = 0;
}

/** An action is complete: agents who lost control on the way are ejected now [HA-144]. With nobody left the visit or the mission ends [HA-136, HA-137]. */
export function completeAction(s: Hadal, next: string): string {
  for (const seat of s.seats) if (s.lostControl[seat]) eject(s, seat);
  if (present(s).length) return next;
  s.back = [];
  if (s.seats.some(seat => !s.lostControl[seat])) return beginRoundStep(s, 'update'); // somebody was ejected by a card alone
  s.missionOver = FAILED;
  return 'end.failed';
}

// Being ejected from a location: who is, when, and what happens when nobody is left.
import { go } from './round';
import { FAILED, type Hadal, present } from './state';

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
  if (s.lostControl.includes(0)) return go(s, 'Update'); // somebody was ejected by a card alone
  s.missionOver = FAILED;
  return 'end.failed';
}

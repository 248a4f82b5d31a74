// The table goes to another step of the round by itself, and whatever was going on there ends as the rules would end it.
import { completeAction } from './ejection';
import { enter, type RoundStep, roundSteps } from './round';
import type { Hadal } from './state';

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

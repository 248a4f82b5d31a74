// The table decides to go to another step of the round. What was going on until then ends as the rules would end it.
import { isLinkBroken } from './azrak';
import { completeAction } from './ejection';
import { DISCOVERY, enter, type RoundStep, roundSteps } from './round';
import type { Hadal } from './state';

/** The table is at another step of the round now. `from`: the steps that waited, and last the one that was left. */
export function jumped(s: Hadal, from: string[]): void {
  const to = roundSteps(s).find(one => one.step === s.at) as RoundStep;
  if (to.id === 'end') {
    s.back = from; // "Not yet" goes back there
    return;
  }
  enter(s, to);
  if (isLinkBroken(s)) {
    s.back = [s.at]; // the link comes first [HA-140]
    s.at = 'link.broken';
  } else if (s.phase === DISCOVERY) s.at = completeAction(s, s.at); // an action that was left is complete [HA-144]
}

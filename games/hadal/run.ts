// A run: everything that a mission starts with, the first time and after each reset.
import { deal } from './destiny';
import type { Hadal } from './state';
import { startOfMission } from './tracks';
import { freeUpdates } from './two-or-three-players';

/** Everything that a reset restores [HA-184]: all but what is kept. Set-up asks for the rest. */
export function restart(s: Hadal): Hadal {
  s.locations = []; // their names are asked for
  s.items = [];
  s.receptacles = s.seats.length;
  Object.assign(s, startOfMission(s));
  s.seat = 0;
  s.freeUpdates = freeUpdates(s);
  // nothing is going on yet
  s.talkEnds = 0;
  s.brokenLink = 0;
  s.testKind = 0;
  s.difficulty = 4;
  s.testValue = 0;
  s.destinyValue = 0;
  s.support = [];
  s.share = [];
  s.order = [];
  s.giver = 0;
  s.leaving = 0;
  s.giftTo = 0;
  s.item = 0;
  s.tokens = 0;
  s.tens = 1;
  s.line = 0;
  s.seen = 0;
  deal(s, 0);
  return s;
}

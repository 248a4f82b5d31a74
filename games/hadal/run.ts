// A run: everything that a mission starts with, the first time and after each reset.
import { allSeats, comeBack } from '../kit';
import { forgetSeen, shuffleDestiny } from './destiny';
import { type Hadal, NOBODY, PLAIN_TEST } from './state';
import { startOfMission } from './tracks';
import { freeUpdates } from './two-or-three-players';

/**
 * Everything that a reset restores [HA-184]: all values but those that tracks.ts lists under kept().
 * Mission Return and the locations are empty [HA-005]. Set-up asks for the rest.
 */
export function restart(s: Hadal): Hadal {
  s.locations = []; // before startOfMission(), which makes a value for each location and Item
  s.items = [];
  for (const seat of allSeats(s).slice(s.seats.length)) comeBack(s.seats, seat); // set-up needs everybody
  s.receptacles = s.seats.length;
  Object.assign(s, startOfMission(s));
  s.seat = 0;
  s.freeUpdates = freeUpdates(s);
  // nothing is going on yet
  s.talkEnds = 0;
  s.brokenLink = NOBODY;
  s.testKind = PLAIN_TEST;
  s.difficulty = 4; // where the dial of the first test starts
  s.testValue = 0;
  s.destinyValue = 0;
  s.support = [];
  s.share = [];
  s.order = [];
  s.giver = 0;
  s.leaving = 0;
  s.giftTo = NOBODY;
  s.item = 0;
  s.takesToken = 0;
  s.tensOfNumber = 1;
  s.line = 0;
  forgetSeen(s);
  shuffleDestiny(s); // six cards in the pile, none in the discard [HA-007]
  return s;
}

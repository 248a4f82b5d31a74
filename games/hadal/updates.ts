// Updates: the ways to one, and how the Azrak of a Standard Update are shared.
import { after, type Option } from '../kit';
import { room, toMissionReturn } from './azrak';
import { type Hadal, HIGHEST_LEVEL, hasRuling, NO_LAST_UPDATE, none } from './state';

/** The ways to an Update: 1 Azrak to Mission Return, the allowance, a card [HA-122]. `needed`: Azrak in the Vortex for a paid one. */
export function waysToUpdate(s: Hadal, kind: string, needed: number, update: () => string, instead: Option): Option[] {
  const tooLow = (azrak: number) => s.vortex < azrak && 'Vortex too low';
  return [
    {
      label: `${kind}, pay 1`,
      not: tooLow(needed),
      then() {
        toMissionReturn(s);
        return update();
      },
    },
    {
      label: `${kind}, free`,
      not: tooLow(1) || (!s.freeUpdates && 'None left'),
      then() {
        s.freeUpdates--;
        return update();
      },
    },
    instead,
    { label: 'A card: free', not: tooLow(1), then: update }, // last, where no slip of the finger takes it
  ];
}

/** Somebody has lost control, and the Vortex can pay: a house rule asks for 1 more than that [HA-134, HA-135]. */
export const isUpdateDue = (s: Hadal) => s.lostControl.includes(1) && s.vortex > (hasRuling(s, NO_LAST_UPDATE) ? 1 : 0);

/** Proposes how to share: 1 at a time to the smallest pool, so that agents at 0 come first [HA-135]; ties go to the left from the Time Captain [HA-123]. */
export function shareFairly(s: Hadal): string {
  let left = s.vortex,
    seat = s.timeCaptain;
  s.share = none(s);
  for (let smallest = 0; smallest < HIGHEST_LEVEL; smallest++)
    for (const _ of s.seats) {
      if (left && s.pool[seat] + s.share[seat] === smallest && s.share[seat] < room(s, seat)) {
        s.share[seat]++;
        left--;
      }
      seat = after(s, seat);
    }
  return 'between.share';
}

/** 1 of the giver's share may go to this agent. When the Update is due, who has only that 1 keeps it, unless the other has none at all [HA-135]. */
function mayTake(s: Hadal, seat: number, giver: number): boolean {
  if (seat === giver || !s.share[giver] || s.share[seat] >= room(s, seat)) return false;
  return s.pool[giver] + s.share[giver] > 1 || !(s.pool[seat] + s.share[seat]) || !s.lostControl.includes(1);
}

/** Those to whom 1 of the giver's share may go. */
export const takers = (s: Hadal, giver: number) => s.seats.filter(seat => mayTake(s, seat, giver));

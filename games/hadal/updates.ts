// Updates: the ways to one, and how the Azrak of a Standard Update are shared.
import type { Option } from '../kit';
import { room, toMissionReturn } from './azrak';
import { goingLeft } from './round';
import { type Hadal, HIGHEST_LEVEL, hasRuling, zeros } from './state';

/** Somebody has lost control, and the Vortex can pay. A house rule asks for 1 Azrak more [HA-134, HA-135]. */
export const isUpdateDue = (s: Hadal) => s.lostControl.includes(1) && s.vortex > (hasRuling(s, 'No last Update') ? 1 : 0);

/**
 * The ways to an Update: 1 Azrak to Mission Return [HA-233, HA-235], the allowance, a card [HA-122, HA-234, HA-236].
 * `needed`: how many Azrak a paid one needs in the Vortex [HA-121, HA-146]. `instead`: what the agents may choose instead of an Update.
 * A Standard Update costs score or an allowance, so the cursor starts at none of them while the group may do without.
 */
export function waysToUpdate(s: Hadal, kind: string, needed: number, update: () => void, instead: Option): Option[] {
  const tooLow = (azrak: number) => s.vortex < azrak && 'Vortex too low',
    rare = kind === 'Update';
  return [
    {
      label: `${kind}, pay 1`,
      rare,
      not: tooLow(needed),
      do() {
        toMissionReturn(s);
        update();
      },
    },
    {
      label: `${kind}, free`,
      note: s.freeUpdates ? `${s.freeUpdates} left` : '',
      rare,
      not: tooLow(1) || (!s.freeUpdates && 'No free one left'),
      do() {
        s.freeUpdates--;
        update();
      },
    },
    instead,
    { label: 'A card: free', rare: true, not: tooLow(1), do: update }, // last, where no slip of the finger takes it
  ];
}

/** The pool that an agent will have with the share. */
const poolWithShare = (s: Hadal, seat: number) => s.pool[seat] + s.share[seat];

/** Nobody goes above the level [HA-120]. */
const canGetMore = (s: Hadal, seat: number) => s.share[seat] < room(s, seat);

/**
 * Proposes how to share: 1 at a time to the smallest pool, so that agents at 0 come first [HA-135]. Among equal pools it goes to the left, from the Time Captain on [HA-123].
 * Ejected agents have returned, and share, too [HA-126].
 */
export function shareFairly(s: Hadal): void {
  const seats = goingLeft(s, s.timeCaptain);
  let left = s.vortex;
  s.share = zeros(s);
  for (let smallest = 0; smallest < HIGHEST_LEVEL && left > 0; smallest++)
    for (const seat of seats)
      if (left > 0 && poolWithShare(s, seat) === smallest && smallest < s.level[seat]) {
        s.share[seat]++;
        left--;
      }
}

/** When the Update is due, an agent who would have only 1 keeps it, unless the other would have none [HA-135]. */
const mustKeepIt = (s: Hadal, giver: number, taker: number) =>
  s.lostControl.includes(1) && poolWithShare(s, giver) === 1 && poolWithShare(s, taker) > 0;

/** Those to whom 1 of the giver's share may go. */
export const takers = (s: Hadal, giver: number) =>
  s.seats.filter(seat => seat !== giver && s.share[giver] > 0 && canGetMore(s, seat) && !mustKeepIt(s, giver, seat));

/** Why nothing of an agent's share can go to another one, or false. */
export function reasonToKeepShare(s: Hadal, giver: number): string | false {
  if (!s.share[giver]) return 'Gets none';
  return takers(s, giver).length === 0 && 'Nobody can take it';
}

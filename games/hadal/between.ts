// Between Locations: return, Standard Update, swaps, the next Time Captain.
import { ALL, after, type Steps, sum } from '../kit';
import { gain, room, updates } from './azrak';
import { go, more, toTheLeft } from './round';
import { ALL_RETURN, captain, type Hadal, hasRuling, NO_LAST_UPDATE, named, none } from './state';

const HIGHEST_LEVEL = 20;

/** Proposes 1 at a time to the smallest pool, so that agents at 0 come first [HA-135]; ties go to the left from the Time Captain [HA-123]. */
export function proposeShare(s: Hadal): string {
  let left = s.vortex,
    seat = captain(s);
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

/** Somebody has lost control, and the Vortex can pay: a house rule asks for 1 more than that [HA-134, HA-135]. */
const isUpdateDue = (s: Hadal) => s.lostControl.includes(1) && s.vortex > (hasRuling(s, NO_LAST_UPDATE) ? 1 : 0);

/** 1 of the giver's share may go to this agent. When the Update is due, who has only that 1 keeps it, unless the other has none at all [HA-135]. */
function mayTake(s: Hadal, seat: number, giver: number): boolean {
  if (seat === giver || !s.share[giver] || s.share[seat] >= room(s, seat)) return false;
  return s.pool[giver] + s.share[giver] > 1 || !(s.pool[seat] + s.share[seat]) || !s.lostControl.includes(1);
}

const takers = (s: Hadal, giver: number) => s.seats.filter(seat => mayTake(s, seat, giver));

/** Control is regained with at least 1 Azrak; who has none stays out [HA-047, HA-135]. */
function regainControl(s: Hadal): string {
  for (const seat of s.seats) {
    const staysOut = s.lostControl[seat] && !s.pool[seat] && !hasRuling(s, ALL_RETURN) ? 1 : 0;
    s.lostControl[seat] = staysOut;
    s.ejected[seat] = staysOut;
  }
  return go(s, s.brief && !s.register ? 'New TC' : 'Swaps');
}

export const between = (s: Hadal): Steps<Hadal> => ({
  returns: () => ({
    say: `Back: ${named(s, s.seats, s.ejected)}`, // [HA-047, HA-133]
    page: 10,
    seat: ALL,
    then() {
      s.ejected = none(s);
      return 'update';
    },
  }),

  update: () => {
    const due = isUpdateDue(s);
    return {
      say: `${due ? 'Update is due' : 'Standard Update?'}\nVortex ${s.vortex}, free: ${s.freeUpdates}`,
      page: 10,
      seat: ALL,
      options: updates(s, 'Update', 1, () => proposeShare(s), {
        label: 'No Update',
        then: () => regainControl(s), // [HA-048]
        not: due && 'Control was lost',
      }),
    };
  },

  share: () => ({
    say: `${s.seats.map(seat => `${s.names[seat].slice(0, 7)} +${s.share[seat]}`).join(' ')}\nVortex keeps ${s.vortex - sum(s.share)}`,
    page: 10,
    seat: ALL,
    options: [
      {
        label: 'OK',
        then() {
          for (const seat of s.seats) gain(s, seat, s.share[seat]); // [HA-120]
          return regainControl(s);
        },
      },
      ...s.seats.map(seat => takers(s, seat).length > 0 && { label: `-1 ${s.names[seat]}`, value: seat }),
    ],
    then(seat) {
      s.giver = seat;
      return 'shift';
    },
  }),

  shift: () => ({
    say: `1 of ${s.names[s.giver]} goes to`,
    page: 10,
    seat: ALL,
    options: [...takers(s, s.giver).map(seat => ({ label: s.names[seat], value: seat })), { label: 'Back', then: 'share' }],
    then(seat) {
      s.share[s.giver]--;
      s.share[seat]++;
      return 'share';
    },
  }),

  swaps: () => {
    const out = named(s, s.seats, s.ejected);
    return {
      say: `Swap or give all but Gear, hexagons, Azrak${out && `\nOut: ${out}`}`, // [HA-102, HA-103]
      page: 11,
      seat: ALL,
      options: [{ label: 'Done', then: () => go(s, 'New TC') }, more(s)],
    };
  },

  captain: () => {
    const next = toTheLeft(s, captain(s));
    return {
      say: 'Panorama under deck. You are Time Captain',
      page: 7,
      seat: next,
      then() {
        s.timeCaptain = next + 1; // [HA-049]
        s.round++;
        return go(s, 'Location');
      },
    };
  },
});

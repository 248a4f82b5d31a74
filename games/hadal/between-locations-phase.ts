// The Between Locations phase: return of ejected agents, Standard Update, swaps, change of Time Captain.
import { ALL, type Steps, sum } from '../kit';
import { gain } from './azrak';
import { more } from './help';
import { beginRoundStep, toTheLeft } from './round';
import { ALL_RETURN, type Hadal, hasRuling, isBrief, namesWith, zeros } from './state';
import { isUpdateDue, reasonToKeepShare, shareFairly, takers, waysToUpdate } from './updates';

/** An agent regains control with at least 1 Azrak, and stays out without any [HA-047, HA-135]. */
function regainControl(s: Hadal): string {
  for (const seat of s.seats) {
    const staysOut = s.lostControl[seat] && !s.pool[seat] && !hasRuling(s, ALL_RETURN) ? 1 : 0;
    s.lostControl[seat] = staysOut;
    s.ejected[seat] = staysOut;
  }
  return beginRoundStep(s, isBrief(s) && !s.register ? 'newCaptain' : 'swaps');
}

/** The split of an Update in words: "Ann +2 Ben +0 Vortex keeps 3". Names are cut so that two of them fit a row. */
function proposal(s: Hadal): string {
  const shares = s.seats.map(seat => `${s.names[seat].slice(0, 7)} +${s.share[seat]}`).join(' '),
    kept = s.vortex - sum(s.share);
  return kept ? `${shares} Vortex keeps ${kept}` : shares;
}

export const between = (s: Hadal): Steps<Hadal> => ({
  returns: () => ({
    say: `Back from ejection: ${namesWith(s, s.seats, s.ejected)}`, // ejected agents return before anything else [HA-047, HA-133]
    page: 10,
    seat: ALL,
    then() {
      s.ejected = zeros(s);
      return 'update';
    },
  }),

  update: () => {
    const due = isUpdateDue(s);
    return {
      say: `${due ? 'Update is due' : 'Standard Update?'}\nVortex ${s.vortex}`,
      page: 10,
      seat: ALL,
      options: waysToUpdate(s, 'Update', 1, () => shareFairly(s), {
        label: 'No Update',
        then: () => regainControl(s), // the group may do without one [HA-048]
        not: due && 'Control was lost',
      }),
    };
  },

  share: () => ({
    say: proposal(s),
    page: 10,
    seat: ALL,
    options: [
      {
        label: 'OK',
        then() {
          for (const seat of s.seats) gain(s, seat, s.share[seat]); // all that lies in the Vortex, as they like, up to the levels [HA-120]
          return regainControl(s);
        },
      },
      ...s.seats.map(seat => ({ label: `-1 ${s.names[seat]}`, value: seat, not: reasonToKeepShare(s, seat) })),
    ],
    then(seat) {
      s.giver = seat;
      return 'shift';
    },
  }),

  shift: () => ({
    say: `Who gets 1 Azrak of ${s.names[s.giver]}'s share?`,
    page: 10,
    seat: ALL,
    options: [...takers(s, s.giver).map(seat => ({ label: s.names[seat], value: seat })), { label: 'Back', back: true, then: 'share' }],
    then(seat) {
      s.share[s.giver]--;
      s.share[seat]++;
      return 'share';
    },
  }),

  swaps: () => {
    const out = namesWith(s, s.seats, s.ejected);
    return {
      say: `Swap or give anything but Gear, hexagons, Azrak${out && `\nOut: ${out}`}`, // [HA-102, HA-103]
      page: 11,
      seat: ALL,
      options: [{ label: 'Done', then: () => beginRoundStep(s, 'newCaptain') }, more(s)],
    };
  },

  captain: () => {
    const next = toTheLeft(s, s.timeCaptain);
    return {
      say: 'Panorama under the deck. Take it: you are Time Captain',
      page: 7,
      seat: next,
      then() {
        s.timeCaptain = next; // to the left [HA-049]
        s.round++;
        return beginRoundStep(s, 'location');
      },
    };
  },
});

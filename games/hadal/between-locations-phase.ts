// The Between Locations phase: return of ejected agents, Standard Update, swaps, change of Time Captain.
import { ALL, type Chapter, eachSeat, sum } from '../kit';
import { gain } from './azrak';
import { more } from './reference';
import { type Hadal, hasRuling, isBrief, namesWith, toTheLeft, zeros } from './state';
import { isUpdateDue, reasonToKeepShare, shareFairly, takers, waysToUpdate } from './updates';

/** An agent regains control with at least 1 Azrak, and stays out without any [HA-047, HA-135]. */
function regainControl(s: Hadal): void {
  for (const seat of s.seats) {
    const staysOut = s.lostControl[seat] && !s.pool[seat] && !hasRuling(s, 'All return') ? 1 : 0;
    s.lostControl[seat] = staysOut;
    s.ejected[seat] = staysOut;
  }
  if (s.light) changeCaptain(s);
}

/** The deck goes to the left, and a new round begins [HA-049]. */
function changeCaptain(s: Hadal): void {
  s.timeCaptain = toTheLeft(s, s.timeCaptain);
  s.round++;
}

/** In Light the table swaps by itself, and the next Time Captain is told with the choice of a location. */
function afterUpdate(s: Hadal): string {
  if (s.light) return 'phase Location';
  return isBrief(s) && !s.register ? 'phase New captain' : 'phase Swaps';
}

/** The split of an Update in words: "Ann +2 Ben +0 Vortex keeps 3". Names are cut so that two of them fit a row. */
function proposal(s: Hadal): string {
  const shares = s.seats.map(seat => `${s.names[seat].slice(0, 7)} +${s.share[seat]}`).join(' '),
    kept = s.vortex - sum(s.share);
  return kept ? `${shares} Vortex keeps ${kept}` : shares;
}

export const between = (s: Hadal): Chapter<Hadal> => ({
  page: 10,
  seat: ALL,
  steps: {
    returns: () => ({
      say: `Back from ejection: ${namesWith(s, s.seats, s.ejected)}`, // ejected agents return before anything else [HA-047, HA-133]
      do: () => (s.ejected = zeros(s)),
      then: 'update',
    }),

    update: () => {
      const due = isUpdateDue(s);
      return {
        say: `${due ? 'Update is due' : 'Standard Update?'}\nVortex ${s.vortex}`,
        options: waysToUpdate(s, 'Update', 1, () => shareFairly(s), {
          label: 'No Update',
          do: () => regainControl(s), // the group may do without one [HA-048]
          then: afterUpdate(s),
          not: due && 'Control was lost',
        }),
        then: 'share',
      };
    },

    share: () => ({
      say: proposal(s),
      options: [
        {
          label: 'OK',
          do() {
            for (const seat of s.seats) gain(s, seat, s.share[seat]); // all that lies in the Vortex, as they like, up to the levels [HA-120]
            regainControl(s);
          },
          then: afterUpdate(s),
        },
        ...s.seats.map(seat => ({ label: `-1 ${s.names[seat]}`, value: seat, not: reasonToKeepShare(s, seat) })),
      ],
      do: seat => (s.giver = seat),
      then: 'shift',
    }),

    shift: () => ({
      say: `Who gets 1 Azrak of ${s.names[s.giver]}'s share?`,
      options: [...eachSeat(s, takers(s, s.giver)), { label: 'Back', back: true, then: 'share' }],
      do(seat) {
        s.share[s.giver]--;
        s.share[seat]++;
      },
      then: 'share',
    }),

    swaps: () => {
      const out = namesWith(s, s.seats, s.ejected);
      return {
        say: `Swap or give all but Gear, hexagons, Azrak${out && `\nOut: ${out}`}`, // [HA-102, HA-103]
        page: 11,
        options: [{ label: 'Done', then: 'phase New captain' }, more(s)],
      };
    },

    captain: () => ({
      say: 'Panorama under the Story deck. Take the deck: you are Time Captain',
      page: 7,
      seat: toTheLeft(s, s.timeCaptain),
      do: () => changeCaptain(s),
      then: 'phase Location',
    }),
  },
});

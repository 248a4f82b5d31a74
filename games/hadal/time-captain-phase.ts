// The Time Captain phase: the prologue before it, the choice of a location, its display, card A.
import type { Steps } from '../kit';
import { layOnLocation, noAzrak, pay } from './azrak';
import { more } from './help';
import { go } from './round';
import { shortChecklist } from './setup';
import { captain, type Hadal, isBrief, MOST_LOCATIONS } from './state';

/** The Time Captain pays 1 for the visit [HA-041]. The last Azrak does not reach the location [HA-147]. */
function travel(s: Hadal, place: number): string {
  if (!s.pool[captain(s)]) return 'choose'; // a correction has taken it
  pay(s, captain(s), 1);
  if (!s.brokenLink) layOnLocation(s, place);
  return go(s, isBrief(s) ? 'Recon' : 'Display');
}

/** The place of a location in the list, which grows by those that are named [HA-042]. */
function placeOf(s: Hadal, number: number): number {
  if (!s.locations.includes(number)) {
    s.locations.push(number);
    s.azrakOn.push(0);
  }
  return s.locations.indexOf(number);
}

/** The first number after those that were named. */
function nextNumber(s: Hadal): number {
  let next = 1;
  for (const number of s.locations) if (number >= next && number < 99) next = number + 1;
  return next;
}

/** The group talks, the Time Captain decides [HA-051]. */
const talk = (s: Hadal) => (s.talkMinutes && !s.talkEnds ? 'Time is up: decide.' : 'Agree, or decide.');

export const timeCaptain = (s: Hadal): Steps<Hadal> => ({
  prologue: () => ({
    say: isBrief(s) ? shortChecklist(s) : 'Prologue: follow the first card, free',
    page: 4,
    seat: captain(s),
    then: () => go(s, 'Location'),
  }),

  choose: () => {
    const poor = noAzrak(s, captain(s));
    return {
      say: `Round ${s.round}, Time Captain\n${talk(s)}\n${poor ? 'No Azrak: correct, or end' : 'Pay 1'}`,
      page: 6,
      seat: captain(s),
      cue: 'turn',
      options: [
        ...s.locations.map((number, place) => ({
          label: `Location ${number}${s.azrakOn[place] ? ' again' : ''}`,
          value: place,
          not: poor,
        })),
        { label: 'New location', then: 'place', usual: true, not: poor || (s.locations.length >= MOST_LOCATIONS && 'List is full') },
        more(s),
      ],
      then: place => travel(s, place),
      until: s.talkEnds,
      late() {
        s.talkEnds = 0;
        return 'choose';
      },
    };
  },

  place: () => ({
    say: 'Its number?',
    page: 6,
    seat: captain(s),
    dial: { min: 1, max: 99, start: nextNumber(s) },
    then: number => travel(s, placeOf(s, number)),
  }),

  display: () => ({ say: 'Lay out as many cards as card A says. Flip none', page: 6, seat: captain(s), then: () => go(s, 'Card A') }),

  cardA: () => ({ say: 'Read card A aloud, then put it back', page: 6, seat: captain(s), then: () => go(s, 'Recon') }),
});

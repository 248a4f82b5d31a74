// The Time Captain phase, in the three steps of the book: choose a location, display it, read card A. The prologue comes once, before all rounds.
import type { Chapter, Option } from '../kit';
import { isLinkBroken, layOnLocation, pay, reasonAgainstPaying } from './azrak';
import { more } from './reference';
import { shortChecklist } from './setup';
import { type Hadal, isBrief, isStepByStep, MOST_LOCATIONS } from './state';

const HIGHEST_NUMBER = 99; // of a location

/** Where the visit begins: Light says on the screen of the Actions that everybody takes a card. */
function arrive(s: Hadal): string {
  if (s.light) return 'phase Actions';
  return isBrief(s) ? 'phase Recon' : 'phase Display';
}

/** The Time Captain pays 1 for the visit to a location of the list [HA-041, HA-230, HA-231]. The last Azrak does not reach it [HA-147]. */
function travel(s: Hadal, location: number): string {
  if (!s.pool[s.timeCaptain]) return 'choose'; // while the number was asked, the table corrected the pool to 0
  pay(s, s.timeCaptain, 1);
  if (!isLinkBroken(s)) layOnLocation(s, location);
  return arrive(s);
}

/** Adds the location with this number to the list, unless it is there [HA-042]. Returns its index. */
function addLocation(s: Hadal, number: number): number {
  if (!s.locations.includes(number)) {
    s.locations.push(number);
    s.azrakOn.push(0);
  }
  return s.locations.indexOf(number);
}

/** The first number after those that were named. */
function nextNumber(s: Hadal): number {
  let next = 1;
  for (const number of s.locations) if (number >= next && number < HIGHEST_NUMBER) next = number + 1;
  return next;
}

/** The clock of the talk has run out: `late` below has set it to 0. */
const isTalkOver = (s: Hadal) => s.talkMinutes > 0 && s.talkEnds === 0;

/** The group talks, the Time Captain decides [HA-051]. In Light the change of Time Captain has no screen of its own. */
function talk(s: Hadal): string {
  if (isTalkOver(s)) return 'Time is up: decide.';
  return s.light && s.round > 1 ? 'Stow panorama.' : 'Agree on a location, or decide.';
}

export const timeCaptain = (s: Hadal): Chapter<Hadal> => ({
  page: 6,
  seat: s.timeCaptain,
  steps: {
    prologue: () => ({
      say: isBrief(s) ? shortChecklist(s) : 'Prologue: follow the first card. It costs nothing',
      page: 4,
      then: 'phase Location',
    }),

    choose: () => {
      const poor = reasonAgainstPaying(s, s.timeCaptain),
        full = poor || (s.locations.length >= MOST_LOCATIONS && 'List is full'),
        next = nextNumber(s);
      return {
        say: `Round ${s.round}, Time Captain\n${poor ? 'No Azrak: correct, or end' : `${talk(s)} Pay 1`}`,
        cue: 'turn',
        options: [
          ...s.locations.map(
            (number, location): Option | false =>
              // a correction may have listed one twice: the first counts
              s.locations.indexOf(number) === location && {
                label: `Location ${number}${s.azrakOn[location] ? ' again' : ''}`,
                value: location,
                not: poor,
              },
          ),
          s.light && { label: `New: location ${next}`, then: () => travel(s, addLocation(s, next)), usual: true, not: full },
          { label: s.light ? 'Another number' : 'New location', then: 'newLocation', usual: !s.light, not: full },
          more(s),
        ],
        then: location => travel(s, location),
        until: s.talkEnds,
        late() {
          s.talkEnds = 0;
          return 'choose';
        },
      };
    },

    newLocation: () => ({
      say: 'Number of the new location?',
      dial: { min: 1, max: HIGHEST_NUMBER, start: nextNumber(s) },
      then: number => travel(s, addLocation(s, number)),
    }),

    display: () => ({
      say: isStepByStep(s)
        ? 'Lay out as many cards as card A says. Flip none'
        : 'Lay out all cards of the location, none flipped. Read card A aloud, put it back',
      then: isStepByStep(s) ? 'phase Card A' : 'phase Recon',
    }),

    cardA: () => ({ say: 'Read card A aloud, then put it back', then: 'phase Recon' }),
  },
});

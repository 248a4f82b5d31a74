// The School Phase up to the event: Diary, Time, sick leave, the School Card [TL-110 to TL-130].
import { after, type Chapter, who } from '../kit';
import { startTest } from './begin-test';
import { arriveAtSchool, arriveHome } from './board';
import { traitOptions } from './dice-pool';
import { afterRumors, rumorSpaces, slide } from './rumor-track';
import { ACTIVE, isWeekend, PLAYING, SICK, SPACES, type Tales, type Throws } from './state';
import { days, listed } from './words';

const WEEKEND_CUBES = 3,
  SECOND_WEEK = 7; // its first Round

export const dayName = (s: Tales) => `${days()[(s.round - 1) % 6]}, week ${((s.round + 5) / 6) | 0}`;

/** A Complications card is drawn today: every Round, or on Monday, Wednesday and Friday [TL-640 to TL-642]. */
export const hasComplications = (s: Tales) =>
  s.complications === 'Every Round' || (s.complications === 'Every other Round' && s.round % 2 === 1 && !isWeekend(s));

/** On Monday of week 2 each Kid draws two more Chores [TL-117, TL-444]. */
export const hasNewChores = (s: Tales) => s.round === SECOND_WEEK && s.weeks > 1;

const isSick = (s: Tales, seat: number) => s.status[seat] === SICK;

/** The spent cubes come back, with those of the weekend and of the Astronomer [TL-112, TL-113, TL-354]. The weekend gives its cubes once. */
function replenish(s: Tales, seat: number): void {
  const weekend = isWeekend(s) && s.bonus[seat] < WEEKEND_CUBES ? WEEKEND_CUBES : 0,
    more = weekend + s.nextBonus[seat];
  s.pool[seat] += s.action[seat] + more;
  s.action[seat] = 0;
  s.bonus[seat] += more;
  s.nextBonus[seat] = 0;
}

/** A Kid without Time is sick today, after the bonus cubes [TL-126, TL-174, TL-175]. The others go to school, or HOME on weekends [TL-118, TL-119]. */
function placeKid(s: Tales, seat: number): void {
  s.status[seat] = s.pool[seat] ? PLAYING : SICK;
  if (isWeekend(s) || isSick(s, seat)) arriveHome(s, seat);
  else arriveAtSchool(s, seat);
}

/** The token goes on from a sick Kid, unless all are [TL-128]. */
function passFromSick(s: Tales): void {
  for (let n = 0; n < s.seats.length && isSick(s, s.firstPlayer); n++) s.firstPlayer = after(s, s.firstPlayer);
}

function tellMorning(s: Tales, t: Throws): void {
  const sick = s.seats.filter(seat => isSick(s, seat)).map(seat => who(s, seat)),
    lucky = s.seats.filter(seat => s.bonus[seat] % WEEKEND_CUBES > 0).map(seat => who(s, seat));
  if (isWeekend(s)) t.tell('Weekend! 3 more Time each, this Round only');
  if (lucky.length) t.tell(`1 more Time today: ${listed(lucky)}`);
  if (sick.length) t.tell(`Sick at HOME, with a free REST: ${listed(sick)}`);
  if (hasNewChores(s)) t.tell('New Chores: draw 2, keep 1. Deadline: Thursday');
  if (s.reminders && sick.length < s.seats.length)
    t.tell(
      `${sick.length ? 'The others' : 'All Kids'} ${isWeekend(s) ? 'HOME' : 'to school, M'}. ${who(s, s.firstPlayer)}: draw a School Card`,
    ); // [TL-127]
}

/** No draw in the first Round [TL-121]. */
const cardOfDay = (s: Tales) => (s.round > 1 ? 'rumors.icon' : afterRumors(s));

export const school = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 11,
  seat: s.firstPlayer,
  steps: {
    start: () => ({
      say: `${dayName(s)}\nRead the Diary${hasComplications(s) ? ', draw a Complications card' : ''}\nSpent Time comes back`,
      seat: s.firstPlayer,
      cue: 'turn',
      do() {
        for (const seat of s.seats) {
          replenish(s, seat);
          placeKid(s, seat);
          if (hasNewChores(s)) s.chore[seat] = ACTIVE;
        }
        passFromSick(s);
        s.mayTest = 0;
        const cards = rumorSpaces(s).length;
        if (cards && cards < SPACES) slide(s, t);
        tellMorning(s, t);
      },
      then: () => cardOfDay(s),
    }),

    /** First Player: alone. Group: with help. Individual: each alone, who is not sick [TL-129]. */
    event: () => ({
      say: 'School Event: who is tested?',
      seat: s.firstPlayer,
      page: 12,
      options: [
        { label: 'First Player', then: () => startTest(s, s.firstPlayer, 'event', 'nobody', 0, 'machines.start') },
        { label: 'Group', then: () => startTest(s, s.firstPlayer, 'event', 'here', 0, 'machines.start') },
        { label: 'Individual', do: () => begin(s), then: 'each' },
        !s.mayTest && { label: 'It says "may"', do: () => (s.mayTest = 1), then: 'event' },
        { label: 'Skip', not: !s.mayTest && 'Only if it says "may"', then: 'machines.start' }, // [TL-130]
      ],
    }),

    each: () => {
      const seat = s.toTest[0],
        next = () => {
          s.toTest.splice(0, 1);
          return s.toTest.length ? 'school.each' : 'machines.start';
        };
      return {
        say: 'Tested alone: which trait?',
        seat,
        page: 12,
        options: [...traitOptions(s, seat, s.trait), s.mayTest > 0 && { label: 'Skip', then: next }], // the card has one trait for all of them
        then: trait => startTest(s, seat, 'event', 'nobody', trait, next()),
      };
    },
  },
});

/** Each Kid who is not sick is tested. */
function begin(s: Tales): void {
  s.trait = 0;
  s.toTest = s.seats.filter(seat => !isSick(s, seat));
}

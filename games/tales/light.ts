// Light: the days, the dials, how many Rumors lie on the Track, conditions and tests. Places, letters, cubes, Favor, Items and Machines stay on the table.
import { ALL, type Chapter, eachSeat, type Option, who } from '../kit';
import { locked } from './conditions';
import { acheOf } from './dice-pool';
import { afterDiary, caredFor, healAll } from './end-phase';
import { startLightTest } from './light-tests';
import { afterRumors } from './rumor-track';
import { dayName, hasComplications, hasNewChores } from './school-phase';
import { isDeadline, isWeekend, SPACES, type Tales, type Throws } from './state';
import { back, noYes } from './words';

const CONDITIONS = 4;

function tellMorning(s: Tales, t: Throws): void {
  if (s.rumors && s.rumors < SPACES) t.tell('Slide the Rumors right');
  if (hasNewChores(s)) t.tell('New Chores: draw 2, keep 1. Deadline: Thursday'); // [TL-117]
  for (const seat of s.seats) if (locked(s, seat).length === CONDITIONS) t.tell(`${who(s, seat)}: without Time, sick at HOME, free REST`); // [TL-126]
}

const eventOption = (s: Tales, label: string, seats: number[]): Option => ({
  label,
  do: () => (s.toTest = seats.slice()),
  then: () => nextTest(s),
});

/** The next Kid of the School Event [TL-129]. */
function nextTest(s: Tales): string {
  if (!s.toTest.length) return 'light.machines';
  const seat = s.toTest.splice(0, 1)[0];
  return startLightTest(s, seat, s.toTest.length ? 'light.next' : 'light.machines');
}

export const light = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 11,
  seat: ALL,
  steps: {
    morning: () => ({
      say: `${dayName(s)}\nRead the Diary${hasComplications(s) ? ', draw a Complications card' : ''}\nTime back${isWeekend(s) ? ' +3, to HOME' : ', all to M'}`,
      cue: 'turn',
      do: () => tellMorning(s, t),
      then: () => (s.round > 1 ? 'rumors.icon' : afterRumors(s)), // [TL-121]
    }),

    event: () => ({
      say: 'School Event: who?',
      page: 12,
      options: [
        eventOption(s, `First: ${who(s, s.firstPlayer)}`, [s.firstPlayer]),
        eventOption(s, 'Individual', s.seats),
        { label: 'Skip', note: 'if it says "may"', then: 'machines' },
      ],
    }),

    next: () => ({
      say: s.toTest.length ? `Next: ${who(s, s.toTest[0])}` : 'The event is over',
      then: () => nextTest(s),
    }),

    machines: () => ({
      say: 'Move the Machines, set modes. Firmware icon?',
      page: 13,
      options: noYes(),
      do(icon) {
        if (icon && s.lastFirmware) t.tell('Two in a row: RESET all HACKED Machines'); // [TL-131]
        s.lastFirmware = icon;
      },
      then: 'phase Adventure',
    }),

    who: () => ({
      say: 'Who is tested?',
      page: 14,
      options: [
        ...eachSeat(s, s.seats, seat => ({ note: acheOf(s, seat) })),
        { label: 'Card, REST, dials', then: 'whose' },
        { label: 'Diary: Win or Lose', then: 'end.diary' },
        { label: 'End Phase', then: 'phase End Phase' },
      ],
      then: seat => startLightTest(s, seat, 'light.who'),
    }),

    whose: () => ({
      say: 'For whom?',
      options: [...eachSeat(s, s.seats), back('who')],
      do: seat => (s.kid = seat),
      then: 'lightTest.card>light.who',
    }),

    evening: () => ({
      say: `Items to 4. Favor: home up, late down.\nChores${isDeadline(s) ? ': deadline!' : ''}, Diary`,
      page: 21,
      do: () => healAll(s, t),
      then: () => (caredFor(s).length ? 'night.caring' : afterDiary(s, t)),
    }),
  },
});

// SCOUT and INVESTIGATE [TL-330 to TL-335].
import type { Chapter, Option } from '../kit';
import { startTest } from './begin-test';
import { turn, turned } from './dials';
import { isAble, isFull, machineName, putWalls, spacesQuestion, units } from './machines';
import { rumorSpaces } from './rumor-track';
import { NOT_SAID, PREDICTABLE, SOLVED, type Tales, type Throws } from './state';
import { spend } from './time';
import { back, letterOf } from './words';

const SCOUTED = 2, // firewalls
  ALL = 5;

/** The space of the Rumor at the place of a Kid; -1 is none. Where letters stay on the table, any Rumor may be here. */
export function rumorHere(s: Tales, seat: number): number {
  if (!s.letters) return s.rumors ? 0 : -1;
  return s.place[seat] ? s.rumor.indexOf(s.place[seat]) : -1;
}

/** Face-down or not, its test must follow [TL-332]. */
export function startInvestigation(s: Tales, space: number): string {
  s.rumorAt = space;
  spend(s, s.seat, 1);
  if (s.letters) s.rumorUp[space] = 1;
  return startTest(s, s.seat, 'rumor', 'here', 0, 'kid.act');
}

/** The Rumor Set of the Scenario raises Insight, others do not; what is printed on the card comes on top [TL-017, TL-401, TL-404]. */
export const rumorOptions = (s: Tales, t: Throws): Option[] => [
  { label: turned(s, t, 'insight', s.gain[SOLVED]), do: () => turn(s, t, 'insight', s.gain[SOLVED]) },
  { label: 'Another set' },
];

/** The two left-most empty spaces; all of a PREDICTABLE one [TL-331]. */
function scoutMachine(s: Tales, t: Throws): void {
  spend(s, s.seat, 1);
  putWalls(s, t, s.target, isAble(s, s.target, PREDICTABLE) ? ALL : SCOUTED);
}

export const explore = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 19,
  steps: {
    scout: () => ({
      say: 'Scout a Rumor here or next door, or a Machine nearby',
      options: [
        !s.letters && s.rumors > 0 && { label: 'Rumor', value: 0 },
        ...(s.letters ? rumorSpaces(s, true) : []).map((space): Option => ({ label: `Rumor ${letterOf(s.rumor[space])}`, value: space })),
        ...units(s)
          .filter(machine => !isFull(s, machine))
          .map(
            (machine): Option => ({
              label: machineName(machine),
              do() {
                s.target = machine;
                if (s.spaces[machine]) scoutMachine(s, t);
              },
              then: s.spaces[machine] === NOT_SAID ? 'spaces' : 'kid.act',
            }),
          ),
        back('kid.act'),
      ],
      /** Its test is not triggered [TL-330]. */
      do(space) {
        spend(s, s.seat, 1);
        if (s.letters) s.rumorUp[space] = 1;
        t.tell(`Turn ${s.letters ? `Rumor ${letterOf(s.rumor[space])}` : 'it'} and its token face-up. No test`);
      },
      then: 'kid.act',
    }),

    spaces: () => {
      const ask = spacesQuestion(s, t, s.target);
      return {
        ...ask,
        do(spaces, list) {
          ask.do!(spaces, list);
          scoutMachine(s, t);
        },
        then: 'kid.act',
      };
    },
  },
});

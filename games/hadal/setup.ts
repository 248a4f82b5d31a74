// Set-up: receptacles, Azrak, what replaces those who are not played, the first Time Captain, and the checklist of the table.
import { ALL, type Steps, sum } from '../kit';
import { shuffleDestiny } from './destiny';
import { takeReplacement } from './items-and-tokens';
import { ATTRIBUTES, CHAE_RIN, type Hadal, IN_CONFLICTS, isBrief, SCOPE, SKILLS, TALENT } from './state';
import { allFourPlay, bringAllAzrak, isPlayed, replacements } from './two-or-three-players';
import { receptacleNames, signed } from './words';

/** The three attributes as they are printed on a Receptacle card. */
const attributesOnCard = (s: Hadal, receptacle: number) => s.receptacleSkills.slice(receptacle * SKILLS, receptacle * SKILLS + ATTRIBUTES);

/** The card's values become the agent's [HA-003]. */
function takeReceptacle(s: Hadal, receptacle: number): void {
  const seat = s.seat,
    skills = s.receptacleSkills.slice(receptacle * SKILLS),
    level = s.receptacleAzrak[receptacle] || 1;
  s.receptacle[seat] = receptacle;
  s.level[seat] = level;
  s.pool[seat] = level;
  s.total += level; // with 4 receptacles that is all there is [HA-004]
  for (let attribute = 0; attribute < ATTRIBUTES; attribute++) s.attributes[seat * ATTRIBUTES + attribute] = skills[attribute];
  s.talent[seat] = skills[TALENT];
  s.talentScope[seat] = Math.min(IN_CONFLICTS, skills[SCOPE]) | 0;
}

/** The lines of the table's set-up; the prologue comes after them, as the last [HA-010, HA-011]. */
const checklist = (s: Hadal) => [
  'Read Mission Order. Mission Return face up. Deck 2 (73) aside',
  'Read your Receptacle. The others stay in the box',
  'Take the Azrak that your Receptacle shows',
  `${s.vortex} Azrak to the Vortex`,
  'Line up 5 Prologue cards',
  'Time Captain: keep the Story deck, reference card on top',
  'Take Personal cards, flash card aside',
  'Gear face up',
  'Snap Recall face down, unread',
  'Interaction face down, unread',
  'Common: flash card aside, map face up',
  s.ownCards ? 'Destiny: shuffle 6 cards, unread' : `Destiny cards stay in the box: the device has ${s.destiny.map(signed).join(' ')}`,
  'Items face down, unread',
  'Punch out only Damage. Board face down',
];

/** The checklist in short: where to look, and what this table does not need, like receptacles that nobody plays [HA-002]. */
export function shortChecklist(s: Hadal): string {
  const inTheBox: string[] = [];
  if (!s.ownCards) inTheBox.push('Destiny');
  if (!allFourPlay(s)) inTheBox.push('other Receptacles');
  return `Lay out as on page 4\n${inTheBox.length ? `Box: ${inTheBox.join(', ')}\n` : ''}Then the Prologue`;
}

export const setup = (s: Hadal): Steps<Hadal> => ({
  receptacle: () => ({
    say: 'Your Receptacle?\nAttributes, Az: Azrak\nWrong? BACK, Our copy',
    page: 4,
    // only what earlier seats chose is taken: later seats still choose, whatever a correction has given them
    options: receptacleNames().map(
      (name, receptacle) =>
        !s.receptacle.slice(0, s.seat).includes(receptacle) && {
          label: `${name} ${attributesOnCard(s, receptacle).join(' ')} Az${s.receptacleAzrak[receptacle]}`,
          value: receptacle,
        },
    ),
    then(receptacle) {
      takeReceptacle(s, receptacle);
      s.seat = (s.seat + 1) % s.receptacles;
      if (s.seat) return 'receptacle';
      return allFourPlay(s) ? 'captain' : 'box';
    },
  }),

  box: () => {
    const inPools = sum(s.pool);
    return {
      say: 'How many Azrak in your box? The rest goes to the Vortex',
      page: 4,
      seat: ALL,
      dial: { min: inPools, max: 99, start: Math.max(inPools, s.azrakInBox) },
      then(azrak) {
        bringAllAzrak(s, azrak);
        return replacements(s) ? 'absent' : 'captain';
      },
    };
  },

  absent: () => ({
    say: replacements(s) || 'Nobody missing', // when the table has changed it
    page: 12,
    seat: ALL,
    then() {
      if (isPlayed(s, CHAE_RIN) || !s.register) return 'captain';
      return `${takeReplacement(s)}>captain`;
    },
  }),

  captain: () => ({
    say: 'First Time Captain: who has the Story deck?',
    page: 4,
    seat: ALL,
    options: s.seats.map(seat => ({ label: s.names[seat], value: seat })),
    then(seat) {
      s.timeCaptain = seat; // who has the Story deck [HA-006]
      s.line = 0;
      shuffleDestiny(s); // a profile may have brought other values
      return isBrief(s) ? 'timeCaptain.prologue' : 'check';
    },
  }),

  check: () => ({
    say: `Set-up ${s.line + 1} of ${checklist(s).length + 1}\n${checklist(s)[s.line]}`,
    page: 4,
    seat: ALL,
    options: [
      {
        label: 'Next',
        then: () => {
          s.line++;
          return s.line < checklist(s).length ? 'check' : 'timeCaptain.prologue';
        },
      },
      { label: 'Skip the rest', then: 'timeCaptain.prologue' },
    ],
  }),
});

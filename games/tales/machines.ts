// Machines: which are on the map, what they can do, their firewalls, and what is printed on sheets and Response Cards.
import { count, each, type Option, type Question, range } from '../kit';
import { BLOCK, FIGURES, has, hasFlag, IGNORE, NOT_SAID, type Tales, type Throws } from './state';
import { abilities, figures, traits } from './words';

const MOST_SPACES = 5;

export const machineName = (machine: number) => figures()[machine];
export const machineNames = (machines: number[]) => machines.map(machineName).join(', ');

/** All Machines of the play. */
export const allMachines = (s: Tales) => range(0, FIGURES - 1).filter(machine => hasFlag(s.machines, machine));
/** Those on the map that nobody controls [TL-431]. */
export const units = (s: Tales) => allMachines(s).filter(machine => !s.hackedBy[machine] && !s.wrecked[machine]);
/** Those that have just come, and whose mode nobody has said yet [TL-011, TL-434]. */
export const arrivals = (s: Tales) => allMachines(s).filter(machine => !hasFlag(s.placed, machine));

/** The Machine that a Kid controls; -1 is none. */
export const machineOf = (s: Tales, seat: number) => s.hackedBy.indexOf(seat + 1);

/** THEY ARE JUST MACHINES ignores every ability [TL-616]. */
export const isAble = (s: Tales, machine: number, ability: number) => s.ability[machine] === ability && !has(s, 'Just Machines');

/** Face-up firewalls. */
export const wallsUp = (s: Tales, machine: number) =>
  count(
    range(0, MOST_SPACES - 1).map(space => (hasFlag(s.walls[machine], space) ? 1 : 0)),
    1,
  );
export const isWallUp = (s: Tales, machine: number, space: number) => hasFlag(s.walls[machine], space);
export const putWall = (s: Tales, machine: number, space: number) => (s.walls[machine] |= 1 << space);

/** All spaces that the table has told have firewalls. */
export const isFull = (s: Tales, machine: number) => s.spaces[machine] > 0 && wallsUp(s, machine) >= s.spaces[machine];

/** So many firewalls into the left-most empty spaces [TL-331, TL-341]. */
export function putWalls(s: Tales, t: Throws, machine: number, walls: number): void {
  let left = walls;
  for (let space = 0; space < s.spaces[machine]; space++)
    if (left > 0 && !isWallUp(s, machine, space)) {
      putWall(s, machine, space);
      left--;
    }
  t.tell(`${machineName(machine)}: ${wallsUp(s, machine)} Firewalls face-up`);
}

/** All go back to the others, face-down [TL-021]. */
export function dropWalls(s: Tales, t: Throws, machine: number): void {
  if (s.walls[machine]) t.tell(`${machineName(machine)}: Firewalls off`);
  s.walls[machine] = 0;
}

/** The left-most one goes [TL-135]. */
export const dropLeftWall = (s: Tales, machine: number) => (s.walls[machine] &= s.walls[machine] - 1);

// what is printed

/** Of a Response Card there are two cells for each Machine: ROUTINE, ALERT. */
export const responseCell = (s: Tales, machine: number) => machine * 2 + s.mode[machine];
export const iconOf = (s: Tales, machine: number) => s.icon[responseCell(s, machine)];
export const avoidTrait = (s: Tales, machine: number) => s.avoid[responseCell(s, machine)];

export const icons = () => 'Ignore/Block/Special'.split('/');

/** ERRATIC FIRMWARE has a Response Card of its own, which is no standard one: its values are for this play only [TL-635]. */
function keep(s: Tales, t: Throws, track: 'icon' | 'avoid', value: number, cell: number): void {
  if (has(s, 'Erratic firmware')) s[track][cell] = value;
  else t.copy(track, value, cell);
}

export function forgetResponses(s: Tales): void {
  s.icon = each(2 * FIGURES, NOT_SAID);
  s.avoid = each(2 * FIGURES, NOT_SAID);
}

/** The icon and the trait of a Response Card in one list; the usual answer is what most cards say [TL-321, TL-M05]. */
export function responseQuestion(s: Tales, t: Throws, machine: number): Question {
  const options: Option[] = [{ label: 'Ignore', value: IGNORE, usual: !s.mode[machine] }];
  for (const icon of ['Block', 'Special'])
    for (const trait of traits())
      options.push({ label: `${icon}: ${trait}`, value: options.length + 1, usual: options.length === 1 && s.mode[machine] > 0 });
  return {
    say: `${machineName(machine)}, ${s.mode[machine] ? 'ALERT' : 'ROUTINE'}: what is on its Response Card?`,
    page: 18,
    options,
    do(answer) {
      const cell = responseCell(s, machine),
        place = answer - BLOCK; // among the five traits of Block, then those of Special
      keep(s, t, 'icon', answer === IGNORE ? IGNORE : BLOCK + ((place / 5) | 0), cell);
      if (answer !== IGNORE) keep(s, t, 'avoid', (place % 5) + 1, cell);
    },
  };
}
export const isResponseKnown = (s: Tales, machine: number) =>
  iconOf(s, machine) !== NOT_SAID && (iconOf(s, machine) === IGNORE || avoidTrait(s, machine) > 0);

export const spacesQuestion = (_: Tales, t: Throws, machine: number): Question => ({
  say: `${machineName(machine)}: how many Firewall spaces?`,
  page: 10,
  dial: { min: 1, max: MOST_SPACES, start: 3 },
  do: spaces => t.copy('spaces', spaces, machine),
});

/** The abilities, and None, which comes first [TL-010]. */
export function abilityQuestion(_: Tales, t: Throws, machine: number): Question {
  const options: Option[] = abilities().map((label, i) => ({ label, value: i + 1 }));
  return {
    say: `${machineName(machine)}: which ability?`,
    page: 10,
    options: options.slice(-1).concat(options.slice(0, -1)),
    do: ability => t.copy('ability', ability, machine),
  };
}

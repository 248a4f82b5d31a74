// AVOIDING Machines at a place that is entered [TL-320 to TL-325].
import { ALL, type Chapter, type Option, who } from '../kit';
import { startTest } from './begin-test';
import { arrive } from './board';
import { avoidTrait, iconOf, icons, isResponseKnown, machineName, responseQuestion, units } from './machines';
import { IGNORE, SPECIAL, type Tales, type Throws } from './state';
import { letterOf } from './words';

const NONE = -1; // of the Machines

const machinesLeft = (s: Tales) => units(s).filter(machine => s.met.indexOf(machine) < 0);

/** Somebody has said in this Round that no Machine is near that place: they do not move before the next morning. */
const isQuiet = (s: Tales) => s.quiet.indexOf(s.place[s.movers[0]]) >= 0;

/** The next check, of this Kid or of the next one who came along; '<' when there is none. */
export function nextCheck(s: Tales): string {
  if (!machinesLeft(s).length) finishMover(s);
  if (s.movers.length && machinesLeft(s).length && !isQuiet(s)) return 'avoid.near';
  s.movers = [];
  s.met = [];
  return '<';
}

/** This Kid has met all Machines there, or was taken away [TL-325]. */
function finishMover(s: Tales): void {
  s.movers.splice(0, 1);
  s.met = [];
}

function nextMover(s: Tales): string {
  finishMover(s);
  return nextCheck(s);
}

/** No Machine is near, or no further one. */
function noneNear(s: Tales): string {
  if (s.met.length) return nextMover(s);
  if (s.letters) s.quiet.push(s.place[s.movers[0]]);
  s.movers = []; // what holds for one holds for all who came along
  return nextCheck(s);
}

/** Ignore: no test. Block and Special: the trait on the card of its mode, for no Time [TL-321]. */
function meet(s: Tales): string {
  if (!isResponseKnown(s, s.foe)) return 'avoid.card';
  s.met.push(s.foe);
  return iconOf(s, s.foe) === IGNORE ? nextCheck(s) : startTest(s, s.movers[0], 'avoid', 'here', avoidTrait(s, s.foe), '');
}

/** The Response: its text first, then whoever is left [TL-323, TL-324]. */
const response = (next: string) => (next === '<' ? 'conditions.text' : `conditions.text>${next}`);

/** A failed Block: back to where they came from; next door after a bus, a car or a ride. Time is not given back [TL-323]. */
function blocked(s: Tales, t: Throws): string {
  const seat = s.by,
    isWalk = s.moveBy === 'walk';
  t.tell(
    isWalk
      ? `${who(s, seat)}: blocked, back${s.from ? ` to ${letterOf(s.from)}` : ''}`
      : `${who(s, seat)}: blocked, back or next door, OPEN if possible`,
  );
  if (isWalk) arrive(s, seat, s.from, s.fromIs);
  else s.forced = [seat];
  const then = response(nextMover(s));
  return isWalk ? then : `move.forced>${then}`;
}

/** A test against a Machine is over. */
export function afterAvoiding(s: Tales, t: Throws): string {
  if (s.won) return nextCheck(s); // [TL-322]
  s.cardSays = 'failure';
  if (iconOf(s, s.foe) === SPECIAL) return response(nextCheck(s));
  return blocked(s, t);
}

const iconName = (s: Tales, machine: number) => (iconOf(s, machine) ? `, ${icons()[iconOf(s, machine) - IGNORE]}` : '');

export const avoid = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 18,
  steps: {
    near: () => {
      const seat = s.movers[0];
      if (seat === undefined || !machinesLeft(s).length) return { say: 'No Machine left to avoid', seat: ALL, then: () => nextCheck(s) }; // the table has changed something
      return {
        say: `A Machine near${s.letters ? ` ${letterOf(s.place[seat])}` : ''}?`,
        seat,
        options: [
          { label: 'None', value: NONE, usual: true, then: () => noneNear(s) },
          ...machinesLeft(s).map((machine): Option => ({ label: `${machineName(machine)}${iconName(s, machine)}`, value: machine })),
        ],
        do: machine => (s.foe = machine),
        then: () => meet(s),
      };
    },

    /** Printed, so it is asked when it is met for the first time. */
    card: () => ({ ...responseQuestion(s, t, s.foe), seat: s.movers[0], then: () => meet(s) }),
  },
});

// Conflicts. Personal: one agent must test before anything else. actions.ts offers nothing else meanwhile, and the result ends it (tests.ts).
// Group: swaps, then turns in which everybody tests once, until the adversary is beaten.
import { ALL, backToStart, type Chapter } from '../kit';
import { reasonAgainstPaying } from './azrak';
import { more } from './reference';
import { actionsStep } from './round';
import { type Hadal, hasRuling, present, startOfRun, takeCard, zeros } from './state';
import { startGroupTest } from './tests';

const MOST_LIFE_POINTS = 99;

/** The agent keeps the card and must resolve its test first [HA-160]; others may support it like any test [HA-161]. */
export function beginPersonalConflict(s: Hadal): void {
  s.personalConflict[s.seat] = 1;
  takeCard(s, s.seat);
}

/** Why a personal conflict cannot begin, or false: an agent without Azrak could not resolve it, and one conflict at a time is enough [HA-160]. */
export const reasonAgainstPersonalConflict = (s: Hadal) =>
  reasonAgainstPaying(s, s.seat) || ((s.groupConflict || s.personalConflict[s.seat]) && 'In a conflict');

/** Everybody may test again [HA-175]. Until the adversary is beaten nothing but tests is asked: no other action [HA-172]. */
function newTurn(s: Hadal): void {
  s.turn++;
  s.acted = zeros(s);
}

/** The agents in the order of their last tests, then those who have not tested yet, in board order [HA-171]. */
const orderOfTests = (s: Hadal) => s.order.filter(seat => s.seats.includes(seat)).concat(s.seats.filter(seat => !s.order.includes(seat)));

/** Why an agent may not test now, or false. Each agent tests once in a turn, even while locked in a personal conflict [HA-171, HA-175]. */
function reasonAgainstTest(s: Hadal, seat: number): string | false {
  if (s.ejected[seat]) return 'Ejected';
  return s.acted[seat] ? 'Has tested' : reasonAgainstPaying(s, seat);
}

/** What stands at the end of an agent's row: "5 Az, tested", "3 Az, out", else the Azrak alone. */
function noteOf(s: Hadal, seat: number): string {
  if (s.ejected[seat]) return `${s.pool[seat]} Az, out`;
  return `${s.pool[seat]} Az${s.acted[seat] ? ', tested' : ''}`;
}

/** The agents who still test in this turn. */
const ableToTest = (s: Hadal) => orderOfTests(s).filter(seat => !reasonAgainstTest(s, seat));

/** Damage has reached the life points; a house rule plays the turn out first [HA-173]. */
const isBeaten = (s: Hadal) => s.damage >= s.lifePoints && !(hasRuling(s, 'Whole turn') && ableToTest(s).length);

export const conflict = (s: Hadal): Chapter<Hadal> => ({
  page: 9,
  seat: ALL,
  steps: {
    swaps: () => ({
      say: 'GROUP CONFLICT: stop!\nLast chance to swap Items and own tokens', // no swaps once it has begun [HA-103, HA-170]
      cue: 'bad',
      options: [{ label: 'Begin', then: 'life' }, more(s)],
    }),

    life: () => ({
      say: 'Life points of the adversary?',
      dial: { min: 1, max: MOST_LIFE_POINTS, start: 10 },
      do(lifePoints) {
        backToStart(s, startOfRun(s.receptacles), 'damage turn order');
        s.groupConflict = 1;
        s.lifePoints = lifePoints;
        newTurn(s);
      },
      then: 'turn',
    }),

    turn: () => {
      const able = ableToTest(s),
        damage = `Damage ${s.damage} of ${s.lifePoints}`,
        turn = `Turn ${s.turn}\n${damage}\n`;
      if (isBeaten(s))
        return {
          say: `BEATEN\n${damage}\nStow it. All else stays`,
          result: 'BEATEN',
          cue: 'good',
          do: () => backToStart(s, startOfRun(s.receptacles), 'groupConflict damage'), // cards in front and personal conflicts are as before [HA-174]
          then: () => s.back.pop() || actionsStep(s), // nothing waits when the table has jumped to the conflict
        };
      if (!able.length && present(s).some(seat => s.pool[seat]))
        return { say: `${turn}The turn is over`, do: () => newTurn(s), then: 'turn' };
      if (!able.length) return { say: `${turn}Nobody has Azrak: leave`, then: 'phase Update' }; // where all return [HA-135]
      return {
        say: `${turn}Time Captain: who tests next?`,
        seat: s.timeCaptain,
        cue: 'turn',
        options: able
          .concat(s.seats.filter(seat => !able.includes(seat)))
          .map(seat => ({ label: s.names[seat], note: noteOf(s, seat), value: seat, not: reasonAgainstTest(s, seat) })),
        do(seat) {
          s.order = orderOfTests(s)
            .filter(other => other !== seat)
            .concat(seat);
          s.acted[seat] = 1;
          startGroupTest(s, seat);
        },
        then: s.light ? 'light.value>turn' : 'test.attribute>turn',
      };
    },
  },
});

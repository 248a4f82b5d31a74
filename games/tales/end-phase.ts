// The End Phase, in its order: Items, Favor, healing, Chores, Diary, the next Round [TL-161 to TL-169].
import { after, type Chapter, type Mark, type Option, who } from '../kit';
import { cardText } from './card-effects';
import { heal, locked, relieve } from './conditions';
import { changeFavor } from './favor';
import { allMachines } from './machines';
import { ACTIVE, CLAIMED, CUBES, DONE, EXPIRED, HOME, has, INJURED, isDeadline, NO_LOCK, SICK, type Tales, type Throws } from './state';
import { conditions } from './words';

const MOST_ITEMS = 4; // the Iconic Item included, which stays; Anomalies do not count [TL-161, TL-450]

/** Neither HOME nor SICK: who still stands did not make it home, also when the table came here by a jump [TL-162, TL-173]. */
const isLate = (s: Tales, seat: number) => s.status[seat] !== HOME && s.status[seat] !== SICK;

/** Items, then Favor with grounding, then injuries: in this order [TL-169]. */
function evening(s: Tales, t: Throws): void {
  for (const seat of s.seats) {
    const excess = s.items[seat] - MOST_ITEMS;
    if (excess <= 0) continue;
    t.tell(`${who(s, seat)}: discard ${excess} Item${excess > 1 ? 's' : ''}, not the Iconic`);
    s.items[seat] = MOST_ITEMS;
  }
  for (const seat of s.seats) changeFavor(s, seat, isLate(s, seat) ? 1 : -1);
  healAll(s, t);
}

/** Home or not, and also who was injured today [TL-163]. */
export function healAll(s: Tales, t: Throws): void {
  for (const seat of s.seats) if (s.injured[seat]) heal(s, t, seat);
}

/** CARING PARENTS also relieve the mildest condition, which is not the injury [TL-610]. */
export const caredFor = (s: Tales) =>
  has(s, 'Caring parents') ? s.seats.filter(seat => locked(s, seat).length && locked(s, seat)[0] < INJURED) : [];

const openChores = (s: Tales) => s.seats.filter(seat => s.chore[seat] === ACTIVE || s.chore[seat] === DONE);
/** The Chores that are still open, or what comes after them. */
const afterHealing = (s: Tales) => (openChores(s).length ? 'night.chores' : 'night.diary');

/** Unfinished Chores expire at the deadline; the card says what that costs [TL-443]. */
function expire(s: Tales, t: Throws): void {
  for (const seat of s.seats)
    if (isDeadline(s) && s.chore[seat] === ACTIVE) {
      s.chore[seat] = EXPIRED;
      t.tell(`${who(s, seat)}: Chore missed. Penalty: see the card`);
    }
}

/** Free cubes are cut to those that are not locked [TL-165]. */
function takeBonusBack(s: Tales, seat: number): void {
  const most = CUBES - s.grounded[seat] - locked(s, seat).length;
  s.action[seat] = Math.min(s.action[seat], most) | 0;
  s.pool[seat] = Math.min(s.pool[seat], most - s.action[seat]) | 0;
  s.bonus[seat] = s.rested[seat] = s.sickRest[seat] = 0;
}

/** One calendar space on; the token goes one seat to the left [TL-165 to TL-167]. */
export function nextRound(s: Tales, t: Throws): string {
  if (s.bonus.some(cubes => cubes)) t.tell('Bonus Time off');
  if (!s.light) for (const seat of s.seats) takeBonusBack(s, seat);
  for (const machine of allMachines(s)) s.modeLock[machine] = NO_LOCK;
  s.duplicate = s.eventUsed = 0;
  s.firstPlayer = after(s, s.firstPlayer);
  t.tell(`Round ${s.round} is over. First Player: ${who(s, s.firstPlayer)}`);
  s.round++;
  return 'phase School';
}

/** The last Round, or the Monday of DONE BY MONDAY, stops the play [TL-501, TL-631]. */
export function afterDiary(s: Tales, t: Throws): string {
  if (has(s, 'Done by Monday') && s.round > 5) return 'end.monday';
  return s.round >= s.lastRound ? 'end.last' : nextRound(s, t);
}

export const night = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 21,
  seat: s.firstPlayer,
  steps: {
    start: () => ({
      say: 'End Phase\nItems to 4, Favor, injuries',
      seat: s.firstPlayer,
      cue: 'turn',
      do: () => evening(s, t),
      then: () => (caredFor(s).length ? 'caring' : afterHealing(s)),
    }),

    caring: () => {
      const kids = caredFor(s);
      return {
        say: 'Caring parents: relieve? Cube to the action space',
        seat: -1,
        page: 22,
        marks: kids.map((seat): Mark => ({ label: `${who(s, seat)}: ${conditions()[locked(s, seat)[0]]}`, on: true })),
        do(_, marked) {
          for (const place of marked) relieve(s, t, kids[place], locked(s, kids[place])[0]);
        },
        then: () => (s.light ? afterDiary(s, t) : afterHealing(s)),
      };
    },

    /** A Chore pays at once, or later, but not after the deadline [TL-441]. */
    chores: () => {
      const waits = openChores(s).find(seat => isDeadline(s) && s.chore[seat] === DONE),
        later = (seat: number) => (s.chore[seat] = DONE),
        options: Option[] = [
          { label: 'None', not: waits !== undefined && `${who(s, waits)}: reward now`, do: () => expire(s, t), then: 'diary' },
        ];
      for (const seat of openChores(s)) {
        options.push({ label: `${who(s, seat)}: reward`, value: seat });
        if (s.chore[seat] === ACTIVE)
          options.push({ label: `${who(s, seat)}: later`, value: seat, not: isDeadline(s) && 'Deadline', do: later, then: 'chores' });
      }
      return {
        say: `Chores done?${isDeadline(s) ? ' Deadline!' : ''}`,
        seat: -1,
        page: 22,
        options,
        do: seat => (s.chore[seat] = CLAIMED),
        then: seat => cardText(s, seat, afterHealing(s)),
      };
    },

    diary: () => ({
      say: 'Diary: anything for "cleanup" or "End Phase"?', // [TL-168]
      seat: s.firstPlayer,
      page: 22,
      then: () => afterDiary(s, t),
    }),
  },
});

// Conditions: which slot a cube goes to, who suffers a failure, and how they are relieved [TL-410 to TL-419, TL-425, TL-426].
import { type Chapter, type Option, range, who } from '../kit';
import { ANY_CONDITION, has, INJURED, type Tales, type Throws } from './state';
import { takeCube } from './time';
import { conditions } from './words';

const SLOTS = ['exhausted', 'upset', 'scared', 'injured'] as const;

/** The cube in a slot: 1, or the square of an injury. */
const cube = (s: Tales, seat: number, slot: number) => s[SLOTS[slot]][seat];
export const locked = (s: Tales, seat: number) => range(0, INJURED).filter(slot => cube(s, seat, slot));

/** The slots above the worst one that is locked begin here. */
const aboveWorst = (s: Tales, seat: number) => {
  const slots = locked(s, seat);
  return slots.length ? slots[slots.length - 1] + 1 : 0;
};

/** The slots that a condition may go to. None: an injury starts again [TL-411, TL-412, TL-417]. GRADUALLY GETTING WORSE leaves the next one only [TL-615]. */
export function slotsFor(s: Tales, seat: number, condition: number): number[] {
  const above = aboveWorst(s, seat);
  if (has(s, 'Gradually worse')) return above > INJURED ? [] : [above];
  return condition < ANY_CONDITION && !cube(s, seat, condition) ? [condition] : range(above, INJURED);
}

/** A cube goes into the slot: of the pool, else of the action space, else none does [TL-413]. Light leaves the cubes on the table. */
export function lock(s: Tales, t: Throws, seat: number, slot: number): void {
  const name = conditions()[slot],
    kid = who(s, seat);
  if (cube(s, seat, slot)) {
    s.injured[seat] = 1; // nothing is worse [TL-417]
    t.tell(`${kid}: ${name} again, back to square 1`);
    return;
  }
  const from = s.light ? '' : takeCube(s, seat);
  if (from || s.light) s[SLOTS[slot]][seat] = 1;
  if (s.light) t.tell(`${kid} ${name}`);
  else t.tell(from ? `${kid} ${name}, ${from}` : `${kid}: no cube left, none is locked`);
}

/** The cube goes to the action space, never to the pool [TL-419]. */
export function relieve(s: Tales, t: Throws, seat: number, slot: number): void {
  s[SLOTS[slot]][seat] = 0;
  if (!s.light) s.action[seat]++;
  t.tell(`${who(s, seat)}: ${conditions()[slot]} cube to the action space`);
}

/** One square to the right, and off the last one [TL-163, TL-370]. */
export function heal(s: Tales, t: Throws, seat: number): void {
  if (s.injured[seat] >= s.squares) relieve(s, t, seat, INJURED);
  else {
    s.injured[seat]++;
    t.tell(`${who(s, seat)}: INJURED to square ${s.injured[seat]}`);
  }
}

/** A choice of slots that only the Kid can make. */
const mustChoose = (s: Tales, seat: number, slots: number[]) => slots.length > 1 && (s.light || s.pool[seat] + s.action[seat] > 0);

/** All take their conditions, one after the other, up to the first who has a choice. Returns the step of that choice, or ''. */
function takeAll(s: Tales, t: Throws): string {
  while (s.hurt.length) {
    const seat = s.hurt[0],
      slots = slotsFor(s, seat, s.hurtBy[0]);
    if (mustChoose(s, seat, slots)) return 'conditions.slot';
    lock(s, t, seat, slots.length ? slots[0] : INJURED);
    s.hurt.splice(0, 1);
    s.hurtBy.splice(0, 1);
  }
  return '';
}

/** These Kids take a condition each; then play goes on there. */
export function suffer(s: Tales, t: Throws, seats: number[], condition: number, next: string): string {
  s.hurt = seats.slice();
  s.hurtBy = seats.map(() => condition);
  const choice = takeAll(s, t);
  if (!choice) return next;
  return next === '<' ? choice : `${choice}>${next}`;
}

/** Who suffers besides the roller: all of a failed HACK [TL-344]; the helpers, but not with SUCKS TO BE YOU [TL-425, TL-614]. */
function others(s: Tales): number[] {
  if (s.cardSays === 'team') return s.seats.filter(seat => seat !== s.by && s.invested[seat]);
  return has(s, 'Sucks to be you') ? [] : s.helpers;
}

/** Each condition as an option; its value is the condition. */
export const conditionOptions = (names: string[]): Option[] => names.map((label, value) => ({ label, value }));

export const conditionSteps = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 16,
  seat: s.by,
  steps: {
    /** The text of a failure, or of a Response. */
    text: () => ({
      say: 'FAIL. A condition in the text?',
      options: [{ label: 'None', then: s.light ? '<' : 'card.menu' }, ...conditionOptions(conditions())],
      then(condition) {
        const all = others(s);
        s.hurtBy = [condition];
        if (s.light) return 'lightTest.helpers';
        return all.length && s.cardSays !== 'team' ? 'helpers' : suffer(s, t, [s.by].concat(all), condition, 'card.menu');
      },
    }),

    /** The one in parentheses is theirs [TL-425]. */
    helpers: () => ({
      say: 'Another one for helpers, in brackets?',
      options: [{ label: 'The same', value: s.hurtBy[0] }, ...conditionOptions(conditions())],
      then(condition) {
        const own = s.hurtBy[0];
        s.hurt = [s.by].concat(others(s));
        s.hurtBy = s.hurt.map(seat => (seat === s.by ? own : condition));
        const choice = takeAll(s, t);
        return choice ? `${choice}>card.menu` : 'card.menu';
      },
    }),

    slot: () => {
      const seat = s.hurt[0];
      return {
        say: '1 cube to which slot?',
        seat,
        options: slotsFor(s, seat, s.hurtBy[0]).map(slot => ({ label: conditions()[slot], value: slot })),
        cue: 'bad',
        show: s.light ? [] : ['pool', 'action'],
        do(slot) {
          lock(s, t, seat, slot);
          s.hurt.splice(0, 1);
          s.hurtBy.splice(0, 1);
        },
        then: () => takeAll(s, t) || '<',
      };
    },
  },
});

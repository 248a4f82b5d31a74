// What the device keeps of a game of Tales from the Loop, and the few moves of cubes and faces that every chapter makes.
import { call, type State } from '../kit';

export interface Tales extends State {
  kids: number;
  weeks: number;
  scenario: number;
  complications: number; // 0 off, 1 Monday Wednesday Friday, 2 every Round
  round: number;
  phase: number; // 0 School, 1 Adventure, 2 End
  insight: number;
  enigma: number;
  alarmInsight: number; // 0 is off
  alarmEnigma: number;
  rung: number; // bits: 1, 2 the alarm of a dial has been seen; 4, 8 a dial was asked beyond its end
  dialMax: number[]; // Insight, Enigma
  gain: number[]; // Insight for a solved Rumor, Enigma for a failed one, Enigma for one pushed off
  firstKid: number; // from 1
  rumor: number[]; // letters of the four spaces, A is 1, 0 is empty
  rumorUp: number[]; // 1 is face-up
  dupThisRound: number;
  prevFirmware: number;
  events: number; // tiles on the board, one bit each in the order BCFGHJLMN
  eventUsed: number;
  eventTrait: number[]; // Astronomer, Tunnels, Library
  eventCost: number;
  variants: number;
  allRumors: number; // 0 off, 1 and 2 more Enigma, 3 loss
  squares: number; // of the INJURED row
  restLimit: number; // 0 is none
  schoolType: number;
  terse: number;
  minutes: number; // of an Adventure Phase, 0 is no timer
  ends: number; // second of play
  counters: number[];
  trackTokens: number;
  trouble: number;
  diary: number[]; // card number * 2, + 1 for its other side

  // by Kid
  pool: number[];
  action: number[];
  bonus: number[];
  nextBonus: number[];
  exhausted: number[];
  upset: number[];
  scared: number[];
  injured: number[]; // the square, from 1
  grounded: number[];
  favor: number[]; // 0 good, 1 neutral, 2 bad
  bad: number[]; // 1: grounding for the bad favor has been carried out
  items: number[]; // the iconic one included
  iconic: number[]; // 1: still has it
  anomaly: number[]; // uses left, by card; card n is of Kid n % kids; 0 is no card
  status: number[];
  locType: number[]; // OPEN, RESTRICTED, HOME
  restUsed: number[]; // bits: 1 the Round's, 2 the free one of a sick Kid
  chore: number[]; // none, active, done, claimed, expired
  machine: number[]; // which Machine from 1, 0 is none
  strength: number[];
  weakness: number[];
  home: number[];
  homeType: number[];
  iconicColor: number[];
  iconicTag: number[];

  // by Machine
  mode: number[]; // 0 ROUTINE, 1 ALERT
  modeLock: number[]; // none, DUPLICATE, HACKTOKEN, ALARMED
  hackToken: number[];
  spaces: number[];
  firewalls: number[];
  hackedBy: number[]; // which Kid from 1, 0 is none
  wrecked: number[]; // in which Round, 0 is not
  model: number[];
  class: number[];
  ability: number[];
  sector: number[]; // A is 1
  column: number[];
  movement: number[];
  capacity: number[];
  combo: number[];
  routineTrait: number[];
  routineIcon: number[];
  alertTrait: number[];
  alertIcon: number[];

  // the hack on the table
  participants: number; // bits by Kid
  invested: number[];
  hacker: number; // from 1
  space: number; // from 1
  half: number; // 0 top, 1 lower
  subtest: number; // from 1
  two: number; // traits of this firewall: 1 or 2

  // the test on the table
  by: number; // who rolls
  trait: number;
  may: number; // bits, see below
  aid: number; // who helps, bits by Kid
  fit: number; // Items of the right color
  keen: number; // helpers with an Item that fits, for a variant
  dice: number[];
  won: number;
  pushed: number;
  price: number; // the slot that paid for the push, -1 is none
  hurt: number[]; // conditions still to be taken: seat * 8 + condition

  // what is being done
  msg: string; // what the table is told
  page: number;
  i: number; // row of the phase
  n: number; // Rumors to draw
  it: number; // a Machine, a Rumor's space, a card
  kid: number; // who a card is about
  how: number; // of moving, of resting
  from: number; // locType before the move
  go: number; // who moves, bits by Kid
  put: number; // who has arrived, bits by Kid
  met: number; // Machines that were checked, or come back, bits
  foe: number; // the Machine to avoid
  solved: number;
  tags: number;
  card: number;

  made: number; // tests made, passed, pushed
  passed: number;
  pushes: number;
}

// variants, one bit each
export const CARING = 1,
  MIGHT_HELP = 2,
  BRUISE = 4,
  TOGETHER = 8,
  SUCKS = 16,
  GRADUALLY = 32,
  JUST_MACHINES = 64,
  LIGHTER = 128,
  MONDAY = 512,
  ERRATIC = 1024;

// a test: who may help, whether a COMBO may replace it, whether a card's text follows, whether all of a hack suffer
export const HELP = 1,
  TEAM = 2,
  NO_COMBO = 4,
  TEXT = 8,
  ALL = 16;

export const HOME = 1,
  LATE = 2,
  SICK = 3;

export const ALARMED = 1,
  ARMED = 2,
  ESCAPEE = 3,
  PREDICTABLE = 4,
  SLOW_REBOOT = 5,
  UNPREDICTABLE = 6;

/** Where an action ends: the Kid goes on, or is asked to go home. */
export const ACT = 'kid.act';

/** From mild to severe (TL-410). */
export const SLOTS = ['exhausted', 'upset', 'scared', 'injured'] as const;
export const conditions = () => 'EXHAUSTED/UPSET/SCARED/INJURED/Any condition'.split('/');
export const traits = () => 'BRAVE/CLEVER/CHARMING/QUICK/TOUGH'.split('/');
export const figures = () => 'Fireguard A/Fireguard B/Paarhufer A/Paarhufer B/Machine 5/Machine 6'.split('/');

export const has = (s: Tales, variant: number) => (s.variants & variant) > 0;
export const letter = (n: number) => (n ? String.fromCharCode(64 + n) : '-');
export const unit = (s: Tales, m: number) => figures()[s.model[m]];
export const seatsOf = (s: Tales, bits: number) => s.seats.filter(k => bits & (1 << k));

/** Machines on the board that nobody controls; or, with `all`, every Machine. */
export const units = (s: Tales, all?: boolean) => s.mode.map((_, m) => m).filter(m => all || (!s.hackedBy[m] && !s.wrecked[m]));

/** TL-616: the variant ignores every ability. */
export const able = (s: Tales, m: number, ability: number) => s.ability[m] == ability && !has(s, JUST_MACHINES);

/** Rumor spaces with a card; only face-down ones if asked. */
export const rumors = (s: Tales, down?: boolean) => [0, 1, 2, 3].filter(i => s.rumor[i] && !(down && s.rumorUp[i]));

/** Letters of the alphabet; only those that are not on the Track if asked. */
export const alphabet = (s: Tales, free?: boolean) => {
  const list: number[] = [];
  for (let n = 1; n < 27; n++) if (!free || s.rumor.indexOf(n) < 0) list.push(n);
  return list;
};

export function spend(s: Tales, k: number, n: number): void {
  s.pool[k] -= n;
  s.action[k] += n;
}

/** How severe the worst locked condition is: 0 is none, 4 is INJURED. */
export function worst(s: Tales, k: number): number {
  let n = 4;
  while (n && !s[SLOTS[n - 1]][k]) n--;
  return n;
}

/** TL-413: a cube of the pool, or else of the action space, goes into the slot. TL-417: an injury starts again. */
export function lock(s: Tales, k: number, slot: number): void {
  const cubes = s[SLOTS[slot]],
    from = s.pool[k] ? s.pool : s.action;
  if (!cubes[k] && !from[k]) return;
  if (!cubes[k]) from[k]--;
  cubes[k] = 1;
}

/** TL-419: to the action space, never to the pool. */
export function relieve(s: Tales, k: number, slot: number): void {
  s[SLOTS[slot]][k] = 0;
  s.action[k]++;
}

/** TL-163, TL-370: one square to the right, and off the last one. */
export function heal(s: Tales, k: number): void {
  if (++s.injured[k] > s.squares) relieve(s, k, 3);
}

/** TL-420: no step beyond the ends. Grounding follows as a trigger, before anything else. */
export function favor(s: Tales, k: number, by: number): number {
  return (s.favor[k] = Math.max(0, Math.min(2, s.favor[k] + by)));
}

/** Turns a dial: 0 Insight, 1 Enigma. */
export function raise(s: Tales, dial: number, by: number): void {
  const key = dial ? 'enigma' : 'insight',
    was = s[key],
    top = Math.max(was, s.dialMax[dial]);
  if (was < (dial ? s.alarmEnigma : s.alarmInsight)) s.rung &= ~(1 << dial);
  if (was + by > top) s.rung |= 4 << dial;
  s[key] = Math.max(0, Math.min(top, was + by));
}

/** Starts a test and comes back to `after`, where s.won tells how it went. Trait 0 is asked for. */
export function test(s: Tales, k: number, trait: number, may: number, after: string): string {
  s.by = s.kid = k;
  s.trait = trait;
  s.may = may;
  s.aid = s.fit = s.keen = s.pushed = s.won = 0;
  s.price = -1;
  s.dice = [];
  return call(s, trait ? 'test.pool' : 'test.trait', after);
}

/** The text of a card or reward, for one Kid, outside a test. */
export function cardText(s: Tales, k: number, after: string): string {
  s.may = 0;
  s.kid = k;
  return call(s, 'card.menu', after);
}

/** A move by an effect: it costs nothing, and the Machines there have to be avoided (TL-320). */
export function moveTo(s: Tales, k: number, after: string): string {
  s.how = 4;
  s.go = 1 << k;
  s.put = 0;
  return call(s, 'move.where', after);
}

/** Says something that only wants an ok. */
export function tell(s: Tales, msg: string, after: string, page: number): string {
  s.msg = msg;
  s.page = page;
  return call(s, 'note.tell', after);
}

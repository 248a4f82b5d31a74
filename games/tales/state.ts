// What the device keeps of a game of Tales from the Loop, and the few moves of cubes and faces that every chapter makes.
import { digit, get, put, type State } from '../kit';

/** One digit for each Kid, Machine or space, as one text: it costs the device a third of a list, and less. Read as `+s.upset[k]`, beyond 9 with kit's digit(); written with put() or more(). */
type Digits = string;

export interface Tales extends State {
  kids: number;
  weeks: number;
  scenario: number;
  round: number;
  phase: number; // 0 School, 1 Adventure, 2 End
  insight: number;
  enigma: number;
  alarmInsight: number; // 0 is off
  alarmEnigma: number;
  rung: number; // bits: 1, 2 the alarm of a dial has been seen; 4, 8 a dial was asked beyond its end
  dialMax: number[]; // Insight, Enigma
  gain: Digits; // Insight for a solved Rumor, Enigma for a failed one, Enigma for one pushed off
  firstKid: number; // from 1
  rumor: number[]; // letters of the four spaces, A is 1, 0 is empty
  rumorUp: Digits; // 1 is face-up
  dupThisRound: number;
  prevFirmware: number;
  events: number; // tiles on the board, one bit each in the order BCFGHJLMN
  eventUsed: number;
  eventTrait: Digits; // Astronomer, Tunnels, Library
  eventCost: number;
  variants: number; // bits, see below
  squares: number; // of the INJURED row
  restLimit: number; // 0 is none
  open: number; // Locations known to be OPEN, one bit each, A is the first
  restricted: number;
  lift: number; // Kids whom a hacked Machine still takes home, bits, for a variant
  terse: number;
  minutes: number; // of an Adventure Phase, 0 is no timer
  ends: number; // second of play
  counters: Digits;
  trackTokens: number;
  trouble: number;
  diary: number[]; // card number * 2, + 1 for its other side; as many as are noted, and a free one

  // by Kid
  pool: number[];
  action: number[];
  bonus: Digits;
  nextBonus: Digits;
  exhausted: Digits;
  upset: Digits;
  scared: Digits;
  injured: Digits; // the square, from 1
  grounded: Digits;
  favor: Digits; // 0 good, 1 neutral, 2 bad
  bad: number; // who has it, and was grounded for it, bits by Kid
  news: number; // who was grounded or freed, and the table was not told yet, bits by Kid
  items: Digits; // the iconic one included
  iconic: Digits; // 1: still has it
  anomaly: Digits; // uses left, by card; card n is of Kid n % kids; 0 is no card
  status: Digits;
  place: Digits; // letter of the Location, A is 1
  locType: Digits; // what that is to this Kid: OPEN, RESTRICTED, HOME
  restUsed: Digits; // bits: 1 the Round's, 2 the free one of a sick Kid
  chore: Digits; // none, active, done, claimed, expired
  machine: Digits; // which Machine from 1, 0 is none
  strength: Digits;
  weakness: Digits;
  home: Digits;
  homeType: Digits;
  iconicColor: Digits;
  iconicTag: Digits;

  // by Machine
  machines: number; // how many there are
  mode: Digits; // 0 ROUTINE, 1 ALERT
  modeLock: Digits; // none, DUPLICATE, HACKTOKEN, ALARMED
  hackToken: Digits;
  spaces: Digits;
  firewalls: Digits; // how many are face-up
  walls: Digits; // in which spaces, one bit each from the left
  hackedBy: Digits; // which Kid from 1, 0 is none
  wrecked: Digits; // in which Round, 0 is not
  model: Digits;
  class: Digits;
  ability: Digits;
  sector: Digits; // A is 1
  column: Digits;
  movement: Digits;
  capacity: Digits;
  combo: Digits;
  avoid: Digits; // the trait on the Response Card, two for each: ROUTINE, ALERT
  icon: Digits; // the same: 0 Ignore, 1 Block, 2 Special

  // the hack on the table
  participants: number; // bits by Kid
  invested: Digits;
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
  dice: Digits;
  won: number;
  pushed: number;
  hurt: number[]; // conditions still to be taken: seat * 8 + condition

  // what is being done
  msg: string; // what the table is told; in a test the conditions that this throw has relieved
  page: number;
  i: number; // row of the phase
  n: number; // Rumors to draw, then how the School Event is
  it: number; // a Machine, a Rumor's space, a card
  kid: number; // who a card is about
  how: number; // of moving, of resting
  from: number; // the place before the move
  to: number; // the place to go to
  go: number; // who moves and has to avoid Machines, bits by Kid
  put: number; // who is forced to move, bits by Kid; in the School Phase the space after the last new Rumor
  met: number; // Machines that were checked, or come back, bits
  foe: number; // the Machine to avoid
  solved: number;
  tags: number;
  card: number;

  made: number; // tests made, passed, pushed
  passed: number;
  pushes: number;
}

// variants, one bit each; above them how often a Complications card is drawn: 0 never, 1 on Monday, Wednesday and Friday, 2 every Round
export const CARING = 1,
  MIGHT_HELP = 2,
  BRUISE = 4,
  TOGETHER = 8,
  SUCKS = 16,
  GRADUALLY = 32,
  JUST_MACHINES = 64,
  LIGHTER = 128,
  OR_LOSE = 256,
  MONDAY = 512,
  ERRATIC = 1024,
  COMPLICATIONS = 11;

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

/** A move that costs nothing: a card, the Tunnels, the Spiders. */
export const EFFECT = 4;

/** Where an action ends: the Kid goes on, or is asked to go home. */
export const ACT = 'kid.act';

/** The cube in one of a Kid's condition slots, from mild to severe (TL-410): 1, or the square of an injury. */
const SLOTS = 'exhausted/upset/scared/injured';
export const cube = (s: Tales, k: number, slot: number) => get(s, SLOTS.split('/')[slot], k);
const setCube = (s: Tales, k: number, slot: number, to: number) => put(s, SLOTS.split('/')[slot], to, k);

/** So much more for a Kid or a Machine, or less; as far as a digit goes. */
export const more = (s: Tales, id: keyof Tales, cell: number, by: number) =>
  put(s, id, Math.max(0, Math.min(35, get(s, id, cell) + by)), cell);

export const conditions = () => 'EXHAUSTED/UPSET/SCARED/INJURED/Any condition'.split('/');
export const traits = () => 'BRAVE/CLEVER/CHARMING/QUICK/TOUGH'.split('/');
/** The weakness in each trait, as the boards print it (TL-200). */
export const weaknesses = () => 'SKITTISH/DENSE/DULL/SLOW/WEAK'.split('/');
export const favors = () => 'Good/Neutral/Bad'.split('/');
export const figures = () => 'AMB110 A/AMB110 B/MK79 A/MK79 B/Machine 5/Machine 6'.split('/');

export const has = (s: Tales, variant: number) => (s.variants & variant) > 0;
export const letter = (n: number) => (n ? String.fromCharCode(64 + n) : '-');
export const unit = (s: Tales, m: number) => figures()[+s.model[m]];
export const seatsOf = (s: Tales, bits: number) => s.seats.filter(k => bits & (1 << k));

/** Kids at the place of this one who are not in bed there. */
export const here = (s: Tales, k: number) => s.seats.filter(o => s.place[o] == s.place[k] && +s.status[o] != HOME);

/** Machines on the board that nobody controls; or, with `all`, every Machine. */
export const units = (s: Tales, all?: boolean) => {
  const list: number[] = [];
  for (let m = 0; m < s.mode.length; m++) if (all || !(+s.hackedBy[m] || digit(s.wrecked, m))) list.push(m);
  return list;
};

/** TL-616: the variant ignores every ability. */
export const able = (s: Tales, m: number, ability: number) => +s.ability[m] == ability && !has(s, JUST_MACHINES);

/** What the Response Card of a Machine says for its mode, or for this one (TL-321). */
export const response = (s: Tales, m: number, what: 'icon' | 'avoid', alert = +s.mode[m]) => +s[what][m * 2 + alert];

/** Rumor spaces with a card; only face-down ones if asked. */
export const rumors = (s: Tales, down?: boolean) =>
  [0, 1, 2, 3].filter(i => s.rumor[i] && !(down && (+s.rumorUp[i] || s.rumor.indexOf(s.rumor[i]) < i)));

/** All letters but some, and those that are likely first. */
export const letters = (not: number[], likely?: number[]) => {
  const list = (likely || []).filter((n, i, all) => n && not.indexOf(n) < 0 && all.indexOf(n) == i);
  for (let n = 1; n < 27; n++) if (not.concat(list).indexOf(n) < 0) list.push(n);
  return list;
};

/** OPEN 0 or RESTRICTED 1; -1 when nobody has said so yet. A HOME is what its Kid's board says (TL-009). */
export const kind = (s: Tales, place: number) => {
  const bit = 1 << (place - 1),
    k = s.home.indexOf(place.toString(36));
  return k >= 0 ? +s.homeType[k] : s.restricted & bit ? 1 : s.open & bit ? 0 : -1;
};

/** What the place of a Kid is to them. */
export const look = (s: Tales, k: number) => {
  put(s, 'locType', s.place[k] == s.home[k] ? 2 : kind(s, digit(s.place, k)) > 0 ? 1 : 0, k);
};

/** A Kid stands at a place, whatever brought them there. */
export const arrive = (s: Tales, k: number, place: number) => {
  put(s, 'place', place, k);
  look(s, k);
  s.lift &= ~(1 << k);
};

/** Why a Kid cannot spend so much, or nothing (TL-300). */
export const short = (s: Tales, k: number, n: number) => s.pool[k] < n && 'Needs ' + n + ' Time, has ' + s.pool[k];

/** What there is: the table may have corrected the pool while it chose. */
export const spend = (s: Tales, k: number, n: number) => {
  n = Math.min(n, s.pool[k]);
  s.pool[k] -= n;
  s.action[k] += n;
};

/** The slots of a Kid that are locked. */
export const locked = (s: Tales, k: number) => [0, 1, 2, 3].filter(i => cube(s, k, i));

/** How severe the worst locked condition is: 0 is none, 4 is INJURED. */
export const worst = (s: Tales, k: number) => [-1].concat(locked(s, k)).pop()! + 1;

/** TL-413: a cube of the pool, or else of the action space, goes into the slot. TL-417: an injury starts again. */
export const lock = (s: Tales, k: number, slot: number) => {
  const there = cube(s, k, slot),
    from = s.pool[k] ? s.pool : s.action;
  if (!there && !from[k]) return;
  if (!there) from[k]--;
  setCube(s, k, slot, 1);
};

/** TL-419: to the action space, never to the pool. */
export const relieve = (s: Tales, k: number, slot: number) => {
  setCube(s, k, slot, 0);
  s.action[k]++;
};

/** TL-163, TL-370: one square to the right, and off the last one. */
export const heal = (s: Tales, k: number) => {
  more(s, 'injured', k, 1);
  if (+s.injured[k] > s.squares) relieve(s, k, 3);
};

/** TL-421, TL-423, wherever Favor has changed: 2 cubes of the pool, or else of the action space, never of conditions; back to the action space. */
export const parents = (s: Tales) => {
  const { pool, action } = s;
  for (const k of s.seats) {
    const bit = 1 << k,
      bad = +s.favor[k] == 2;
    if (bad == (s.bad & bit) > 0) continue;
    s.bad ^= bit;
    s.news |= bit;
    if (!bad) {
      action[k] += +s.grounded[k];
      put(s, 'grounded', 0, k);
    }
    while (bad && +s.grounded[k] < 2 && pool[k] + action[k]) {
      (pool[k] ? pool : action)[k]--;
      more(s, 'grounded', k, 1);
    }
  }
};

/** TL-420: the step so many below, none beyond the ends. */
export const favorAfter = (s: Tales, k: number, by: number) => Math.max(0, Math.min(2, +s.favor[k] + by));

export const favor = (s: Tales, k: number, by: number) => {
  put(s, 'favor', favorAfter(s, k, by), k);
  parents(s);
};

/** A dial below its alarm can ring again (TL-154). */
export const rearm = (s: Tales) => {
  if (s.insight < s.alarmInsight) s.rung &= ~1;
  if (s.enigma < s.alarmEnigma) s.rung &= ~2;
};

/** What a dial will show: 0 Insight, 1 Enigma. What the table has put beyond its end stays. */
export const turned = (s: Tales, dial: number, by: number) => {
  const was = dial ? s.enigma : s.insight;
  return Math.max(0, Math.min(Math.max(was, s.dialMax[dial]), was + by));
};

/** Turns a dial. */
export const raise = (s: Tales, dial: number, by: number) => {
  const key = dial ? 'enigma' : 'insight',
    wanted = s[key] + by,
    now = turned(s, dial, by);
  rearm(s);
  if (wanted > now) s.rung |= 4 << dial;
  s[key] = now;
};

/** Whether the alarm of a dial has to ring: 1 Insight, 2 Enigma (TL-154). */
export const rings = (s: Tales) =>
  [1, 2].filter((bit, i) => {
    const at = i ? s.alarmEnigma : s.alarmInsight;
    return at && (i ? s.enigma : s.insight) >= at && !(s.rung & bit);
  })[0];

/** TL-425: the roller takes a condition, and the helpers the same one; TL-614 spares them. */
export const suffer = (s: Tales, condition: number, others = seatsOf(s, has(s, SUCKS) ? 0 : s.aid)) => {
  s.hurt = [s.by].concat(others).map(k => k * 8 + condition);
};

/** Starts a test and comes back to `after`, where s.won tells how it went. Trait 0 is asked for. */
export const test = (s: Tales, k: number, trait: number, may: number, after: string) => {
  s.by = s.kid = k;
  s.trait = trait;
  s.may = may;
  s.aid = s.fit = s.keen = s.pushed = s.won = 0;
  s.dice = s.msg = '';
  return 'test.' + (trait ? 'pool>' : 'trait>') + after;
};

/** The text of a card or reward, for one Kid, outside a test. */
export const cardText = (s: Tales, k: number, after: string) => {
  s.may = 0;
  s.kid = k;
  return 'card.menu>' + after;
};

/** A move by an effect: the Machines there have to be avoided (TL-320). */
export const moveTo = (s: Tales, k: number, after: string) => {
  s.how = EFFECT;
  s.go = 1 << k;
  s.put = 0;
  return 'move.where>' + after;
};

/** A move that a failure forces: no Machine has to be avoided (TL-325). */
export const forced = (s: Tales, bits: number, after: string) => {
  s.put = bits;
  return bits ? 'move.where>' + after : after;
};

/** Says something that only wants an ok. */
export const tell = (s: Tales, msg: string, after: string, page: number) => {
  s.msg = msg;
  s.page = page;
  return 'note.tell>' + after;
};

/** The last cell of every Kid is free, so that the table can put a card there; and so is one for a Diary card, up to eight. */
export const spare = (s: Tales) => {
  if (s.diary.length < 8 && s.diary[s.diary.length - 1]) s.diary.push(0);
  if (+s.anomaly.slice(-s.kids)) for (let k = 0; k < s.kids; k++) s.anomaly += '0';
};

/** A Kid gets an Anomaly with so many uses: into their first free cell. */
export const gain = (s: Tales, k: number, uses: number) => {
  while (+s.anomaly[k]) k += s.kids;
  put(s, 'anomaly', uses, k);
  spare(s);
};

/** Face-up firewalls of a Machine, a bit for each space from the left; how many there are follows. */
export const build = (s: Tales, m: number, walls: number) => {
  walls &= 31;
  put(s, 'walls', walls, m);
  put(s, 'firewalls', [0, 1, 2, 3, 4].filter(i => walls & (1 << i)).length, m);
};

/** TL-331, TL-341: so many firewalls into the left-most empty spaces. */
export const scouted = (s: Tales, m: number, n: number) => {
  let walls = digit(s.walls, m);
  while (n--) walls |= walls + 1; // the lowest bit that is 0
  build(s, m, walls & ((1 << +s.spaces[m]) - 1));
};

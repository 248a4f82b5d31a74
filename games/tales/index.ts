// Tales from the Loop - The Board Game: 2-5 Kids; dice, conditions, dials and days, and in Full also Time, Favor, Items, Rumors and Machines.
// [TL-212] is a rule by its number: `grep -rn TL-212 test/games/tales` shows it as a sentence. docs/games/tales.md lists which numbers are in which file.
import { type Game, who } from '../kit';
import { explore } from './adventure-actions';
import { day, kid } from './adventure-phase';
import { avoid } from './avoiding';
import { look } from './board';
import { card } from './card-effects';
import { cards } from './combos';
import { conditionSteps, locked } from './conditions';
import { dials, hasAlarm, rearm } from './dials';
import { night } from './end-phase';
import { place } from './event-locations';
import { favor, groundOrFree, wrongGrounding } from './favor';
import { end } from './game-end';
import { setup } from './game-setup';
import { words } from './glossary';
import { hack } from './hack';
import { light } from './light';
import { lightTest } from './light-tests';
import { machines } from './machine-actions';
import { allMachines, arrivals, machineName, wallsUp } from './machines';
import { move } from './movement';
import { phases, switchTo } from './phases';
import { begin, questions } from './questions';
import { reference } from './reference';
import { rumors } from './rumor-track';
import { school } from './school-phase';
import { CUBES, type Tales } from './state';
import { test } from './tests';
import { hidden, lists, tables } from './tracks';
import { trade } from './trade';

/** Of the rules only grounding and alarms follow a correction at once, and a Machine that has come is asked for its mode [TL-430, TL-434]. */
function corrected(s: Tales, track: string): string | undefined {
  rearm(s);
  if (track === 'favor') for (const seat of s.seats) groundOrFree(s, seat);
  if (['place', 'home', 'open', 'restricted'].indexOf(track) >= 0) for (const seat of s.seats) look(s, seat);
  if (track === 'anomalyUses') dropEmptyAnomalies(s);
  if (track === 'machines' && arrivals(s).length) return 'setup.arrive';
  if (hasAlarm(s)) return 'dials.alarm';
  return s.newsOf.length ? 'favor.parents' : undefined;
}

/** A card goes with its last counter [TL-232]. */
function dropEmptyAnomalies(s: Tales): void {
  for (let card = s.anomalyUses.length; card-- > 0; )
    if (!s.anomalyUses[card]) {
      s.anomalyUses.splice(card, 1);
      s.anomalyOf.splice(card, 1);
    }
}

/** Why the values of a Kid cannot be [TL-009, TL-018, TL-050]. */
function wrongKid(s: Tales, seat: number): string | false {
  const cubes = s.pool[seat] + s.action[seat] + s.grounded[seat] + locked(s, seat).length,
    due = CUBES + s.bonus[seat];
  if (cubes !== due) return `${who(s, seat)}: ${cubes} cubes, not ${due}`;
  if (s.items[seat] < s.iconic[seat]) return `${who(s, seat)}: the Iconic is an Item, too`;
  return wrongGrounding(s, seat);
}

function broken(s: Tales): string | undefined {
  for (const seat of s.seats) {
    if (s.strength[seat] && s.strength[seat] === s.weakness[seat]) return `${who(s, seat)}: strength is weakness`;
    const wrong = !s.light && wrongKid(s, seat);
    if (wrong) return wrong;
  }
  for (const machine of allMachines(s)) {
    if (s.hackedBy[machine] && s.hackedBy.indexOf(s.hackedBy[machine]) < machine) return `${who(s, s.hackedBy[machine] - 1)}: two Machines`;
    if (s.spaces[machine] && wallsUp(s, machine) > s.spaces[machine]) return `${machineName(machine)}: more Firewalls than spaces`;
  }
  return s.rumor.some((letter, space) => letter && s.rumor.indexOf(letter) < space) ? 'Two Rumors of one letter' : undefined;
}

const tales: Game<Tales> = {
  id: 'tales',
  title: 'Tales from the Loop',
  version: 1,
  seatNames: 'Kid 1,Kid 2,Kid 3,Kid 4,Kid 5',
  questions,
  begin,
  seats: answers => answers.Kids,
  tables,
  lists,
  hidden,
  show: () => ['insight', 'enigma'],
  phases,
  switchTo,
  interrupts: { 'dials.alarm': s => hasAlarm(s), 'favor.parents': s => s.newsOf.length > 0 },
  corrected,
  clock: s => (s.phase === 'Adventure' && s.ends && s.back.indexOf('day.late') < 0 ? { until: s.ends, late: 'day.late' } : undefined), // an alarm may come before it is told
  broken,
  words,
  reference,
  rounds: s => s.lastRound,
  result: s => (s.at === 'end.won' && 'Won') || (s.at === 'end.lost' && 'Lost') || '',
  chapters: {
    setup,
    school,
    rumors,
    machines,
    kid,
    day,
    move,
    avoid,
    explore,
    trade,
    place,
    hack,
    test,
    conditions: conditionSteps,
    card,
    cards,
    favor,
    dials,
    night,
    end,
    light,
    lightTest,
  },
};

export default tales;

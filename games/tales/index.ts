// Tales from the Loop - The Board Game: dice, Time, conditions, favor, Rumors, Machines and the round of 2-5 Kids.
import { each, fresh, type Game, type Question, who } from '../kit';
import { card } from './card';
import { combo } from './combo';
import { end, note } from './end';
import { explore } from './explore';
import { hack } from './hack';
import { harm } from './harm';
import { kid } from './kid';
import { machines } from './machines';
import { move } from './move';
import { night } from './night';
import { place } from './place';
import { school } from './school';
import { setup } from './setup';
import { MONDAY, SLOTS, type Tales } from './state';
import { test } from './test';
import { addMachine, blank, tracks } from './tracks';

const chosen = (a: number[]) => a[10] > 0;

/** Name and options, or the dial's first and last value and start; from "Variants" on only when they are wanted. */
const questions = (text: string): Question[] =>
  text.split('\n').map((line, i) => {
    const [name, options = 'Off/On'] = line.split(','),
      dial = options.split(' ').map(n => +n),
      question: Question = dial[1] ? { name, dial: dial as [number, number, number] } : { name, options: options.split('/') };
    if (i == 4) question.when = a => a[1] == 1;
    if (i > 10) question.when = i == 20 ? a => chosen(a) && a[2] > 0 : chosen;
    return question;
  });

/** The start of a play (TL-005 to TL-008, TL-018). */
function begin(a: number[], kids: number): Tales {
  const own = blank(kids);
  for (const key of 'rung ends by trait may aid fit keen won pushed price page i n it kid how from go put met foe solved tags card made passed pushes two variants'.split(
    ' ',
  ))
    own[key] = 0;
  for (let i = 0; i < 11; i++) if (a[11 + i] && (1 << i != MONDAY || a[2])) own.variants |= 1 << i;
  Object.assign(own, {
    kids,
    scenario: a[1],
    weeks: a[2] + 1,
    complications: a[4],
    alarmInsight: a[5],
    alarmEnigma: a[6],
    minutes: a[7],
    terse: a[8],
    restLimit: 1 - a[9],
    allRumors: a[19],
    i: a[8] ? 2 : 0, // short prompts begin with the first Kid
    msg: '',
    dice: [],
    hurt: [],
    bad: each(kids, 0),
  });
  own.gain[2] = 2 + (a[19] % 3);
  own.eventTrait[1] = 1;
  for (let k = 0; k < kids; k++) {
    own.strength[k] = k + 1;
    own.weakness[k] = ((k + 1) % 5) + 1;
  }
  while (own.mode.length < a[3]) addMachine(own);
  return fresh<Tales>('setup.go', kids, own);
}

const tales: Game<Tales> = {
  id: 'tales',
  title: 'Tales from the Loop',
  version: 1,
  seatNames: ['Kid 1', 'Kid 2', 'Kid 3', 'Kid 4', 'Kid 5'],
  setup: [], // see below
  begin,
  seats: answers => answers[0],
  tracks: s => tracks(s),
  phases: () => [
    ['school.start', 'School Phase'],
    ['machines.start', 'Machines'],
    ['kid.start', 'Adventure Phase'],
    ['night.start', 'End Phase'],
    ['end.won', 'Win'],
    ['end.lost', 'Lose'],
  ],
  /** TL-154, TL-421, TL-423: what comes first, whatever was going on. */
  triggers: s =>
    (s.alarmInsight && s.insight >= s.alarmInsight && !(s.rung & 1)) || (s.alarmEnigma && s.enigma >= s.alarmEnigma && !(s.rung & 2))
      ? 'note.alarm'
      : s.rung & 12
        ? 'note.full'
        : s.seats.some(k => (s.favor[k] == 2) != s.bad[k] > 0)
          ? 'note.parents'
          : undefined,
  broken: s => {
    for (const k of s.seats) {
      let sum = s.pool[k] + s.action[k] + s.grounded[k];
      for (const slot of SLOTS) if (s[slot][k]) sum++;
      const name = who(s, k) + ': ';
      if (sum != 6 + s.bonus[k]) return name + sum + ' cubes, not ' + (6 + s.bonus[k]);
      if (s.grounded[k] != s.bad[k] * 2) return name + 'grounded cubes and Favor disagree';
      if (s.strength[k] == s.weakness[k]) return name + 'strength is weakness';
      if (s.items[k] < s.iconic[k]) return name + 'the Iconic is an Item, too';
      if (s.machine[k] && s.hackedBy[s.machine[k] - 1] != k + 1) return name + 'that Machine is not theirs';
    }
    for (let m = 0; m < s.mode.length; m++) {
      if (s.hackedBy[m] && s.machine[s.hackedBy[m] - 1] != m + 1) return 'A hacked Machine without its Kid';
      if (s.firewalls[m] > s.spaces[m]) return 'More Firewalls than spaces';
    }
    return s.rumor.some((r, i) => r && s.rumor.indexOf(r) < i) ? 'Two Rumors of one letter' : undefined;
  },
  status: s => 'Round ' + s.round + ' of ' + s.weeks * 6 + ', ' + ['School', 'Adventure', 'End'][s.phase],
  result: s => (s.at == 'end.won' ? 'Won' : s.at == 'end.lost' ? 'Lost' : ''),
  chapters: { setup, school, machines, kid, move, explore, place, hack, test, harm, card, combo, night, end, note },
};

/** Built when it is looked at: kept, it would take more memory than a Round. */
Object.defineProperty(tales, 'setup', {
  get: () =>
    questions(`Kids,2 5 2
Scenario,Bot Amok!/Mystery Islands/Scenario 3/Scenario 4/Scenario 5/Scenario 6/Scenario 7
Length,1 week/2 weeks
Machines,0 6 1
Complications,Off/Every other Round/Every Round
Insight alarm,0 99 0
Enigma alarm,0 99 0
Adventure minutes,0 90 0
Prompts,Full/Short
Rest,Once a Round/No limit
Variants,None/Choose
Caring parents
This might help
Just a bruise
Go home together
Sucks to be you
Gradually worse
Just Machines
Favorite lighter
All Rumors,Off/+1 Enigma/+2 Enigma/Or lose
Done by Monday
Erratic firmware`),
});

export default tales;

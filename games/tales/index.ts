// Tales from the Loop - The Board Game: dice, Time, conditions, favor, Rumors, Machines and the round of 2-5 Kids.
import { type Answers, digit, fresh, fromOld, type Game, type Question, type SetupQuestion, type Steps, type Table } from '../kit';
import { card } from './card';
import { cards } from './cards';
import { end, note } from './end';
import { explore } from './explore';
import { words } from './glossary';
import { hack } from './hack';
import { harm } from './harm';
import { kid } from './kid';
import { machines } from './machines';
import { move } from './move';
import { night } from './night';
import { place } from './place';
import { asked, type Chapter } from './rows';
import { school } from './school';
import { setup } from './setup';
import {
  BRUISE,
  build,
  CARING,
  COMPLICATIONS,
  ERRATIC,
  GRADUALLY,
  JUST_MACHINES,
  kind,
  LIGHTER,
  locked,
  look,
  MIGHT_HELP,
  MONDAY,
  OR_LOSE,
  parents,
  rearm,
  rings,
  SUCKS,
  spare,
  type Tales,
  TOGETHER,
  units,
} from './state';
import { test } from './test';
import { addMachine, blank, track, tracks, tracksOnTop, tracksUnder } from './tracks';

const chosen = (answers: Answers) => answers.Variants == 'Choose';
const scenarios = () => ['Bot Amok!', 'Mystery Islands', 'Scenario 3', 'Scenario 4', 'Scenario 5', 'Scenario 6', 'Scenario 7'];

/** Name, options or the dial's first and last value and start, what it changes; from "Variants" on only when they are wanted. */
const questions = (text: string): SetupQuestion[] =>
  text.split('\n').map((line, i) => {
    const [name, options, changes] = line.split(','),
      [min, max, start] = options.split(' ').map(n => +n),
      question: SetupQuestion = max ? { name, changes, dial: { min, max, start } } : { name, changes, options: options.split('/') };
    if (name == 'Complications') question.when = answers => answers.Scenario == 'Mystery Islands';
    if (i > 10) question.when = name == 'Done by Monday' ? answers => chosen(answers) && answers.Length == '2 weeks' : chosen;
    return question;
  });

/** The variants that the table plays, as a set, and how often a Complications card is drawn. */
const variants = (answers: Answers): number => {
  let set = ['Off', 'Every other Round', 'Every Round'].indexOf(answers.Complications) << COMPLICATIONS;
  if (answers['Caring parents'] == 'On') set |= CARING;
  if (answers['This might help'] == 'On') set |= MIGHT_HELP;
  if (answers['Just a bruise'] == 'On') set |= BRUISE;
  if (answers['Go home together'] == 'On') set |= TOGETHER;
  if (answers['Sucks to be you'] == 'On') set |= SUCKS;
  if (answers['Gradually worse'] == 'On') set |= GRADUALLY;
  if (answers['Just Machines'] == 'On') set |= JUST_MACHINES;
  if (answers['Favorite lighter'] == 'On') set |= LIGHTER;
  if (answers['All Rumors'] == 'Or lose') set |= OR_LOSE;
  if (answers['Done by Monday'] == 'On' && answers.Length == '2 weeks') set |= MONDAY;
  if (answers['Erratic firmware'] == 'On') set |= ERRATIC;
  return set;
};

/** The Enigma that a Rumor costs which leaves the Track. */
const rumorCost = (answer: string) => (answer == '+1 Enigma' ? 3 : answer == '+2 Enigma' ? 4 : 2);

/** The start of a play (TL-005 to TL-008, TL-018). */
const begin = (answers: Answers, kids: number): Tales => {
  const own = blank(kids);
  own.kids = answers.Kids;
  own.scenario = scenarios().indexOf(answers.Scenario);
  own.weeks = answers.Length == '2 weeks' ? 2 : 1;
  own.alarmInsight = answers['Insight alarm'];
  own.alarmEnigma = answers['Enigma alarm'];
  own.minutes = answers['Adventure minutes'];
  own.terse = answers.Prompts == 'Short' ? 1 : 0;
  own.restLimit = answers.Rest == 'No limit' ? 0 : 1;
  own.variants = variants(answers);
  own.gain = '11' + rumorCost(answers['All Rumors']);
  own.i = own.terse && 2; // short prompts begin with the first Kid
  own.msg = '';
  own.dice = '';
  own.hurt = [];
  own.strength = '12345'.slice(0, kids);
  own.weakness = '23451'.slice(0, kids);
  while (own.mode.length < answers.Machines) addMachine(own);
  return fresh<Tales>('setup.go', kids, own);
};

/** TL-154, TL-421, TL-423: what comes first, whatever was going on. */
const interrupt = (s: Tales) => (rings(s) ? 'note.alarm' : s.rung & 12 ? 'note.full' : s.news ? 'note.parents' : undefined);

/** The chapters, and the page of the rulebook that each is about. */
const contents = () =>
  'setup 7 school 11 machines 13 kid 14 move 17 explore 19 place 8 hack 19 test 14 harm 16 card 14 cards 15 night 21 end 5 note 14'.split(
    ' ',
  );

const rows = (s: Tales, t: Table<Tales>, name: string): Chapter => {
  switch (name) {
    case 'setup':
      return setup(s, t);
    case 'school':
      return school(s);
    case 'machines':
      return machines(s);
    case 'kid':
      return kid(s);
    case 'move':
      return move(s);
    case 'explore':
      return explore(s);
    case 'place':
      return place(s, t);
    case 'hack':
      return hack(s);
    case 'test':
      return test(s, t);
    case 'harm':
      return harm(s);
    case 'card':
      return card(s);
    case 'cards':
      return cards(s);
    case 'night':
      return night(s);
    case 'end':
      return end(s);
    default:
      return note(s);
  }
};

const ask = (s: Tales, t: Table<Tales>): Question => {
  const [name, step] = s.at.split('.'),
    all = contents(),
    page = all[all.indexOf(name) + 1],
    row = rows(s, t, name)[step];
  if (!row) throw new Error('These rules have no step "' + s.at + '".');
  return fromOld(asked(row(), page));
};

/** The step on the table alone, whatever its chapter: to make the others too would make all rows twice. */
const open = (s: Tales): Steps<Tales> => ({ [s.at.split('.')[1]]: ask });
const tales: Game<Tales> = {
  id: 'tales',
  title: 'Tales from the Loop',
  version: 1,
  seatNames: 'Kid 1,Kid 2,Kid 3,Kid 4,Kid 5',
  questions: () =>
    questions(`Kids,2 5 2,How many Kids play.
Scenario,${scenarios().join('/')},The Scenario on your table.
Length,1 week/2 weeks,How many Rounds there are.
Machines,0 6 1,Machines on the map at the start.
Complications,Off/Every other Round/Every Round,When a Complications card is drawn.
Insight alarm,0 99 0,Reminds you of the Diary when Insight gets there. 0: never.
Enigma alarm,0 99 0,Reminds you of the Diary when Enigma gets there. 0: never.
Adventure minutes,0 90 0,A clock for each Adventure Phase. 0: none.
Prompts,Full/Short,Short leaves out what only reminds.
Rest,Once a Round/No limit,How often a Kid may REST in a Round.
Variants,None/Choose,Rules that make it easier or harder. Choose lists them.
Caring parents,Off/On,Easier: at night each Kid may lose one more condition.
This might help,Off/On,Easier: a helper with a fitting item adds one die more.
Just a bruise,Off/On,Easier: conditions stay but do no harm.
Go home together,Off/On,Easier: all at a HACKED Machine go HOME for 1 less.
Sucks to be you,Off/On,Easier: a failure hits only the Kid who rolled.
Gradually worse,Off/On,A new condition goes above the most severe one.
Just Machines,Off/On,Abilities of Machines do not count.
Favorite lighter,Off/On,Harder: an item used in a test is lost.
All Rumors,Off/+1 Enigma/+2 Enigma/Or lose,Harder: what a Rumor that leaves the Track costs.
Done by Monday,Off/On,Harder: two weeks but only six Rounds to win.
Erratic firmware,Off/On,Harder: all Machines use the ERRATIC card.`),
  begin,
  seats: answers => answers.Kids,
  tracks,
  track,
  tracksOnTop,
  tracksUnder,
  phases: () => [
    { step: 'school.start', name: 'School Phase' },
    { step: 'machines.start', name: 'Machines' },
    { step: 'kid.start', name: 'Adventure Phase' },
    { step: 'night.start', name: 'End Phase' },
    { step: 'end.won', name: 'Win' },
    { step: 'end.lost', name: 'Lose' },
  ],
  triggers: interrupt,
  /** TL-430: of the rules only these follow a correction. A dial that was set back can ring again. */
  corrected: (s, track) => {
    rearm(s);
    if (['place', 'home', 'homeType', 'open', 'restricted'].indexOf(track) >= 0)
      for (const k of s.seats) if (kind(s, digit(s.place, k)) >= 0) look(s, k);
    // a count that was set stands at the left, as scouts leave it
    for (const m of units(s, true)) {
      const n = +s.firewalls[m];
      build(s, m, digit(s.walls, m));
      if (track == 'firewalls' && n != +s.firewalls[m]) build(s, m, (1 << n) - 1);
    }
    spare(s);
    if (track == 'favor') parents(s);
    if (s.machines > s.mode.length) {
      addMachine(s);
      return 'setup.mode';
    }
    return interrupt(s);
  },
  clock: s => (s.phase == 1 && s.ends ? { until: s.ends, late: 'kid.late' } : undefined),
  /** School, Adventure or End Phase, by the chapter; a result leaves it. */
  jumped: s => {
    if (s.at[0] != 'e') s.phase = 'kn'.indexOf(s.at[0]) + 1;
  },
  broken: s => {
    for (const k of s.seats) {
      const cubes = s.pool[k] + s.action[k] + +s.grounded[k] + locked(s, k).length,
        due = 6 + digit(s.bonus, k),
        m = +s.machine[k],
        wrong =
          cubes != due
            ? cubes + ' cubes, not ' + due
            : +s.grounded[k] != ((s.bad >> k) & 1) * 2
              ? 'grounded cubes and Favor disagree'
              : s.strength[k] == s.weakness[k]
                ? 'strength is weakness'
                : digit(s.items, k) < +s.iconic[k]
                  ? 'the Iconic is an Item, too'
                  : m && +s.hackedBy[m - 1] != k + 1 && 'that Machine is not theirs';
      if (wrong) return s.names[k] + ': ' + wrong;
    }
    const all = units(s, true);
    return all.some(m => +s.hackedBy[m] && +s.machine[+s.hackedBy[m] - 1] != m + 1)
      ? 'A hacked Machine without its Kid'
      : all.some(m => s.firewalls[m] > s.spaces[m])
        ? 'More Firewalls than spaces'
        : s.rumor.some((r, i) => r && s.rumor.indexOf(r) < i)
          ? 'Two Rumors of one letter'
          : undefined;
  },
  words,
  status: s => 'Round ' + s.round + '/' + s.weeks * 6 + ' ' + ['School', 'Adventure', 'End'][s.phase],
  result: s => (s.at == 'end.won' ? 'Won' : s.at == 'end.lost' ? 'Lost' : ''),
  chapters: {
    setup: open,
    school: open,
    machines: open,
    kid: open,
    move: open,
    explore: open,
    place: open,
    hack: open,
    test: open,
    harm: open,
    card: open,
    cards: open,
    night: open,
    end: open,
    note: open,
  },
};

export default tales;

// Random legal plays of Tales from the Loop: every count of Kids, every variant, with and without corrections.
import { strict as assert } from 'node:assert';
import { wrap } from '../../../firmware/shell/layout';
import { chapterOf, optionsOf, type Question, range, type Steps, stepsOf } from '../../../games/kit';
import tales from '../../../games/tales';
import { locked } from '../../../games/tales/conditions';
import type { Tales } from '../../../games/tales/state';
import { sample } from '../../long';
import type { Answers } from '../../play';
import { randomPlay } from '../../random';

/** Four rows of 21 letters, no word cut, labels on one row: also with names of eight letters. */
function readable(ask: Question, at: string): void {
  assert(wrap(ask.say, 21).length <= 4, `more than four rows at ${at}: ${ask.say}`);
  for (const { label, not } of optionsOf(ask).filter(option => option))
    assert(not || label.length <= 19, `a long label at ${at}: ${label}`);
  const words = [
    ask.say,
    ...optionsOf(ask)
      .filter(option => option)
      .map(({ label, not }) => label + (not || '')),
  ].join('|');
  assert(!/undefined|NaN|null|true|false/.test(words), `no words at ${at}: ${words}`);
}

const chapters: typeof tales.chapters = {};
for (const name of Object.keys(tales.chapters))
  chapters[name] = (s, t) => {
    const chapter = tales.chapters[name]!(s, t),
      steps = stepsOf(chapter),
      checked: Steps<Tales> = {};
    for (const step of Object.keys(steps))
      checked[step] = (s, t) => {
        const ask = steps[step]!(s, t);
        readable(ask, s.at);
        return ask;
      };
    const heading = chapterOf(chapter);
    return heading ? { ...heading, steps: checked } : checked;
  };

const game = { ...tales, chapters, seatNames: 'Alexandr,Bartholo,Christin,Dominiqu,Elisabet' };
/** Set up already, so that a short play sees more of the Rounds. Every other play knows letters and places, a third is Light. */
const ready = {
  ...game,
  begin(answers: Answers, seats: number): Tales {
    const s = tales.begin(answers, seats);
    s.at = s.light ? 'light.morning' : 'school.start';
    s.phase = 'School';
    s.strength = range(1, 5).slice(0, seats);
    s.weakness = [2, 3, 4, 5, 1].slice(0, seats);
    if (s.letters) s.rumor = [3, 9, 12, 20];
    else s.rumors = 4;
    s.home = [2, 7, 12, 17, 22].slice(0, seats);
    s.restricted = 0xc0c;
    s.open |= 0x2f00;
    s.events = 511;
    s.round = s.weeks > 1 ? 6 : 5; // the weekend and a deadline are near
    s.ability = [2, 3, 4, 5, 6, 1];
    s.placed = s.machines;
    s.mode = [0, 1, 0, 1, 0, 1];
    return s;
  },
};
const VARIANTS = [
  'Caring parents',
  'This might help',
  'Just a bruise',
  'Go home together',
  'Sucks to be you',
  'Gradually worse',
  'Just Machines',
  'Favorite lighter',
  'Done by Monday',
  'Erratic firmware',
];

/** The cubes of a Kid, all of them [TL-050], and no more locked than there are slots [TL-051]. */
function kidHolds(s: Tales, k: number): void {
  const kept = s.grounded[k]! + locked(s, k).length;
  assert.equal(s.pool[k]! + s.action[k]! + kept, 6 + s.bonus[k]!, `cubes of seat ${k} at ${s.at}`);
  assert(kept <= 6 && (s.grounded[k] === 0 || s.grounded[k] === 2));
  assert(s.items[k]! >= s.iconic[k]!);
}

function holds(s: Tales): void {
  if (!s.light) for (const k of s.seats) kidHolds(s, k);
  for (let m = 0; m < 6; m++) assert(!(s.hackedBy[m] && s.wrecked[m]));
  assert.equal(s.rumor.filter((r, i) => r && s.rumor.indexOf(r) !== i).length, 0);
  assert(s.rumors >= 0 && s.rumors <= 4);
  assert.equal(s.anomalyOf.length, s.anomalyUses.length);
  assert(s.back.length < 8, `back grows: ${s.back}`);
  assert(JSON.stringify(Object.values(s)).length < 2000);
}

/** Every count of Kids meets every variant, both lengths, sandbox and timer: they change with the seed. */
function answers(kids: number, seed: number): Answers {
  const chosen: Answers = {
    Mode: seed % 3 ? 'Full' : 'Light',
    Kids: kids,
    Machines: seed % 4,
    Letters: seed % 2 ? 'In the device' : 'On the table',
    Prompts: seed % 5 ? 'Short' : 'Full',
    Length: seed % 3 ? '2 weeks' : '1 week',
  };
  VARIANTS.forEach((name, i) => {
    if ((seed * 7 + i) % 4 === 0) chosen[name] = 'On';
  });
  chosen['All Rumors'] = ['Off', 'Off', '+1 Enigma', '+2 Enigma', 'Or lose'][seed % 5];
  if (seed % 3 === 0)
    Object.assign(chosen, {
      Scenario: 'Mystery Islands',
      Complications: ['Off', 'Every other Round', 'Every Round'][((seed / 3) % 3) | 0],
    });
  if (seed % 4 === 0) Object.assign(chosen, { 'Adventure minutes': 1, 'Enigma alarm': 3, 'Insight alarm': 2, Rest: 'No limit' });
  return chosen;
}

const COUNT = sample(40, 1000);

describe('tales: random plays', function () {
  this.timeout(0);
  for (const kids of [2, 3, 4, 5])
    it(`with ${kids} Kids keep every invariant, resume and undo [TL-050, TL-051]`, () => {
      for (let seed = 1; seed <= COUNT; seed++) randomPlay(ready, { seed, answers: answers(kids, seed), steps: 45, holds });
    });
  it('of the set-up', () => {
    for (let seed = 1; seed <= COUNT / 5; seed++) randomPlay(game, { seed, answers: answers(2 + (seed % 4), seed), steps: 40, holds });
  });
  it('with corrections by the table never fail', () => {
    for (let seed = 1; seed <= COUNT; seed++)
      randomPlay(ready, { seed, answers: answers(2 + (seed % 4), seed), steps: 45, corrections: 10 });
  });
});

// What is asked before play [TL-001 to TL-004, TL-019], and the first state.
import { type Answers, fresh, lightOrFull, type SetupQuestion } from '../kit';
import { start, type Tales } from './state';

const scenarios = () => ['Bot Amok!', 'Mystery Islands', 'Scenario 3', 'Scenario 4', 'Scenario 5', 'Scenario 6', 'Scenario 7'];

/** The variants that are on or off, and what each changes. */
const variants = () => `Caring parents,Easier: at night each Kid may lose one more condition.
This might help,Easier: a helper with a fitting item adds one die more.
Just a bruise,Easier: conditions stay but do no harm.
Go home together,Easier: all at a HACKED Machine go HOME for 1 less.
Sucks to be you,Easier: a failure hits only the Kid who rolled.
Gradually worse,A new condition goes above the most severe one.
Just Machines,Abilities of Machines do not count.
Favorite lighter,Harder: an item used in a test is lost.
Erratic firmware,Harder: all Machines use the ERRATIC card.`;

const isFull = (answers: Answers) => answers.Mode === 'Full';
const isChosen = (answers: Answers) => answers.Variants === 'Choose';
const isSandbox = (answers: Answers) => answers.Scenario === 'Mystery Islands';

const alarmQuestion = (dial: string): SetupQuestion => ({
  name: `${dial} alarm`,
  dial: { min: 0, max: 99, start: 0 },
  changes: `Reminds you of the Diary when ${dial} gets there. 0: never.`,
});

export function questions(): SetupQuestion[] {
  const list: SetupQuestion[] = [
    lightOrFull('days, dials, tests.', 'Time and Machines, too.'),
    { name: 'Kids', dial: { min: 2, max: 5, start: 2 }, changes: 'How many Kids play.' },
    { name: 'Scenario', options: scenarios(), changes: 'The Scenario on your table.' },
    { name: 'Length', options: ['1 week', '2 weeks'], changes: 'How many Rounds there are.' },
    {
      name: 'Complications',
      options: ['Off', 'Every other Round', 'Every Round'],
      changes: 'When a Complications card is drawn.',
      when: isSandbox,
    },
    { name: 'Machines', dial: { min: 0, max: 6, start: 1 }, changes: 'Machines on the map at the start.', when: isFull },
    {
      name: 'Letters',
      options: ['On the table', 'In the device'],
      changes: 'In the device: you type the letters of Rumors and places.',
      when: isFull,
    },
    { name: 'Prompts', options: ['Full', 'Short'], changes: 'Short leaves out what only reminds.', when: isFull },
    alarmQuestion('Insight'),
    alarmQuestion('Enigma'),
    { name: 'Adventure minutes', dial: { min: 0, max: 90, start: 0 }, changes: 'A clock for each Adventure Phase. 0: none.' },
    { name: 'Rest', options: ['Once a Round', 'No limit'], changes: 'How often a Kid may REST in a Round.', when: isFull },
    { name: 'Variants', options: ['None', 'Choose'], changes: 'Rules that make it easier or harder. Choose lists them.' },
  ];
  for (const line of variants().split('\n')) {
    const [name, changes] = line.split(',');
    list.push({ name, changes, options: ['Off', 'On'], when: isChosen });
  }
  list.push(
    {
      name: 'All Rumors',
      options: ['Off', '+1 Enigma', '+2 Enigma', 'Or lose'],
      changes: 'Harder: what a Rumor that leaves the Track costs.',
      when: isChosen,
    },
    {
      name: 'Done by Monday',
      options: ['Off', 'On'],
      changes: 'Harder: two weeks but only six Rounds to win.',
      when: answers => isChosen(answers) && answers.Length === '2 weeks', // [TL-630]
    },
  );
  return list;
}

/** All that a table may choose, as the state names them. */
export const variantNames = () =>
  variants()
    .split('\n')
    .map(line => line.split(',')[0])
    .concat('Or lose', 'Done by Monday');

/** Those that the table plays. */
const chosenVariants = (answers: Answers) =>
  variantNames().filter(name => {
    if (name === 'Or lose') return answers['All Rumors'] === name;
    return answers[name] === 'On' && (name !== 'Done by Monday' || answers.Length === '2 weeks'); // [TL-630]
  });

export function begin(answers: Answers, kids: number): Tales {
  const own = start(answers, kids);
  own.variants = chosenVariants(answers);
  own.machines = (1 << answers.Machines) - 1;
  const s = fresh<Tales>(answers.Prompts === 'Full' ? 'setup.table' : 'setup.kids', kids, own, answers);
  if (s.light) {
    s.machines = s.reminders = 0; // Light leaves them on the table
    s.at = 'setup.kids';
  }
  return s;
}

// What is asked before play [HA-197], and the mission that the answers make.
import { type Answers, fresh, type SetupQuestion } from '../kit';
import { restart } from './run';
import { ALWAYS_SHORT, type Hadal } from './state';
import { startOfKept } from './tracks';
import { oddsWords, promptWords } from './words';

const FULL = 'Full: cards, too',
  LIGHT = 'Light: Azrak, tests';

const isFull = (answers: Answers) => answers.Mode === FULL;

export const questions = (): SetupQuestion[] => [
  { name: 'Mode', changes: 'How much the device does: all steps, or only Azrak and tests.', options: [FULL, LIGHT] },
  { name: 'Players', changes: 'How many of you play. Alone you lead two Receptacles.', dial: { min: 1, max: 4, start: 2 } },
  { name: 'Destiny', changes: 'Who draws Destiny: the device, or you from your own cards.', options: ['Device', 'Table'] },
  { name: 'Odds', changes: 'When a test shows its chances.', options: oddsWords(), when: answers => answers.Destiny === 'Device' },
  { name: 'Prompts', changes: 'Whether you are reminded of every step.', options: promptWords(), when: isFull },
  { name: 'Item register', changes: 'The device keeps who has which Item.', options: ['Off', 'On'], when: isFull },
  { name: 'Talk minutes', changes: 'A clock for the talk about the next location. 0: none.', dial: { min: 0, max: 15, start: 0 } },
];

export function begin(answers: Answers, seats: number): Hadal {
  const s = fresh<Hadal>('setup.receptacle', seats, startOfKept());
  s.light = answers.Mode === LIGHT ? 1 : 0;
  s.players = answers.Players;
  s.ownCards = answers.Destiny === 'Table' ? 1 : 0;
  s.odds = oddsWords().indexOf(answers.Odds);
  s.prompts = s.light ? ALWAYS_SHORT : promptWords().indexOf(answers.Prompts);
  s.register = !s.light && answers['Item register'] === 'On' ? 1 : 0;
  s.talkMinutes = answers['Talk minutes'];
  return restart(s);
}

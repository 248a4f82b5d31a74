// A game about to begin: what the answers of the set-up make of the values in the table of tracks. Printed values are guesses until the table confirms them.
import { type Answers, digits, each, fresh, get, put, oldStartOf as startOf } from '../kit';
import {
  ACTIVITY,
  AUGMENTS,
  CLASSES,
  COMPETITIVE,
  FACTIONS,
  KINDS,
  LOCKED,
  PROLOGUE,
  PROTOCOLS,
  SCENARIO,
  SPARED,
  type Tamashii,
  TRACE,
  VIRTUAL,
} from './state';
import { table } from './tracks';

export function begin(answers: Answers, seats: number): Tamashii {
  const mode = ['Prologue', 'Scenario', 'Competitive'].indexOf(answers.Game),
    rival = mode == COMPETITIVE,
    level = ['On the table', 'Counted', 'In the device'].indexOf(answers['Data tokens']),
    boss = ['None', 'Shinigami', 'Other'].indexOf(answers.Boss),
    protocols = answers['Learning Protocols'],
    pool = mode == SCENARIO ? Math.min(16, answers['Corrupted pool']) : 16,
    rest = 32 - 3 * seats; // basic tokens of a type that are in no Bag
  const own = startOf(table(), seats, () => []);
  Object.assign(own, {
    mode,
    level,
    terse: answers.Prompts == 'Short' ? 1 : 0,
    limit: answers['Planning minutes'],
    inPlay: ACTIVITY + (answers['Pool exhausted'] == 'Other' ? SPARED : 0),
    phase: -1,
    botStep: -1,
    time: rival ? 5 + 2 * ['Short', 'Medium', 'Long'].indexOf(answers.Length) : 0,
    timeGoverned: rival ? 1 : 0,
    corruptedPool: pool,
    corruptedBox: 16 - pool,
    boss,
    bossArmor: boss == 1 ? 6 : 0,
    shape: '45',
    supply: level ? digits([rest - seats, rest, rest, rest, 16]) : '',
    diceTokens: '',
    shapes: 0,
  });
  own.bossIntegrity = get(own, 'bossStart', seats - 1);
  for (const id of 'rolled hand aim job pattern vp'.split(' ')) own[id] = [];
  if (rival) own.vp = each(seats, 0);
  else {
    own.goals = '';
    own.goalVp = [];
  }
  if (seats < 2) {
    own.batteries = 5;
    own.botInPlay = 1;
    own.moved = '00'; // the second one is the bot's
  }
  if (mode != PROLOGUE)
    own.inPlay +=
      TRACE +
      (answers.Classes == 'Yes' ? CLASSES : 0) +
      (protocols == 'No' || (rival && protocols == 'Usual') ? 0 : PROTOCOLS) +
      (answers['Faction decks'] == 'Yes' ? FACTIONS : 0);
  for (let seat = 0; seat < seats && own.inPlay & CLASSES; seat++) put(own, 'augments', 2, seat * AUGMENTS); // the Starting Augments
  // dealt at once, so that a table may leave the checklist at any point; it names its Core Data there (TA-009, TA-011)
  for (let i = 0; i < seats * KINDS && level; i++) {
    own.bag += i % KINDS > 3 ? 0 : i % KINDS ? 3 : 4;
    own.launcher += 0;
    own.dump += 0;
  }
  for (let i = 0; i < seats * 20 && level == VIRTUAL; i++) own.grid += i % 5 > 3 ? LOCKED : 0;
  return fresh<Tamashii>('setup.values', seats, own);
}

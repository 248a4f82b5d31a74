// What is asked before play, and the first state.
import { type Answers, fresh, lightOrFull, type SetupQuestion } from '../kit';
import { start, type Tamashii } from './state';

export function questions(): SetupQuestion[] {
  const isFull = (answers: Answers) => answers.Mode === 'Full',
    later = (answers: Answers) => isFull(answers) && answers.Game !== 'Prologue',
    yesNo = ['Yes', 'No'];
  return [
    lightOrFull('Trace, fights, wounds.', 'every value.'),
    { name: 'Players', changes: 'How many of you play.', dial: { min: 1, max: 4, start: 2 } },
    {
      name: 'Game',
      changes: 'What you play. The Prologue teaches the game.', // [TA-003]
      options: ['Prologue', 'Scenario', 'Competitive'],
      when: answers => answers.Players > 1,
    },
    {
      name: 'Game',
      changes: 'What you play. The Prologue teaches the game.',
      options: ['Prologue', 'Scenario'], // [TA-002]
      when: answers => answers.Players === 1,
    },
    {
      name: 'Length',
      changes: 'How long the Time track is.',
      options: ['Short', 'Medium', 'Long'],
      start: 1,
      when: answers => answers.Game === 'Competitive',
    },
    {
      name: 'Corrupted pool',
      changes: 'The number on the scenario sheet.',
      dial: { min: 0, max: 16, start: 16 },
      when: answers => answers.Game === 'Scenario',
    },
    {
      name: 'Pool exhausted',
      changes: 'What happens when no Corrupted is left. The sheet tells.',
      options: ['Lost', 'Other'],
      when: answers => answers.Game !== 'Competitive',
    },
    {
      name: 'Data tokens',
      changes: 'Who draws and holds them: you, or the device.',
      options: ['On the table', 'In the device'],
      when: isFull,
    },
    { name: 'Classes', changes: 'Whether you play with Class cards.', options: yesNo, when: later },
    {
      name: 'Learning Protocols',
      changes: 'Whether each of you draws one.',
      options: ['Usual', 'Yes', 'No'],
      when: later,
    },
    { name: 'Faction decks', changes: 'Whether Faction decks are on the table.', options: yesNo, when: later },
    { name: 'Boss', changes: 'Whether the scenario has a boss.', options: ['None', 'Shinigami', 'Other'], when: isFull },
    { name: 'Planning minutes', changes: 'A clock for Program. 0: none.', dial: { min: 0, max: 15, start: 0 } },
  ];
}

/** For 1 to 4 players [TA-001]. */
export function seats(answers: Answers): number {
  if (!(answers.Players >= 1 && answers.Players <= 4)) throw new Error('Tamashii is for 1 to 4 players.');
  return answers.Players;
}

export function begin(answers: Answers, players: number): Tamashii {
  const s = fresh<Tamashii>('setup.ready', players, start(answers, players), answers);
  s.bossFull = s.bossIntegrity = s.bossStart[players - 1];
  return s;
}

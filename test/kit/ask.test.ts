import assert from 'node:assert/strict';
import {
  type Answers,
  type AnyGame,
  answersBy,
  goesOn,
  isAsked,
  offeredOf,
  type Question,
  questionOf,
  type State,
  seatsOf,
  usualOf,
} from '../../games/kit';

const game = {
  questions: () => [
    { name: 'Players', dial: { min: 1, max: 4, start: 2 } },
    { name: 'Winter', options: ['Mild', 'Hard'] },
    { name: 'Snow', options: ['Off', 'On'], when: (answers: Answers) => answers.Winter === 'Hard' },
  ],
  seats: (answers: Answers) => answers.Players,
} as unknown as AnyGame;

describe('a question', () => {
  const ask: Question = {
    say: 'What?',
    options: [{ label: 'Fly', not: 'No wings' }, false, { label: 'Run' }, { label: 'Hide', usual: true, not: '' }],
    then: 'next',
  };

  it('has no options that do not exist here', () => {
    assert.deepEqual(questionOf(game, {} as State, { ...ask }).options?.length, 3);
  });

  it('offers what the rules do not forbid, and starts at the usual answer', () => {
    const asked = questionOf(game, {} as State, { ...ask });
    assert.deepEqual(
      offeredOf(asked).map(option => option.label),
      ['Run', 'Hide'],
    );
    assert.equal(usualOf(asked), 2);
    assert.equal(usualOf({ say: 'What?', options: [{ label: 'Run' }] }), 0);
  });

  it('goes on when there is something to answer', () => {
    assert.deepEqual([goesOn(ask), goesOn({ say: 'Done', then: 'a' }), goesOn({ say: 'Dawn' })], [true, true, false]);
  });
});

describe('the answers before play', () => {
  it('come by the names of their questions, options in words', () => {
    assert.deepEqual(answersBy(game.questions(), [3, 1, 0]), { Players: 3, Winter: 'Hard', Snow: 'Off' });
    assert.equal(seatsOf(game, [3, 1, 0]), 3);
  });

  it('decide what else is asked', () => {
    const snow = game.questions()[2];
    assert.deepEqual([isAsked(game.questions(), snow, [2, 0, 0]), isAsked(game.questions(), snow, [2, 1, 0])], [false, true]);
  });

  it('of two questions with one name are those of the one that is asked', () => {
    const twice = {
      ...game,
      questions: () => [
        { name: 'Players', dial: { min: 1, max: 4, start: 2 } },
        { name: 'Game', options: ['Race', 'Duel'], when: (answers: Answers) => answers.Players > 1 },
        { name: 'Game', options: ['Puzzle'], when: (answers: Answers) => answers.Players === 1 },
      ],
    };
    assert.deepEqual(answersBy(twice.questions(), [2, 1, 0]), { Players: 2, Game: 'Duel' });
    assert.deepEqual(answersBy(twice.questions(), [1, 1, 0]), { Players: 1, Game: 'Puzzle' });
  });
});

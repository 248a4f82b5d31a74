import assert from 'node:assert/strict';
import { choose, type Game, questionsOf } from '../../games/kit';

describe('a question with choices', () => {
  it('offers what is allowed in its order, and keeps the reason against the rest', () => {
    const next = () => 'a';
    const ask = choose({ say: 'What?' }, [['Run', next], 0, ['Hide', 'b', 'Nowhere to hide'], false, ['Wait', 'c', '']]);
    assert.deepEqual(ask.pick, [
      ['Run', next],
      ['Wait', 'c', ''],
    ]);
    assert.deepEqual(ask.cannot, [['Hide', 'Nowhere to hide']]);
  });

  it('says nothing of reasons when all is allowed', () => {
    assert(!('cannot' in choose({ say: 'What?' }, [['Run', 'a']])));
  });
});

describe('the questions before play', () => {
  it('are the list, or what the game builds when they are asked for', () => {
    const one = [{ name: 'Players' }],
      game = { setup: one } as unknown as Game<any>;
    assert.equal(questionsOf(game), one);
    assert.deepEqual(questionsOf({ ...game, setup: [], questions: () => [{ name: 'Length' }] }), [{ name: 'Length' }]);
  });
});

// Where a question of the first edition has its result: in capitals.
import { strict as assert } from 'node:assert';
import { type Cue, fromOld } from '../../../games/kit';

describe('the result in a question of the first edition', () => {
  const result = (say: string, cue?: Cue, then?: string) => fromOld({ say, cue, then }).result;

  it('is what stands in capitals at the beginning of a row, where it went well or badly', () => {
    assert.equal(result('SUCCESS\n7 vs 5', 'good', 'next'), 'SUCCESS');
    assert.equal(result('Ann against 5\nNO SUCCESS and 2 left', 'bad', 'next'), 'NO SUCCESS');
    assert.equal(result('ESCAPED! Ann wins', 'good', 'next'), 'ESCAPED!');
  });

  it('has no full stop', () => assert.equal(result('FAIL. Push?', 'bad', 'next'), 'FAIL'));

  it('is told at the end of the game without a cue', () => assert.equal(result('GAME OVER\nAda wins'), 'GAME OVER'));

  it('is not what a question asks in capitals, and no short word', () => {
    assert.equal(result('YOUR FRAME\nWhich?', 'turn', 'next'), undefined);
    assert.equal(result('Ann has 3 OK', 'good', 'next'), undefined);
    assert.equal(result('OK Ann', 'good', 'next'), undefined);
  });

  it('has a way up where an answer is called Back', () => {
    const ask = fromOld({
      say: '?',
      pick: [
        ['Buy', 'a'],
        ['Back', 'b'],
      ],
    });
    assert.deepEqual(
      ask.options!.map(option => option && !!option.back),
      [false, true],
    );
  });
});

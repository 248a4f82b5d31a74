// What npm run size says of the variables that a play takes, and when it refuses them.
import { strict as assert } from 'node:assert';
import { type Kind, notLikeBoard } from '../../tools/bench/kind';
import { isOver, type Played, peakOf, told } from '../../tools/measure/peaks';
import { need } from '../needs';

const PLAYED: Played = { game: 'hadal', what: 'example round', seed: 1, lines: ['new hadal', 'ok', 'press back', 'press ok'] };
const BOARD: Kind = { size: 14, sized: true, flash: { addr: 0x10000000, length: 0x100000 }, telnet: false };

describe('the variables of a play', function () {
  this.timeout(120_000);

  it('may be 3,600, and not one more', () => {
    assert.equal(isOver({ peak: 3600, at: 2, ranOut: 0 }), false);
    assert.equal(isOver({ peak: 3601, at: 2, ranOut: 0 }), true);
  });

  it('are too many where they ran out, whatever was seen before', () => assert.equal(isOver({ peak: 3000, at: 2, ranOut: 3 }), true));

  it('are told with the line that took them, and with what is wrong', () => {
    assert.equal(told(PLAYED, { peak: 3600, at: 2, ranOut: 0 }), 'hadal     example round   3,600 at line 2, "ok"');
    assert.match(told(PLAYED, { peak: 3612, at: 3, ranOut: 0 }), /3,612 at line 3, "press back", OVER by 12$/);
    assert.match(told(PLAYED, { peak: 3612, at: 3, ranOut: 4 }), /3,612 at line 3, "press back", OUT OF MEMORY at line 4, "press ok"$/);
    assert.match(told(PLAYED, { peak: 3612, at: 3, ranOut: 4, why: 'OUT OF STACK' }), /, OUT OF STACK at line 4, "press ok"$/);
  });

  it("are a board's only where a variable has 14 bytes and there are as many as a board has", () => {
    assert.equal(notLikeBoard(BOARD), '');
    assert.match(notLikeBoard({ ...BOARD, size: 27 }), /variables of 27 bytes, a board of 14.*no bound is held/);
    assert.match(notLikeBoard({ ...BOARD, sized: false }), /cannot be told how many variables it has.*no bound is held/);
  });

  it('are counted on the interpreter, and it is seen when they run out', async function () {
    need(this, 'sizedInterpreter');
    const enough = await peakOf(PLAYED, 4000),
      few = await peakOf(PLAYED, enough.peak - 100);
    assert.equal(enough.ranOut, 0);
    assert.ok(enough.peak > 2000 && enough.peak < 4000, `${enough.peak} variables`);
    assert.ok(enough.at > 0);
    assert.ok(few.ranOut > 0, `${few.peak} variables`);
  });
});

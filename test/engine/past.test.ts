// Steps that are kept in memory for undo and redo, when something is wrong with them or with the flash below: nothing is lost.
import { strict as assert } from 'node:assert';
import { begin } from '../play';
import { emberfall } from '../toys/emberfall';

/** A text that memory has not kept whole. */
const TORN = '{"entry":[0,1],"other":{"em';

/** A play of four steps, and its states: the last one is on the table. */
function played() {
  const game = begin(emberfall),
    states = [JSON.stringify(game.s)];
  const done = () => states.push(JSON.stringify(game.s));
  game.ok();
  done();
  game.pick('Take 2 embers');
  done();
  for (const name of ['Ada', 'Zora']) {
    game.session.rename(0, name, 1);
    done();
  }
  game.session.settle();
  return { game, states, now: () => JSON.stringify(game.s), past: game.session._past };
}

describe('a kept step that cannot be read', () => {
  for (const text of [TORN, '', 'null', '7', '{}'])
    it(`is read from flash: ${text || 'nothing at all'}`, () => {
      const { game, states, now, past } = played();
      past._steps[3] = text;
      assert.equal(game.session.undo(), 'Name Zora');
      assert.equal(now(), states[3]);
      assert.equal(game.session.undo(), 'Name Ada');
      assert.equal(now(), states[2]);
      assert.ok(game.session.redo());
      assert.ok(game.session.redo());
      assert.equal(now(), states[4]);
      game.crash();
      assert.equal(now(), states[4]);
    });

  it('is read from flash on the way forth', () => {
    const { game, states, now, past } = played();
    game.session.undo();
    past._steps[3] = TORN;
    assert.equal(game.session.redo(), 'Name Zora');
    assert.equal(now(), states[4]);
  });

  it('among several on one way leaves nothing half done', () => {
    const { game, states, now, past } = played();
    past._steps[1] = TORN;
    assert.equal(past.go(4, 0, game.s), false);
    assert.equal(now(), states[4]);
    assert.equal(past.has(3), false); // none of them is trusted any more
    for (const before of states.slice(0, -1).toReversed()) {
      game.session.undo();
      assert.equal(now(), before);
    }
  });

  it('of the last answer, whose state was not kept whole, is not kept, and the next answer goes on', () => {
    const { game, now, past } = played();
    game.session.rename(1, 'Mia', 1);
    past._fresh!.before = TORN;
    game.session.rename(1, 'Ola', 1);
    assert.equal(game.s.names[1], 'Ola');
    game.session.undo();
    assert.equal(game.s.names[1], 'Mia');
    const mia = now();
    game.session.undo();
    assert.notEqual(game.s.names[1], 'Mia');
    game.session.redo();
    assert.equal(now(), mia);
  });
});

describe('an undo while the flash fails', () => {
  /** What fails, and whether the steps are in memory. */
  const ways: [string, boolean, 'read' | 'write'][] = [
    ['to take a note, with the steps in memory', true, 'write'],
    ['to take a note, with none in memory', false, 'write'],
    ['to tell what it holds, with none in memory', false, 'read'],
  ];
  for (const [what, kept, call] of ways)
    it(`${what}: a sentence, and the play is as it was`, () => {
      const { game, states, now } = played(),
        { flash } = game,
        works = flash[call];
      if (!kept) game.session.forget();
      flash[call] = () => {
        throw new Error('The flash memory does not answer. Switch the device off and on.');
      };
      for (let i = 0; i < 3; i++) assert.throws(() => game.session.undo(), /^Error: The flash memory does not answer/);
      assert.equal(now(), states[4]);
      assert.equal(game.session.journal.depth, 4);
      Object.assign(flash, { [call]: works });
      for (const before of states.slice(0, -1).toReversed()) {
        game.session.undo();
        assert.equal(now(), before);
      }
      for (const after of states.slice(1)) {
        game.session.redo();
        assert.equal(now(), after);
      }
      game.crash();
      assert.equal(now(), states[4]);
    });

  it('again, when it fails while it is done again', () => {
    const { game, states, now } = played(),
      { write } = game.flash;
    for (const shrink of [false, true]) {
      game.session.undo();
      if (shrink) game.session.forget();
      game.flash.write = () => {
        throw new Error('The flash memory did not keep this.');
      };
      assert.throws(() => game.session.redo(), /did not keep/);
      assert.equal(now(), states[3]);
      game.flash.write = write;
      game.session.redo();
      assert.equal(now(), states[4]);
    }
  });
});

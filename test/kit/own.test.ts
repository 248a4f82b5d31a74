// On Espruino every object has members that Node has not: `on`, `emit`, `clone` and others. A map that is asked for such a name has to say what it holds, and nothing else.
import { strict as assert } from 'node:assert';
import { faultIn } from '../../games/engine';
import { each, fresh, type Game, type State } from '../../games/kit';
import { begin } from '../play';

const MEMBERS = ['on', 'emit', 'clone', 'removeListener', 'removeAllListeners'];

/** Runs a test as if every object had the members that it has on Espruino. */
function asOnEspruino(test: () => void): void {
  for (const name of MEMBERS)
    Object.defineProperty(Object.prototype, name, { value: () => 'native', configurable: true, writable: true, enumerable: false });
  try {
    test();
  } finally {
    for (const name of MEMBERS) delete (Object.prototype as { [name: string]: unknown })[name];
  }
}

interface Toy extends State {
  on: number;
  emit: number;
  clone: number[];
}

const TABLE = `
on: Stands on, up to 9
emit: Light, up to 9
clone: Sheep, each seat, up to 9
`;

/** A step is called as a member of every object, too. */
const toy: Game<Toy> = {
  id: 'toy',
  title: 'Toy',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [],
  seats: () => 2,
  begin: (_, seats) => fresh<Toy>('a.first', seats, { on: 3, emit: 0, clone: each(seats, 0) }),
  tables: () => [TABLE],
  phases: () => [{ step: 'a.first', name: 'First' }],
  status: () => '',
  chapters: {
    a: () => ({
      first: () => ({ say: 'First?', then: 'clone' }),
      clone: (_, t) => ({ say: 'Clone?', then: () => (t.add('on', 1) ? 'first' : 'clone') }),
    }),
  },
};

describe('a name that every object of Espruino has', () => {
  it('can be that of a track, before and after the play has kept it', () =>
    asOnEspruino(() => {
      const { session } = begin(toy);
      for (let i = 0; i < 2; i++) {
        assert.equal(session.track('on').name, 'Stands on');
        assert.equal(session.track('clone').name, 'Sheep');
      }
    }));

  it('is no track where the game has none of it', () =>
    asOnEspruino(() => {
      const { session } = begin(toy);
      assert.equal(session.track('removeListener'), undefined);
      assert.throws(() => session.correct('removeListener', 0, 1, 0), /There is no track "removeListener"/);
    }));

  it('can be that of a step', () =>
    asOnEspruino(() => {
      const game = begin(toy);
      game.ok();
      assert.equal(game.says(), 'Clone?');
      game.ok();
      assert.deepEqual([game.says(), game.s.on], ['First?', 4]);
    }));

  it('is no step where the chapter has none of it', () =>
    asOnEspruino(() => {
      const { session, s } = begin(toy);
      s.at = 'a.emit';
      session.rest();
      assert.throws(() => session.ask(), /These rules have no step "a\.emit"/);
    }));

  it('hides no value that cannot be', () =>
    asOnEspruino(() => {
      const { s } = begin(toy);
      assert.equal(faultIn(toy as never, s as never), '');
      s.on = -200;
      assert.equal(faultIn(toy as never, s as never), 'on');
    }));
});

// Memory runs out in the middle of something: Espruino breaks off there, and neither catch nor finally comes. What is left in memory must be what is stored, or be known not to be.
import { strict as assert } from 'node:assert';
import { openJournal, openRing, readAgain, rollsBefore, Session } from '../../games/engine';
import { fresh, type Game, type State } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { begin, type Player } from '../play';

type Thing = { [name: string]: unknown };

/** What an object held, so that it can be put back into the same object: others refer to it. */
interface Held {
  thing: Thing;
  values: Thing;
}

/** All that can be changed of a session, as it is now. Rules and the hardware stay as they are. */
function heldBy(session: Session): Held[] {
  const held: Held[] = [],
    seen = new Set<unknown>([session.game, session.journal._ring.flash]),
    wait: unknown[] = [session];
  while (wait.length) {
    const thing = wait.pop();
    if (!thing || typeof thing !== 'object' || seen.has(thing)) continue;
    seen.add(thing);
    held.push({ thing: thing as Thing, values: { ...(thing as Thing) } });
    wait.push(...Object.values(thing));
  }
  return held;
}

function putBack(held: Held[]): void {
  for (const { thing, values } of held) {
    if (Array.isArray(thing)) thing.length = 0;
    for (const name of Object.keys(thing)) if (!ArrayBuffer.isView(thing)) delete thing[name];
    Object.assign(thing, values);
  }
}

/** Called whenever something may be broken off: memory is asked for, flash is used, a rule is in the middle of its work. */
let moment = () => {};

interface Toy extends State {
  coins: number;
  fell: number[];
}

const toy: Game<Toy> = {
  id: 'toy',
  title: 'Toy',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [],
  seats: () => 2,
  phases: () => [{ step: 'a.toss', name: 'Toss' }],
  tables: () => ['\ncoins: up to 999\n'],
  begin: () => fresh<Toy>('a.toss', 2, { coins: 0, fell: [] }),
  status: () => '',
  chapters: {
    a: () => ({
      toss: (s, t) => ({
        say: 'Toss?',
        options: [
          {
            label: 'Toss',
            then() {
              s.coins++;
              moment();
              s.fell = t.roll(2, 6);
              moment();
              t.add('coins', s.fell[0]);
              moment();
              return 'toss';
            },
          },
          {
            label: 'Break',
            then() {
              s.coins = 99;
              moment();
              throw new Error('broken rule');
            },
          },
          { label: 'Rest', then: 'b.rest' },
        ],
      }),
    }),
    b: () => ({ rest: () => ({ say: 'Rest', then: 'a.toss' }) }),
  },
};

type Play = Player<Toy>;

/** A play with some steps behind it, two of them undone. */
function started(): Play {
  const play = begin(toy);
  for (let i = 0; i < 6; i++) {
    play.pick('Toss', 'Rest');
    play.ok();
  }
  play.session.correct('coins', 0, 30, 1);
  play.session.undo();
  play.session.undo();
  return play;
}

/** Does something, and leaves memory and flash as they were at a moment of it. False: there were not so many moments. */
function breakOff({ flash, session }: Play, at: number, deed: () => void): boolean {
  const { parse, stringify } = JSON,
    { write, read } = flash;
  let moments = 0,
    held: Held[] | undefined,
    bytes: Uint8Array | undefined;
  moment = () => {
    if (moments++ !== at) return;
    held = heldBy(session);
    bytes = flash.bytes.slice();
  };
  /** Before it and after it. */
  const around =
    <Args extends unknown[], Made>(job: (...args: Args) => Made) =>
    (...args: Args): Made => {
      moment();
      const made = job(...args);
      moment();
      return made;
    };
  Object.assign(JSON, { parse: around(parse), stringify: around(stringify) });
  flash.write = around(write.bind(flash));
  flash.read = (from, length) => {
    moment();
    return read.call(flash, from, length);
  };
  try {
    deed();
  } catch (_) {
    // it may fail in the end
  } finally {
    moment = () => {};
    Object.assign(JSON, { parse, stringify });
    Object.assign(flash, { write, read });
  }
  if (!held || !bytes) return false;
  putBack(held);
  flash.bytes.set(bytes);
  return true;
}

const told = ({ journal, _s }: Session) => JSON.stringify([_s, journal.depth, journal.top]);

/** The play as flash has it. */
function stored({ flash, owner, fate }: Play): string {
  const session = new Session(toy as never, openJournal(openRing(flash, crc32), owner), fate);
  return told(session);
}

const DEEDS: [name: string, deed: (play: Play) => void][] = [
  ['an answer with dice', play => play.session.answer(0, 1)],
  ['an answer that fails', play => play.session.answer(1, 1)],
  ['a correction', play => play.session.correct('coins', 0, 50, 1)],
  ['an undo', play => play.session.undo()],
  [
    'an undo that reads the play',
    play => {
      play.session.forget();
      play.session.undo();
    },
  ],
  ['a redo', play => play.session.redo()],
  [
    'a redo that reads the play',
    play => {
      play.session.forget();
      play.session.redo();
    },
  ],
  [
    'the log of inputs without words',
    ({ session, session: { journal } }) => {
      const { line } = journal;
      journal.line = () => undefined;
      try {
        session.log(5);
      } finally {
        journal.line = line;
      }
    },
  ],
  ['the rolls', play => rollsBefore(play.session, play.session.journal.depth - 3)],
  [
    'an answer that stores the whole state',
    ({ session }) => {
      session.journal._since = 9999; // bytes since the last one
      session.answer(0, 1);
    },
  ],
  [
    'an answer that begins a page',
    ({ session }) => {
      const { _ring, _page } = session.journal;
      _ring._end[_page] = _ring.page - 200; // no room for a state
      session.answer(0, 1);
    },
  ],
  [
    'an answer with dice by hand',
    ({ session, fate }) => {
      session.journal._since = 9999; // it is rehearsed before the state is stored
      fate.byHand = true;
      for (let i = 0; i < 3; i++) {
        session.answer(0, 1);
        fate.given.push(3);
      }
    },
  ],
];

/** After it was broken off: what is on the table is what is stored, or that is seen and mended. Returns whether it was seen. */
function checkTable(play: Play, where: string): boolean {
  const { session } = play,
    seen = !session.whole;
  if (seen) {
    assert.throws(() => session.correct('coins', 0, 1, 1), /Memory ran out/, 'nothing is stored before that');
    readAgain(session);
  }
  assert.equal(told(session), stored(play), where);
  return seen;
}

/** The play goes on, there and back. */
function playOn(play: Play, where: string): void {
  const { session } = play;
  session.correct('coins', 0, 77, 1);
  for (const way of ['undo', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'redo'] as const) {
    session[way]();
    assert.equal(told(session), stored(play), `${where}, ${way}`);
  }
  assert.equal((session.state() as Toy).coins, 77);
}

/** How many moments it has, and at how many of them a state was left that is not the one that is stored. */
function breakOffEverywhere(name: string, deed: (play: Play) => void, steps: number): [moments: number, seen: number] {
  let seen = 0;
  for (let at = 0; ; at++) {
    const play = started(),
      where = `${name}, moment ${at}`;
    if (!steps) play.session.keepSteps(0);
    if (!breakOff(play, at, () => deed(play))) return [at, seen];
    if (checkTable(play, where)) seen++;
    playOn(play, where);
  }
}

describe('what is broken off', function () {
  this.timeout(20_000);
  for (const [name, deed] of DEEDS) {
    it(`in ${name} is seen, and mended from flash`, () => {
      const [moments, seen] = breakOffEverywhere(name, deed, 12);
      assert(moments > 3 && seen > 0, `${seen} of ${moments}`);
    });

    it(`in ${name} is seen where memory is too short for steps, too`, () => {
      const [moments, seen] = breakOffEverywhere(name, deed, 0);
      assert(moments > 3 && seen > 0, `${seen} of ${moments}`);
    });
  }

  it('in the log leaves the table alone: what it tells is stored', () => {
    const [moments, seen] = breakOffEverywhere('the log', play => play.session.log(5), 12);
    assert(moments > 3);
    assert.equal(seen, 0);
  });
});

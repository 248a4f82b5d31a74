// What inputs have changed is stored behind them: a play that is read from it is the one that the rules would make of its inputs.
import { strict as assert } from 'node:assert';
import { catalogue, MOST_PLAYS } from '../../firmware/shell';
import { type Journal, newPlay, openJournal, openRing, Session } from '../../games/engine';
import { WHOLE } from '../../games/engine/scan';
import { type AnyGame, goesOn, offeredOf } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { BUNDLES } from '../../tools/bundles';
import { answerAny, begin, type Player } from '../play';
import { chance } from '../random';
import { emberfall } from '../toys/emberfall';
import { harbours } from '../toys/harbours';

type Reader = Parameters<Journal['read']>[2];

const NO_DICE = { forced: [], byHand: false, given: [], wanted: 0 };

/** The play of this depth as a session reads it; `line` stands between the flash and the session. */
function readAt(player: Player<unknown>, game: AnyGame, depth: number, line?: (reader: Reader) => Reader['line']): Session {
  const journal = openJournal(openRing(player.flash, crc32), player.owner),
    read = journal.read.bind(journal);
  journal.depth = depth;
  if (line) journal.read = (start, until, reader) => read(start, until, { ...reader, line: line(reader) });
  return new Session(game, journal, NO_DICE);
}

const stateOf = (session: Session) => JSON.stringify(session.state());

const BACK = 9; // steps that a table goes back where the game is over and stays so

/** Answers, undone steps, branches, phases that the table goes to, and new names. */
function playOn(player: Player<unknown>, game: AnyGame, random: (n: number) => number, steps: number): void {
  for (let i = 0; i < steps; i++) {
    const { session } = player,
      ask = session.ask(),
      way = random(20);
    if (way === 0) session.undo();
    else if (way === 1) session.redo();
    else if (way === 2) session.rename(0, `N${i}`, 2);
    else if (way === 3 || !goesOn(ask)) session.jump(game.phases(session.state())[0]!.step, 1);
    else if (ask.options) answerAny(session, random(offeredOf(ask).length), random(9));
    else if (ask.dial) session.answer(ask.dial.min + random(ask.dial.max - ask.dial.min + 1), random(9));
    else answerAny(session, 0, random(9));
    for (let back = 0; back < BACK && !goesOn(session.ask()); back++) session.undo();
    if (random(3) === 0) session.keep(24);
    if (i % 50 === 49) player.crash();
  }
}

const games: [string, AnyGame][] = [
  ['Emberfall', emberfall as unknown as AnyGame],
  ['Harbours', harbours as unknown as AnyGame],
  ...catalogue().map(({ id, title }): [string, AnyGame] => [title, BUNDLES[id]!]),
];

describe('a play that is read from what inputs have changed', function () {
  this.timeout(120_000);

  for (const [title, game] of games)
    it(`of ${title} has the states that the rules make, at every depth`, () => {
      const player = begin(game, {}, 4) as Player<unknown>;
      playOn(player, game, chance(7), 150);
      const journal = openJournal(openRing(player.flash, crc32), player.owner);
      let told = 0,
        played = 0;
      for (let depth = journal.bottom(); depth <= journal.depth; depth++) {
        const own = readAt(player, game, depth, reader => (line, to, effect) => {
          if (effect) told++;
          else played++;
          reader.line(line, to, effect);
        });
        const ruled = readAt(player, game, depth, reader => (line, to) => reader.line(line, to, ''));
        assert.equal(stateOf(own), stateOf(ruled), `at ${depth}`);
      }
      assert(told > 10 * played, `${told} lines had what they changed, ${played} had not`);
    });

  for (const [title, game] of games)
    it(`of ${title} is told in the log with the words that the rules would find`, () => {
      const player = begin(game, {}, 4) as Player<unknown>;
      playOn(player, game, chance(3), 60);
      const { session } = player,
        stored = session.log(40),
        { line } = session.journal;
      let asked = 0;
      session.journal.line = () => {
        asked++;
        return undefined;
      };
      const found = session.log(40);
      session.journal.line = line;
      assert(asked > 0);
      // a player is called as today in one and as in that moment in the other
      const bare = (list: string[]) => list.map(one => one.replace(/, (N\d+|[A-Z][a-z]+(?: \d)?)( \[|$)/, '$2'));
      assert.deepEqual(bare(stored), bare(found));
    });
});

describe('what an input has changed', () => {
  const started = () => {
    const player = begin(emberfall) as Player<unknown>;
    playOn(player, emberfall as unknown as AnyGame, chance(5), 30);
    return player;
  };

  for (const [what, forged] of [
    ['is no list', '{'],
    ['names a value that there is not', '99,1'],
    ['names a cell that there is not', '"2.99",1'],
    ['is a value that no play can have', '0,"nowhere.here"'],
    ['is a value out of its range', '3,99999'],
    ['draws more dice than there can be', '"6+",1000000'],
  ] as const)
    it(`and ${what} is not believed: the input is played`, () => {
      const player = started();
      player.session.rename(0, 'Mia', 2);
      player.session.keep(99);
      const now = stateOf(player.session),
        { depth } = player.session.journal;
      let seen = 0;
      const own = readAt(player, emberfall as unknown as AnyGame, depth, reader => (line, to, effect) => {
        if (effect && to === depth) seen++;
        reader.line(line, to, effect && to === depth ? forged : effect);
      });
      assert(seen > 0);
      assert.equal(stateOf(own), now);
    });

  it('and is damaged on flash is noticed by its checksum: the input is played, and nothing is lost', () => {
    const player = started(),
      { session, flash } = player;
    session.rename(0, 'Mia', 2);
    session.keep(99);
    const { depth } = session.journal,
      mark = new TextEncoder().encode('"Mia"'),
      at = flash.bytes.findLastIndex((_, i) => mark.every((byte, n) => flash.bytes[i + n] === byte)); // the effect stands behind the input
    flash.bytes[at + 1] = 0;
    flash.bytes[at + 2] = 0;
    session.rename(1, 'Ola', 2);
    const now = stateOf(session),
      found: string[] = [];
    const own = readAt(player, emberfall as unknown as AnyGame, depth + 1, reader => (line, to, effect) => {
      if (to === depth) found.push(effect);
      reader.line(line, to, effect);
    });
    assert.deepEqual(found, ['']);
    assert.equal(stateOf(own), now);
    assert.equal(own.journal.damaged, WHOLE);
  });

  it('tells of the dice stream only how many were drawn', () => {
    const player = started(),
      { session } = player;
    const effects: string[] = [];
    readAt(player, emberfall as unknown as AnyGame, session.journal.depth, reader => (line, to, effect) => {
      effects.push(effect);
      reader.line(line, to, effect);
    });
    assert(
      effects.some(effect => /"\d+\+",\d/.test(effect)),
      effects.join('\n'),
    );
    assert(!effects.some(effect => /-?\d{8}/.test(effect)), effects.join('\n'));
  });

  it('is stored by itself while nobody presses, and not once more with the next input', () => {
    const player = started(),
      { session, flash } = player;
    session.rename(0, 'Mia', 2);
    const depth = session.journal.depth;
    session.keep(99);
    flash.written = 0;
    session.keep(99);
    assert.equal(flash.written, 0);
    session.rename(0, 'Ola', 2);
    assert.match(session.journal.line(depth + 1)!, /\t$/);
    const told: string[] = [];
    const own = readAt(player, emberfall as unknown as AnyGame, depth + 1, reader => (line, to, effect) => {
      if (to === depth) told.push(effect);
      reader.line(line, to, effect);
    });
    assert.equal(told.length, 1);
    assert.notEqual(told[0], '');
    assert.equal(stateOf(own), stateOf(session));
  });

  it('comes with the whole state where many inputs came since: then none has to be read', () => {
    const player = started();
    player.session.rename(0, 'Mia', 2);
    player.session.keep(1);
    let lines = 0;
    readAt(player, emberfall as unknown as AnyGame, player.session.journal.depth, reader => (...told) => {
      lines++;
      reader.line(...told);
    });
    assert.equal(lines, 0);
  });

  it('is not stored where the places for plays are nearly all taken: then 200 steps can be undone', () => {
    const player = started(),
      ring = openRing(player.flash, crc32);
    const last = () => {
      player.crash();
      player.session.rename(0, 'Nobody', 2);
      return player.session.journal.line(player.session.journal.depth)!;
    };
    assert.match(last(), /\t/);
    for (let i = 1; i < MOST_PLAYS; i++) newPlay(ring, 'emberfall', 1, `Other ${i}`, player.session.state());
    assert.doesNotMatch(last(), /\t/);
  });
});

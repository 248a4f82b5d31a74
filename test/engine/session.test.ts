import { strict as assert } from 'node:assert';
import { LATE } from '../../games/engine';
import { fresh, type Game, type State } from '../../games/kit';
import { answerAny, begin, shown } from '../play';
import { emberfall } from '../toys/emberfall';
import { harbours } from '../toys/harbours';

interface Toy extends State {
  coins: number;
}

const toy: Game<Toy> = {
  id: 'toy',
  title: 'Toy',
  version: 1,
  seatNames: 'A,B',
  questions: () => [],
  seats: () => 2,
  phases: () => [
    { step: 'a.toss', name: 'Toss' },
    { step: 'a.rich', name: 'Rich' },
  ],
  tables: () => ['\ncoins: up to 9\n'],
  begin: () => fresh<Toy>('a.toss', 2, { coins: 0 }),
  interrupts: { 'a.rich': s => s.coins >= 9 },
  status: () => '',
  chapters: {
    a: () => ({
      toss: (s, t) => ({
        say: 'Toss?',
        options: [
          {
            label: 'Toss',
            then() {
              t.add('coins', t.die(6));
              return 'toss';
            },
          },
          {
            label: 'Break',
            then() {
              s.coins = 99;
              throw new Error('broken rule');
            },
          },
          { label: 'Peek', then: 'peek' },
          { label: 'Shop', then: 'b.shop>b.bank>toss' },
        ],
      }),
      peek: (_, t) => ({ say: `You see ${t.die(6)}`, then: 'toss' }),
      rich: () => ({ say: 'Rich' }),
    }),
    b: () => ({
      shop: () => ({
        say: 'Shop',
        options: [
          { label: 'Done', then: '<' },
          { label: 'Again', then: 'shop><' },
        ],
      }),
      bank: () => ({ say: 'Bank', then: () => '<' }),
    }),
  },
};

describe('session', () => {
  it('goes to a step and comes back, by the way that a rule says', () => {
    const game = begin(toy);
    game.pick('Shop');
    assert.deepEqual([game.s.at, game.s.back], ['b.shop', ['a.toss', 'b.bank']]);
    game.pick('Again'); // "<" at the end of a way adds nothing to it
    assert.deepEqual([game.s.at, game.s.back], ['b.shop', ['a.toss', 'b.bank']]);
    game.pick('Done');
    assert.equal(game.says(), 'Bank');
    game.ok();
    assert.deepEqual([game.s.at, game.s.back], ['a.toss', []]);
  });

  it('forgets an answer whose rule fails', () => {
    const game = begin(toy);
    game.dice(4).pick('Toss');
    assert.throws(() => game.pick('Break'), /broken rule/);
    assert.equal(game.s.coins, 4);
  });

  it('lets answers roll, never questions', () => {
    const game = begin(toy);
    assert.throws(() => game.pick('Peek'), /The question of a\.peek rolls a die/);
  });

  it('builds a chapter around the state on the table, whichever that is', () => {
    const around: Game<Toy> = {
      ...toy,
      chapters: {
        a: (s: Toy, t) => ({
          toss: () => ({
            say: `${s.coins} coins`,
            then() {
              s.coins += t.die(6);
              if (s.coins > 6) throw new Error('too many');
              return 'toss';
            },
          }),
        }),
      },
    };
    const game = begin(around);
    game.dice(4).ok();
    assert.equal(game.says(), '4 coins');
    assert.throws(() => game.dice(6).ok(), /too many/);
    assert.equal(game.says(), '4 coins');
    game.session.undo();
    assert.equal(game.says(), '0 coins');
    game.session.redo();
    assert.deepEqual(game.session.log(9), ['0 coins, A [4]']);
    assert.equal(game.says(), '4 coins');
    game.dice(1).ok();
    assert.equal(game.s.coins, 5);
  });

  it('goes after a correction where the game says for that track, and then back', () => {
    const game = begin({ ...toy, corrected: (s, track) => (track === 'coins' && s.coins > 8 ? 'a.rich' : undefined) });
    game.session.correct('coins', 0, 8, 0);
    assert.equal(game.says(), 'Toss?');
    game.session.correct('coins', 0, 9, 0);
    assert.equal(game.says(), 'Rich');
    assert.deepEqual(game.s.back, ['a.toss']);
    game.session.undo();
    assert.equal(game.says(), 'Toss?');
    assert.deepEqual(game.s.back, []);
  });

  it('looks at triggers after an answer, not after a correction', () => {
    const game = begin(toy);
    game.session.correct('coins', 0, 9, 0);
    assert.equal(game.says(), 'Toss?');
    game.dice(1).pick('Toss');
    assert.equal(game.says(), 'Rich');
  });

  it('refuses a die that does not fit and rolls nothing', () => {
    const game = begin(toy);
    assert.throws(() => game.dice(7).pick('Toss'), /A die of 6 cannot show 7/);
    assert.equal(game.s.coins, 0);
    game.dice(2).pick('Toss');
    assert.equal(game.s.coins, 2);
  });

  it('refuses an answer that is not offered and a game that is over', () => {
    const game = begin(toy);
    assert.throws(() => game.session.answer(7, 0), /not offered/);
    game.session.jump('a.rich', 0);
    assert.throws(() => game.session.answer(0, 0), /over/);
  });

  it('tells the rules where the table was when it goes to a phase, and asks the way back', () => {
    const left: string[] = [],
      game = begin({
        ...toy,
        phases: () => [{ name: 'Rich', step: 'a.rich', enter: (_, from) => left.push(from.join()) }],
        chapters: { ...toy.chapters, b: () => ({ shop: () => ({ say: 'Shop', page: 3, then: '<' }) }) },
      });
    game.pick('Shop');
    assert.deepEqual([game.says(), shown(game.session).why], ['Shop', 'p. 3']);
    game.session.jump('a.rich', 0);
    assert.deepEqual([left, game.s.back], [['a.toss,b.bank,b.shop'], []]);
  });

  it('waits for a die that is thrown by hand, and keeps it apart from the stream', () => {
    const game = begin(toy);
    game.fate.byHand = true;
    assert.equal(game.session.answer(0, 1), false);
    assert.equal(game.fate.wanted, 6);
    assert.equal(game.s.coins, 0);
    game.fate.given = [5];
    assert.equal(game.session.answer(0, 1), true);
    assert.equal(game.s.coins, 5);
    game.crash();
    assert.equal(game.s.coins, 5);
  });

  it('takes a name and an order of seats from the table', () => {
    const game = begin(emberfall);
    game.session.rename(1, 'Ada', 0);
    game.session.reorder([1, 0], 0);
    game.crash();
    assert.deepEqual([game.s.names[1], game.s.seats], ['Ada', [1, 0]]);
  });
});

describe('a play with little memory', () => {
  const ways: [string, (game: ReturnType<typeof begin<State>>) => unknown][] = [
    ['is asked', game => shown(game.session).say],
    ['is answered', game => game.session.answer(0, 1)],
    ['tells a track', game => game.session.track('embers').name],
    ['tells all tracks', game => Object.keys(game.session.tracks())],
    ['is corrected', game => game.session.correct('embers', 0, 3, 1)],
    ['goes to a phase', game => game.session.jump('camp.dusk', 1)],
    ['has a player renamed', game => game.session.rename(1, 'Zora', 1)],
    ['has its players in another order', game => game.session.reorder([1, 0], 1)],
    ['is undone', game => game.session.undo()],
    ['is done again', game => game.session.redo()],
    ['tells its log', game => game.session.log(9)],
    ['is played on from elsewhere', game => game.session.again([1, 0])],
  ];
  for (const [what, way] of ways)
    it(`is the same after memory was short when it ${what}`, () => {
      const [shrunk, open] = [begin(emberfall), begin(emberfall)].map(game => {
        game.ok();
        game.pick('Take 2 embers');
        game.session.undo();
        return game;
      });
      shrunk!.session.forget();
      shrunk!.session.forget();
      assert.deepEqual(way(shrunk!), way(open!));
      assert.deepEqual(shrunk!.s, open!.s);
      assert.deepEqual(Object.keys(shrunk!.s), Object.keys(open!.s));
    });

  it('needs nothing of the flash to take steps back and do them again', () => {
    const game = begin(emberfall);
    game.ok();
    const states = [JSON.stringify(game.s)];
    game.pick('Take 2 embers');
    states.push(JSON.stringify(game.s));
    const { read } = game.flash;
    game.flash.read = () => {
      throw new Error('The flash does not answer.');
    };
    game.session._past.go(2, 1, game.s);
    const undone = JSON.stringify(game.s);
    game.session._past.go(1, 2, game.s);
    const now = JSON.stringify(game.s);
    game.flash.read = read;
    assert.deepEqual([undone, now], states);
  });

  it('takes more steps back than are kept, and does them all again', () => {
    const game = begin(emberfall),
      states: string[] = [];
    for (let i = 0; i < 30; i++) {
      states.push(JSON.stringify(game.s));
      game.session.rename(0, `Ann ${i}`, 1);
    }
    const last = JSON.stringify(game.s);
    for (const before of states.toReversed()) {
      assert.ok(game.session.undo());
      assert.equal(JSON.stringify(game.s), before);
    }
    assert.equal(game.session.undo(), undefined);
    for (let i = 1; i < states.length; i++) {
      assert.ok(game.session.redo());
      assert.equal(JSON.stringify(game.s), states[i]);
    }
    game.session.redo();
    assert.equal(JSON.stringify(game.s), last);
  });

  it('stays where it was when the flash refuses an undo', () => {
    const game = begin(emberfall);
    game.ok();
    const before = JSON.stringify(game.s),
      { write } = game.flash;
    game.flash.write = () => {
      throw new Error('The flash does not take it.');
    };
    assert.throws(() => game.session.undo(), /does not take it/);
    assert.equal(JSON.stringify(game.s), before);
    game.flash.write = write;
    assert.ok(game.session.undo());
  });

  it('builds a question once for its state', () => {
    const game = begin(emberfall);
    assert.equal(game.session.ask(), game.session.ask());
    const first = game.session.ask();
    game.ok();
    assert.notEqual(game.session.ask(), first);
  });

  it('refuses what is refused, and is whole afterwards', () => {
    const game = begin(emberfall);
    game.ok();
    const before = JSON.stringify(game.s);
    for (const wrong of [
      () => game.session.correct('embers', 0, 999, 1),
      () => game.session.correct('embers', 7, 1, 1),
      () => game.session.jump('nowhere', 1),
      () => game.session.rename(1, game.s.names[0]!, 1),
      () => game.session.answer(99, 1),
    ]) {
      game.session.forget();
      assert.throws(wrong);
      assert.equal(JSON.stringify(game.s), before);
    }
  });
});

describe('undo and redo', () => {
  it('name the step, and do it again as it was', () => {
    const game = begin(emberfall);
    game.ok();
    game.pick('Face a test');
    game.dice(6, 3, 1, 6).dial(3);
    game.dice(2).pick('Push');
    const pushed = JSON.stringify(game.s);
    assert.equal(game.session.undo(), 'Push, North [2]');
    assert.equal(game.says(), '1 hits');
    assert.equal(game.session.redo(), 'Push, North [2]');
    assert.equal(JSON.stringify(game.s), pushed);
    assert.equal(game.session.redo(), undefined);
  });

  it('leave the dice fallen: the same answer shows the same faces, rolled or given', () => {
    const game = begin(emberfall);
    game.ok();
    game.pick('Face a test');
    game.dial(9);
    const rolled = game.s.dice;
    game.session.undo();
    game.dial(9);
    assert.deepEqual(game.s.dice, rolled);
    game.session.undo();
    game.dice(1, 2, 3, 4, 5, 6, 1, 2, 3).dial(9);
    game.session.undo();
    game.crash();
    game.dial(9);
    assert.deepEqual(game.s.dice, [1, 2, 3, 4, 5, 6, 1, 2, 3]);
    game.session.undo();
    game.dial(4);
    assert.deepEqual(game.s.dice, rolled.slice(0, 4));
  });

  it('survive the power', () => {
    const game = begin(emberfall);
    game.ok();
    game.pick('Take 2 embers');
    game.session.undo();
    game.crash();
    assert.equal(game.s.embers[0], 0);
    assert.equal(game.session.redo(), 'Take 2 embers, North');
    game.crash();
    assert.equal(game.s.embers[0], 2);
  });

  it('survive that the play is left, wherever a page ends, far back, too', () => {
    const game = begin(emberfall, { Wardens: 3 });
    for (let i = 0; i < 200; i++) {
      const ask = shown(game.session);
      if (!ask.pick && !ask.dial && !ask.then) game.session.jump('camp.dusk', 1);
      else answerAny(game.session, i);
      const last = JSON.stringify(game.s),
        back = i % 40 === 39 ? 30 : 1;
      for (let n = 0; n < back; n++) assert(game.session.undo(), `step ${i}: ${n} undone`);
      game.session.journal.leave(game.s, game.session.journal.about());
      game.crash();
      for (let n = 0; n < back; n++) assert(game.session.redo(), `step ${i}: ${n} done again`);
      assert.equal(JSON.stringify(game.s), last);
    }
  });

  it('reach the start through 300 steps and many pages, and all the way forward again', () => {
    const game = begin(emberfall, { Wardens: 3 });
    const seen = [look()];
    for (let i = 0; i < 300; i++) {
      const _ask = shown(game.session);
      answerAny(game.session, i);
      if (shown(game.session).say.startsWith('The hearth')) game.session.jump('camp.dusk', 1);
      else seen.push(look());
    }
    const all = seen.slice();
    const last = look();
    let back = 0;
    while (game.session.undo()) back++;
    assert.equal(look(), all[0]);
    assert(back >= 300);
    game.crash();
    while (game.session.redo()) back--;
    assert.equal(back, 0);
    assert.equal(look(), last);
    function look() {
      return JSON.stringify(game.s);
    }
  });

  it('begin a new branch after a long way back', () => {
    const game = begin(emberfall, { Wardens: 3 });
    for (let i = 0; i < 250; i++) answerAny(game.session, i);
    for (let i = 0; i < 230; i++) game.session.undo();
    const before = JSON.stringify(game.s);
    const ask = game.session.ask();
    if (ask.dial) game.session.answer(ask.dial.min, 1);
    else game.session.answer(ask.options ? 1 : 0, 1);
    const after = JSON.stringify(game.s);
    game.crash();
    assert.equal(JSON.stringify(game.s), after);
    assert.equal(game.session.redo(), undefined);
    game.session.undo();
    assert.equal(JSON.stringify(game.s), before);
    for (let i = 0; i < 20; i++) assert(game.session.undo(), `step ${i}`);
    assert.equal(game.session.undo(), undefined);
  });

  it('keep what can be done again when a die by hand is given up, wherever a page ends', () => {
    const game = begin(toy);
    let looked = 0;
    for (let step = 0; step < 400; step++) {
      game.pick('Toss');
      game.session.correct('coins', 0, 0, 1);
      game.session.undo();
      game.session.undo();
      looked += game.session.journal.due() ? 1 : 0;
      game.fate.byHand = true;
      assert.equal(game.session.answer(0, 1), false, 'a die is wanted');
      game.fate.byHand = false;
      assert.match(game.session.redo() || 'nothing', /Toss/, `at step ${step}`);
      game.session.redo();
    }
    assert(looked > 3, 'a snapshot was due now and then');
  });

  it('tell a long question as far as a word', () => {
    const say = 'Everybody takes a card, looks at it in secret and puts it back.\nThen';
    const tale: Game<Toy> = { ...toy, chapters: { a: () => ({ toss: () => ({ say, then: 'toss' }) }) } };
    const game = begin(tale);
    game.ok();
    assert.deepEqual(game.session.log(1), ['Everybody takes a card, looks at it in.., A']);
  });

  it('keep a log in words that marks what was undone', () => {
    const game = begin(harbours, { Captains: 2 });
    game.dial(4, 2);
    game.session.correct('points', 1, 7, 0);
    game.session.undo();
    assert.deepEqual(game.session.log(10), ['Red: Ships? 4, Red', 'Blue: Ships? 2, Blue', '(undone) Set Points Blue 7']);
  });
});

describe('Emberfall', () => {
  it('answers for a player whose time is up', () => {
    const game = begin(emberfall);
    game.ok();
    game.session.answer(LATE, 90);
    game.ok();
    assert.equal(game.s.cold, 1);
    assert.equal(game.s.played, 92);
  });

  it('keeps every ember: what the hearth loses a warden holds', () => {
    const game = begin(emberfall);
    game.ok();
    game.pick('Take 2 embers');
    assert.equal(game.s.hearth + game.s.embers[0], 12);
    game.session.correct('embers', 0, 5, 0);
    assert.equal(game.s.hearth, 7);
  });
});

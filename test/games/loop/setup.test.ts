import { strict as assert } from 'node:assert';
import { cells, valueAt } from '../../../games/kit';
import loop from '../../../games/loop';
import { shown } from '../../play';
import { activity, at, begin, debt, fill, list, NONE, owe, own, table, tracksOf } from './table';

const COUNTS = [2, 3, 4, 5, 6];

describe('LOOP: set-up', () => {
  it('offers the four modes [LO-001]', () => {
    assert.deepEqual(loop.questions()[1]!.options, ['Basic', 'Competitive', 'Cooperative', 'Solo']);
  });

  it('seats 2 to 6, and exactly 1 in Solo, where the number is not asked [LO-002] [LO-220]', () => {
    const players = loop.questions()[2]!;
    assert.deepEqual(players.dial, { min: 2, max: 6, start: 2 });
    for (const mode of ['Basic', 'Competitive', 'Cooperative', 'Solo']) {
      const answers = { Mode: 'Full', Game: mode, Players: 5, 'Event deck': 'Device', 'Turn minutes': 0 };
      assert.equal(players.when!(answers), mode !== 'Solo');
      assert.equal(loop.seats(answers), mode === 'Solo' ? 1 : 5);
      assert.equal(loop.begin(answers, loop.seats(answers)).h.length, mode === 'Solo' ? 1 : 5);
    }
  });

  it('shows no numbers before there are any', () => {
    const g = begin(loop, { Game: 'Competitive' });
    assert.equal(shown(g.session).show, undefined);
    g.pick('Red');
    g.ok(3);
    assert.deepEqual([g.says(), shown(g.session).show], ['Which CAREER?', undefined]);
    assert.deepEqual([loop.inForce!(g.s), loop.inForce!(at('Basic').s)], ['', 'H4 $2 R0']);
  });

  it('removes sets of MATERIAL by the number of players [LO-003]', () => {
    const removed = [1, ...COUNTS].map(n => begin(loop, { Game: n === 1 ? 'Solo' : 'Basic', Players: n }).s.matRemoved);
    assert.deepEqual(removed, [10, 10, 5, 5, 0, 0]);
    const g = begin(loop, { Players: 3 });
    g.pick('Red');
    assert.match(g.says(), /sets: 1 out/i);
  });

  it('lays one set face up and keeps the rest as the deck [LO-004]', () => {
    const games = [1, ...COUNTS].map(n => begin(loop, { Game: n === 1 ? 'Solo' : 'Basic', Players: n }).s);
    assert.deepEqual(
      games.map(s => s.matDeck),
      [15, 15, 20, 20, 25, 25],
    );
    for (const s of games) assert.equal(s.buySlots, 5);
  });

  it('takes every starting MATERIAL off the deck [LO-005]', () => {
    assert.deepEqual(
      COUNTS.map(n => table('Basic', n).s.matDeck),
      [13, 17, 16, 20, 19],
    );
  });

  it('lays 5 of 30 ACTIVITIES face up [LO-006]', () => {
    const g = begin(loop);
    assert.equal(g.s.actSlots, 5);
    g.pick('Red');
    assert.match(g.says(), /5 ACTIVITIES face up/i);
  });

  it('never runs out of COIN: a salary is paid however much is out [LO-007]', () => {
    const g = at('Basic');
    g.s.coin = [40, 40, 40];
    g.pick('Work');
    assert.equal(g.s.coin[0], 43);
  });

  it('deals 3 GOALS, 4 in Solo, and never more [LO-008] [LO-222]', () => {
    for (const [mode, n] of [
      ['Basic', 3],
      ['Competitive', 3],
      ['Cooperative', 3],
      ['Solo', 4],
    ] as const) {
      const g = begin(loop, { Game: mode });
      if (mode !== 'Solo') g.pick('Red');
      g.ok();
      assert.match(g.says(), new RegExp(`GOALs: ${n}`));
      assert.equal(tracksOf(g.s).goals.max, n);
    }
  });

  it('deals FAVOURS by seat and keeps the rest as their deck [LO-009] [LO-011] [LO-223]', () => {
    const hands: { [n: number]: number[] } = { 2: [2, 3], 3: [1, 2, 3], 4: [1, 2, 2, 3], 5: [1, 1, 2, 2, 3], 6: [1, 1, 2, 2, 3, 3] };
    const deck: { [n: number]: number } = { 2: 25, 3: 24, 4: 22, 5: 21, 6: 18 };
    for (const mode of ['Basic', 'Competitive'])
      for (const n of COUNTS) {
        const g = begin(loop, { Game: mode, Players: n });
        g.pick('Red');
        assert.deepEqual([g.s.hand, g.s.favDeck, g.s.favDiscard], [hands[n], deck[n], 0]);
      }
  });

  it('counts FAVOURS from the starting player, whoever that is [LO-014]', () => {
    const g = begin(loop, { Players: 4 });
    assert.match(g.says(), /over \$100/i);
    assert.match(g.says(), /gold/i);
    g.pick('Green');
    assert.deepEqual([g.s.seats, g.s.seat, g.s.hand], [[2, 3, 0, 1], 2, [2, 3, 1, 2]]);
  });

  it('uses the 30 red FAVOURS in Basic and Competitive, never the blue ones [LO-010]', () => {
    for (const mode of ['Basic', 'Competitive']) {
      const g = begin(loop, { Game: mode });
      g.pick('Red');
      g.ok();
      assert.match(g.says(), /FAVOURs: red/i);
      assert.equal(g.s.favDeck + g.s.hand[0] + g.s.hand[1], 30);
    }
  });

  it('gives everyone one of each red FAVOUR in Cooperative, and no deck [LO-012]', () => {
    const g = begin(loop, { Game: 'Cooperative', Players: 3 });
    g.pick('Red');
    g.ok();
    assert.match(g.says(), /1 of each red/i);
    assert.deepEqual([g.s.hand, g.s.favDeck, g.s.favDiscard, g.s.favUsed], [[5, 5, 5], 0, 0, [0, 0, 0]]);
  });

  it('gives the five blue FAVOURS in Solo, and no deck [LO-013]', () => {
    const g = begin(loop, { Game: 'Solo' });
    g.ok();
    assert.match(g.says(), /the 5 blue/i);
    assert.deepEqual([g.s.hand, g.s.favDeck], [[5], 0]);
    g.ok(2);
    g.pick('Intern', 'Keep', 'Food');
    fill(g, -1, 'Food');
    g.s.coin[0] = 3;
    g.pick('Favour');
    assert.deepEqual(g.offers(), ['Acquire', 'Barter', 'Renew', 'Resell', 'Share', 'Back']);
  });

  it('makes everybody an Intern in Basic and asks for no CAREER [LO-015] [LO-221]', () => {
    const g = table('Basic', 3);
    assert.deepEqual(g.s.career, ['Intern', 'Intern', 'Intern']);
    assert.equal(g.s.at, 'turn.act');
  });

  it('deals two different CAREERS to each, none twice, and the Intern is always open [LO-016] [LO-066]', () => {
    const g = begin(loop, { Game: 'Competitive', Players: 3 });
    g.pick('Red');
    g.ok(2);
    // from 20: the first, the first of 19 left, the last of 18 ...
    g.dice(1, 1, 18, 1, 1, 1).ok();
    assert.deepEqual(g.offers(), ['Artist', 'Banker', 'Intern']);
    assert.equal(new Set(g.s.dealt).size, 6);
    g.pick('Intern', 'Keep', 'Food');
    assert.deepEqual(g.offers(), ['Waitress', 'Chef', 'Intern']);
    g.pick('Intern', 'Keep', 'Food');
    assert.deepEqual(g.s.career.slice(0, 2), ['Intern', 'Intern']);
  });

  it('refuses a forced deal that no deck of 20 can give [LO-066]', () => {
    const g = begin(loop, { Game: 'Competitive' });
    g.pick('Red');
    g.ok(2);
    assert.throws(() => g.dice(21).ok(), /A die of 20 cannot show 21/);
  });

  it('starts the Intern at HAPPINESS 4 and everyone else at 3, without an EVENT [LO-017] [LO-021]', () => {
    const g = begin(loop, { Game: 'Competitive' });
    g.pick('Red');
    g.ok(2);
    g.dice(1, 1, 1, 1).ok();
    g.pick('Artist', 'Keep', 'Food', 'Intern', 'Keep', 'Food');
    assert.deepEqual([g.s.h, g.s.pending, g.s.faceDown], [[3, 4], [0, 0], []]);
  });

  it('leaves out the CAREERS that are barred, by a list that can be changed [LO-018]', () => {
    const barred = ['Banker', 'Lawyer', 'Nurse', 'Officer', 'Politician', 'Salesman', 'Soldier', 'Waitress'];
    const dealt = (mode: string, change?: number) => {
      const g = begin(loop, { Game: mode, Players: 6 });
      if (change !== undefined) g.session.correct('barred', 0, change, 0);
      if (mode !== 'Solo') g.pick('Red');
      g.ok(3);
      return g.s.dealt;
    };
    for (let i = 0; i < 5; i++) for (const name of dealt('Cooperative')) assert(!barred.includes(name));
    for (const name of dealt('Solo')) assert(!barred.includes(name));
    assert(!dealt('Cooperative', 1).includes('Artist'));
  });

  it('gives the Intern 2 COIN, one MATERIAL at Q2 and no REP; WORK gives 3 for 1 H [LO-019] [LO-257]', () => {
    const g = at('Basic');
    assert.deepEqual([g.s.coin[0], list(g, 0), g.s.rep[0], g.s.h[0]], [2, ['Food 2'], 0, 4]);
    g.pick('Work');
    assert.deepEqual([g.s.coin[0], g.s.h[0]], [5, 3]);
  });

  it('shows what a CAREER starts with, and every figure can be changed [LO-020]', () => {
    const g = begin(loop, { Game: 'Competitive' });
    g.pick('Red');
    g.ok(2);
    g.dice(16, 1, 1, 1).ok(); // Scholar first: Intern is not in the deck
    g.pick('Scholar');
    assert.match(g.says(), /Scholar\n\$2, REP 1,\n1 MATERIAL at Q2\nWORK \+\$6, -2 H/i);
    g.pick('Change');
    g.dial(3, 2, 1, 2, 5, 3);
    assert.match(g.says(), /Scholar\n\$3, REP 2,\n2 MATERIALS at Q1\nWORK \+\$5, -3 H/i);
    g.pick('Keep', 'Metal', 'Glass');
    assert.deepEqual([g.s.coin[0], list(g, 0), g.s.rep[0], g.s.matDeck], [3, ['Glass 1', 'Metal 1'], 2, 13]);
    assert.deepEqual([g.s.pays[0], g.s.costs[0]], [5, 3]);
  });

  it('starts with an empty LANDFILL, no card, no GOAL, no ACTIVITY, no EVENT [LO-022] [LO-025] [LO-026]', () => {
    const { s } = table('Competitive', 3);
    assert.deepEqual([s.goals, s.acts, s.actsDone, s.pending, s.rep], Array(5).fill([0, 0, 0]));
    assert.deepEqual([s.quality, s.debtor, s.activeEvent, s.nextEvent, s.depletion + s.reached12], [[2, 2, 2], [], NONE, NONE, 0]);
  });

  it('shuffles 30, 27 or 20 EVENTS, by icons that can be changed [LO-023] [LO-228]', () => {
    const said = (mode: string, change?: [string, number]) => {
      const g = begin(loop, { Game: mode });
      if (change) g.session.correct(change[0], 0, change[1], 0);
      if (mode !== 'Solo') g.pick('Red');
      g.ok(2);
      const say = g.says();
      g.ok();
      let deck = 0;
      for (let e = 0; e < 30; e++) if (g.s.eventDeck & (1 << e)) deck++;
      return `${say.match(/(\d+) EVENTs/)![1]}/${deck}`;
    };
    assert.deepEqual([said('Competitive'), said('Cooperative'), said('Solo')], ['30/30', '27/27', '20/20']);
    assert.equal(said('Cooperative', ['notCoop', 0]), '30/30');
    assert.equal(said('Solo', ['notSolo', 1]), '29/29');
  });

  it('has its EVENTS and its first round when the table goes straight from set-up to a phase [LO-023]', () => {
    for (const [mode, events] of [
      ['Basic', 0],
      ['Competitive', 30],
      ['Cooperative', 27],
      ['Solo', 20],
    ] as const) {
      const g = begin(loop, { Game: mode });
      g.session.jump('turn.act', 0);
      const chance = loop.reference!(g.s).find(page => page.title === 'Next EVENT');
      assert.deepEqual(
        [loop.status!(g.s), chance ? Number(chance.text.split(' of ')[1]) : 0, loop.broken!(g.s)],
        ['Round 1, Red', events, undefined],
      );
      g.s.h[0] = 4;
      own(g, 0, 'Food 1', 'Glass 1');
      activity(g, 'Food Q1', 'Glass Q1');
      assert.equal(g.s.pending[0], events ? 1 : 0);
    }
  });

  it('has CREDIT CARDS outside Basic, only warns when the pile of 9 is out, and the pile can be changed [LO-024] [LO-229]', () => {
    assert(!at('Basic').offers().includes('Credit card'));
    const g = at('Competitive');
    assert.equal(g.s.ccPile, 9);
    owe(g, 0, 0, 0, 0, 0);
    owe(g, 1, 1, 1, 1, 1);
    owe(g, 2, 0);
    g.pick('Credit card');
    assert.match(g.says(), /none left/);
    g.s.ccPile = 10;
    assert.doesNotMatch(g.says(), /none left/);
    g.pick('Metal');
    assert.equal(debt(g, 0).length, 5);
  });

  it('lets every printed value be corrected and keeps them together as a profile', () => {
    const { s } = begin(loop, { Game: 'Competitive' });
    const tracks = tracksOf(s);
    const printed = Object.keys(tracks).filter(id => tracks[id].printed);
    assert.deepEqual(printed.sort(), ['barred', 'ccPile', 'notCoop', 'notSolo', 'reward', 'rulings', 'zones']);
    for (const id of Object.keys(tracks))
      for (const cell of cells(s, tracks[id])) assert.equal(typeof valueAt(s, id, tracks[id]!, cell), 'number', id);
  });

  it('does not offer the Campaign or Scenarios [LO-245]', () => {
    assert(!/campaign|scenario/i.test(JSON.stringify(loop.questions!())));
  });
});

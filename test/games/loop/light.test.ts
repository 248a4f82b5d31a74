// Light: H, COIN, REP, CREDIT CARDs, EVENTs, the MATERIAL deck and the end. The same rules as in Full, with fewer questions.
import { strict as assert } from 'node:assert';
import { optionsOf, usualOf } from '../../../games/kit';
import loop from '../../../games/loop';
import { type Answers, begin as seat } from '../../play';
import { cannot, debt, force, at as full, list, NONE, news, on, owe, said, type Table, tracksOf, wait } from './table';

/** Red's first turn, everybody an INTERN. */
function light(game = 'Competitive', players = 3, answers: Answers = {}): Table {
  const g = seat(loop, { Game: game, Players: players, ...answers });
  if (game !== 'Solo') g.pick('Red');
  g.ok(2);
  if (game !== 'Basic') g.mark(...g.s.names);
  return g;
}
const underCursor = (g: Table) => optionsOf(g.session.ask())[usualOf(g.session.ask())]!.label;

describe('LOOP, Light', () => {
  it('is the usual answer, and asks no value of a card but coins and REP', () => {
    assert.deepEqual(loop.questions()[0]!.options, ['Light', 'Full']);
    const g = seat(loop, { Game: 'Competitive', Players: 3 });
    g.pick('Red');
    assert.match(g.says(), /sets: 1 out, 1 face up\. Deck: 20 cards/);
    g.ok();
    assert.equal(g.says(), 'GOALs: 3 each\nFAVOURs: 1 2 3\nMATERIAL: 1 each, Q2\nCAREER: 1 each');
    g.ok();
    g.mark('Blue');
    g.count(0, 2); // COIN of Red and Green
    g.mark('Green');
    assert.deepEqual([g.s.h, g.s.coin, g.s.rep, g.s.matDeck, g.s.round], [[3, 4, 3], [0, 2, 2], [0, 0, 1], 17, 1]);
    assert.deepEqual([said(g), g.s.pending, loop.broken!(g.s)], ['Red: Choose one', [0, 0, 0], undefined]);
  });

  it('begins Basic and Solo without a question about CAREERs [LO-015] [LO-017] [LO-019]', () => {
    const b = light('Basic');
    assert.deepEqual([b.s.at, b.s.h, b.s.coin, b.s.pays], ['light.turn', [4, 4, 4], [2, 2, 2], [3, 3, 3]]);
    assert.deepEqual([light('Solo').s.h, light('Solo').s.matDeck], [[4], 14]);
  });

  it('WORKs by one OK, and ends by another [LO-100] [LO-043]', () => {
    const g = light();
    assert.equal(underCursor(g), 'Work');
    g.pick('Work');
    assert.deepEqual([news(g), underCursor(g)], ['Red: H 4 > 3\nRed: Coin 2 > 5', 'End turn']);
    g.pick('End turn');
    assert.equal(said(g), 'Blue: Choose one');
  });

  it('asks a SALARY once, and knows what EVENTs and REP do to it [LO-101] [LO-102] [LO-103]', () => {
    const g = light();
    g.s.pays = [-1, 3, 3];
    g.pick('Work');
    assert.equal(g.says(), 'SALARY of your CAREER?');
    g.count(6, 2);
    assert.deepEqual([g.s.h[0], g.s.coin[0]], [2, 8]);
    g.pick('End turn');
    force(g, 316); // Overtime
    g.s.rep[1] = 1;
    g.pick('Work', '$8 -2 H, 1 REP');
    assert.deepEqual([g.s.h[1], g.s.coin[1], g.s.rep[1]], [2, 10, 0]);
    g.pick('End turn');
    assert.equal(cannot(g, 'Work'), '');
    g.s.h[2] = 1;
    assert.equal(cannot(g, 'Work'), 'Costs 2 H, you have 1');
  });

  it('books the coins of a BUY, and takes so many MATERIALs off the deck at the end [LO-045] [LO-048] [LO-116]', () => {
    const g = light();
    g.pick('Buy');
    g.dial(2);
    assert.deepEqual([g.s.coin[0], g.s.spent, underCursor(g)], [0, 2, 'End turn, took 1']);
    assert.deepEqual(
      g.offers().filter(label => /End/.test(label)),
      ['End turn, took 1', 'End turn, took 2'],
    ); // never more than coins
    g.pick('End turn, took 2');
    assert.deepEqual([news(g), g.s.matDeck, g.s.buySlots], ['Refill 2 MATERIALs, 15 left', 15, 5]);
    g.pick('Buy');
    g.dial(2);
    assert.equal(underCursor(g), 'End turn, took 2'); // as last time
  });

  it('knows what forbids or changes a BUY [LO-301] [LO-302] [LO-303] [LO-307] [LO-308] [LO-313]', () => {
    const under = (rule: number) => {
      const g = light();
      g.s.coin[0] = 6;
      force(g, rule);
      return g;
    };
    const debtor = under(301);
    owe(debtor, 0, 0);
    assert.equal(cannot(debtor, 'Buy'), 'EVENT: Bad Debt');
    assert.equal(cannot(under(308), 'Buy'), 'All is online: no $');
    const taken = (rule: number) => {
      const g = under(rule);
      g.pick('Buy');
      g.dial(4);
      return { g, ends: g.offers().filter(label => /End/.test(label)) };
    };
    assert.deepEqual(taken(302).ends, ['End turn, took 2', 'End turn, took 4', 'End turn, took 5']);
    assert.deepEqual(taken(307).ends, ['End turn, took 1']);
    assert.match(news(taken(303).g), /Buy More Earn More: \+\$1/);
    assert.equal(taken(313).g.s.h[0], 5);
  });

  it('books the H of a CONSUME, draws EVENTs at the borders, and never has H under the cursor [LO-120] [LO-131] [LO-151]', () => {
    const g = light();
    g.pick('Consume');
    g.dial(6);
    assert.deepEqual([g.s.h[0], g.s.pending[0], g.s.faceDown.length], [10, 2, 2]);
    assert.match(news(g), /Red: H 4 > 10\nRed: new zone, 2 EVENTs face down/);
    g.s.rep[0] = 2;
    assert.equal(underCursor(g), 'End turn');
    g.pick('2 REP for +1 H');
    assert.deepEqual([g.s.h[0], g.s.rep[0]], [11, 0]);
    const v = light();
    force(v, 329);
    assert.equal(cannot(v, 'Consume'), 'Vulgarian: needs $4');
  });

  it('changes H, COIN and REP of anybody by 1, with what follows [LO-152] [LO-190]', () => {
    const g = light();
    g.pick('H, $ or REP', 'H +1');
    assert.deepEqual([g.s.h[0], g.s.pending[0]], [5, 1]);
    g.pick('H, $ or REP', 'Green', '$ -1', 'H, $ or REP', 'Green', 'REP +1');
    assert.deepEqual([g.s.coin[2], g.s.rep[2]], [1, 1]);
    g.pick('H, $ or REP', 'Blue');
    assert.equal(loop.inForce!(g.s), 'H4 $2 R0'); // Blue's
    assert.equal(cannot(g, 'REP -1'), 'No REP left');
    g.pick('Back');
    g.s.h[0] = 11;
    g.pick('H, $ or REP', 'H +1');
    assert.match(g.says(), /LAST ROUND\nHAPPINESS 12/);
  });

  it('takes CREDIT CARDs, pays them off at the turn end, and forces them [LO-160] [LO-163] [LO-184] [LO-328]', () => {
    const g = light();
    force(g, 328); // Treat Yo Self
    g.pick('Credit card: +$4');
    assert.deepEqual([debt(g, 0), g.s.coin[0], g.s.h[0], g.s.buySlots], [[0], 6, 5, 4]);
    assert.equal(cannot(g, 'Credit card: +$4'), 'Only one a turn');
    g.pick('Work', 'End turn', 'Card with $0: $2');
    assert.deepEqual([debt(g, 0), g.s.matDeck], [[2], 16]);
    const f = light();
    f.pick('Work');
    owe(f, 0, 0, 0);
    f.s.coin[0] = 1;
    f.pick('End turn');
    assert.match(f.says(), /^PAYOFF needs \$2\. CREDIT CARD: \$1 > \$5\. Take a MATERIAL, Q1/);
    f.ok();
    f.pick('Card with $0: $1', 'Card with $0: $1');
    assert.equal(f.says(), 'PAYOFF of CREDIT CARDs: $1 or $2 on each');
  });

  it('asks what only the table sees at the turn end [LO-300] [LO-310]', () => {
    for (const rule of [300, 310]) {
      const g = light();
      force(g, rule);
      g.pick('Work', 'End turn');
      assert.equal(underCursor(g), 'Yes');
      g.pick('No: -1 H');
      assert.deepEqual([g.s.h[0], g.s.seat], [2, 1]);
    }
  });

  it('resolves IMMEDIATE EVENTs as far as it knows, and asks the rest [LO-305] [LO-309] [LO-311] [LO-317] [LO-325] [LO-327]', () => {
    const flipped = (rule: number, before?: (g: Table) => void) => {
      const g = light();
      g.pick('Work');
      if (before) before(g);
      wait(g, rule);
      g.pick('End turn');
      return g;
    };
    const c = flipped(305);
    c.pick('Go on');
    c.dial(4);
    assert.equal(c.s.matDeck, 21);
    const h = flipped(309, g => owe(g, 1, 2));
    h.pick('Go on', 'Go on', 'Go on');
    assert.deepEqual(debt(h, 1), [1]);
    const i = flipped(311);
    i.pick('Lose $1');
    i.dice(2).pick('Toss: +$2 or -$2');
    i.pick('Lose $1');
    assert.deepEqual(i.s.coin, [4, 0, 1]);
    const o = flipped(317);
    o.pick('Go on');
    assert.deepEqual([o.s.matDeck, o.s.matRemoved], [15, 7]);
    const s = flipped(325, g => {
      g.s.h = [5, 3, 4];
      g.s.coin = [2, 9, 0];
    });
    s.pick('Blue');
    assert.equal(s.s.h[0], 4);
    const gap = flipped(327);
    gap.pick('Yes: all -1 H');
    assert.deepEqual(gap.s.h, [2, 3, 3]);
    for (const rule of [318, 321, 322, 324]) {
      const g = flipped(rule);
      for (let n = 0; n < 3; n++) g.session.answer(0, 1);
      assert.deepEqual([g.s.seat, g.s.at], [1, 'light.turn'], `rule ${rule}`);
    }
    const r = flipped(320);
    r.pick('$1: Q1', 'Nothing', 'Nothing');
    assert.deepEqual([r.s.coin[0], r.s.buySlots], [4, 4]);
  });

  it('shows the EVENT in force with what it does on the screen of the turn, and announces the last round [LO-159] [LO-192]', () => {
    const g = light();
    g.pick('Work');
    wait(g, 301);
    g.s.matDeck = 0;
    g.pick('End turn');
    assert.match(news(g), /Red: H 3 > 2\nRed: DEPLETION, -1 H\nIn force now: Bad Debt/);
    assert.match(g.says(), /LAST ROUND\nDEPLETION\nEnds after Green/);
    g.ok();
    assert.equal(g.says(), 'Choose one\nBad Debt: No BUY with a CREDIT CARD');
  });

  it('burns by itself in Cooperative and Solo [LO-230] [LO-236] [LO-237]', () => {
    const s = light('Solo');
    s.pick('Work', 'End turn');
    assert.deepEqual([s.s.matDeck, news(s)], [13, 'Burn the top MATERIAL, 13 left']);
    const c = light('Cooperative', 2);
    c.pick('Work', 'End turn');
    assert.equal(c.s.matDeck, 13);
    c.pick('Work', 'End turn');
    assert.equal(c.s.matDeck, 12);
  });

  it('asks at the end what ranks the players, and no more [LO-203] [LO-207] [LO-209]', () => {
    const end = (game: string, h: number[]) => {
      const g = light(game, 2);
      g.pick('Work');
      if (game !== 'Solo') {
        g.pick('End turn', 'Work');
        g.s.h = h;
      }
      g.s.matDeck = 0;
      g.s.depletion = g.s.lastTold = 1;
      g.pick('End turn');
      return on(g);
    };
    const b = end('Basic', [7, 5]);
    assert.equal(b.says().split('\n')[1], 'Red wins');
    const tie = end('Basic', [5, 5]);
    assert.equal(tie.says(), 'MATERIALs in each LANDFILL?');
    tie.count(2, 2);
    assert.equal(tie.says(), 'GOALs achieved?');
    tie.count(1, 2);
    assert.equal(tie.says().split('\n')[1], 'Blue wins by GOALs');
    const c = end('Competitive', [7, 6]);
    c.count(6, 0);
    assert.deepEqual(c.says().split('\n').slice(1, 4), ['Blue wins', '1 Blue H6', '2 Red H5']);
    const s = end('Solo', []);
    s.count(0);
    assert.equal(loop.result!(s.s), 'You lose');
  });

  it('goes on from Full in the middle of a play, and not back [LO-100]', () => {
    const g = full('Competitive', 2);
    g.s.career = ['Scholar', 'Tycoon'];
    g.s.pays = [6, 0];
    g.s.costs = [2, 1];
    g.session.switchTo(1, 0);
    assert.deepEqual([g.s.at, g.s.pays, g.s.costs[0], said(g)], ['light.turn', [6, -1], 2, 'Red: Choose one']);
    g.pick('Work', 'End turn');
    assert.equal(cannot(g, 'Work'), '');
    assert.throws(() => g.session.switchTo(0, 0), /Full must know every MATERIAL/);
    const m = full('Basic', 2);
    m.pick('Buy');
    assert.throws(() => m.session.switchTo(1, 0), /Finish what you are doing first/);
    assert.deepEqual([list(m, 0), NONE, on(m) === m], [['Food 2'], 'None', true]);
  });

  it('has no value of a card among its tracks but what the table has said', () => {
    const ids = Object.keys(tracksOf(light().s));
    for (const id of ['owner', 'quality', 'hand', 'favDeck', 'career']) assert(!ids.includes(id), id);
    for (const id of ['h', 'coin', 'rep', 'pays', 'costs', 'activeEvent', 'matDeck', 'buySlots']) assert(ids.includes(id), id);
  });
});

import { strict as assert } from 'node:assert';
import { trackOf } from '../../../games/engine';
import { ALL } from '../../../games/kit';
import loop from '../../../games/loop';
import { shown } from '../../play';
import {
  activity,
  at,
  fill,
  filled,
  finish,
  force,
  gap,
  immediate,
  list,
  NONE,
  news,
  on,
  owe,
  own,
  said,
  type Table,
  table,
  tracksOf,
  wait,
  worked,
} from './table';

/** The last seat of two has WORKed; the end is near. */
function last(mode: string, players = 2) {
  const g = worked(mode, players);
  for (let i = 1; i < players; i++) {
    finish(g);
    g.pick('Work');
  }
  return g;
}

/** So many MATERIALs lie in a LANDFILL. */
function litter(s: ReturnType<typeof at>['s'], seat: number, count: number): void {
  fill({ s } as ReturnType<typeof at>, seat, ...Array<string>(count).fill('Food'));
}

/** Straight to the scores. */
function scores(mode: string, set: (s: ReturnType<typeof at>['s']) => void, players = 2) {
  const g = at(mode, players);
  set(g.s);
  g.session.jump('end.score', 0);
  return g;
}

describe('LOOP: DEPLETION', () => {
  it('occurs with the last card of the deck, even if every slot is filled [LO-170] [LO-191]', () => {
    const g = worked('Basic');
    g.s.matDeck = 1;
    g.s.buySlots = 4;
    finish(g);
    assert.deepEqual([g.s.matDeck, g.s.buySlots, g.s.depletion], [0, 5, 1]);
    const h = worked('Basic');
    h.s.matDeck = 2;
    h.s.buySlots = 4;
    finish(h);
    assert.equal(h.s.depletion, 0);
  });

  it('costs the player whose refill it was 1 H, with its zone [LO-171]', () => {
    const g = worked('Competitive');
    g.s.h[0] = 5;
    g.s.matDeck = 1;
    g.s.buySlots = 4;
    g.pick('End turn');
    assert.match(news(g), /Red: H 5 > 4\nRefill 1 MATERIAL, 0 left\nRed: DEPLETION, -1 H\nRed: new zone/);
    assert.deepEqual([g.s.h[0], g.s.faceDown.length + g.s.pending[0]! + +(g.s.event !== NONE || g.s.activeEvent !== NONE)], [4, 1]);
  });

  it('costs it once, though the table goes back to the turn end [LO-171]', () => {
    const g = worked('Competitive');
    wait(g, 316);
    g.s.matDeck = 1;
    g.s.buySlots = 4;
    finish(g);
    const h = g.s.h[g.s.seat];
    g.session.jump('endTurn.begin', 0);
    on(g);
    assert.deepEqual([g.s.h[1], g.s.depletion], [h, 1]);
  });

  it('costs nobody anything when the burn or Over Production empties the deck [LO-172]', () => {
    const g = worked('Solo');
    const h = g.s.h[0];
    g.s.matDeck = 1;
    finish(g).pick('Food');
    on(g);
    assert.deepEqual([g.s.h[0], g.s.depletion, g.s.at], [h, 1, 'end.score']);
    const o = immediate(317, 2, t => {
      t.s.matDeck = 2;
    });
    const before = o.s.h.slice();
    o.pick('Go on');
    assert.deepEqual([o.s.h, o.s.matDeck, o.s.depletion], [before, 0, 1]);
  });

  it('stays, whatever goes back to the deck, and is penalised once [LO-173]', () => {
    const g = worked('Competitive');
    g.s.matDeck = 1;
    g.s.buySlots = 4;
    finish(g);
    const before = g.s.h[1];
    g.s.matDeck = 1; // Combustion Energy has returned one
    g.s.buySlots = 4;
    g.pick('Work');
    finish(g);
    assert.deepEqual([g.s.depletion, g.s.h[1]], [1, before - 1]);
  });

  it('burns nothing from an empty deck [LO-174]', () => {
    const g = worked('Solo');
    g.s.matDeck = 0;
    g.s.depletion = 1;
    g.s.lastTold = 1;
    finish(g);
    on(g);
    assert.deepEqual([g.s.at, filled(g, -1)], ['end.score', []]);
  });
});

describe('LOOP: burning', () => {
  it('burns once a round in Cooperative, after the last seat [LO-230] [LO-236]', () => {
    const g = worked('Cooperative');
    const deck = g.s.matDeck;
    finish(g);
    assert.deepEqual([g.s.at, g.s.matDeck], ['turn.act', deck]);
    const h = last('Cooperative');
    const before = h.s.matDeck;
    finish(h);
    assert.match(h.says(), /burn/i);
    h.pick('Glass');
    assert.deepEqual([h.s.matDeck, filled(h, -1)], [before - 1, ['Glass']]);
    const e = last('Cooperative');
    e.s.matDeck = 1;
    finish(e).pick('Glass');
    on(e);
    assert.deepEqual([e.s.depletion, e.s.at, e.s.h], [1, 'end.score', [3, 3]]);
  });

  it('burns every turn in Solo, after the refill, and never in Basic and Competitive [LO-237] [LO-230]', () => {
    const g = worked('Solo');
    g.s.buySlots = 3;
    const deck = g.s.matDeck;
    finish(g);
    assert.deepEqual([g.s.buySlots, g.s.matDeck], [5, deck - 2]);
    g.pick('Utility');
    assert.deepEqual([g.s.matDeck, filled(g, -1), g.s.at], [deck - 3, ['Utility'], 'turn.act']);
    for (const mode of ['Basic', 'Competitive']) assert.equal(finish(last(mode)).s.at, 'turn.act');
  });

  it('penalises DEPLETION by refill in every mode [LO-231]', () => {
    for (const mode of ['Basic', 'Competitive', 'Cooperative', 'Solo']) {
      const g = worked(mode);
      g.s.matDeck = 1;
      g.s.buySlots = 4;
      finish(g);
      assert.equal(g.s.h[0], 2, mode);
    }
  });
});

describe('LOOP: the end', () => {
  it('latches HAPPINESS 12, also when it falls again [LO-190]', () => {
    const g = at('Basic');
    own(g, 0, 'Food 4', 'Glass 4');
    g.s.h[0] = 11;
    activity(g, 'Food Q4', 'Glass Q4');
    assert.match(g.says(), /LAST ROUND\nHAPPINESS 12/i);
    g.ok();
    g.s.h[0] = 3;
    finish(g);
    assert.equal(g.s.reached12, 1);
  });

  it('announces the last round once, with its last seat and a sound [LO-192]', () => {
    const g = worked('Basic', 3);
    g.s.matDeck = 1;
    g.s.buySlots = 4;
    g.pick('End turn');
    const ask = shown(g.session);
    assert.deepEqual([ask.say, ask.seat, ask.cue], ['LAST ROUND\nDEPLETION\nEnds after Green', ALL, 'time']);
    g.ok();
    assert.match(said(g), /Blue: Choose one/);
    assert.match(loop.status!(g.s), /last/);
    g.pick('Work');
    gap(g).pick('End turn');
    assert.equal(g.s.at, 'turn.act');
  });

  it('announces it again when the table has taken the first one back [LO-192]', () => {
    const g = worked('Basic', 3);
    g.s.h[0] = 12;
    finish(g);
    g.session.correct('reached12', 0, 0, 0);
    g.session.correct('lastTold', 0, 0, 0);
    g.session.correct('h', 0, 5, 0);
    g.s.h[1] = 12;
    gap(g).pick('Work');
    g.s.h[1] = 12;
    g.pick('End turn');
    assert.match(g.says(), /LAST ROUND\nHAPPINESS 12/);
  });

  it('does not announce a last round that is over [LO-049] [LO-192]', () => {
    const g = worked('Basic', 2);
    finish(g);
    g.pick('Work');
    g.s.buySlots = 4;
    g.s.matDeck = 1;
    g.pick('End turn');
    assert.match(news(g), /DEPLETION, -1 H/);
    on(g);
    assert.equal(g.s.at, 'end.score');
  });

  it('is seen from home, with the round and whose turn it is [LO-192]', () => {
    const g = at('Basic', 3);
    assert.equal(loop.status!(g.s), 'Round 1, Red');
    g.s.reached12 = 1;
    assert.equal(loop.status!(g.s), 'Round 1, Red, last');
  });

  it('plays the round to its last seat, from wherever it began [LO-200]', () => {
    const g = worked('Basic', 3);
    g.s.reached12 = 1;
    finish(g);
    g.pick('Work');
    finish(g);
    assert.equal(g.s.at, 'turn.act');
    g.pick('Work');
    finish(g);
    on(g);
    assert.equal(g.s.at, 'end.score');
    const solo = worked('Solo');
    solo.s.reached12 = 1;
    finish(solo).pick('Food');
    on(solo);
    assert.equal(solo.s.at, 'end.score');
  });

  it("plays a whole round more when the latch falls after the last seat's turn [LO-201]", () => {
    const g = last('Competitive');
    g.s.matDeck = 2;
    wait(g, 317, 1);
    finish(g).pick('Go on');
    on(g);
    assert.deepEqual([g.s.depletion, g.s.at, g.s.seat], [1, 'turn.act', 0]);
    g.pick('Work');
    finish(g);
    assert.equal(g.s.at, 'turn.act');
  });

  it('takes no penalty for LANDFILL or debt in Basic [LO-202] [LO-232]', () => {
    const g = scores('Basic', s => {
      s.h = [7, 6];
      litter(s, 0, 6);
    });
    assert.match(g.says(), /1 Red H7/i);
    assert.doesNotMatch(g.says(), /fill/);
  });

  it('takes 1 H for every full 3 in the LANDFILL and 2 for every card, down to 0 [LO-203] [LO-204] [LO-205] [LO-232]', () => {
    for (const mode of ['Competitive', 'Cooperative']) {
      const g = scores(mode, s => {
        s.h = [9, 3];
        litter(s, 0, 5);
        owe({ s }, 0, 1);
        owe({ s }, 1, 0, 1);
      });
      assert.match(g.says(), /Red H6\n {2}of it landfill -1\n {2}of it debt -2/i);
      assert.match(g.says(), /Blue H0\n {2}of it debt -4/i);
    }
  });

  it('is won by the highest HAPPINESS in Basic and Competitive [LO-206] [LO-233]', () => {
    for (const mode of ['Basic', 'Competitive']) {
      const g = scores(mode, s => {
        s.h = [7, 9];
      });
      assert.match(g.says(), /^GAME OVER\nBlue wins\n1 Blue H9\n(fill.*\n)?2 Red H7/i);
      assert.equal(loop.result!(g.s), 'Blue wins');
    }
  });

  it('breaks ties by REP, LANDFILL, GOALS, ACTIVITIES, in this order; then the win is shared [LO-207]', () => {
    const won = (set: (s: Table['s']) => void) =>
      loop.result!(
        scores('Basic', s => {
          s.h = [8, 8];
          set(s);
        }).s,
      );
    assert.equal(
      won(s => {
        s.rep = [1, 2];
        litter(s, 1, 4);
      }),
      'Blue wins',
    );
    assert.equal(
      won(s => {
        litter(s, 0, 1);
        s.goals = [3, 0];
      }),
      'Blue wins',
    );
    assert.equal(
      won(s => {
        s.goals = [1, 2];
        s.actsDone = [9, 3];
      }),
      'Blue wins',
    );
    assert.equal(
      won(s => {
        s.actsDone = [4, 5];
      }),
      'Blue wins',
    );
    assert.equal(
      won(() => {}),
      'Red + Blue win',
    );
  });

  it('is won together in Cooperative with 11 for everyone after penalties [LO-208]', () => {
    const won = (h: number[], landfill = 0) =>
      loop.result!(
        scores('Cooperative', s => {
          s.h = h;
          litter(s, 0, landfill);
        }).s,
      );
    assert.deepEqual([won([11, 12]), won([12, 11], 3), won([11, 11], 3), won([12, 10])], ['You win', 'You win', 'You lose', 'You lose']);
  });

  it('is won in Solo with 11 [LO-209]', () => {
    assert.deepEqual(
      [10, 11].map(h =>
        loop.result!(
          scores('Solo', s => {
            s.h = [h];
          }).s,
        ),
      ),
      ['You lose', 'You win'],
    );
  });

  it('counts the kept ACTIVITIES in the last tie-break, where the table rules so [LO-207]', () => {
    for (const rule of [0, 16]) {
      const g = scores('Competitive', s => {
        s.rulings |= rule;
        s.h = [7, 7];
        s.acts = [2, 3];
        s.actsDone = [9, 3];
      });
      assert.match(g.says(), rule ? /Blue wins/ : /Red wins/);
    }
  });

  it('shows the winner and a line for each player, and nothing more can be answered [LO-210]', () => {
    const g = scores(
      'Competitive',
      s => {
        s.h = [4, 9, 7];
        owe({ s }, 0, 0);
      },
      3,
    );
    assert.deepEqual(g.says().split('\n'), ['GAME OVER', 'Blue wins', '1 Blue H9', '2 Green H7', '3 Red H2', '  of it debt -2']);
    assert.throws(() => g.ok(), /over/);
  });

  it('resolves an IMMEDIATE EVENT by the one player of Solo [LO-244]', () => {
    const g = immediate(318, 1, undefined, 'Solo');
    g.pick('Food'); // the burn comes first
    on(g);
    assert.match(g.says(), /Obsolescence/i);
    g.pick('Food Q2');
    assert.deepEqual([g.s.at, list(g, 0)], ['turn.act', ['Food 1']]);
  });
});

describe('LOOP: corrections', () => {
  it('can set every value that is seen, and go to every phase', () => {
    const g = table('Competitive', 3);
    const tracks = tracksOf(g.s);
    for (const key of 'matDeck buySlots actSlots matRemoved favDeck favDiscard eventDiscard activeEvent nextEvent depletion reached12 h coin rep hand materials owner type quality acts actsDone goals career credits debtor paidOn paidNow pending main bought consumed applied spent favPlayed abilityUsed forced round seat live acted forgedAs minutes lastTold'.split(
      ' ',
    ))
      assert(tracks[key], key);
    assert(tracksOf(table('Cooperative').s).favUsed);
    for (const { step } of loop.phases(g.s)) {
      g.session.jump(step, 0);
      assert(g.says(), step);
    }
  });

  it('makes the round the last one when HAPPINESS is corrected to 12 [LO-190]', () => {
    const g = worked('Basic', 2);
    g.session.correct('h', 1, 12, 0);
    gap(g).pick('End turn');
    assert.match(g.says(), /LAST ROUND\nHAPPINESS 12\nEnds after Blue/);
  });

  it('passes the turn to another seat, takes a forging back, and goes back to the actions', () => {
    const g = at('Competitive', 3);
    g.session.correct('seat', 0, 2, 0);
    g.session.correct('forgedAs', 0, 2, 0);
    g.session.correct('forgedAs', 0, 0, 0);
    g.session.jump('turn.act', 0);
    assert.match(said(g), /^Green: Choose one/);
    assert.equal(tracksOf(g.s).seat!.words![2], 'Green');
  });

  it('lets the EVENT in force act when the table goes straight to the actions or the end of a turn [LO-167]', () => {
    const g = table('Competitive', 2);
    force(g, 307); // Economic Slowdown
    g.session.jump('turn.act', 0);
    g.pick('Work');
    assert.equal(g.s.coin[0], 4);
    const d = table('Competitive', 2);
    force(d, 300); // A Diamond Is For Business
    own(d, 0, 'Food 1');
    d.session.jump('endTurn.begin', 0);
    d.ok();
    assert.match(news(d), /No METAL/);
  });

  it('builds one track alone, the same as in the whole table', () => {
    for (const mode of ['Basic', 'Competitive', 'Cooperative', 'Solo']) {
      const { s } = table(mode, 3),
        all = tracksOf(s);
      for (const id of Object.keys(s)) assert.deepEqual(trackOf(loop, s, id), all[id]);
    }
  });

  it('gives numbers short names, so that their bars are not cut', () => {
    const all = tracksOf(table('Competitive', 3).s);
    for (const id of Object.keys(all)) {
      const { name, of, flags, words, max = 99 } = all[id];
      if (!of && !flags && !words && max <= 999) assert(name.length <= 10, name);
      for (const cell of of || []) assert(cell.length <= 10, cell);
    }
  });

  it('puts a MATERIAL there and says whose and what it is, and the game goes on with it', () => {
    const g = at('Basic', 2);
    for (const q of [1, 4]) {
      g.session.correct('materials', 0, g.s.materials + 1, 0);
      g.session.correct('type', g.s.materials - 1, 2, 0);
      g.session.correct('quality', g.s.materials - 1, q, 0);
    }
    assert.deepEqual(list(g, 0), ['Food 2', 'Metal 1', 'Metal 4']);
    activity(g, 'Metal Q4', 'Metal Q1');
    assert.deepEqual([list(g, 0), filled(g, 0)], [['Food 2', 'Metal 3'], ['Metal']]);
    g.session.correct('owner', 1, 1, 0); // Blue's GLASS is Red's
    g.session.correct('materials', 0, 3, 0);
    assert.deepEqual([list(g, 0), list(g, 1), filled(g, 0)], [['Food 2'], ['Glass 2'], ['Metal']]);
  });
});

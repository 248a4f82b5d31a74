// Random legal plays of every mode and player count: no dead end, no throw, invariants kept, resumed and undone.
import { strict as assert } from 'node:assert';
import { wrap } from '../../../firmware/shell/layout';
import { cells, put } from '../../../games/kit';
import loop from '../../../games/loop';
import { sample } from '../../long';
import { answerAny, begin, shown } from '../../play';

import { chance, randomPlay, randomPlays } from '../../random';

const PLAYS = sample(40, 1000);

const NAMES = ['Wolfgang', 'Marianne', 'Benjamin', 'Theodora', 'Giovanni', 'Scarlett'];

/** With the longest names: at most four rows, and every label on one. */
function fits(say: string, labels: string[], at: string): void {
  if (at != 'end.score') assert(wrap(say, 21).length <= 4, 'five rows at ' + at + ': ' + say);
  for (const label of labels) assert(label.length <= 19, 'a long label at ' + at + ': ' + label);
}

function holds(s: any): void {
  for (const id of ['mats', 'landfill', 'matDiscard', 'acts', 'goals']) assert.match(s[id], /^[0-6]+$/, id);
  assert.match(s.cards + s.paid, /^[0-9a-z]+$/);
  assert.equal(s.mats.length + s.landfill.length + s.cards.length, 30 * s.n); // a digit each
  for (const seat of s.seats) {
    assert(s.coin[seat] >= 0 && s.h[seat] >= 0 && s.h[seat] <= 12 && s.rep[seat] >= 0 && s.rep[seat] <= 2);
    assert(s.hand[seat] >= 0);
  }
  assert(s.back.length < 8, 'steps to return to: ' + s.back);
  assert(!s.event || s.at.indexOf('setup') < 0);
  const size = JSON.stringify(Object.values(s)).length;
  assert(size < 2000, 'a state of ' + size + ' bytes');
}

/** Forward only, so that many fit into the time: set-up by its first answers, then at random. */
function quickPlay(answers: { [question: string]: number | string }, seed: number, steps: number): void {
  const random = chance(seed),
    player = begin(loop, answers, seed, NAMES);
  for (let step = 0; step < steps; ) {
    const setup = player.s.at.indexOf('setup') == 0,
      ask = shown(player.session);
    if (!ask.pick && !ask.then) {
      assert(loop.result!(player.s), 'a dead end at ' + player.s.at);
      return;
    }
    const dial = ask.dial,
      count = ask.pick ? ask.pick.length : dial ? dial[1] - dial[0] + 1 : 1;
    assert(count > 0, 'nothing to answer at ' + player.s.at);
    fits(
      ask.say,
      (ask.pick || []).map(p => p[0]),
      player.s.at,
    );
    if (ask.pick) assert.equal(new Set(ask.pick.map(p => p[0])).size, count, 'equal labels at ' + player.s.at);
    const careers = player.s.at == 'setup.career' || player.s.at == 'setup.material';
    const n = setup && !careers ? 0 : random(count);
    if (dial) player.session.answer(dial[0] + n, 1);
    else answerAny(player.session, n);
    holds(player.s);
    const broken = loop.broken!(player.s);
    assert(!broken, broken + ' at ' + player.s.at + ' [seed ' + seed + ']');
    if (!setup) step++;
  }
}

/** What can be lost between a question and its answer. */
const PILES = ['hand', 'mats', 'landfill', 'matDiscard', 'cards', 'coin', 'rep', 'buySlots', 'actSlots', 'matDeck', 'favDeck', 'pending'];

/** The table takes something away in the middle of an action: whatever was offered, no pile goes below 0. */
function correctedPlay(mode: string, seed: number): void {
  const random = chance(seed),
    player = begin(loop, { Mode: mode, Players: 2 }, seed);
  player.session.jump('turn.act', 0);
  for (let step = 0; step < 60; step++) {
    const { s, session } = player,
      tracks = tracksOf(s),
      ids = PILES.filter(id => tracks[id]),
      id = ids[random(ids.length)];
    for (const seat of s.seats) s.coin[seat] = s.hand[seat] = s.h[seat] = 5;
    for (let i = 0; i < 4; i++) {
      put(s, 'mats', 1, random(s.mats.length));
      put(s, 'landfill', 1, random(s.landfill.length));
      put(s, 'cards', 1, random(s.cards.length));
    }
    put(s, 'matDiscard', 1, random(5));
    s.buySlots = s.actSlots = s.matDeck = 5;
    s.endLatch = 0;
    if (random(2)) for (const cell of cells(s, tracks[id])) session.correct(id, cell, 0, 0);
    const ask = shown(session),
      at = s.at;
    if (!ask.pick && !ask.then) return;
    if (ask.pick) answerAny(session, random(ask.pick.length));
    else session.answer(ask.dial ? ask.dial[0] : 0, 1);
    for (const own of PILES) for (const n of [(player.s as any)[own]].flat()) assert(+n >= 0, own + ' ' + n + ' after ' + at);
  }
}

describe('LOOP: random plays', function () {
  this.timeout(0);
  for (const mode of ['Basic', 'Competitive', 'Cooperative'])
    for (let players = 2; players <= 6; players++)
      it(mode + ' with ' + players, () => {
        const answers = { Mode: mode, Players: players };
        for (let seed = 1; seed <= PLAYS; seed++) quickPlay(answers, seed, seed % 20 ? 30 : 200);
        randomPlays(loop, 2, { answers: { ...answers, 'Turn minutes': 1 }, steps: 60, holds });
      });
  it('Solo', () => {
    for (let seed = 1; seed <= PLAYS; seed++) quickPlay({ Mode: 'Solo' }, seed, seed % 5 ? 20 : 200);
    randomPlays(loop, 4, { answers: { Mode: 'Solo' }, steps: 60, holds });
  });
  it('with the table drawing its own EVENTS, and short prompts', () => {
    for (const mode of ['Competitive', 'Cooperative', 'Solo'])
      randomPlays(loop, sample(1, 15), { answers: { Mode: mode, Players: 3, 'Event deck': 'Cards', Prompts: 'Short' }, steps: 120, holds });
  });
  for (const mode of ['Basic', 'Competitive', 'Cooperative', 'Solo'])
    it('with corrections, ' + mode, () =>
      randomPlays(loop, sample(2, 40), { answers: { Mode: mode, Players: 3 }, steps: 70, corrections: 10 }),
    );
  it('with corrections in the middle of anything: nothing falls below 0', () => {
    for (let seed = 1; seed <= PLAYS / 10; seed++) for (const mode of ['Basic', 'Competitive', 'Solo']) correctedPlay(mode, seed);
  });
  it('played to the end, all modes', () => {
    for (const mode of ['Basic', 'Competitive', 'Cooperative', 'Solo']) {
      const { over } = randomPlay(loop, { answers: { Mode: mode, Players: 2 }, seed: 3, steps: 3000, holds });
      assert(over, mode + ' does not end');
    }
  });
});

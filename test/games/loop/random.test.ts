// Random legal plays of every mode and player count: no dead end, no throw, invariants kept, resumed and undone.
import { strict as assert } from 'node:assert';
import { wrap } from '../../../firmware/shell/layout';
import { cells, least, optionsOf, type Question } from '../../../games/kit';
import loop from '../../../games/loop';
import type { Loop } from '../../../games/loop/state';
import { sample } from '../../long';
import { begin } from '../../play';
import { answerOne, chance, randomPlay, randomPlays } from '../../random';
import { type Table, tracksOf } from './table';

const PLAYS = sample(40, 1000);

/** What is always true, whatever is played. */
function holds(s: Loop): void {
  assert.equal(s.type.length, s.owner.length);
  assert.equal(s.quality.length, s.owner.length);
  assert.equal(s.materials, s.owner.length);
  assert.equal(s.paidOn.length, s.debtor.length);
  assert.equal(s.credits, s.debtor.length);
  assert.equal(s.faceDown.length, s.faceDownOf.length);
  for (const seat of s.seats) {
    assert(s.coin[seat]! >= 0 && s.h[seat]! >= 0 && s.h[seat]! <= 12 && s.rep[seat]! >= 0 && s.rep[seat]! <= 2);
    assert(s.hand[seat]! >= 0 && s.pending[seat]! >= 0);
  }
  for (const [card, paid] of s.paidNow.entries()) assert(paid <= 2 && s.paidOn[card]! < 5);
  assert(s.back.length < 8, `steps to return to: ${s.back}`);
  const size = JSON.stringify(Object.values(s)).length;
  assert(size < 2600, `a state of ${size} bytes`);
}

const NAMES = ['Wolfgang', 'Marianne', 'Benjamin', 'Theodora', 'Giovanni', 'Scarlett'];

/** With the longest names: at most four rows, and every label on one. */
function fits(ask: Question, at: string): void {
  if (at !== 'end.score') assert(wrap(ask.say, 21).length <= 4, `five rows at ${at}: ${ask.say}`);
  for (const { label } of optionsOf(ask)) assert(label.length <= 19, `a long label at ${at}: ${label}`);
}

/** Forward only, so that many fit into the time. */
function quickPlay(answers: { [question: string]: number | string }, seed: number, steps: number): void {
  const random = chance(seed),
    player = begin(loop, answers, seed, NAMES);
  for (let step = 0; step < steps; step++) {
    const ask = player.session.ask();
    if (!ask.options && !ask.then) {
      assert(loop.result!(player.s), `a dead end at ${player.s.at}`);
      return;
    }
    fits(ask, player.s.at);
    answerOne(player as never, random, 1);
    holds(player.s);
    const broken = loop.broken!(player.s);
    assert(!broken, `${broken} at ${player.s.at} [seed ${seed}]`);
  }
}

/** What can be lost between a question and its answer. */
const PILES = ['hand', 'quality', 'coin', 'rep', 'buySlots', 'actSlots', 'matDeck', 'favDeck', 'pending', 'materials', 'credits'];

/** The table takes something away in the middle of an action: whatever was offered, no pile goes below 0. */
function correctedPlay(answers: { [question: string]: number | string }, seed: number): void {
  const random = chance(seed),
    player = begin(loop, { Players: 2, ...answers }, seed);
  player.session.jump(player.s.light ? 'light.turn' : 'turn.act', 0);
  for (let step = 0; step < 60; step++) {
    const { s, session } = player,
      piles = PILES.filter(pile => tracksOf(s)[pile]),
      id = piles[random(piles.length)]!;
    enough(player);
    if (random(2)) for (const cell of cells(s, tracksOf(s)[id]!)) session.correct(id, cell, Math.max(0, least(tracksOf(s)[id]!)), 0);
    const ask = session.ask(),
      at = s.at;
    if (!ask.options && !ask.then) return;
    answerOne(player as never, random, 1);
    for (const own of PILES)
      for (const n of [(player.s as unknown as { [id: string]: number | number[] })[own]!].flat())
        assert(n >= 0, `${own} ${n} after ${at}`);
  }
}

/** Everybody has a good deal of everything. */
function enough({ s, session }: Table): void {
  for (const seat of s.seats) s.coin[seat] = s.hand[seat] = s.h[seat] = 5;
  s.buySlots = s.actSlots = s.matDeck = 5;
  s.depletion = s.reached12 = 0;
  if (!s.light && s.materials < 12) session.correct('materials', 0, s.materials + 3, 0);
  if (s.mode !== 'Basic' && s.credits < 4) session.correct('credits', 0, s.credits + 1, 0);
}

describe('LOOP: random plays', function () {
  this.timeout(0);
  for (const mode of ['Light', 'Full']) {
    for (const game of ['Basic', 'Competitive', 'Cooperative'])
      for (let players = 2; players <= 6; players++)
        it(`${mode}, ${game} with ${players}`, () => {
          const answers = { Mode: mode, Game: game, Players: players };
          for (let seed = 1; seed <= PLAYS; seed++) quickPlay(answers, seed, seed % 20 ? 40 : 200);
          randomPlays(loop, 2, { answers: { ...answers, 'Turn minutes': 1 }, steps: 60, holds });
        });
    it(`${mode}, Solo`, () => {
      for (let seed = 1; seed <= PLAYS; seed++) quickPlay({ Mode: mode, Game: 'Solo' }, seed, seed % 5 ? 30 : 200);
      randomPlays(loop, 4, { answers: { Mode: mode, Game: 'Solo' }, steps: 60, holds });
    });
    it(`${mode}, with the table drawing its own EVENTs`, () => {
      for (const game of ['Competitive', 'Cooperative', 'Solo'])
        randomPlays(loop, sample(1, 15), {
          answers: { Mode: mode, Game: game, Players: 3, 'Event deck': 'Cards' },
          steps: 120,
          holds,
        });
    });
    for (const game of ['Basic', 'Competitive', 'Cooperative', 'Solo'])
      it(`${mode}, with corrections, ${game}`, () =>
        randomPlays(loop, sample(2, 40), { answers: { Mode: mode, Game: game, Players: 3 }, steps: 70, corrections: 10 }));
    it(`${mode}, with corrections in the middle of anything: nothing falls below 0`, () => {
      for (let seed = 1; seed <= PLAYS / 10; seed++)
        for (const game of ['Basic', 'Competitive', 'Solo']) correctedPlay({ Mode: mode, Game: game }, seed);
    });
    it(`${mode}, played to the end, all games`, () => {
      for (const game of ['Basic', 'Competitive', 'Cooperative', 'Solo']) {
        const { over } = randomPlay(loop, { answers: { Mode: mode, Game: game, Players: 2 }, seed: 3, steps: 3000, holds });
        assert(over, `${game} does not end`);
      }
    });
  }
});

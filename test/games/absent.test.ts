// A player leaves the table for a while, in every game whose rules can do without: nobody asks them anything, nothing is lost, and they come back.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { type AnyGame, allSeats, offeredOf, packed, type State, startOfList } from '../../games/kit';
import { BUNDLES } from '../../tools/bundles';
import { sample } from '../long';
import { type Answers, begin, type Player } from '../play';
import { chance } from '../random';

type Any = Player<State>;

/** Four at the table, and the phase that they go to: set-up needs everybody. */
const TABLES: { [id: string]: [Answers, string] } = {
  biome: [{ Mode: 'Full', Players: 4 }, 'turn.act'],
  hadal: [{ Players: 4 }, ''], // its set-up is short
  loop: [{ Players: 4, Mode: 'Full', Game: 'Competitive' }, ''],
  tamashii: [{ Mode: 'Full', Players: 4, Game: 'Scenario' }, 'planning.turn'],
};
const STEPS = 150;

/** Answers whatever is asked. */
function answer(player: Any, random: (n: number) => number): boolean {
  const ask = player.session.ask();
  if (ask.options) {
    const offered = offeredOf(ask);
    player.session.answer(ask.options.indexOf(offered[random(offered.length)]!), 1);
  } else if (ask.dial) player.session.answer(ask.dial.min + random(Math.min(6, ask.dial.max - ask.dial.min + 1)), 1);
  else if (ask.then)
    player.session.answer(packed(ask, startOfList(ask)), 1); // marks and counts as they stand, or OK
  else return false;
  return true;
}

/** Somebody tries to go, or comes back: 1 or -1 more who sit out; 0 when it was refused with a sentence. */
function sits(player: Any, seat: number): number {
  const before = JSON.stringify(player.s),
    seats = player.s.seats.length;
  try {
    player.session.sit(seat, 1);
  } catch (error) {
    assert.match((error as Error).message, /^[A-Z].*\.$/);
    assert.equal(JSON.stringify(player.s), before, 'a refusal changes nothing');
  }
  return seats - player.s.seats.length;
}

/** Nobody who sits out is asked, and all adds up without them. True when somebody sits out. */
function checkWithout(player: Any, game: AnyGame, seed: number): boolean {
  const { s } = player,
    out = allSeats(s).slice(s.seats.length),
    asked = player.session.ask().seat ?? s.seat;
  if (!out.length) return false;
  assert(!out.includes(asked), `${s.names[asked]} sits out and is asked at ${s.at}, seed ${seed}`);
  const broken = game.broken?.(s);
  assert(!broken, `${broken} at ${s.at}, seed ${seed}`);
  return true;
}

/** A random play in which people go and come, and the power goes off at its end. */
function playWithout(id: string, seed: number, sum: { left: number; came: number; without: number }): void {
  const game: AnyGame = BUNDLES[id]!,
    [answers, phase] = TABLES[id]!,
    random = chance(seed),
    player: Any = begin(game, answers, seed);
  if (phase) player.session.jump(phase, 1);
  for (let i = 0; i < STEPS; i++) {
    if (checkWithout(player, game, seed)) sum.without++;
    const more = random(6) ? 0 : sits(player, random(4));
    sum.left += Math.max(0, more);
    sum.came += Math.max(0, -more);
    if (!answer(player, random)) break;
  }
  const now = JSON.stringify(player.s);
  player.crash();
  assert.equal(JSON.stringify(player.s), now, 'a resumed play differs');
}

describe('an absent player, whatever is played', function () {
  this.timeout(120_000);

  for (const id of Object.keys(TABLES))
    it(`is never asked, loses nothing and comes back: ${id}`, () => {
      const sum = { left: 0, came: 0, without: 0 };
      for (let seed = 1; seed <= sample(40, 400); seed++) playWithout(id, seed, sum);
      assert(sum.left > 20 && sum.came > 20 && sum.without > 100, JSON.stringify(sum));
    });

  it('is played by somebody else where the rules need everybody: Tales', () => {
    const player: Any = begin(BUNDLES.tales!, { Kids: 3 }, 1);
    assert.throws(() => player.session.sit(1, 0), /This game needs everybody: somebody plays for Kid 2 meanwhile\./);
  });

  it('can be absent in every other game of the catalogue', () => {
    for (const { id } of catalogue()) assert.equal(!!BUNDLES[id]!.sitsOut, id !== 'tales', id);
  });
});

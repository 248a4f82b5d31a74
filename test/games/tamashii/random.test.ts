import { strict as assert } from 'node:assert';
import { type Game, put } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import type { Tamashii } from '../../../games/tamashii/state';
import { sample } from '../../long';
import type { Answers } from '../../play';
import { randomPlay, randomPlays } from '../../random';
import { watched } from './looks';
import { list } from './table';

/** The game's own invariants, beside those of broken(). */
function holds(s: Tamashii): void {
  for (const seat of s.seats) assert(list(s.integrity)[seat] <= list(s.integrityMax)[seat]);
  assert.equal(s.enemies.length, s.damage.length);
  assert.equal(s.enemies.length, s.enemyOf.length);
  assert(s.enemies.length <= 70 && s.back.length < 12 && s.hand.length <= 20, 'a list grows');
  assert(s.numDie < Math.max(1, s.enemies.length), 'the number die lies on no enemy');
}

const MODES: Answers[] = [
  { Players: 1, Game: 'Prologue' },
  { Players: 1, Game: 'Scenario', Boss: 'Shinigami', 'Data tokens': 'In the device' },
  { Players: 2, Game: 'Prologue' },
  { Players: 2, Game: 'Scenario', 'Data tokens': 'Counted', 'Corrupted pool': 5 },
  { Players: 2, Game: 'Competitive', 'Data tokens': 'In the device', Length: 'Short' },
  { Players: 3, Game: 'Prologue', Prompts: 'Short' },
  { Players: 3, Game: 'Scenario', 'Planning minutes': 2, Boss: 'Other' },
  { Players: 3, Game: 'Competitive', Prompts: 'Short' },
  { Players: 4, Game: 'Prologue', 'Data tokens': 'Counted' },
  { Players: 4, Game: 'Scenario', 'Data tokens': 'In the device', Boss: 'Shinigami' },
  { Players: 4, Game: 'Competitive', 'Data tokens': 'Counted', Length: 'Long' },
];

/** The same rules, begun in the middle: each phase with everything on the table, so that short plays reach it. */
function from(phase: number): Game<Tamashii> {
  return {
    ...watched,
    begin(answers, seats) {
      const s = tamashii.begin(answers, seats);
      s.phase = phase;
      s.turn = 2;
      s.shield = s.power = s.reroll = s.memory = '2222'.slice(0, seats);
      s.augments = '2111111'.repeat(seats);
      for (let seat = 0; seat < seats; seat++) {
        s.exp[seat] = 4;
        put(s, 'trace', (s.inPlay & 1) * (seat + 2), seat);
        s.enemies += '46';
        s.damage += '10';
        s.enemyOf += `${seat}${seat}`;
      }
      s.at = ['planning.start', 'action.start', 'combat.start', 'quest.start'][phase];
      return s;
    },
  };
}

describe('tamashii: random plays', function () {
  this.timeout(600000);
  for (const answers of MODES)
    it('keep every rule: ' + Object.values(answers).join(', '), () => {
      randomPlays(watched, sample(8, 160), { answers, steps: 30, holds });
      for (let phase = 0; phase < 4; phase++) randomPlays(from(phase), sample(8, 160), { answers, steps: 20, holds });
    });

  it('go on after corrections', () => {
    for (const answers of MODES)
      for (let phase = 0; phase < 4; phase++) randomPlays(from(phase), sample(1, 20), { answers, steps: 30, corrections: 12 });
  });

  it('have a state that packs small', () => {
    let worst = 0;
    for (const answers of MODES.slice(-3))
      for (let phase = 0; phase < 3; phase++) {
        const { player } = randomPlay(from(phase), { answers, seed: 7, steps: 60 });
        worst = Math.max(worst, JSON.stringify(Object.values(player.s)).length);
      }
    assert(worst < 1400, 'packed state of ' + worst + ' bytes');
  });
});

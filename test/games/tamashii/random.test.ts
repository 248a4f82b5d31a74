import { strict as assert } from 'node:assert';
import type { Game } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import { AUGMENTS, type Tamashii } from '../../../games/tamashii/state';
import { sample } from '../../long';
import type { Answers } from '../../play';
import { randomPlay, randomPlays } from '../../random';
import { watched } from './looks';

/** The game's own invariants, beside those of broken(). */
function holds(s: Tamashii): void {
  for (const seat of s.seats) assert(s.integrity[seat]! <= s.integrityMax[seat]!);
  assert.equal(s.enemies.length, s.damage.length);
  assert.equal(s.enemies.length, s.enemyOf.length);
  assert(s.enemies.length <= 70 && s.back.length < 12 && s.hand.length <= 20, 'a list grows');
  assert(s.numDie < Math.max(1, s.enemies.length), 'the number die lies on no enemy');
  assert(s.frames.length % 5 === 0 && s.frames.length <= 5 * 12 * s.seats.length, 'a Frame is known twice');
}

const MODES: Answers[] = [
  { Mode: 'Light', Players: 1, Game: 'Prologue' },
  { Mode: 'Light', Players: 2, Game: 'Scenario', 'Corrupted pool': 5 },
  { Mode: 'Light', Players: 3, Game: 'Scenario', 'Planning minutes': 2 },
  { Mode: 'Light', Players: 4, Game: 'Competitive', Length: 'Short' },
  { Mode: 'Full', Players: 1, Game: 'Prologue' },
  { Mode: 'Full', Players: 1, Game: 'Scenario', Boss: 'Shinigami', 'Data tokens': 'In the device' },
  { Mode: 'Full', Players: 2, Game: 'Prologue' },
  { Mode: 'Full', Players: 2, Game: 'Scenario', 'Corrupted pool': 5 },
  { Mode: 'Full', Players: 2, Game: 'Competitive', 'Data tokens': 'In the device', Length: 'Short' },
  { Mode: 'Full', Players: 3, Game: 'Scenario', 'Planning minutes': 2, Boss: 'Other' },
  { Mode: 'Full', Players: 3, Game: 'Competitive' },
  { Mode: 'Full', Players: 4, Game: 'Prologue' },
  { Mode: 'Full', Players: 4, Game: 'Competitive', Length: 'Long' },
  { Mode: 'Full', Players: 4, Game: 'Scenario', 'Data tokens': 'In the device', Boss: 'Shinigami' },
];
const PHASES = ['Planning', 'Action', 'Combat', 'Quest'];

/** The same rules, begun in the middle: each phase with everything on the table, so that short plays reach it. */
function from(phase: string): Game<Tamashii> {
  return {
    ...watched,
    begin(answers, seats) {
      const s = tamashii.begin(answers, seats),
        entrance = tamashii.phases(s).find(({ name }) => name === phase)!;
      s.turn = 2;
      for (let seat = 0; seat < seats; seat++) {
        for (const asset of ['shield', 'power', 'reroll', 'memory'] as const) s[asset][seat] = 2;
        for (let kind = 0; kind < AUGMENTS; kind++) s.augments[seat * AUGMENTS + kind] = 1;
        s.exp[seat] = 4;
        s.trace[seat] = s.hasTrace * (seat + 2);
        s.enemies.push(4, 6);
        s.damage.push(1, 0);
        s.enemyOf.push(seat, seat);
      }
      s.phase = phase;
      s.at = entrance.step;
      entrance.enter!(s, [], '');
      return s;
    },
  };
}

describe('tamashii: random plays', function () {
  this.timeout(600000);
  for (const answers of MODES)
    it(`keep every rule: ${Object.values(answers).join(', ')}`, () => {
      randomPlays(watched, sample(8, 160), { answers, steps: 30, holds });
      for (const phase of PHASES) randomPlays(from(phase), sample(8, 160), { answers, steps: 20, holds });
    });

  it('go on after corrections', () => {
    for (const answers of MODES)
      for (const phase of PHASES) randomPlays(from(phase), sample(1, 20), { answers, steps: 30, corrections: 12 });
  });

  it('have a state that packs small', () => {
    let worst = 0;
    for (const answers of MODES.slice(-3))
      for (const phase of PHASES.slice(0, 3)) {
        const { player } = randomPlay(from(phase), { answers, seed: 7, steps: 60 });
        worst = Math.max(worst, JSON.stringify(Object.values(player.s)).length);
      }
    assert(worst < 1400, `packed state of ${worst} bytes`);
  });
});

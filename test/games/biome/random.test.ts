import { strict as assert } from 'node:assert';
import biome from '../../../games/biome';
import type { Biome } from '../../../games/biome/state';
import { sample } from '../../long';
import type { Answers } from '../../play';
import { randomPlay, randomPlays } from '../../random';

/** What must hold in every play, besides tracks in range and broken(). */
function holds(s: Biome): void {
  const lists = s as unknown as { [key: string]: unknown[] },
    size = (keys: string, n: number) => {
      for (const key of keys.split(' ')) assert.equal(lists[key]!.length, n, `${key} has ${lists[key]!.length} entries, not ${n}`);
    };
  const camps = s.kind.length;
  size('captureRounds carried allotment actionsLeft on injuryCD capture', s.names.length);
  size('land cd', camps);
  size('supply key extraAction extraCarry farmKit campKit caravanKit clairvoyance foresight teleport hidden', s.light ? 0 : camps);
  assert(camps <= 14, `${camps} camps`);
  size('farmBase farmCd halted', s.farmCamp.length);
  assert(s.farmCamp.length <= s.maxFarms && s.blocked.length <= s.maxRoutes);
  size('routeFrom routeTo', s.blocked.length);
  size('origin loot lootToo', s.party.length);
  size('job prey', s.home.length);
  assert.equal(s.targets.length, 3 * s.home.length);
  assert(s.party.length <= 4 && s.home.length <= 2, 'too many on the way');
  assert.equal(new Set(s.party).size, s.party.length, 'two parties of one camp');
  size('undoCost undoOn undoCarried undoSecret', s.undoWhat.length);
  assert(s.undoWhat.length <= 40, 'undo grows');
  assert.deepEqual(
    [s.farms, s.routes, s.parties, s.mercs, s.camps],
    [s.farmCd, s.blocked, s.party, s.home, s.kind].map(list => list.length),
  );
  assert(s.account.length <= 20, 'account grows');
  assert(s.back.length <= 8, `back grows: ${s.back}`);
  assert(JSON.stringify(Object.values(s)).length < 3500, 'the state grows');
  for (const seat of s.seats) {
    if (s.capture[seat]! > 1) assert.equal(s.on[seat], s.capture[seat]! + 1, 'a captive is elsewhere');
    if (s.injuryCD[seat] && s.kind[0] === 'Main') assert.equal(s.on[seat], 3, 'an injured player is elsewhere');
  }
}

/** Many short plays, and a few long ones. */
function plays(answers: Answers): void {
  randomPlays(biome, sample(40, 1000), { answers, steps: 15, holds });
  for (let seed = 1; seed <= sample(1, 10); seed++) randomPlay(biome, { answers, seed: 1000 + seed, steps: 160, holds, curious: true });
}

describe('Biome, random plays', function () {
  this.timeout(0);
  for (let players = 1; players <= 8; players++)
    it(`keeps the rules with ${players} players`, () => plays({ Mode: 'Full', Players: players, 'Tile stacks': 3 + (players % 3) }));
  const tables: Answers[] = [
    { 'Tile stacks': 4, Payment: 'Is free', 'Cooling ally': 'Is shut' },
    { 'Tile stacks': 5, Toll: 'Costs an action', Berserk: 'In the board turn' },
    { 'Blocked Gang': 'Rerolls', 'Tile sides': '4', 'Turn timer': '2 min' },
    { Inventories: 'Weighed', 'Tile stacks': 5 },
  ];
  for (const answers of tables)
    it(`keeps the rules with ${Object.values(answers).join(', ')}`, () =>
      plays({ Mode: 'Full', Players: 3, Rulings: 'Choose', ...answers }));
  it('keeps them through a long game', () => {
    randomPlay(biome, { answers: { Mode: 'Full', Players: 8, 'Tile stacks': 5 }, seed: 7, steps: 700, holds });
  });
  it('follows the table through any correction, and to any phase', () =>
    randomPlays(biome, sample(40, 1000), { answers: { Mode: 'Full', Players: 3 }, steps: 20, corrections: 15, jumps: 5 }));

  for (const players of [1, 2, 4, 8])
    it(`keeps the rules in Light with ${players} players`, () =>
      plays({ Mode: 'Light', Players: players, 'Tile stacks': 3 + (players % 3) }));
  it('keeps them in Light through a long game', () => {
    randomPlay(biome, { answers: { Mode: 'Light', Players: 8, 'Tile stacks': 5 }, seed: 7, steps: 400, holds, curious: true });
  });
  it('follows the table in Light through any correction, and to any phase', () =>
    randomPlays(biome, sample(40, 1000), { answers: { Mode: 'Light', Players: 3 }, steps: 30, corrections: 15, jumps: 5 }));
});

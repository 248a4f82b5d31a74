import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { asks, begin, biome, health, MAIN, NAMES, placeAll, play, reveal, set } from './table';

/** Everything that the set-up reads out, row by row. */
function lists(stacks: number): string[] {
  const p = begin(biome, { 'Tile stacks': stacks }, 1, NAMES);
  p.pick('Read the lists');
  const all: string[] = [];
  while (/^\d+\/\d+ /.test(p.says())) {
    all.push(p.says().replace(/^\d+\/\d+ /, ''));
    p.ok();
  }
  assert.equal(p.s.at, 'setup.list');
  return all;
}
const find = (rows: string[], start: string) => rows.filter(r => r.startsWith(start));
const counts = (row: string) => (row.match(/\d+(?= [A-Z])/g) || []).map(Number);

describe('Biome, set-up', () => {
  it('tells the length: 60, 90 or 120 minutes for 3, 4 or 5 stacks [BI-001]', () => {
    for (const n of [3, 4, 5])
      assert.match(begin(biome, { 'Tile stacks': n }).says(), new RegExp(`${n} stacks, ~${[60, 90, 120][n - 3]} min`));
    assert.deepEqual(biome.questions().find(question => question.name === 'Tile stacks')!.dial, { min: 3, max: 5, start: 3 });
  });

  it('needs as many keys as there are stacks [BI-002]', () => {
    for (const n of [3, 4, 5]) assert.match(begin(biome, { 'Tile stacks': n }).says(), new RegExp(`${n} keys win`));
  });

  it('lays the four start tiles as a V with the main camp at its point [BI-003]', () => {
    assert.match(lists(3)[0], /Lay a V of farmland, forest, grassland. Main camp at its point/);
  });

  it('fills sub-stacks of 8 and puts the Exit into the last: 25, 33 or 41 tiles [BI-004]', () => {
    const fixed = ['Stealer, 5', 'Killer, Ally, 4', 'Gang, 5', 'Stealer, Ally, 4', 'Killer, 5'];
    for (const n of [3, 4, 5]) {
      const rows = find(lists(n), 'Tile stack');
      assert.equal(rows.length, n);
      rows.forEach((row, k) => {
        const end = k === n - 1 ? ', Exit = 9' : ' = 8';
        assert.equal(row, `Tile stack ${k + 1}: Lake, Mountain, ${fixed[k]} basic${end}`);
      });
      assert.equal(begin(biome, { 'Tile stacks': n }).s.tilesLeft, 8 * n + 1);
    }
  });

  it('piles the stacks with number 1 on top and shows which one is drawn, refusing nothing for it [BI-005]', () => {
    assert(lists(4).includes('Shuffle each stack, pile up, 1 on top: 33 tiles'));
    const p = play({ 'Tile stacks': 4 });
    const at = (left: number) => {
      set(p, 'tilesLeft', left);
      set(p, 'actionsLeft', 3);
      p.pick('Explore');
      const says = p.says();
      p.pick('Special tile');
      assert(p.offers().includes('Killer camp') && p.offers().includes('Exit'), 'a tile is refused');
      p.pick('Back', 'Back');
      return says;
    };
    assert.match(at(33), /^Tile 1, stack 1:/);
    assert.match(at(26), /^Tile 8, stack 1:/);
    assert.match(at(25), /^Tile 9, stack 2:/);
    assert.match(at(1), /^Tile 33, stack 4:/);
  });

  it('counts 21, 26 or 32 secrets for tiles and 11, 13 or 19 for the box, where nobody is captured [BI-006]', () => {
    for (const n of [3, 4, 5]) {
      const rows = lists(n);
      const tiles = find(rows, `${[21, 26, 32][n - 3]} on tiles:`).join(),
        box = find(rows, `${[11, 13, 19][n - 3]} in the box:`).join();
      const at = (row: string, name: string) => +(row.match(new RegExp(`(\\d+) ${name}`)) || [0, 0])[1];
      const table: [string, number[], number[]][] = [
        ['Key', [3, 4, 5], [1, 1, 2]],
        ['Extra Action', [2, 2, 3], [1, 1, 1]],
        ['Extra Carry', [1, 2, 2], [1, 1, 1]],
        ['Captured', [3, 4, 5], [0, 0, 0]],
        ['Supply', [2, 3, 4], [2, 3, 4]],
        ['Farm Kit', [2, 2, 2], [1, 1, 2]],
        ['Camp Kit', [2, 2, 3], [1, 1, 1]],
        ['Caravan Kit', [2, 3, 3], [1, 2, 2]],
        ['Clairvoyance', [2, 2, 3], [1, 1, 2]],
        ['Foresight', [1, 1, 1], [1, 1, 2]],
        ['Teleport', [1, 1, 1], [1, 1, 2]],
      ];
      for (const [name, t, b] of table) assert.deepEqual([at(tiles, name), at(box, name)], [t[n - 3], b[n - 3]], `${name} with ${n}`);
      assert.equal(begin(biome, { 'Tile stacks': n }).s.boxLeft, [11, 13, 19][n - 3]);
    }
  });

  it('gives each secret stack a Key, a Captured and, in turns, an Extra Action or an Extra Carry [BI-007]', () => {
    const rows = find(lists(5), 'Secret stack');
    assert.equal(rows.length, 5);
    for (let k = 0; k < 5; k++)
      assert.match(rows[k], new RegExp(`^Secret stack ${k + 1}: Key, Captured, Extra ${['Action', 'Carry'][k % 2]},`));
  });

  it('takes three of the other secrets for forest and grassland, and deals the rest [BI-008]', () => {
    for (const n of [3, 4, 5]) {
      const rows = lists(n),
        row = find(rows, 'The other')[0];
      assert.match(row, new RegExp(`^The other ${[12, 14, 17][n - 3]}, face-down: 2 forest, 1 grassland`));
      const more = find(rows, 'Secret stack').reduce((sum, r) => sum + +(r.match(/(\d) more/) as string[])[1], 0);
      assert.equal(more, [12, 14, 17][n - 3] - 3);
    }
  });

  it('deals basic tiles and the other secrets on request, each to a place and none by its face [BI-004, BI-008, BI-009]', () => {
    for (const n of [3, 4, 5]) {
      const p = begin(biome, { 'Tile stacks': n }, n, NAMES);
      const dealt = (label: string) => {
        const rows: string[] = [],
          counts: { [place: string]: number } = {};
        p.pick(label);
        while (p.s.at === 'setup.deal') {
          rows.push(...p.says().split('\n'));
          p.ok();
        }
        rows.forEach((row, i) => {
          const found = /^(?:Tile|Secret) (\d+): (forest|grassland|stack \d)$/.exec(row) as string[];
          assert.equal(+found[1], i + 1);
          counts[found[2]] = (counts[found[2]] || 0) + 1;
        });
        return counts;
      };
      const stacks = (sizes: number[]) => Object.fromEntries(sizes.slice(0, n).map((size, k) => [`stack ${k + 1}`, size]));
      assert.deepEqual(dealt('Deal basic tiles'), stacks([5, 4, 5, 4, 5]));
      assert.deepEqual(dealt('Deal secrets'), { forest: 2, grassland: 1, ...stacks([3, 3, 3, n === 4 ? 2 : 3, 2]) });
      assert.deepEqual([p.s.at, p.s.dealNow], ['setup.list', []]);
      p.pick('All is set up');
      p.dice(6, 1).ok();
      assert.equal(p.says(), 'First: Ada');
    }
  });

  it('offers to deal what the lists have told about, and then goes on [BI-008]', () => {
    const p = begin(biome, {}, 1, NAMES);
    p.pick('Read the lists');
    while (p.s.at === 'setup.item') p.ok();
    assert.deepEqual(p.offers(), ['All is set up', 'Deal secrets', 'Deal basic tiles', 'Read the lists']);
    p.pick('Deal secrets');
    while (p.s.at === 'setup.deal') p.ok();
    p.pick('All is set up');
    assert.match(p.says(), /^Who is first/);
  });

  it('deals to every place with the same chance as it has room [BI-008]', () => {
    const p = begin(biome, {}, 1, NAMES);
    p.dice(1, 11, 10, 9).pick('Deal secrets'); // of 12: forest 2, grassland 1, stacks 3 3 3
    assert.equal(p.says(), 'Secret 1: forest\nSecret 2: stack 3\nSecret 3: stack 3\nSecret 4: stack 3');
    p.dice(1, 1, 1, 5).ok();
    assert.equal(p.says(), 'Secret 5: forest\nSecret 6: grassland\nSecret 7: stack 1\nSecret 8: stack 2');
  });

  it('makes secret stacks of 6 with one of 5 when they do not come out even [BI-009]', () => {
    for (const n of [3, 4, 5]) {
      const rows = lists(n);
      const sizes = find(rows, 'Secret stack').map(r => +(r.match(/ = (\d)$/) as string[])[1]);
      assert.deepEqual(
        sizes,
        [
          [6, 6, 6],
          [6, 6, 6, 5],
          [6, 6, 6, 6, 5],
        ][n - 3],
      );
      assert(rows.includes(`Shuffle each stack, pile up, 1 on top: ${[18, 23, 29][n - 3]} secrets`));
      assert.equal(begin(biome, { 'Tile stacks': n }).s.secretsLeft, [18, 23, 29][n - 3]);
    }
  });

  it('sets Keys, Captured and extras aside before the three start secrets are drawn [BI-010]', () => {
    for (const n of [3, 4, 5]) {
      const rows = lists(n);
      const fixed = find(rows, 'Secret stack').length * 3;
      const all = counts(rows.filter(r => / on tiles:/.test(r)).join()).reduce((a, b) => a + b, 0);
      assert.equal(all - fixed, [12, 14, 17][n - 3]); // what is left has no fixed kind in it
      const order = rows.map(r => r.slice(0, 12));
      assert(order.lastIndexOf('Secret stack') < order.findIndex(r => r.startsWith('The other')));
    }
  });

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: every tile of every length is explored
  it('runs out of secrets exactly with the tiles that get one, the Exit among them [BI-011]', () => {
    for (const n of [3, 4, 5]) {
      const p = play({ 'Tile stacks': n });
      const special = ['Stealer camp', 'Killer camp', 'Ally camp', 'Roaming Gang'].concat(
        n > 3 ? ['Stealer camp', 'Ally camp'] : [],
        n > 4 ? ['Killer camp'] : [],
      );
      const plain = 8 * n + 1 - n - special.length - 1;
      for (const tile of special) reveal(p, tile);
      for (let i = 0; i < n; i++) reveal(p, 'Lake');
      for (let i = 0; i < plain; i++) reveal(p, i < n ? 'Mountain' : 'Quarry');
      assert.deepEqual([p.s.tilesLeft, p.s.secretsLeft], [1, 1]);
      set(p, 'berserkWaits', 1);
      reveal(p, 'Exit');
      assert.deepEqual([p.s.tilesLeft, p.s.secretsLeft], [0, 0]);
    }
  });

  it('starts the main camp with 2 Supplies, face-up [BI-012]', () => {
    const p = play();
    assert.deepEqual([p.s.supply, p.s.hidden], [[2], [0]]);
    assert(lists(3).some(r => r.startsWith('Main camp: 2 Supplies')));
  });

  it('starts one farm on farmland for the main camp, on cool-down 6 [BI-013]', () => {
    const p = play();
    assert.deepEqual([p.s.farmCamp, p.s.farmBase, p.s.farmCd], [[1], [6], [6]]);
  });

  it('starts everyone on the main camp, healthy, free, with empty hands, 3 actions and carry 4 [BI-014]', () => {
    const p = play({ Players: 8 });
    for (let seat = 0; seat < 8; seat++)
      assert.deepEqual([p.s.on[seat], health(p)[seat], p.s.capture[seat], p.s.carried[seat]], [MAIN, 0, 0, 0]);
    assert.equal(asks(p), 'Ada: 3 left, Main, carry 4');
  });

  it('keeps the left over Supplies as a bank without end, unless the table counts its tokens [BI-015]', () => {
    assert(lists(3).includes('Put other tiles and secrets away. Spare Supplies are the bank'));
    const p = play();
    assert.equal(p.s.bank, 99);
    const all = p.session.tracks();
    assert.equal(all.bank.printed, true);
  });

  it('rolls for the first player, and again only for who is tied [BI-016]', () => {
    const p = begin(biome, { Players: 4 }, 1, NAMES);
    p.pick('All is set up');
    p.dice(5, 2, 5, 1).ok();
    assert.equal(p.says(), 'A tie. Roll again: Ada Cem');
    assert.deepEqual(shown(p.session).dice, [5, 2, 5, 1]);
    p.dice(4, 4).ok();
    assert.equal(p.says(), 'A tie. Roll again: Ada Cem');
    p.dice(3, 6).ok();
    assert.equal(p.says(), 'First: Cem');
    assert.deepEqual(shown(p.session).dice, [3, 6]);
    p.ok();
    assert.deepEqual([p.s.seat, p.s.firstPlayer, asks(p)], [2, 2, 'Cem: 3 left, Main, carry 4']);
  });

  it('has 4, 5 or 7 keys in all, so 1, 1 or 2 to spare [BI-018]', () => {
    for (const n of [3, 4, 5]) {
      const p = play({ 'Tile stacks': n });
      const placed = placeAll(p, 'Key');
      assert.equal(placed, [4, 5, 7][n - 3]);
      assert.equal(placed - n, [1, 1, 2][n - 3]);
    }
  });

  it('asks for the length at set-up and counts everything by it [BI-700]', () => {
    for (const n of [3, 4, 5]) {
      const p = begin(biome, { 'Tile stacks': n });
      assert.deepEqual([p.s.tilesLeft, p.s.secretsLeft, p.s.boxLeft], [8 * n + 1, [18, 23, 29][n - 3], [11, 13, 19][n - 3]]);
    }
  });

  it('has every value that the rulebook does not print as an editable one', () => {
    const all = play().session.tracks();
    for (const id of ['sides', 'cdBoard', 'bank', 'maxFarms', 'maxCamps', 'maxRoutes']) assert.equal(all[id].printed, true, id);
    assert.equal(begin(biome, { 'Tile sides': '4' }).s.sides, 4);
  });
});

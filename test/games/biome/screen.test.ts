// The tracks screen of Biome, by its buttons.
import { strict as assert } from 'node:assert';
import { readable } from '../../../hal/symbols';
import { nodeEngine } from '../../../tools/bench/node';

/** No line of the bench: there a button that goes down comes up. */
const HOLD_OK = 'ok held';

/** A device in the first turn of two players, with these commands done; tells the rows of each `screen`. */
async function screens(answers: object, ...commands: string[]): Promise<string[][]> {
  const engine = nodeEngine({ seed: 1 }),
    all: string[][] = [];
  for (const line of [
    `new biome ${JSON.stringify({ Mode: 'Full', ...answers })}`,
    'pick All is set up',
    'dice 6 1',
    'ok',
    'ok',
    ...commands,
  ]) {
    if (line === HOLD_OK) {
      engine.hal.push('ok', 'hold');
      continue;
    }
    const told = JSON.parse(await engine.command(line));
    assert(told.ok, `${line}: ${told.error}`);
    if (line === 'screen') all.push(told.rows.map(readable));
  }
  return all;
}
const down = (n: number) => Array(n).fill('press down');

describe('Biome, on the tracks screen', () => {
  it('has headings for what comes in numbers, and comes back to them', async () => {
    const [top, players, cells, back] = await screens(
      { Players: 2 },
      ...['press back', ...down(15), 'screen', 'press ok', 'screen', 'press ok', 'screen', 'press back', 'press back', 'screen'],
    );
    assert.equal(top![6], '>Players >');
    assert.deepEqual(players!.slice(0, 3), ['Players', '>Actions 3 3', ' Stands on Main Main']);
    assert.equal(players![7], 'OK set  BACK leave');
    assert.deepEqual(cells!.slice(0, 3), ['Actions', '>P1 3', ' P2 3']);
    assert.deepEqual(back, top);
  });

  it('adds a route by hand, and lists it', async () => {
    const [before, after, top, routes] = await screens(
      { Players: 2 },
      ...['correct camps 2', 'press back', ...down(14), 'press ok', 'screen', 'press down', 'press ok', 'press up', 'press ok', 'screen'],
      ...['press back', ...down(4), 'screen', 'press ok', 'screen'],
    );
    assert.deepEqual(before!.slice(1, 6), ['>Farms 1/15', ' Routes 0/15', ' Parties 0/15', ' Mercs 0/15', ' Camps 2/15']);
    assert.equal(after![2], '>Routes 1/15');
    assert.deepEqual(top!.slice(1, 7), [' Rulings >', ' Pieces >', ' Players >', ' Camps >', ' Farms >', '>Routes >']);
    assert.deepEqual(routes!.slice(0, 4), ['Routes', '>Route from Main', ' Route to Ally 1', ' Blocked No']);
  });

  it('shows the weight of a hand to nobody who has not asked for that very hand [BI-441]', async () => {
    const [players, hands, one] = await screens(
      { Players: 2, Rulings: 'Choose', Inventories: 'Weighed' },
      ...['correct carried P1 3', 'press back', ...down(15), 'press ok', ...down(5), 'screen', 'press ok', 'screen', HOLD_OK, 'screen'],
    );
    assert(players!.includes('>Carried >'), players!.join('\n'));
    assert.deepEqual(hands!.slice(0, 3), ['Carried', '>P1 ?', ' P2 ?']);
    assert.deepEqual(one!.slice(0, 3), ['Carried', '>P1 3/9', ' P2 ?']);
  });
});

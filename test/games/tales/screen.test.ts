// The tracks screen of Tales, by its buttons.
import { strict as assert } from 'node:assert';
import { readable } from '../../../hal/symbols';
import { nodeEngine } from '../../../tools/bench/node';

/** A new play with two Kids and a Machine, and these commands; tells the rows of each `screen`, and each `state`. */
async function told(...commands: string[]): Promise<any[]> {
  const engine = nodeEngine({ seed: 1 }),
    all: any[] = [];
  for (const line of ['new tales {"Prompts":"Short"}', ...commands]) {
    const answer = JSON.parse(await engine.command(line));
    assert(answer.ok, line + ': ' + answer.error);
    if (line == 'screen') all.push(answer.rows.map(readable));
    if (line == 'state') all.push(answer.state);
  }
  return all;
}
const down = (n: number) => Array(n).fill('press down');

describe('tales: on the tracks screen', () => {
  it('has dials and calendar first, and the rest below headings', async () => {
    const [top, further, kids, cells] = await told(
      ...['press back', 'screen', ...down(10), 'screen', 'press up', 'press up', 'press up', 'press up', 'press ok', 'screen'],
      ...[...down(6), 'press ok', 'screen'],
    );
    assert.deepEqual(
      top.slice(1, 7).map((row: string) => row.replace(/ *[0-9].*/, '')),
      ['>Back to the game', ' Insight', ' Enigma', ' Round', ' Phase School', ' First kid Kid'],
    );
    assert.deepEqual(further.slice(1, 7), [' First kid Kid 1', ' Kids >', ' Rumors >', ' Machines >', ' Hack >', '>Scenario >']);
    assert.deepEqual(kids.slice(0, 3), ['Kids', '>Time 6 6', ' Spent 0 0']);
    assert.deepEqual(cells.slice(0, 3), ['Favor', '>Kid 1 Good', ' Kid 2 Good']);
  });

  it('lets a Machine arrive there when there is none yet [TL-434]', async () => {
    const [machines, asked] = await told(
      'new tales {"Prompts":"Short","Machines":0}',
      ...['press back', ...down(8), 'press ok', 'screen', 'press ok', 'press up', 'press ok', 'press back', 'press up', 'press up'],
      ...[...Array(6).fill('press up'), 'press ok', 'screen'],
    );
    assert.deepEqual(machines.slice(0, 3), ['Machines', '>Machines 0/1', ' Last icon No']);
    assert.match(asked.join('\n'), /AMB110 A: near an\nOPEN place/);
  });

  it('keeps what is printed on our copy for the next play, whatever heading it is under', async () => {
    const [copy, state] = await told(
      ...['correct home 1 Q', 'correct spaces 0 5', 'correct squares 4', 'press back', ...down(14), 'press ok', 'screen'],
      ...[...down(4), 'press ok', 'press ok', 'new tales {"Prompts":"Short"}', 'state'],
    );
    assert.deepEqual(copy.slice(0, 6), ['Our copy', '>Back', ' Kid boards >', ' Machine sheets >', ' Board >', ' Keep for new plays']);
    assert.deepEqual([state.home[1], state.spaces[0], state.squares, state.at], [17, 5, 4, 'setup.go']);
  });
});

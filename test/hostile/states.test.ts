// States that no play can have, in files with a right checksum: refused in a sentence, or played to their end; nothing hangs and nothing fills the memory.
import { strict as assert } from 'node:assert';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { faultIn } from '../../games/engine';
import type { State } from '../../games/kit';
import { nodeEngine } from '../../tools/bench/node';
import { BUNDLES, catalogue } from '../../tools/bundles';
import { parsed } from '../../tools/replay/file';
import { sample } from '../long';
import { chance } from '../random';
import { forged, type Lines, laterLines, linesOf } from './forge';

const PATIENCE = 20_000, // milliseconds for one file, on a busy machine
  MEMORY = 1.5e9; // bytes
const NUMBERS = [-2147483648, -1, 0, 1, 99, 9999, 99_999, 1_000_000, 2147483647, 1.5, 1e300];

/** What somebody could write in the place of a value. */
function forgeries(value: unknown): unknown[] {
  const others = [null, {}, [], '', 'x', '-', 'z'.repeat(500), true];
  if (typeof value === 'number') return [...NUMBERS, ...others];
  if (typeof value === 'string') return [...others, value.slice(1), `${value}0`, value.replace(/./g, 'z'), value.replace(/./g, '!'), 7];
  const list = value as unknown[];
  return [
    ...others,
    ...NUMBERS.map(n => list.map(() => n)),
    list.slice(1),
    [...list, ...list, 0],
    Array(400).fill(list[0] ?? 1),
    Array(401).fill(0),
    [[1]],
    ['x'],
  ];
}

interface Told {
  i: number;
  told?: string;
  memory?: number;
}

/** What came of each file. */
function attempts(files: string[], names: string[]): Promise<Told[]> {
  return new Promise((done, fail) => {
    const child = fork(join(__dirname, 'attempts.ts'), { execArgv: ['--import', 'tsx'] }),
      found: Told[] = [];
    const late = () => {
      child.kill('SIGKILL');
      fail(new Error(`${names[found.length]} hangs.`));
    };
    let timer = setTimeout(late, PATIENCE);
    child.on('message', (told: Told) => {
      clearTimeout(timer);
      timer = setTimeout(late, PATIENCE);
      if (told.i < files.length) return void found.push(told);
      clearTimeout(timer);
      done(found);
    });
    child.on('exit', () => found.length < files.length && fail(new Error(`${names[found.length]} ends the program.`)));
    child.send(files);
  });
}

const withValue = (lines: Lines, key: string, value: unknown): string =>
  forged(lines, all => {
    all[0].state[key] = value;
  });

const forgedValues = (from: Lines, name: string, key: string, value: unknown) =>
  forgeries(value).map((forgery): [name: string, file: string] => [
    `${name} = ${JSON.stringify(forgery)?.slice(0, 60)}`,
    withValue(from, key, forgery),
  ]);

describe('a forged state', function () {
  this.timeout(1_800_000);

  for (const { id } of catalogue())
    it(`of ${id} hangs nothing, fills no memory, and is refused in a sentence`, async () => {
      const lines = await linesOf(id),
        random = chance(11);
      const tries: [name: string, file: string][] = [];
      for (const from of [lines, await laterLines(id, 60)])
        for (const [key, value] of Object.entries(from[0].state)) tries.push(...forgedValues(from, `${id}.${key}`, key, value));
      const wanted = sample(300, tries.length);
      while (tries.length > wanted) tries.splice(random(tries.length), 1);
      // the files that once hung
      const known: { [id: string]: [string, unknown][] } = {
        tales: [['rumorAt', -2147483648]],
        biome: [
          ['stacks', 2147483647],
          ['stacks', -1],
          ['farmCd', [2147483647]],
        ],
        loop: [
          ['pending', [2147483647, 2147483647]],
          ['n', 2147483647],
        ],
      };
      for (const [key, value] of known[id] ?? [])
        if (key in lines[0].state) tries.push([`${id}.${key} = ${value}`, withValue(lines, key, value)]);
      const found = await attempts(
        tries.map(([, file]) => file),
        tries.map(([name]) => name),
      );
      let refused = 0;
      found.forEach(({ told, memory }, i) => {
        const name = tries[i]![0];
        assert.ok(memory! < MEMORY, `${name} takes ${memory} bytes`);
        if (told) refused++;
        assert.doesNotMatch(told!, /undefined|NaN|Cannot read|is not a |Invalid|object Object|Maximum/, name);
      });
      console.log(`        ${found.length} files: ${refused} refused, the others played to their end`);
      assert.ok(refused > found.length / 3);
    });

  it('is found wherever it stands, and the state is left as it was', async () => {
    for (const { id } of catalogue()) {
      const game = BUNDLES[id],
        s = (await linesOf(id))[0].state as unknown as State,
        text = JSON.stringify(s);
      assert.equal(faultIn(game, s), '', id);
      assert.equal(JSON.stringify(s), text);
      for (const [key, value, fault] of [
        ['names', [], 'names'],
        ['names', ['Ann', 'Ann'], 'names'],
        ['seats', [0, 0], 'seats'],
        ['seats', [0, 9], 'seat'],
        ['seat', -1, 'seat'],
        ['luck', [1, 2, 3], 'luck'],
        ['played', -1, 'played'],
        ['at', 'constructor.name', 'step'],
        ['back', ['nowhere.at all'], 'step'],
      ] as const) {
        const wrong = { ...JSON.parse(text), [key]: value };
        if (fault !== 'step' || !game.ask) assert.equal(faultIn(game, wrong), fault, `${id} ${key}`);
      }
    }
  });

  it('is not opened from flash either, and the play is kept', async () => {
    const lines = await linesOf('hadal'),
      engine = nodeEngine({ seed: 1 });
    const head = structuredClone(lines[0]);
    head.state.round = -2147483648;
    assert.match(await engine.command(`import ${JSON.stringify(head)}`), /The play holds a round that cannot be\. Delete it under Plays/);
    assert.equal(JSON.parse(await engine.command('ask')).ok, false);
    assert.match(engine.hal.display.rows.join(), /Roundkeeper/);
  });

  it('with more steps than a device keeps is not replayed', async () => {
    const lines = await linesOf('loop', 0);
    assert.throws(
      () => parsed(forged(lines, all => all.push(...Array.from({ length: 10_001 }, () => [0, 0])))),
      /it has 10001 steps, and no device keeps more than 10000\./,
    );
  });
});

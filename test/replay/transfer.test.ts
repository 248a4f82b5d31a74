import { strict as assert } from 'node:assert';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { box } from '../../games/catalogue';
import { crc32 } from '../../hal/crc';
import { exportPlay, importPlay } from '../../tools/bench/files';
import { nodeEngine } from '../../tools/bench/node';
import { BUNDLES } from '../../tools/bundles';
import { parsed, written } from '../../tools/replay/file';
import { fromTheStart, replayed } from '../../tools/replay/replay';
import type { Head } from '../hostile/forge';
import { emberfall } from '../toys/emberfall';

const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-test-'));

describe('export and import', () => {
  const games = box.games;
  before(() => {
    box.games += ';ember,Emberfall';
    BUNDLES.ember = emberfall;
  });
  after(() => {
    box.games = games;
    delete BUNDLES.ember;
  });

  async function played(path: string) {
    const engine = nodeEngine({ seed: 5 });
    for (const line of [
      'new ember {"Wardens":3}',
      'ok',
      'pick Face a test',
      'dial 5',
      'pick Push',
      'ok',
      'correct cold 4',
      'ok',
      'undo',
      'undo',
      'ok',
    ])
      assert.equal(JSON.parse(await engine.command(line)).ok, true, line);
    await exportPlay(engine, path);
    return JSON.parse(await engine.command('state')).state;
  }

  it('bring a play to another device as it was', async () => {
    const path = join(folder, 'a.txt'),
      state = await played(path);
    const other = nodeEngine({ seed: 9 });
    await importPlay(other, path);
    assert.deepEqual(JSON.parse(await other.command('state')).state, state);
    assert.equal(JSON.parse(await other.command('undo')).ok, true);
    await other.cut();
    assert.match(other.hal.display.rows.join('\n'), /The power was off\.\nAll is as it was/);
  });

  it('keep what was chosen before play', async () => {
    const path = join(folder, 'chosen.txt');
    await played(path);
    assert.equal(parsed(readFileSync(path, 'utf8')).head.chosen, 'Wardens 3');
    const other = nodeEngine({ seed: 9 });
    await importPlay(other, path);
    assert.equal(other.device.session!.journal.about().chosen, 'Wardens 3');
  });

  it('have the last rolls in words, the newest first: of the play and of the dice tool', async () => {
    const path = join(folder, 'rolls.txt'),
      engine = nodeEngine({ seed: 5 });
    for (const line of [
      'new ember {"Wardens":3, "Names":["Ann","Ben","Cem"]}',
      'ok',
      'pick Face a test',
      'dice 4 3 6 2 1',
      'dial 5',
      'hold ok',
      'press down',
      'dice 6 5',
      'press ok',
      'press ok',
    ])
      assert.equal(JSON.parse(await engine.command(line)).ok, true, line);
    const { rolls, tool } = JSON.parse(await engine.command('rolls'));
    assert.deepEqual(rolls, ['Ann, Dusk: 4 3 6 2 1']);
    assert.deepEqual(tool, ['2d6: 6 5 = 11 Ann, Dusk']);
    await exportPlay(engine, path);
    const file = parsed(readFileSync(path, 'utf8'));
    assert.deepEqual([file.rolls, file.tool], [rolls, tool]);
    assert.deepEqual(replayed(file).rolls, rolls);
  });

  it('take no file that could be a slip or a trap, and say why', async () => {
    const engine = nodeEngine({ seed: 5 });
    await engine.command('new ember');
    for (const name of ['-1', '0', '--help']) await assert.rejects(exportPlay(engine, name), /is no name for a play\. .*export \.\//);
    assert.match(await engine.command('export -1'), /Lines are counted from 0/);
    await assert.rejects(exportPlay(engine, folder), /The play .* cannot be written: it is a folder\. Choose another place\./);
    await assert.rejects(exportPlay(engine, '/dev/full'), /it is no file, but a pipe or a device/);
    await assert.rejects(importPlay(engine, folder), /The play .* cannot be read: it is a folder\. Check its name\./);
    await assert.rejects(importPlay(engine, '/dev/zero'), /it is no file, but a pipe or a device/);
    await assert.rejects(importPlay(engine, join(folder, 'none')), /The play .*none cannot be read: it is not there\./);
  });

  it('tell every step in words, and prove every die back to the seal', async () => {
    const path = join(folder, 'b.txt');
    await played(path);
    const file = parsed(readFileSync(path, 'utf8')),
      told = replayed(file);
    assert.match(told.steps.join('\n'), /Face a test, North/);
    assert.match(told.steps[told.steps.length - 2], /Set Cold 4|hits/);
    assert(told.streamed >= 5);
    assert.equal(told.entered, 0);
    assert(fromTheStart(file));
    assert.match(told.seal, /^[0-9a-f]{8}$/);
  });

  it('find a die that the stream would not have thrown', async () => {
    const path = join(folder, 'c.txt');
    await played(path);
    const lines = readFileSync(path, 'utf8').trim().split('\n').slice(0, -1);
    const at = lines.findIndex(line => JSON.parse(line).length === 7);
    const entry = JSON.parse(lines[at]);
    entry[2] = (entry[2] % 6) + 1;
    lines[at] = JSON.stringify(entry);
    assert.throws(() => replayed(parsed(written(lines))), /Step 3 does not follow/);
  });

  it('refuse what is damaged, cut off or hostile, and store nothing of it', async () => {
    const path = join(folder, 'd.txt');
    await played(path);
    const good = readFileSync(path, 'utf8');
    const lines = good
      .trim()
      .split('\n')
      .slice(0, -1)
      .filter(line => !line.startsWith('{"rolls"'));
    const head = JSON.parse(lines[0]);
    const withHead = (change: (h: Head) => void) => {
      const copy = structuredClone(head);
      change(copy);
      return written([JSON.stringify(copy), ...lines.slice(1)]);
    };
    const bad: [string, RegExp][] = [
      ['', /does not begin/],
      ['hello', /no JSON/],
      [good.slice(0, good.length >> 1), /no JSON|damaged/],
      [good.replace('"Wardens', '"wardens').replace('North', 'Nordh'), /damaged/],
      [
        withHead(h => {
          h.game = 'chess';
        }),
        /is not here/,
      ],
      [
        withHead(h => {
          h.game = '__proto__';
        }),
        /is not here/,
      ],
      [
        withHead(h => {
          h.version = 9;
        }),
        /played with rules 9/,
      ],
      [
        withHead(h => {
          h.state.cold = 'x';
        }),
        /wrong cold/,
      ],
      [
        withHead(h => {
          h.state.cold = 1.5;
        }),
        /wrong cold/,
      ],
      [
        withHead(h => {
          delete h.state.cold;
        }),
        /not one of these rules/,
      ],
      [
        withHead(h => {
          h.state.evil = 1;
        }),
        /not one of these rules/,
      ],
      [
        withHead(h => {
          h.state.at = 'camp.nowhere';
        }),
        /Its first question cannot be asked: These rules have no step/,
      ],
      [
        withHead(h => {
          h.state.luck = [1];
        }),
        /a luck that cannot be/,
      ],
      [
        withHead(h => {
          h.state.seats = Array(500).fill(0);
        }),
        /wrong seats/,
      ],
      [written([lines[0], '[1,99]']), /Step 1 does not follow/],
      [written([lines[0], '{"a":1}']), /a step is wrong/],
      [written([lines[0], '{"rolls":[],"tool":[]}', '[1,0]']), /a step is wrong/],
      [written([lines[0], '{"rolls":[]}']), /its rolls are wrong/],
      [written([lines[0], '{"rolls":"all","tool":[]}']), /its rolls are wrong/],
      [written([lines[0], '{"rolls":[7],"tool":[]}']), /its rolls are wrong/],
      [written([lines[0], '{"rolls":["\\u001b[2J"],"tool":[]}']), /its rolls are wrong/],
      [written(lines.slice(0, 1), new Array(401).fill('Ann: 1')), /its rolls are wrong/],
      [written([lines[0], '[1,"nothing",0,3]']), /Step 1 does not follow/],
    ];
    const odd: [change: (h: Head) => void, why: RegExp][] = [
      [h => (h.depth = 'x'), /its number of steps is wrong/],
      [h => (h.depth = -1), /its number of steps is wrong/],
      [h => (h.state.names = [1, 2, 3]), /its state has a (wrong )?(names|seats?)( that cannot be)?\./],
      [h => (h.state.names = []), /its state has a (wrong )?(names|seats?)( that cannot be)?\./],
      [h => (h.state.names = ['Ada', 'Ada', 'Ben']), /its state has a (wrong )?(names|seats?)( that cannot be)?\./],
      [h => (h.state.seats = [0, 99]), /its state has a (wrong )?(names|seats?)( that cannot be)?\./],
      [h => (h.state.seats = []), /its state has a (wrong )?(names|seats?)( that cannot be)?\./],
      [h => (h.state.seats = [0, 0]), /its state has a (wrong )?(names|seats?)( that cannot be)?\./],
      [h => (h.state.seat = 3), /its state has a (wrong )?(names|seats?)( that cannot be)?\./],
      [h => (h.state.back = [5]), /its state has a back that cannot be/],
      [h => (h.state.embers = ['x', 'y', 'z']), /its state has a wrong embers/],
    ];
    for (const [change, why] of odd) bad.push([withHead(change), why]);
    const steps: [step: unknown[], why: RegExp][] = [
      [[0, 'constructor', 0, 5], /Step 1 does not follow.*no track "constructor"/],
      [[0, '__proto__', 0, 5], /Step 1 does not follow.*no track "__proto__"/],
      [[0, 'toString', 0, 5], /Step 1 does not follow.*no track "toString"/],
      [[0, 'cold', 0, 99], /Step 1 does not follow.*Cold goes from 0 to 10/],
      [[0, 'embers', 7, 1], /Step 1 does not follow.*Embers has no value 7/],
      [[0, 'cold', 0], /a step is wrong/],
      [[0, '>', 'camp.nowhere'], /Step 1 does not follow.*no phase/],
      [[0, '>', 5], /a step is wrong/],
      [[0, '=', 9, 'Zoe'], /a step is wrong/],
      [[0, '=', 0, 5], /a step is wrong/],
      [[0, '=', 0, ''], /a step is wrong/],
      [[0, '=', 0, 'East'], /Step 1 does not follow.*called East already/],
      [[0, '#', 7, 8], /a step is wrong/],
      [[0, '#'], /a step is wrong/],
      [[0, '#', 1, 1], /a step is wrong/],
      [[0, [1], 2], /a step is wrong/],
      [['x', 0], /a step is wrong/],
      [[0, 0, 'x'], /a step is wrong/],
    ];
    for (const [step, why] of steps) bad.push([written([lines[0], JSON.stringify(step)]), why]);
    const engine = nodeEngine({ seed: 2 });
    const before = crc32(Buffer.from(engine.hal.flash.bytes).toString('latin1'));
    for (const [text, why] of bad) {
      const file = join(folder, 'bad.txt');
      writeFileSync(file, text);
      await assert.rejects(importPlay(engine, file), why, `taken, but should say ${why}`);
    }
    assert.equal(crc32(Buffer.from(engine.hal.flash.bytes).toString('latin1')), before);
  });
});

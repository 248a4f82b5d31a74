// The bench on a board's console gives the answers that it gives in Node.
import { strict as assert } from 'node:assert';
import { fakeConsole } from '../../hal/mock/console';
import type { Engine } from '../../tools/bench/engine';
import { regionAt } from '../../tools/bench/image';
import { nodeEngine } from '../../tools/bench/node';
import { portEngine } from '../../tools/bench/port';
import { openConsole } from '../../tools/cable/open';
import { need } from '../needs';
import { type Board, boardOnCable } from './board';
import { TURN } from './interpreter';

const SCRIPT =
  'screen|pixels|press down|pixels|hold ok|screen|pixels|hold down|screen|hold up|screen|press ok|pixels|press back|press back|new hadal|ask|screen|pixels|nonsense|pick Nothing like it|undo|state|log 3'.split(
    '|',
  );

async function same(here: Engine, there: Engine, lines: string[]): Promise<void> {
  for (const line of lines) {
    const [told, expected] = [JSON.parse(await there.command(line)), JSON.parse(await here.command(line))];
    for (const { state } of [told, expected]) if (state) delete state.luck; // stirred with the times of the presses, which are real there
    assert.deepEqual(told, expected, line);
  }
}

describe('the bench on a port', () => {
  it('says what it cannot do there', async () => {
    await assert.rejects(portEngine('tcp://127.0.0.1:9', { store: 'x' }), /A board has its own flash/);
    await assert.rejects(portEngine('tcp://127.0.0.1:9', { seed: 1 }), /noise cannot be fixed/);
    await assert.rejects(portEngine('tcp://127.0.0.1:9'), /Nobody answers at tcp:/);
  });

  it('says that Roundkeeper does not run', async () => {
    const fake = await fakeConsole();
    await assert.rejects(portEngine(fake.port), /Espruino answers at .*, but Roundkeeper does not run on it\. Put it there: npm run flash/);
    await fake.close();
  });

  it('waits in real time, and does not cut the power after so many bytes', async () => {
    const { device, hal } = nodeEngine({ seed: 1 }),
      agent = require('../../tools/bench/agent');
    hal.modules.bench = agent;
    const fake = await fakeConsole({ globals: { device, require: () => agent } });
    const engine = await portEngine(fake.port);
    const before = Date.now();
    assert.equal(await engine.command('wait 200'), '{"ok":true}');
    assert.ok(Date.now() - before >= 195);
    assert.match(await engine.cut(10), /cannot be cut after so many bytes/);
    assert.deepEqual(JSON.parse(await engine.command('screen')).rows[0], 'Roundkeeper');
    await fake.close();
    assert.match(await engine.command('screen'), /"ok":false.*was lost/);
    await engine.end();
  });
});

describe('the bench on a port of the real interpreter', function () {
  this.timeout(120_000);
  let board: Board;

  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    board = await boardOnCable();
  });
  after(() => board?.close());

  async function answersAsInNode(): Promise<void> {
    const engine = await portEngine(board.port);
    await same(nodeEngine({ seed: 1 }), engine, SCRIPT);
    const told = JSON.parse(await engine.command('memory'));
    assert.ok(told.used > 1000 && told.used < told.total);
    await engine.end();
  }

  it('answers as in Node', answersAsInNode);

  describe('where its own half was not flashed', () => {
    async function tell(code: string): Promise<void> {
      const console = await openConsole(board.port);
      await console.run(code);
      console.close();
    }

    before(async () => {
      await tell('require("Storage").erase("bench")');
      const flash = board.flash();
      flash.fill(255, regionAt(process.env.ESPRUINO!)); // no play
      await board.restart(flash);
    });

    it('does not speak to another build, in which every function has another place', async () => {
      await tell('global.files=";engine=font;"');
      await assert.rejects(portEngine(board.port), /The board runs another build than the one in dist\/.*npm run flash/);
      await tell('delete global.files');
    });

    it('brings it, and answers as in Node', answersAsInNode);

    it('brings it again after a restart', async () => {
      const engine = await portEngine(board.port);
      assert.match(await engine.command('ask'), /"ok":true/); // the play of the test before
      assert.equal(await engine.cut(), '{"ok":true}');
      assert.match(await engine.command('screen'), /The power was off/);
      await engine.command('press ok');
      assert.match(await engine.command('ask'), /"ok":true/);
      await engine.end();
    });
  });
});

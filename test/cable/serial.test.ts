// What a person has on the desk is no socket but a serial port: the way there by stty, and the one by the package serialport, which Windows takes.
import assert from 'node:assert/strict';
import { fakeBoard } from '../../hal/mock/board';
import { Console, type Trouble } from '../../tools/cable/console';
import { openLibrary } from '../../tools/cable/library';
import { openTerminal, type Wire } from '../../tools/cable/wire';
import { need } from '../needs';
import { type SerialPort, serialPort } from './serial';

const WAYS: { [name: string]: (port: string) => Promise<Wire> | Wire } = { stty: openTerminal, 'the package serialport': openLibrary };

describe('a serial port', function () {
  this.timeout(20_000);
  for (const [name, open] of Object.entries(WAYS))
    describe(`by ${name}`, () => {
      let board: Awaited<ReturnType<typeof fakeBoard>>, port: SerialPort;
      before(function () {
        need(this, 'terminals');
        if (open === openLibrary) need(this, 'serialport');
      });
      beforeEach(async () => {
        board = await fakeBoard();
        port = await serialPort(board.port);
      });
      afterEach(async () => {
        await port?.pull();
        await board?.close();
      });

      it('carries every byte both ways', async () => {
        const talk = await Console.on(port.path, await open(port.path));
        assert.equal(talk.who.board, 'ESP32');
        const long = 'x'.repeat(3000);
        assert.equal(await talk.evaluate(`"${long}".length`), 3000);
        assert.equal(await talk.evaluate('"x".repeat(2000)'), 'x'.repeat(2000));
        talk.close();
      });

      it('can be opened again after it was closed', async () => {
        for (let i = 0; i < 2; i++) {
          const talk = await Console.on(port.path, await open(port.path));
          assert.equal(await talk.evaluate('1+1'), 2);
          talk.close();
        }
      });

      // the package's half for Linux, which we do not use, reads on from a pseudo-terminal that is gone
      if (open !== openLibrary)
        it('tells that the cable was pulled', async () => {
          const talk = await Console.on(port.path, await open(port.path));
          const lost = new Promise<Trouble>(done => talk.lost(done));
          await port.pull();
          assert.equal((await lost).kind, 'gone');
          await assert.rejects(talk.evaluate('1'), /The connection to .* was lost\. Plug the board in again/);
        });

      it('says what to do when there is none of that name', async () => {
        await assert.rejects(
          async () => open('/dev/ttyNone'),
          (trouble: Trouble) => {
            assert.equal(trouble.kind, 'no port');
            assert.match(trouble.message, /There is no port \/dev\/ttyNone\. Is the board plugged in\?/);
            return true;
          },
        );
      });
    });
});

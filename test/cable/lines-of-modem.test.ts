// A port of the package serialport in the clothes of a browser's: bytes, both modem lines at once, and opened again at another speed.
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import type { Stream } from '../../tools/cable/library';
import { serialOf } from '../../tools/cable/serial';

describe('a port for the boot loader', () => {
  const opened: { path: string; baudRate: number }[] = [],
    set: { dtr: boolean; rts: boolean }[] = [];
  let stream: Stream;
  const port = serialOf('/dev/ttyUSB0', async options => {
    opened.push(options);
    stream = Object.assign(new PassThrough(), {
      open() {},
      close: (done: () => void) => {
        stream.destroy();
        done();
      },
      set(lines: { dtr: boolean; rts: boolean }, done: (problem: Error | null) => void) {
        set.push(lines);
        done(null);
      },
    }) as unknown as Stream;
    return stream;
  });

  it('carries bytes both ways, and what one line is told leaves the other as it is', async () => {
    await port.open({ baudRate: 115200 });
    const writer = port.writable!.getWriter(),
      reader = port.readable!.getReader();
    await writer.write(new Uint8Array([0xc0, 0, 0xff]));
    assert.deepEqual([...(await reader.read()).value!], [0xc0, 0, 0xff]);
    await port.setSignals({ dataTerminalReady: true, requestToSend: false });
    await port.setSignals({ requestToSend: true });
    assert.deepEqual(set, [
      { dtr: true, rts: false },
      { dtr: true, rts: true },
    ]);
    writer.releaseLock();
    await reader.cancel();
    reader.releaseLock();
    await port.close();
    assert.equal(port.readable, null);
  });

  it('is opened again at another speed, and its reader learns that it was closed', async () => {
    await port.open({ baudRate: 460800 });
    assert.deepEqual(opened.at(-1), { path: '/dev/ttyUSB0', baudRate: 460800 });
    const reader = port.readable!.getReader();
    stream.destroy();
    assert.equal((await reader.read()).done, true);
    reader.releaseLock();
    await port.close();
  });
});

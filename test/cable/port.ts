// A fake cable in the clothes of a browser's serial port, for tests in Node.
import type { Cable } from '../../hal/mock/serial';
import type { SerialLike } from '../../tools/cable/webserial';

export function portOn(cable: Cable): SerialLike {
  const port: SerialLike = {
    readable: null,
    writable: null,
    async open() {
      let control!: ReadableStreamDefaultController<Uint8Array>;
      const lost = Object.assign(new Error('The device has been lost.'), { name: 'NetworkError' });
      port.readable = new ReadableStream<Uint8Array>({
        start(made) {
          control = made;
        },
      });
      await cable.open(
        bytes => {
          try {
            control.enqueue(bytes);
          } catch {} // nobody reads any more
        },
        () => {
          try {
            control.error(lost);
          } catch {}
        },
      );
      port.writable = new WritableStream<Uint8Array>({ write: bytes => cable.write(bytes) });
    },
    async close() {
      port.readable = port.writable = null;
      await cable.close();
    },
    async setSignals({ dataTerminalReady, requestToSend }) {
      cable.signals({ dtr: dataTerminalReady, rts: requestToSend });
    },
    getInfo: () => ({ usbVendorId: 0x10c4, usbProductId: 0xea60 }),
  };
  return port;
}

// A port of the package serialport in the clothes of a browser's: what writes Espruino's own files wants one, with its modem lines.
import { library, libraryTrouble, type Stream } from './library';
import type { SerialLike } from './webserial';

export type Opener = (options: { path: string; baudRate: number }) => Promise<Stream>;

async function opened({ path, baudRate }: { path: string; baudRate: number }): Promise<Stream> {
  const { SerialPort } = await library(),
    stream = new SerialPort({ path, baudRate, autoOpen: false });
  await new Promise<void>((done, fail) => stream.open(problem => (problem ? fail(libraryTrouble(path, problem)) : done())));
  return stream;
}

export function serialOf(path: string, open: Opener = opened): SerialLike {
  const lines = { dtr: false, rts: false }; // the package sets both at once
  let stream: Stream | undefined;

  const port: SerialLike = {
    readable: null,
    writable: null,
    async open({ baudRate }) {
      const mine = await open({ path, baudRate });
      stream = mine;
      port.readable = new ReadableStream<Uint8Array>({
        start(control) {
          mine.on('data', (piece: Uint8Array) => control.enqueue(new Uint8Array(piece)));
          const end = () => {
            try {
              control.close();
            } catch {} // it was cancelled already
          };
          mine.on('close', end);
          mine.on('error', end);
        },
      });
      port.writable = new WritableStream<Uint8Array>({
        write: piece => new Promise((done, fail) => mine.write(piece, problem => (problem ? fail(problem) : done()))),
      });
    },
    async close() {
      const mine = stream;
      stream = undefined;
      port.readable = port.writable = null;
      if (mine) await new Promise<void>(done => mine.close(() => done()));
    },
    setSignals({ dataTerminalReady, requestToSend }) {
      lines.dtr = dataTerminalReady ?? lines.dtr;
      lines.rts = requestToSend ?? lines.rts;
      return new Promise((done, fail) => stream!.set({ ...lines }, problem => (problem ? fail(problem) : done())));
    },
    getInfo: () => ({}),
  };
  return port;
}

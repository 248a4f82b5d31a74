// A serial port as browsers have it (Web Serial), as a way to a board. On the command line a port of the package serialport wears the same clothes (serial.ts).
import { gone, Trouble, type Wire } from './trouble';

/** What is used of a browser's SerialPort. */
export interface SerialLike {
  readable: ReadableStream<Uint8Array> | null;
  writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number; bufferSize?: number }): Promise<void>;
  close(): Promise<void>;
  setSignals(signals: { dataTerminalReady?: boolean; requestToSend?: boolean }): Promise<void>;
  getInfo(): { usbVendorId?: number; usbProductId?: number };
}

const BAUD = 115200,
  BUFFER = 16384; // bytes that may wait while the page does something else

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0));
/** Not all at once: a function takes only so many arguments. */
export function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

/** Why a port did not open. */
function closedTo(name: string, problem: Error): Trouble {
  if (problem.name === 'InvalidStateError' || problem.name === 'NetworkError')
    return new Trouble(
      'taken',
      `${name} cannot be opened: another program or another tab uses it. Close it (a monitor, the Web IDE, an Arduino window), then try again; if nothing uses it, unplug the board and plug it in again.`,
    );
  return new Trouble('no port', `${name} cannot be opened (${problem.message}). Unplug the board, plug it in again, and try once more.`);
}

/** Opens it, with the modem lines left alone: the two of them together restart many boards. */
export async function openSerial(port: SerialLike, name: string): Promise<Wire> {
  try {
    await port.open({ baudRate: BAUD, bufferSize: BUFFER });
  } catch (problem) {
    throw closedTo(name, problem as Error);
  }
  const reader = port.readable!.getReader(),
    writer = port.writable!.getWriter();
  let heard: (piece: string) => void = () => {},
    told: ((trouble: Trouble) => void) | undefined,
    early: Trouble | undefined,
    ended = false,
    waiting = ''; // heard before anybody listened

  async function close(): Promise<void> {
    await reader.cancel().catch(() => {});
    reader.releaseLock();
    await writer.abort().catch(() => {});
    writer.releaseLock();
    await port.close().catch(() => {});
  }

  function lose(): void {
    if (ended) return;
    ended = true;
    void close();
    if (told) told(gone(name));
    else early = gone(name);
  }

  let listening = false;
  async function read(): Promise<void> {
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        if (listening) heard(textOf(value));
        else waiting += textOf(value);
      }
    } catch {
      // the cable was pulled
    }
    lose();
  }
  void read();

  let over: Promise<void> | undefined;
  return {
    async write(bytes) {
      if (ended) throw gone(name);
      try {
        await writer.write(bytesOf(bytes));
      } catch {
        lose();
        throw gone(name);
      }
    },
    listen(call) {
      heard = call;
      listening = true;
      if (waiting) call(waiting);
      waiting = '';
    },
    lost(call) {
      told = call;
      if (early) call(early);
    },
    end() {
      if (ended) return over ?? Promise.resolve();
      ended = true;
      over = close();
      return over;
    },
  };
}

// A navigator.serial in a real Chromium whose one port leads to a cable of the tests: the page knows of no difference.
import type { BrowserContext, Page } from 'playwright-core';
import type { Cable } from '../../hal/mock/serial';

interface Answer {
  error?: { name: string; message: string };
}

/** What stands in the page in the place of the browser's own. Runs before its script. */
function inPage(): void {
  const w = window as unknown as {
    serialCall(what: string, arg?: unknown): Promise<Answer>;
    serialHeard(base64: string): void;
    serialLost(): void;
  };
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const call = async (what: string, arg?: unknown) => {
    const { error } = await w.serialCall(what, arg);
    if (error) throw new DOMException(error.message, error.name);
  };
  const lost = () => new DOMException('The device has been lost.', 'NetworkError');
  w.serialHeard = base64 => control?.enqueue(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)));
  w.serialLost = () => {
    control?.error(lost());
    control = undefined;
  };
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    async open({ baudRate }: { baudRate: number }) {
      await call('open', baudRate);
      port.readable = new ReadableStream<Uint8Array>({
        start(made) {
          control = made;
        },
        cancel() {
          control = undefined;
        },
      });
      port.writable = new WritableStream<Uint8Array>({
        write: bytes => call('write', btoa(String.fromCharCode(...bytes))),
      });
    },
    async close() {
      if (port.readable?.locked || port.writable?.locked) throw new TypeError('The streams are locked.');
      port.readable = port.writable = null;
      control = undefined;
      await call('close');
    },
    setSignals: (lines: object) => call('signals', lines),
    getInfo: () => ({ usbVendorId: 0x10c4, usbProductId: 0xea60 }),
  };
  Object.defineProperty(navigator, 'serial', {
    configurable: true,
    value: {
      async requestPort() {
        await call('choose');
        return port;
      },
    },
  });
}

export interface Plug {
  cable: Cable | undefined;
  /** The person closes the list of ports. */
  cancels: boolean;
}

/** Gives every page of this context a port that leads to the cable of `plug`. */
export async function withSerial(context: BrowserContext, page: () => Page, plug: Plug): Promise<void> {
  let waiting: number[] = [],
    sending = false;
  /** In order, and as much at once as there is. */
  async function hand(): Promise<void> {
    if (sending) return;
    sending = true;
    while (waiting.length) {
      const piece = Buffer.from(waiting).toString('base64');
      waiting = [];
      await page()
        .evaluate(base64 => (window as unknown as { serialHeard(text: string): void }).serialHeard(base64), piece)
        .catch(() => {});
    }
    sending = false;
  }
  await context.exposeFunction('serialCall', async (what: string, arg: unknown): Promise<Answer> => {
    const { cable } = plug;
    try {
      if (what === 'choose') {
        if (plug.cancels || !cable) throw Object.assign(new Error('No port selected by the user.'), { name: 'NotFoundError' });
      } else if (what === 'open')
        await cable!.open(
          bytes => {
            waiting.push(...bytes);
            void hand();
          },
          () => void page().evaluate(() => (window as unknown as { serialLost(): void }).serialLost()),
        );
      else if (what === 'close') await cable!.close();
      else if (what === 'write') await cable!.write(new Uint8Array(Buffer.from(arg as string, 'base64')));
      else if (what === 'signals') {
        const { dataTerminalReady, requestToSend } = arg as { dataTerminalReady?: boolean; requestToSend?: boolean };
        cable!.signals({ dtr: dataTerminalReady, rts: requestToSend });
      }
      return {};
    } catch (problem) {
      const { name, message } = problem as Error;
      return { error: { name, message } };
    }
  });
  await context.addInitScript(inPage);
}

// Espruino itself onto a chip, by the boot loader in its ROM: esptool-js speaks with that, in a browser and in Node alike.
import { ESPLoader, Transport } from 'esptool-js';
import { type Runtime, STORAGE } from './images';
import { md5 } from './md5';
import { untested } from './tested';
import { Trouble } from './trouble';
import type { SerialLike } from './webserial';

/** Bits a second; some adapters and cables do not carry the first. */
const SPEEDS = [460800, 115200],
  ROM = 115200;
const ERASE_REGION = 0xd1, // of the loader that esptool-js puts into the chip's memory
  ERASING = 30_000, // milliseconds
  RESET = 100;

export interface ChipTeller {
  say(line: string): void;
  progress(done: number, of: number, what: string): void;
}

function word(n: number): number[] {
  return [n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >>> 24) & 255];
}

/** The chip answers, and is the right one; its flash can be written. */
async function connected(port: SerialLike, speed: number): Promise<ESPLoader> {
  const transport = new Transport(port as ConstructorParameters<typeof Transport>[0]);
  transport.trace = () => {}; // it would tell the console of every closed port
  // its own keeps the lock when the cable is pulled, and would then wait for itself for ever
  transport.write = async data => {
    if (!port.writable) throw new Error('The cable was pulled');
    const writer = port.writable.getWriter();
    try {
      await writer.write(transport.slipWriter(data));
    } finally {
      writer.releaseLock();
    }
  };
  const quiet = { clean() {}, writeLine() {}, write() {} },
    loader = new ESPLoader({ transport, baudrate: speed, romBaudrate: ROM, terminal: quiet });
  try {
    await loader.detectChip();
    const chip = loader.chip.CHIP_NAME;
    if (chip !== 'ESP32')
      throw new Trouble(
        'refused',
        `This chip is an ${chip}, and Roundkeeper needs the original ESP32. Nothing was written. docs/hardware.md says what works.`,
      );
    await loader.runStub();
    if (speed !== ROM) await loader.changeBaud();
    const flash = await loader.readFlashId();
    if (flash === 0 || (flash & 0xffffff) === 0xffffff)
      throw new Trouble(
        'refused',
        'The flash memory of this board does not answer. Nothing was written. Unplug whatever is wired to the pins 6 to 12, and try again.',
      );
    return loader;
  } catch (problem) {
    await transport.disconnect().catch(() => {});
    throw problem;
  }
}

function unreachable(problem: Error): Trouble {
  return new Trouble(
    'silent',
    `The chip does not answer its boot loader (${problem.message.replace(/\.$/, '')}). Hold the board's BOOT button until it connects, check the cable, and try again.`,
  );
}

/** The chip starts what was written. The loader's own way leaves RTS alone, and with it the chip in its boot loader. */
async function restart(port: SerialLike): Promise<void> {
  await port.setSignals({ dataTerminalReady: false, requestToSend: true });
  await new Promise(done => setTimeout(done, RESET));
  await port.setSignals({ dataTerminalReady: false, requestToSend: false });
}

/** One way through, at one speed. `reached` is called when the chip has answered: what fails from there on is the connection's fault. */
async function writeAt(
  speed: number,
  port: SerialLike,
  { images, version, settings }: Runtime,
  tell: ChipTeller,
  eraseStorage: boolean,
  reached: () => void,
): Promise<void> {
  let loader: ESPLoader;
  try {
    loader = await connected(port, speed);
  } catch (problem) {
    if (problem instanceof Trouble) throw problem;
    if ((problem as Error).name === 'InvalidStateError' || (problem as Error).name === 'NetworkError')
      throw new Trouble('taken', 'Another program or another tab uses the port. Close it, then try again.');
    throw unreachable(problem as Error);
  }
  try {
    reached();
    const erase = ({ at, size }: { at: number; size: number }) =>
      loader.checkCommand('erase', ERASE_REGION, new Uint8Array([...word(at), ...word(size)]), 0, 0, ERASING);
    if (eraseStorage) {
      tell.say('Erasing the program on the board. Plays stay.');
      await erase(STORAGE);
    }
    tell.say("Clearing the chip's own settings (which radio starts). Plays and program stay.");
    await erase(settings);
    tell.say(`Writing Espruino ${version}. This takes a minute.`);
    const total = images.reduce((sum, { bytes }) => sum + bytes.length, 0);
    let before = 0;
    await loader.writeFlash({
      fileArray: images.map(({ at, bytes }) => ({ data: bytes, address: at })),
      flashMode: 'dio',
      flashFreq: '40m',
      flashSize: 'keep',
      eraseAll: false,
      compress: true,
      calculateMD5Hash: md5,
      reportProgress(file, done, of) {
        before = images.slice(0, file).reduce((sum, { bytes }) => sum + bytes.length, 0);
        tell.progress(before + Math.round((images[file]!.bytes.length * done) / of), total, 'Espruino');
      },
    });
    await restart(port);
  } finally {
    await loader.transport.disconnect().catch(() => {});
  }
}

/** Writes Espruino's files and clears the chip's settings. A connection that breaks off is tried once more, slowly. What holds plays is never touched. */
export async function writeChip(port: SerialLike, runtime: Runtime, tell: ChipTeller, eraseStorage = false): Promise<void> {
  const warning = untested(runtime.version);
  if (warning) tell.say(warning);
  let broke = ''; // why the first way did not lead to the end
  for (const speed of SPEEDS) {
    let reached = false;
    try {
      await writeAt(speed, port, runtime, tell, eraseStorage, () => {
        reached = true;
      });
      return;
    } catch (problem) {
      if (!broke && !reached) throw problem; // nothing was touched yet
      if (broke)
        throw new Trouble(
          'failed',
          `Writing Espruino broke off (${broke}). The board does not start until it is written whole: check the cable, try another socket of the PC, and repeat. Your plays stay.`,
        );
      broke = (problem as Error).message.replace(/\.$/, '');
      tell.say('The connection broke off. Once more, slowly: this takes some minutes.');
    }
  }
}

// A serial port by way of the package serialport: for Windows, which has no stty, and for the boot loader, which wants its modem lines moved. The package is optional.
import type { Duplex } from 'node:stream';
import { Trouble, type Wire, wireOf } from './wire';

const PACKAGE = 'serialport'; // not a literal in import(): who has no such package can still check types and pack

export type Stream = Duplex & {
  open(done: (problem: Error | null) => void): void;
  close(done: () => void): void;
  set(lines: { dtr: boolean; rts: boolean }, done: (problem: Error | null) => void): void;
};

interface Library {
  SerialPort: new (options: object) => Stream;
}

export async function library(): Promise<Library> {
  try {
    return await import(PACKAGE);
  } catch {
    throw new Trouble(
      'refused',
      'To use a serial port on this system the package serialport is needed, and it is not installed. Repeat npm ci, or: npm install --no-save serialport',
    );
  }
}

/** What Windows calls the trouble, in our words. There a port that somebody has open is denied, and there are no groups. */
export function libraryTrouble(port: string, problem: Error): Trouble {
  if (/access (is )?denied|lock|busy/i.test(problem.message))
    return new Trouble('taken', `Another program uses ${port}. Close it (a monitor, the Web IDE, an Arduino window), then try again.`);
  if (/not found|no such file|cannot find|unknown error code 2\b/i.test(problem.message))
    return new Trouble('no port', `There is no port ${port}. Is the board plugged in? npm run doctor looks for it.`);
  return new Trouble(
    'no port',
    `The port ${port} cannot be opened (${problem.message}). Unplug the board, plug it in again, and repeat the command.`,
  );
}

/** Neither DTR nor RTS is raised: the two of them together restart many boards. */
export async function openLibrary(port: string): Promise<Wire> {
  const { SerialPort } = await library();
  const stream = new SerialPort({ path: port, baudRate: 115200, hupcl: false, autoOpen: false });
  await new Promise<void>((done, fail) => stream.open(problem => (problem ? fail(libraryTrouble(port, problem)) : done())));
  return wireOf(port, stream, stream, () => stream.close(() => {}));
}

// Bytes to and from a board: a socket, a serial port, or a pseudo-terminal that looks like one. What fails says what to do next.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { ReadStream, WriteStream } from 'node:tty';
import { gone, Trouble, type Wire } from './trouble';

export { type Kind, Trouble, type Wire } from './trouble';

const PATIENCE = 5000; // milliseconds for a connection

/** What both kinds of stream have in common. */
export function wireOf(port: string, reading: NodeJS.ReadableStream, writing: NodeJS.WritableStream, destroy: () => void): Wire {
  let ended = false;
  let told: ((trouble: Trouble) => void) | undefined;
  let early: Trouble | undefined; // lost before anybody asked to be told
  const lose = () => {
    if (ended) return;
    ended = true;
    destroy();
    if (told) told(gone(port));
    else early = gone(port);
  };
  for (const stream of new Set<NodeJS.EventEmitter>([reading, writing]))
    for (const event of ['error', 'end', 'close']) stream.on(event, lose);
  return {
    write: bytes =>
      new Promise((done, fail) => {
        if (ended) fail(gone(port));
        else writing.write(Buffer.from(bytes, 'latin1'), problem => (problem ? fail(gone(port)) : done()));
      }),
    listen(heard) {
      reading.on('data', (piece: Buffer) => heard(piece.toString('latin1')));
      reading.resume();
    },
    lost(call) {
      told = call;
      if (early) call(early);
    },
    end() {
      ended = true;
      destroy();
    },
  };
}

export function openSocket(port: string): Promise<Wire> {
  const address = /^tcp:\/\/([^:/]+):(\d+)$/.exec(port);
  if (!address) throw new Trouble('no port', `${port} is no address. Write tcp://host:port, as in tcp://localhost:2323.`);
  return new Promise((done, fail) => {
    const stream = connect({ host: address[1]!, port: Number(address[2]) });
    const timer = setTimeout(() => stream.destroy(new Error('no answer')), PATIENCE);
    const refused = (problem: Error) => {
      clearTimeout(timer);
      fail(new Trouble('no port', `Nobody answers at ${port} (${problem.message}). Is the console running there?`));
    };
    stream.once('error', refused);
    stream.once('connect', () => {
      clearTimeout(timer);
      stream.off('error', refused);
      stream.setNoDelay(true);
      done(wireOf(port, stream, stream, () => stream.destroy()));
    });
  });
}

export function openingTrouble(port: string, problem: { code?: string; message: string }): Trouble {
  if (problem.code === 'EACCES' || problem.code === 'EPERM')
    return new Trouble(
      'not allowed',
      `You may not use ${port}. On Linux join its group, then log in again: sudo usermod -aG $(stat -c %G ${port}) $USER`,
    );
  if (problem.code === 'EBUSY')
    return new Trouble(
      'taken',
      `Another program uses ${port}. Close it (a monitor, the Web IDE; on Linux ModemManager looks at a new port for half a minute), then try again.`,
    );
  return new Trouble('no port', `The port ${port} cannot be opened (${problem.message}). Is the board plugged in?`);
}

/** Where a port is a file, one that is not there, or not for this user, can be told before anything else is done. */
export function checkPort(port: string): void {
  if (port.startsWith('tcp://') || process.platform === 'win32') return;
  if (!existsSync(port)) throw new Trouble('no port', `There is no port ${port}. Is the board plugged in? npm run doctor looks for it.`);
  try {
    accessSync(port, constants.R_OK | constants.W_OK);
  } catch (problem) {
    throw openingTrouble(port, problem as NodeJS.ErrnoException);
  }
}

/** stty sets the speed, and keeps the modem lines as they are when the port is closed: many boards are restarted by those. */
export function openTerminal(port: string): Wire {
  checkPort(port);
  try {
    const file = openSync(port, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
    const flag = process.platform === 'linux' ? '-F' : '-f';
    execFileSync('stty', [flag, port, '115200', 'raw', '-echo', '-hupcl', 'clocal'], { stdio: 'ignore' });
    const reading = new ReadStream(file),
      writing = new WriteStream(file);
    return wireOf(port, reading, writing, () => {
      reading.destroy();
      writing.destroy();
    });
  } catch (problem) {
    throw openingTrouble(port, problem as NodeJS.ErrnoException);
  }
}

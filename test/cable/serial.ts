// A serial port without a board: a pseudo-terminal that `script` makes, joined to a console on a socket.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';

export interface SerialPort {
  path: string;
  /** The cable is pulled. */
  pull(): Promise<void>;
}

/** `console` is tcp://host:port; what its socket says comes out of the port, and the other way round. */
export function serialPort(console: string): Promise<SerialPort> {
  const { hostname, port } = new URL(console.replace('tcp', 'http'));
  const child: ChildProcessWithoutNullStreams = spawn('script', ['-qfec', 'stty raw -echo; tty; exec sleep 60', '/dev/null']);
  let line: Socket | undefined,
    said = '';
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.stdout.on('data', (piece: Buffer) => {
      if (line) return void line.write(piece);
      said += piece.toString('latin1');
      const path = /(\/dev\/pts\/\d+)\s*\n/.exec(said)?.[1];
      if (!path) return;
      line = connect({ host: hostname, port: Number(port) });
      line.on('error', () => {});
      line.on('data', bytes => child.stdin.writable && child.stdin.write(bytes));
      line.on('connect', () =>
        done({
          path,
          pull: () =>
            new Promise(over => {
              line!.destroy();
              if (child.exitCode !== null || child.signalCode !== null) return over();
              child.once('exit', () => over());
              child.kill('SIGKILL');
            }),
        }),
      );
    });
  });
}

// The real interpreter that $ESPRUINO names, with its console on a socket of this machine: a board on a cable that can be pulled.
// Its own console on standard input loses letters (the reader is a thread without locks), so this goes by way of its telnet console.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FLASH = 'espruino.flash'; // in its working folder
const TELNET = 2323; // it knows no other port, and two of them would share it without a word
const LOCK = path.join(tmpdir(), 'roundkeeper-2323'),
  STALE = 5000; // milliseconds: between taking it and saying who took it there are less

/** Milliseconds for whoever wants one: another suite on this machine may have the port, and its longest file takes minutes. */
export const TURN = 900_000;
/** Milliseconds for a first answer of a process that has just started, on a busy machine. */
export const GREETING = 10_000;

export interface Interpreter {
  port: string;
  /** The whole flash, of which the tests use the last 64 KB as the raw region. */
  flash(): Buffer;
  /** Ends the process as a power cut would, and starts it anew from its flash, or from another one. */
  restart(flash?: Buffer): Promise<void>;
  /** The power fails after so many more bytes from the PC. */
  cutAfter(bytes: number): void;
  /** Bytes that came from the PC. */
  got(): number;
  /** What it printed since it was started. */
  said(): string;
  close(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** Whether the process that took it is gone: a run that was killed gives nothing back. */
function left(): boolean {
  const owner = path.join(LOCK, 'process');
  if (!existsSync(owner)) return Date.now() - statSync(LOCK).mtimeMs > STALE;
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0); // asks, and ends nobody
    return false;
  } catch {
    return true;
  }
}

async function lock(): Promise<void> {
  for (;;)
    try {
      mkdirSync(LOCK);
      writeFileSync(path.join(LOCK, 'process'), String(process.pid));
      return;
    } catch {
      try {
        if (left()) rmSync(LOCK, { recursive: true });
      } catch {} // it was just given back
      await pause(200);
    }
}

export async function interpreter(start?: Buffer): Promise<Interpreter> {
  await lock();
  const folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-board-'));
  if (start) writeFileSync(path.join(folder, FLASH), start);
  const cables = new Set<Socket>();
  let child: ChildProcess | undefined;
  let line: Socket | undefined; // to its telnet console, once it is there
  let early: Buffer[] = []; // what came before that
  let said = '';
  let got = 0;
  let left = Infinity;
  let ending: Promise<void> | undefined; // the power is about to fail

  const print = (piece: Buffer) => {
    said = (said + piece.toString('latin1')).slice(-20_000);
    for (const cable of cables) cable.write(piece);
  };

  function plugIn(mine: ChildProcess): void {
    const socket = connect({ host: '127.0.0.1', port: TELNET });
    socket.on('error', () => mine === child && setTimeout(plugIn, 20, mine));
    socket.on('connect', () => {
      if (mine !== child) return socket.destroy();
      socket.setNoDelay(true);
      line = socket;
      for (const piece of early) socket.write(piece);
      early = [];
    });
    socket.on('data', print);
  }

  function boot(): void {
    const mine = spawn(process.env.ESPRUINO!, ['--telnet'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
    child = mine;
    mine.stdout!.on('data', print);
    mine.on('exit', () => {
      if (mine !== child) return;
      // E.reboot() ends the Linux build: a board would start again
      line = undefined;
      boot();
    });
    setTimeout(plugIn, 50, mine);
  }

  async function stop(): Promise<void> {
    const old = child;
    child = undefined;
    line?.destroy();
    line = undefined;
    early = [];
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    old.kill('SIGKILL');
    await new Promise(done => old.once('exit', done));
  }

  const server = createServer(cable => {
    cables.add(cable);
    cable.setNoDelay(true);
    cable.on('error', () => {});
    cable.on('close', () => cables.delete(cable));
    cable.on('data', piece => {
      const taken = piece.subarray(0, Math.min(left, piece.length));
      got += taken.length;
      left -= taken.length;
      if (line) line.write(taken);
      else if (child) early.push(taken);
      if (left > 0) return;
      cable.destroy();
      // what has arrived is still run: then the power fails
      ending = pause(150).then(stop);
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  boot();
  const { port } = server.address() as { port: number };
  return {
    port: `tcp://127.0.0.1:${port}`,
    flash: () => readFileSync(path.join(folder, FLASH)),
    async restart(flash) {
      await ending;
      ending = undefined;
      await stop();
      if (flash) writeFileSync(path.join(folder, FLASH), flash);
      left = Infinity;
      said = '';
      boot();
    },
    cutAfter(bytes) {
      left = bytes;
    },
    got: () => got,
    said: () => said,
    async close() {
      for (const cable of cables) cable.destroy();
      await ending;
      await stop();
      await new Promise(done => server.close(done));
      rmSync(folder, { recursive: true, force: true });
      rmSync(LOCK, { recursive: true, force: true });
    },
  };
}

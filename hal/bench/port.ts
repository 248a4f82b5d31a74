// A real board on its console: a serial port, or a socket as tcp://host:port. Time is real time there.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, openSync } from 'node:fs';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Engine, EngineOptions } from './engine';

const MARK = '@@';
const PATIENCE = 30_000;

interface Line {
  write(text: string): void;
  listen(told: (piece: string) => void): void;
  end(): void;
}

function socket(address: string): Promise<Line> {
  const [host, port] = address.slice('tcp://'.length).split(':');
  return new Promise((done, fail) => {
    const stream: Duplex = connect({ host, port: Number(port) });
    stream.once('error', problem => fail(new Error(`Nobody answers at ${address}: ${problem.message}`)));
    stream.once('connect', () =>
      done({
        write: text => stream.write(text),
        listen: told => stream.setEncoding('latin1').on('data', told),
        end: () => stream.destroy(),
      }),
    );
  });
}

/** stty sets the speed: Node has no serial port of its own, and this needs no package. */
function serial(path: string): Line {
  try {
    execFileSync('stty', ['-F', path, '115200', 'raw', '-echo', '-hupcl']);
  } catch {
    throw new Error(`The port ${path} cannot be opened. Is the board plugged in, and may you use the port (group dialout)?`);
  }
  const reading = createReadStream('', { fd: openSync(path, 'r'), encoding: 'latin1' }),
    writing = createWriteStream(path);
  return {
    write: text => writing.write(text),
    listen: told => reading.on('data', piece => told(String(piece))),
    end() {
      reading.destroy();
      writing.end();
    },
  };
}

export async function portEngine(port: string, options: EngineOptions = {}): Promise<Engine> {
  if (options.store) throw new Error('A board keeps its own flash: leave --store away.');
  const line = port.startsWith('tcp://') ? await socket(port) : serial(port);
  let out = '';
  let told: ((text: string) => void) | undefined;
  line.listen(piece => {
    out += piece;
    for (let at = out.indexOf('\n'); at >= 0; at = out.indexOf('\n')) {
      const row = out.slice(0, at);
      out = out.slice(at + 1);
      const mark = row.indexOf(MARK + '{');
      if (mark >= 0) told?.(row.slice(mark + MARK.length).trim());
    }
  });
  function speak(code: string): Promise<string> {
    return new Promise((done, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`The board at ${port} does not answer. Is Roundkeeper on it? npm run flash`)),
        PATIENCE,
      );
      told = text => {
        clearTimeout(timer);
        done(text);
      };
      line.write('\x10' + code + '\n'); // 0x10: without echo
    });
  }
  await speak(`var bench=require("bench"),rig=bench.boardRig(device);print("${MARK}{}")`);
  return {
    async command(text) {
      const wait = /^wait (\d+)$/.exec(text);
      if (wait) {
        await new Promise(done => setTimeout(done, Number(wait[1])));
        return '{"ok":true}';
      }
      const safe = JSON.stringify(text).replace(/[^\x20-\x7e]/g, c => '\\x' + (c.charCodeAt(0) & 255).toString(16).padStart(2, '0'));
      return speak(`print("${MARK}"+bench.command(device,rig,${safe}))`);
    },
    async cut(after) {
      if (after !== undefined)
        return JSON.stringify({ ok: false, error: "A real board's power cannot be cut after so many bytes. Pull the plug." });
      await speak(`print("${MARK}{}");setTimeout(function(){E.reboot()},50)`);
      await new Promise(done => setTimeout(done, 3000));
      await speak(`var bench=require("bench"),rig=bench.boardRig(device);print("${MARK}{}")`);
      return '{"ok":true}';
    },
    async end() {
      line.end();
    },
  };
}

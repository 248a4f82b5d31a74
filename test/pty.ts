// A program in a terminal that `script` makes: types a key whenever what is awaited has been written.
import { spawn } from 'node:child_process';

/** What a program writes to give the terminal back as it was. */
export const RESTORED = '\x1b[?25h\x1b[?1049l';

export interface Typed {
  out: string;
  /** Until the first that was awaited. */
  milliseconds: number;
}

export function typed(size: string, program: string, dialogue: [awaited: string, typed: string][], environment = {}): Promise<Typed> {
  const started = Date.now();
  const child = spawn('script', ['-qec', `stty ${size}; ${program}; echo left`, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm-256color', ...environment },
  });
  let out = '',
    from = 0,
    milliseconds = 0;
  return new Promise((done, fail) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 40_000);
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece;
      while (dialogue.length && out.indexOf(dialogue[0]![0], from) >= 0) {
        from = out.length;
        milliseconds ||= Date.now() - started;
        child.stdin.write(dialogue.shift()![1]);
      }
    });
    child.on('error', fail);
    child.on('close', () => {
      clearTimeout(timer);
      if (dialogue.length) fail(new Error(`Never saw ${JSON.stringify(dialogue[0]![0])} in ${JSON.stringify(out.slice(-400))}`));
      else done({ out, milliseconds });
    });
  });
}

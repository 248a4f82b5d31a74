// The Linux interpreter that $ESPRUINO names, with bundles in its Storage. Its flash is a file in the working folder.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MARK = '@@';
const PIECE = 4096,
  BATCH = 40_000; // characters of script: the interpreter keeps it in memory

/** What writes a bundle: code as one text; a file of bytes in pieces, by way of base64. */
function* writes(name, content) {
  const file = JSON.stringify(name);
  if (typeof content === 'string') yield `s.write(${file},${JSON.stringify(content)});`;
  else
    for (let at = 0; at < content.length; at += PIECE) {
      const piece = Buffer.from(content.subarray(at, at + PIECE)).toString('base64');
      yield `s.write(${file},atob("${piece}"),${at},${content.length});`;
    }
}

/** Scripts that write all of them, each short enough for a small memory. */
function batches(bundles) {
  const scripts = ['s.eraseAll();'];
  for (const [name, content] of bundles)
    for (const write of writes(name, content)) {
      if (scripts.at(-1).length + write.length > BATCH) scripts.push('');
      scripts[scripts.length - 1] += write;
    }
  return scripts.map(script => `var s=require("Storage");${script}`);
}

export const interpreter = () => process.env.ESPRUINO || '';

function execute(folder, script, seconds) {
  fs.writeFileSync(path.join(folder, 'run.js'), script);
  const ran = spawnSync(interpreter(), ['run.js'], { cwd: folder, encoding: 'latin1', timeout: seconds * 1000, killSignal: 'SIGKILL' });
  if (ran.error?.code === 'ENOENT')
    throw new Error(`ESPRUINO names ${interpreter()}, which is not there. Set it to the interpreter's binary.`);
  const text = ran.stdout ?? '';
  if (ran.signal) throw new Error(`The interpreter did not finish in ${seconds} s. It printed: ${text.slice(-300)}`);
  return text;
}

/**
 * @param {Map<string, string | Uint8Array>} bundles name -> code, or what is flashed
 * @returns {{ folder: string, run(script: string, seconds?: number): string, ask(expression: string, before?: string): any, close(): void }}
 */
export function withStorage(bundles) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roundkeeper-espruino-'));
  let listed = '';
  for (const script of batches(bundles)) listed = execute(folder, `${script}print("${MARK}"+s.list().length);`, 60);
  const close = () => fs.rmSync(folder, { recursive: true, force: true });
  if (!listed.includes(`${MARK}${bundles.size}`)) {
    close();
    throw new Error(`Storage did not take all ${bundles.size} bundles. The interpreter printed: ${listed.slice(-300)}`);
  }
  const run = (script, seconds = 60) => execute(folder, script, seconds);
  return {
    folder,
    run,
    /** The value of an expression, by way of JSON; what it throws is thrown here. */
    ask(expression, before = '') {
      const text = run(`${before};var r;try{r={ok:${expression}}}catch(e){r={error:e.toString()}}print("${MARK}"+JSON.stringify(r))`);
      const line = text.split('\n').find(l => l.startsWith(MARK));
      if (!line) throw new Error(`The interpreter gave no answer to ${expression}. It printed: ${text.slice(-300)}`);
      const { ok, error } = JSON.parse(line.slice(MARK.length));
      if (error) throw new Error(error);
      return ok;
    },
    close,
  };
}

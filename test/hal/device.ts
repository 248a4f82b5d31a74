// The real hal/esp32, built as for the device, on the interpreter that $ESPRUINO names, with the fake board under it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FONT } from '../../hal/font';
import { buildTree } from '../build/tree';

function sources(folder: string, files: Record<string, string> = {}): Record<string, string> {
  for (const name of readdirSync(folder)) {
    const file = path.posix.join(folder, name);
    if (statSync(file).isDirectory()) sources(file, files);
    else if (name.endsWith('.ts')) files[file] = readFileSync(file, 'utf8');
  }
  return files;
}

export interface Device {
  /** The value of an expression; `before` runs first. The board is there as `board`, the HAL as `hal`. */
  ask(expression: string, before?: string): ReturnType<typeof JSON.parse>;
  run(script: string): string;
  /** Boots anew on the same flash, without asking anything. */
  boot: string;
  bundles: Map<string, string>;
  close(): void;
}

export async function device(): Promise<Device> {
  const main = `import { esp32Hal } from '../hal/esp32';\ndeclare const global: any;\nglobal.hal = esp32Hal(require('wiring'));\n`;
  const files: Record<string, string> = { ...sources('hal/esp32'), ...sources('tools/bench'), 'firmware/main.ts': main };
  for (const name of ['hal', 'encoder', 'press', 'tune', 'xorshift']) files[`hal/${name}.ts`] = readFileSync(`hal/${name}.ts`, 'utf8');
  for (const name of Object.keys(files)) if (/^tools\/bench\/(?!board|panel|wiring)/.test(name)) delete files[name];
  const { bundles, error } = await buildTree(files);
  if (error) throw new Error(error);
  const { withStorage } = await import('../../tools/build/interpreter.mjs' as string);
  const storage = withStorage(bundles);
  storage.run(`require('Storage').write('font',atob('${btoa(FONT)}'))`);
  const boot = 'require("board");require("main");';
  return {
    ask: (expression, before = '') => storage.ask(expression, boot + before),
    run: script => storage.run(script),
    boot,
    bundles,
    close: storage.close,
  };
}

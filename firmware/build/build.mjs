// npm run build: every bundle into dist/. Silent when all is well; --sizes prints the bytes of each, as they are read and as they are flashed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { config } from './config.mjs';

/** Rollup warns of these, and our own plugins fail on them with a better sentence. */
const TOLD_ELSEWHERE = ['MIXED_EXPORTS', 'UNRESOLVED_IMPORT'];
/** Methods that became functions (methods.mjs) make files import each other. Nothing of them runs while they are loaded. */
const HARMLESS = ['CIRCULAR_DEPENDENCY'];

function warn(log) {
  if (TOLD_ELSEWHERE.includes(log.code) || HARMLESS.includes(log.code)) return;
  const where = log.loc ? `${path.relative('', log.loc.file)}:${log.loc.line}: ` : '';
  process.stderr.write(`${where}${log.message}\n`);
}

const FLASH = 'flash/';

/** Bundles of sources that are gone. Anything with a dot in dist/ is not ours. */
function sweep(dir, names) {
  for (const file of fs.readdirSync(dir, { withFileTypes: true }))
    if (file.isFile() && !file.name.includes('.') && !names.includes(file.name)) fs.rmSync(path.join(dir, file.name));
}

/** @returns {Promise<{ bundles: Map<string, string>, flash: Map<string, Uint8Array> }>} by name: the code of every bundle, and what is flashed of each */
export async function build(options) {
  const { output, ...input } = await config(options);
  const rolled = await rollup({ ...input, onLog: (level, log) => level === 'warn' && warn(log) });
  const written = (await rolled.write(output)).output;
  await rolled.close();
  const [flashed, read] = [true, false].map(is => written.filter(o => o.fileName.startsWith(FLASH) === is));
  const bundles = new Map(read.map(o => [o.fileName, o.code ?? o.source])),
    flash = new Map(flashed.map(o => [o.fileName.slice(FLASH.length), o.source]));
  sweep(output.dir, [...bundles.keys()]);
  sweep(path.join(output.dir, FLASH), [...flash.keys()]);
  return { bundles, flash };
}

export function explain(error) {
  const where = error.loc ? `${path.relative('', error.loc.file)}:${error.loc.line}: ` : '';
  return where + error.message.replace(/^\[plugin [^\]]*\] /, '').replace('@rollup/plugin-typescript ', '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { bundles, flash } = await build();
    if (process.argv.includes('--sizes'))
      for (const [name, code] of bundles)
        console.log(`${name.padEnd(16)}${String(code.length).padStart(7)}${String(flash.get(name).length).padStart(7)}`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1); // at once: what TypeScript watches would keep it alive for a minute and more
  }
}

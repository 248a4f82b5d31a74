// npm run build: every bundle into dist/. Silent when all is well; --sizes prints the bytes of each.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { config } from './config.mjs';

/** Rollup warns of these, and our own plugins fail on them with a better sentence. */
const TOLD_ELSEWHERE = ['MIXED_EXPORTS', 'UNRESOLVED_IMPORT'];

function warn(log) {
  if (TOLD_ELSEWHERE.includes(log.code)) return;
  const where = log.loc ? `${path.relative('', log.loc.file)}:${log.loc.line}: ` : '';
  process.stderr.write(`${where}${log.message}\n`);
}

/** Bundles of sources that are gone. Anything with a dot or a folder in dist/ is not ours. */
function sweep(dir, names) {
  for (const file of fs.readdirSync(dir, { withFileTypes: true }))
    if (file.isFile() && !file.name.includes('.') && !names.includes(file.name)) fs.rmSync(path.join(dir, file.name));
}

/** @returns {Promise<Map<string, string>>} name -> code of every bundle */
export async function build(options) {
  const { output, ...input } = await config(options);
  const rolled = await rollup({ ...input, onLog: (level, log) => level === 'warn' && warn(log) });
  const written = (await rolled.write(output)).output;
  await rolled.close();
  sweep(
    output.dir,
    written.map(o => o.fileName),
  );
  return new Map(written.map(o => [o.fileName, o.code ?? o.source]));
}

export function explain(error) {
  const where = error.loc ? `${path.relative('', error.loc.file)}:${error.loc.line}: ` : '';
  return where + error.message.replace(/^\[plugin [^\]]*\] /, '').replace('@rollup/plugin-typescript ', '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const made = await build();
    if (process.argv.includes('--sizes'))
      for (const [name, code] of made) console.log(`${name.padEnd(16)}${String(code.length).padStart(7)}`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

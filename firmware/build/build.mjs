// npm run build: every bundle into dist/. Silent when all is well; --sizes prints the bytes of each.
import fs from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { config } from './config.mjs';

const warn = log => process.stderr.write(`${log.loc ? `${path.relative('', log.loc.file)}:${log.loc.line}: ` : ''}${log.message}\n`);

/** Source maps are for us, not for the device: kept in .cache/maps, so that a position in an error of the board can be looked up. */
function keepMaps(dir, maps) {
  fs.mkdirSync(maps, { recursive: true });
  for (const file of fs.readdirSync(dir)) if (file.endsWith('.map')) fs.renameSync(path.join(dir, file), path.join(maps, file));
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
  const written = (await rolled.write(output)).output.filter(o => !o.fileName.endsWith('.map'));
  await rolled.close();
  keepMaps(output.dir, path.join(output.dir, '../.cache/maps'));
  sweep(
    output.dir,
    written.map(o => o.fileName),
  );
  return new Map(written.map(o => [o.fileName, o.code ?? o.source]));
}

function explain(error) {
  const where = error.loc ? `${path.relative('', error.loc.file)}:${error.loc.line}: ` : '';
  return where + error.message.replace(/^\[plugin [^\]]*\] /, '').replace('@rollup/plugin-typescript ', '');
}

if (import.meta.filename === process.argv[1] || process.argv[1]?.endsWith('firmware/build/build.mjs')) {
  try {
    const made = await build();
    if (process.argv.includes('--sizes'))
      for (const [name, code] of made) console.log(`${name.padEnd(16)}${String(code.length).padStart(7)}`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

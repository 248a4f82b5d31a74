// The build for programs: what rollup.config.js makes, in hand. As a program it says nothing but what is wrong, in a sentence: `npm run flash` calls it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { config } from '../../rollup.config.js';

const FLASH = 'flash/';

/** @returns {Promise<{ bundles: Map<string, string>, flash: Map<string, Uint8Array> }>} by name: the code of every bundle, and what is flashed of each */
export async function build(options) {
  const { output, ...input } = config(options);
  const rolled = await rollup(input);
  const written = (await rolled.write(output)).output;
  await rolled.close();
  const isFlashed = file => file.fileName.startsWith(FLASH);
  return {
    bundles: new Map(written.filter(file => !isFlashed(file)).map(file => [file.fileName, file.code ?? file.source])),
    flash: new Map(written.filter(isFlashed).map(file => [file.fileName.slice(FLASH.length), file.source])),
  };
}

export function explain(error) {
  const where = error.loc ? `${path.relative('', error.loc.file)}:${error.loc.line}: ` : '';
  return where + error.message.replace(/^\[plugin [^\]]*\] /, '').replace('unknown file: ', '');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    await build();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }

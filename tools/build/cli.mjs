// npm pack: every command that needs no sources as plain JavaScript beside the bundles, and the page as files, for who has only the package.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { sources } from './steps/sources.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DIST = path.join(ROOT, 'dist');
/** roundkeeper is the one that people call; it calls the others by their names. */
const PROGRAMS = {
  roundkeeper: 'tools/cable/main.ts',
  start: 'tools/terminal/main.ts',
  web: 'tools/page/server/packed.ts',
  replay: 'tools/replay/main.ts',
};
const COMMANDS = 'flash|doctor|monitor|backup|restore|replay|start|web|\\$\\{name\\}';

/** What writes Espruino onto a chip: a file of its own beside the programs, so that the package depends on nothing. */
const LOADER = 'esptool-js';

async function bundleLoader() {
  await esbuild({
    entryPoints: [LOADER],
    bundle: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    legalComments: 'linked',
    outfile: path.join(DIST, `${LOADER}.mjs`),
    absWorkingDir: ROOT,
    logLevel: 'error',
  });
}

/** In a package nobody calls npm: "npm run flash -- --runtime DIR" is "roundkeeper flash --runtime DIR". */
export function packageWords(code) {
  return code.replace(new RegExp(`\\bnpm (?:run )?(${COMMANDS})(?: --(?= ))?`, 'g'), 'roundkeeper $1');
}

async function roll(name, source) {
  const rolled = await rollup({ input: path.join(ROOT, source), plugins: [sources()], external: [LOADER] });
  const { output } = await rolled.generate({ format: 'es', inlineDynamicImports: true, paths: { [LOADER]: `./${LOADER}.mjs` } });
  await rolled.close();
  fs.writeFileSync(path.join(DIST, `${name}.mjs`), packageWords(output[0].code), { mode: 0o755 });
}

async function main() {
  await bundleLoader();
  for (const [name, source] of Object.entries(PROGRAMS)) await roll(name, source);
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/page/server/build.ts'], { cwd: ROOT, stdio: 'ignore' });
  fs.rmSync(path.join(DIST, 'web'), { recursive: true, force: true });
  fs.cpSync(path.join(ROOT, 'dist-web'), path.join(DIST, 'web'), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

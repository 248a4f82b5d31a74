// npm pack: the commands that need a board as one file of plain JavaScript beside the bundles, for who has only the package.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { sources } from './steps/sources.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const rolled = await rollup({ input: path.join(ROOT, 'tools/cable/main.ts'), plugins: [sources()] });
await rolled.write({ file: path.join(ROOT, 'dist/roundkeeper.mjs'), format: 'es' });
await rolled.close();
fs.chmodSync(path.join(ROOT, 'dist/roundkeeper.mjs'), 0o755);

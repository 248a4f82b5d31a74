// npm run build:web: the page as a folder of plain files, dist-web/, for any host. Everything in it is named by relative addresses.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import terser from '@rollup/plugin-terser';
import { build as esbuild, transform } from 'esbuild';
import { type RollupCache, rollup } from 'rollup';
import { VERSION } from '../../../firmware/shell/version';
import { buildAnew } from '../../cable/build';
import { NOT_MODULES, profilesIn } from '../../cable/release';
import { complain, tell } from '../../tell';
import { readings } from './readings';
import { sources } from './source';

const HERE = dirname(fileURLToPath(import.meta.url));
const PAGE = resolve(HERE, '..');
export const ROOT = resolve(PAGE, '../..');
export const FOLDER = join(ROOT, 'dist-web');
/** What is taken as it is. */
const PLAIN = ['index.html', 'style.css', 'icon.svg', 'manifest.webmanifest'];
/** For systems that want pictures of the page's mark: npm run pictures makes them of icon.svg. */
const ICONS = join(PAGE, 'icons');

export type Files = Map<string, Buffer>;

/** One classic script: it runs from any host, from a file, and in a frame that is locked up. */
async function script(source: string, intro: string, small: boolean, cache?: RollupCache) {
  const seen = new Set<string>();
  const rolled = await rollup({
    input: join(PAGE, source),
    plugins: [sources(seen)],
    cache,
    treeshake: small, // an author waits for the other one
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await rolled.generate({
    format: 'iife',
    intro,
    sourcemap: false,
    plugins: small
      ? [
          terser({
            ecma: 2022,
            compress: { passes: 4, pure_getters: true, keep_fargs: false, unsafe_arrows: true },
            mangle: { properties: { regex: /^_[a-z]/ } },
            format: { ascii_only: true },
          }),
        ]
      : [],
  });
  await rolled.close();
  return { code: Buffer.from(output[0].code), seen, cache: rolled.cache };
}

/** The worker's list: every file of the page, and the page itself under the name that a browser asks for. */
async function worker(files: Files): Promise<Buffer> {
  const mark = createHash('sha256');
  for (const [name, bytes] of [...files].sort()) mark.update(name).update(bytes);
  const intro = `const FILES = ${JSON.stringify(['./', ...files.keys()])}, MARK = ${JSON.stringify(mark.digest('hex').slice(0, 12))};`;
  return (await script('worker/offline.ts', intro, true)).code;
}

/** The parts for boards and for authors: fetched when they are asked for, and what writes Espruino again when that is. */
async function boardScripts(small: boolean): Promise<Files> {
  const { outputFiles } = await esbuild({
    entryPoints: { board: join(PAGE, 'install/main.ts'), author: join(PAGE, 'author/author.ts') },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: small,
    outdir: FOLDER,
    chunkNames: 'board-[hash]',
    write: false,
    loader: { '.html': 'text' },
    logLevel: 'silent',
    tsconfigRaw: '{}',
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)]));
}

const PACKED = 'source.tar.gz';
const FLASHED = join(ROOT, 'dist/flash');
export const SHELF = 'flash/';

/** The program for a board, as npm run build has made it; nothing where there is no build. */
function shelf(): Files {
  const files: Files = new Map();
  if (!existsSync(join(FLASHED, 'main'))) return files;
  const names = readdirSync(FLASHED),
    modules = names.filter(name => !name.startsWith('wiring') && !NOT_MODULES.includes(name)),
    wirings = Object.fromEntries(profilesIn(FLASHED));
  for (const name of [...modules, 'boot', ...Object.keys(wirings).map(name => `wiring_${name}`)])
    files.set(SHELF + name, readFileSync(join(FLASHED, name)));
  files.set(`${SHELF}release.json`, Buffer.from(JSON.stringify({ version: VERSION, modules, wirings })));
  return files;
}

export interface Built {
  files: Files;
  /** Every source that took part: a change of one of them is a change of the page. */
  watchFiles: string[];
  cache?: RollupCache;
}

/** `live`: for npm run web. Quick to make, readable, and it listens for changes instead of keeping itself for offline use. */
export async function built(live: boolean, cache?: RollupCache): Promise<Built> {
  const files: Files = new Map(PLAIN.map(name => [name, readFileSync(join(PAGE, name))]));
  files.set(
    'index.html',
    Buffer.from(files.get('index.html')!.toString().replace(/\n\s+/g, '\n').replace('href="SOURCE"', `href="${source()}"`)),
  );
  if (!live)
    files.set('style.css', Buffer.from((await transform(files.get('style.css')!.toString(), { loader: 'css', minify: true })).code));
  const page = await script('page.ts', `const LIVE = ${live};`, !live, cache);
  files.set('page.js', page.code);
  if (!live) files.set('offline.js', await worker(files));
  for (const name of readdirSync(ICONS)) files.set(`icons/${name}`, readFileSync(join(ICONS, name)));
  for (const [name, bytes] of [...(await boardScripts(!live)), ...shelf(), ...(await readings(source()))]) files.set(name, bytes);
  return { files, watchFiles: [...page.seen, ...PLAIN.map(name => join(PAGE, name))], cache: page.cache };
}

/** What is fetched only when somebody asks for it. */
const LATER = /^(board.*\.js$|author\.js$|flash\/|docs\/|icons\/|source\.)/;

/** What a browser has to fetch when the host compresses, as every host does. */
export function weight(files: Files, later = false): number {
  let bytes = 0;
  for (const [name, file] of files) if (LATER.test(name) === later) bytes += gzipSync(file, { level: 9 }).length;
  return bytes;
}

/** Where the sources are: GitHub tells it to what it builds; else they lie beside the page, packed. */
export function source(): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : PACKED;
}

/** The sources as the last commit has them; nothing where they are not in git. */
function packedSource(): Buffer | undefined {
  try {
    return execFileSync('git', ['archive', '--format=tar.gz', '--prefix=roundkeeper/', 'HEAD'], {
      cwd: ROOT,
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Writes the page; what was in the folder goes. */
export function writeFolder(files: Files, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

/** What each game and each part of the program weighs in the page: minified and packed by itself, so the sum is a little more than the whole. */
async function weights(): Promise<[part: string, bytes: number][]> {
  const rolled = await rollup({ input: join(PAGE, 'page.ts'), plugins: [sources(new Set())] }),
    { output } = await rolled.generate({ format: 'iife', intro: 'const LIVE = false;' }),
    parts = new Map<string, string>();
  await rolled.close();
  for (const [path, { code }] of Object.entries(output[0].modules)) {
    const [top, next = '', third = ''] = relative(ROOT, path).split('/'),
      part = next === 'screens' ? `${top}/${next}/${third.replace(/\.ts$/, '')}` : `${top}/${next.replace(/\.ts$/, '')}`;
    parts.set(part, (parts.get(part) ?? '') + (code ?? ''));
  }
  const told: [string, number][] = [];
  for (const [part, code] of parts) told.push([part, gzipSync((await transform(code, { minify: true })).code, { level: 9 }).length]);
  return told.sort(([, a], [, b]) => b - a);
}

async function main(): Promise<void> {
  if (process.argv.includes('--weights')) {
    for (const [part, bytes] of await weights()) tell(`${(bytes / 1024).toFixed(1).padStart(6)} KB  ${part}`);
    return;
  }
  await buildAnew(join(ROOT, 'dist'), process.stdout); // what goes onto a board lies beside the page
  const { files } = await built(false),
    packed = source() === PACKED && packedSource();
  if (packed) files.set(PACKED, packed);
  writeFolder(files, FOLDER);
  const kilobytes = (later: boolean) => (weight(files, later) / 1024).toFixed(1);
  tell(
    `dist-web: ${files.size} files. The page is ${kilobytes(false)} KB gzipped, and ${kilobytes(true)} KB wait until they are asked for.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch(problem => {
    complain((problem as Error).message.replaceAll(`${ROOT}/`, ''));
    process.exit(1);
  });

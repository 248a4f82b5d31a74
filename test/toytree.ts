// A copy of the sources in a temporary folder with the toy games in its box instead of the real ones: for tests that need whole programs.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Told, toldBy } from './told';

const TOYS: [id: string, file: string][] = [
  ['ember', 'emberfall'],
  ['harb', 'harbours'],
  ['lamp', 'lanterns'],
];

export interface Ran {
  /** One for each line of output. */
  answers: Told[];
  status: number | null;
  stdout: string;
  stderr: string;
}

export interface ToyTree {
  folder: string;
  /** Runs the bench there. */
  bench(lines: string[], ...flags: string[]): Promise<Ran>;
  /** Builds the bundles there; throws what the build says. */
  build(): void;
  close(): void;
}

/** Runs the bench in this folder. */
export function benchIn(folder: string): ToyTree['bench'] {
  return (lines, ...flags) => {
    const child = spawn('node', ['node_modules/tsx/dist/cli.mjs', 'tools/bench/main.ts', ...flags], { cwd: folder });
    let stdout = '',
      stderr = '';
    child.stdout.setEncoding('utf8').on('data', piece => (stdout += piece));
    child.stderr.setEncoding('utf8').on('data', piece => (stderr += piece));
    child.stdin.on('error', () => {});
    child.stdin.end(lines.map(line => `${line}\n`).join(''));
    return new Promise((done, fail) => {
      child.on('error', fail);
      child.on('close', status => {
        const told = stdout.split('\n');
        try {
          done({ answers: told.slice(0, -1).map(toldBy), status, stdout, stderr });
        } catch (problem) {
          fail(new Error(`Not one line of JSON for each command: ${(problem as Error).message}\n${stdout.slice(0, 2000)}\n${stderr}`));
        }
      });
    });
  };
}

function put(folder: string, id: string, file: string): void {
  mkdirSync(join(folder, 'games', id), { recursive: true });
  const source = readFileSync(join('test', 'toys', `${file}.ts`), 'utf8').replaceAll('../../games/kit', '../kit');
  // a bundle is loaded by name as one object
  writeFileSync(
    join(folder, 'games', id, 'index.ts'),
    `${source.replace(`export const ${file}`, `const ${file}`)}\nexport default ${file};\n`,
  );
}

export function toyTree(): ToyTree {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-toys-'));
  for (const part of ['firmware', 'hal', 'tools', 'package.json', 'rollup.config.js', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(part, join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'games'));
  for (const name of readdirSync('games'))
    if (name === 'kit' || name === 'engine' || name.endsWith('.json'))
      cpSync(join('games', name), join(folder, 'games', name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [id, file] of TOYS) put(folder, id, file);
  const title = (file: string) => file[0]!.toUpperCase() + file.slice(1);
  const catalogue = join(folder, 'games', 'catalogue.ts'),
    box = TOYS.map(([id, file]) => `${id},${title(file)}`).join(';');
  writeFileSync(catalogue, readFileSync('games/catalogue.ts', 'utf8').replace(/games: '[^']*'/, `games: '${box}'`));
  // the screens' bundles are found as they are; the games' are exchanged
  const bundles = readFileSync('tools/bundles.ts', 'utf8').replace(/^import \w+ from '\.\.\/games\/(?!catalogue).*\n/gm, '');
  const games = [...readFileSync('tools/bundles.ts', 'utf8').matchAll(/^import (\w+) from '\.\.\/games\/(?!catalogue)/gm)].map(
    found => found[1]!,
  );
  const kept = games.reduce((text, name) => text.replace(new RegExp(`^\\s+(?:\\w+: )?${name},\\n`, 'm'), ''), bundles);
  writeFileSync(
    join(folder, 'tools', 'bundles.ts'),
    TOYS.map(([id]) => `import ${id} from '../games/${id}';\n`).join('') +
      kept +
      `\nObject.assign(BUNDLES, { ${TOYS.map(([id]) => id)} });\n`,
  );

  return {
    folder,
    bench: benchIn(folder),
    build() {
      const ran = spawnSync('node', ['tools/build/build.mjs'], { cwd: folder, encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(ran.stderr);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

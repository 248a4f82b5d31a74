// roundkeeper web: the page as a package has it, built already, on this machine only.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { complain, tell } from '../../tell';
import { serve } from './serve';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'web');
const USAGE = `npm run web -- [--port NUMBER]

  --port NUMBER  where the page is served; 8128 if you do not say, 0 for any that is free`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8128' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return tell(USAGE);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('--port takes a number from 0 to 65535.');
  const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()),
    paths = names.map(entry => join(entry.parentPath, entry.name));
  const files = new Map(paths.map(path => [relative(FOLDER, path).split(sep).join('/'), readFileSync(path)]));
  const server = await serve(files, port).catch(problem => {
    if (problem.code !== 'EADDRINUSE') throw problem;
    throw new Error(`Port ${port} is taken, perhaps by another npm run web. Choose another: npm run web -- --port 0`);
  });
  tell(`Roundkeeper: ${server.address}\nCtrl+C ends.`);
}

main().catch(problem => {
  complain((problem as Error).message);
  process.exit(1);
});

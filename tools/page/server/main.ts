// npm run web: the device in your browser, on this machine only. A change of a source is in the page a moment later, and the game goes on.
import { complain, tell } from '../../tell';
import { built, ROOT } from './build';
import { serve } from './serve';
import { watchSources } from './watch';

const PORT = 8128;
const HELP = `npm run web: the device in your browser, on this machine only.

  npm run web -- --port 0    on another port; 0 takes a free one (${PORT} unless told)

A change of a source shows in the page at once. Ctrl+C ends. docs/browser.md has more.`;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    tell(HELP);
    return;
  }
  const asked = process.argv.indexOf('--port');
  const port = asked < 0 ? PORT : Number(process.argv[asked + 1]);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('--port takes a number from 0 to 65535.');
  const server = await serve(new Map(), port).catch(problem => {
    if (problem.code !== 'EADDRINUSE') throw problem;
    throw new Error(`Port ${port} is taken, perhaps by another npm run web. Choose another: npm run web -- --port 0`);
  });
  let page = await built(true);
  server.change(page.files);
  tell(`Roundkeeper: ${server.address}\nA change of a source shows there at once. Ctrl+C ends.`);

  async function again(): Promise<void> {
    const start = performance.now();
    try {
      page = await built(true, page.cache);
      server.change(page.files);
      tell(`Built in ${Math.round(performance.now() - start)} ms.`);
    } catch (problem) {
      const sentence = (problem as Error).message.replaceAll(`${ROOT}/`, '').replace(/^.*\[plugin sources\] /s, '');
      complain(sentence);
      server.trouble(sentence);
    }
    sources.add(page.watchFiles);
  }
  const sources = watchSources(() => void again());
  sources.add(page.watchFiles);
}

main().catch(problem => {
  complain((problem as Error).message);
  process.exit(1);
});

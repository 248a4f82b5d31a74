// The docs as pages beside the page: every link between them leads somewhere, and the page's own links do.
import { strict as assert } from 'node:assert';
import { posix } from 'node:path';
import { catalogue } from '../../games/catalogue';
import { pageFiles } from './chromium';

describe('the pages beside the page', () => {
  it('have every document, and a list of the games', async () => {
    const { files } = await pageFiles();
    for (const name of ['table', 'wiring', 'flashing', 'browser']) assert.ok(files.has(`docs/${name}.html`), name);
    const list = files.get('docs/games/index.html')!.toString();
    for (const { id } of catalogue()) assert.match(list, new RegExp(`href="${id}\\.html"`));
  });

  /** The file that a link of this page leads to; nothing for what is elsewhere, or in the same page. */
  function leadsTo(name: string, link: string): string | undefined {
    if (/^([a-z]+:|#|\?)/.test(link) || link.endsWith('source.tar.gz')) return undefined;
    const file = posix.join(posix.dirname(name), link.split('#')[0]!).replace(/^\.\/?$/, 'index.html');
    return file.endsWith('/') ? `${file}index.html` : file;
  }

  it('lead to nothing that is not there', async () => {
    const { files } = await pageFiles(),
      wrong: string[] = [];
    for (const [name, bytes] of files)
      if (name.endsWith('.html'))
        for (const [, link] of bytes.toString().matchAll(/(?:href|src)="([^"]+)"/g)) {
          const file = leadsTo(name, link!);
          if (file !== undefined && !files.has(file)) wrong.push(`${name}: ${link}`);
        }
    assert.deepEqual(wrong, []);
  });

  it('have no script, and forbid any', async () => {
    const { files } = await pageFiles();
    for (const [name, bytes] of files)
      if (/^docs\/.*\.html$/.test(name)) {
        assert.doesNotMatch(bytes.toString(), /<script/i, name);
        assert.match(bytes.toString(), /Content-Security-Policy" content="default-src 'self'/);
      }
  });
});

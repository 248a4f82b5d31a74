// The manual, the games' rules, the wiring and all other docs as pages beside the page: from docs/*.md, with the links between them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const DOCS = join(ROOT, 'docs');

/** Where a link of a document leads among the pages; what is no document is among the sources. */
function address(link: string, from: string, source: string): string {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [path, mark = ''] = link.split('#'),
    file = join(dirname(from), path!),
    up = '../'.repeat(from.split('/').length);
  if (!file.startsWith('..') && /\.md$/.test(file)) return link.replace('.md', '.html');
  if (!file.startsWith('..') && existsSync(join(DOCS, file)) && !file.endsWith('/')) return link;
  if (/^https:/.test(source)) return `${source}/blob/main/${join('docs', file)}${mark && `#${mark}`}`;
  return `${up}${source}`;
}

function page(title: string, body: string, depth: number): string {
  const up = '../'.repeat(depth);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'">
    <title>${title} - Roundkeeper</title>
    <link rel="icon" href="${up}icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${up}style.css">
    <link rel="stylesheet" href="${up}docs/docs.css">
  </head>
  <body class="doc">
    <nav aria-label="Roundkeeper"><a href="${up}">Play</a> <a href="${up}docs/table.html">Manual</a> <a href="${up}docs/games/">Rules</a> <a href="${up}docs/wiring.html">Wiring</a></nav>
    <main>
${body}
    </main>
  </body>
</html>
`;
}

const plain = (text: string) => text.replace(/[<>&"]/g, sign => `&#${sign.charCodeAt(0)};`);
/** As GitHub names a heading, so that links to it hold. */
const anchor = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&[^;]*;/g, '')
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');

/** Every document as a page, and the pictures in them. `source`: where the sources are. */
export async function readings(source: string): Promise<Map<string, Buffer>> {
  const files = new Map([['docs/docs.css', readFileSync(join(ROOT, 'tools/page/docs.css'))]]),
    games: [file: string, title: string][] = [];
  for (const name of readdirSync(DOCS, { recursive: true }).map(name => String(name).replaceAll('\\', '/'))) {
    if (/\.(png|svg|gif)$/.test(name)) files.set(`docs/${name}`, readFileSync(join(DOCS, name)));
    if (!name.endsWith('.md')) continue;
    const text = readFileSync(join(DOCS, name), 'utf8'),
      title = /^# (.*)$/m.exec(text)?.[1] ?? name,
      marked = new Marked({
        walkTokens(token) {
          if (token.type === 'link' || token.type === 'image') token.href = address(token.href, name, source);
        },
        renderer: {
          heading({ tokens, depth }) {
            const words = this.parser.parseInline(tokens);
            return `<h${depth} id="${anchor(words)}">${words}</h${depth}>\n`;
          },
        },
      });
    files.set(`docs/${name.replace(/\.md$/, '.html')}`, Buffer.from(page(plain(title), await marked.parse(text), name.split('/').length)));
    if (name.startsWith('games/')) games.push([name.slice(6, -3), title]);
  }
  const list = games.sort().map(([file, title]) => `<li><a href="${file}.html">${plain(title)}</a></li>`);
  files.set('docs/games/index.html', Buffer.from(page('The games', `<h1>The games</h1>\n<ul>${list.join('')}</ul>`, 2)));
  return files;
}

// Serves the page on this machine only, and tells every open page when a source has changed.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Files } from './build';

const KINDS: { [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.png': 'image/png',
};

/** No script but our files, and no page around ours: what comes from a play or a link stays text. index.html says the same for other hosts. */
const GUARDS: { [name: string]: string } = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** The file that is asked for; undefined when the address is none of ours, as in "GET //". */
function pathOf(url: string, origin: string): string | undefined {
  try {
    const asked = new URL(url, origin);
    return url.startsWith('/') && asked.origin === origin ? asked.pathname.slice(1).replace(/(^|\/)$/, '$1index.html') : undefined;
  } catch {
    return undefined;
  }
}

/** What stands there until the page is built: it asks again by itself. */
const WAITING = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Roundkeeper</title>
<p>The page is being built. This takes a few seconds.</p></html>
`;

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { ...GUARDS, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

/** What this machine calls itself: we listen nowhere else. */
const NAMES = ['127.0.0.1', 'localhost'];

export interface Served {
  address: string;
  /** New files; every open page is told. */
  change(files: Files): void;
  /** What went wrong with the change: every open page says so, and goes on as it was. */
  trouble(sentence: string): void;
  close(): Promise<void>;
}

export async function serve(files: Files, port = 0, headers: { [name: string]: string } = {}): Promise<Served> {
  let shown = files;
  const listening = new Set<ServerResponse>();

  const server: Server = createServer((request, response) => {
    const { host = '' } = request.headers,
      path = pathOf(request.url ?? '', `http://${NAMES[0]}`);
    // another site may have given its own name to this machine, to read what is here
    if (!NAMES.some(name => host === name + portSaid())) return refuse(response, 403, `The page is at ${address()} and nowhere else.`);
    if (path === undefined) return refuse(response, 400, `That is no address of this page. It begins at ${address()}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'This page is only read.');
    if (path === 'changes') {
      response.writeHead(200, { ...GUARDS, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write(': here\n\n');
      listening.add(response);
      response.on('close', () => listening.delete(response));
      return;
    }
    const file = shown.get(path);
    if (!shown.size && path === 'index.html')
      response.writeHead(200, { ...GUARDS, 'Content-Type': KINDS['.html']!, 'Cache-Control': 'no-store' }).end(WAITING);
    else if (!file) refuse(response, 404, 'There is no such file in the page.');
    else
      response
        .writeHead(200, {
          ...GUARDS,
          'Content-Type': KINDS[extname(path)] ?? 'application/octet-stream',
          'Cache-Control': 'no-cache',
          ...headers,
        })
        .end(file);
  });

  const ownPort = () => (server.address() as AddressInfo).port,
    portSaid = () => (ownPort() === 80 ? '' : `:${ownPort()}`), // which browsers leave out
    address = () => `http://${NAMES[0]}${portSaid()}/`;

  function tell(event: string, text: string): void {
    for (const page of listening) page.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`);
  }

  await new Promise<void>((done, fail) => {
    server.on('error', fail);
    server.listen(port, NAMES[0], done);
  });
  return {
    address: address(),
    change(next) {
      shown = next;
      tell('changed', '');
    },
    trouble: sentence => tell('trouble', sentence),
    close() {
      server.closeAllConnections();
      return new Promise(done => server.close(() => done()));
    },
  };
}

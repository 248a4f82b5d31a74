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
};

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
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
    if (path === 'changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write(': here\n\n');
      listening.add(response);
      response.on('close', () => listening.delete(response));
      return;
    }
    const file = shown.get(path);
    if (!file) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file in the page.\n');
    else response.writeHead(200, { 'Content-Type': KINDS[extname(path)]!, 'Cache-Control': 'no-cache', ...headers }).end(file);
  });

  function tell(event: string, text: string): void {
    for (const page of listening) page.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`);
  }

  await new Promise<void>((done, fail) => {
    server.on('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
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

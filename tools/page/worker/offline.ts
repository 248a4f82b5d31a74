// The service worker: keeps the whole page, so that it opens without a network. The build fills in what belongs to it.

/** Every file of the page and a mark that changes when one of them does. */
declare const FILES: string[];
declare const MARK: string;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `roundkeeper-${MARK}`;

worker.addEventListener('install', event => {
  // all or nothing: half a page would not start. Past the browser's own cache, which may hold an older file
  const fresh = FILES.map(file => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(fresh)));
});

// a new version waits until somebody wants it: the page that is open is not changed under the hands of a player
worker.addEventListener('message', event => {
  if (event.data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('activate', event => {
  async function sweep(): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith('roundkeeper-') && name !== CACHE) await caches.delete(name);
    await worker.clients.claim();
  }
  event.waitUntil(sweep());
});

worker.addEventListener('fetch', event => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== worker.location.origin) return;
  async function answer(): Promise<Response> {
    const kept = await (await caches.open(CACHE)).match(event.request, { ignoreSearch: true });
    return kept ?? fetch(event.request);
  }
  event.respondWith(answer());
});

// The page keeps itself for when there is no network, and offers a new version of itself; the play goes on in it.
import type { Notices } from './notices';

const HOUR = 3_600_000;

/** Where it may: a host without https, or a frame that is locked up, does without. */
export async function keepOffline(said?: Notices): Promise<void> {
  const { serviceWorker } = navigator;
  let taking = false;

  function offer(waiting: ServiceWorker): void {
    said?.say('version', 'A new version of this page is here. Your plays stay, and the open one goes on in it.', {
      label: 'Use it now',
      does() {
        taking = true;
        waiting.postMessage('take over');
      },
    });
  }

  function watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) offer(worker);
    });
  }

  try {
    serviceWorker.addEventListener('controllerchange', () => taking && location.reload());
    const kept = await serviceWorker.register('offline.js');
    if (kept.waiting && serviceWorker.controller) offer(kept.waiting);
    watch(kept.installing);
    kept.addEventListener('updatefound', () => watch(kept.installing));
    // a page that is open all evening looks, too
    setInterval(() => void kept.update().catch(() => {}), HOUR);
  } catch {
    // the page works all the same, as long as its host does
  }
}

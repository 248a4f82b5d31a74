// Waiting for something that comes by itself, and giving up on it.
import { strict as assert } from 'node:assert';

export async function until(so: () => boolean, what: string, patience = 20_000): Promise<void> {
  for (const end = Date.now() + patience; !so(); await new Promise(done => setTimeout(done, 5)))
    assert.ok(Date.now() < end, `It never happens that ${what}.`);
}

// Asks axe what is wrong with a page.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Guest } from './chromium';

const AXE = readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule that axe knows, in the page as it stands. */
export async function assertClean(guest: Guest, where: string): Promise<void> {
  await guest.page.evaluate(AXE);
  const found = await guest.page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html} ${node.failureSummary}`).join('\n')}`);
  });
  assert.deepEqual(found, [], where);
}

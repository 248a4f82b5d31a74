// A small source tree in a temporary folder, and the real build on it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** tools/build is plain JavaScript for rollup; tests are loaded as CommonJS by tsx. */
const builder = () => import('../../tools/build/build.mjs' as string);

export interface Built {
  bundles: Map<string, string>;
  /** What is flashed of each. */
  flash: Map<string, Uint8Array>;
  /** The message of the failure, or ''. */
  error: string;
  root: string;
}

export async function buildTree(files: Record<string, string>, { board = 'devkit' } = {}): Promise<Built> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'roundkeeper-build-')));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  try {
    return { ...(await (await builder()).build({ root, board })), error: '', root };
  } catch (e) {
    return { bundles: new Map(), flash: new Map(), error: (e as Error).message, root };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

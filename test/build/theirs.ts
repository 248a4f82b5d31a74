// The tokeniser of Espruino's own package, without the rest of it: the package as a whole fills Node's global object and talks to the console.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import * as acorn from 'acorn';

export interface Pretokenise {
  tokenise(code: string): string;
  untokenise(code: string): string;
}

const EVERYTHING_ALWAYS = 2; // as PRETOKENISE of its settings

export function theirTokens(warn: (...words: unknown[]) => void = () => {}): Pretokenise {
  const folder = dirname(require.resolve('espruino/package.json')),
    Espruino = { Core: { Env: { getBoardData: () => ({}) } }, Config: { PRETOKENISE: EVERYTHING_ALWAYS }, Plugins: {}, addProcessor() {} };
  const context = createContext({ Espruino, acorn, console: { log() {}, warn }, navigator: { userAgent: 'node' } });
  for (const file of ['core/utils.js', 'plugins/pretokenise.js']) runInContext(readFileSync(join(folder, file), 'utf8'), context);
  return (Espruino.Plugins as { Pretokenise: Pretokenise }).Pretokenise;
}

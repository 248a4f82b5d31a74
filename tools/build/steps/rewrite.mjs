// Rollup plugin: the steps that rewrite a finished chunk, as one pass of Babel. They share one reading, one walk and one writing of the code.
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';
import { ASSUMPTIONS } from './lower.mjs';

const pause = () => setImmediate();

const OPTIONS = {
  cwd: path.dirname(fileURLToPath(import.meta.url)), // where the names of plugins are looked up
  configFile: false,
  babelrc: false,
  sourceType: 'script',
  compact: false,
  assumptions: ASSUMPTIONS,
  sourceMaps: true,
  inputSourceMap: false, // none is written in the code: do not look for it
};

/**
 * One chunk after the other: they then come out in the same order every time, and the output is the same to the byte.
 * A pause after each lets terser's threads begin with it, while the next is rewritten.
 * @param {((chunk: object, chunks: object) => object[])[]} steps each gives its plugins of Babel for a chunk. What they do when the program ends comes in this order
 */
export const rewriting = steps => {
  let before = Promise.resolve();
  return {
    name: 'rewriting',
    renderChunk(code, chunk, _options, { chunks }) {
      const rewritten = before.then(() => {
        const plugins = steps.flatMap(step => step(chunk, chunks));
        const { code: written, map } = transformSync(code, { ...OPTIONS, plugins });
        return { code: written, map };
      });
      before = rewritten.then(pause, pause);
      return rewritten;
    },
  };
};

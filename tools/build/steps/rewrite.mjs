// Rollup plugin: the steps that rewrite a finished chunk, as one pass of Babel. They share one reading, one walk and one writing of the code.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';
import { ASSUMPTIONS } from './lower.mjs';

const OPTIONS = {
  cwd: path.dirname(fileURLToPath(import.meta.url)), // where the names of plugins are looked up
  configFile: false,
  babelrc: false,
  sourceType: 'script',
  compact: false,
  assumptions: ASSUMPTIONS,
  sourceMaps: true,
};

/**
 * @param {((chunk: object, chunks: object) => object[])[]} steps each gives its plugins of Babel for a chunk. What they do when the program ends comes in this order
 */
export const rewriting = steps => ({
  name: 'rewriting',
  // in one go, not async: the chunks then come out in the same order every time, and the output is the same to the byte
  renderChunk(code, chunk, _options, { chunks }) {
    const plugins = steps.flatMap(step => step(chunk, chunks));
    const { code: written, map } = transformSync(code, { ...OPTIONS, plugins });
    return { code: written, map };
  },
});

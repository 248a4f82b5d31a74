// Rollup plugin: the steps that rewrite a finished chunk, as passes of Babel. They share one reading and one writing of the code.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, transformFromAstSync, traverse } from '@babel/core';
import { ASSUMPTIONS } from './lower.mjs';

const OPTIONS = {
  cwd: path.dirname(fileURLToPath(import.meta.url)), // where the names of plugins are looked up
  configFile: false,
  babelrc: false,
  sourceType: 'script',
  compact: false,
  assumptions: ASSUMPTIONS,
  cloneInputAst: false,
};

/**
 * @param {((chunk: object, chunks: object) => object[])[]} passes each gives the plugins of one pass for a chunk
 */
export const rewriting = passes => ({
  name: 'rewriting',
  // in one go, not async: the chunks then come out in the same order every time, and the output is the same to the byte
  renderChunk(code, chunk, _options, { chunks }) {
    const lists = passes.map(pass => pass(chunk, chunks)).filter(plugins => plugins.length);
    let ast = parseSync(code, OPTIONS),
      written;
    lists.forEach((plugins, at) => {
      const isLast = at === lists.length - 1;
      written = transformFromAstSync(ast, code, { ...OPTIONS, plugins, ast: !isLast, code: isLast, sourceMaps: isLast });
      ast = written.ast;
      traverse.cache.clear(); // the next pass looks at it anew
    });
    return { code: written.code, map: written.map };
  },
});

// Rewrites exactly what Espruino 2v29 lacks or gets wrong; classes, arrows, for-of, shorthand and ?? stay native.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';

const HERE = path.dirname(fileURLToPath(import.meta.url));

const PLUGINS = [
  'destructuring',
  'parameters',
  'spread',
  ['object-rest-spread', { useBuiltIns: true }],
  'optional-chaining',
  'computed-properties',
  'exponentiation-operator',
  'logical-assignment-operators',
  'class-properties',
  'class-static-block',
  'numeric-separator',
  'template-literals',
  'block-scoping',
].map(p => (Array.isArray(p) ? [`@babel/plugin-transform-${p[0]}`, p[1]] : `@babel/plugin-transform-${p}`));

/** Babel fails on `k => ({ [k]: 1, [j]: 2 })`, where it has no block to put a variable in: give it one. terser takes it away again. */
const blockForComputedKeys = () => ({
  visitor: {
    ArrowFunctionExpression(arrow) {
      const body = arrow.get('body');
      if (body.isObjectExpression() && body.node.properties.some(p => p.computed)) arrow.ensureBlock();
    },
  },
});

/**
 * An arrow function with the word `this` anywhere in it becomes a function. Espruino forgets `this` when another arrow function follows
 * in the same expression, and a debug build of it stops at one in a branch that does not run (jspeArrowFunction in src/jsparse.c).
 */
const noThisInArrows = () => ({
  visitor: {
    ArrowFunctionExpression(arrow) {
      let found = false;
      arrow.traverse({
        ThisExpression(path) {
          found = true;
          path.stop();
        },
      });
      if (found) arrow.arrowFunctionToExpression();
    },
  },
});

/** Each of these leaves out a runtime check that our code does not need, and with it a helper function. */
const ASSUMPTIONS = {
  arrayLikeIsIterable: true,
  ignoreFunctionLength: true,
  ignoreToPrimitiveHint: true,
  iterableIsArray: true,
  mutableTemplateObject: true,
  noDocumentAll: true,
  noNewArrows: true,
  objectRestNoSymbols: true,
  privateFieldsAsProperties: true,
  pureGetters: true,
  setComputedProperties: true,
  setPublicClassFields: true,
  setSpreadProperties: true,
};

export function lower(code) {
  const options = { cwd: HERE, configFile: false, babelrc: false, sourceType: 'script', compact: false, sourceMaps: true };
  const { code: lowered, map } = transformSync(code, {
    ...options,
    assumptions: ASSUMPTIONS,
    plugins: [noThisInArrows, blockForComputedKeys, ...PLUGINS],
  });
  return { code: lowered, map };
}

/** In one go, not async: the chunks then reach terser in the same order every time, and the output is the same to the byte. */
export const lowering = () => ({ name: 'lowering', renderChunk: lower });

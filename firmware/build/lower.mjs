// Rewrites exactly what Espruino 2v29 lacks or gets wrong; classes, arrows, for-of, shorthand and ?? stay native.
import { transformSync } from '@babel/core';

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
  const options = { configFile: false, babelrc: false, sourceType: 'script', compact: false, sourceMaps: true };
  const { code: lowered, map } = transformSync(code, { ...options, assumptions: ASSUMPTIONS, plugins: PLUGINS });
  return { code: lowered, map };
}

/** In one go, not async: the chunks then reach terser in the same order every time, and the output is the same to the byte. */
export const lowering = () => ({ name: 'lowering', renderChunk: lower });

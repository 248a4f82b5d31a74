// Rewrites exactly what Espruino 2v29 lacks or gets wrong; classes, arrows, for-of, shorthand and ?? stay native.

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
const noThisInArrows = () => {
  const found = new Set();
  return {
    visitor: {
      Program(program) {
        program.traverse({
          ThisExpression(word) {
            for (let at = word.parentPath; at; at = at.parentPath) if (at.isArrowFunctionExpression()) found.add(at.node);
          },
        });
      },
      ArrowFunctionExpression(arrow) {
        if (found.has(arrow.node)) arrow.arrowFunctionToExpression();
      },
    },
  };
};

/** Each of these leaves out a runtime check that our code does not need, and with it a helper function. */
export const ASSUMPTIONS = {
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

/** A pass of Babel (rewrite.mjs). */
export const lowering = () => [noThisInArrows, blockForComputedKeys, ...PLUGINS];

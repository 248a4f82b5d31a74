// Constants written in: one that a module exports costs the board two or three variables for good, and each use of it two look-ups.
// So its value stands wherever it is used, and the name goes. docs/build.md tells what it saves.
import { types as t } from '@babel/core';
import { replaceMembers, SHARED, sharedBy } from './shared.mjs';

const isSimple = value => ['number', 'string', 'boolean'].includes(typeof value);

/** The value of a literal, -1 too; undefined for anything else. */
function valueIn(init) {
  if (init?.type === 'UnaryExpression' && init.operator === '-') return -valueIn(init.argument);
  return init?.type === 'Literal' && isSimple(init.value) ? init.value : undefined;
}

/** Takes `exports.NAME = NAME` out for names that stand nowhere any more. */
function dropExports(program, names) {
  for (const statement of program.get('body')) {
    const { left } = statement.node.expression ?? {};
    if (left?.object?.name === 'exports' && names.has(left.property.name)) statement.remove();
  }
}

/** What is always the same comes first in a bundle: terser then writes it into the functions below, on the shelf too. */
function constantsFirst(program) {
  const found = [];
  for (const statement of program.get('body')) {
    if (!statement.isVariableDeclaration()) continue;
    for (const one of statement.get('declarations')) {
      const { confident, value } = one.node.init ? one.get('init').evaluate() : {};
      if (!confident || !isSimple(value) || !one.get('id').isIdentifier() || !program.scope.getBinding(one.node.id.name)?.constant)
        continue;
      found.push(t.variableDeclarator(t.cloneNode(one.node.id), t.valueToNode(value)));
      one.remove();
    }
  }
  if (found.length) program.unshiftContainer('body', t.variableDeclaration('var', found));
}

/** Two that belong together: a plugin that notes the constants while the sources are read, and the pass of Babel that writes them in. */
export function constantsWrittenIn(root) {
  const values = new Map(SHARED.map(name => [name, new Map()]));
  const noted = {
    name: 'constants-written-in',
    moduleParsed(module) {
      const known = values.get(sharedBy(root, module.id));
      for (const { type, declaration } of known ? module.ast.body : [])
        if (type === 'ExportNamedDeclaration' && declaration?.type === 'VariableDeclaration' && declaration.kind === 'const')
          for (const one of declaration.declarations) if (isSimple(valueIn(one.init))) known.set(one.id.name, valueIn(one.init));
    },
  };
  const writeIn = replaceMembers((module, name) => {
    const value = values.get(module)?.get(name);
    return value === undefined ? undefined : t.valueToNode(value);
  });
  const pass = chunk => [
    writeIn,
    () => ({
      visitor: {
        Program: {
          exit(program) {
            if (values.has(chunk.name)) dropExports(program, values.get(chunk.name));
            program.scope.crawl();
            constantsFirst(program);
            program.scope.crawl();
          },
        },
      },
    }),
  ];
  return { noted, pass };
}

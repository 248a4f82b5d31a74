// Rollup plugin: a constant of the kit or the shell is written into whoever uses it, and is not exported.
// An export costs two or three of the board's variables for as long as the module is loaded, and each use a look-up by name.
import { types as t } from '@babel/core';
import { replaceMembers, SHARED, sharedBy, transformed } from './shared.mjs';

/** The value of a literal, also of a negative number; undefined for everything else. */
function literal(node) {
  if (node?.type === 'UnaryExpression' && node.operator === '-' && typeof node.argument.value === 'number') return -node.argument.value;
  return ['string', 'number', 'boolean'].includes(typeof node?.value) ? node.value : undefined;
}

function exported(ast) {
  const lists = ast.body
    .filter(s => s.type === 'ExportNamedDeclaration' && s.declaration?.kind === 'const')
    .map(s => s.declaration.declarations);
  return lists.flat().flatMap(d => (literal(d.init) === undefined ? [] : [[d.id.name, literal(d.init)]]));
}

/** Two files with a constant of the same name: the module's index decides which is exported, so both stay as they are. */
function note(table, name, value) {
  table.set(name, table.has(name) && table.get(name) !== value ? undefined : value);
}

const writeIn = tables =>
  replaceMembers((module, name) => {
    const value = tables.get(module)?.get(name);
    return value === undefined ? undefined : t.valueToNode(value);
  });

const leaveOut = table => () => ({
  visitor: {
    AssignmentExpression(assignment) {
      const { left, right } = assignment.node;
      if (left.type !== 'MemberExpression' || left.object.name !== 'exports' || right.type !== 'Identifier') return;
      const value = literal(assignment.scope.getBinding(right.name)?.path.node.init);
      if (value !== undefined && value === table.get(left.property.name)) assignment.remove();
    },
  },
});

export function constants(root) {
  const tables = new Map(SHARED.map(name => [name, new Map()]));
  return {
    name: 'constants',
    moduleParsed({ id, ast }) {
      const name = sharedBy(root, id);
      if (name) for (const [constant, value] of exported(ast)) note(tables.get(name), constant, value);
    },
    renderChunk: (code, chunk) =>
      transformed(code, [writeIn(tables), ...(tables.has(chunk.name) ? [leaveOut(tables.get(chunk.name))] : [])]),
  };
}

// Espruino hoists nothing: every var must be legal as a let, and every free name must be a known global.
import { walk } from '../walk.mjs';
import { isFunction } from './syntax.mjs';

const INSTEAD = {
  Reflect: 'it comes from new X(...list): pass the arguments one by one',
  Map: 'use an object, or two arrays',
  Set: 'use an object, or an array and indexOf',
  RangeError: 'throw an Error with a sentence',
  console: 'take it out; tests see the screen',
};

const isScope = node => isFunction(node) || node.type === 'Program';

/** An identifier that names a member, a parameter or a declaration is no use of a variable. */
function isUse(node, [parent]) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property' || parent.type === 'MethodDefinition') return parent.value === node || parent.computed;
  if (isFunction(parent)) return parent.body === node;
  if (/^Class/.test(parent.type)) return parent.superClass === node;
  if (parent.type === 'CatchClause') return false;
  return !(parent.type === 'VariableDeclarator' && parent.id === node);
}

/** The statement list that a var is known in: the one around it, seen from outside of the head of a for. */
function regionOf(up) {
  let i = 1;
  while (/^For/.test(up[i].type) && up[i].body !== up[i - 1]) i++;
  return up[i];
}

function collect(ast) {
  const scopes = new Map();
  const uses = [];
  const declare = (scope, name, from, region) => {
    if (!scopes.has(scope)) scopes.set(scope, new Map());
    const names = scopes.get(scope);
    names.set(name, [...(names.get(name) ?? []), { from, region }]);
  };
  const declareFunction = (node, scope) => {
    for (const p of node.params) if (p.name) declare(node, p.name, 0, node);
    if (node.type === 'FunctionExpression' && node.id) declare(node, node.id.name, 0, node);
    if (node.type === 'FunctionDeclaration') declare(scope, node.id.name, 0, scope);
    if (node.type !== 'ArrowFunctionExpression') declare(node, 'arguments', 0, node);
  };
  walk(ast, (node, up) => {
    const scope = up.find(isScope);
    if (isFunction(node)) declareFunction(node, scope);
    if (node.type === 'ClassDeclaration') declare(scope, node.id.name, node.start, up[0]);
    if (node.type === 'CatchClause' && node.param?.name) declare(node, node.param.name, 0, node);
    if (node.type === 'VariableDeclarator' && node.id.name) declare(scope, node.id.name, node.start, regionOf(up));
    if (node.type === 'Identifier' && isUse(node, up)) uses.push({ node, up });
  });
  return { scopes, uses };
}

function problemOf({ node, up }, scopes, globals) {
  const home = up.find(s => scopes.get(s)?.has(node.name));
  if (!home)
    return globals.has(node.name) ? undefined : `$name does not exist there: ${INSTEAD[node.name] ?? 'take it from the hal or the kit'}`;
  const declared = scopes.get(home).get(node.name);
  const visible = d => d.region === home || d.region === home.body || up.includes(d.region);
  if (home === up.find(isScope) && !declared.some(d => visible(d) && node.start >= d.from))
    return '$name is used before its definition, or outside the block of it: define it first';
  if (!declared.some(visible)) return 'a closure uses $name outside the block that defines it: define it further out';
}

/** @returns {{ at: number, why: string }[]} `$name` stands for the name at that place, which is shortened in the bundle */
export function checkNames(ast, globals) {
  const { scopes, uses } = collect(ast);
  return uses.map(use => ({ at: use.node.start, why: problemOf(use, scopes, globals), name: use.node.name })).filter(p => p.why);
}

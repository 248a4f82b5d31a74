// Table of syntax that parses, and that Espruino lacks or runs differently. `up` are the ancestors of the node, nearest first.
import { LANGUAGE, RESERVED } from './dialect.mjs';

export const isFunction = node => /Function/.test(node?.type ?? '');
const nearestFunction = up => up.find(isFunction);
const inArrow = up => nearestFunction(up)?.type === 'ArrowFunctionExpression';
const lengthOf = target => !target.computed && target.property?.name === 'length';
const isPattern = left => /Pattern/.test((left.declarations?.[0].id ?? left).type);

function inForInit(node, up) {
  return up.some((loop, i) => loop.type === 'ForStatement' && loop.init && loop.init === (up[i - 1] ?? node));
}

function insideBlock(_node, up) {
  const [parent, grandparent] = up;
  return !Array.isArray(parent.body) || (parent.type === 'BlockStatement' && !isFunction(grandparent));
}

function afterStatement(node, up) {
  const before = Array.isArray(up[0].body) ? up[0].body.slice(0, up[0].body.indexOf(node)) : [];
  return before.some(s => s.type !== 'FunctionDeclaration' && !s.directive);
}

function thirdLevel(_node, up, { superOf }) {
  const owner = up.find(x => /^Class[DE]/.test(x.type));
  return up[0].type === 'MemberExpression' && superOf.has(owner?.superClass?.name);
}

function brokenRegex(node) {
  const pattern = node.regex?.pattern.replace(/\\[^0-9bB]/g, '_');
  return pattern !== undefined && /\(\?|[*+?}]\?|\{\d|\\[1-9bB]|\[[^\]]*\//.test(pattern);
}

const defaultNotLast = node => {
  const at = node.cases.findIndex(c => !c.test);
  return at >= 0 && at < node.cases.length - 1;
};

const badMemberName = node => node.key.type !== 'Identifier' || RESERVED.has(node.key.name);
const parenthesised = (node, _up, { code }) =>
  node.callee.type === 'MemberExpression' && code[node.callee.start - 1] === '(' && code[node.callee.end] === ')';
const extendsBuiltin = node => node.superClass?.type === 'Identifier' && LANGUAGE.has(node.superClass.name);

const FUNCTION = [{ when: n => n.async || n.generator, say: 'async and generator functions are missing: use a callback or an array' }];
const CLASS = [
  { when: n => n.type === 'ClassExpression' && n.id, say: 'the name of a class expression is not known inside it: leave the name out' },
  {
    when: (n, up) => n.type === 'ClassExpression' && up.some(isFunction),
    say: 'a class inside a function stops a debug build: define it at the top of the file',
  },
  { when: extendsBuiltin, say: 'extending a builtin is broken: hold one instead' },
];

/** By node type. */
export const SYNTAX = {
  FunctionDeclaration: [
    ...FUNCTION,
    { when: insideBlock, say: 'a function declared inside a block is not hoisted: assign it to a const' },
    { when: afterStatement, say: 'a function declared after a statement is not hoisted: terser needs hoist_funs' },
  ],
  FunctionExpression: FUNCTION,
  ArrowFunctionExpression: FUNCTION,
  ClassDeclaration: CLASS,
  ClassExpression: CLASS,
  ThisExpression: [
    {
      when: (_n, up) => up.some(x => x.type === 'ArrowFunctionExpression'),
      say: '`this` inside an arrow function gets lost: lowering should have made it a function',
    },
  ],
  VariableDeclaration: [
    { when: n => n.kind !== 'var', say: 'let and const have no scope of their own in a loop: lowering should have made it var' },
  ],
  Property: [{ when: n => n.computed, say: 'computed keys are missing: assign with o[key] = value' }],
  MethodDefinition: [
    { when: n => n.computed, say: 'computed member names are missing: give it a plain name' },
    { when: badMemberName, say: 'a class member cannot have this name: choose another' },
  ],
  Super: [
    { when: (_n, up) => inArrow(up), say: 'super inside an arrow function fails: call it in the method itself' },
    { when: thirdLevel, say: 'super.method() in a third-level class recurses for ever: use two levels, or functions' },
  ],
  MemberExpression: [{ when: n => n.optional, say: '?. is missing: lowering should have removed it' }],
  BinaryExpression: [
    { when: n => n.operator === '**', say: '** is missing: use Math.pow or a shift' },
    { when: (n, up) => n.operator === 'in' && inForInit(n, up), say: '`in` inside the head of a for is misread: compute it before' },
  ],
  AssignmentExpression: [
    { when: n => n.operator === '**=', say: '**= is missing: use Math.pow' },
    { when: n => /^(\?\?|\|\||&&)=$/.test(n.operator), say: 'logical assignment is missing: use an if' },
    { when: n => lengthOf(n.left), say: 'assigning to length throws: use splice(n)' },
    { when: n => isPattern(n.left), say: 'destructuring is missing: take the members one by one' },
  ],
  UpdateExpression: [{ when: n => lengthOf(n.argument), say: 'assigning to length throws: use pop() or splice(n)' }],
  ForOfStatement: [
    { when: n => n.await, say: 'for await is missing: use a callback' },
    { when: n => isPattern(n.left), say: 'destructuring is missing: take the members one by one' },
  ],
  ForInStatement: [{ when: n => isPattern(n.left), say: 'destructuring is missing: take the members one by one' }],
  SwitchStatement: [{ when: defaultNotLast, say: 'default must be the last case: move it down' }],
  CallExpression: [
    { when: n => n.optional, say: '?.() is missing: lowering should have removed it' },
    { when: parenthesised, say: '(o.f)() loses this: leave the brackets out' },
  ],
  Identifier: [
    { when: (n, up) => n.name === 'arguments' && inArrow(up), say: '`arguments` in an arrow function is its own: name the parameters' },
  ],
  Literal: [
    { when: n => n.bigint, say: 'big integers are missing: use a number' },
    { when: n => n.regex && /[^gi]/.test(n.regex.flags), say: 'this flag of a regular expression is missing: only g and i exist' },
    { when: brokenRegex, say: 'this part of a regular expression is missing (groups with ?, {n}, lazy, \\b, \\1): use string methods' },
    {
      when: n => typeof n.value === 'string' && /[^\x00-\xff]/.test(n.value),
      say: 'a character above 0xFF: the board has byte strings only. Use the font, with \\x80 to \\xFF',
    },
  ],
};

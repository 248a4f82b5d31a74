// The dialect gate: reads each finished bundle and refuses what Espruino 2v29 lacks or runs differently, by line of TypeScript.
import path from 'node:path';
import { parse } from 'acorn';
import { sourceOf } from '../steps/source-maps.mjs';
import { walk } from '../walk.mjs';
import { DEVICE, LANGUAGE, MAY_USE_NOISE, NODES, NOT_RANDOM, REMEDIES, STATICS } from './dialect.mjs';
import { MISSING_METHODS } from './missing.mjs';
import { checkNames } from './names.mjs';
import { SYNTAX } from './syntax.mjs';

/** Missing on one type and present on another: the type check sees which, the gate cannot. */
const ELSEWHERE = ['lastIndexOf', 'slice', 'global', 'flags'];
const METHODS = new Map(
  Object.entries(MISSING_METHODS)
    .reverse()
    .flatMap(([owner, names]) => names.filter(n => !ELSEWHERE.includes(n)).map(n => [n, `${owner}.prototype.${n}`])),
);

/** Method names that this bundle defines itself, and which class extends which. */
function survey(ast, code) {
  const seen = { code, defined: new Set(), superOf: new Map() };
  walk(ast, node => {
    if ((node.type === 'Property' || node.type === 'MethodDefinition') && node.key.name) seen.defined.add(node.key.name);
    if (node.type === 'AssignmentExpression' && node.left.property?.name) seen.defined.add(node.left.property.name);
    if (/^Class/.test(node.type) && node.id && node.superClass?.name) seen.superOf.set(node.id.name, node.superClass.name);
  });
  return seen;
}

function* syntaxProblems(node, up, seen) {
  if (!NODES.has(node.type)) yield { why: `${node.type} is missing on Espruino: ${REMEDIES[node.type] ?? 'write it in another way'}` };
  else for (const rule of SYNTAX[node.type] ?? []) if (rule.when(node, up, seen)) yield { why: rule.say };
}

function* memberProblems(node, up, seen) {
  if (node.type !== 'MemberExpression') return;
  const owner = node.object.type === 'Identifier' ? node.object.name : '';
  if (node.computed) {
    if (owner === 'Math') yield { why: 'a member of Math by a computed name cannot be checked: name it' };
    return;
  }
  const name = node.property.name;
  const called = up[0]?.type === 'CallExpression' && up[0].callee === node;
  if (NOT_RANDOM.has(name) && (owner === 'Math' || owner === 'E' || name === 'hwRand'))
    yield { why: `${owner || '...'}.${name} is the same after every power-up: roll with the dice of the table`, except: MAY_USE_NOISE };
  if (LANGUAGE.has(owner) && name === 'prototype' && owner !== 'Object')
    yield { why: `${owner}.prototype has no members on Espruino: call the method on a value` };
  else if (STATICS[owner] && !STATICS[owner].has(name) && name !== 'prototype')
    yield { why: `${owner}.${name} is missing on Espruino: write it in another way` };
  else if (called && METHODS.has(name) && !STATICS[owner]?.has(name) && !seen.defined.has(name))
    yield { why: `${METHODS.get(name)} is missing on Espruino: write a loop` };
}

function textProblems(code) {
  const problems = [];
  const newline = code.trimEnd().indexOf('\n');
  if (newline >= 0)
    problems.push({ at: newline, why: 'a line break in the bundle: Espruino ends statements elsewhere. terser should have removed it' });
  const strange = code.search(/[^\x20-\x7e\r\n\t]/);
  if (strange >= 0) problems.push({ at: strange, why: 'a character outside ASCII: terser needs format.ascii_only' });
  return problems;
}

/**
 * @param {string} code a bundle
 * @param {{ device?: boolean }} [bundle] device: it may name what only the board has
 * @returns {{ at: number, why: string, name?: string, except?: string[] }[]} except: source files in which it is allowed
 */
export function check(code, { device = true } = {}) {
  let ast;
  try {
    ast = parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true });
  } catch (e) {
    return [{ at: e.pos ?? 0, why: `this does not parse (${e.message})` }];
  }
  const seen = survey(ast, code);
  const problems = textProblems(code);
  walk(ast, (node, up) => {
    for (const found of [...syntaxProblems(node, up, seen), ...memberProblems(node, up, seen)])
      problems.push({ at: node.type === 'MemberExpression' ? node.property.start : node.start, ...found });
  });
  const globals = new Set(device ? [...LANGUAGE, ...DEVICE] : LANGUAGE);
  return [...problems, ...checkNames(ast, globals)];
}

/** One line for each problem of a bundle: `games/tales/hack.ts:41: Array.prototype.flat is missing on Espruino: write a loop: rows.flat()`. */
export function report(name, problems, source) {
  const lines = problems.map(problem => {
    const place = source(problem.at);
    if (problem.except?.includes(place.file)) return undefined;
    const why = problem.why.replace('$name', () => place.name ?? problem.name);
    return `${place.file ? `${place.file}:${place.line}` : `${name}, in code that lowering added`}: ${why}: ${place.text}`;
  });
  return [...new Set(lines.filter(Boolean))];
}

export const dialectGate = (root, list) => ({
  name: 'dialect-gate',
  generateBundle(options, bundle) {
    const lines = [];
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const entry = list.find(b => b.name === chunk.fileName);
      lines.push(...report(chunk.fileName, check(chunk.code, entry), sourceOf(root, path.resolve(options.dir), chunk.code, chunk.map)));
    }
    if (lines.length) this.error(`This would not run on Espruino:\n${lines.join('\n')}\ndocs/build.md says what to write instead.`);
  },
});

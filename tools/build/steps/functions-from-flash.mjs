// Functions from flash: a function of a bundle costs the board 6 variables or more for as long as the bundle is loaded.
// This takes the top-level functions of a bundle out of its scope, puts them as text into one function that is never called, the shelf, and makes each where
// it is called. The text stays in flash, and those that were made last are kept: games/kit/shelf.ts. docs/build.md tells what it saves and what it costs.
import { types as t, template } from '@babel/core';
import { HOT } from '../hot.mjs';
import { KEEPER, MAKER, replaceMembers, requiredModule, SHARED, sharedBy, takenFrom } from './shared.mjs';

/**
 * A place on a shelf is such a number until the bundle is flashed: the shelf's own part above FIRST, and the function's number in it. No other number is so large.
 * The last step (flash-text.mjs) writes where the text of the function begins instead.
 */
const FIRST = 700_000_001,
  SHELF_OF = 100_000; // functions on one shelf, at most
export const isPlace = number => number >= FIRST && number < FIRST + SHELF_OF * (SHARED.length + 1);
/** Each module that others import has places of its own; every other bundle knows only its own beside them. */
export const firstPlace = name => FIRST + SHELF_OF * (SHARED.indexOf(name) + 1);

const FEW = 4; // functions: fewer are not worth the shelf itself
/** Of the kit: they make what lies on shelves, its own too, so they stay in memory. */
const MAKERS = [MAKER, KEEPER, 'clearShelves'];

const SHELF = template('var TAKE = n => SHELF.now[n] || KEEP(SHELF, n), SHELF = MAKE(function () { return LIST; }, TAKE, NAME);');
const EXPORTED = '$';

const isExport = ref => ref.parentPath.isAssignmentExpression() && ref.key === 'right' && ref.parent.left.object?.name === 'exports';

/** A game's object holds places on its shelf instead of functions, and its chapters do, too. methods-worker.mjs makes every caller look them up. */
const CHAPTERS = 'chapters';

/** The object that is written here, or under this name. */
function literalOf(program, value) {
  if (value.isObjectExpression()) return value;
  const made = value.isIdentifier() && program.scope.getBinding(value.node.name)?.path.get('init');
  return made?.isObjectExpression?.() ? made : undefined;
}

/** The object that a game's bundle exports. */
function gameObject(program) {
  const exit = program.get('body').find(s => s.node.expression?.left?.object?.name === 'module');
  return exit && literalOf(program, exit.get('expression.right'));
}

/** Every function that an object has gets a name of its own in the bundle's scope; what stands for it in the object is noted. */
function nameMembers(program, object, members) {
  for (const member of object.get('properties')) {
    if (member.isSpreadElement() || member.node.computed) continue;
    const value = member.isObjectMethod() ? member : member.get('value'),
      { key } = member.node;
    if (key.name === CHAPTERS) {
      const chapters = literalOf(program, value);
      if (!chapters) throw new Error('The chapters of a game are written as one object, name by name: they become places on its shelf.');
      nameMembers(program, chapters, members);
    }
    if (value.isFunction()) {
      const name = program.scope.generateUidIdentifier(key.name),
        fn = t.functionExpression(null, value.node.params, blockOf(value.node.body));
      object.getStatementParent().insertBefore(t.variableDeclaration('var', [t.variableDeclarator(name, fn)]));
      member.replaceWith(t.objectProperty(t.cloneNode(key), t.cloneNode(name)));
    }
    if (member.isObjectProperty() && member.get('value').isIdentifier()) {
      member.node.shorthand = false;
      members.add(member.node.value);
    }
  }
}

/** The function of a binding of the bundle's own scope, when it can lie on the shelf. */
function functionOf(binding, members) {
  const at = binding.path,
    fn = at.isFunctionDeclaration() ? at : at.isVariableDeclarator() && at.get('init');
  if (!fn?.isFunction?.() || fn.node.async || fn.node.generator || binding.constantViolations.length || !binding.referencePaths.length)
    return;
  if (at.isFunctionDeclaration() ? !at.parentPath.isProgram() : !at.parentPath.parentPath.isProgram()) return;
  return saysThis(fn) || !binding.referencePaths.every(ref => ref.getFunctionParent() || isExport(ref) || members.has(ref.node))
    ? undefined
    : fn;
}

const isLiteral = node => /Literal$/.test((node.argument || node).type);

/** A literal, -1 too, a function, or a list or an object of such. */
const isPlain = node =>
  isLiteral(node) ||
  /Function/.test(node.type) ||
  (node.type === 'ArrayExpression' && node.elements.every(isPlain)) ||
  (node.type === 'ObjectExpression' && node.properties.every(p => p.type === 'ObjectProperty' && isPlain(p.value)));

/** Runs nothing of ours when the bundle is loaded. Constants come before the shelf, so that terser can write them into what lies on it. */
const isQuiet = statement =>
  statement.isFunctionDeclaration() ||
  statement.isClassDeclaration() ||
  (statement.isVariableDeclaration() &&
    statement.get('declarations').every(({ node: { init } }) => !init || isPlain(init) || init.callee?.name === 'require'));

const blockOf = body => (t.isExpression(body) ? t.blockStatement([t.returnStatement(body)]) : body);

/** Whether a function says `this`, `super` or `arguments`: it then stays where it is, because it means those of its own place. */
function saysThis(fn) {
  let found = false;
  const stop = inner => {
    found = true;
    inner.stop();
  };
  fn.traverse({ ThisExpression: stop, Super: stop, Identifier: inner => inner.node.name === 'arguments' && stop(inner) });
  return found;
}

/** What the kit has for shelves, by its names there, as this bundle says it; undefined in bundles that stand by themselves. */
function kitIn(program) {
  if (program.scope.hasOwnBinding(MAKER)) return name => t.identifier(name);
  const required = name => Object.values(program.scope.bindings).find(b => requiredModule(b.path.node.init) === name);
  let kit = required('kit')?.identifier;
  if (!kit && (required('shell') || required('engine'))) {
    kit = program.scope.generateUidIdentifier('kit');
    const require = t.callExpression(t.identifier('require'), [t.stringLiteral('kit')]);
    program.unshiftContainer('body', t.variableDeclaration('var', [t.variableDeclarator(kit, require)]));
  }
  return kit && (name => t.memberExpression(t.cloneNode(kit), t.identifier(name)));
}

/** What stands where a function was named becomes its place in the object of a game, and a call of `take` everywhere else. */
function replaceUses(binding, place, take, members) {
  for (const ref of binding.referencePaths)
    if (isExport(ref)) ref.parentPath.parentPath.remove();
    else if (members.has(ref.node)) ref.replaceWith(t.numericLiteral(place));
    else ref.replaceWith(t.callExpression(t.cloneNode(take), [t.numericLiteral(place)]));
}

/** `name` is that of the bundle, `names` are the exported functions that others take from this shelf by their places, `hot` those that stay in memory. */
const shelve = (name, names, isGame, hot) => () => {
  const members = new Set();

  /** The functions of a bundle that can lie on its shelf. */
  function shelved(program) {
    const found = [];
    for (const [name, binding] of Object.entries(program.scope.bindings)) {
      if (hot.includes(name) && binding.referencePaths.some(ref => members.has(ref.node)))
        throw new Error(`hot.mjs names ${name}, which a game's object has: there it must be a place on the shelf.`);
      const fn = MAKERS.includes(name) || hot.includes(name) ? undefined : functionOf(binding, members);
      if (fn && (names.length || !binding.referencePaths.some(isExport))) found.push({ binding, fn });
    }
    return found;
  }

  const isMember = f => f?.binding.referencePaths.some(ref => members.has(ref.node));

  /** What others take from here comes first, by the names that they know. */
  function inOrder(found) {
    const exits = new Map(found.flatMap(f => f.binding.referencePaths.filter(isExport).map(ref => [ref.parent.left.property.name, f])));
    for (const name of names)
      if (!exits.has(name))
        throw new Error(`${name} cannot lie on the shelf of its bundle: it is used while the bundle is loaded, or says this or arguments.`);
    const others = found.filter(f => !f.binding.referencePaths.some(isExport));
    return [...names.map(name => exits.get(name)), ...others.filter(f => !isMember(f)), ...others.filter(isMember)];
  }

  function put(program, found, kit, game) {
    const order = inOrder(found);
    const take = program.scope.generateUidIdentifier('take');
    order.forEach(({ binding }, at) => {
      replaceUses(binding, at + firstPlace(name), take, members);
    });
    // not as arrow functions: of those the interpreter looks up every parameter first
    const texts = order.map(({ fn }) => t.functionExpression(null, fn.node.params, blockOf(fn.node.body)));
    for (const { binding } of order) binding.path.remove();
    const list = t.arrayExpression([t.numericLiteral(firstPlace(name)), ...texts]);
    if (game) game.pushContainer('properties', t.objectProperty(t.identifier(EXPORTED), t.cloneNode(take))); // before the shelf is inserted, which then stands above the object
    const shelf = program.scope.generateUidIdentifier('shelf'),
      statement = SHELF({ SHELF: shelf, LIST: list, TAKE: take, NAME: t.stringLiteral(name), MAKE: kit(MAKER), KEEP: kit(KEEPER) });
    program
      .get('body')
      .find(s => !isQuiet(s))
      .insertBefore(statement);
    const exported = t.memberExpression(t.identifier('exports'), t.identifier(EXPORTED));
    if (names.length) program.pushContainer('body', t.expressionStatement(t.assignmentExpression('=', exported, t.cloneNode(take))));
  }
  return {
    visitor: {
      Program: {
        exit(program) {
          const game = isGame ? gameObject(program) : undefined;
          if (game) {
            nameMembers(program, game, members);
            program.scope.crawl();
          }
          const found = shelved(program),
            kit = game || names.length || found.length >= FEW ? kitIn(program) : undefined;
          if (kit) put(program, found, kit, game);
        },
      },
    },
  };
};

/** Whoever imports kit or shell takes their functions from their shelves. */
const takeFrom = shelves =>
  replaceMembers((module, name, object) => {
    const at = shelves.get(module)?.indexOf(name) ?? -1,
      take = t.memberExpression(object, t.identifier(EXPORTED));
    return at < 0 ? undefined : t.callExpression(take, [t.numericLiteral(at + firstPlace(module))]);
  });

/** The names on the shelf of a module that others import, in the order of their places. */
function placesOf(chunk, chunks, functions, hot) {
  const taken = chunk ? takenFrom(chunk, chunks) : new Set();
  return [...taken].filter(name => functions.has(name) && !MAKERS.includes(name) && !hot.includes(name)).sort();
}

/**
 * Two that belong together: a plugin that notes what is a function while the sources are read, and the pass of Babel that puts them onto shelves.
 * `games` are the bundles whose objects hold places instead of functions.
 */
export function functionsFromFlash(root, games) {
  const functions = new Map(SHARED.map(name => [name, new Set()]));
  const noted = {
    name: 'functions-from-flash',
    moduleParsed(module) {
      const name = sharedBy(root, module.id);
      if (!name) return;
      for (const s of module.ast.body) // rollup makes the tree when it is asked for
        if (s.type === 'ExportNamedDeclaration' && s.declaration?.type === 'FunctionDeclaration')
          functions.get(name).add(s.declaration.id.name);
    },
  };
  const pass = (chunk, chunks) => {
    if (!chunks.kit?.exports.includes(MAKER)) return []; // a tree without our kit
    const shared = new Map(SHARED.map(name => [name, placesOf(chunks[name], chunks, functions.get(name), HOT[name] ?? [])]));
    return [takeFrom(shared), shelve(chunk.name, shared.get(chunk.name) ?? [], games.includes(chunk.name), HOT[chunk.name] ?? [])];
  };
  return { noted, pass };
}

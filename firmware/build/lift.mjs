// A chapter of rules is a function that makes its steps, and its helpers with them: each costs the board 8 variables for as long as play is in the chapter.
// Helpers that need nothing of the chapter but what it was called with come out of it, and so onto the shelf. What they need is handed to them: `owed()` is built as `owed(s)`.
import { types as t } from '@babel/core';

const FEW = 4; // helpers that come out of a function: fewer are not worth their bytes, 10 to 20 each

const functionAt = at => {
  const fn = at.isFunctionDeclaration() ? at : at.isVariableDeclarator() && at.get('init');
  if (!fn?.isFunction?.() || fn.node.async || fn.node.generator) return undefined;
  return fn.isFunctionExpression() && fn.node.id ? undefined : fn; // it may call itself by that name
};

export const blockOf = body => (t.isExpression(body) ? t.blockStatement([t.returnStatement(body)]) : body);

/** What an arrow function cannot say is left where it is. */
export function saysThis(fn) {
  let found = false;
  const stop = inner => {
    found = true;
    inner.stop();
  };
  fn.traverse({ ThisExpression: stop, Super: stop, Identifier: inner => inner.node.name === 'arguments' && stop(inner) });
  return found;
}

/** The functions that are made in the body of another, by their bindings. */
function helpersIn(outer) {
  const helpers = new Map();
  for (const statement of outer.get('body.body'))
    for (const inner of statement.isVariableDeclaration() ? statement.get('declarations') : [statement]) {
      const fn = functionAt(inner),
        binding = fn && inner.node.id?.name && outer.scope.getOwnBinding(inner.node.id.name);
      if (binding?.constant && !saysThis(fn)) helpers.set(binding, fn);
    }
  return helpers;
}

/** What a function uses of the one around it. */
function usesOf(fn, outer) {
  const uses = new Set();
  fn.traverse({
    ReferencedIdentifier(ref) {
      const binding = ref.scope.getBinding(ref.node.name);
      if (binding?.scope === outer.scope) uses.add(binding);
    },
  });
  // what is only written is no reference
  for (const binding of Object.values(outer.scope.bindings))
    if (binding.constantViolations.some(change => change.findParent(p => p === fn))) uses.add(binding);
  return uses;
}

const isCalled = ref => ref.key === 'callee' && ref.parentPath.isCallExpression();

/** Of the helpers those that can come out, each with the parameters of the outer function that it has to be handed. */
function liftable(outer, helpers) {
  const uses = new Map([...helpers].map(([binding, fn]) => [binding, usesOf(fn, outer)])),
    given = outer.node.params.filter(p => t.isIdentifier(p)).map(p => outer.scope.getOwnBinding(p.name)),
    wants = new Map([...helpers.keys()].map(binding => [binding, new Set(given.filter(p => p.constant && uses.get(binding).has(p)))]));
  for (let size = -1; size !== wants.size; ) {
    size = wants.size;
    // whoever calls a helper has to be handed what that one needs
    for (let grown = true; grown; ) {
      grown = false;
      for (const [binding, own] of wants)
        for (const called of uses.get(binding))
          for (const p of wants.get(called) ?? [])
            if (!own.has(p)) {
              own.add(p);
              grown = true;
            }
    }
    for (const [binding, own] of wants) {
      const others = [...uses.get(binding)].some(used => !wants.has(used) && !own.has(used)),
        // a name that means something else where it is called cannot be handed over, nor can anything when it is not called at once
        blocked =
          own.size &&
          binding.referencePaths.some(ref => !isCalled(ref) || [...own].some(p => ref.scope.getBinding(p.identifier.name) !== p));
      if (others || blocked) wants.delete(binding);
    }
  }
  return wants;
}

/** Takes the helpers out of the top-level functions of a bundle. */
export function liftHelpers(program) {
  for (const { path: at } of Object.values(program.scope.bindings)) {
    const outer = functionAt(at);
    if (!outer?.get('body').isBlockStatement()) continue;
    const helpers = helpersIn(outer),
      found = liftable(outer, helpers),
      lifted = [...(found.size < FEW ? [] : found)].map(([binding, own]) => {
        const fn = helpers.get(binding),
          handed = outer.node.params.filter(p => [...own].some(q => q.identifier.name === p.name));
        return { binding, fn, handed };
      });
    for (const { binding, handed } of lifted)
      for (const ref of handed.length ? binding.referencePaths : []) ref.parent.arguments.unshift(...handed.map(p => t.cloneNode(p)));
    // all names before the first one moves: they may call each other
    for (const { binding } of lifted) {
      const { name } = binding.identifier;
      outer.scope.rename(name, program.scope.generateUidIdentifier(name).name);
    }
    for (const { binding, fn, handed } of lifted) {
      const params = [...handed.map(p => t.cloneNode(p)), ...fn.node.params],
        moved = t.functionExpression(null, params, blockOf(fn.node.body));
      binding.path.remove();
      at.getStatementParent().insertBefore(t.variableDeclaration('var', [t.variableDeclarator(t.cloneNode(binding.identifier), moved)]));
    }
  }
  program.scope.crawl();
}

// What the kit, the engine and the shell give to others, as the build sees it: whose file it is, and who has required what.
import path from 'node:path';
import { MODULES } from '../bundles.mjs';

const FOLDERS = Object.entries(MODULES).map(([file, name]) => [`${path.posix.dirname(file)}/`, name]);
export const SHARED = FOLDERS.map(([, name]) => name);

/** `kit`, `engine` or `shell` for a source file of theirs. */
export function sharedBy(root, id) {
  const file = path.relative(root, id).split(path.sep).join('/');
  return FOLDERS.find(([folder]) => file.startsWith(folder))?.[1];
}

/** What of the kit makes a shelf, and what makes a function that lies on it: each bundle that has a shelf takes them (functions-from-flash.mjs). */
export const MAKER = 'shelf',
  KEEPER = 'keep';

/** What the other bundles take from this one, those of the bench too. */
export function takenFrom(chunk, chunks) {
  const taken = new Set(chunk.name === 'kit' ? [MAKER, KEEPER] : []);
  for (const other of Object.values(chunks)) for (const name of other.importedBindings[chunk.fileName] ?? []) taken.add(name);
  return taken;
}

export const requiredModule = init =>
  init?.type === 'CallExpression' && init.callee.name === 'require' && init.arguments.length === 1 ? init.arguments[0].value : undefined;

/** A plugin that asks, for each `kit.name` of a bundle, what is to stand there instead; undefined leaves it. */
export const replaceMembers = instead => () => ({
  visitor: {
    MemberExpression(member) {
      const { object, property, computed } = member.node;
      if (computed || object.type !== 'Identifier') return;
      const node = instead(requiredModule(member.scope.getBinding(object.name)?.path.node.init), property.name, object);
      if (node) member.replaceWith(node);
    },
  },
});

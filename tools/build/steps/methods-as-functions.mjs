// Methods of our classes become functions, so that they can be made from flash: a method costs the board six variables or more
// for as long as its class is there. `session.undo()` is built as `Session_undo(session)`. The sources, Node and the browser keep the methods.
// It looks at types, so it cannot mistake another thing's method of the same name; because that takes seconds, it is done beside everything else.
// docs/build.md tells what it saves and what it costs.
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isGame } from '../bundles.mjs';

export const GAME = 'games/kit/game.ts'; // its interface Game: what every game's object has

/**
 * @param {string} root
 * @param {string[]} entries of the bundles that are not games: those have no classes
 * @returns what becomes of a file, and the end of it all
 */
export function methodsAsFunctions(root, entries) {
  const worker = new Worker(new URL('./methods-worker.mjs', import.meta.url), { workerData: { root, entries } });
  const rewritten = new Promise((done, fail) => worker.once('message', done).once('error', fail));
  return {
    /** JavaScript with its source map; nothing for a file that has neither methods nor calls of them. */
    async file(id) {
      if (isGame(path.relative(root, id).split(path.sep).join('/'))) return undefined; // read while the worker is still at work
      const { problem, ...made } = (await rewritten).get(id) ?? {};
      if (problem) throw new Error(problem);
      return made.code === undefined ? undefined : made;
    },
    end: () => worker.terminate(),
  };
}

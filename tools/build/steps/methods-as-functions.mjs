// Methods of our classes become functions, so that they can be made from flash: a method costs the board six variables or more
// for as long as its class is there. `session.undo()` is built as `Session_undo(session)`. The sources, Node and the browser keep the methods.
// It looks at types, so it cannot mistake another thing's method of the same name; because that takes seconds, it is done beside everything else.
// docs/build.md tells what it saves and what it costs.
import { Worker } from 'node:worker_threads';

export const GAME = 'games/kit/game.ts'; // its interface Game: what every game's object has

/**
 * @param {string} root
 * @param {string[]} entries of the bundles that are not games: those have no classes
 * @returns what becomes of a file, and the end of it all
 */
export function methodsAsFunctions(root, entries) {
  const worker = new Worker(new URL('./methods-worker.mjs', import.meta.url), { workerData: { root, entries } });
  const waiting = new Map();
  worker.on('message', ({ id, code, map, problem }) => {
    const { done, fail } = waiting.get(id);
    if (problem) fail(new Error(problem));
    else done(code === undefined ? undefined : { code, map });
  });
  worker.on('error', error => {
    for (const { fail } of waiting.values()) fail(error);
  });
  return {
    /** JavaScript with its source map; nothing for a file that has neither methods nor calls of them. */
    file: id =>
      new Promise((done, fail) => {
        waiting.set(id, { done, fail });
        worker.postMessage(id);
      }),
    end: () => worker.terminate(),
  };
}

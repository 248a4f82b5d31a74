// Opens forged plays in a process of its own, because one that hangs cannot be stopped from inside. test/hostile/states.test.ts starts it.
import { parsed } from '../../tools/replay/file';
import { replayed } from '../../tools/replay/replay';

process.on('message', (files: string[]) => {
  for (const [i, text] of files.entries()) {
    let told = '';
    try {
      replayed(parsed(text));
    } catch (problem) {
      told = (problem as Error).message;
    }
    process.send!({ i, told, memory: process.memoryUsage().rss });
  }
  process.send!({ i: files.length }, () => process.exit());
});

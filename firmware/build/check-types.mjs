// npm run types: checks every part against what it may see; all of them at the same time, one process each. What did not change is not checked again.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeLib } from './make-lib.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PROJECTS = ['.', 'firmware', 'games', 'hal/esp32', 'hal/browser', 'hal/browser/worker', 'test/browser'];

/** "No inputs were found": a part that is not written yet. */
const NOTHING_YET = /error TS18003/;

function check(project) {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  return new Promise(done => {
    const known = path.join('.cache/types', project.replaceAll('/', '-') + '.tsbuildinfo'); // '.' is a file of its own, too
    const child = spawn(process.execPath, [tsc, '-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known], {
      cwd: ROOT,
    });
    let text = '';
    child.stdout.on('data', part => (text += part));
    child.stderr.on('data', part => (text += part));
    child.on('close', code => done({ project, text, failed: code !== 0 && !NOTHING_YET.test(text) }));
  });
}

await makeLib();
const failed = (await Promise.all(PROJECTS.map(check))).filter(r => r.failed);
for (const { project, text } of failed) process.stderr.write(`As ${project}/tsconfig.json sees it:\n${text}`);
process.exitCode = failed.length ? 1 : 0;

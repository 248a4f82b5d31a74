// npm run types: checks every part against what it may see. A file is checked in the part that it belongs to, and not again in every part that imports it.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ourAdvice } from './advice.mjs';
import { makeLib } from './make-lib.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const FOLDERS = ['firmware', 'games', 'hal', 'test', 'tools'];

/** What sees everything that Node has. Two processes: these and the others take about as long. */
const WIDE = ['.', 'test/page'];
/** What sees less: of these, what they import of the root's is checked, too. */
const NARROW = ['games', 'firmware', 'hal/esp32', 'tools/page', 'tools/page/worker'];
const SHARES = [['.'], ['test/page', ...NARROW]];

const inRoot = file => path.relative(ROOT, file).split(path.sep).join('/');

/** The part whose folder is the nearest around a file. */
function home(file) {
  const around = [...NARROW, ...WIDE].filter(part => inRoot(file).startsWith(`${part}/`));
  return around.sort((a, b) => b.length - a.length)[0] ?? '.';
}

/** @returns {{ files: string[], text: string }} what was checked, and what does not fit */
function check(part) {
  const problems = [];
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: problem => problems.push(problem) };
  const config = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, part, 'tsconfig.json'), {}, host);
  const program = ts.createProgram(config.fileNames, config.options);
  const named = new Set(config.fileNames.map(file => path.resolve(file)));
  const isOurs = ({ fileName, isDeclarationFile }) =>
    named.has(path.resolve(fileName)) || (!isDeclarationFile && NARROW.includes(part) && home(fileName) === '.');
  const files = program.getSourceFiles().filter(isOurs);
  problems.push(...config.errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics());
  for (const file of files) problems.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  const text = ts.formatDiagnostics(problems, { getCanonicalFileName: f => f, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' });
  const told = NARROW.includes(part) ? ourAdvice(text) : text;
  return { files: files.map(file => inRoot(file.fileName)), text: told && `As ${part}/tsconfig.json sees it:\n${told}` };
}

const share = parts =>
  new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), parts, { cwd: ROOT });
    child.on('message', done);
    child.on('exit', code => fail(new Error(`The check of ${parts.join(', ')} ended with ${code}.`)));
  });

function sources() {
  const all = FOLDERS.flatMap(folder => fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map(name => `${folder}/${name}`));
  return all.map(name => name.split(path.sep).join('/')).filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'));
}

if (process.send) process.send(process.argv.slice(2).map(check), () => process.exit());
else {
  await makeLib();
  const checked = (await Promise.all(SHARES.map(share))).flat();
  const seen = new Set(checked.flatMap(({ files }) => files));
  const missed = sources().filter(name => !seen.has(name));
  const texts = checked.map(({ text }) => text);
  if (missed.length) texts.push(`No tsconfig.json takes these in: ${missed.join(', ')}\n`);
  process.stderr.write(texts.join(''));
  process.exitCode = texts.some(text => text) ? 1 : 0;
}

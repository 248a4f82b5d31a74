// Whether the 1,000th answer and its undo cost more than the 10th, in work or in variables: the journal must not make a long play slow or large.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flashImage } from '../../hal/bench/espruino';
import { nodeEngine } from '../../hal/bench/node';
import { script } from '../bench/page';
import { each } from './callgrind';

const GAME = 'hadal',
  REGION = 0x30000; // where the Linux build's flash has our region
const OPEN = 'More...',
  SHUT = 'Back'; // two answers that lead back to where they started

/** The region of a play that has so many answers behind it, and stands where `OPEN` is offered. */
async function region(answers: number): Promise<Buffer> {
  const store = mkdtempSync(join(tmpdir(), 'roundkeeper-')),
    engine = nodeEngine({ store, seed: 1 });
  const tell = async (line: string) => JSON.parse(await engine.command(line));
  const lines = script(`docs/games/${GAME}.md`);
  let given = 0;
  for (let at = 0; given < answers || !(await tell('ask')).pick?.includes(OPEN); ) {
    const offered = (await tell('ask')).pick ?? [];
    const line = given >= 8 && offered.includes(OPEN) ? `pick ${OPEN}` : offered.includes(SHUT) ? `pick ${SHUT}` : lines[at++]!;
    const told = await tell(line);
    if (!told.ok) throw new Error(`"${line}" fails: ${told.error}`);
    if (/^(ok|pick|dial)/.test(line)) given++;
  }
  await engine.end();
  const bytes = readFileSync(join(store, 'flash.bin'));
  rmSync(store, { recursive: true });
  return bytes;
}

/** Home offers what was played last. */
export const open = `
require("board");require("main");
device.push("ok","press");
var bench=require("bench");
function pick(label){var told=bench.command(device,board,"pick "+label);if(told.indexOf("false")>=0)throw told;}`;

export async function flashAfter(answers: number): Promise<Buffer> {
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, GAME));
  (await region(answers)).copy(flash, REGION);
  return flash;
}

/** Instructions for two answers, when so many were given before. */
export const answersAfter = async (answers: number) =>
  each(n => `${open}for(var i=0;i<${n};i++){pick("${OPEN}");pick("${SHUT}");}`, await flashAfter(answers));

/** Instructions for one undo, as a person does it: with the picture after it. */
export const undoAfter = async (answers: number) =>
  each(n => `${open}for(var i=0;i<${n};i++)device.push("back","hold");`, await flashAfter(answers));

/** Variables in use, garbage collected, after two more answers and their undo. */
export async function variablesAfter(answers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  writeFileSync(join(folder, 'espruino.flash'), await flashAfter(answers));
  writeFileSync(
    join(folder, 'run.js'),
    `${open}pick("${OPEN}");pick("${SHUT}");device.push("back","hold");device.push("up","press");pick("${SHUT}");print("@@"+process.memory().usage+"@@");`,
  );
  const child = spawn(process.env.ESPRUINO!, ['run.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let out = '';
  for await (const piece of child.stdout) {
    out += piece;
    if (out.split('@@').length > 2) break;
  }
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  return Number(out.split('@@')[1]);
}

function tell(what: string, late: number, early: number): void {
  console.log(`${what}: ${late} instructions after 1,000 answers, ${early} after 40: ${(late / early).toFixed(2)}`);
}

/** The 40th stands for the 10th: a play needs some answers before its set-up is done. */
export async function measureAnswers(): Promise<void> {
  tell('two answers (budget 0.9 to 1.1)', await answersAfter(1000), await answersAfter(40));
  tell('one undo', await undoAfter(1000), await undoAfter(40));
  console.log(`variables: ${await variablesAfter(1000)} after 1,000 answers, ${await variablesAfter(40)} after 40 (budget: none more)`);
}

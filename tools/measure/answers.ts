// Whether the 1,000th answer and its undo cost more than the 10th, in work or in variables: the journal must not make a long play slow or large.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from '../../test/bench/page';
import { flashImage, regionAt } from '../bench/image';
import { nodeEngine } from '../bench/node';
import { each } from './callgrind';

const GAME = 'hadal';
const OPEN = 'More...',
  SHUT = 'Back'; // two answers that lead back to where they started

/** The flash of a play that has so many answers behind it and stands where `OPEN` is offered; and which answers the two are. */
interface Stand {
  flash: Buffer;
  open: number;
  shut: number;
}

async function standAfter(answers: number): Promise<Stand> {
  const store = mkdtempSync(join(tmpdir(), 'roundkeeper-')),
    engine = nodeEngine({ store, seed: 1 });
  const tell = async (line: string) => JSON.parse(await engine.command(line));
  const lines = script(`docs/games/${GAME}.md`);
  let given = 0;
  for (let at = 0; given < answers || !(await tell('ask')).pick?.includes(OPEN); ) {
    const offered = (await tell('ask')).pick ?? [];
    const door = [given >= 8 ? OPEN : '', SHUT].find(label => offered.includes(label)),
      line = door ? `pick ${door}` : lines[at++]!;
    const told = await tell(line);
    if (!told.ok) throw new Error(`"${line}" fails: ${told.error}`);
    if (/^(ok|pick|dial)/.test(line)) given++;
  }
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, GAME));
  readFileSync(join(store, 'flash.bin')).copy(flash, regionAt(process.env.ESPRUINO!));
  const open = (await tell('ask')).pick.indexOf(OPEN);
  await tell(`pick ${OPEN}`);
  const shut = (await tell('ask')).pick.indexOf(SHUT);
  await engine.end();
  rmSync(store, { recursive: true });
  return { flash, open, shut };
}

/** Home offers what was played last. Answers go to the play's screen, which paints nothing by itself. */
const RESUME = `
require("board");require("main");
device.push("ok","press");
var play=device.screens[device.screens.length-1];`;

/** Instructions for two answers, when so many were given before. */
export async function answersAfter(answers: number): Promise<number> {
  const { flash, open, shut } = await standAfter(answers);
  return each(n => `${RESUME}for(var i=0;i<${n};i++){play.answer(${open});play.answer(${shut});}`, flash);
}

/** Instructions for one undo, as a person does it: with the picture after it. */
export async function undoAfter(answers: number): Promise<number> {
  const { flash } = await standAfter(answers);
  return each(n => `${RESUME}for(var i=0;i<${n};i++)device.push("back","hold");`, flash);
}

/** The firmware is told that memory is short: it keeps nothing for speed, of which there may be more or less at any moment. */
const LITTLE = 'var memory=process.memory;process.memory=function(){return{usage:2900,total:3000}};';

/** Variables in use, garbage collected, after two more answers, an undo, and the tools open above them. */
export async function variablesAfter(answers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  const { flash, open, shut } = await standAfter(answers);
  writeFileSync(join(folder, 'espruino.flash'), flash);
  writeFileSync(
    join(folder, 'run.js'),
    `${RESUME.replace('require("main")', `${LITTLE}require("main")`)}play.answer(${open});play.answer(${shut});device.push("back","hold");play.answer(${shut});device.push("ok","hold");print("@@"+memory().usage+"@@");`,
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
export async function measureAnswers(counts: boolean): Promise<void> {
  if (counts) tell('two answers (budget 0.9 to 1.1)', await answersAfter(1000), await answersAfter(40));
  if (counts) tell('one undo', await undoAfter(1000), await undoAfter(40));
  console.log(`variables: ${await variablesAfter(1000)} after 1,000 answers, ${await variablesAfter(40)} after 40 (budget: none more)`);
}

// npm run presses: how many presses the everyday jobs take, by real buttons on the node engine. Exits 1 when a job does not end where it should.
import { nodeEngine } from '../bench/node';
import { ANY } from './jobs/any';
import { BIOME } from './jobs/biome';
import { HADAL } from './jobs/hadal';
import type { Job } from './jobs/job';
import { LOOP } from './jobs/loop';
import { SHELL } from './jobs/shell';
import { TABLE } from './jobs/table';
import { TALES } from './jobs/tales';
import { TAMASHII } from './jobs/tamashii';

const WIDE = 56; // letters of a job's name

export const JOBS: { [title: string]: Job[] } = {
  'The table, from home': TABLE,
  'In every play': SHELL,
  'The Hadal Project': HADAL,
  Biome: BIOME,
  LOOP,
  'Tales from the Loop': TALES,
  Tamashii: TAMASHII,
  'Any game': ANY,
};

/** `down*2 ok` as bench commands, one a press. */
const pressesOf = (job: Job) =>
  job.presses.split(' ').flatMap(word => {
    const [what = '', times = '1'] = word.split('*'),
      [button, push] = what.split(':');
    return new Array<string>(Number(times)).fill(`${push === 'hold' ? 'hold' : 'press'} ${button}`);
  });

/** Plays a job; throws a sentence when a command fails or the end is not reached. */
export async function count(job: Job): Promise<number> {
  const engine = nodeEngine({ seed: 1 }),
    presses = pressesOf(job);
  engine.device.settings.animate = 0; // who reads what fell lets the dice come to rest
  for (const line of [...job.from, ...presses]) {
    const answer = JSON.parse(await engine.command(line));
    if (!answer.ok) throw new Error(`${job.name}: "${line}" says: ${answer.error}`);
  }
  const { rows } = JSON.parse(await engine.command('screen'));
  await engine.end();
  if (!job.ends.test(rows.join('\n'))) throw new Error(`${job.name} ends at another screen:\n${rows.join('\n')}`);
  return presses.length;
}

async function main(): Promise<void> {
  for (const title of Object.keys(JOBS)) {
    console.log(`${title.padEnd(WIDE + 3)}before   now bound`);
    for (const job of JOBS[title]!)
      try {
        const now = await count(job);
        const row = [job.before ?? '-', now, job.bound].map(figure => String(figure).padStart(6)).join('');
        console.log(`  ${job.name.padEnd(WIDE)} ${row}${now > job.bound ? '  over' : ''}`);
      } catch (problem) {
        console.log((problem as Error).message);
        process.exitCode = 1;
      }
  }
}

if (process.argv[1] === import.meta.filename) void main();

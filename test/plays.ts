// npm run plays -- GAME [COUNT] [--from SEED]: random legal plays of a game, as many as wanted, on all cores. Set-up and everything else is left to chance:
// each play has its own count of players, mode, variants and rulings; every fourth is corrected by the table, every fifth jumps between phases,
// every sixth is taken back to its start and done again, every twentieth is a long one.
// It tells how many plays and answers there were, and which steps they never came to; a play that fails is told with the number to play it again by.
import { strict as assert } from 'node:assert';
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { wrap } from '../firmware/shell/layout';
import { type AnyGame, answersBy, type Dice, isAsked, offeredOf, optionsOf, type Question, type State, stepsOf } from '../games/kit';
import { BUNDLES } from '../tools/bundles';
import { failures } from './failures';
import type { Answers } from './play';
import { chance, randomPlay } from './random';

const COUNT = 20_000,
  BATCH = 50, // plays that a worker makes before it reports
  ROWS = 4,
  COLUMNS = 21,
  LABEL = 19;

interface Report {
  plays: number;
  answers: number;
  over: number;
  steps: string[];
  long: string[]; // steps with more rows than a glance takes in: tables and lists, one hopes
  failed: string[];
}

/** What a tired person needs: no label cut, nothing that a program says. */
function reads(ask: Question, s: State): void {
  for (const { label } of offeredOf(ask)) assert(label.length <= LABEL, `a long label at ${s.at}: ${label}`);
  const words = [ask.say, ...optionsOf(ask).flatMap(({ label, not }) => [label, not || ''])].join('|');
  assert(!/undefined|NaN|null|\[object/.test(words), `no words at ${s.at}: ${words}`);
}

/** Half of the questions before play are left as they are, the others are answered by chance. */
function setup(game: AnyGame, seed: number): Answers {
  const random = chance(seed * 31 + 7),
    answers: Answers = {},
    numbers: number[] = [];
  for (const question of game.questions()) {
    const { name, dial, options = [], start = 0 } = question;
    numbers.push(dial ? dial.start : start);
    if (!isAsked(game.questions(), question, numbers)) continue;
    if (numbers.length > 2 && random(2)) continue;
    const given = dial ? dial.min + random(dial.max - dial.min + 1) : random(options.length);
    numbers[numbers.length - 1] = given;
    answers[name] = dial ? given : options[given]!;
  }
  return answers;
}

/** The plays of these numbers, in a worker. */
function work(id: string, from: number, count: number): Report {
  const steps = new Set<string>(),
    long = new Set<string>(),
    report: Report = { plays: 0, answers: 0, over: 0, steps: [], long: [], failed: [] },
    game: AnyGame = BUNDLES[id];
  for (let seed = from; seed < from + count; seed++) {
    try {
      const { over, steps: answers } = randomPlay(game, {
        seed,
        answers: setup(game, seed),
        steps: seed % 20 ? 40 : 250,
        curious: true,
        brief: seed % 6 !== 0,
        corrections: seed % 4 ? 0 : 8,
        jumps: seed % 5 ? 0 : 4,
        reads: (ask, s) => {
          steps.add(s.at);
          if (seed % 4 === 0 || seed % 5 === 0) return; // what the table corrects may be longer than what the rules make
          reads(ask, s);
          if (wrap(ask.say, COLUMNS).length > ROWS) long.add(s.at);
        },
      });
      report.answers += answers;
      if (over) report.over++;
    } catch (error) {
      report.failed.push(`play ${seed}: ${(error as Error).message}`);
    }
    report.plays++;
  }
  report.steps = [...steps];
  report.long = [...long];
  return report;
}

/** Every step that the game has. */
function allSteps(game: AnyGame): string[] {
  const given = game.questions().map(({ dial, start = 0 }) => (dial ? dial.start : start)),
    state = game.begin(answersBy(game.questions(), given), 2);
  state.names = game.seatNames.split(',').slice(0, 2);
  return Object.keys(game.chapters).flatMap(chapter => {
    state.at = `${chapter}.`;
    return Object.keys(stepsOf(game.chapters[chapter]!(state, {} as Dice<State>)))
      .filter(step => step) // Tales and Tamashii have one at a time
      .map(step => state.at + step);
  });
}

function lead(id: string, count: number, first: number): void {
  const seen = new Set<string>(),
    long = new Set<string>(),
    sum = { plays: 0, answers: 0, over: 0 },
    failed = failures(),
    started = Date.now();
  let next = first,
    running = 0;
  const give = (worker: ChildProcess) => {
    const batch = Math.min(BATCH, first + count - next);
    if (batch > 0) worker.send({ id, from: next, count: batch });
    else worker.disconnect();
    next += batch;
  };
  const done = () => {
    for (const line of failed.told()) console.log(line);
    const all = allSteps(BUNDLES[id]),
      never = all.filter(step => !seen.has(step));
    console.log(
      `${id}: ${sum.plays} plays, ${sum.answers} answers, ${sum.over} to the end, in ${Math.round((Date.now() - started) / 1000)} s; ${failed.count()} failed`,
    );
    if (never.length) console.log(`${seen.size} steps seen, never: ${never.join(' ')}`);
    else console.log(all.length ? `all ${seen.size} steps seen` : `${seen.size} steps seen`);
    if (long.size) console.log(`more than ${ROWS} rows at: ${[...long].join(' ')}`);
    process.exitCode = failed.count() || sum.plays < count ? 1 : 0;
  };
  for (let i = 0; i < availableParallelism(); i++) {
    const worker = fork(import.meta.filename);
    running++;
    worker.on('message', (report: Report) => {
      for (const step of report.steps) seen.add(step);
      for (const step of report.long) long.add(step);
      for (const key of ['plays', 'answers', 'over'] as const) sum[key] += report[key];
      for (const message of report.failed) failed.note(message);
      if (sum.plays % 1000 < BATCH) console.error(`${sum.plays} plays, ${Math.round((Date.now() - started) / 1000)} s`);
      give(worker);
    });
    worker.on('exit', () => --running || done());
    give(worker);
  }
}

function main(): void {
  const words = process.argv.slice(2),
    from = words.indexOf('--from'),
    first = from < 0 ? 1 : Number(words.splice(from, 2)[1]),
    [id = '', count = String(COUNT)] = words,
    games = Object.keys(BUNDLES).filter(name => !name.startsWith('s_'));
  if (!games.includes(id)) throw new Error(`There is no game "${id}". Say one of ${games.join(', ')}: npm run plays -- ${games[0]} 1000`);
  if (!(Number(count) > 0 && first > 0)) throw new Error(`Say how many plays: npm run plays -- ${id} 1000`);
  lead(id, Number(count), first);
}

if (process.send) process.on('message', ({ id, from, count }) => process.send!(work(id, from, count)));
else
  try {
    main();
  } catch (problem) {
    console.error((problem as Error).message);
    process.exitCode = 1;
  }

// The graph of a game's steps: who leads where. Plain names of `then` are read, other ways are found by random plays; `npx tsx test/graph.ts GAME` prints it.
// What an author has forgotten is told in sentences, with the step's name: nobody reaches it, it leads nowhere, the game never ends, a value has no range.
import fs from 'node:fs';
import path from 'node:path';
import { type AnyGame, goesOn, optionsOf, type Question, type State, stepsOf } from '../games/kit';
import { BUNDLES } from '../tools/bundles';
import type { Answers } from './play';
import { randomPlay } from './random';

export interface Graph {
  steps: Set<string>; // all that the chapters have
  ways: Map<string, Set<string>>; // from a step to those that it leads to
  nowhere: string[]; // names that lead to no step, in sentences
  ends: Set<string>; // steps where the game is over
  over: number; // plays that came to an end
  texts: Set<string>; // values that were lists of texts
}

interface Plays {
  plays: number; // of each set-up
  steps: number; // the longest play
  setups?: Answers[];
}

/** A random play of every kind: Light and Full, where a game asks for it. */
function setupsOf(game: AnyGame): Answers[] {
  const mode = game.questions().find(({ name, options }) => name === 'Mode' && options?.includes('Light'));
  return mode ? [{ Mode: 'Light' }, { Mode: 'Full' }] : [{}];
}

/** The steps that a name leads to: "a>b" has two of them, "<" none. */
function named(name: string, at: string, phases: Map<string, string>): string[] {
  if (name.startsWith('phase ')) return [phases.get(name.slice(6)) ?? name];
  const chapter = at.slice(0, at.indexOf('.') + 1);
  return name.split('>').flatMap(one => (one === '<' || !one ? [] : [one.includes('.') ? one : chapter + one]));
}

/** The plain names of a question, of its own `then` and of those of its options. */
function plainNames(ask: Question): string[] {
  return [ask.then, ask.late, ...optionsOf(ask).map(({ then }) => then)].filter(then => typeof then === 'string');
}

/** Steps by chapter, as they are in this state. A chapter that needs what only its own steps have is asked when play is there. */
function addSteps(game: AnyGame, names: string[], session: Parameters<AnyGame['chapters'][string]>, steps: Set<string>): void {
  for (const name of names) for (const step of Object.keys(stepsOf(game.chapters[name]!(...session)))) steps.add(`${name}.${step}`);
}

/** The values that are lists of texts now. */
const textsIn = (s: State) =>
  Object.entries(s).flatMap(([name, value]) => (Array.isArray(value) && typeof value[0] === 'string' ? [name] : []));

export function graphOf(game: AnyGame, { plays, steps: most, setups = setupsOf(game) }: Plays): Graph {
  const steps = new Set<string>(),
    ways = new Map<string, Set<string>>(),
    nowhere = new Set<string>(),
    ends = new Set<string>(),
    phases = new Map<string, string>(),
    texts = new Set<string>();
  let over = 0;
  const lead = (from: string, to: string) => {
    if (!ways.has(from)) ways.set(from, new Set());
    ways.get(from)!.add(to);
  };
  for (const answers of setups)
    for (let seed = 1; seed <= plays; seed++) {
      let from = 'start';
      const reads = (ask: Question, s: State) => {
        lead(from, s.at);
        from = s.at;
        for (const { name, step } of game.phases(s)) phases.set(name, step);
        for (const name of plainNames(ask)) for (const to of named(name, s.at, phases)) lead(s.at, to);
        if (!goesOn(ask)) ends.add(s.at);
        textsIn(s).forEach(texts.add, texts);
      };
      const play = randomPlay(game, { answers, seed, steps: most, curious: true, brief: true, reads });
      if (play.over) over++;
      const { session } = play.player;
      addSteps(game, Object.keys(game.chapters), [session.state(), session as never], steps);
    }
  for (const [step] of Object.entries(game.interrupts ?? {})) lead('interrupts', step);
  for (const [, step] of phases) lead('phases', step);
  for (const [from, all] of ways)
    for (const to of all) if (!steps.has(to)) nowhere.add(`${from} leads to "${to}", and there is no such step.`);
  return { steps, ways, nowhere: [...nowhere], ends, over, texts };
}

/** All texts between quotation marks, in the sources of a game. */
function literals(sources: string): Set<string> {
  return new Set([...sources.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].flatMap(([, , text]) => text!.split('>')));
}

/** What the author of a game has forgotten, each as a sentence. `sources`: the text of all of its files. */
export function forgotten(game: AnyGame, graph: Graph, sources: string): string[] {
  const said = literals(sources),
    reached = new Set([...graph.ways.values()].flatMap(all => [...all])),
    list = [...graph.nowhere];
  for (const step of graph.steps)
    if (!reached.has(step) && !said.has(step) && !said.has(step.slice(step.indexOf('.') + 1)))
      list.push(`Nothing leads to the step ${step}. Take it away, or name it.`);
  for (const name of said) {
    const [, chapter] = /^(\w+)\.\w+$/.exec(name) ?? [];
    if (chapter && Object.hasOwn(game.chapters, chapter) && !graph.steps.has(name))
      list.push(`"${name}" is named, and there is no such step.`);
  }
  if (!graph.over)
    list.push(`No play of ${game.title} has come to an end. A question without "then" is the end, and result() has words for it.`);
  return [...list, ...undeclared(game, graph.texts)];
}

/** Values of the state that neither a table nor `hidden` names: nobody knows what they may be. For games with tables. Texts may be anything, and so may lists of them. */
function undeclared(game: AnyGame, texts: Set<string>): string[] {
  if (!game.tables) return [];
  const common = new Set(['at', 'back', 'seats', 'seat', 'names', 'played', 'luck', 'light', 'copied']),
    questions = game.questions(),
    answers = Object.fromEntries(questions.map(({ name, dial, options, start }) => [name, dial ? dial.start : options![start ?? 0]])),
    s: State = game.begin(answers, game.seats(answers));
  s.names = s.seats.map(seat => `Seat ${seat}`);
  const rows = [...game.tables(s), game.hidden?.(s) ?? ''].join('\n');
  return Object.entries(s).flatMap(([name, value]) =>
    common.has(name) || typeof value === 'string' || texts.has(name) || rows.includes(`\n${name}:`)
      ? []
      : [`No table and no row of hidden() names the value "${name}": say there what it may be, as in "${name}: up to 9".`],
  );
}

/** The text of all files of a game of the box. */
export const sourcesOf = (id: string) =>
  fs
    .readdirSync(`games/${id}`)
    .map(name => fs.readFileSync(path.join('games', id, name), 'utf8'))
    .join('\n');

/** The graph as Mermaid draws it. */
export function drawn({ ways }: Graph): string {
  const lines = ['flowchart LR'];
  for (const [from, all] of ways) for (const to of all) lines.push(`  ${from} --> ${to}`);
  return lines.join('\n');
}

if (process.argv[1]?.endsWith('graph.ts')) {
  const id = process.argv[2] ?? '',
    game: AnyGame | undefined = BUNDLES[id];
  if (!game) throw new Error(`There is no game "${id}" in tools/bundles.ts.`);
  const graph = graphOf(game, { plays: 10, steps: 400 });
  console.log(drawn(graph));
  for (const line of forgotten(game, graph, sourcesOf(id))) console.error(line);
  console.error(`${graph.steps.size} steps, ${graph.over} plays came to an end`);
}

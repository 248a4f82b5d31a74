// npm run variables -- [home | GAME [most | FILE]] [DEPTH] [--seed N] [--of N]: where the device's variables are, on the interpreter: at home, at the worst moment of the round in docs/games,
// of a play with the most players whose tracks are looked through, or of the last line of a bench script. --of: on a device with so many variables.
// Of everything it tells how many variables would be free without it: what two things share belongs to what holds them both.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { script } from '../../test/bench/page';
import { ANSWERS, crowded, SEED } from '../../test/device/script';
import { LOAD_BENCH, loadBoard } from '../bench/espruino';
import { flashImage } from '../bench/image';

const LEAST = 6; // variables: what is smaller is not told
const END = '@@',
  LAST = '# last'; // what comes before it in a script is not looked at

interface Node {
  size: number;
  name: string;
  links: number[];
  /** The one thing that everything from here to the root goes through. */
  holder: number;
  held: number;
  inside: number[];
}

/** Runs a script on the flash of the build; tells what it printed. */
async function run(game: string | undefined, script: string, lines: string[], variables = 0): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  writeFileSync(join(folder, 'espruino.flash'), await flashImage(process.env.ESPRUINO!, game));
  writeFileSync(join(folder, 'lines'), lines.join('\n'));
  writeFileSync(join(folder, 'run.js'), `${script}print("${END}");`);
  const env = variables ? { ...process.env, VARS: String(variables) } : process.env,
    child = spawn(process.env.ESPRUINO!, ['run.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], env });
  let out = '';
  for await (const piece of child.stdout.setEncoding('latin1')) {
    out += piece;
    if (out.includes(END)) break;
  }
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  return out;
}

/** What E.dumpVariables() printed: number, size, flags, name, and the numbers of what it links to. */
function read(dump: string): Map<number, Node> {
  const nodes = new Map<number, Node>();
  for (const line of dump.split('\n')) {
    const found = /^(\d+),(\d+),\d+,(.*?),((?:\d+,)*)\r?$/.exec(line);
    if (!found) continue;
    const links = found[4]!.split(',').filter(Boolean).map(Number);
    nodes.set(Number(found[1]), { size: Number(found[2]), name: found[3]!, links, holder: -1, held: 0, inside: [] });
  }
  return nodes;
}

/** Who holds what: dominators, as Cooper, Harvey and Kennedy find them. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one algorithm, in the order in which its authors tell it
function dominate(nodes: Map<number, Node>, root: number): number[] {
  const order: number[] = [],
    seen = new Set<number>([root]);
  const stack: [number, number][] = [[root, 0]];
  while (stack.length) {
    const top = stack.at(-1)!,
      next = nodes.get(top[0])!.links[top[1]++];
    if (next === undefined) order.push(stack.pop()![0]);
    else if (nodes.has(next) && !seen.has(next)) {
      seen.add(next);
      stack.push([next, 0]);
    }
  }
  order.reverse();
  const rank = new Map(order.map((at, i) => [at, i])),
    from = new Map<number, number[]>();
  for (const at of order) for (const to of nodes.get(at)!.links) if (rank.has(to)) from.set(to, [...(from.get(to) ?? []), at]);
  nodes.get(root)!.holder = root;
  for (let changed = true; changed; ) {
    changed = false;
    for (const at of order.slice(1)) {
      let holder = -1;
      for (let other of from.get(at) ?? []) {
        if (nodes.get(other)!.holder < 0) continue;
        if (holder < 0) holder = other;
        while (holder !== other)
          if (rank.get(holder)! > rank.get(other)!) holder = nodes.get(holder)!.holder;
          else other = nodes.get(other)!.holder;
      }
      if (nodes.get(at)!.holder !== holder) {
        nodes.get(at)!.holder = holder;
        changed = true;
      }
    }
  }
  for (const at of order.slice().reverse()) {
    const node = nodes.get(at)!;
    node.held += node.size;
    if (at === root) continue;
    nodes.get(node.holder)!.held += node.held;
    nodes.get(node.holder)!.inside.push(at);
  }
  return order;
}

function print(nodes: Map<number, Node>, at: number, indent: string, depth: number): void {
  const node = nodes.get(at)!;
  for (const inner of node.inside.sort((a, b) => nodes.get(b)!.held - nodes.get(a)!.held)) {
    const { held, name, inside } = nodes.get(inner)!;
    if (held < LEAST) continue;
    // a name and what it names are one line
    const thing = inside.length === 1 && /^"/.test(name) ? inside[0]! : inner;
    console.log(`${String(held).padStart(5)} ${indent}${name || 'function'}${thing === inner ? '' : ` ${nodes.get(thing)!.name}`}`);
    if (depth > 1) print(nodes, thing, `${indent}  `, depth - 1);
  }
}

const start = (seed: number, bench = 0) => `${loadBoard(bench)}board.seed(${seed});require("main");`;
// whoever reads only the first lines closes the pipe
process.stdout.on('error', () => process.exit());

const TELL = 'print("used "+(board.usage()-board.variables));E.dumpVariables();';

/** Looks whenever a picture is sent or a record is written, as tools/bench/board.ts does, and tells all when it is the most so far. */
const LOOK = `
${LOAD_BENCH}own=board.usage();var most=0,flash=require("Flash"),write=flash.write,send=I2C1.writeTo;
function weigh(){board.tones();var u=board.usage();if(u>most+4){most=u;print("after "+line);${TELL}}}
flash.write=function(a,b){weigh();write(a,b)};
I2C1.writeTo=function(){if(arguments[1]==64)weigh();send.apply(I2C1,arguments)};
var line="",lines=require("fs").readFileSync("lines").split("\\n");
board.variables+=board.usage()-own;
for(line of lines){if(line=="${LAST}")most=0;else bench.command(device,board,line);}`;

/** What is played: the largest table, a script of the bench, or the round in the game's page. */
async function linesOf(game: string, from: string | undefined): Promise<string[]> {
  if (from === 'most') return crowded(game, ANSWERS, SEED);
  return from ? readFileSync(from, 'utf8').trim().split('\n').toSpliced(-1, 0, LAST) : script(`docs/games/${game}.md`);
}

async function main(): Promise<void> {
  if (!process.env.ESPRUINO) throw new Error('Set ESPRUINO to the path of an Espruino for Linux. docs/bench.md says where it comes from.');
  const { values, positionals: words } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' }, of: { type: 'string' } },
    }),
    depth = words.find(word => /^\d+$/.test(word)),
    [game = 'home', from] = words.filter(word => word !== depth),
    lines = game === 'home' ? [] : await linesOf(game, from);
  const seed = Number(values.seed ?? (from === 'most' ? SEED : 1)),
    played = lines.length ? game : undefined,
    ask = (bench: number) => run(played, start(seed, bench) + (played ? LOOK : TELL), lines, bench && bench + Number(values.of)),
    own = values.of
      ? Number(/own (\d+)/.exec(await run(played, `${start(seed)}${LOOK.replace(/for.*$/, '')}print("own "+board.variables);`, lines))?.[1])
      : 0;
  const out = await ask(own);
  const last = out.slice(Math.max(0, out.lastIndexOf('after '), lines.length ? 0 : out.lastIndexOf('used ')));
  console.log(`${/used (\d+)/.exec(last)?.[1]} variables of the firmware, ${lines.length ? last.slice(0, last.indexOf('\n')) : 'at home'}`);
  const nodes = read(last),
    linked = new Set([...nodes.values()].flatMap(node => node.links));
  // what runs holds things that nothing else does
  nodes.set(0, { size: 0, name: '', links: [...nodes.keys()].filter(at => !linked.has(at)), holder: 0, held: 0, inside: [] });
  nodes.get(0)!.links.push(1);
  dominate(nodes, 0);
  print(nodes, 0, '', Number(depth ?? 4));
}

main().catch(problem => {
  console.error((problem as Error).message);
  process.exit(1);
});

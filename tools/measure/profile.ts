// npm run speed -- --profile GAME: where the work of a game's example round goes, by our own functions. Runs in Node without its compiler. docs/speed.md says what it cannot tell.
import { Session as Inspector, type Profiler } from 'node:inspector/promises';
import { nodeEngine } from '../bench/node';
import { type Deed, roundOf } from './round';

const ROUNDS = 12,
  ANSWERS = 100,
  LINES = 40; // functions that are told
/** What is JavaScript on a board; the rest is the bench and Node. */
const OURS = /\/(firmware|games|hal)\/(?!mock\/)([\w/.-]+)$/;
/** Pixels and checksums are native there: what is spent in them is left out. */
const NATIVE = /\/hal\/(pixels|crc|font|mock\/)/;

function lineOf({ line, press, hold, seconds }: Deed): string {
  if (line) return line;
  if (press) return `press ${press}`;
  return hold ? `hold ${hold}` : `wait ${1000 * seconds!}`;
}

/** The round without the walk behind it. */
function answersOnly(deeds: Deed[]): Deed[] {
  return deeds.slice(0, deeds.findLastIndex(deed => deed.as === 'answer') + 1);
}

interface Row {
  name: string;
  self: number; // samples in the function itself
  all: number; // and in what it calls
  calls: number;
}

/** Samples by function; of what is not ours, the samples belong to the function of ours that called it. */
function sampled(profile: Profiler.Profile): Map<string, Row> {
  const rows = new Map<string, Row>(),
    nodes = new Map(profile.nodes.map(node => [node.id, node])),
    parents = new Map(profile.nodes.flatMap(node => (node.children ?? []).map(child => [child, node.id] as const)));
  const nameOf = ({ callFrame }: Profiler.ProfileNode) => {
    const file = OURS.exec(callFrame.url);
    return file && `${file[1]}/${file[2]} ${callFrame.functionName || '(top)'}`;
  };
  const native = (id: number | undefined): boolean =>
    id !== undefined && (NATIVE.test(nodes.get(id)!.callFrame.url) || native(parents.get(id)));
  for (const id of profile.samples ?? []) {
    if (native(id)) continue;
    const seen = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const name = nameOf(nodes.get(at)!);
      if (!name || seen.has(name)) continue;
      const row = rows.get(name) ?? { name, self: 0, all: 0, calls: 0 };
      rows.set(name, row);
      if (!seen.size) row.self++;
      row.all++;
      seen.add(name);
    }
  }
  return rows;
}

export async function profile(game: string): Promise<void> {
  const deeds = answersOnly(await roundOf(game, ANSWERS)),
    answers = deeds.filter(deed => deed.as === 'answer').length * ROUNDS,
    inspector = new Inspector();
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await inspector.post('Profiler.setSamplingInterval', { interval: 100 });
  await inspector.post('Profiler.start');
  for (let round = 0; round < ROUNDS; round++) {
    const engine = nodeEngine({ seed: 1 });
    for (const deed of deeds) await engine.command(lineOf(deed));
  }
  const { profile } = await inspector.post('Profiler.stop'),
    { result } = await inspector.post('Profiler.takePreciseCoverage'),
    rows = sampled(profile),
    total = [...rows.values()].reduce((sum, row) => sum + row.self, 0);
  for (const { url, functions } of result) {
    const file = OURS.exec(url);
    for (const { functionName, ranges } of functions) {
      const row = file && rows.get(`${file[1]}/${file[2]} ${functionName}`);
      if (row) row.calls += ranges[0]!.count;
    }
  }
  console.log(`${game}: ${answers} answers and the presses between them`);
  console.log('  self   all  calls for an answer');
  for (const { name, self, all, calls } of [...rows.values()].sort((a, b) => b.self - a.self).slice(0, LINES))
    console.log(
      `${((100 * self) / total).toFixed(1).padStart(5)}% ${((100 * all) / total).toFixed(1).padStart(5)}% ${(calls / answers).toFixed(1).padStart(6)}  ${name}`,
    );
}

// npm run late: the longest that a warning or an end of a clock came late, in virtual time: an hour each of the tool's timers and of a game's own clock, while somebody presses buttons.
import { stages, timerOf } from '../../firmware/shell';
import type { Button, Push } from '../../hal/hal';
import { type NodeEngine, nodeEngine } from '../bench/node';

const HOUR = 3_600_000,
  LEAST = 70, // milliseconds between two presses
  MORE = 300; // and so many more, now and then

/** What leads to clocks that run. */
export const CLOCKS: { [name: string]: string[] } = {
  'a countdown of ten minutes, again and again': [
    'hold ok',
    'press down',
    'press ok',
    'press down',
    'press down',
    'press down',
    'press ok',
  ],
  "Biome's turns of a minute": ['new biome {"Mode":"Full","Turn timer":"1 min"}', 'pick All is set up', 'ok', 'ok'],
};

const PRESSES: [Button, Push][] = [
  ['down', 'press'],
  ['up', 'press'],
  ['ok', 'hold'],
  ['back', 'press'],
];

/** Every moment at which a clock that runs now has something to tell. */
function expect(engine: NodeEngine, moments: Set<number>): void {
  const watch = engine.device.background,
    now = engine.hal.clock.now();
  for (const text of [...(watch?.timers ?? []), watch?.game ?? '']) {
    const clock = text ? timerOf(text) : undefined;
    if (!clock?.runs) continue;
    for (const second of [...stages().slice(1), 5, 4, 3, 2, 1, 0])
      if (clock.ends - second * 1000 > now) moments.add(clock.ends - second * 1000);
  }
}

/** Milliseconds that each of them came late. */
export async function late(lines: string[]): Promise<number[]> {
  const engine = nodeEngine({ seed: 1 }),
    { device, hal } = engine,
    moments = new Set<number>(),
    told: number[] = [];
  const { wake, cue } = device;
  device.wake = stays => {
    if (stays) told.push(hal.clock.now()); // a warning lights the screen, and leaves what stands there at rest
    wake.call(device, stays);
  };
  device.cue = what => {
    if (what === 'time') told.push(hal.clock.now());
    cue.call(device, what);
  };
  for (let i = 0; hal.clock.now() < HOUR; i++) {
    if (!device.background) for (const line of lines) await engine.command(line);
    const [button, push] = PRESSES[i % PRESSES.length]!;
    if (device.background?.game && !(i % 400)) await engine.command('press ok'); // a turn goes on
    hal.push(button, push);
    expect(engine, moments);
    hal.advance(LEAST + ((i * 37) % MORE));
  }
  const sorted = told.toSorted((a, b) => a - b);
  return [...moments]
    .filter(moment => moment < HOUR - MORE)
    .map(moment => (sorted.find(at => at >= moment) ?? Number.POSITIVE_INFINITY) - moment);
}

async function main(): Promise<void> {
  for (const [name, lines] of Object.entries(CLOCKS)) {
    const all = await late(lines);
    console.log(`${name}: ${all.length} warnings and ends, the latest ${Math.max(...all)} ms late`);
  }
}

if (process.argv[1] === import.meta.filename) void main();

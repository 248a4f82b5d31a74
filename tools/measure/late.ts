// npm run late: the longest that a warning or an end of a clock came late, in virtual time: an hour each of the tool's timers and of a game's own clock, while somebody presses buttons.
import { stages, timerOf } from '../../firmware/shell';
import type { Button, Push } from '../../hal/hal';
import { type NodeEngine, nodeEngine } from '../bench/node';

const HOUR = 3_600_000,
  LEAST = 70, // milliseconds between two presses
  MORE = 300; // and so many more, now and then

const COUNTDOWN = ['hold ok', 'press down', 'press ok', 'press down', 'press down', 'press down', 'press ok'];

/** What leads to a clock that runs: at first, and whenever none does. */
export const CLOCKS: { [name: string]: { first: string[]; again: string[] } } = {
  'a countdown of ten minutes, again and again': { first: COUNTDOWN, again: COUNTDOWN },
  "Biome's turns of a minute": {
    first: ['new biome {"Mode":"Full","Turn timer":"1 min"}', 'pick All is set up', 'ok', 'ok'],
    again: ['press ok'], // the time is up, and the next player or the board comes
  },
};

const PRESSES: [Button, Push][] = [
  ['down', 'press'],
  ['up', 'press'],
  ['ok', 'hold'],
  ['back', 'press'],
];

/** Every moment before the next press at which a clock that runs now has something to tell: a press may end a turn, and its clock tells nothing more. */
function expect(engine: NodeEngine, pause: number, moments: Set<number>): void {
  const watch = engine.device.background,
    now = engine.hal.clock.now();
  for (const text of [...(watch?.timers ?? []), watch?.game ?? '']) {
    const clock = text ? timerOf(text) : undefined;
    if (!clock?.runs) continue;
    for (const second of [...stages().slice(1), 5, 4, 3, 2, 1, 0]) {
      const moment = clock.ends - second * 1000;
      if (moment > now && moment <= now + pause) moments.add(moment);
    }
  }
}

/** Milliseconds that each of them came late. */
export async function late({ first, again }: { first: string[]; again: string[] }): Promise<number[]> {
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
    const [button, push] = PRESSES[i % PRESSES.length]!,
      pause = LEAST + ((i * 37) % MORE);
    if (!device.background && i % PRESSES.length === 0) for (const line of i ? again : first) await engine.command(line);
    if (device.background?.game && !(i % 400)) await engine.command('press ok'); // a turn goes on
    hal.push(button, push);
    expect(engine, pause, moments);
    hal.advance(pause);
  }
  const sorted = told.toSorted((a, b) => a - b);
  return [...moments]
    .filter(moment => moment < HOUR - MORE)
    .map(moment => (sorted.find(at => at >= moment) ?? Number.POSITIVE_INFINITY) - moment);
}

async function main(): Promise<void> {
  for (const [name, clock] of Object.entries(CLOCKS)) {
    const all = await late(clock);
    console.log(`${name}: ${all.length} warnings and ends, the latest ${Math.max(...all)} ms late`);
  }
}

if (process.argv[1] === import.meta.filename) void main();

// Bench scripts for two engines: by hand, at random, and whole plays that a monkey plays through the questions.

import { rowOf } from '../../firmware/shell/layout';
import { catalogue } from '../../games/catalogue';
import type { AnyGame } from '../../games/kit';
import { xorshift } from '../../hal/xorshift';
import { nodeEngine } from '../../tools/bench/node';
import { BUNDLES } from '../../tools/bundles';
import { script } from '../bench/page';

/** Random presses, some of them long, and some time between them. */
export function presses(count: number, seed: number): string[] {
  const random = xorshift(seed);
  const roll = (sides: number) => (random() >>> 0) % sides;
  return Array.from({ length: count }, () => {
    if (!roll(25)) return `wait ${roll(3000)}`;
    const button = ['up', 'down', 'down', 'ok', 'ok', 'back'][roll(6)];
    return `${roll(9) ? 'press' : 'hold'} ${button}`;
  });
}

/** Random presses that stay within the tools: the interpreter on a PC has not room for every game at once, which home would offer. */
export async function toolPresses(count: number, seed: number): Promise<string[]> {
  const engine = nodeEngine({ seed });
  const lines = ['hold ok'];
  await engine.command('hold ok');
  for (const line of presses(count, seed)) {
    if (line.endsWith('back') && engine.device.screens.length < 3) continue;
    await engine.command(line);
    lines.push(line);
  }
  return lines;
}

/** A play of so many answers, found on the node engine; with the same seed it is the same play on every engine. */
export async function play(
  id: string,
  answers: number,
  seed: number,
  games: { [id: string]: AnyGame } = {},
  setup: { [question: string]: unknown } = {},
): Promise<string[]> {
  const engine = nodeEngine({ seed }, games);
  const random = xorshift(seed * 7 + 1);
  const roll = (sides: number) => (random() >>> 0) % sides;
  const lines: string[] = [];
  const say = async (line: string) => {
    lines.push(line);
    return JSON.parse(await engine.command(line));
  };
  await say(`new ${id} ${JSON.stringify(setup)}`);
  for (let i = 0; i < answers; i++) {
    const ask = JSON.parse(await engine.command('ask'));
    if (!ask.ok || ask.over) {
      lines.push('ask');
      break;
    }
    if (!roll(12)) {
      await say('undo');
      continue;
    }
    if (ask.pick) await say(`pick ${ask.pick[roll(ask.pick.length)]}`);
    else if (ask.dial) await say(`dial ${ask.dial[0] + roll(Math.min(ask.dial[1] - ask.dial[0] + 1, 12))}`);
    else if (ask.mark) await say(`mark ${ask.mark.slice(0, ask.least ?? 0).join(', ')}`.trim());
    else if (ask.count) await say(`count ${ask.count.map((one: [string, number]) => Math.min(one[1], roll(3))).join(' ')}`);
    else await say('ok');
    if (!roll(10)) {
      lines.push('press back', 'press down', 'press down', 'press back', 'press ok');
      for (const line of lines.slice(-5)) await engine.command(line);
    }
  }
  lines.push('state', 'log 5');
  return lines;
}

/** Every game of the box. */
export function ids(): string[] {
  return catalogue().map(game => game.id);
}

/** Commands of the bench that build long answers: what they take for a moment is the bench's, not the firmware's. */
const BENCH_ONLY = /^(state|log|games|plays)\b/;

/** The example round of a game's page. */
export function example(id: string): string[] {
  return script(`docs/games/${id}.md`).filter(line => !BENCH_ONLY.test(line));
}

/** What is looked at behind a round: the tracks, the game again, the tools. */
export const AFTERWARDS = ['press back', 'press ok', 'press down', 'hold ok', 'press back'];

/** Of the play with the most players. */
export const ANSWERS = 60,
  SEED = 3;

/** The most players, and all that the device can keep for them. A game that is not named has every dial at its end. */
const CROWD: { [id: string]: { [question: string]: unknown } } = {
  biome: { Mode: 'Full', Players: 8, 'Tile stacks': 5, Rulings: 'Choose', Inventories: 'Weighed' },
  hadal: { Mode: 'Full', Players: 4, Destiny: 'Device', Odds: 'Always', 'Item register': 'On' },
  loop: { Mode: 'Full', Game: 'Competitive', Players: 6 },
  tales: { Mode: 'Full', Kids: 5, Length: '2 weeks', Machines: 6, Letters: 'In the device' },
  tamashii: { Mode: 'Full', Players: 4, Game: 'Scenario', 'Data tokens': 'In the device', Boss: 'Shinigami' },
};

function crowdOf(id: string): { [question: string]: unknown } {
  if (CROWD[id]) return CROWD[id];
  const most: { [question: string]: unknown } = {};
  for (const { name, dial } of (BUNDLES[id] as AnyGame).questions()) if (dial) most[name] = dial.max;
  return most;
}

/** What is pressed in every tool: opens, sets, starts and marks whatever is there. */
const FIDDLE = 'ok ok ok down ok down ok ok down down ok ok up ok'.split(' ');
const STEPS = 6; // undone, and done again

/**
 * A play of the largest table; steps undone and done again; every tool opened and used, so that a timer runs from then on;
 * and then all the tracks looked through, below every heading, by the buttons: the most that the device ever holds.
 */
export async function crowded(id: string, answers: number, seed: number): Promise<string[]> {
  const engine = nodeEngine({ seed });
  const lines: string[] = [];
  const say = async (line: string) => {
    lines.push(line);
    return JSON.parse(await engine.command(line));
  };
  const press = (button: string) => say(`press ${button}`);
  for (const line of await play(id, answers, seed, {}, crowdOf(id))) if (line !== 'state' && !line.startsWith('log')) await say(line);

  for (const line of ['hold back', 'redo']) for (let i = 0; i < STEPS; i++) await say(line);

  const { painter } = engine.device;
  const open = () => engine.device._names.at(-1);
  await say('hold ok');
  const tools = painter.layout.options.length - 1;
  await press('back');
  for (let tool = 0; tool < tools; tool++) {
    await say('hold ok');
    for (let i = 0; i < tool; i++) await press('down');
    for (const button of FIDDLE) await press(button);
    for (let i = 0; i < FIDDLE.length && open() !== 'play'; i++) await press('back');
    if (open() !== 'play') throw new Error(`Tool ${tool} does not lead back to the play.`);
  }

  const shown = () => rowOf(painter.layout, painter._first);
  /** Goes down the list that is open, and opens whatever is a list of its own (an arrow shows it) the first time it comes along. */
  async function through(depth: number): Promise<void> {
    const rows = painter.layout.options.length - 1;
    for (let row = 0; row < rows; row++) {
      if (row) await press('down');
      if (depth > 1 || !shown().endsWith('\x04')) continue;
      await press('ok');
      await through(depth + 1);
      await press('back');
    }
  }
  await press('back');
  await through(0);
  return lines;
}

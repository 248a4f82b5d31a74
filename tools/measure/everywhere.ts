// A play in which everything over it is opened every so many answers, before and after a power cut: the tracks, the log and an undo in it, every tool, the help. Lines for the bench.
import { optionsOf } from '../../games/kit';
import type { Engine } from '../bench/engine';
import { nodeEngine } from '../bench/node';

const PATIENCE = 120; // presses

const CUT = 'power cut'; // no command of the bench's own: the process ends

/** One of its lines, on any engine. */
export const perform = (engine: Engine, line: string) => (line === CUT ? engine.cut() : engine.command(line));

/** Does the lines of a play, and looks at everything whenever so many of them were answers. Found in Node; on any engine with this seed it is the same. */
export async function everywhere(lines: string[], seed: number, every: number, first = every): Promise<string[]> {
  const engine = nodeEngine({ seed }),
    done: string[] = [];
  const say = async (line: string) => {
    done.push(line);
    return JSON.parse(await perform(engine, line));
  };
  const press = (button: string) => say(`press ${button}`),
    hold = (button: string) => say(`hold ${button}`),
    top = () => engine.device.top(),
    shown = async () => JSON.parse(await engine.command('screen')).rows as string[];

  /** Presses it until this screen is seen. */
  async function until(screen: string, button: string): Promise<void> {
    for (let i = 0; top() !== screen; i++) {
      if (i > PATIENCE) throw new Error(`"${button}" does not lead to ${screen}, but to ${top()}.`);
      await press(button);
    }
  }

  async function choose(row: string): Promise<void> {
    for (let i = 0; !(await shown()).some(text => text.replace(/^>\W*/, '>').startsWith(`>${row}`)); i++) {
      if (i > PATIENCE) throw new Error(`There is no row "${row}" on ${top()}.`);
      await press('up');
    }
    await press('ok');
  }

  /** Back to the question. BACK in the tracks leaves the play. */
  async function leave(): Promise<void> {
    for (let i = 0; top() !== 'play'; i++) {
      if (i > PATIENCE) throw new Error(`Nothing leads back to the play from ${top()}.`);
      const isOnTop = top() === 'tracks' && (await shown()).some(row => row.includes('BACK home'));
      if (isOnTop) await choose('Back to the game');
      else await press('back');
    }
  }

  /** A page further down, a step taken back, and all that was taken back done again. */
  async function readLog(): Promise<void> {
    const { journal } = engine.device.session!,
      { depth } = journal;
    for (let i = 0; i < 4; i++) await press('down');
    await hold('back');
    for (let i = 0; i < PATIENCE && journal.depth < depth; i++) await press('ok');
    if (journal.depth !== depth) throw new Error(`The log stays at step ${journal.depth} of ${depth}.`);
  }

  /** Some tools close at once: what is pressed then would answer the question. */
  async function useTool(): Promise<void> {
    const row = (await shown()).find(text => text.startsWith('>')) ?? '';
    if (/by (hand|device)|Redo/.test(row)) return;
    await press('ok');
    if (top() === 'log') await readLog();
    for (const line of ['press ok', 'wait 1500', 'press down']) if (!['play', 'log'].includes(top())) await say(line); // what tumbles has come to rest
  }

  async function useTools(): Promise<void> {
    await hold('ok');
    const tools = engine.device.painter.layout.options.length - 1;
    await press('back');
    for (let tool = 0; tool < tools; tool++) {
      await hold('ok');
      for (let i = 0; i < tool; i++) await press('down');
      await useTool();
      await leave();
    }
  }

  /** No dice wait that a tool would take, and BACK opens the tracks: in a menu it is an answer. */
  function isLeftByBack(): boolean {
    const { session, fate } = engine.device,
      ask = session!.ask();
    return !fate.forced.length && top() === 'play' && !ask.dial && !optionsOf(ask).some(option => option.back);
  }

  async function look(): Promise<void> {
    await until('tracks', 'back');
    for (const line of ['press down', 'press ok', 'press down']) await say(line);
    await leave();
    await until('tracks', 'back');
    await choose('Log');
    await readLog();
    await leave();
    await useTools();
    await say('help');
    await leave();
    const { journal } = engine.device.session!,
      { depth } = journal;
    await hold('back');
    for (let i = 0; i < PATIENCE && journal.depth < depth; i++) await say('redo');
    if (journal.depth !== depth) throw new Error(`Undo and redo lead to step ${journal.depth} instead of ${depth}.`);
  }

  let left = first;
  for (const line of lines) {
    const told = await say(line);
    if (!told.ok) throw new Error(`"${line}" does not go on behind a look at everything: ${told.error}`);
    if (!/^(ok|pick|dial|mark|count)/.test(line) || --left > 0) continue;
    if (!isLeftByBack()) continue;
    await look();
    await say(CUT);
    await press('ok');
    await look();
    left = every;
  }
  await engine.end();
  return done;
}

// What makes a table wait: screens that open, plays that are opened and left, tests. Found in Node, measured on the interpreter; the screen has to say what it does before it begins.
import { titleOf } from '../../firmware/shell';
import { script } from '../../test/bench/page';
import { nodeEngine } from '../bench/node';
import { LENGTH, TALK } from './back';
import type { Deed } from './round';

const PATIENCE = 80; // presses to get to a row
const FAR = 30; // steps back, and forth again

export interface Wait extends Deed {
  says?: string; // in the foot, before it begins
}

/** All of it, for one game: the presses that are measured have a name. */
export async function waitsOf(game: string, answers: number): Promise<Wait[]> {
  const engine = nodeEngine({ seed: 1 }),
    waits: Wait[] = [];
  let says = '';
  const { display } = engine.device.hal,
    flip = display.flip;
  display.flip = rows => {
    const foot = rows.at(-1)!;
    if (foot.endsWith('...')) says = foot;
    flip.call(display, rows);
  };

  async function perform(deed: Deed, line: string): Promise<void> {
    says = '';
    const told = JSON.parse(await engine.command(line));
    if (!told.ok) throw new Error(`${game}: "${line}" fails: ${told.error}`);
    waits.push(says ? { ...deed, says } : deed);
  }
  const press = (button: string, as?: string) => perform({ press: button, as }, `press ${button}`);
  const hold = (button: string, as?: string) => perform({ hold: button, as }, `hold ${button}`);
  const say = (line: string) => perform({ line }, line);
  const top = () => engine.device._names.at(-1);

  /** Nobody presses for a while: then the device keeps what it has not kept yet. */
  async function talk(): Promise<void> {
    await perform({ seconds: LENGTH / 1000 }, `wait ${LENGTH}`);
  }

  /** Down to the page before, which is the press that is measured. */
  async function turnPage(): Promise<void> {
    // biome-ignore lint/suspicious/noExplicitAny: what is looked at is not part of a screen's promise
    const log = engine.device.screens.at(-1) as any,
      first = log._first;
    for (let i = 0; log._first === first; i++) {
      if (i > PATIENCE) return; // the play is too short
      await press('down');
    }
    waits.at(-1)!.as = 'a page of the log';
  }

  /** Far back and forth again: more steps than the device keeps in its memory. */
  async function goFar(): Promise<void> {
    const { journal } = engine.device.session!,
      { depth } = journal;
    for (let i = 0; i < FAR && journal.depth > 1; i++) await hold('back', 'far undo');
    for (let i = 0; i < 3 * FAR && journal.depth < depth; i++) await perform({ line: 'redo', as: 'far redo' }, 'redo');
  }

  /** Goes to the row that begins so, and presses OK there. */
  async function choose(row: string, as?: string): Promise<void> {
    const seen = async () => JSON.parse(await engine.command('screen')).rows.some((text: string) => text.startsWith(`>${row}`));
    for (let i = 0; !(await seen()); i++) {
      if (i > PATIENCE) throw new Error(`${game}: there is no row "${row}" on ${top()}.`);
      await press('down');
    }
    await press('ok', as);
  }

  /** The press that leads home is measured. */
  async function leave(): Promise<void> {
    for (let i = 0; top() !== 'home'; i++) {
      if (i > PATIENCE) throw new Error(`${game}: BACK does not lead home from ${top()}.`);
      await press('back');
    }
    waits.at(-1)!.as = 'home, the play is left';
  }

  await choose(titleOf(game), 'the set-up opens');
  await choose('Start', 'a new game starts');
  await leave();
  let left = answers;
  for (const line of script(`docs/games/${game}.md`)) {
    const [word, button] = line.split(' ');
    if (word === 'state') continue; // it only looks
    if (word === 'press') await press(button!);
    else await say(line);
    if (!/^(ok|pick|dial|mark|count)/.test(line)) continue;
    if (!--left) break;
    if (left % TALK === 0) await talk();
  }
  for (let i = 0; top() !== 'tracks' && i < PATIENCE; i++) await press('back'); // the first may only leave a page
  waits.at(-1)!.as = 'the tracks open';
  await choose('Log', 'the log opens');
  await turnPage();
  await hold('back', 'an undo in the log');
  await press('back', 'back in the tracks');
  await leave();
  await press('ok', 'a play opens');
  await hold('back', 'the first undo after it');
  await say('redo');
  await goFar();
  await hold('ok', 'the tools open');
  await press('back');
  await say('help');
  waits.at(-1)!.as = 'help opens';
  await leave();
  await choose('Plays', 'the list of plays opens');
  await press('ok');
  await choose('Copy', 'a play is copied');
  await press('ok');
  await choose('Delete');
  await press('down', 'a play is deleted');
  await press('back');
  await choose('Settings', 'the settings open');
  await choose('Test the device', 'the self-test opens');
  return waits;
}

// A game's example round (docs/games) as a person would press it: found in Node, played again on the interpreter.

import { digitsOf } from '../../firmware/screens/play/dial';
import { rowOf } from '../../firmware/screens/play/struck';
import { optionsOf } from '../../games/kit';
import { script } from '../../test/bench/page';
import { nodeEngine } from '../bench/node';

/** What is done: a press, some seconds that pass, or a line for the bench where no button does it. */
export interface Deed {
  seen?: string; // a press, up to where something is seen
  press?: string; // "ok", "down"
  hold?: string;
  seconds?: number;
  line?: string;
  as?: string; // what it is measured as; nothing: it only leads on
  at?: string; // the step that was asked, for who looks for the slowest
}

const PATIENCE = 200; // presses to get to an option or a value

const TIMES = 10; // so often the rest is measured

/** All that is pressed in the round's first answers, and then a walk through undo, redo, tracks and tools. */
export async function roundOf(game: string, answers: number): Promise<Deed[]> {
  const engine = nodeEngine({ seed: 1 }),
    deeds: Deed[] = [];
  const tell = async (line: string) => JSON.parse(await engine.command(line));
  // biome-ignore lint/suspicious/noExplicitAny: what is looked at is not part of a screen's promise
  const screen = () => engine.device.screens.at(-1) as any;
  const labels = () => optionsOf(engine.device.session!.ask()).map(option => option.label);
  const depth = () => engine.device.session!.journal.depth;

  async function press(button: string, as?: string): Promise<void> {
    deeds.push({ press: button, as });
    await tell(`press ${button}`);
  }

  async function hold(button: string, as?: string): Promise<void> {
    deeds.push({ hold: button, as });
    await tell(`hold ${button}`);
  }

  async function pass(as: string): Promise<void> {
    deeds.push({ seconds: 1, as });
    await tell('wait 1000');
  }

  async function say(line: string, as?: string): Promise<void> {
    deeds.push({ line, as });
    const told = await tell(line);
    if (!told.ok) throw new Error(`${game}: "${line}" fails: ${told.error}`);
  }

  /** Down or up the list, until the cursor stands on this option. */
  async function point(option: number): Promise<void> {
    const place = screen()._place;
    for (let i = 0; place.cursor !== option; i++) {
      if (i > PATIENCE) throw new Error(`${game}: no press leads to option ${option}.`);
      const before = { ...place };
      await press(place.cursor < option ? 'down' : 'up');
      if (place.cursor > before.cursor) deeds.at(-1)!.as = place.scroll === before.scroll ? 'down' : 'scroll';
    }
  }

  /** A printed number, digit by digit. */
  async function digits(value: number, count: number): Promise<void> {
    const text = (n: number) => String(n).padStart(count, '0');
    for (let digit = 0; digit < count; digit++) {
      for (let i = 0; text(screen()._dial)[digit] !== text(value)[digit]; i++) {
        if (i > PATIENCE) throw new Error(`${game}: no press leads to ${value} on the dial.\n${(await tell('screen')).rows.join('\n')}`);
        await press('up');
      }
      if (digit + 1 < count) await press('ok');
    }
  }

  async function dial(value: number): Promise<void> {
    const asked = engine.device.session!.ask().dial,
      count = asked ? digitsOf(asked) : 1;
    if (count > 1) return digits(value, count);
    for (let i = 0; screen()._dial !== value; i++) {
      if (i > PATIENCE) throw new Error(`${game}: no press leads to ${value} on the dial.\n${(await tell('screen')).rows.join('\n')}`);
      await press(screen()._dial < value ? 'up' : 'down');
    }
  }

  /** Marks these and no others, and goes back to the row that answers. */
  async function mark(labels: string): Promise<void> {
    const marks = engine.device.session!.ask().marks!,
      wanted = labels ? labels.split(', ') : [];
    for (const [place, { label }] of marks.entries())
      if (wanted.includes(label) !== screen()._list.includes(place)) {
        await point(1 + rowOf(marks, place));
        await press('ok');
      }
    await point(0);
  }

  /** Sets the number under the cursor; the last one answers. */
  async function count(value: number): Promise<void> {
    const list = screen()._list,
      at = screen()._place.cursor;
    while (list[at] !== value) await press(list[at] < value ? 'up' : 'down');
    await press('ok');
  }

  async function answer(line: string): Promise<void> {
    const asked = await tell('ask'),
      before = depth();
    while (screen()._page) await press('ok'); // pieces to move
    if (line.startsWith('pick ')) await point(rowOf(optionsOf(engine.device.session!.ask()), labels().indexOf(line.slice(5))));
    else if (line.startsWith('dial ')) await dial(Number(line.slice(5)));
    else if (line.startsWith('mark')) await mark(line.slice(5));
    else if (line.startsWith('count ')) for (const n of line.slice(6).split(' ')) await count(Number(n));
    if (depth() === before) await press('ok');
    if (depth() === before) await press('ok'); // the first one has only brought it into view
    if (depth() !== before + 1) throw new Error(`${game}: "${line}" is not answered by OK.`);
    deeds.at(-1)!.as = 'answer';
    deeds.at(-1)!.at = asked.step;
  }

  /** Opens the tools, and in them what is called so. */
  async function open(tool: string, as?: string): Promise<void> {
    await hold('ok', 'tools open');
    for (let i = 0; !(await tell('screen')).rows.includes(`>${tool}`); i++) {
      if (i > PATIENCE) throw new Error(`There is no tool called ${tool}.`);
      await press('down');
    }
    await press('ok', as);
  }

  async function leave(): Promise<void> {
    for (let i = 0; engine.device._names.at(-1) !== 'play'; i++) {
      if (i > PATIENCE) throw new Error(`BACK does not lead back to the game, but to ${engine.device._names}.`);
      await press('back');
    }
  }

  async function tour(): Promise<void> {
    for (let i = 0; i < TIMES; i++) await hold('back', 'undo');
    for (let i = 0; i < TIMES; i++) await say('dice', 'bench'); // what a line for the bench costs by itself
    for (let i = 0; i < TIMES; i++) await say('redo', 'redo');
    for (let i = 0; i < TIMES; i++) deeds.push({ seen: 'ok', as: 'seen' });
    for (let i = 0; i < 3; i++) {
      await press('back', 'tracks open');
      await press('ok', 'back in the game'); // its first row
    }
    for (let i = 0; i < 3; i++) {
      await open('Dice', 'dice open');
      for (let roll = 0; roll < 3; roll++) {
        await press('ok', 'dice roll');
        await pass('dice shown'); // they tumble first
      }
      await leave();
    }
    await open('Timers');
    await press('ok'); // two minutes, which run at once
    for (let i = 0; i < TIMES; i++) await pass('timer tick');
    await leave();
    for (let i = 0; i < TIMES; i++) await pass('title tick');
  }

  let left = answers;
  for (const line of script(`docs/games/${game}.md`)) {
    const [word, button] = line.split(' ');
    if (['ok', 'pick', 'dial', 'mark', 'count'].includes(word!)) {
      await answer(line);
      if (!--left) break;
    } else if (word === 'press') await press(button!);
    else if (word !== 'state') await say(line);
  }
  await tour();
  return deeds;
}

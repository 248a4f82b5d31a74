// Where the cursor stands when a question comes: at its usual answer, never at the place of another question's answer.

import { strict as assert } from 'node:assert';
import { placeIn } from '../../firmware/screens/play/struck';
import { catalogue } from '../../games/catalogue';
import { optionsOf, usualOf } from '../../games/kit';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { script } from '../bench/page';

const PRESSES = 150;

const bare = (label: string) => label.replace(/[\s*\d]/g, '').replace(/[^>\w]/g, '');

/** Every game's example, and that of Hadal's Light. */
const LIGHT = ['hadal', 'loop', 'tales', 'tamashii'].map(id => [id, 'bench-light']);
const EXAMPLES = [...catalogue().map(({ id }) => [id, 'bench']), ...LIGHT] as [string, string][];

/** The option at the play screen's cursor, by its place; -1 when another screen is seen or there is nothing to choose from. */
function cursorOf({ device }: NodeEngine): number {
  if (!device.session || device.top() !== 'play' || optionsOf(device.session.ask()).length < 2) return -1;
  const { cursor } = (device.screens[device.screens.length - 1] as unknown as { _place: { cursor: number } })._place;
  return placeIn(optionsOf(device.session.ask()), cursor);
}

/** The cursor is at the usual answer, or, where the question keeps it, on what was chosen last. */
function checkCursor(engine: NodeEngine, chosen: string, where: string): void {
  const ask = engine.device.session!.ask(),
    options = optionsOf(ask),
    cursor = cursorOf(engine),
    stays = ask.keeps && options[cursor] && bare(options[cursor]!.label) === bare(chosen);
  assert(stays || cursor === usualOf(ask), `${where}: ${ask.say}, cursor at ${options[cursor]?.label}`);
}

describe('the cursor in an example round', () => {
  for (const [id, fence] of EXAMPLES)
    it(`of ${id} (${fence}) starts at the usual answer of every question, or stays on what was chosen`, async () => {
      const engine = nodeEngine({ seed: 1 });
      let asked = 0;
      for (const line of script(`docs/games/${id}.md`, fence)) {
        await engine.command(line);
        if (cursorOf(engine) < 0) continue;
        asked++;
        checkCursor(engine, line.startsWith('pick ') ? line.slice(5) : '', line);
      }
      assert(asked > 3, `${asked} questions`);
      await engine.end();
    });

  for (const [id, fence] of EXAMPLES)
    it(`of ${id} (${fence}) gives usual answers only, when nothing but OK is pressed`, async () => {
      const engine = nodeEngine({ seed: 1 }),
        press = () => engine.command('press ok');
      await engine.command(script(`docs/games/${id}.md`, fence)[0]!);
      const session = engine.device.session!;
      let given = 0,
        chosen = '';
      for (let i = 0; i < PRESSES; i++) {
        const cursor = cursorOf(engine),
          { depth } = session.journal;
        if (cursor >= 0) checkCursor(engine, chosen, `press ${i}`);
        chosen = cursor < 0 ? '' : optionsOf(session.ask())[cursor]!.label;
        await press();
        if (session.journal.depth === depth) await press(); // the first one has brought the answer into view
        if (cursor < 0 || session.journal.depth === depth) continue;
        given++;
        assert.equal(session._entry(depth + 1)![1], cursor, `press ${i}: another answer than the one under the cursor`);
      }
      assert(given > 10, `${given} answers`);
      await engine.end();
    });
});

describe('marks', () => {
  it('keep the cursor on the mark, in view, below the fold, too', async () => {
    const engine = nodeEngine({ seed: 1 });
    for (const line of [
      'new tales {"Mode":"Full","Machines":0,"Prompts":"Short"}',
      'pick BRAVE',
      'pick DENSE',
      'pick CLEVER',
      'pick DULL',
      'pick All right',
    ])
      assert(JSON.parse(await engine.command(line)).ok, line);
    const session = engine.device.session!;
    assert.match(session.ask().say, /^Event tiles/);
    for (let i = 0; i < 8; i++) await engine.command('press down');
    const chosen = engine.hal.display.rows.find(row => row.startsWith('>'));
    await engine.command('press ok');
    assert.equal(bare(engine.hal.display.rows.find(row => row.startsWith('>')) ?? ''), bare(chosen!));
    const marked = engine.hal.display.rows.find(row => row.startsWith('>'));
    assert.notEqual(marked, chosen); // and it is marked now
  });
});

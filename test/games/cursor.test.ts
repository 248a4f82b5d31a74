// Where the cursor stands when a question comes: at its usual answer, never at the place of another question's answer.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { catalogue } from '../../games/catalogue';
import { optionsOf, usualOf } from '../../games/kit';
import { nodeEngine } from '../../tools/bench/node';

/** The example round of a game: the lines of its page that the bench takes. */
function roundOf(id: string): string[] {
  const page = readFileSync(`docs/games/${id}.md`, 'utf8');
  for (const [, block] of page.matchAll(/```[a-z]*\n([\s\S]*?)```/g)) {
    const lines = block!.split('\n').filter(line => line && !line.startsWith('#'));
    if (lines.some(line => line.startsWith(`new ${id}`))) return lines.slice(lines.findIndex(line => line.startsWith('new ')));
  }
  throw new Error(`docs/games/${id}.md has no example round`);
}

const bare = (label: string) => label.replace(/[\s*\d]/g, '');

describe('the cursor in an example round', () => {
  for (const [id] of catalogue())
    it(`of ${id} starts at the usual answer of every question, or stays on what was chosen`, async () => {
      const engine = nodeEngine({ seed: 1 });
      let asked = 0;
      for (const line of roundOf(id)) {
        let chosen = '';
        if (line.startsWith('pick ')) chosen = line.slice(5);
        await engine.command(line);
        const { session, screens } = engine.device,
          place = (screens[screens.length - 1] as any)._place;
        if (!session || engine.device.top() !== 'play') continue;
        const ask = session.ask(),
          options = optionsOf(ask);
        if (options.length < 2) continue;
        asked++;
        const stays = ask.keeps && options[place.cursor] && bare(options[place.cursor]!.label) === bare(chosen);
        assert(stays || place.cursor === usualOf(ask), `${line}: ${ask.say}, cursor at ${options[place.cursor]?.label}`);
      }
      assert(asked > 3, `${asked} questions`);
    });
});

describe('marks', () => {
  it('keep the cursor on the mark, in view, below the fold, too', async () => {
    const engine = nodeEngine({ seed: 1 });
    await engine.command('new tales');
    const session = engine.device.session!;
    for (let i = 0; i < 200 && !session.ask().say.startsWith('Event tiles'); i++) {
      const ask = session.ask();
      await engine.command(ask.options ? `pick ${optionsOf(ask)[usualOf(ask)]!.label}` : ask.dial ? `dial ${ask.dial.start}` : 'ok');
    }
    assert.match(session.ask().say, /^Event tiles/);
    for (let i = 0; i < 8; i++) await engine.command('press down');
    const chosen = engine.hal.display.rows.find(row => row.startsWith('>'));
    await engine.command('press ok');
    assert.equal(bare(engine.hal.display.rows.find(row => row.startsWith('>')) ?? ''), bare(chosen!));
    assert((session.state() as any).events > 0);
  });
});

// Set-up in every game: what was stored is where a change starts, and what a table chose last is offered again.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { isAsked, optionsOf, type SetupQuestion, usualAnswer } from '../../games/kit';
import type { Loop } from '../../games/loop/state';
import { nodeEngine } from '../../tools/bench/node';
import { BUNDLES } from '../../tools/bundles';
import { begin } from '../play';

describe('set-up', () => {
  it('changes a CAREER of LOOP from what is stored', () => {
    const player = begin<Loop>(BUNDLES.loop!, { Mode: 'Full', Game: 'Competitive', Players: 2 });
    for (let i = 0; i < 20 && !player.offers().includes('Change'); i++) player.session.answer(0, 1);
    const before = player.says();
    player.pick('Change');
    for (let i = 0; i < 9 && player.session.ask().dial; i++) player.session.answer(player.session.ask().dial!.start, 1);
    assert.equal(player.says(), before.replace(/~/g, '')); // said now, and no guess any more
  });

  for (const { id, title } of catalogue())
    it(`offers what the table chose last again, and starts with it in one press: ${title}`, async () => {
      const engine = nodeEngine({ seed: 1 }),
        questions: SetupQuestion[] = BUNDLES[id]!.questions(),
        usual = questions.map(usualAnswer),
        question =
          questions.find(one => one.options && !['Mode', 'Game'].includes(one.name) && isAsked(questions, one, usual)) || questions[1]!, // one that every table is asked
        chosen = question.options!.at(-1),
        press = (button: string) => engine.command(`press ${button}`);
      await engine.command(`new ${id} {"${question.name}":"${chosen}"}`);
      const first = JSON.stringify({ ...engine.device.session!.state(), luck: 0, names: 0 });
      engine.device.home();
      engine.device.show();
      for (let i = 0; i < 9 && !engine.hal.display.rows.some(row => row.startsWith('>') && row.includes(title.slice(0, 12))); i++)
        await press('down');
      await press('ok');
      assert.match(engine.hal.display.rows.join('\n'), />Start as last time/);
      await press('ok');
      assert.equal(JSON.stringify({ ...engine.device.session!.state(), luck: 0, names: 0 }), first);
      assert(optionsOf(engine.device.session!.ask()) || engine.device.session!.ask().then);
      await engine.end();
    });
});

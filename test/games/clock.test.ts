// The clock of a game runs on in its sub-questions, over the tracks and in the tools, is seen there, ends there, and survives a power cut.
import { strict as assert } from 'node:assert';
import { optionsOf, usualOf } from '../../games/kit';
import { answer } from '../../tools/bench/main';
import { nodeEngine } from '../../tools/bench/node';

type Engine = ReturnType<typeof nodeEngine>;

const MINUTE = 60;

/** Each game, its set-up with a clock of one minute, an answer that leads to a sub-question, and what is said when time is up. */
const GAMES: [id: string, setup: object, deeper: string, late: RegExp][] = [
  ['biome', { Mode: 'Full', 'Turn timer': '1 min' }, 'Move', /Time is up/],
  ['loop', { Mode: 'Full', 'Turn minutes': 1 }, 'Buy', /time is up|Time is up/i],
  ['tales', { 'Adventure minutes': 1 }, 'Kid 1', /time is up|Time is up/i],
  ['tamashii', { Mode: 'Full', 'Planning minutes': 1 }, 'Other...', /time is up|Time is up/i],
];

const text = (engine: Engine) => engine.hal.display.rows.join('\n');
const session = (engine: Engine) => engine.device.session!;

/** A play in which the clock runs: set-up is answered as usual. */
async function running(id: string, setup: object): Promise<Engine> {
  const engine = nodeEngine({ seed: 1 });
  await engine.command(`new ${id} ${JSON.stringify(setup)}`);
  for (let i = 0; i < 300 && !session(engine).ask().until; i++) {
    const ask = session(engine).ask();
    const done = optionsOf(ask).find(option => /^(Done|End|Go on|Begin)/.test(option.label) && !option.not);
    if (ask.options) await engine.command(`pick ${(done || optionsOf(ask)[usualOf(ask)]!).label}`);
    else await engine.command(ask.dial ? `dial ${ask.dial.start}` : 'ok');
  }
  assert(session(engine).ask().until, 'the clock runs');
  return engine;
}

for (const [id, setup, deeper, late] of GAMES)
  describe(`the clock of ${id}`, () => {
    it(`ends in the question below "${deeper}"`, async () => {
      const engine = await running(id, setup),
        before = session(engine).ask();
      const told = JSON.parse(await engine.command(`pick ${deeper}`));
      assert.equal(told.ok, true, `${told.error}`);
      const below = session(engine).ask();
      assert.notEqual(below.say, before.say);
      assert.equal(below.until, before.until);
      await engine.command(`wait ${(MINUTE + 1) * 1000}`);
      assert.match(text(engine), late);
    });

    for (const [where, open] of [
      ['over the tracks', 'press back'],
      ['in the tools', 'hold ok'],
    ])
      it(`is seen ${where}, and ends there`, async () => {
        const engine = await running(id, setup);
        await engine.command(open!);
        await engine.command('wait 3000');
        assert.match(engine.hal.display.rows[0]!, /0:5\d/, text(engine));
        await engine.command(`wait ${MINUTE * 1000}`);
        assert.match(text(engine), late);
      });

    it('has what it had before a power cut', async () => {
      const engine = await running(id, setup);
      await engine.command('wait 20000');
      assert.equal(JSON.parse(await answer(engine, 'power cut')).ok, true);
      await engine.command('press ok'); // the play on top of home
      const { rows } = JSON.parse(await engine.command('screen'));
      const left = Number(/II0:(\d\d)/.exec(rows[0])?.[1]); // it waits for the next answer
      assert(left >= 39 && left <= 45, rows.join('\n'));
    });
  });

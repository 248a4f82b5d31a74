// The power of a real interpreter fails at random moments, also while it writes to its flash: nothing that was answered is lost.

import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { CUT } from '../../tools/bench/engine';
import { espruinoEngine } from '../../tools/bench/espruino';
import { sample } from '../long';
import { need } from '../needs';
import { chance } from '../random';
import { type Told, toldBy } from '../told';

const KILLS = sample(20, 200);

describe('a killed interpreter', function () {
  this.timeout(900_000);

  it(`comes back with all that it answered, ${KILLS} times`, async function () {
    need(this, 'interpreter');
    const engine = await espruinoEngine({ seed: 11 }),
      random = chance(7);

    /** undefined when the power failed instead of an answer. */
    async function tell(line: string): Promise<Told | undefined> {
      const told = await engine.command(line);
      return told === CUT ? undefined : toldBy(told);
    }

    /** One answer; false when the power failed before it was given. */
    async function step(): Promise<boolean> {
      const ask = await tell('ask');
      if (!ask) return false;
      if (ask.over) return !!(await tell('undo'));
      if (ask.pick) return !!(await tell(`pick ${ask.pick[random(ask.pick.length)]}`));
      if (ask.dial) return !!(await tell(`dial ${ask.dial[0] + random(ask.dial[1] - ask.dial[0] + 1)}`));
      return !!(await tell('ok'));
    }

    assert((await tell(`new ${catalogue()[0]!.id}`))?.ok);
    let stored = 0;
    for (let kills = 1; kills <= KILLS; kills++) {
      let known = JSON.stringify((await tell('state'))?.state),
        answered = false; // a step was answered, but the power failed before its state was told
      engine.killIn(random(120));
      for (;;) {
        if (!(await step())) break;
        const told = await tell('state');
        if (!told) {
          answered = true;
          break;
        }
        known = JSON.stringify(told.state);
      }
      assert((await tell('press ok'))?.ok); // home offers to go on
      const found = JSON.stringify((await tell('state'))?.state);
      if (found !== known) {
        // one step further: it was stored before the light went out
        assert((await tell('undo'))?.ok);
        assert.equal(JSON.stringify((await tell('state'))?.state), known, `kill ${kills}: more than one step`);
        stored++;
      } else assert(!answered, `kill ${kills}: an answered step is lost`);
    }
    console.log(`      ${KILLS} kills, nothing lost; ${stored} times the step was stored before its answer could be given`);
    await engine.end();
  });
});

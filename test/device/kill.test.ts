// The power of a real interpreter fails at random moments, while it writes to its flash: nothing that was answered is lost.
import { strict as assert } from 'node:assert';
import { CATALOGUE } from '../../firmware/shell';
import { espruinoEngine } from '../../hal/bench/espruino';
import { chance } from '../random';

const KILLS = Number(process.env.KILLS) || 200;

describe('a killed interpreter', function () {
  this.timeout(900_000);

  it(`comes back with all that it answered, ${KILLS} times`, async function () {
    if (!process.env.ESPRUINO) {
      console.log('      skipped: set ESPRUINO to kill a real interpreter');
      this.skip();
    }
    if (!CATALOGUE.length) this.skip();
    const engine = await espruinoEngine({ seed: 11 }),
      random = chance(7);
    const tell = async (line: string) => JSON.parse(await engine.command(line));
    async function answer(): Promise<any> {
      const ask = await tell('ask');
      if (ask.over) return tell('undo');
      if (ask.pick) return tell(`pick ${ask.pick[random(ask.pick.length)]}`);
      if (ask.dial) return tell(`dial ${ask.dial[0] + random(ask.dial[1] - ask.dial[0] + 1)}`);
      return tell('ok');
    }
    let kills = 0,
      lost = 0,
      kept = 0;
    assert((await tell(`new ${CATALOGUE[0][0]}`)).ok);
    while (kills < KILLS) {
      const steps = random(4);
      for (let i = 0; i < steps; i++) await answer();
      const before = JSON.stringify((await tell('state')).state);
      engine.killIn(random(40));
      let cut = false;
      while (!cut) {
        const done = await answer();
        cut = done.error !== undefined && /power/.test(done.error);
        if (!cut && done.ok) break; // it answered before the kill: the next command meets it
      }
      const told = cut ? undefined : JSON.stringify((await tell('state')).state);
      while (!(await tell('ask')).error) {
        // wait for the kill to fall
        await new Promise(done => setTimeout(done, 5));
        if (cut) break;
      }
      if (!cut) await tell('screen');
      kills++;
      // home comes first; the play is what is resumed there
      await tell('press ok');
      const after = JSON.stringify((await tell('state')).state);
      if (told !== undefined && told !== 'undefined') {
        assert.equal(after, told, `kill ${kills}: an answered step is lost`);
        kept++;
      } else if (after != before) kept++;
      else lost++; // it was never answered
    }
    console.log(`      ${kills} kills; ${kept} steps were stored, ${lost} were cut before they were answered`);
    await engine.end();
  });
});

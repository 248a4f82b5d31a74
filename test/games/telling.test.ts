// What every game says, whatever is played: numbers and nouns agree, and no screen that tells a change shows the value from before it.

import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { valuesOf } from '../../games/engine';
import type { State } from '../../games/kit';
import { BUNDLES } from '../../tools/bundles';
import { sample } from '../long';
import { answerAny, begin, type Player, shown } from '../play';
import { chance } from '../random';

const ONE =
  /(?<![-+\d./:])\b1 (dice|cards|players|wounds|successes|Goals|enemies|tokens|cubes|actions|turns|rounds|tiles|keys|steps|points|agents|coins)\b/;
const MANY =
  /(?<![.\d/])\b(?:0|[2-9]|\d\d+) (die|card|player|wound|success|Goal|enemy|token|cube|action|turn|round|tile|step|point|agent|coin)\b/;
const PRINTED = /LVL 1 cards/; // cards of level 1

const STEPS = 200;

/** Plays so many games at random, with a look at every screen: `after` is called once it has been answered. */
function walk(id: string, look: (player: Player<State>) => ((s: State) => void) | undefined): void {
  for (let seed = 1; seed <= sample(12, 100); seed++) {
    const random = chance(seed),
      player: Player<State> = begin(BUNDLES[id], {}, seed);
    for (let i = 0; i < STEPS; i++) {
      const ask = shown(player.session);
      if (!ask.pick && !ask.then) break;
      const after = look(player);
      if (ask.dial) player.session.answer(ask.dial[0] + random(Math.min(4, ask.dial[1] - ask.dial[0] + 1)), 1);
      else answerAny(player.session, random(1000));
      if (after) after(player.s);
    }
  }
}

describe('what is said, whatever is played', function () {
  this.timeout(120_000);

  for (const { id, title } of catalogue()) {
    it(`has numbers and nouns that agree: ${title}`, () =>
      walk(id, player => {
        const ask = shown(player.session),
          words = [ask.say, ...(ask.pick || []).map(([label]) => label), ...ask.cannot.flat(), ...player.session.told];
        for (const text of words) assert(PRINTED.test(text) || !(ONE.test(text) || MANY.test(text)), `${player.s.at}: ${text}`);
        return undefined;
      }));

    it(`stands beside the values after the change that it tells: ${title}`, () =>
      walk(id, player => {
        const ask = shown(player.session),
          at = player.s.at,
          told = (ask.pick || ask.dial ? [] : ask.show || []).filter(track => ask.say.includes(player.session.needs(track).name)),
          before = told.map(track => valuesOf(player.s, [track]));
        return s =>
          told.forEach((track, i) => {
            assert.equal(valuesOf(s, [track]), before[i], `${at}, "${ask.say}": ${track} is shown as it was`);
          });
      }));
  }
});

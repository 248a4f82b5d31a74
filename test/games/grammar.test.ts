// Numbers and nouns agree in every question and every label, however a play goes.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { type AnyGame, optionsOf } from '../../games/kit';
import { BUNDLES } from '../../tools/bundles';
import { sample } from '../long';
import { randomPlay } from '../random';

const NOUNS =
  'dice|wounds|cards|actions|coins|players|keys|points|tokens|squares|steps|rounds|turns|items|supplies|cubes|successes|enemies|rolls|spaces|minutes|rows|hits|seats|stacks|sets|pieces|agents|kids|machines|frames|patterns';
/** "1 wounds", "1 dice". */
const MANY = new RegExp(`(?:^|[^\\w.+\\-/])1 (?:${NOUNS})\\b`, 'i');
const ODD = /BACK back|BACK before|Turned round|Keep so many/;

describe('the words of a game', function () {
  this.timeout(120_000);
  for (const { id, title } of catalogue())
    it(`agree in number in ${title}`, () => {
      const wrong = new Set<string>(),
        look = (text: string) => {
          for (const row of text.split('\n')) if (MANY.test(row) || ODD.test(row)) wrong.add(row);
        };
      for (let seed = 1; seed <= sample(6, 60); seed++)
        randomPlay(BUNDLES[id] as AnyGame, {
          seed,
          steps: 250,
          curious: true,
          brief: true,
          reads(ask) {
            look(ask.say);
            for (const option of optionsOf(ask)) {
              look(option.label);
              look(option.not || '');
            }
          },
        });
      assert.deepEqual([...wrong], []);
    });
});

// Classes on the board: their methods are functions, and where only a constructor is left, so is the class.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { buildTree } from './tree';

const TREE = {
  'games/kit/game.ts': 'export interface Game { id: string }',
  'games/kit/shelf.ts': fs.readFileSync('games/kit/shelf.ts', 'utf8'),
  'games/kit/count.ts': `
    export class Count {
      sum: number;
      constructor(from: number) {
        this.sum = from;
        for (const n of [1, 2].map(n => n * this.sum)) this.sum += n;
      }
      add(by: number): Count {
        this.sum += by;
        return this;
      }
    }
    export interface Speaker { say(): string }
    export class Loud implements Speaker {
      words: string;
      constructor(words: string) { this.words = words; }
      say(): string { return this.words + '!'; }
    }
    export const FEW = [1];`,
  'games/kit/index.ts': "export * from './count';\nexport * from './shelf';",
  'firmware/screens/one.ts': `import { Count, FEW, Loud, type Speaker } from '../../games/kit';
    const speakers: Speaker[] = [];
    export default function tell(n: number): unknown[] {
      speakers.push(new Loud('hey'));
      return [new Count(n).add(FEW[0]!).sum, speakers[0]!.say()];
    }`,
};

describe('a class', function () {
  this.timeout(60_000);

  async function built() {
    const { bundles, error } = await buildTree(TREE);
    assert.equal(error, '');
    const modules: { [name: string]: object } = {};
    const require = (name: string) => {
      const module = { exports: {} };
      if (!modules[name]) {
        runInNewContext(`(function(module,exports,require){${bundles.get(name)}})`)(module, module.exports, require);
        modules[name] = module.exports;
      }
      return modules[name];
    };
    return { kit: bundles.get('kit')!, tell: require('s_one') as unknown as (n: number) => unknown[] };
  }

  it('does the same when it has become a function, as its methods have, also from another bundle', async () => {
    const { tell } = await built();
    assert.deepEqual(JSON.parse(JSON.stringify(tell(10))), [41, 'hey!']);
  });

  it('stays a class where somebody calls its methods without knowing it', async () => {
    const { kit } = await built();
    assert.equal(kit.match(/\bclass\b/g)?.length, 1);
    assert.match(kit, /class[^}]*constructor[^}]*\}\s*say\(/);
  });
});

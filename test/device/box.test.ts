// The box as it is built: every game in the catalogue, the tools and the screens, on the interpreter and in Node.
import { existsSync } from 'node:fs';
import { need } from '../needs';
import { benchIn } from '../toytree';
import { compare, report } from './compare';
import { ids, play, toolPresses } from './script';

describe('on the interpreter, with the games of the box', function () {
  this.timeout(900_000);
  const bench = benchIn('.');

  before(function () {
    need(this, 'interpreter');
    if (!existsSync('dist/flash/main')) throw new Error('There is no build. Make one: npm run build');
  });

  it('the tools answer as in Node and show the same pixels', async () => compare(bench, await toolPresses(250, 8), 8));

  for (const id of ids())
    it(`${id} is played as in Node`, async () => {
      await compare(bench, await play(id, 40, 5), 5);
    });

  it('is compared', () => report(this.title));
});

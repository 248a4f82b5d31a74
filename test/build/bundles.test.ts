// Which source becomes which bundle, and what the build says when bundles would be tied together.
import assert from 'node:assert/strict';
import { buildTree } from './tree';

const TREE = {
  'games/kit/index.ts': "export * from './dice';",
  'games/kit/dice.ts': 'export function roll(n: number) {\n  return n + 1;\n}',
  'games/catalogue.ts': "export const titles = ['Tales'];",
  'games/tales/index.ts': "import { roll } from '../kit';\nimport { rows } from './rows';\nexport default { go: () => roll(rows.length) };",
  'games/tales/rows.ts': 'export const rows = [1, 2, 3];',
  'games/hadal.ts': "import { roll } from './kit';\nexport default { go: () => roll(2) };",
  'firmware/shell/index.ts':
    "import { roll } from '../../games/kit';\nexport interface Screen {\n  n: number;\n}\nexport const paint = (n: number) => roll(n) * 2;",
  'firmware/screens/home.ts':
    "import { titles } from '../../games/catalogue';\nimport { paint, type Screen } from '../shell';\nexport default (s: Screen) => paint(s.n) + titles[0];",
  'firmware/main.ts': "import { sda } from '../hal/esp32/pins';\nimport { paint } from './shell';\nprint(paint(sda()));",
  'hal/hal.ts': 'export interface Hal {\n  n: number;\n}\nexport const LEVEL = 3;',
  'hal/esp32/pins.ts': "export const sda = () => require('wiring').sda;",
  'hal/esp32/wiring/devkit.ts': 'export default { sda: 21 };',
  'hal/esp32/wiring/pocket.ts': 'export default { sda: 4 };',
  'tools/bench/agent.ts': 'export const answer = 1;',
  'tools/bench/board.ts': 'export const board = 1;',
};

/** [what is refused, the files that do it, the sentence]. */
const REFUSED: [what: string, files: Record<string, string>, says: RegExp][] = [
  [
    'a game that imports the firmware',
    { 'games/hadal.ts': "import { paint } from '../firmware/shell';\nexport default paint(1);" },
    /games\/hadal\.ts imports firmware\/shell\/index\.ts\. Code of games\/ knows only games\/kit/,
  ],
  [
    'a game that imports the hal',
    { 'games/hadal.ts': "import { LEVEL } from '../hal/hal';\nexport default LEVEL;" },
    /games\/hadal\.ts imports hal\/hal\.ts\. Code of games\/ knows only games\/kit/,
  ],
  [
    'a game that imports another',
    { 'games/hadal.ts': "import { rows } from './tales/rows';\nexport default rows;" },
    /games\/hadal\.ts imports games\/tales\/rows\.ts\. A game knows only games\/kit/,
  ],
  [
    'a kit that imports a game',
    { 'games/kit/index.ts': "import tales from '../tales';\nexport const x = tales;" },
    /games\/kit\/index\.ts imports games\/tales\/index\.ts\. Kit and engine know no game/,
  ],
  [
    'firmware that imports a game',
    { 'firmware/screens/home.ts': "import tales from '../../games/tales';\nexport default tales;" },
    /A game is loaded when it is played: use hal\.load\('tales'\)/,
  ],
  [
    'a screen that imports the board',
    { 'firmware/screens/home.ts': "import { sda } from '../../hal/esp32/pins';\nexport default sda;" },
    /firmware\/screens\/home\.ts imports hal\/esp32\/pins\.ts\. Only firmware\/main\.ts knows the board/,
  ],
  [
    'a screen that is imported',
    { 'firmware/main.ts': "import home from './screens/home';\nprint(home);" },
    /That is a bundle of its own: load it with hal\.load\('s_home'\)/,
  ],
  [
    'a file of the kit that is imported past its index',
    { 'games/hadal.ts': "import { roll } from './kit/dice';\nexport default roll;" },
    /It would be copied: export it from games\/kit\/index\.ts and import it from there/,
  ],
  [
    'a file that two bundles share',
    {
      'firmware/pool.ts': 'export const pool = { n: 1 };',
      'firmware/main.ts': "import { pool } from './pool';\nprint(pool);",
      'firmware/screens/home.ts': "import { pool } from '../pool';\nexport default pool;",
    },
    /firmware\/pool\.ts is used by main and s_home, so it would become a bundle of its own\. Export it from firmware\/shell\/index\.ts/,
  ],
  [
    'a game whose id is not the name of its folder',
    { 'games/hadal.ts': "export default {\n  id: 'hades',\n};" },
    /games\/hadal\.ts says id: 'hades'\. The id of a game is the name of its folder: write id: 'hadal'/,
  ],
  [
    'a game with a second export',
    { 'games/hadal.ts': 'export const extra = 1;\nexport default 2;' },
    /games\/hadal\.ts exports default and extra\. .*give it a default export and no other/,
  ],
  [
    'a package of Node',
    { 'games/hadal.ts': "import fs from 'node:fs';\nexport default fs;" },
    /hadal imports the package "node:fs", which is not on the device/,
  ],
];

describe('the build', () => {
  it('makes one module for each part, screen, game and board', async () => {
    const { error, bundles } = await buildTree(TREE);
    assert.equal(error, '');
    const names = 'bench board hadal kit main s_home shell tales wiring wiring_devkit wiring_pocket';
    assert.equal([...bundles.keys()].sort().join(' '), names);
  });

  it('makes one line of each, which requires the kit and the shell by name', async () => {
    const { bundles } = await buildTree(TREE);
    for (const [name, code] of bundles) assert.equal(code.trimEnd().split('\n').length, 1, name);
    assert.match(bundles.get('tales')!, /require\("kit"\)/);
    assert.match(bundles.get('s_home')!, /require\("shell"\)/);
    assert.doesNotMatch(bundles.get('kit')!, /require/);
  });

  it('flashes the wiring of the board that was asked for', async () => {
    const { bundles } = await buildTree(TREE, { board: 'pocket' });
    assert.equal(bundles.get('wiring'), bundles.get('wiring_pocket'));
    assert.notEqual(bundles.get('wiring'), bundles.get('wiring_devkit'));
  });

  it('names the known boards when it does not know one', async () => {
    assert.match((await buildTree(TREE, { board: 'moon' })).error, /no wiring for BOARD=moon\. Known boards: devkit, pocket/);
  });

  it('works with the sources that exist', async () => {
    const { bundles } = await buildTree({ 'games/hadal.ts': 'export default 1;' });
    assert.deepEqual([...bundles.keys()], ['hadal']);
  });

  it('says so when there is nothing to build', async () => {
    assert.match((await buildTree({ 'docs/x.md': '' })).error, /Nothing to build/);
  });

  it('allows imports of types in any direction', async () => {
    const game = "import type { Hal } from '../hal/hal';\nexport default (h: Hal) => h.n;";
    assert.equal((await buildTree({ ...TREE, 'games/hadal.ts': game })).error, '');
  });

  it('says where a source cannot be read', async () => {
    const { error } = await buildTree({ ...TREE, 'games/hadal.ts': 'const n = 1;\nexport default = n;' });
    assert.match(error, /games\/hadal\.ts:2: .*export default = n;/);
  });

  for (const [what, files, says] of REFUSED)
    it(`refuses ${what}`, async () => {
      assert.match((await buildTree({ ...TREE, ...files })).error, says);
    });
});

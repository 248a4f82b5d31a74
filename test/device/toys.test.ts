// The built bundles on the real interpreter, with the toy games in the box: the same answers and the same pixels as in Node.

import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOYS, withToys } from '../firmware/device';
import type { Device } from '../hal/device';
import { need } from '../needs';
import { type ToyTree, toyTree } from '../toytree';
import { compare, report } from './compare';
import { play, presses } from './script';

describe('on the interpreter, with toy games', function () {
  this.timeout(600_000);
  withToys();
  let tree: ToyTree;

  before(function () {
    need(this, 'interpreter');
    tree = toyTree();
    tree.build();
  });
  after(() => tree?.close());

  it('the device answers as in Node and shows the same pixels, whatever is pressed', () => compare(tree.bench, presses(250, 3)));

  for (const id of Object.keys(TOYS))
    it(`${TOYS[id].title} is played as in Node`, async () => {
      await compare(tree.bench, await play(id, 60, 5, TOYS), 5);
    });

  it('plays go on after the power was cut, now or in the middle of an answer', async () => {
    const script = ['new ember', 'ok'];
    for (let bytes = 0; bytes <= 24; bytes += 4)
      script.push('jump Turn', `power cut after ${bytes}`, 'pick Use gift', 'power cut', 'press ok', 'ask', 'undo', 'redo', 'state');
    await compare(tree.bench, script);
  });

  it('a small letter with an accent is written as in Node', () =>
    compare(
      tree.bench,
      'down ok ok down ok up ok'.split(' ').map(button => `press ${button}`),
    ));

  it('steps are taken back, done again and told in words as in Node', async () => {
    const steps = await play('ember', 30, 9, TOYS);
    await compare(tree.bench, [...steps, ...Array(12).fill('undo'), 'log 20', ...Array(6).fill('redo'), 'log 20', 'state'], 9);
  });

  it('what is wrong is said in the same words', () =>
    compare(tree.bench, [
      'fly',
      'press left',
      'wait x',
      'ask',
      'new chess',
      'new ember {"Wardens":3}x',
      'new ember {"Wardens":9}',
      'new ember {"Names":["A","A"]}',
      'new ember {"Wardens":3,"Winter":"Hard","Names":["Ada","Zo\xeb"]}',
      'state',
      'pick Fly',
      'correct cold 99',
      'correct embers Ada 2',
      'jump Nowhere',
      'games',
      'seal',
      'sound',
    ]));

  /** The bundles in an interpreter of their own, without the bench. */
  async function bare(): Promise<Pick<Device, 'ask' | 'run' | 'close'>> {
    const { withStorage } = await import('../../tools/build/interpreter.mjs' as string);
    const built = join(tree.folder, 'dist', 'flash');
    return withStorage(new Map(readdirSync(built).map(name => [name, readFileSync(join(built, name))])));
  }

  it('a move of the cursor sends at most 260 bytes', async () => {
    const board = await bare();
    try {
      const sent = board.ask(
        'sent',
        'require("board");require("main");var sent=[];for(var i=0;i<5;i++){board.i2c();board.push("down",60);sent.push(board.i2c())}',
      );
      for (const press of sent) assert.ok(press.bytes <= 260, JSON.stringify(sent));
    } finally {
      board.close();
    }
  });

  it('a display that does not answer is said, and play goes on over the console', async () => {
    const board = await bare();
    try {
      const printed = board.run('require("board");board.plug(false);require("main");board.push("down",60);board.push("down",60);');
      assert.match(printed, /Roundkeeper +!\s+The display does not\s+answer\. Check its\s+four wires/);
      assert.match(printed, />Lanterns/);
    } finally {
      board.close();
    }
  });

  it('a button that is stuck at the start is said, and the others work', async () => {
    const board = await bare();
    try {
      const rows = board.ask(
        '[before,after]',
        'require("board");board.contact("up",true);require("main");var before=device.painter.rows();board.push("down",60);var after=device.painter.rows();',
      );
      assert.match(rows[0].join(' '), /The button up is stuck\. Let it go, or check its wire to pin 12\./);
      assert.ok(rows[1].includes('>Harbours'), rows[1].join('\n'));
    } finally {
      board.close();
    }
  });

  it('is compared', () => report(this.title));
});

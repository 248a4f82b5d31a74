// A whole device on the real interpreter, on a cable: one game and as many tools in its Storage as have room, the fake board under it, Roundkeeper running.
import { strict as assert } from 'node:assert';
import { flashImage, packed, regionAt } from '../../tools/bench/image';
import { openConsole } from '../../tools/cable/open';
import { GREETING, type Interpreter, interpreter } from './interpreter';

const GAME = 'hadal';

/** What the tests of the cable open by the buttons. */
const OPENED = ['s_dice', 's_rolls', 's_selftest'];

export interface Board extends Interpreter {
  /** What the raw region holds. */
  region(): Buffer;
}

/** `seed` fixes the noise of every start. */
export async function boardOnCable(region?: Buffer, seed = 1): Promise<Board> {
  const there = packed(process.env.ESPRUINO!, GAME);
  for (const name of OPENED)
    assert.ok(
      there.includes(name),
      `The interpreter has no room for ${name} beside ${GAME}. Let the tests of the cable open another tool.`,
    );
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, GAME));
  const at = regionAt(process.env.ESPRUINO!);
  flash.fill(255, at);
  region?.copy(flash, at);
  const rig = await interpreter(flash);
  try {
    const console = await openConsole(rig.port, { greeting: GREETING, patience: 20_000 });
    const boot = `require("board");board.seed(${seed});require("main");`;
    await console.run(`require("Storage").write(".bootcde",${JSON.stringify(boot)})`);
    console.close();
    await rig.restart();
  } catch (problem) {
    await rig.close(); // or the next test waits for it in vain
    throw problem;
  }
  return { ...rig, region: () => rig.flash().subarray(at) };
}

// A whole device on the real interpreter, on a cable: every bundle but some games in its Storage, the fake board under it, Roundkeeper running.
import { flashImage } from '../../tools/bench/image';
import { Console } from '../../tools/cable/console';
import { type Interpreter, interpreter } from './interpreter';

const REGION = 0x30000; // the last quarter of its flash file

export interface Board extends Interpreter {
  /** What the raw region holds. */
  region(): Buffer;
}

/** `seed` fixes the noise of every start. */
export async function boardOnCable(region?: Buffer, seed = 1): Promise<Board> {
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, 'hadal'));
  flash.fill(255, REGION);
  region?.copy(flash, REGION);
  const rig = await interpreter(flash),
    console = await Console.open(rig.port, { greeting: 5000, patience: 20_000 });
  const boot = `require("board");board.seed(${seed});require("main");`;
  await console.run(`require("Storage").write(".bootcde",${JSON.stringify(boot)})`);
  console.close();
  await rig.restart();
  return { ...rig, region: () => rig.flash().subarray(REGION) };
}

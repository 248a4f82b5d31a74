// A whole device on the real interpreter, on a cable: every bundle but some games in its Storage, the fake board under it, Roundkeeper running.
import { flashImage, regionAt } from '../../tools/bench/image';
import { Console } from '../../tools/cable/console';
import { type Interpreter, interpreter } from './interpreter';

export interface Board extends Interpreter {
  /** What the raw region holds. */
  region(): Buffer;
}

/** `seed` fixes the noise of every start. */
export async function boardOnCable(region?: Buffer, seed = 1): Promise<Board> {
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, 'hadal'));
  const at = regionAt(process.env.ESPRUINO!);
  flash.fill(255, at);
  region?.copy(flash, at);
  const rig = await interpreter(flash),
    console = await Console.open(rig.port, { greeting: 5000, patience: 20_000 });
  const boot = `require("board");board.seed(${seed});require("main");`;
  await console.run(`require("Storage").write(".bootcde",${JSON.stringify(boot)})`);
  console.close();
  await rig.restart();
  return { ...rig, region: () => rig.flash().subarray(at) };
}

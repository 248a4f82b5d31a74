// ESPRUINO=... npm run flash:time: how long a first flash and the update of one game take against the interpreter, with its naps as they are.
import { readFileSync } from 'node:fs';
import { Console } from '../../hal/usb/console';
import { type Outcome, update } from '../../hal/usb/update';
import { interpreter } from '../usb/interpreter';
import { builtVersion, NAPPING, prepare } from '../usb/linux';
import { quiet } from '../usb/versions';

const told = (what: string, outcome: Outcome) =>
  console.log(
    `${what.padEnd(22)}${outcome.files.toString().padStart(3)} files ${outcome.sent.toString().padStart(7)} bytes ${(outcome.milliseconds / 1000).toFixed(1).padStart(6)} s`,
  );

async function main(): Promise<void> {
  if (!process.env.ESPRUINO) throw new Error('Set ESPRUINO to the path of an Espruino for Linux. docs/bench.md says where it comes from.');
  const board = await interpreter();
  try {
    await prepare(board, NAPPING);
    const cable = await Console.open(board.port, { greeting: 8000 });
    told('first flash', await update(cable, builtVersion('0.1.0'), quiet));
    const hadal = `${readFileSync('dist/flash/hadal', 'latin1')}//`;
    told('update of one game', await update(cable, builtVersion('0.1.1', { hadal }), quiet));
    told('nothing new', await update(cable, builtVersion('0.1.1', { hadal }), quiet));
    cable.close();
  } finally {
    await board.close();
  }
}

main().then(
  () => process.exit(0),
  problem => {
    console.error((problem as Error).message);
    process.exit(1);
  },
);

// ESPRUINO=... npm run flash:time: how long a first flash and the update of one game take against the interpreter, and how many lines that is, with its naps as they are.
import { readFileSync } from 'node:fs';
import { interpreter } from '../../test/cable/interpreter';
import { builtVersion, NAPPING, prepare } from '../../test/cable/linux';
import { quiet } from '../../test/cable/versions';
import { openConsole } from '../cable/open';
import { type Outcome, update } from '../cable/update';

const told = (what: string, outcome: Outcome, lines: number) =>
  console.log(
    `${what.padEnd(22)}${outcome.files.toString().padStart(3)} files ${outcome.sent.toString().padStart(7)} bytes ${lines.toString().padStart(4)} lines ${(outcome.milliseconds / 1000).toFixed(1).padStart(6)} s`,
  );

async function main(): Promise<void> {
  if (!process.env.ESPRUINO) throw new Error('Set ESPRUINO to the path of an Espruino for Linux. docs/bench.md says where it comes from.');
  const board = await interpreter();
  try {
    await prepare(board, NAPPING);
    const cable = await openConsole(board.port, { greeting: 8000 });
    const run = async (what: string, number: string, change: { [name: string]: string } = {}) => {
      const before = cable.asked,
        outcome = await update(cable, builtVersion(number, change, NAPPING), quiet);
      told(what, outcome, cable.asked - before);
    };
    await run('first flash', '0.1.0');
    const hadal = `${readFileSync('dist/flash/hadal', 'latin1')}//`;
    await run('update of one game', '0.1.1', { hadal });
    await run('nothing new', '0.1.1', { hadal });
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

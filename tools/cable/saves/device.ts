// What backup and restore need of the device besides its flash: who it is, that it stands still, that it starts again.
import { type Console, word } from '../console';
import { awake, stopProgram } from '../program';

const RESTART = 20_000, // milliseconds
  READING = 90_000, // a start that reads a long play again answers nobody meanwhile
  SHORT = 1500;

/** "ESP32 DevKit", and which Espruino. */
export async function nameOf(board: Console): Promise<string> {
  const name = await board.evaluate<string>('typeof device=="object"?device.hal.board:""');
  return `${word(name || board.who.board)}, Espruino ${board.who.version}`;
}

/** Ends the program on the device, so that nothing writes but us. Its screen says why. */
export async function stop(board: Console): Promise<void> {
  if (await board.evaluate<boolean>('typeof device=="object"'))
    await board.run('device.wake();device.say("The PC writes plays. Do not unplug.");device.show()').catch(() => {}); // a display that fails is no reason
  await stopProgram(board);
}

/** Starts the device again; true when Roundkeeper runs then. */
export async function start(board: Console): Promise<boolean> {
  await board.order('E.reboot()');
  await new Promise(done => setTimeout(done, SHORT));
  await awake(board, READING);
  for (const end = Date.now() + RESTART; Date.now() < end; await new Promise(done => setTimeout(done, 200)))
    if (await board.evaluate<boolean>('typeof device=="object"')) return true;
  return false;
}

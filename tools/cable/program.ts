// Ends and waits for what runs on a board. Both take a moment in which nobody answers.
import { type Console, Trouble } from './console';

const RESTART = 15_000; // milliseconds
const SHORT = 1000;

/** Until the console answers again. `step`: how long each question waits; what is asked of a board that reads nothing fills its buffer. */
export async function awake(board: Console, patience = RESTART, step = SHORT): Promise<void> {
  const until = Date.now() + patience;
  for (;;)
    try {
      await board.evaluate('0', step);
      return;
    } catch (problem) {
      if (!(problem instanceof Trouble) || problem.kind !== 'busy' || Date.now() > until) throw problem;
    }
}

/**
 * Ends the program there, so that all memory is free and nobody else writes; its plays are in flash already.
 * The chip goes on with a tone that has begun, also after reset() (targets/esp32/jshardware.c:204): it is ended first.
 */
export async function stopProgram(board: Console): Promise<void> {
  await board.order('try{device.hal.buzzer.play([],0)}catch(e){}reset()');
  await awake(board);
}

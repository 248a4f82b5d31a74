// How a program of the PC speaks to its person. Whatever it tells may hold a text from a file or a board: nothing else writes to the terminal.
import { printable } from '../hal/printable';

/** A line, or several. */
export function tell(text: string): void {
  process.stdout.write(`${printable(text)}\n`);
}

/** What went wrong. */
export function complain(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}

/** Ends the program when all that it told is out: process.exit() alone throws away what a slow reader has not taken yet. */
export function leave(status: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));
}

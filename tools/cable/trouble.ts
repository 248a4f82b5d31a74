// A way to a board, and what goes wrong on it. The same for a socket, a serial port of the system, and one of a browser.

/** What went wrong, for a program; the message is for a person. */
export type Kind =
  | 'no port' // nothing of that name
  | 'not allowed' // it is there, and this user may not open it
  | 'taken' // somebody else has it open
  | 'gone' // it was open, and the cable was pulled
  | 'silent' // open, and nothing ever comes back
  | 'busy' // an Espruino that answered before and does not now
  | 'full' // its memory ran out
  | 'looping' // it starts, crashes and starts again
  | 'foreign' // something answers that is no Espruino
  | 'failed' // the code that was sent threw an error
  | 'refused'; // the board can be asked, and this must not be done with it

export class Trouble extends Error {
  readonly kind: Kind;
  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Texts are strings of bytes, one character from 0 to 255 each. */
export interface Wire {
  /** Done when the bytes have left this program. */
  write(bytes: string): Promise<void>;
  listen(heard: (piece: string) => void): void;
  /** Called once, when the other end is lost; not after end(). */
  lost(call: (trouble: Trouble) => void): void;
  /** Where closing takes a moment, it can be waited for. */
  end(): void | Promise<void>;
}

export function gone(port: string): Trouble {
  return new Trouble('gone', `The connection to ${port} was lost. Plug the board in again and repeat the command: nothing is half done.`);
}

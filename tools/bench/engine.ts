// What a bench talks to: something that takes a command and answers with one line of JSON.

export interface Engine {
  /** Never rejects for a wrong command: the answer says what is wrong. */
  command(line: string): Promise<string>;
  /** The power fails now, or after so many more bytes written to flash; then the device boots again. */
  cut(after?: number): Promise<string>;
  end(): Promise<void>;
}

export interface EngineOptions {
  store?: string; // folder that keeps the flash between two runs
  seed?: number;
  game?: string; // that an interpreter's flash shall hold from the start: it has not room for all
  variables?: number; // of the interpreter, for the firmware alone; only where it can be told
  stack?: number; // bytes of the interpreter's stack, where it can be told
}

/** What the lock of a store calls us. */
export const BENCH = 'npm run bench';

/** What every engine says when the power fails in the middle of a command. */
export const CUT = JSON.stringify({ ok: false, error: 'The power was cut. The device has started again from what its flash holds.' });

// The whole hardware boundary: only types. Rules never import this file; the shell, the journal and the HALs do.

export type Button = 'up' | 'down' | 'ok' | 'back';

/**
 * What a button did. `press` of up and down comes with the first edge; ok and back have a second meaning when held,
 * so theirs comes on release. `hold` comes once, while ok or back is still down; `longer` once more, a second after the hold of ok, and `end` when it comes up.
 * `again` repeats while up or down is held.
 */
export type Push = 'press' | 'hold' | 'again' | 'longer' | 'end';

/** Width and height in pixels, rows from the top, each row from the left, most significant bit first, no padding between rows. */
export type Bitmap = [width: number, height: number, bits: string];

/** 128x64 pixels of one bit. Nothing is visible until flip(), which sends only what changed. */
export interface Display {
  /** Our own font; a character is 6x8 pixels times `size`: 1, 1.5, or more of them. `lit` false draws dark, on a lit ground. The ground is left alone. */
  text(x: number, y: number, text: string, size: number, lit: boolean): void;
  /** What lies outside the panel is cut off; a width or height of 0 draws nothing. */
  fill(x: number, y: number, width: number, height: number, lit: boolean): void;
  /** Lit becomes dark, and dark lit. All four lie on the panel; y and height are multiples of 8, which the device does byte by byte: a cursor that moves. */
  invert(x: number, y: number, width: number, height: number): void;
  /** Set bits become lit; the others are left alone. */
  image(x: number, y: number, bitmap: Bitmap): void;
  /** True: flip() does not want the rows, which saves the device the work of making them. */
  blind?: boolean;
  /** `rows` is the same picture as up to 8 lines of text, for tests and for people who cannot see the panel. The drawing stays as it is. */
  flip(rows: string[]): void;
  /** Eight rows of the drawing, 0 at the top: 128 bytes, one for each column, least significant bit on top. For a PC that cannot see the panel. */
  page?(n: number): string;
  /** 0 is dark, 1 to 255 is brightness. The picture is kept. */
  shine(level: number): void;
  /** Upside down, for a case that is built the other way round. */
  rotate(half: boolean): void;
  /** Moves the whole picture down by so many pixels, wrapping, against burn-in. */
  shift(pixels: number): void;
}

export interface Buttons {
  /**
   * `typed` is told of letters where there is a keyboard: a character, '\r' for Enter, '\b' for Backspace.
   * It answers false while nobody writes: the key is a button then, or nothing.
   */
  watch(pushed: (button: Button, push: Push) => void, typed?: (letter: string) => boolean): void;
  /** The picture is upside down, or the device is used with the left hand: buttons take the roles of those that lie there then. Where keys have names, they keep them. */
  turn?(half: boolean, left: boolean): void;
}

export interface Buzzer {
  /** Plays [hertz, milliseconds, ...] without blocking; 0 hertz is a rest. A new tune ends the old one. Volume 0 to 3. */
  play(tune: number[], volume: number): void;
  /** True while a tune sounds: an erase of flash would make it stutter. */
  busy(): boolean;
}

/**
 * A raw region of NOR flash, 15 pages of it: the board's boot code has the 16th. Addresses are from the start of the region; whatever leaves it throws.
 * Texts here are strings of bytes, one character from 0 to 255 each.
 */
export interface Flash {
  size: number;
  page: number;
  read(at: number, length: number): string;
  /** Can only clear bits. `at` and the length are multiples of 4. Power may fail after any of the bytes. */
  write(at: number, bytes: string): void;
  /** Sets one whole page to 0xFF. */
  erase(at: number): void;
}

export interface Clock {
  /** Whole milliseconds since power-on; never goes back. */
  now(): number;
  /** Seconds since 1970, or 0 when nobody has told the device the time. */
  date(): number;
  /** Calls back once; returns what cancel() takes. */
  after(milliseconds: number, call: () => void): number;
  cancel(id: number): void;
}

export interface Hal {
  display: Display;
  buttons: Buttons;
  buzzer: Buzzer;
  flash: Flash;
  clock: Clock;
  /** 32 bits of whatever noise the hardware has. Never used alone: firmware/pool.ts mixes it. */
  noise(): number;
  /** CRC-32 (IEEE) of a string of bytes; native on the device, which is why it is here. */
  crc(bytes: string): number;
  /** SHA-256 as 64 hexadecimal letters; native on the device, too. Seals the dice stream of a witnessed play. */
  digest(bytes: string): string;
  /** Millivolts of the battery, or 0 where there is none: the wiring names no pin, or nothing hangs on it. */
  battery(): number;
  /** Said again and again while something long is worked on: a watchdog that waits for the device to be idle must not end it. */
  alive(): void;
  /** Switches all off until OK is pressed; then the device starts anew. Not there where that is not possible. */
  sleep?: () => void;
  /** A PC looks at the screen over the cable: sleep would cut it off. */
  watched?: boolean;
  /** What the interpreter has for everything, in its own variables, and what of it is used; undefined where nothing is scarce. */
  memory(collected?: boolean): { used: number; total: number } | undefined;
  /** A bundle by its name in Storage; throws a sentence when it is missing. unload() gives its memory back. */
  // biome-ignore lint/suspicious/noExplicitAny: who loads it knows what it is
  load(name: string): any;
  unload(name: string): void;
  /** What was found wrong at start, in sentences: a stuck button, a display that does not answer. */
  faults: string[];
  /** What tells this chip from every other; not there where nothing does. A play that was begun on it needs no second look when it is opened. */
  id?: string;
  /** What the board calls itself, for the about screen. */
  board: string;
}

// What a bench needs of the engine under it, besides the firmware: contacts, time, and what came out.
import type { Button } from '../../hal/hal';

export interface Rig {
  /** Puts a button down, lets so many milliseconds pass, lets it go. */
  push(button: Button, milliseconds: number): void;
  advance(milliseconds: number): void;
  /** What the panel holds, row by row, most significant bit left, in base64. */
  panel(): string;
  tones(): number[][];
  writes(): { bytes: number; erases: number };
  /** Variables; null where there are none. */
  memory(): { used: number; total: number; peak: number } | null;
}

// The board that is not there: the profile of the interpreter on a PC. board.ts puts it in the place of Storage's `wiring`.
import type { Wiring } from '../../hal/esp32/wiring';

/** A part of a flash, as the interpreter tells it. */
export interface Area {
  addr: number;
  length: number;
}

/** What the device calls its board. */
export const BOARD = 'bench';
/** Bytes of the region for plays. */
export const REGION_SIZE = 0x10000;

/** The region is the end of the flash, whatever its size. All of it is Storage to the interpreter: files must stay below. */
export const wiringOf = (flash: Area): Wiring => ({
  board: BOARD,
  buttons: { up: 12, down: 13, ok: 14, back: 15 },
  display: { chip: 'SSD1306', sda: 21, scl: 22, address: 0x3c },
  buzzer: 23,
  flash: { address: flash.addr + flash.length - REGION_SIZE, size: REGION_SIZE },
});

// The board that is not there: the profile `linux`, for the interpreter on a PC. board.ts puts it in the place of Storage's `wiring`.
import type { Wiring } from '../../hal/esp32/wiring';

export const linux: Wiring = {
  board: 'bench',
  buttons: { up: 12, down: 13, ok: 14, back: 15 },
  display: { chip: 'SSD1306', sda: 21, scl: 22, address: 0x3c },
  buzzer: 23,
  flash: { address: 0x10030000, size: 0x10000 }, // the last quarter of its flash file; Storage must stay below
};

// ESP32 DevKit with 30 or 38 pins, everything else wired by hand.
import type { Wiring } from '../wiring';

// No strapping pin (0, 2, 5, 12, 15), no input-only pin (34 to 39) and no pin of the flash chip (6 to 11, and 16, 17 on some modules) drives anything:
// https://docs.espressif.com/projects/esp-idf/en/v4.4/esp32/api-reference/peripherals/gpio.html
const devkit: Wiring = {
  board: 'ESP32 DevKit',
  buttons: { up: 32, down: 33, ok: 27, back: 14 },
  display: { chip: 'SSD1306', sda: 21, scl: 22, address: 0x3c },
  buzzer: 23,
  flash: { address: 0x310000, size: 0x10000 },
  battery: { pin: 35, ratio: 2 },
  loose: 39,
};

export default devkit;

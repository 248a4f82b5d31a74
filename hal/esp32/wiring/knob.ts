// ESP32 DevKit with a rotary encoder in place of UP, DOWN and OK; everything else is wired as in devkit.ts, which gives the reasons.
import type { Wiring } from '../wiring';

const knob: Wiring = {
  board: 'ESP32 DevKit with a knob',
  buttons: { back: 14 },
  encoder: { a: 32, b: 33, push: 27 },
  display: { chip: 'SSD1306', sda: 21, scl: 22, address: 0x3c },
  buzzer: 23,
  flash: { address: 0x310000, size: 0x10000 },
  battery: { pin: 35, ratio: 2 },
  loose: 39,
};

export default knob;

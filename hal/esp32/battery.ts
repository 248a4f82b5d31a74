// The battery's millivolts through a divider, the mean of four readings.
import type { Wiring } from './wiring';

// analogRead() gives the raw 12 bits as a part of 4096 (targets/esp32/jshardwareAnalog.c:141), measured with 11 dB.
// Espressif's line for that, at the nominal 1100 mV of the chip's reference: 1100 * 196602 / 4096 / 65536 mV a step, and 142 mV
// (esp-idf v3.3.6, components/esp_adc_cal/esp_adc_cal.c:97, :99). A chip's own reference may be 6 % off.
const STEPS = 4096,
  STEP = 0.8056,
  OFFSET = 142;
const LEAST = 2500; // millivolts: a cell below that runs no board, so the pin hangs in the air and reads anything

export function esp32Battery(wiring: Wiring['battery']): () => number {
  return () => {
    if (!wiring) return 0;
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += analogRead(wiring.pin);
    const millivolts = Math.round(((sum / 4) * STEPS * STEP + OFFSET) * wiring.ratio);
    return millivolts < LEAST ? 0 : millivolts;
  };
}

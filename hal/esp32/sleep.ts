// Deep sleep: all but the chip's clock is off until OK pulls its pin low. Then the board starts anew.
import type { Wiring } from './wiring';

const BY_A_PIN = 2; // ESP_SLEEP_WAKEUP_EXT0 (targets/esp32/jswrap_esp32.c)

/** Pins that the sleeping chip still looks at. */
function isAwake(pin: number): boolean {
  return [0, 2, 4, 12, 13, 14, 15, 25, 26, 27, 32, 33, 34, 35, 36, 37, 39].indexOf(pin) >= 0;
}

/** Nothing where the button hangs on a pin that cannot wake the chip, or this build cannot sleep. */
export function esp32Sleep(wiring: Pick<Wiring, 'buttons' | 'encoder'>): (() => void) | undefined {
  const own = wiring.encoder ? wiring.encoder.push : wiring.buttons.ok,
    pin = own === undefined ? -1 : own;
  if (typeof ESP32 === 'undefined' || !ESP32.deepSleepExt0 || !isAwake(pin)) return undefined;
  return () => ESP32.deepSleepExt0(pin, 0);
}

/** True when OK has just woken it: whoever did may still hold the button. */
export function wokenByButton(): boolean {
  return typeof ESP32 !== 'undefined' && !!ESP32.getWakeupCause && ESP32.getWakeupCause() === BY_A_PIN;
}

// The battery's millivolts through a divider, the mean of four readings.
import type { Wiring } from './wiring';

// The ADC is set to 11 dB, whose full scale is 3.9 V (targets/esp32/jshardwareAnalog.c:125); above 3.1 V it flattens.
const FULL = 3900;

export function esp32Battery(wiring: Wiring['battery']): () => number {
  return () => {
    if (!wiring) return 0;
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += analogRead(wiring.pin);
    return Math.round((sum * FULL * wiring.ratio) / 4);
  };
}

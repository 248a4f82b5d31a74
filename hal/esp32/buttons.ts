// Four buttons to ground, watched on both edges. The pins' own debounce is late by its whole length, so hal/press.ts does it.
import type { Buttons, Clock } from '../hal';
import { BUTTONS, Presses } from '../press';
import type { Wiring } from './wiring';

export function esp32Buttons(wiring: Wiring['buttons'], clock: Clock, faults: string[]): Buttons {
  const pins: number[] = [];
  let stuck = 0;
  for (const button of BUTTONS) {
    const pin = wiring[button];
    pinMode(pin, 'input_pullup');
    if (!digitalRead(pin)) {
      stuck |= 1 << pins.length;
      faults.push(`The button ${button} is stuck. Let it go, or check its wire to pin ${pin}.`);
    }
    pins.push(pin);
  }
  return {
    watch(pushed) {
      const press = new Presses(clock, pushed, stuck);
      const call = (e: WatchEvent) => press.edge(pins.indexOf(e.pin), !e.state, e.time * 1000);
      for (const pin of pins) setWatch(call, pin, { repeat: true, edge: 'both' });
    },
  };
}

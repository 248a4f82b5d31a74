// Buttons to ground, watched on both edges, and a rotary encoder where there is one. The pins' own debounce is late by its whole length, so hal/press.ts does it.
import { Encoder } from '../encoder';
import type { Buttons, Clock } from '../hal';
import { BUTTONS, Presses, roles } from '../press';
import { wokenByButton } from './sleep';
import type { Wiring } from './wiring';

/** Both contacts of the encoder, both edges. */
function watchEncoder(encoder: NonNullable<Wiring['encoder']>, step: (by: number) => void): void {
  const pins = [encoder.a, encoder.b];
  let open = 0;
  for (let i = 0; i < 2; i++) {
    pinMode(pins[i], 'input_pullup');
    if (digitalRead(pins[i])) open |= 1 << i;
  }
  const knob = new Encoder(step, open);
  for (const pin of pins) setWatch((e: WatchEvent) => knob.edge(pins.indexOf(e.pin), e.state), pin, { repeat: true, edge: 'both' });
}

export function esp32Buttons(wiring: Pick<Wiring, 'buttons' | 'encoder'>, clock: Clock, faults: string[]): Buttons {
  const encoder = wiring.encoder,
    pins: number[] = []; // by their place in BUTTONS; -1 where the encoder does it
  let stuck = 0,
    turn = 0,
    press: Presses | undefined;
  for (const button of BUTTONS) {
    const own = button === 'ok' && encoder ? encoder.push : wiring.buttons[button],
      pin = own === undefined ? -1 : own;
    if (pin >= 0) {
      pinMode(pin, 'input_pullup');
      if (!digitalRead(pin)) {
        stuck |= 1 << pins.length;
        if (button !== 'ok' || !wokenByButton()) faults.push(`The button ${button} is stuck. Let it go, or check its wire to pin ${pin}.`);
      }
    }
    pins.push(pin);
  }
  return {
    watch(pushed) {
      const own = new Presses(clock, pushed, stuck);
      press = own;
      if (turn) own.turn(turn);
      const call = (e: WatchEvent) => own.edge(pins.indexOf(e.pin), !e.state, e.time * 1000);
      for (const pin of pins) if (pin >= 0) setWatch(call, pin, { repeat: true, edge: 'both' });
      if (encoder) watchEncoder(encoder, by => pushed(by > 0 ? 'down' : 'up', 'press'));
    },
    turn(half, left) {
      const by = encoder ? 0 : roles(half, left); // a knob turns the same way round, however it lies
      if (by === turn) return;
      turn = by;
      if (press) press.turn(turn);
    },
  };
}

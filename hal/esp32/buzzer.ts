// A passive piezo on a PWM pin. Narrower pulses are quieter; the hardware sounds on by itself, so a timer always ends it.
import type { Buzzer, Clock } from '../hal';
import { Tune } from '../tune';

/** The share of time that the pulses are on, by volume. */
function width(volume: number): number {
  if (volume > 2) return 0.5;
  return volume > 1 ? 0.1 : 0.02;
}

export function esp32Buzzer(pin: number | undefined, clock: Clock): Buzzer {
  const sound = (hertz: number, volume: number) => {
    if (pin === undefined) return;
    // 5000 is Espruino's default and would claim a second PWM channel for the same pin (targets/esp32/jshardwarePWM.c:133)
    if (hertz) analogWrite(pin, width(volume), { freq: hertz === 5000 ? 4999 : hertz });
    else digitalWrite(pin, 0);
  };
  sound(0, 0);
  return new Tune(clock, sound);
}

// Plays a tune note by note on anything that can sound one tone; the device and the simulators share it.
import type { Buzzer, Clock } from './hal';

/** `sound` starts a tone that lasts until the next call; 0 hertz is silence. */
export function tunes(clock: Clock, sound: (hertz: number, volume: number) => void): Buzzer {
  let notes: number[] = [];
  let next = 0;
  let loud = 0;
  let timer = 0;

  function step(): void {
    const note = next;
    timer = 0;
    if (note >= notes.length) {
      notes = [];
      sound(0, 0);
      return;
    }
    next = note + 2;
    sound(notes[note]!, loud);
    timer = clock.after(notes[note + 1]!, step);
  }

  return {
    play(tune, volume) {
      if (timer) clock.cancel(timer);
      notes = volume ? tune : [];
      loud = volume;
      next = 0;
      step();
    },
    busy: () => notes.length > 0,
  };
}

// The piezo through Web Audio: one square wave that is always there and mostly silent. Browsers let it sound after the first gesture only.

const LOUD = [0, 0.02, 0.06, 0.16]; // what the device's volume 0 to 3 is for a speaker: a square wave is loud

export interface Tone {
  /** What hal/tune.ts asks for: a tone until the next call; 0 hertz is silence. */
  sound(hertz: number, volume: number): void;
  /** To be called in a press or a key: before that, a browser plays nothing. */
  wake(): void;
  /** The page's own volume, 0 to 1, on top of the device's. */
  level: number;
  muted: boolean;
  /** False in a browser without Web Audio. */
  able: boolean;
}

export function tone(make: (() => AudioContext) | undefined): Tone {
  let context: AudioContext | undefined;
  let wave: OscillatorNode;
  let gain: GainNode;

  const self: Tone = {
    level: 0.6,
    muted: false,
    able: make !== undefined,
    wake() {
      if (!make) return;
      if (context) {
        if (context.state === 'suspended') void context.resume();
        return;
      }
      try {
        context = make();
        wave = new OscillatorNode(context, { type: 'square', frequency: 440 });
        gain = new GainNode(context, { gain: 0 });
        wave.connect(gain).connect(context.destination);
        wave.start();
      } catch {
        self.able = false; // no sound card: the marks on the screen say the same
        context = undefined;
      }
    },
    sound(hertz, volume) {
      if (!context) return;
      const now = context.currentTime,
        loud = hertz && !self.muted ? LOUD[volume]! * self.level : 0;
      if (hertz) wave.frequency.setValueAtTime(hertz, now);
      gain.gain.setTargetAtTime(loud, now, 0.002); // a step would click
    },
  };
  return self;
}

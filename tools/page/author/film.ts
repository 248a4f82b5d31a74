// Records the screen: each picture, and how long it was seen.
import type { Frame } from './gif';

const MOST = 900; // pictures: half a minute of dice that tumble
const LAST = 1500; // milliseconds: the end is seen before it begins again

export interface Film {
  running(): boolean;
  start(picture: Uint8Array, now: number): void;
  /** What is seen from now on. */
  take(picture: Uint8Array, now: number): void;
  stop(now: number): Frame[];
}

export function film(): Film {
  let frames: Frame[] = [];
  let since = -1;

  function close(now: number): void {
    const last = frames.at(-1);
    if (last) last.time = now - since;
    since = now;
  }

  return {
    running: () => since >= 0,
    start(picture, now) {
      frames = [{ picture, time: 0 }];
      since = now;
    },
    take(picture, now) {
      if (since < 0 || frames.length >= MOST) return;
      const last = frames.at(-1)!.picture;
      if (picture.every((byte, i) => byte === last[i])) return;
      close(now);
      frames.push({ picture, time: 0 });
    },
    stop(now) {
      close(now);
      since = -1;
      frames.at(-1)!.time = Math.max(LAST, frames.at(-1)!.time);
      return frames;
    },
  };
}

// Volume and mute, as the page shows them.

import type { Tone } from '../../hal/browser/sound';
import type { Notices } from './notices';
import { keepLiking, readLiking } from './settings';

export function loudness(tone: Tone, mute: HTMLButtonElement, slider: HTMLInputElement, notices: Notices): void {
  const liking = readLiking();

  function show(): void {
    tone.level = liking.volume / 100;
    tone.muted = liking.muted;
    mute.setAttribute('aria-pressed', String(liking.muted));
    slider.value = String(liking.volume);
  }

  if (!tone.able) {
    mute.disabled = true;
    slider.disabled = true;
    notices.once('sound', 'This browser makes no sound. Every sound has a mark on the screen, at the right end of its title.');
  }
  mute.addEventListener('click', () => {
    liking.muted = !liking.muted;
    if (liking.muted) tone.sound(0, 0);
    keepLiking(liking);
    show();
  });
  slider.addEventListener('input', () => {
    liking.volume = Number(slider.value);
    keepLiking(liking);
    show();
  });
  show();
}

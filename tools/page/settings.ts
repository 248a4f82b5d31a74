// What the page itself remembers: volume and mute. Not the device's settings, which are in its flash.

const NAME = 'roundkeeper.page';

export interface Liking {
  volume: number; // 0 to 100
  muted: boolean;
}

export function readLiking(): Liking {
  const usual: Liking = { volume: 60, muted: false };
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    if (kept.volume >= 0 && kept.volume <= 100) usual.volume = Number(kept.volume);
    usual.muted = kept.muted === true;
  } catch {
    // no storage, or not ours: as usual
  }
  return usual;
}

export function keepLiking(liking: Liking): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(liking));
  } catch {
    // the next visit starts as usual
  }
}

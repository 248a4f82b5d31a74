// What the owner of the device likes. Kept as a list of numbers in the notes; a missing number takes its default.
import type { Notes } from '../../games/engine';

export interface Settings {
  volume: number; // 0 mute to 3
  brightness: number; // 1 to 3
  timeout: number; // minutes until the screen goes dark; 0 never. It dims at half of it
  rotate: number;
  big: number; // large letters
  animate: number; // dice tumble before they show
  sign: number; // whose turn it is in large letters, while nobody presses
  told: number; // 1: every piece that an answer moves, in words; 0: how many
  warn: number; // when a clock warns, a bit each: in the last five seconds, at ten, at thirty, at sixty
  undo: number; // over dice: 0 at once, 1 asks first, 2 they are thrown anew
  sleep: number; // 1: the device switches itself off when it has gone dark and nothing runs
  practice: number; // dice that can be repeated, by their number; 0: real ones
  left: number; // buttons for the left hand
  check: number; // 1: once a round the pieces of one player are compared
}

export function defaults(): Settings {
  return {
    volume: 2,
    brightness: 3,
    timeout: 5,
    rotate: 0,
    big: 0,
    animate: 1,
    sign: 1,
    told: 1,
    warn: 15,
    undo: 0,
    sleep: 1,
    practice: 0,
    left: 0,
    check: 0,
  };
}

export function readSettings(notes: Notes): Settings {
  const settings = defaults();
  try {
    const kept = JSON.parse(notes.read('set') || '[]'),
      names = Object.keys(settings) as (keyof Settings)[],
      most: Partial<Settings> = { volume: 3, brightness: 3, timeout: 30, warn: 15, undo: 2, practice: 9 }; // the others are 0 or 1
    for (let i = 0; i < names.length && i < kept.length; i++)
      if (kept[i] >= 0 && kept[i] <= (most[names[i]] || 1)) settings[names[i]] = kept[i] | 0;
    settings.brightness = settings.brightness || 1; // never all dark
  } catch (_) {
    // damaged settings are no reason not to play
  }
  return settings;
}

export function keepSettings(notes: Notes, settings: Settings): void {
  const list: number[] = [];
  for (const key of Object.keys(settings) as (keyof Settings)[]) list.push(settings[key]);
  notes.keep('set', JSON.stringify(list));
}

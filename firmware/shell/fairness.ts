// Counts how the dice fall, for the page that tells whether they are fair. Cannot stop a roll: what cannot be stored is not counted.
import type { Notes } from '../../games/kit';

const BATCH = 32; // rolls between two writes: flash wears

/** Dice whose faces are counted one by one. Of all others the lower and the upper half are counted together, at the end. */
export function countedDice(): number[] {
  return [4, 6, 8, 10, 12, 20];
}

/** The counts, from the note: three bytes each, the low one first. */
export function fallen(text: string, at: number): number {
  const byte = (i: number) => text.charCodeAt(3 * at + i) || 0;
  return byte(0) + (byte(1) << 8) + (byte(2) << 16);
}

function bumped(text: string, at: number): string {
  let i = 3 * at,
    byte = 256;
  while (text.length < i + 3) text += '\0\0\0';
  for (; byte > 255; i++) {
    byte = text.charCodeAt(i) + 1;
    text = text.slice(0, i) + String.fromCharCode(byte & 255) + text.slice(i + 1);
  }
  return text;
}

/** What Fate.fell calls; with 0 sides it stores what waits. */
export function countFalls(notes: Notes): (sides: number, face: number) => void {
  let waiting = ''; // a character for each: its place among the counts
  return (sides, face) => {
    let at = 0;
    for (const known of countedDice()) {
      if (known == sides) {
        waiting += String.fromCharCode(at + face - 1);
        at = -1;
        break;
      }
      at += known;
    }
    // the face in the middle of an odd die belongs to neither half
    if (at > 0 && sides > 1 && 2 * face != sides + 1) waiting += String.fromCharCode(2 * face > sides ? at + 1 : at);
    if (waiting.length < BATCH && (sides || !waiting)) return;
    try {
      let text = notes.read('fair') || '';
      for (let i = 0; i < waiting.length; i++) text = bumped(text, waiting.charCodeAt(i));
      waiting = ''; // before it is stored: a flash that fails must not fill the memory
      notes.keep('fair', text);
    } catch (error) {
      waiting = '';
    }
  };
}

// Counts how the dice fall, for the page that tells whether they are fair. Cannot stop a roll: what cannot be stored is not counted.
import type { Notes } from './notes';

export const BATCH = 32; // rolls between two writes: flash wears
const MOST = 500; // rolls without a quiet moment in between; what falls beyond them is not counted

/** Dice whose faces are counted one by one. Of all others the lower and the upper half are counted together, at the end. */
export function countedDice(): number[] {
  return [4, 6, 8, 10, 12, 20];
}

/**
 * What Fate.fell calls. A roll only waits: flash is written in a quiet moment, and never in the middle of an answer.
 * With 0 sides, what waits is stored if it is at least so many. The note has three bytes for each count, the low one first.
 */
export function countFalls(notes: Notes): (sides: number, face: number) => void {
  let waiting = ''; // a character for each: its place among the counts
  return (sides, face) => {
    if (sides && waiting.length >= MOST) return;
    let at = 0,
      known = false;
    for (const counted of sides ? countedDice() : []) {
      known = known || counted === sides;
      if (!known) at += counted;
    }
    if (known) waiting += String.fromCharCode(at + face - 1);
    else if (sides > 1 && 2 * face !== sides + 1) waiting += String.fromCharCode(2 * face > sides ? at + 1 : at); // the middle of an odd die is neither
    if (sides || waiting.length < face) return;
    const fell = waiting;
    waiting = ''; // before it is stored: a flash that fails must not fill the memory
    try {
      let text = notes.read('fair') || '';
      for (let i = 0; i < fell.length; i++) {
        let place = 3 * fell.charCodeAt(i),
          byte = 256;
        while (text.length < place + 3) text += '\0\0\0';
        for (; byte > 255; place++) {
          byte = text.charCodeAt(place) + 1;
          text = text.slice(0, place) + String.fromCharCode(byte & 255) + text.slice(place + 1);
        }
      }
      notes.keep('fair', text);
    } catch (_error) {
      // a page that counts is no reason to stop a game
    }
  };
}

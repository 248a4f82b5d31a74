// Counts how the dice fall, for the page that tells whether they are fair. Cannot stop a roll: what cannot be stored is not counted.
import type { Notes } from './notes';

const BATCH = 32; // rolls between two writes
const MOST = 500; // rolls without a quiet moment in between; what falls beyond them is not counted

/** Dice whose faces are counted one by one. Of all others the lower and the upper half are counted together, at the end. */
export function countedDice(): number[] {
  return [4, 6, 8, 10, 12, 20];
}

/** Counts one more at a place of the note, which has three bytes for each count, the low one first. */
function countedIn(text: string, place: number): string {
  let at = 3 * place,
    byte = 256;
  while (text.length < at + 3) text += '\0\0\0';
  for (; byte > 255; at++) {
    byte = text.charCodeAt(at) + 1;
    text = text.slice(0, at) + String.fromCharCode(byte & 255) + text.slice(at + 1);
  }
  return text;
}

/** A roll only waits: flash is written in a quiet moment, and never in the middle of an answer. */
export class Fairness {
  _notes: Notes;
  _waiting: string; // a character for each roll: its place among the counts

  constructor(notes: Notes) {
    this._notes = notes;
    this._waiting = '';
  }

  /** The counts of a die begin behind those of the dice before it. Those of all other dice come last: one for the lower half of the faces, one for the upper. */
  fell(sides: number, face: number): void {
    if (this._waiting.length >= MOST) return;
    let at = 0;
    for (const counted of countedDice()) {
      if (counted === sides) {
        this._waiting += String.fromCharCode(at + face - 1);
        return;
      }
      at += counted;
    }
    if (sides > 1 && 2 * face !== sides + 1) this._waiting += String.fromCharCode(2 * face > sides ? at + 1 : at); // the middle of an odd die is neither
  }

  /** Stores what waits. */
  store(): void {
    const fell = this._waiting;
    if (!fell) return;
    this._waiting = ''; // before it is stored: a flash that fails must not fill the memory
    try {
      let text = this._notes.read('fair') || '';
      for (let i = 0; i < fell.length; i++) text = countedIn(text, fell.charCodeAt(i));
      this._notes.keep('fair', text);
    } catch (_error) {
      // a page that counts is no reason to stop a game
    }
  }

  /** The same, where many wait: flash wears. */
  storeIfMany(): void {
    if (this._waiting.length >= BATCH) this.store();
  }
}

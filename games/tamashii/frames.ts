// Combat Frames of the Body and of Class Augments (p. 15). A Frame that was used once is known: the next time it is one answer.
import { AUGMENTS, CLASS, STARTING, type Tamashii } from './state';

export const BODY_FRAMES = 3,
  AUGMENT_FRAMES = 9,
  REPEAT_B = 12, // repeatable Frames: one for B, one for S [TA-286]
  REPEAT_S = 13;

/** As the tracks call them. */
export function frameNames(): string[] {
  const names: string[] = [];
  for (let n = 1; n <= BODY_FRAMES; n++) names.push(`Body ${n}`);
  for (let n = 1; n <= AUGMENT_FRAMES; n++) names.push(`Augment ${n}`);
  return names;
}

/** The Frames that a player may have: three of the Body, one of each equipped Class Augment [TA-233, TA-297]. */
export function frameCount(s: Tamashii, seat: number): number {
  const own = seat * AUGMENTS;
  return BODY_FRAMES + (Math.min(AUGMENT_FRAMES, s.augments[own + STARTING] + s.augments[own + CLASS]) | 0);
}

/** What is kept of a Frame that has been used: whose it is, its place, what it takes and deals. */
const SEAT = 0,
  FRAME = 1,
  B = 2,
  S = 3,
  DAMAGE = 4,
  NUMBERS = 5;

/** Where a known Frame begins in the list, or -1. */
export function knownFrame(s: Tamashii, seat: number, frame: number): number {
  for (let at = 0; at < s.frames.length; at += NUMBERS) if (s.frames[at + SEAT] === seat && s.frames[at + FRAME] === frame) return at;
  return -1;
}

/** B and S that a known Frame takes. */
export const costOf = (s: Tamashii, at: number) => [s.frames[at + B], s.frames[at + S]];
export const damageOf = (s: Tamashii, at: number) => s.frames[at + DAMAGE];

/** It takes these dice and deals this damage: asked once. */
export function learnFrame(s: Tamashii, seat: number, frame: number, cost: number[], damage: number): void {
  if (frame < REPEAT_B && knownFrame(s, seat, frame) < 0) s.frames = s.frames.concat(seat, frame, cost, damage);
}

/** Another Body has other Frames: those of the Body are forgotten; or all of a player, when the table says its Frames anew. */
export function forgetFrames(s: Tamashii, seat: number, to = REPEAT_B): void {
  for (let at = s.frames.length - NUMBERS; at >= 0; at -= NUMBERS)
    if (s.frames[at + SEAT] === seat && s.frames[at + FRAME] < to) s.frames.splice(at, NUMBERS);
}
export const forgetBodyFrames = (s: Tamashii, seat: number) => forgetFrames(s, seat, BODY_FRAMES);

/** "B B S": a letter for each die. */
export function diceWord(b: number, special: number): string {
  if (b + special > 4) return `B${b} S${special}`;
  const dice: string[] = [];
  for (let i = 0; i < b; i++) dice.push('B');
  for (let i = 0; i < special; i++) dice.push('S');
  return dice.join(' ');
}

/** Whether a player has Frames that are known. */
export function knowsFrames(s: Tamashii, seat: number): boolean {
  for (let at = 0; at < s.frames.length; at += NUMBERS) if (s.frames[at + SEAT] === seat) return true;
  return false;
}

/** "Body Frame 1", or when it is known "Body 1, B B: 2": two B deal 2 damage. */
export function frameLabel(s: Tamashii, frame: number): string {
  if (frame >= REPEAT_B) return frame === REPEAT_B ? 'Repeatable B' : 'Repeatable S';
  const at = knownFrame(s, s.seat, frame),
    isOfBody = frame < BODY_FRAMES,
    n = isOfBody ? frame + 1 : frame + 1 - BODY_FRAMES;
  if (at < 0) return `${isOfBody ? 'Body' : 'Augment'} Frame ${n}`;
  return `${isOfBody ? 'Body' : 'Aug'} ${n}, ${diceWord(s.frames[at + B], s.frames[at + S])}: ${damageOf(s, at)}`;
}

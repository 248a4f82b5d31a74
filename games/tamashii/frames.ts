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

/** Where a known Frame is in the five lists, or -1. */
export function knownFrame(s: Tamashii, seat: number, frame: number): number {
  for (let at = 0; at < s.frameOf.length; at++) if (s.frameOf[at] === seat && s.frameNumber[at] === frame) return at;
  return -1;
}

function forget(s: Tamashii, at: number): void {
  for (const list of [s.frameOf, s.frameNumber, s.frameB, s.frameS, s.frameDamage]) list.splice(at, 1);
}

/** It takes these dice and deals this damage: asked once. */
export function learnFrame(s: Tamashii, seat: number, frame: number, cost: number[], damage: number): void {
  if (frame >= REPEAT_B || knownFrame(s, seat, frame) >= 0) return;
  s.frameOf.push(seat);
  s.frameNumber.push(frame);
  s.frameB.push(cost[0]);
  s.frameS.push(cost[1]);
  s.frameDamage.push(damage);
}

/** Another Body has other Frames. */
export function forgetBodyFrames(s: Tamashii, seat: number): void {
  for (let at = s.frameOf.length - 1; at >= 0; at--) if (s.frameOf[at] === seat && s.frameNumber[at] < BODY_FRAMES) forget(s, at);
}

/** The table says a Frame anew: its cards have changed. */
export function forgetFrames(s: Tamashii, seat: number): void {
  for (let at = s.frameOf.length - 1; at >= 0; at--) if (s.frameOf[at] === seat) forget(s, at);
}

/** "B B S": a letter for each die. */
export function diceWord(b: number, special: number): string {
  if (b + special > 4) return `B${b} S${special}`;
  const dice: string[] = [];
  for (let i = 0; i < b; i++) dice.push('B');
  for (let i = 0; i < special; i++) dice.push('S');
  return dice.join(' ');
}

/** "Body Frame 1", or when it is known "Body 1, B B: 2": two B deal 2 damage. */
export function frameLabel(s: Tamashii, frame: number): string {
  const at = knownFrame(s, s.seat, frame),
    isOfBody = frame < BODY_FRAMES,
    n = isOfBody ? frame + 1 : frame + 1 - BODY_FRAMES;
  if (at < 0) return `${isOfBody ? 'Body' : 'Augment'} Frame ${n}`;
  return `${isOfBody ? 'Body' : 'Aug'} ${n}, ${diceWord(s.frameB[at], s.frameS[at])}: ${s.frameDamage[at]}`;
}

// The last rolls of the dice tool, with their figures.
import { type Device, reading, type Screen } from '../shell';
import { story } from '../tools/story';
import type { Throw } from '../tools/throw';

export default function rolls(device: Device, arg: { rolls: string; like: string; sides: number[]; t: Throw }): Screen {
  const told = story(arg.rolls, arg.like, arg.sides, arg.t);
  return reading(device, 'Last rolls', () => told);
}

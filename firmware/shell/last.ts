// What was used last at this device, so that it is offered first: the tool, the people, and how a game was set up.
import type { Device } from './device';
import { withoutIcon } from './layout';

/** Home offers it again. `label`: what it is called there, an icon before it. A tool may say what it would do again: "Roll 2d6". */
export function keepTool(device: Device, name: string, label: string): void {
  try {
    device.notes.keep('tool', `${name} ${label}`);
  } catch (_) {
    // a tool works without being remembered
  }
}

/** The screen of the tool that was used last, and its label; open it with 'again'. */
export function lastTool(device: Device): string[] | undefined {
  const kept = device.notes.read('tool') || '',
    blank = kept.indexOf(' ');
  return blank > 0 && withoutIcon(kept.slice(blank + 1)) ? [kept.slice(0, blank), kept.slice(blank + 1)] : undefined;
}

/** The names of who played last, whatever it was. */
export function lastPeople(device: Device): string[] {
  const kept = device.notes.read('people');
  return kept ? kept.split('\n') : [];
}

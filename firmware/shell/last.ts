// What was used last at this device, so that it is offered first: the tool, the people, and how a game was set up.
import type { AnyGame, Given } from '../../games/kit';
import type { Device } from './device';
import { withoutIcon } from './layout';

const MOST_NAMES = 12; // that are remembered

/** Home offers it again. `label`: what it is called there, an icon before it. A tool may say what it would do again: "Roll 2d6". */
export function keepTool(device: Device, name: string, label: string): void {
  device.tool = `${name} ${label}`;
  try {
    device.notes.keep('tool', device.tool);
  } catch (_) {
    // a tool works without being remembered
  }
}

/** The tool that was used last: open its screen with 'again'. */
export interface LastTool {
  screen: string;
  label: string;
}

export function lastTool(device: Device): LastTool | undefined {
  if (device.tool === undefined) device.tool = device.notes.read('tool') || '';
  const kept = device.tool,
    blank = kept.indexOf(' ');
  return blank > 0 && withoutIcon(kept.slice(blank + 1)) ? { screen: kept.slice(0, blank), label: kept.slice(blank + 1) } : undefined;
}

/** The names that were used at this device, those of the last play first. */
interface People {
  playedLast: number; // so many of them
  names: string[];
}

function people(device: Device): People {
  const rows = (device.notes.read('people') || '0').split('\n');
  return { playedLast: parseInt(rows[0], 10) || 0, names: rows.slice(1) };
}

/** The names of who played last, whatever it was. */
export function lastPeople(device: Device): string[] {
  const { playedLast, names } = people(device);
  return names.slice(0, playedLast);
}

/** All of them but these. */
export function knownNames(device: Device, without: string[]): string[] {
  return people(device).names.filter(name => without.indexOf(name) < 0);
}

/** How a game was set up last, and by whom. */
export interface LastSetup {
  answers: Given;
  names: string[];
}

export function lastSetup(device: Device, game: string): LastSetup | undefined {
  try {
    const [answers, names] = JSON.parse(device.notes.read(`q:${game}`) || '[]');
    if (Array.isArray(answers) && Array.isArray(names)) return { answers, names };
  } catch (_) {
    // damaged: the usual settings are offered
  }
  return undefined;
}

/** Remembers both. Names that nobody has written are not those of people. */
export function keepSetup(device: Device, game: AnyGame, answers: Given, names: string[]): void {
  const usual = game.seatNames.split(',');
  device.notes.keep(`q:${game.id}`, JSON.stringify([answers, names]));
  if (names.every(name => usual.indexOf(name) >= 0)) return;
  const list = names.concat(knownNames(device, names)).slice(0, Math.max(names.length, MOST_NAMES));
  device.notes.keep('people', `${names.length}\n${list.join('\n')}`);
}

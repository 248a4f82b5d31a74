// Plays to and from files, as the bench has them (docs/bench.md), through the device in the page.
import { deletePlay, MOST_PLAYS, plays } from '../../../firmware/shell';
import { type PlayFile, parsed, written } from '../../replay/file';
import { replayed, withRolls } from '../../replay/replay';
import type { Machine } from '../machine';

const MOST_PAGES = 20; // of rolls: twice what the device keeps

function linesOf(machine: Machine): string[] {
  const lines: string[] = [];
  for (let n = 0; ; n++) {
    const { line } = machine.ask(`export ${n}`);
    if (line === undefined) return lines;
    lines.push(line);
  }
}

export function exported(machine: Machine): string {
  return written(linesOf(machine));
}

/** The same for a person who keeps it: with the last rolls in words. Also tells how many steps it has. */
export function exportedFile(machine: Machine): [text: string, steps: number] {
  const lines = linesOf(machine),
    tool: string[] = [];
  for (let page = 0; ; page++) {
    const told = machine.ask(`rolls ${page}`);
    if (!told.tool.length || page > MOST_PAGES) return [withRolls(lines, tool), lines.length - 1];
    tool.push(...told.tool);
  }
}

/** Reads a file and plays it through, unseen; throws a sentence when it is no play, or the rules do not follow it. */
export function checked(text: string): PlayFile {
  const file = parsed(text);
  replayed(file);
  return file;
}

/** Takes a file in that was checked, and opens it. */
export function imported(machine: Machine, file: PlayFile): void {
  machine.ask(`import ${JSON.stringify(file.head)}`);
  for (const entry of file.entries) machine.ask(`import ${JSON.stringify(entry)}`);
  machine.ask('import end');
}

/** The same play again, by the rules of today, in the place of the old one. */
export function renewed(machine: Machine, file: PlayFile, owner: number): void {
  const { device } = machine;
  if (plays(device).length >= MOST_PLAYS) {
    deletePlay(device, owner); // there is no place for both; the file holds all of it
    imported(machine, file);
  } else {
    imported(machine, file);
    deletePlay(device, owner);
  }
  device.show();
}

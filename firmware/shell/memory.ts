// How much may be kept so that it need not be made again, by the memory that the board has. All of it can go at any time.
import { clearShelves, forgetRows, sizeShelves } from '../../games/kit';
import type { Device } from './device';

/** Variables: what a board is expected to have, what is plenty (PSRAM), and what is too little to promise anything. */
const PLENTY = 6000,
  ENOUGH = 3700;
/** Free variables: below the first, what is quickly made again goes; below the second, what takes a replay to get back. A list of tracks or the log wants so many for a moment. */
const TIGHT = 800,
  LOW = 250,
  READING = 1200; // free variables that the history of a play wants while it is read
const CLOSE = 650; // free variables that a picture with its question may take
const ROOMY = 840; // free variables: what a large screen takes, and TIGHT besides
const TIDY = 1100; // free variables: with fewer, garbage is collected while nobody presses
const MORE = 15; // functions in the place of a question
const IDLE = 4; // times as many functions while no play is open

/** Functions made from flash, steps for undo and redo, rows of the table of tracks. */
export interface Sizes {
  functions: number;
  steps: number;
  rows: number;
}

/** A device that cannot tell has a PC's memory. */
export function sizesFor(total: number | undefined): Sizes {
  if (total === undefined || total >= PLENTY) return { functions: 120, steps: 60, rows: 80 };
  if (total >= ENOUGH) return { functions: 11, steps: 10, rows: 10 };
  return { functions: 10, steps: 0, rows: 4 };
}

/** Functions that are kept while a question is on the table: fewer once memory was short in a play. */
let functions = 0;

function keep(device: Device, sizes: Sizes): void {
  functions = sizes.functions;
  sizeShelves(sizes.functions * IDLE); // no play is open
  clearShelves();
  device.rows = sizes.rows;
  device.steps = sizes.steps;
}

/** Sizes what is kept when the device starts; tells what is wrong where memory is short. */
export function sizeUp(device: Device): string {
  const memory = device.hal.memory();
  keep(device, sizesFor(memory && memory.total));
  return memory && memory.total < ENOUGH
    ? `Little memory (${memory.total}): plays may stop. Is Bluetooth on, or is it another build? Ask npm run doctor.`
    : '';
}

/** Variables that are free; with `collected`, garbage counts as free, too. It is collected only where it has to be: that takes a few milliseconds. */
function freeIn(device: Device, collected: boolean): number {
  const memory = device.hal.memory(collected);
  return memory ? memory.total - memory.used : PLENTY; // a PC does not tell
}

/**
 * A screen opens above the game: the question goes, and is built again when the game is seen. The tracks make many functions, and have room for them then.
 * Other screens do not need the rows of the table of tracks: they stay only where there is plenty of room.
 */
export function letGo(device: Device, name: string): void {
  if (device.session) device.session.rest();
  sizeShelves(name === 'tracks' ? functions + MORE : functions);
  if (name !== 'tracks' && device.session && freeIn(device, false) < ROOMY) forgetRows(device.session.rows);
}

/** A play is about to open, and needs the memory. */
export function makeRoomForPlay(): void {
  sizeShelves(functions);
  clearShelves();
}

/** Before a picture is made: where little is free, what the last answer changed is noted first, and the text of the state before it goes. */
export function ease(device: Device): void {
  const { session } = device;
  if (session && session.fresh && session.whole && freeIn(device, false) < CLOSE) session.settle();
}

/** The game is seen again, and its question comes. */
export function comeBack(): void {
  sizeShelves(functions);
}

/** What is kept for speed goes, and little is kept from now on, until a screen opens above the play or it is left. */
export function keepLittle(device: Device): void {
  const least = sizesFor(0);
  functions = least.functions;
  sizeShelves(functions);
  clearShelves();
  device.rows = least.rows;
  if (!device.session) return;
  forgetRows(device.session.rows);
  device.session.rows.most = least.rows;
}

/** Steps for undo that are kept where memory is short. A far undo keeps them while it reads the play, so that one reading serves several undos. */
export const FEW = 4;
const NO_STEPS = 950; // free variables: with fewer, not even those are kept
const READING_FUNCTIONS = 4; // functions that are kept while a play is read

/**
 * Before the history of a play is read: where little is free, what is kept goes, the steps for undo last, but for so many. While none are kept, no state waits as a text
 * either: it is read from flash again. doneReading() comes after it, whatever happens.
 */
export function roomToRead(device: Device, steps: number): void {
  if (freeIn(device, true) >= READING) return;
  sizeShelves(READING_FUNCTIONS);
  clearShelves();
  const session = device.session!;
  forgetRows(session.rows);
  const free = freeIn(device, true);
  if (free >= READING) return;
  session.keepSteps(free < NO_STEPS ? 0 : Math.min(steps, session.steps()));
}

/** As many functions and steps are kept as before. */
export function doneReading(device: Device, steps: number): void {
  sizeShelves(functions);
  device.session!.keepSteps(steps);
}

/** Called while nobody presses: garbage is collected in time, and not while somebody waits for a picture. */
export function tidy(device: Device): void {
  if (freeIn(device, false) < TIDY) freeIn(device, true);
}

/** Called before every press: where little is free, what is kept for speed goes, and little is kept from then on. True when even that leaves too little. */
export function makeRoom(device: Device): boolean {
  const session = device.session,
    isTight = freeIn(device, false) < TIGHT && freeIn(device, true) < TIGHT;
  if (session) session.lean = isTight;
  if (!isTight) return false;
  keepLittle(device);
  if (session && session.steps() > FEW && freeIn(device, true) < TIGHT) session.keepSteps(FEW);
  if (session && freeIn(device, true) < LOW) session.keepSteps(0);
  return freeIn(device, true) < LOW;
}

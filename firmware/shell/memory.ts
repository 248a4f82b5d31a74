// How much may be kept so that it need not be made again, by the memory that the board has. All of it can go at any time.
import { clearShelves, forgetRows, sizeShelves } from '../../games/kit';
import type { Device } from './device';

/** Variables: what a board is expected to have, what is plenty (PSRAM), and what is too little to promise anything. */
const PLENTY = 6000,
  ENOUGH = 3700;
const LOW = 250; // free variables: what is kept goes before anything else fails

/** Functions made from flash, states for undo and redo, rows of the table of tracks. */
export interface Sizes {
  functions: number;
  states: number;
  rows: number;
}

/** A device that cannot tell has a PC's memory. */
export function sizesFor(total: number | undefined): Sizes {
  if (total === undefined || total >= PLENTY) return { functions: 120, states: 24, rows: 80 };
  if (total >= ENOUGH) return { functions: 30, states: 5, rows: 14 };
  return { functions: 5, states: 2, rows: 4 };
}

/** Sizes what is kept, once, when the device starts; tells what is wrong where memory is short. */
export function sizeUp(device: Device): string {
  const memory = device.hal.memory(),
    sizes = sizesFor(memory && memory.total);
  sizeShelves(sizes.functions);
  forgetRows(sizes.rows);
  device.states = sizes.states;
  return memory && memory.total < ENOUGH
    ? `Only ${memory.total} variables of memory: plays may stop. Is Bluetooth on, or is it another build? npm run doctor tells.`
    : '';
}

/** Called before every press: where little is free, all that is kept for speed goes. */
export function makeRoom(device: Device): void {
  for (const collected of [false, true]) {
    const memory = device.hal.memory(collected); // garbage first: most of what seems to be in use may be that
    if (!memory || memory.total - memory.used > LOW) return;
  }
  clearShelves();
  forgetRows();
  if (device.session) device.session.shrink();
}

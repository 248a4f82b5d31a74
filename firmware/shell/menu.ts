// A menu of rows, for one thing that can be set, such as a counter or a timer: some rows do something, of some the value is set on the spot, one deletes.
// What a press means is told here, and done by the screen: the stack of the device is short, and a class of the shell would always be in memory.
import type { Button, Push } from '../../hal/hal';
import type { Device } from './device';
import { type Row, rowsFoot, rowsOf } from './rows';
import type { Place, View } from './view';

/** Where the cursor is, and what the next press is for. */
export interface Menu {
  place: Place;
  edits: boolean; // up and down change the value under the cursor
  sure: boolean; // down deletes, any other button keeps it
}

export function newMenu(): Menu {
  return { place: { cursor: 0, scroll: 0 }, edits: false, sure: false };
}

/** What a press asks of the screen. 'store' is for what 'more' and 'less' have changed; 'other' is for the shell. */
export type MenuDeed = 'choose' | 'more' | 'less' | 'store' | 'undo' | 'delete' | 'leave' | 'nothing' | 'other';

/** `rows`: how many there are. */
export function deedOf(device: Device, menu: Menu, rows: number, button: Button, push: Push): MenuDeed {
  const { edits, sure, place } = menu,
    turned = button === 'up' || button === 'down';
  menu.sure = false; // deleting takes a second, different press
  if (sure) return button === 'down' && push === 'press' ? 'delete' : 'nothing';
  if (push === 'hold' && button !== 'back') return 'other';
  if (edits && turned) return button === 'up' ? 'more' : 'less';
  menu.edits = false;
  if (push === 'hold') return 'undo';
  if (edits) return 'store';
  if (button === 'back') return 'leave';
  if (!turned) return device.seen(place) ? 'choose' : 'nothing';
  device.browse(place, button, rows);
  return 'nothing';
}

/** The row that deletes was chosen: the next press decides. */
export function askToDelete(device: Device, menu: Menu, name: string): void {
  menu.sure = true;
  device.say(`Delete ${name}? DOWN deletes, any other button keeps it.`);
}

export function viewOfMenu(menu: Menu, title: string, rows: Row[]): View {
  const { edits, place } = menu;
  return {
    title,
    options: rowsOf(rows, edits ? place.cursor : -1),
    place,
    asks: edits,
    foot: rowsFoot(menu.sure, edits, 'OK choose'),
  };
}

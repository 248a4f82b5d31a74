// A device on the table with the tools in it: buttons in, words out.
import { openShell } from '../../firmware/shell';
import type { Button, Push } from '../../hal/hal';
import { type MockFlash, mockHal } from '../../hal/mock';
import { BUNDLES } from '../../tools/bundles';

/** Opens a tool as home would; `flash` for the device that was switched off. */
export function table(tool: string, flash?: MockFlash) {
  const hal = mockHal({ seed: 7, flash, modules: BUNDLES });
  const device = openShell(hal);
  device.home();
  device.open('tools');
  device.open(tool);
  device.show();
  const it = {
    hal,
    device,
    /** "down ok back:hold up:again*20" */
    press(keys: string) {
      for (const key of keys.split(' ')) {
        const [what, times = '1'] = key.split('*');
        const [button, push = 'press'] = what.split(':');
        for (let i = 0; i < +times; i++) hal.push(button as Button, push as Push);
      }
      return it;
    },
    dice(...faces: number[]) {
      device.fate.forced = device.fate.forced.concat(faces);
      return it;
    },
    wait(milliseconds: number) {
      hal.advance(milliseconds);
      return it;
    },
    rows: () => hal.display.rows,
    text: () => hal.display.rows.join('\n'),
    /** Moves the cursor to the row that begins so, presses OK. */
    choose(label: string) {
      for (let i = 0; i < 20; i++) hal.push('up', 'again'); // held, it stops at the first
      for (let i = 0; i < 20; i++) {
        if (hal.display.rows.some(row => row.startsWith(`>${label}`))) return it.press('ok');
        hal.push('down', 'press');
      }
      throw new Error(`There is no "${label}" in:\n${it.text()}`);
    },
    /** The power fails; a new device starts from the same flash. */
    cut: (next = tool) => table(next, hal.flash),
  };
  return it;
}

// The raw region of flash that is ours. Nothing protects the firmware beside it, so every address is checked here.
import type { Flash } from '../hal';

const PAGE = 4096;

let region: { address: number; size: number };
let chip: EspruinoFlash;

function refuse(at: number, length: number, unit: number): never {
  throw new Error(`Flash has ${region.size} bytes in units of ${unit}; ${length} at ${at} do not fit. Report this as a bug.`);
}

function place(at: number, length: number, unit: number): number {
  if (!(at >= 0 && at + length <= region.size) || at % unit || length % unit) refuse(at, length, unit);
  return region.address + at;
}

export function esp32Flash(wiring: { address: number; size: number }): Flash {
  chip = require('Flash');
  region = { address: wiring.address, size: wiring.size - PAGE }; // the last page is the boot code's (firmware/boot.ts)
  flash.size = region.size;
  return flash;
}

const flash: Flash = {
  size: 0,
  page: PAGE,
  read(at, length) {
    if (!(at >= 0 && at + length <= region.size)) refuse(at, length, 1); // as place() does, but without a call: a start reads two hundred times
    return length ? E.toString(chip.read(length, region.address + at))! : '';
  },
  write(at, bytes) {
    chip.write(bytes, place(at, bytes.length, 4));
  },
  erase(at) {
    // a chip may have smaller pages: Linux has 1024
    for (let from = place(at, PAGE, PAGE), end = from + PAGE; from < end; from += chip.getPage(from)!.length) chip.erasePage(from);
  },
};

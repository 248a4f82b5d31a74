// The device itself: Espruino on an ESP32, wired as the profile says.
import type { Hal } from '../hal';
import { esp32Battery } from './battery';
import { esp32Buttons } from './buttons';
import { esp32Buzzer } from './buzzer';
import { clock } from './clock';
import { esp32Display } from './display';
import { esp32Flash } from './flash';
import { load, unload } from './modules';
import { esp32Noise } from './noise';
import { closeRadios } from './radios';
import { esp32Sleep } from './sleep';
import type { Wiring } from './wiring';

function digest(bytes: string): string {
  // biome-ignore lint/style/useNodejsImportProtocol: Espruino's own module, not Node's
  const sum = new Uint8Array(require('crypto').SHA256(bytes));
  let hex = '';
  for (let i = 0; i < sum.length; i++) hex += (sum[i] + 256).toString(16).slice(1);
  return hex;
}

/** Garbage is collected first only if told so: that takes a while. */
function memory(collected?: boolean): { used: number; total: number } {
  const told = process.memory(!!collected);
  return { used: told.usage, total: told.total };
}

export function esp32Hal(wiring: Wiring): Hal {
  const faults: string[] = [];
  closeRadios();
  return {
    display: esp32Display(wiring.display, clock, faults), // first: its buffer wants memory in one piece
    buttons: esp32Buttons(wiring, clock, faults),
    buzzer: esp32Buzzer(wiring.buzzer, clock),
    flash: esp32Flash(wiring.flash),
    clock,
    noise: wiring.noise || esp32Noise(wiring.loose),
    crc: E.CRC32,
    digest,
    battery: esp32Battery(wiring.battery),
    alive: E.kickWatchdog,
    sleep: esp32Sleep(wiring),
    memory,
    load,
    unload,
    faults,
    id: getSerial(),
    board: wiring.board,
  };
}

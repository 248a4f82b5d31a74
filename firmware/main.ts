// Where the device starts: its wiring, its hardware, the shell, and home.
import { esp32Hal } from '../hal/esp32';
import { openShell, powerOn, VERSION } from './shell';

const hal = esp32Hal(require('wiring'));
const device = openShell(hal);
powerOn(device);

/** For the console and the bench; nothing in the program reads it. */
(global as any).device = device;

/** Whoever flashes waits for this line, and the boot code for the call when this version is on trial. */
print(`Roundkeeper ${VERSION}`);
if ((global as any).started) (global as any).started();

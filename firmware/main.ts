// Where the device starts: its wiring, its hardware, the shell, and home.
import { esp32Hal } from '../hal/esp32';
import { type Device, openShell, powerOn, VERSION } from './shell';

const hal = esp32Hal(require('wiring'));
const device = openShell(hal);
powerOn(device);

const world = global as { device?: Device; started?: () => void };

/** For the console and the bench; nothing in the program reads it. */
world.device = device;

/** Whoever flashes waits for this line, and the boot code for the call when this version is on trial. */
print(`Roundkeeper ${VERSION}`);
if (world.started) world.started();

// Off that is off: some time after the screen has gone dark the device sleeps, and OK wakes it at the same question.
import { storeTime } from './clocks';
import type { Device } from './device';
import { storeLuck } from './fortune';
import { isRunning } from './timer';

/** What would be lost keeps it awake: a clock that runs, a tune, dice that are being entered, a name that is being written, a set-up. */
function isNeeded(device: Device): boolean {
  const watch = device.background;
  if (device.hal.buzzer.busy() || device.fate.given.length) return true;
  if (['write', 'setup', 'names'].indexOf(device.top()) >= 0) return true;
  if (!watch) return false;
  if (watch.owes || (watch.game && !device.stopped())) return true;
  for (const text of watch.timers || []) if (isRunning(text)) return true;
  return false;
}

/** Called while it is dark. Everything is stored first; what cannot be stored keeps it awake. */
export function sleepIfIdle(device: Device): void {
  const { sleep } = device.hal;
  if (!sleep || !device.settings.sleep || isNeeded(device)) return;
  try {
    if (device.background && device.background.game) storeTime(device);
    storeLuck(device);
    if (device.fate.fairness) device.fate.fairness.store();
    device.notes.keep('slept', '1');
  } catch (_) {
    return; // the next beat tries again
  }
  sleep();
}

/** True once after such a sleep: nobody needs to be told that the power was off. */
export function hasSlept(device: Device): boolean {
  if (device.notes.read('slept') !== '1') return false;
  device.notes.keep('slept', '0');
  return true;
}

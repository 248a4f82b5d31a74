// Off that is off: some time after the screen has gone dark the device sleeps, and OK wakes it at the same question.
import { storeTime } from './clocks';
import type { Device } from './device';
import { storeLuck } from './fortune';
import { isRunning } from './timer';

/** What would be lost keeps it awake: a clock that runs, a tune, dice that are being entered, a name that is being written, a set-up. */
function isNeeded(device: Device): boolean {
  const watch = device.background;
  if (device.hal.buzzer.busy() || device.hal.watched || device.fate.given.length) return true;
  if (['write', 'setup', 'names'].indexOf(device.top()) >= 0) return true;
  if (!watch) return false;
  if (watch.owes || (watch.game && !device.time.stopped())) return true;
  for (const text of watch.timers || []) if (isRunning(text)) return true;
  return false;
}

/** Sleeps in a row after which nobody pressed anything: then something else than a finger wakes it, a loose wire perhaps. */
const MOST_ALONE = 3;

/** It woke by itself again and again: the battery lasts longer if it stays on in the dark. Said once. */
function wakesAlone(device: Device): boolean {
  if (device.slept === MOST_ALONE) {
    device.slept++;
    device.say(`It woke by itself ${MOST_ALONE} times, and stays on now. Check the wire of OK.`);
  }
  return device.slept > MOST_ALONE;
}

/** Called while it is dark. Everything is stored first; what cannot be stored keeps it awake. True: it cannot sleep yet, and wants to be called again. */
export function sleepIfIdle(device: Device): boolean {
  const { sleep } = device.hal;
  if (!sleep || !device.settings.sleep || wakesAlone(device)) return false;
  if (isNeeded(device)) return true;
  try {
    if (device.background && device.background.game) storeTime(device);
    storeLuck(device);
    if (device.fate.fairness) device.fate.fairness.store();
    device.notes.keep('slept', `${device.slept + 1}`);
  } catch (_) {
    return true;
  }
  sleep();
  return false;
}

/** True once after such a sleep: nobody needs to be told that the power was off. */
export function hasSlept(device: Device): boolean {
  const slept = parseInt(device.notes.read('slept') || '0', 10);
  if (!(slept > 0)) return false;
  device.notes.keep('slept', '0');
  device.slept = slept;
  return true;
}

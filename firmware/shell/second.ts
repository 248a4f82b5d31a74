// A second of a timer. Most of them change nothing but its figures: then no screen is asked, and no other timer is looked at.
import { lookAtTimers, type Watch } from './clocks';
import type { Device } from './device';
import { clockFace } from './timer';
import type { View } from './view';

/** What a picture says about its seconds. Below a notice digits are lower than they are drawn here. */
export function seenIn(view: View, watch: Watch): void {
  watch.digits = !!view.counts;
  if (view.timed || (view.counts && view.notice)) watch.calm = 0;
}

/** Milliseconds until timers have something to tell, 0 for never. All else waits for `due` milliseconds, 0 for ever. */
export function nextSecond(device: Device, watch: Watch, now: number, due: number): number {
  if (due) watch.calm = Math.min(watch.calm, now + Math.floor(due));
  if (watch.due > now) return watch.due - now; // the picture has just looked at them
  const next = lookAtTimers(device, watch);
  watch.calm = 0; // the picture knows nothing of it
  return next;
}

/** Draws the figures of the timer that ends first, and plans the next second. False: there is more to do. */
export function showSecond(device: Device, watch: Watch, now: number): boolean {
  const { banner, hal, painter } = device,
    { ends, upward } = watch,
    left = upward ? now - ends : ends - now,
    next = upward ? 1000 - (left % 1000) : left % 1000 || 1000,
    before = banner.slice(1),
    face = clockFace(left, upward);
  if (now >= watch.notes || face.length !== before.length || hal.faults.length > device.faults) return false;
  if (face !== before) {
    if (!painter.count(before, face, watch.digits)) return false;
    device.banner = banner.charAt(0) + face;
  }
  watch.due = now + next;
  device.beat(now, Math.min(next, watch.calm - now));
  return true;
}

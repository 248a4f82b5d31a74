// What a tap, a digit or a word in a field does on the device: the presses that a person would make for it, and nothing else.
import type { Device } from '../../../firmware/shell';
import { ROOM } from '../../../firmware/shell';
import type { Button, Push } from '../../../hal/hal';
import { seenOn } from './seen';

/** A press on the device, as its own buttons make it. */
export type Pushes = (button: Button, push: Push) => void;

const MOST = 400; // presses: a list or a dial that needs more is none

/** The screen is lit, and shows its question instead of a large name. */
export function rouse(device: Device): void {
  if (device._light && !device._sign) return;
  device.wake();
  device.show();
}

const shownNow = (device: Device) => seenOn(device)?.turned;

/** The cursor goes to this option. False: the screen has changed meanwhile, or does not let it go there. */
export function moveTo(device: Device, push: Pushes, option: number): boolean {
  rouse(device);
  const { painter } = device,
    { place } = painter;
  if (!place || option + 1 >= painter.layout.options.length) return false;
  for (let tries = 0; place.cursor !== option && painter.place === place && tries < MOST; tries++) {
    const further = option > place.cursor;
    // where up and down set the value of a row, OK leads to the next and BACK to the one before
    if (shownNow(device)) push(further ? 'ok' : 'back', 'press');
    else push(further ? 'down' : 'up', 'press');
  }
  return painter.place === place && place.cursor === option;
}

/** An option that is out of view is first shown by OK, and taken by the next. */
function pushOk(device: Device, push: Pushes): void {
  const { painter } = device,
    place = painter.place!,
    { options } = painter.layout,
    hidden = options[place.cursor]! < place.scroll || options[place.cursor + 1]! > place.scroll + ROOM,
    before = painter.layout,
    depth = device.session?.journal.depth;
  push('ok', 'press');
  if (hidden && painter.layout === before && painter.place === place && device.session?.journal.depth === depth) push('ok', 'press');
}

/** Chooses this option and takes it. */
export function take(device: Device, push: Pushes, option: number): void {
  if (moveTo(device, push, option)) pushOk(device, push);
}

/** Chooses this option; takes it when it is the chosen one already. */
export function touch(device: Device, push: Pushes, option: number): void {
  rouse(device);
  if (device.painter.place?.cursor === option) pushOk(device, push);
  else moveTo(device, push, option);
}

/** A number whose digits are set one by one: goes to the first that is wrong, and on to the last. */
function turnDigits(device: Device, push: Pushes, wanted: number): boolean {
  for (let tries = 0; tries < MOST; tries++) {
    const text = shownNow(device)?.text ?? '',
      place = text.indexOf('['),
      digits = text.replace(/[[\]]/g, ''),
      goal = String(wanted).padStart(digits.length, '0');
    if (place < 0 || goal.length > digits.length) return false;
    let wrong = 0;
    while (wrong < digits.length - 1 && digits[wrong] === goal[wrong]) wrong++;
    if (wrong < place) push('back', 'press');
    else if (wrong > place) push('ok', 'press');
    else if (digits[place] === goal[place]) return true;
    else push('up', 'press');
  }
  return false;
}

/** Turns what up and down change to this number. False: it goes only as far as it stands now. */
export function turnTo(device: Device, push: Pushes, wanted: number): boolean {
  rouse(device);
  if (shownNow(device)?.text.includes('[')) return turnDigits(device, push, wanted);
  for (let tries = 0; tries < MOST; tries++) {
    const now = shownNow(device)?.value;
    if (now === undefined) return false;
    if (now === wanted) return true;
    push(now < wanted ? 'up' : 'down', 'press');
    const then = shownNow(device)?.value;
    if (then === undefined || Math.abs(wanted - then) >= Math.abs(wanted - now)) return false;
  }
  return false;
}

/** Digits one after the other make a number, until a while has passed or it would be too large. */
export function typedNumber(now: () => number): (device: Device, push: Pushes, digit: string) => void {
  let text = '',
    since = 0;
  return (device, push, digit) => {
    if (now() - since > 2000) text = '';
    since = now();
    const before = shownNow(device)?.text;
    text += digit;
    if (turnTo(device, push, Number(text)) || text.length === 1) return;
    // one digit too many: a new number begins with it
    text = digit;
    if (!turnTo(device, push, Number(text)) && shownNow(device)?.text === before) text = '';
  };
}

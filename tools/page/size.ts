// Makes the device as large as the page allows, in steps of whole pixels: again whenever the window or the zoom changes.

import { type Glass, magnification } from '../../hal/browser/panel';
import { HEIGHT, WIDTH } from '../../hal/pixels';

/** The case in widths of the panel: 38 by 56 mm around a panel whose lit part is 29.4 mm wide (an OLED of 1.3 inch). */
const WIDE = 38 / 29.4;
const HIGH = 56 / 29.4;
/**
 * A phone or a tablet that is held upright: the device fills the width, its buttons are one row below its screen. And a phone on its side,
 * with the panel beside it. Nobody scrolls between what is asked and what answers it. style.css has the same.
 */
const UPRIGHT = '(max-width: 559px), (max-width: 899px) and (orientation: portrait)',
  LYING = '(max-height: 480px) and (min-width: 560px)',
  FRAME = 3, // CSS pixels left and right of the panel
  ROWS = 8,
  ROW = 32, // CSS pixels that a row has at least there: dots are taller than wide where they must be
  HALF = 0.56, // of the width is the device's on a phone that lies
  SHORT = 64; // CSS pixels for the buttons below the panel, then
const BESIDE = 900; // CSS pixels: from here on the table has a place beside the device
const SHARE = 0.46; // of the width, then
const USUAL = 400; // CSS pixels: a panel of this width has letters of the usual size beside it
const MOST = 120; // CSS pixels above the device that count: below a long notice it may as well be scrolled to

export function sizeDevice(device: HTMLElement, canvas: HTMLElement, glass: Glass): void {
  let shift = [0, 0];

  /** Half a pixel beside the screen's own would blur every dot. */
  function align(): void {
    // where a CSS pixel is a whole number of the screen's, some browsers draw at whole CSS pixels only
    const ratio = Number.isInteger(window.devicePixelRatio) ? 1 : window.devicePixelRatio,
      { left, top } = canvas.getBoundingClientRect(),
      off = (place: number) => Math.round(place * ratio) / ratio - place;
    shift = [shift[0]! + off(left), shift[1]! + off(top + window.scrollY)];
    canvas.style.left = `${shift[0]}px`;
    canvas.style.top = `${shift[1]}px`;
  }

  function now(): void {
    const lying = matchMedia(LYING).matches,
      upright = !lying && matchMedia(UPRIGHT).matches,
      ratio = window.devicePixelRatio,
      style = getComputedStyle(device.parentElement!),
      inner = document.documentElement.clientWidth;
    let times: number, tall: number; // of the screen's pixels for a dot, across and down
    if (upright || lying) {
      times = Math.max(1, Math.floor((((lying ? inner * HALF : inner) - 2 * FRAME) * ratio) / WIDTH));
      tall = Math.max(times, Math.ceil((ROW * ratio) / ROWS));
      if (lying) {
        // as large as leaves the buttons in view
        const most = Math.floor(((window.innerHeight - SHORT - 16) * ratio) / HEIGHT);
        tall = Math.max(1, Math.min(tall, most));
        times = Math.min(times, tall);
      }
    } else {
      const room = (inner >= BESIDE ? inner * SHARE : inner) - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
        top = device.getBoundingClientRect().top + window.scrollY;
      times = tall = magnification(room, window.innerHeight - Math.min(top, MOST) - 8, ratio, WIDE, HIGH);
    }
    const panel = (WIDTH * times) / ratio;
    device.style.setProperty('--panel', `${panel}px`);
    device.style.setProperty('--panel-high', `${(HEIGHT * tall) / ratio}px`);
    // on a screen that is large, what is beside the device is large, too
    document.documentElement.style.setProperty('--grow', String(upright || lying ? 1 : Math.max(1, (panel / USUAL) ** 0.85)));
    glass.size(times, tall);
    align();
  }
  window.addEventListener('resize', now);
  now();
  now(); // what grew with the device has moved it
  // notices come and go above it, and words below
  new ResizeObserver(align).observe(document.body);
}

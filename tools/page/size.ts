// Makes the device as large as the page allows, in steps of whole pixels: again whenever the window or the zoom changes.

import { type Glass, magnification } from '../../hal/browser/panel';
import { WIDTH } from '../../hal/pixels';

/** The case in widths of the panel: 38 by 56 mm around a panel whose lit part is 29.4 mm wide (an OLED of 1.3 inch). */
const WIDE = 38 / 29.4;
const HIGH = 56 / 29.4;
/** A window that is low, as a phone on its side: the buttons are right of the panel, and nobody scrolls between the two. style.css has the same. */
const LYING = '(max-height: 480px) and (min-width: 660px)',
  LYING_WIDE = 72 / 29.4,
  LYING_HIGH = 29 / 29.4;
const BESIDE = 900; // CSS pixels: from here on the table has a place beside the device
const SHARE = 0.46; // of the width, then
const UPRIGHT = 600; // CSS pixels: a tablet held upright has the table below the device
const ABOVE = 0.72; // of the height is the device's, then: as large as leaves whose turn it is in view
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
      ratio = window.devicePixelRatio,
      style = getComputedStyle(device.parentElement!),
      inner = document.documentElement.clientWidth,
      room = (inner >= BESIDE && !lying ? inner * SHARE : inner) - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      top = device.getBoundingClientRect().top + window.scrollY;
    const height = (inner >= UPRIGHT && inner < BESIDE && !lying ? ABOVE : 1) * window.innerHeight;
    const times = magnification(room, height - Math.min(top, MOST) - 8, ratio, lying ? LYING_WIDE : WIDE, lying ? LYING_HIGH : HIGH);
    device.style.setProperty('--panel', `${(WIDTH * times) / ratio}px`);
    glass.size(times);
    align();
  }
  window.addEventListener('resize', now);
  now();
  // notices come and go above it, and words below
  new ResizeObserver(align).observe(document.body);
}

// The pictures in our font that are not letters. Only constants: they cost nothing on the device.

export const UP = '\x01';
export const DOWN = '\x02';
export const LEFT = '\x03';
export const RIGHT = '\x04';
export const HEART = '\x05';
export const HEART_EMPTY = '\x06';
/** A small triangle that points right, at the chosen line. */
export const POINTER = '\x07';
export const CHECK = '\x08';
export const CROSS = '\x0b';
export const BOX = '\x0c';
export const BOX_EMPTY = '\x0e';
export const HOURGLASS = '\x0f';
export const DIE_1 = '\x10';
export const DIE_2 = '\x11';
export const DIE_3 = '\x12';
export const DIE_4 = '\x13';
export const DIE_5 = '\x14';
export const DIE_6 = '\x15';
export const MUSIC = '\x16';
export const BATTERY = '\x17';
export const LOCK = '\x18';
export const SUN = '\x19';
export const MOON = '\x1a';
/** "..." in one character, for a text that is cut off. */
export const ELLIPSIS = '\x1b';
export const STAR = '\x1c';
export const SKULL = '\x1d';
export const SHIELD = '\x1e';
export const BOLT = '\x1f';

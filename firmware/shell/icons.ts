// The pictures before an entry of a menu. They stand where Latin-1 has no letters; who reads instead of looks is not told of them.
// Only constants: they cost nothing on the device.

export const GO_ON = '\x80';
export const PAWN = '\x81';
export const WRENCH = '\x82';
export const GEAR = '\x83';
export const FOLDER = '\x84';
export const DIE = '\x85';
export const COIN = '\x86';
export const SAND = '\x87';
export const TALLY = '\x88';
export const FLAG = '\x89';
export const SCALES = '\x8a';
export const BOOK = '\x8b';
export const PERSON = '\x8c';
export const HAND = '\x8d';

// letters without what reaches below the others, for the foot: the panel ends there
export const SMALL_G = '\x8e';
export const SMALL_J = '\x8f';
export const SMALL_Y = '\x90';

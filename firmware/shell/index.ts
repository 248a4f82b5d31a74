// The shell: what screens share. On the device it is one bundle, loaded once.
export { catalogue } from '../../games/catalogue';
export * from './clocks';
export type { Device } from './device';
export { openShell } from './device';
export { countLuck, fortunes } from './fortune';
export * from './icons';
export * from './last';
export { bar, percent, ROOM, wrap } from './layout';
export { whoAndPhase } from './now';
export * from './plays';
export { reading } from './reading';
export * from './remind';
export { type Row, rowsFoot, rowsOf } from './rows';
export { keepSettings, type Settings } from './settings';
export { undoStep } from './undo';
export { VERSION } from './version';
export type { Place, Screen, View } from './view';

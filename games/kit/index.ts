// The kit: what rule modules and the shell share. On the device it is one bundle, loaded once.
export * from './ask';
export * from './cooldowns';
export * from './decks';
export * from './dice';
export type * from './game';
export * from './journal';
export * from './luck';
export * from './notes';
export * from './phases';
export * from './ring';
export * from './scores';
export * from './session';
export * from './shelf';
export * from './symbols';
export * from './table';
export * from './timers';
export * from './tracks';

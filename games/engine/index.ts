// The engine: what plays a game. It knows no game, and a game never imports it. On the device it is one bundle, loaded once.
export { type About, about, hasHead } from './about';
export { LATE } from './apply';
export type { Fate } from './dice';
export { ANEW, type Entry, isAnswer, JUMPED, RENAMED, REORDERED, SWITCHED } from './entry';
export * from './fairness';
export * from './journal';
export * from './ledger';
export * from './luck';
export * from './notes';
export * from './phase';
export * from './pool';
export { readAgain } from './replay';
export * from './ring';
export * from './rolls';
export { CUT_SHORT, OLDER, TORN, type Trace, WHOLE } from './scan';
export * from './session';
export { tellLog, wordsOf } from './words';

// The kit: what a rule may import, and nothing else. On the device it is one bundle, loaded once.
export * from './all';
export * from './ask';
export * from './check';
export * from './copy';
export * from './decks';
export * from './dice';
export * from './effects';
export * from './fresh';
export * from './game';
export * from './kinds';
// for the four games that wait for their second edition: the line goes with the folder
export * from './old';
export * from './own';
export * from './rows';
export * from './scores';
export * from './seats';
export * from './shelf';
export * from './steps';
export * from './symbols';
export * from './table';
export * from './text';
export * from './told';
export * from './tracks';

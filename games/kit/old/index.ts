// The forms of the first edition, for the games that still use them.
export * from './ask';
export * from './table';

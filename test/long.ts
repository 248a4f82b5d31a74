// How much is left to chance: a little in `npm test`, much more in `npm run test:long`, which sets LONG.

/** How many plays, presses or cuts a test makes. */
export const sample = (few: number, many: number): number => (process.env.LONG ? many : few);

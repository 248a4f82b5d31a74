// The kit, by name. On the device it is one bundle, loaded once.

// What a rule takes, and nothing else: a test refuses a game that imports another name.
export { isLight, lightOrFull } from './ask';
export { noteSaid } from './copy';
export { take } from './decks';
export { count, deckOf, differentFaces, numbered, sorted, sum } from './dice';
export { type Effect, effectOptions } from './effects';
export { backToStart, each, fresh, range } from './fresh';
export * from './game';
export { place, ranked } from './scores';
export { after, allSeats, comeBack, eachSeat, isBusy, nextSeat, who } from './seats';
export { back } from './steps';
export { BOLT, BOX, CHECK, CROSS, DOWN, HEART, LEFT, MOON, RIGHT, SHIELD, SKULL, STAR, SUN, UP } from './symbols';
export { find } from './text';

// --- What the engine and the shell take besides: it reads what rules have written.

export {
  answersBy,
  chosenWords,
  goesOn,
  isAsked,
  offeredOf,
  optionsOf,
  placeInBook,
  questionOf,
  seatsOf,
  usualAnswer,
  usualOf,
} from './ask';
export { GUESS, isSaid } from './copy';
export { isAllowed, listIn, listWords, packed, startOfList } from './kinds';
export { ownOf } from './own';
export { forgetRows, keptTrack, newRows, type Rows } from './rows';
export { clearShelves, dropShelf, keep, made, type Shelf, shelf, sizeShelves } from './shelf';
export { chapterOf, full, route, stepsOf } from './steps';
export { BATTERY, BOX_EMPTY, ELLIPSIS, HOURGLASS, POINTER } from './symbols';
export { HEADING, type Lists, oneTrackOf, piecesOf, tracksOf, tracksOnTopOf, tracksUnderOf } from './table';
export { add, barEnd, cellName, cells, correct, get, least, most, move, room, say, setValue, valueAt } from './tracks';

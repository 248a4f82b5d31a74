// The words that are printed on board and cards. Each list is made where it is wanted.
import { type Option, range } from '../kit';

export const traits = () => 'BRAVE/CLEVER/CHARMING/QUICK/TOUGH'.split('/');
/** The weakness in each trait, as the boards print it [TL-200]. */
export const weaknesses = () => 'SKITTISH/DENSE/DULL/SLOW/WEAK'.split('/');
/** From mild to severe [TL-410]. The last one is what a card calls "a CONDITION". */
export const conditions = () => 'EXHAUSTED/UPSET/SCARED/INJURED/Any condition'.split('/');
export const favors = () => 'Good/Neutral/Bad'.split('/');
export const days = () => 'Monday/Tuesday/Wednesday/Thursday/Friday/Weekend'.split('/');
/** Large creatures are Machines, too [TL-433]. */
export const figures = () => 'AMB110 A/AMB110 B/MK79 A/MK79 B/Machine 5/Machine 6'.split('/');
/** Of a Machine, from 1. */
export const abilities = () => 'ALARMED/ARMED/ESCAPEE/PREDICTABLE/SLOW REBOOT/UNPREDICTABLE/None'.split('/');
export const tiles = () =>
  'B Gravitron Echoes/C Irma cafe/F Graveyard/G Satuna Spiders/H Old Astronomer/J Videostore/L Tunnels/M School Library/N Recharge Station'.split(
    '/',
  );

/** A place on the map: A is 1; 0 is none. */
export const letterOf = (place: number) => (place ? String.fromCharCode(64 + place) : '-');
/** What a place is to a Kid. */
export const places = () => ['OPEN', 'RESTRICTED', 'HOME'];
export const letters = () => range(1, 26).map(letterOf);

/** One level up, out of a list. */
export const back = (then: string): Option => ({ label: 'Back', back: true, then });
export const noYes = (): Option[] => [
  { label: 'No', value: 0 },
  { label: 'Yes', value: 1 },
];

/** "Ann, Ben". */
export const listed = (names: string[]) => names.join(', ');

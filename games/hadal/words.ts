// The words that players see for numbers of the state. Each list is made when it is asked for, so that it stays in flash.
import { type Hadal, HIGHEST_ITEM, JUST_TAKEN, ON_TABLE } from './state';

export const receptacleNames = () => ['Chae-Rin', 'Antonio', 'Third', 'Fourth'];

/** What the players may call an attribute: the rulebook's text names TECH alone, and says that each has a colour. */
export const attributeWords = () => ['1st', '2nd', '3rd', 'TECH', 'Red', 'Yellow', 'Green', 'Blue'];

export const skillNames = () => ['1', '2', '3', 'talent', 'scope'];

export const outcomeNames = () => ['None', 'Success', 'Failed', 'Abandoned'];

/** How much the prompts say, in the order of ROUND_1_FULL, ALWAYS_FULL, ALWAYS_SHORT. */
export const promptWords = () => ['Round 1 full', 'Full', 'Short'];

/** When the odds of a test are shown, in the order of ODDS_WHEN_SEEN, ODDS_ALWAYS, ODDS_NEVER. */
export const oddsWords = () => ['When seen', 'Always', 'Never'];

/** +2, 0, -1. */
export const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

/** What a number of the register stands for. */
export const itemName = (number: number) => (number > HIGHEST_ITEM ? `Token ${number - HIGHEST_ITEM}` : `Item ${number}`);

/** Where a thing of the register can be, in the order of the numbers in `heldBy`: JUST_TAKEN, four seats, ON_TABLE, REMOVED. */
export function holders(s: Hadal): string[] {
  const list = ['?'];
  for (let seat = 0; seat < ON_TABLE; seat++) list.push(s.names[seat] || '-');
  return list.concat('Table', 'Removed');
}

/** The name of one of them. */
export const holderName = (s: Hadal, holder: number) => holders(s)[holder - JUST_TAKEN];

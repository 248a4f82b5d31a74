// 9.0 EVENT Overview: the 30 cards as data [LO-300 to LO-329], in the alphabet of their names. What each does is where the rule is that it changes.
import { find } from '../kit';

/** CONTINUOUS EVENTs that a rule asks for. */
export type Continuous =
  | 'A Diamond Is For Business'
  | 'Bad Debt'
  | 'BOGOF'
  | 'Buy More Earn More'
  | 'Collector'
  | 'Disposable Culture'
  | 'Economic Slowdown'
  | 'Everything Is Online'
  | 'Hypebeast'
  | 'Landfill Tax'
  | 'Make It Rain'
  | 'Manners Makyth Man'
  | 'Micro-Plastic'
  | 'Overtime'
  | 'Red Gown'
  | 'Skinner Box'
  | 'The 2nd Semi Mid-Season Sales'
  | 'Treat Yo Self'
  | 'Vulgarian';

/** No EVENT. */
export const NONE = 'None';

/** Name on the card; C or I for CONTINUOUS or IMMEDIATE; the modes without it by C and S; what it says, for the screen. */
const cards = () => `
A Diamond Is For Business|C||No METAL at turn end: -1 H
Bad Debt|C||No BUY with a CREDIT CARD
BOGOF|C||Each BUY: 1 more at Q1, free
Buy More Earn More|C||$1 back per $3 spent
Collector|C||All 5 types: +1 H, once a turn
Combustion Energy|I|S|Least H: LANDFILL into the deck, not UTILITY
Disposable Culture|C||PLASTIC only at Q1
Economic Slowdown|C||BUY 1, CONSUME 1, WORK -$1
Everything Is Online|C||No CREDIT CARD: spend no $
Hidden Clause|I||-$1 on each CREDIT CARD
Hypebeast|C|S|Turn end: own all types of another, or -1 H
Insurance|I||Lose $1, or toss: +$2 or -$2
Landfill Tax|C||$1 per MATERIAL that breaks
Make It Rain|C||$4 spent in a turn: +1 H
Manners Makyth Man|C|CS|REJECT by REP only
Micro-Plastic|C||FOOD is PLASTIC, no FOOD ACTIVITY
Overtime|C||WORK: -1 H more, +$4
Over Production|I|S|The top 2 MATERIALs leave the game
Planned Obsolescence|I||Each: 1 MATERIAL loses 1 Q
Red Gown|C||BUY at your top Q or above
Redeem Bonus|I|CS|$1: Q1. $2: Q1, 1 FAVOUR. $3: Q3, 2 FAVOURs
Repurchase|I|S|$1 to a player for a LANDFILL MATERIAL at Q1
Satan Santa|I|S|Each gives 1 MATERIAL away
Skinner Box|C||Refill at once
Social Responsibility|I|CS|Each takes a FAVOUR from a happier one
Status Climb|I|S|-1 H if one less happy is richer
The 2nd Semi Mid-Season Sales|C||1 at half price
The Gap|I|S|$ + Q over 7 apart: all -1 H
Treat Yo Self|C||New CREDIT CARD: +1 H
Vulgarian|C||CONSUME needs $4
`;

export function eventNames(): string[] {
  const names: string[] = [];
  for (const card of cards().slice(1, -1).split('\n')) names.push(card.slice(0, card.indexOf('|')));
  return names;
}

/** What is printed on a card behind its name: kind, modes, words. */
function printedOn(event: string): string[] {
  const table = cards(),
    from = find(table, `\n${event}|`) + event.length + 2;
  return table.slice(from, table.indexOf('\n', from)).split('|');
}

export const isImmediate = (event: string) => printedOn(event)[0] === 'I';
export const eventWords = (event: string) => printedOn(event)[2];

/** A set of EVENTs has a bit for each, the first card lowest: players see it as flags. */
export const ALL_EVENTS = 0x3fffffff;
export const setOf = (event: string) => (event === NONE ? 0 : 1 << eventNames().indexOf(event));

export function eventsIn(set: number): string[] {
  return eventNames().filter((_, place) => set & (1 << place));
}

export function countIn(set: number): number {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count++;
  return count;
}

/** The EVENTs whose row has this letter among its modes, or that are of this kind. */
function setWith(column: number, letter: string): number {
  let set = 0,
    bit = 1;
  for (const card of cards().slice(1, -1).split('\n')) {
    if (card.split('|')[column].indexOf(letter) >= 0) set |= bit;
    bit <<= 1;
  }
  return set;
}
/** Left out in COOPERATIVE and in SOLO: our reading of the icons [LO-023]. */
export const notForCoop = () => setWith(2, 'C');
export const notForSolo = () => setWith(2, 'S');
export const immediateEvents = () => setWith(1, 'I');

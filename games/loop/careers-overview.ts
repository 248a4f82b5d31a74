// 8.0 CAREER Overview: the 21 cards as data [LO-250 to LO-270]. What an ABILITY does is where the rule is that it changes, or in abilities.ts.
import { find } from '../kit';

export type Career =
  | 'Artist'
  | 'Banker'
  | 'Chef'
  | 'Craftsman'
  | 'Engineer'
  | 'Freelancer'
  | 'Homemaker'
  | 'Intern'
  | 'Investor'
  | 'Lawyer'
  | 'Nurse'
  | 'Clerk'
  | 'Officer'
  | 'Politician'
  | 'Salesman'
  | 'Scavenger'
  | 'Scholar'
  | 'Scientist'
  | 'Soldier'
  | 'Tycoon'
  | 'Waitress';

/** Name; COIN, MATERIALs, their Q and REP at the start; SALARY in COIN and H; x: not for COOPERATIVE and SOLO; 1: once a turn; the ABILITY in our words. */
const cards = () => `
Artist|1|1|2|0|1|1|||WORK: a face-up MATERIAL at Q4
Banker|0|1|2|0|7|2|x|1|Swap 1 REP and $1
Chef|2|1|2|0|4|1|||BUY, RECYCLE: FOOD at twice Q
Craftsman|1|1|2|0|4|1||1|A MATERIAL as any type but FOOD
Engineer|0|1|2|0|6|2||1|+1 Q, not to UTILITY
Freelancer|2|1|2|0|7|2||1|New FAVOUR for old. 3 salaries
Homemaker|2|1|2|0|3|1||1|+1 REP with 0-1 MATERIAL
Intern|2|1|2|0|3|1|||Starts at H 4
Investor|1|1|2|0|5|1||1|Pay $1, toss twice: $2 for a $
Lawyer|0|1|2|0|7|2|x||Discard a FAVOUR to REJECT any, even Enforce
Nurse|1|1|2|1|4|1|x|1|Give a FAVOUR: +1 REP
Clerk|1|1|2|0|4|1|||BUY 1 in a WORK turn
Officer|1|1|2|0|4|1|x||Enforce: no REJECT of your 1st FAVOUR a turn
Politician|2|1|2|0|4|1|x||FAVOURs face down. Called: true +1 REP, a lie lost
Salesman|0|1|2|0|4|1|x||+$1 per ACQUIRE or RESELL accepted
Scavenger|1|1|2|0|3|1||1|A LANDFILL MATERIAL at Q1, no UTILITY. RECYCLE as RESELL
Scholar|2|1|2|1|6|2||1|See the top of a deck
Scientist|0|1|2|0|7|2|||1 BUY from a LANDFILL
Soldier|1|1|2|0|4|1|x|1|Random FAVOUR from a hand
Tycoon|2|1|2|0|0|1|||WORK doubles $, -1 H more per CREDIT CARD
Waitress|1|1|2|0|4|1|x||Draw 2 FAVOURs
`;

const rows = () => cards().slice(1, -1).split('\n');
export const careerNames = () => rows().map(card => card.slice(0, card.indexOf('|')) as Career);
export const careerPlace = (career: string) => careerNames().indexOf(career as Career);

/** COIN, MATERIALs, their Q, REP, SALARY in COIN and H: what is printed there as far as the rulebook says it, else our guess [LO-019, LO-020]. */
export const startsOf = (career: string) =>
  rows()
    [careerPlace(career)].split('|')
    .slice(1, 7)
    .map(figure => +figure | 0);
/** The CAREERs not for COOPERATIVE and SOLO, as a set with a bit for each [LO-018]. */
export function barredCareers(): number {
  let set = 0,
    bit = 1;
  for (const card of rows()) {
    if (card.split('|')[7]) set |= bit;
    bit <<= 1;
  }
  return set;
}

/** The name of a CAREER, and below it what it can do. */
export function careerWords(career: string): string {
  const table = cards(),
    from = find(table, `\n${career}|`) + 1,
    card = table.slice(from, table.indexOf('\n', from)).split('|');
  return `${career}${card[8] ? ', 1x a turn' : ''}\n${card[9]}`;
}

// EVENTs and CAREERs in our own words: the name, then what it does.

/** Ten EVENTs, or a half of the CAREERs (3, 4). Only what is asked for is in memory. */
function some(part: number): string[] {
  return (
    part < 1
      ? 'Diamond:No METAL at end: -1 H|Bad Debt:No BUY with a card|BOGOF:Each BUY: +1 at Q1|Buy More:$1 back per $3 spent|Collector:All 5 types: +1 H|Combustion:Least H: landfill to deck|Disposable:PLASTIC only at Q1|Slowdown:BUY 1, CONSUME 1, WORK -$1|All Online:No card: spend no $|Hidden Clause:-$1 on each card'
      : part < 2
        ? 'Hypebeast:Own all types of a player or -1 H|Insurance:Lose $1 or toss|Land Tax:$1 per broken card|Make Rain:$4 spent: +1 H|Manners:Reject by REP only|Micro-Plast:FOOD is PLASTIC, no FOOD activity|Overtime:WORK -1 H, +$4|Overproduction:Top 2 materials go|Obsolescence:1 material -1 Q|Red Gown:BUY: your top Q or up'
        : part < 3
          ? 'Redeem Bonus:Pay for a material|Repurchase:$1: a landfill card|Satan Santa:Give 1 material|Skinner Box:Refill at once|Social Resp.:Favour from a happier one|Status Climb:Less happy but richer: -1 H|Sales:1 BUY at half price|The Gap:$ + Q over 7 apart: all -1 H|Treat Self:New card: +1 H|Vulgarian:CONSUME needs $4'
          : part < 4
            ? 'Artist:WORK: a face-up material at Q4|Banker:Swap 1 REP and $1|Chef:BUY, RECYCLE: food at twice Q|Craftsman:A material as any type but food|Engineer:+1 Q, not to utility|Freelancer:New favour for old. 3 salaries|Homemaker:+1 REP with 0-1 material|Intern:Starts at H 4|Investor:Pay $1, toss twice: $2 for a $|Lawyer:Discard a favour to REJECT any, even Enforce|Nurse:Give a favour: +1 REP'
            : 'Clerk:BUY 1 in a WORK turn|Officer:Enforce: no REJECT of your 1st favour a turn|Politician:Favours face down. Called: true +1 REP, a lie lost|Salesman:+$1 per ACQUIRE or RESELL accepted|Scavenger:Landfill card at Q1, no utility. RECYCLE as RESELL|Scholar:See the top of a deck|Scientist:1 BUY from a landfill|Soldier:Random favour from a hand|Tycoon:WORK doubles $, -1 H more per card|Waitress:Draw 2 favours'
  ).split('|');
}

/** The name of an EVENT, 1 to 30, and below it what it does, which short prompts leave out. */
export function eventText(event: number): string {
  const i = event - 1;
  return (some((i / 10) | 0)[i % 10] || '').replace(':', '|\n');
}

export function eventName(event: number): string {
  return eventText(event).split('|')[0];
}

/** What it does, below something else, for who needs it; its name stands in the title. */
export function eventEffect(event: number): string {
  return eventText(event).slice(eventName(event).length);
}

/** CAREERs with an ABILITY that is used once a turn: Banker, Craftsman, Engineer, Freelancer, Homemaker, Investor, Nurse, Scavenger, Scholar, Soldier. */
const ONCE = 0x5857a;

const careerLine = (career: number): string => some(career < 11 ? 3 : 4)[career % 11];

/** The name of a CAREER, and below it what it can do. */
export function careerText(career: number): string {
  return careerLine(career).replace(':', (ONCE & (1 << career) ? ', 1x a turn' : '') + '\n');
}

export function careerName(career: number): string {
  return careerLine(career).split(':')[0];
}

/** The names of some of them: EVENTs are parts 0 to 2, CAREERs 3 and 4. */
export function names(from: number, to: number): string[] {
  const list: string[] = [];
  for (let part = from; part <= to; part++) for (const text of some(part)) list.push(text.split(':')[0]);
  return list;
}

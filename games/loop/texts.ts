// EVENTS and CAREERS in our own words: the name, then what it does.

/** Ten EVENTS, or a half of the CAREERS (3, 4). Only what is asked for is in memory. */
function some(part: number): string[] {
  return (
    part < 1
      ? 'Diamond:No METAL at turn end: -1 H|Bad Debt:No BUY with a CREDIT CARD|BOGOF:Each BUY: +1 at Q1|Buy More:$1 back per $3 spent|Collector:All 5 types: +1 H|Combustion:Least H: landfill to deck|Disposable:PLASTIC only at Q1|Slowdown:BUY 1, CONSUME 1, WORK -$1|All Online:No CREDIT CARD: spend no $|Hidden Clause:-$1 on each CREDIT CARD'
      : part < 2
        ? 'Hypebeast:Own all that another has, or -1 H|Insurance:Lose $1 or toss|Land Tax:$1 per broken MATERIAL|Make Rain:$4 spent: +1 H|Manners:Reject by REP only|Micro-Plast:FOOD is PLASTIC, no FOOD activity|Overtime:WORK -1 H, +$4|Overproduction:The top 2 MATERIALS leave the game|Obsolescence:Each: 1 MATERIAL loses 1 Q|Red Gown:BUY at your top Q or above'
        : part < 3
          ? 'Redeem Bonus:Each may buy a MATERIAL|Repurchase:$1 each for a LANDFILL MATERIAL|Satan Santa:Each gives 1 MATERIAL away|Skinner Box:Refill at once|Social Resp.:Each takes a FAVOUR from a happier one|Status Climb:-1 H if one less happy is richer|Sales:1 BUY at half price|The Gap:$ + Q over 7 apart: all -1 H|Treat Self:New CREDIT CARD: +1 H|Vulgarian:CONSUME needs $4'
          : part < 4
            ? 'Artist:WORK: a face-up material at Q4|Banker:Swap 1 REP and $1|Chef:BUY, RECYCLE: food at twice Q|Craftsman:A material as any type but food|Engineer:+1 Q, not to utility|Freelancer:New favour for old. 3 salaries|Homemaker:+1 REP with 0-1 material|Intern:Starts at H 4|Investor:Pay $1, toss twice: $2 for a $|Lawyer:Discard a favour to REJECT any, even Enforce|Nurse:Give a favour: +1 REP'
            : 'Clerk:BUY 1 in a WORK turn|Officer:Enforce: no REJECT of your 1st favour a turn|Politician:Favours face down. Called: true +1 REP, a lie lost|Salesman:+$1 per ACQUIRE or RESELL accepted|Scavenger:A landfill material at Q1, no utility. RECYCLE as RESELL|Scholar:See the top of a deck|Scientist:1 BUY from a landfill|Soldier:Random favour from a hand|Tycoon:WORK doubles $, -1 H more per CREDIT CARD|Waitress:Draw 2 favours'
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

/** What it does, below something else, for full prompts. Its name stands in the title; where a long name of a player cuts that short, here. */
export function eventEffect(event: number, room: number): string {
  const name = eventName(event),
    effect = eventText(event).slice(name.length);
  return name.length > room ? '\n' + name + effect.replace('\n', ': ') : effect;
}

/** CAREERS with an ABILITY that is used once a turn: Banker, Craftsman, Engineer, Freelancer, Homemaker, Investor, Nurse, Scavenger, Scholar, Soldier. */
const ONCE = 0x5857a;

const careerLine = (career: number): string => some(career < 11 ? 3 : 4)[career % 11];

/** The name of a CAREER, and below it what it can do. */
export function careerText(career: number): string {
  return careerLine(career).replace(':', (ONCE & (1 << career) ? ', 1x a turn' : '') + '\n');
}

export function careerName(career: number): string {
  return careerLine(career).split(':')[0];
}

/** The names of some of them: EVENTS are parts 0 to 2, CAREERS 3 and 4. */
export function names(from: number, to: number): string[] {
  const list: string[] = [];
  for (let part = from; part <= to; part++) for (const text of some(part)) list.push(text.split(':')[0]);
  return list;
}

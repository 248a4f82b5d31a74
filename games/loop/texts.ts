// EVENTs in our own words: the name, then what it does. The CAREERs by name; what they do is on their cards.

/** Ten EVENTs. Only the ten that are asked for are in memory. */
function ten(i: number): string[] {
  return (
    i < 1
      ? 'Diamond:No METAL at turn end: -1 H|Bad Debt:Card owners cannot BUY|BOGOF:Each BUY: 1 more at Q1|Buy More:$1 back per $3 spent|Collector:All 5 types: +1 H|Combustion:Least H: landfill to the deck|Disposable:PLASTIC only at Q1|Slowdown:BUY 1, CONSUME 1, WORK -$1|All Online:No card: spend no $|Hidden Clause:-$1 on each card'
      : i < 2
        ? 'Hypebeast:Own all types of a player or -1 H|Insurance:-$1, or toss: +$2 or -$2|Landfill Tax:$1 per broken card|Make It Rain:$4 spent: +1 H|Manners:Reject by REP only|Micro-Plastic:FOOD is PLASTIC|Overtime:WORK -1 H, +$4|Overproduction:Remove the top 2 materials|Obsolescence:1 material -1 Q|Red Gown:BUY at your top Q or more'
        : 'Redeem Bonus:Pay for a material|Repurchase:$1 for a landfill card|Satan Santa:Give 1 material|Skinner Box:Refill slots at once|Social Resp.:A favour from a happier one|Status Climb:Less happy but richer: -1 H|Sales:1 BUY at half price|The Gap:$ + Q over 7 apart: all -1 H|Treat Yo Self:New card: +1 H|Vulgarian:CONSUME needs $4'
  ).split('|');
}

/** 1 to 30 */
export function eventText(event: number): string {
  return ten(((event - 1) / 10) | 0)[(event - 1) % 10] || '';
}

/** What an EVENT is called. */
export function title(text: string): string {
  return text.slice(0, text.indexOf(':'));
}

export function eventNames(): string[] {
  const list: string[] = [];
  for (let i = 0; i < 3; i++) for (const text of ten(i)) list.push(title(text));
  return list;
}

export function careerNames(): string[] {
  return 'Artist|Banker|Chef|Craftsman|Engineer|Freelancer|Homemaker|Intern|Investor|Lawyer|Nurse|Clerk|Officer|Politician|Salesman|Scavenger|Scholar|Scientist|Soldier|Tycoon|Waitress'.split(
    '|',
  );
}

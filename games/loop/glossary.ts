// The words on LOOP's screens, for people who have never played, and pages to look things up in.
import type { Page } from '../kit';
import { chanceOfImmediate } from './happiness';
import type { Loop } from './state';

export const words = () => `H: HAPPINESS, 0 to 12
REP: REPUTATION
Q: QUALITY, 1 to 4
$: COIN
1x: once
x2: twice
Act: ACTIVITY
Cred: CREDIT CARD
Fav: FAVOUR
Mat: MATERIAL
Acts: ACTIVITIES
MATERIAL: what you own, of five types
ACTIVITY: uses MATERIAL, gives HAPPINESS
FAVOUR: card you play on others
CREDIT CARD: $4 now, costs HAPPINESS at the end
EVENT: rule for a while, or at once
GOAL: worth HAPPINESS when you meet it
LANDFILL: MATERIAL that broke
CAREER: your job and ability
DEPLETION: no MATERIAL left: the last round
WORK: coins for HAPPINESS
BUY: up to 3 MATERIALS
CONSUME: use MATERIAL for an ACTIVITY
Reject: refuse a FAVOUR
Pay off: coins onto a CREDIT CARD
Central: the landfill in the middle
Zone: part of the HAPPINESS track
Immediate: acts at once
Reputation: pays to reject, breaks ties
Debt: HAPPINESS lost for CREDIT CARDS`;

/** Pages to look things up in. */
export function reference(s: Loop): Page[] {
  const { ways, of } = chanceOfImmediate(s),
    pages: Page[] = [
      { title: 'Turn end', text: 'PAYOFF, EVENT check, refill, DEPLETION, burn, last round, EVENTs' },
      { title: 'FAVOURs', text: 'ACCEPT: SHARE +2 REP, RECYCLE 0, others +1. REJECT: the same FAVOUR, or 1 REP' },
      { title: 'REP', text: 'WORK: +$1 each. BUY: +1 Q each. CONSUME: 2 for +1 H. 1 to REJECT' },
    ];
  if (of) pages.push({ title: 'Next EVENT', text: `IMMEDIATE: ${ways} of ${of}` }); // [LO-063]
  return pages;
}

// The words on LOOP's screens, explained for who has never played (help).

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

// What the table can look at and correct, what else a correction changes, and what it breaks.
import { allAzrak, refillVortex } from './azrak';
import { holders, itemName } from './items-and-tokens';
import { phases } from './round';
import { figureNames, type Hadal, hasRuling, receptacleNames, rulingNames, signed } from './state';
import { shareFairly } from './updates';

// A bar's name has room for 10 letters.

const mission = () => `
pool: Azrak, each seat, up to 20, bar to level, piece
vortex: bar to total, piece
missionReturn: Return, bar to total, piece
azrakOn: Azrak on, up to 1, for ~locations, piece
freeUpdates: Free Upd., up to 2
timeCaptain: Captain, one of ~names
cardInFront: Card, each seat, one of back/in front, unless light, piece
personalConflict: Conflict, each seat, yes or no
ejected: each seat, yes or no
lostControl: Control, each seat, one of kept/lost
freeExplore: Free expl., each seat, up to 1
lastValue: Test value, each seat, up to 30, if light
# Round
round: 1 to 9999
phase: one of ~phases
total: up to 99
locations: 1 to 99, for No. 1 ..
missionOver: Mission, one of ~outcomes
# Conflict
groupConflict: Group, yes or no
lifePoints: Life, up to 99
damage: bar to lifePoints, piece
turn: up to 99
acted: each seat, yes or no
# Agents
level: each seat, up to 20
receptacle: each seat, one of -/~receptacles from -1
attributes: Attribute, each seat, up to 9, for 1/2/3
talent: each seat, up to 9
talentScope: Scope, each seat, one of None/Tests/Conflicts
# Destiny, unless ownCards
discard: any of ~cards
seen: any of ~cards
# Items, if register
items: 1 to 198, for No. 1 ..
heldBy: Held by, one of ~holders from -1, for ~items
`;

const kept = () => `
rulings: Rule, any of ~rulings, printed
chaeRin: Chae-Rin, up to 20, for ~figures, printed
antonio: up to 20, for ~figures, printed
third: up to 20, for ~figures, printed
fourth: up to 20, for ~figures, printed
scopes: one of None/Tests/Conflicts, for ~receptacles, printed
azrakInBox: Box, up to 99, printed
destiny: -9 to 9, for Card 1/Card 2/Card 3/Card 4/Card 5/Card 6, printed
attributeNames: Symbol, one of 1st/2nd/3rd/TECH/Red/Yellow/Green/Blue, for No. 1/No. 2/No. 3, printed
# Runs
run: 1 to 9999
scores: -9999 to 9999, for Run 1 ..
returns: for Run 1 ..
ended: one of ~outcomes, for Run 1 ..
# Settings
ownCards: Own cards, yes or no
odds: one of When seen/Always/Never
prompts: one of Round 1 full/Full/Short
register: yes or no
talkMinutes: Talk, up to 15
`;

export const tables = () => [mission(), kept()];

/** What no track shows: the range of each value. */
export const hidden = () => `
players: 1 to 4
talkEnds: up to 100001000
receptacles: 2 to 4
order: up to 3, for No. 1 ..
item: -1 to 40
takesToken: up to 1
lastNumber: 1 to 99
taker: up to 3
brokenLink: each seat, up to 1
leaving: up to 3
testKind: one of plain/personal/group
difficulty: up to 30
testValue: -99 to 999
destinyValue: -9 to 9
support: up to 9, for No. 1 ..
share: up to 99, for No. 1 ..
giver: up to 3
line: up to 14
`;

/** The lists that the rows name with `~`; some are made of the play. */
export function lists(s: Hadal, name: string): string[] {
  if (name === 'locations') return s.locations.map(number => `Loc ${number}`);
  if (name === 'items') return s.items.map(itemName);
  if (name === 'holders') return holders(s);
  if (name === 'cards') return s.destiny.map(signed);
  if (name === 'figures') return figureNames();
  if (name === 'outcomes') return ['None', 'Success', 'Failed', 'Abandoned'];
  if (name === 'rulings') return rulingNames();
  return name === 'phases' ? ['Set-up'].concat(phases(s).map(phase => phase.name)) : receptacleNames();
}

/** What else changes when the table corrects a value: the Vortex, and the shares of an Update, for which there may be more or less now. */
export function corrected(s: Hadal, track: string): undefined {
  if (['pool', 'missionReturn', 'azrakOn'].includes(track)) refillVortex(s);
  if (s.at !== 'between.share' && s.at !== 'between.shift') return;
  shareFairly(s);
  s.at = 'between.share';
}

/** What is wrong with an agent's pool: above the level [HA-031], or empty while the agent is in [HA-033]. */
function brokenPool(s: Hadal, seat: number): string {
  if (s.pool[seat] > s.level[seat]) return 'is above the level';
  const mayBeEmpty = s.ejected[seat] || s.lostControl[seat] || s.brokenLink[seat] || hasRuling(s, 'All return');
  return s.pool[seat] || mayBeEmpty ? '' : 'has no Azrak';
}

/** What is in this list twice, or 0. */
const twiceIn = (numbers: number[]) => numbers.find((number, place) => numbers.indexOf(number) !== place) || 0;

/** What a correction has broken; the rules themselves break nothing. The sum of all Azrak never changes [HA-030]. */
export function broken(s: Hadal): string | undefined {
  if (s.phase === 'Set-up') return;
  if (!s.seats.includes(s.timeCaptain)) return `${s.names[s.timeCaptain]} sits out, and cannot be Time Captain`;
  for (const seat of s.seats) if (brokenPool(s, seat)) return `${s.names[seat]} ${brokenPool(s, seat)}`;
  if (twiceIn(s.locations)) return `Location ${twiceIn(s.locations)} is listed twice`;
  if (twiceIn(s.items)) return `${itemName(twiceIn(s.items))} is listed twice`;
  if (allAzrak(s) !== s.total) return `${allAzrak(s)} Azrak, not ${s.total}`;
}

// Every value of a mission: where it starts, how the table looks at it and corrects it, and what must hold between them.
import { each, piecesOf, startOf, type Tracks, tracksOf } from '../kit';
import { allAzrak } from './azrak';
import { ALL_RETURN, deal, type Hadal, hasRuling, ON_TABLE, SKILLS, signed, TOKENS } from './state';

/**
 * What a reset restores [HA-184]. The Vortex takes what a correction moves, so that no Azrak is lost [HA-030].
 * A bar's name has room for 10 letters.
 */
const mission = () => `
pool: Azrak, each seat, up to 20, bar to level, bank vortex, piece
vortex: bar to total, piece
missionReturn: Return, bar to total, bank vortex, piece
azrakOn: Azrak on, up to 1, for ~places, bank vortex, piece
freeUpdates: Free Upd., up to 2
timeCaptain: Captain, one of ~names from 1, start 1
cardInFront: Card, each seat, yes or no, unless light, piece
personalConflict: Conflict, each seat, yes or no
ejected: each seat, yes or no
lostControl: Lost, each seat, yes or no
freeExplore: Free expl., each seat, up to 1
# Round
round: 1 to 9999, start 1
phase: up to 3
step: up to 3
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
attributes: Attribute, each seat, up to 9, for 1/2/3
talent: each seat, up to 9
talentScope: Scope, each seat, one of None/Tests/Conflicts
receptacle: Role, each seat, one of -/~roles
# Destiny, unless ownCards
drawn: Discard, any of ~cards
seenAll: yes or no
# Items, if register
items: 1 to 198, for No. 1 ..
itemAt: Held by, one of ~holders, for ~items
`;

/** What stays from run to run: the score sheet, the settings, and what is printed on the players' copy (the spec's defaults). */
const kept = () => `
rulings: Rule, any of One helper/Whole turn/No last Update/Locked alone/All return, printed
receptacleAzrak: Azrak, up to 20, for ~roles, start 8, printed
receptacleSkills: Skills, up to 9, for ~skills, start 1 3 3 2 2 2 2 2 0 0 2 2 2 0 0 2 2 2 0 0, printed
azrakInBox: Box, up to 99, start 32, printed
attributeNames: Symbol, one of ~symbols, for No. 1/No. 2/No. 3, start 0 1 2, printed
destiny: -9 to 9, for Card 1/Card 2/Card 3/Card 4/Card 5/Card 6, start -2 -1 0 0 1 2, printed
# Runs
run: 1 to 9999, start 1
scores: -9999 to 9999, for Run 1 ..
returns: for Run 1 ..
ended: one of ~outcomes, for Run 1 ..
# Settings
light: yes or no
ownCards: Own cards, yes or no
odds: one of ~odds
brief: yes or no
register: yes or no
talkMinutes: Talk, up to 15
`;

export function words(name: string): string[] {
  const lists: { [name: string]: string } = {
    roles: 'Chae-Rin/Antonio/Third/Fourth',
    symbols: '1st/2nd/3rd/TECH/Red/Yellow/Green/Blue',
    outcomes: 'None/Success/Failed/Abandoned',
    odds: 'When seen/Always/Never',
    skills: '1/2/3/talent/scope',
  };
  return lists[name].split('/');
}

/** What a number of the register stands for. */
export const itemName = (number: number) => (number > TOKENS ? `Token ${number - TOKENS}` : `Item ${number}`);

/** Who or what holds a thing of the register, by the values of `itemAt`. */
export const holders = (s: Hadal) => ['?'].concat(s.names, '-', '-').slice(0, ON_TABLE).concat('Table', 'Removed');

const skillName = (k: number) => `${words('roles')[(k / SKILLS) | 0].slice(0, 3)} ${words('skills')[k % SKILLS]}`;

/** The lists of words in the rows: some are made of the play. */
const lists =
  (s: Hadal) =>
  (name: string): string[] => {
    if (name === 'places') return s.locations.map(number => `Loc ${number}`);
    if (name === 'items') return s.items.map(itemName);
    if (name === 'holders') return holders(s);
    if (name === 'cards') return s.destiny.map(signed);
    if (name === 'skills') return each(words('roles').length * SKILLS, 0).map((_, k) => skillName(k));
    return words(name);
  };

/** With `only`, none but that one: a whole table is a good part of the device's memory. */
export const tracks = (s: Hadal, only?: string, heading?: string): Tracks =>
  Object.assign(tracksOf(s, mission(), lists(s), only, heading), tracksOf(s, kept(), lists(s), only, heading));

export const pieces = () => piecesOf(mission());

/** The first values of what stays from run to run. */
export const printedValues = () => startOf(kept(), 0, lists({} as Hadal));

/** Everything that a reset restores [HA-184]: all but what is kept. The chapter `setup` asks for the rest. */
export function restart(s: Hadal): Hadal {
  s.locations = []; // their names are asked for
  s.items = [];
  s.receptacles = s.seats.length;
  Object.assign(s, startOf(mission(), s.receptacles, lists(s)));
  s.seat = 0;
  s.freeUpdates = 4 - s.receptacles; // [HA-009]
  s.talkEnds = 0;
  s.brokenLink = 0;
  s.testKind = 0;
  s.difficulty = 4;
  s.testValue = 0;
  s.destinyValue = 0;
  s.support = [];
  s.share = [];
  s.order = [];
  s.giver = 0;
  s.leaving = 0;
  s.giftTo = 0;
  s.item = 0;
  s.tokens = 0;
  s.tens = 1;
  s.line = 0;
  s.seen = 0;
  deal(s, 0);
  return s;
}

/** How the mission ended. */
export const outcome = (s: Hadal) => `${words('outcomes')[s.missionOver]}, score ${s.scores.slice(-1)}`;

/** What is wrong with an agent's pool: above the level [HA-031], or empty while the agent is in [HA-033]. */
function brokenPool(s: Hadal, seat: number): string {
  if (s.pool[seat] > s.level[seat]) return 'is above the level';
  const mayBeEmpty = s.ejected[seat] || s.lostControl[seat] || s.brokenLink === seat + 1 || hasRuling(s, ALL_RETURN);
  return s.pool[seat] || mayBeEmpty ? '' : 'has no Azrak';
}

/** What a correction has broken; the rules themselves never do. */
export function broken(s: Hadal): string | undefined {
  if (!s.phase) return; // set-up is not done
  for (const seat of s.seats) if (brokenPool(s, seat)) return `${s.names[seat]} ${brokenPool(s, seat)}`;
  if (allAzrak(s) !== s.total) return `${allAzrak(s)} Azrak, not ${s.total}`; // [HA-030]
}

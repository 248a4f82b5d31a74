// Every value of a mission that the table can look at and correct, with the one it starts with.
import { oneTrackOf, piecesOf, type State, startOf, tracksOf, tracksOnTopOf, tracksUnderOf } from '../kit';
import type { Hadal } from './state';
import { attributeWords, holders, itemName, oddsWords, outcomeNames, promptWords, receptacleNames, signed, skillNames } from './words';

/**
 * What a reset restores [HA-184]. The Vortex takes what a correction moves, so that no Azrak is lost [HA-030].
 * A bar's name has room for 10 letters.
 */
const mission = () => `
pool: Azrak, each seat, up to 20, bar to level, bank vortex, piece
vortex: bar to total, piece
missionReturn: Return, bar to total, bank vortex, piece
azrakOn: Azrak on, up to 1, for ~locations, bank vortex, piece
freeUpdates: Free Upd., up to 2
timeCaptain: Captain, one of ~names
cardInFront: Card, each seat, one of back/in front, unless light, piece
personalConflict: Conflict, each seat, yes or no
ejected: each seat, yes or no
lostControl: Control, each seat, one of kept/lost
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
receptacle: each seat, one of -/~receptacles from -1, start -1
# Destiny, unless ownCards
discardSet: Discard, any of ~cards
seenAll: yes or no
# Items, if register
items: 1 to 198, for No. 1 ..
heldBy: Held by, one of ~holders from -1, for ~items
`;

/**
 * What stays from run to run: the score sheet, which begins with run 1 [HA-013], the settings, and what is printed on the players' copy.
 * Of the Receptacles the rulebook prints Chae-Rin [HA-200]; Antonio and the two others are guesses of ours [HA-201, HA-202]:
 * in `receptacleSkills`, five figures for each of the four, three attributes, talent, its scope.
 */
const kept = () => `
rulings: Rule, any of One helper/Whole turn/No last Update/Locked alone/All return, printed
receptacleAzrak: Azrak, up to 20, for ~receptacles, start 8, printed
receptacleSkills: Skills, up to 9, for ~skills, start 1 3 3 2 2 2 2 2 0 0 2 2 2 0 0 2 2 2 0 0, printed
azrakInBox: Box, up to 99, start 32, printed
attributeNames: Symbol, one of ~attributes, for No. 1/No. 2/No. 3, start 0 1 2, printed
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
prompts: one of ~prompts
register: yes or no
talkMinutes: Talk, up to 15
`;

/** A name for each skill of each receptacle: "Cha 1". */
function skillCells(): string[] {
  const cells: string[] = [];
  for (const receptacle of receptacleNames()) for (const skill of skillNames()) cells.push(`${receptacle.slice(0, 3)} ${skill}`);
  return cells;
}

/** The lists that the rows name with `~`; some are made of the play. */
const lists =
  (s: Hadal) =>
  (name: string): string[] => {
    if (name === 'locations') return s.locations.map(number => `Loc ${number}`);
    if (name === 'items') return s.items.map(itemName);
    if (name === 'holders') return holders(s);
    if (name === 'cards') return s.destiny.map(signed);
    if (name === 'skills') return skillCells();
    if (name === 'attributes') return attributeWords();
    if (name === 'outcomes') return outcomeNames();
    if (name === 'prompts') return promptWords();
    return name === 'odds' ? oddsWords() : receptacleNames();
  };

const tables = () => [mission(), kept()];

export const tracks = (s: Hadal) => tracksOf(s, tables(), lists(s));
export const track = (s: Hadal, id: string) => oneTrackOf(s, tables(), lists(s), id);
export const tracksOnTop = (s: Hadal) => tracksOnTopOf(s, tables());
export const tracksUnder = (s: Hadal, heading: string) => tracksUnderOf(s, tables(), heading);

export const pieces = () => piecesOf(mission());

/** The first values of what stays from run to run. */
export const startOfKept = () => startOf<Omit<Hadal, keyof State>>(kept(), 0, lists({} as Hadal));

/** The first values of everything else [HA-184]. */
export const startOfMission = (s: Hadal) => startOf(mission(), s.receptacles, lists(s));

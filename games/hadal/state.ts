// What a mission keeps, in the words of the rulebook. Lists by seat begin with seat 0; a yes or no is 1 or 0.
import { each, type State } from '../kit';

export interface Hadal extends State {
  // settings
  light: number; // 1: cards in front, Items and swaps stay on the table
  players: number; // 1: alone with two receptacles
  ownCards: number; // 1: the Destiny cards stay on the table
  odds: number; // ODDS_WHEN_SEEN, ODDS_ALWAYS, ODDS_NEVER
  prompts: number; // ROUND_1_FULL, ALWAYS_FULL, ALWAYS_SHORT
  register: number; // 1: the device lists the Items
  talkMinutes: number; // to agree on a location, 0 without limit
  rulings: number; // a set of flags: where this table departs from the usual ruling

  // printed on the players' copy
  receptacleAzrak: number[]; // on the cards of the four receptacles
  receptacleSkills: number[]; // SKILLS values for each of them
  azrakInBox: number;
  destiny: number[]; // the six values
  attributeNames: number[]; // what the three attributes are called

  // the mission
  receptacles: number; // in play
  run: number;
  missionOver: number; // a place in outcomeNames()
  ended: number[]; // the score sheet, a line for each run that has ended: its outcome,
  returns: number[]; // the Azrak on Mission Return,
  scores: number[]; // and the sum of what the end of the story asked for
  total: number; // of all Azrak, wherever they lie
  vortex: number;
  missionReturn: number;
  locations: number[]; // numbers of those named so far
  azrakOn: number[]; // each of them
  freeUpdates: number;
  timeCaptain: number; // seat + 1
  round: number;
  phase: number; // 0 before the first round
  step: number; // of the phase
  talkEnds: number; // second of play at which the talk is over

  // Destiny
  draw: number[]; // values of the cards in the pile
  discard: number[]; // and of those in the open discard
  drawn: number; // the discard as a set, for the table to correct
  seen: number; // the set of cards ever discarded
  seenAll: number;

  // a group conflict
  groupConflict: number;
  lifePoints: number;
  damage: number;
  turn: number;
  acted: number[]; // in this turn
  order: number[]; // the seats, who tested last at the end

  // the register
  items: number[]; // numbers of the Items out of their deck; tokens are counted from TOKENS
  itemAt: number[]; // where each is: JUST_TAKEN, seat + 1, ON_TABLE or REMOVED

  // the agents
  receptacle: number[]; // its number + 1, 0 while it is not chosen
  pool: number[];
  level: number[];
  attributes: number[]; // three for each seat
  talent: number[];
  talentScope: number[]; // NO_TALENT, IN_ALL_TESTS, IN_CONFLICTS
  cardInFront: number[];
  personalConflict: number[];
  ejected: number[];
  lostControl: number[];
  freeExplore: number[];

  // what is going on
  brokenLink: number; // seat + 1 of the agent whose link has just broken
  testKind: number; // PLAIN_TEST, PERSONAL_CONFLICT, GROUP_CONFLICT
  difficulty: number;
  testValue: number; // so far: attribute, talent, Gear, Items, boost, support
  destinyValue: number; // of the card that was drawn
  support: number[]; // Azrak that each seat has added to the test
  share: number[]; // Azrak that each gets in the Update
  giver: number; // the seat whose share shrinks
  leaving: number; // the seat that is told of its ejection
  giftTo: number; // seat + 1 of the agent for whom a gift was paid
  item: number; // the place in the register that is looked at
  tokens: number; // 1: a token is taken, not an Item
  tens: number; // of its number
  line: number; // of the checklist, or of the guide to cards and tokens
}

// as in `receptacle`
export const CHAE_RIN = 1,
  ANTONIO = 2;

export const ATTRIBUTES = 3,
  SKILLS = 5, // three attributes, talent, its scope
  TALENT = 3, // places among the skills
  SCOPE = 4;

export const NO_TALENT = 0,
  IN_ALL_TESTS = 1,
  IN_CONFLICTS = 2;

export const PLAIN_TEST = 0,
  PERSONAL_CONFLICT = 1,
  GROUP_CONFLICT = 2;

export const ODDS_WHEN_SEEN = 0,
  ODDS_ALWAYS = 1,
  ODDS_NEVER = 2;

export const ROUND_1_FULL = 0,
  ALWAYS_FULL = 1,
  ALWAYS_SHORT = 2;

// outcomes that rules name
export const SUCCEEDED = 1,
  FAILED = 2;

// as in `itemAt`; 1 to 4 are seats + 1
export const JUST_TAKEN = 0,
  ON_TABLE = 5,
  REMOVED = 6;

export const TOKENS = 99; // Items have lower numbers

// so many are listed at most: a save stays small
export const MOST_LOCATIONS = 24,
  MOST_ITEMS = 40,
  MOST_RUNS = 9;

// rulings that are a matter of taste
export const ONE_HELPER = 1,
  WHOLE_TURN = 2,
  NO_LAST_UPDATE = 4,
  LOCKED_ALONE = 8,
  ALL_RETURN = 16;

export const hasRuling = (s: Hadal, ruling: number) => (s.rulings & ruling) > 0;

/** Short prompts: always, or once a round has shown how it goes. */
export const isBrief = (s: Hadal) => s.prompts === ALWAYS_SHORT || (s.prompts === ROUND_1_FULL && (s.round > 1 || s.run > 1));

/** The seat of the Time Captain. */
export const captain = (s: Hadal) => s.timeCaptain - 1;

/** A 0 for each agent. */
export const none = (s: Hadal) => each(s.receptacles, 0);

/** Those who are not ejected. */
export const present = (s: Hadal) => s.seats.filter(seat => !s.ejected[seat]);

/** Those who are there besides who acts. */
export const others = (s: Hadal) => present(s).filter(seat => seat !== s.seat);

/** The names of those of these seats with this flag. */
export const named = (s: Hadal, seats: number[], flag: number[]) =>
  seats
    .filter(seat => flag[seat])
    .map(seat => s.names[seat])
    .join(', ');

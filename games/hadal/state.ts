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
  rulings: number; // the house rules of this table: a sum of ONE_HELPER and the others below

  // printed on the players' copy
  receptacleAzrak: number[]; // on the cards of the four receptacles
  receptacleSkills: number[]; // SKILLS values for each of them
  azrakInBox: number;
  destiny: number[]; // the six values
  attributeNames: number[]; // what the three attributes are called

  // the mission
  receptacles: number; // how many are in play
  run: number;
  missionOver: number; // how it ended: SUCCEEDED, FAILED, ABANDONED; NOT_OVER while it has not
  // the score sheet has a line for each run that has ended, and three columns
  ended: number[]; // how the run ended, as in `missionOver`
  returns: number[]; // the Azrak on Mission Return
  scores: number[]; // the points that the end of the story gave, added up
  total: number; // of all Azrak, wherever they lie
  vortex: number;
  missionReturn: number;
  locations: number[]; // the numbers of those named so far
  azrakOn: number[]; // how many lie on each of them
  freeUpdates: number;
  timeCaptain: number; // a seat
  round: number;
  phase: number; // 0 before the first round
  step: number; // the number of the step in its phase; 0 before the first round
  talkEnds: number; // second of play at which the talk about a location ends; 0: without limit, or over

  // Destiny
  pile: number[]; // the values of the cards in the pile
  discard: number[]; // and of those in the open discard
  discardSet: number; // which of the six cards are in the discard, one bit each: the table corrects this
  seen: number[]; // for each of the six cards, 1 once it has been in the discard
  seenAll: number; // 1: all six have been there

  // a group conflict
  groupConflict: number;
  lifePoints: number;
  damage: number;
  turn: number;
  acted: number[]; // in this turn
  order: number[]; // the seats in the order of their last tests

  // the register
  items: number[]; // the numbers of the Items out of their deck; a token stands there with its number + HIGHEST_ITEM
  heldBy: number[]; // who has each of them: a seat, or JUST_TAKEN, ON_TABLE, REMOVED

  // the agents
  receptacle: number[]; // CHAE_RIN, ANTONIO, one of the other two, or NOT_CHOSEN
  pool: number[]; // Azrak
  level: number[]; // the starting level on the Receptacle card: the most Azrak in the pool
  attributes: number[]; // three for each seat
  talent: number[]; // what it adds to a test where it counts
  talentScope: number[]; // where it counts: NO_TALENT, IN_ALL_TESTS, IN_CONFLICTS
  cardInFront: number[];
  personalConflict: number[];
  ejected: number[];
  lostControl: number[];
  freeExplore: number[];

  // what is going on
  brokenLink: number; // the seat of the agent whose link has just broken, or NOBODY
  testKind: number; // PLAIN_TEST, PERSONAL_CONFLICT, GROUP_CONFLICT
  difficulty: number;
  testValue: number; // so far: attribute, talent, Gear, Items, boost, support
  destinyValue: number; // of the card that was drawn
  support: number[]; // Azrak that each seat has added to the test
  share: number[]; // Azrak that each gets in the Update
  giver: number; // the seat that gives 1 Azrak of its share of the Update to another
  leaving: number; // the seat of the agent who has just been ejected, or will be after this action
  giftTo: number; // the seat for which the last gift was paid, or NOBODY
  item: number; // the index in `items` of the thing that is looked at
  takesToken: number; // 1: a token is taken, not an Item
  tensOfNumber: number; // the tens of its number: 2 for Item 24
  line: number; // which line of the set-up checklist is read, or of the guide to cards and tokens
}

/** Instead of a seat. */
export const NOBODY = -1;

// as in `receptacle`: indices in receptacleNames()
export const NOT_CHOSEN = -1,
  CHAE_RIN = 0,
  ANTONIO = 1;

export const ATTRIBUTES = 3,
  SKILLS = 5, // on a Receptacle card: three attributes, talent, its scope
  TALENT = 3, // indices among the skills
  SCOPE = 4;

// as in `talentScope`, in the order of its words in tracks.ts
export const NO_TALENT = 0,
  IN_ALL_TESTS = 1,
  IN_CONFLICTS = 2;

// as in `testKind`
export const PLAIN_TEST = 0,
  PERSONAL_CONFLICT = 1,
  GROUP_CONFLICT = 2;

// as in `odds`: indices in oddsWords()
export const ODDS_WHEN_SEEN = 0, // once every card was seen
  ODDS_ALWAYS = 1,
  ODDS_NEVER = 2;

// as in `prompts`: indices in promptWords()
export const ROUND_1_FULL = 0,
  ALWAYS_FULL = 1,
  ALWAYS_SHORT = 2;

// as in `missionOver`: indices in outcomeNames()
export const NOT_OVER = 0,
  SUCCEEDED = 1,
  FAILED = 2,
  ABANDONED = 3;

// as in `heldBy`, beside the seats 0 to 3; in the order of holders() in words.ts
export const JUST_TAKEN = -1,
  ON_TABLE = 4,
  REMOVED = 5;

export const HIGHEST_ITEM = 99; // the highest number of an Item: in `items`, greater numbers are tokens

export const HIGHEST_LEVEL = 20; // no Receptacle has more Azrak

// longer lists would make a save too large
export const MOST_LOCATIONS = 24,
  MOST_ITEMS = 40,
  MOST_RUNS = 9;

// bits of `rulings`: house rules that a table may switch on. Bit n is word n of the track "Rule" in tracks.ts.
export const ONE_HELPER = 1, // with three receptacles only one agent supports a test
  WHOLE_TURN = 2, // a beaten adversary still gets the rest of the turn
  NO_LAST_UPDATE = 4, // an Update that is due does not take the only Azrak of the Vortex
  LOCKED_ALONE = 8, // an agent in a personal conflict does not support in a group conflict
  ALL_RETURN = 16; // an agent who lost control comes back even without Azrak

export const hasRuling = (s: Hadal, ruling: number) => (s.rulings & ruling) > 0;

/** Short prompts: always, or once a round has shown how it goes. */
export const isBrief = (s: Hadal) => s.prompts === ALWAYS_SHORT || (s.prompts === ROUND_1_FULL && (s.round > 1 || s.run > 1));

/** Every step of the round has a screen of its own. Otherwise steps that follow each other without a choice share one. */
export const isStepByStep = (s: Hadal) => s.prompts === ALWAYS_FULL;

/** Whether a step belongs to this chapter: "test.boost" to "test". */
export const isInChapter = (step: string, chapter: string) => step.split('.')[0] === chapter;

/** A 0 for each agent, also for those who sit out: the start of a list by seat. */
export const zeros = (s: Hadal) => each(s.receptacles, 0);

/** The agents who are there: not ejected. */
export const present = (s: Hadal) => s.seats.filter(seat => !s.ejected[seat]);

/** The other agents who are there: all but the one who acts. */
export const others = (s: Hadal) => present(s).filter(seat => seat !== s.seat);

/** The names of the agents in these seats whose flag is 1, or ''. */
export const namesWith = (s: Hadal, seats: number[], flag: number[]) =>
  seats
    .filter(seat => flag[seat])
    .map(seat => s.names[seat])
    .join(', ');

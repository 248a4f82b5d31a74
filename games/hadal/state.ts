// What a mission keeps: names are those of the rules' section 3, values by seat from 0. Flags are 0 or 1.
import { each, type State } from '../kit';

export interface Hadal extends State {
  // settings
  players: number; // 1: alone with two receptacles
  table: number; // 1: Destiny cards stay on the table
  odds: number; // 0 once every card was seen, 1 always, 2 never
  brief: number; // 1: short prompts
  register: number; // 1: the device lists the Items
  talk: number; // minutes to agree on a location, 0 without limit
  rulings: number; // bits: where this table departs from the usual ruling
  // printed on the players' copy
  azrak: number[]; // on the cards of the four receptacles
  skills: string; // SKILLS digits for each of them
  box: number; // Azrak in the box
  destiny: number[]; // the six values
  symbol: number[]; // what the three attributes are called
  // the mission
  n: number; // receptacles
  run: number;
  missionOver: number; // none, success, failed, abandoned
  // the score sheet: a line for each run that has ended
  ended: number[]; // as missionOver
  returns: number[]; // Azrak on Mission Return
  scores: number[]; // sum of what the end of the story asked for
  total: number;
  vortex: number;
  mr: number; // Update space of the Mission Return card
  places: number[]; // numbers of the locations named so far
  loc: number[]; // Azrak on each of them
  freeUpdates: number;
  tc: number; // Time Captain: seat + 1
  round: number;
  phase: number; // 0 before the first round
  step: number;
  ends: number; // second of play at which the talk is over
  draw: number[]; // values of the Destiny cards in the pile
  discard: number[]; // and of those in the open discard
  drawn: number; // the same as bits of `destiny`, for the table to correct
  seen: number; // bits of the cards ever discarded
  seenAll: number;
  group: number;
  life: number;
  damage: number;
  turn: number;
  acted: number[]; // in this turn
  order: string; // the seats, who tested last at the end: the Time Captain says who is next, and finds the same order in the turns after that
  items: number[]; // numbers of the Items out of their deck; tokens are counted from TOKENS
  itemAt: string; // a digit each: 0 just taken; green Items, own tokens: seat + 1; white Items, hexagons: TABLE; or REMOVED
  // the agents
  role: string; // receptacle + 1, a digit each
  pool: number[];
  level: number[];
  attr: number[]; // three for each seat
  talent: number[];
  scope: string; // of the talent, a digit each: none, all tests, conflicts
  card: number[];
  personal: number[];
  out: number[];
  lost: number[];
  freeExplore: number[];
  // what is going on
  link: number; // seat + 1 of the agent whose link has just broken
  kind: number; // of test: 0 plain, 1 personal conflict, 2 group conflict
  diff: number;
  value: number; // of the test so far: attribute, talent, Gear, Items, boost, support
  fate: number; // value of the Destiny card
  help: string; // the seats that support, one digit for each Azrak
  share: number[]; // Azrak that each gets in the Update
  k: number; // what is counted through: a line, a cell, an action
}

export const CHAE_RIN = 1,
  ANTONIO = 2,
  SKILLS = 5, // three attributes, talent, its scope
  DECK = 63, // bits of the six Destiny cards
  TABLE = 5,
  REMOVED = 6,
  PLACES = 24, // so many locations and Items are listed at most: a save stays small
  ITEMS = 40,
  TOKENS = 99,
  RUNS = 9, // lines of the score sheet
  // rulings that are a matter of taste
  ONE_HELPER = 1,
  WHOLE_TURN = 2,
  NO_LAST_UPDATE = 4,
  LOCKED_ALONE = 8,
  ALL_RETURN = 16;

/** Asked of the whole group: no name stands above the question. By itself: the build writes only plain numbers into the code. */
export const ALL = -1;

/** A 0 for each agent. */
export const none = (s: Hadal) => each(s.n, 0);

/** Puts these cards into the discard and the others into the pile: always six together [HA-035]. */
export function deal(s: Hadal, drawn: number): undefined {
  s.drawn = drawn;
  s.draw = [];
  s.discard = [];
  s.destiny.map((value, card) => (drawn & (1 << card) ? s.discard : s.draw).push(value));
  s.seen |= drawn;
  if (s.seen == DECK) s.seenAll = 1;
}

// What a mission keeps, in the words of the rulebook. Lists by seat begin with seat 0; a yes or no is 1 or 0. Every chapter imports this file, and it imports none.
import { type Answers, after, each, isLight, type State } from '../kit';

export const ATTRIBUTES = 3; // on a Receptacle card

export const HIGHEST_LEVEL = 20; // no Receptacle has more Azrak

// longer lists would make a save too large
export const MOST_LOCATIONS = 24,
  MOST_ITEMS = 40,
  MOST_RUNS = 9;

/** What a run begins with, the first one and each after a reset [HA-184]: nothing on Mission Return and on the map [HA-005], all Destiny cards in the pile [HA-007]. */
export const startOfRun = (seats: number) => ({
  missionOver: 'None', // how it ended: Success, Failed, Abandoned
  phase: 'Set-up',
  round: 1,
  talkEnds: 0, // second of play at which the talk about a location ends; 0: without limit, or over
  timeCaptain: 0, // a seat
  receptacles: seats, // in play

  // Azrak
  total: 0, // all of them, wherever they lie
  vortex: 0,
  missionReturn: 0,
  locations: [] as number[], // the numbers of those named so far
  azrakOn: [] as number[], // how many lie on each of them
  freeUpdates: 4 - seats, // Updates at no cost in a mission [HA-009, HA-192]

  // the agents
  receptacle: each(seats, 0).map(() => '-'), // its name
  pool: each(seats, 0),
  level: each(seats, 0), // the most Azrak in the pool
  attributes: each(seats * ATTRIBUTES, 0), // three for each seat
  talent: each(seats, 0), // what it adds to a test where it counts
  talentScope: each(seats, 0).map(() => 'None'), // where that is: Tests, Conflicts
  lastValue: each(seats, 2), // of a test in Light: where its dial starts
  cardInFront: each(seats, 0),
  personalConflict: each(seats, 0),
  ejected: each(seats, 0),
  lostControl: each(seats, 0),
  freeExplore: each(seats, 0),

  // Destiny: sets of the six cards. All that are not in the discard are the pile [HA-035]
  discard: 0,
  seen: 0, // those that have been in the discard

  // a group conflict
  groupConflict: 0,
  lifePoints: 0,
  damage: 0,
  turn: 0,
  acted: each(seats, 0), // in this turn
  order: [] as number[], // the seats in the order of their last tests

  // the register
  items: [] as number[], // the numbers of the Items out of their deck; a token stands there with its number + 99
  heldBy: [] as number[], // who has each of them: a seat, or a place of items-and-tokens.ts
  item: 0, // the place in the list of the one that is looked at
  takesToken: 0, // 1: a token is taken, not an Item
  lastNumber: 10, // where the dial of the next one starts
  taker: 0, // of a gift

  // what is going on
  brokenLink: each(seats, 0), // 1 for an agent whose link has just broken
  leaving: 0, // the seat of the agent who has just been ejected, or will be after this action
  testKind: 'plain' as 'plain' | 'personal' | 'group',
  difficulty: 4,
  testValue: 0, // so far: attribute, talent, Gear, Items, boost, support
  destinyValue: 0, // of the card that was drawn
  support: each(seats, 0), // Azrak that each seat has added to the test
  share: [] as number[], // Azrak that each gets in the Update
  giver: 0, // the seat that gives 1 Azrak of its share to another
  line: 0, // of the set-up checklist
});

/** What stays from run to run: settings, the score sheet, which begins with run 1 [HA-013], and what is printed on the players' copy. */
export const start = (answers: Answers, seats: number) => ({
  players: answers.Players as number, // 1: alone with two receptacles
  ownCards: answers.Destiny === 'Table' ? 1 : 0, // the Destiny cards stay on the table
  odds: answers.Odds as string, // Always, Never, When seen: once every card was
  prompts: (isLight(answers) ? 'Short' : answers.Prompts) as string,
  register: !isLight(answers) && answers['Item register'] === 'On' ? 1 : 0, // the device lists the Items
  talkMinutes: answers['Talk minutes'] as number, // to agree on a location, 0 without limit

  run: 1,
  // a line for each run that has ended
  ended: [] as string[], // how
  returns: [] as number[], // the Azrak on Mission Return
  scores: [] as number[], // the points that the end of the story gave, added up

  // The rulebook prints the card of Chae-Rin [HA-200]. Antonio's, those of the two others, the box and the Destiny cards are guesses of ours [HA-201, HA-202]
  chaeRin: [8, 1, 3, 3, 2], // Azrak, three attributes, talent
  antonio: [8, 2, 2, 2, 0],
  third: [8, 2, 2, 2, 0],
  fourth: [8, 2, 2, 2, 0],
  scopes: ['Conflicts', 'None', 'None', 'None'], // where the talents count
  azrakInBox: 32,
  destiny: [-2, -1, 0, 0, 1, 2], // [HA-060]
  attributeNames: ['1st', '2nd', '3rd'],
  rulings: 0, // the house rules of this table: a set of rulingNames()

  ...startOfRun(seats),
});

export type Hadal = State & ReturnType<typeof start>;

// Lists of words are made when they are asked for, so that they stay in flash.

export const receptacleNames = () => ['Chae-Rin', 'Antonio', 'Third', 'Fourth'];

/** Their cards in the state. */
export const cardIds = () => ['chaeRin', 'antonio', 'third', 'fourth'] as const;

/** What is printed on each. */
export const figureNames = () => ['Azrak', '1st', '2nd', '3rd', 'Talent'];

/** House rules that a table may switch on: docs/games/hadal.md has what each of them means. */
export const rulingNames = () => ['One helper', 'Whole turn', 'No last Update', 'Locked alone', 'All return'];

export const hasRuling = (s: Hadal, name: string) => (s.rulings & (1 << rulingNames().indexOf(name))) > 0;

/** +2, 0, -1. */
export const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

/** Short prompts: always, or once a round has shown how it goes. */
export const isBrief = (s: Hadal) => s.prompts === 'Short' || (s.prompts === 'Round 1 full' && (s.round > 1 || s.run > 1));

/** Every step of the round has a screen of its own. Otherwise steps that follow each other without a choice share one. */
export const isStepByStep = (s: Hadal) => s.prompts === 'Full';

/** Whether a step belongs to this chapter: "test.boost" to "test". */
export const isInChapter = (step: string, chapter: string) => step.split('.')[0] === chapter;

/** A 0 for each agent, also for those who sit out. */
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

/** The agent takes a card and keeps it in front. In Light the table keeps track of that. */
export function takeCard(s: Hadal, seat: number): void {
  if (!s.light) s.cardInFront[seat] = 1;
}

/** The agent stands by: the card in front goes back [HA-100]. */
export function standBy(s: Hadal, seat: number): void {
  s.cardInFront[seat] = 0;
}

/** The seats in play: this one first, then the others to the left. */
export function goingLeft(s: Hadal, first: number): number[] {
  const place = Math.max(0, s.seats.indexOf(first));
  return s.seats.slice(place).concat(s.seats.slice(0, place));
}

/** The next agent to the left who is there and has Azrak, because the others could not pay [HA-049]. Without such an agent, the next one. */
export function toTheLeft(s: Hadal, from: number): number {
  const seats = goingLeft(s, after(s, from)),
    able = seats.filter(seat => !s.ejected[seat] && s.pool[seat]);
  return able.concat(seats)[0];
}

// What the device keeps of a game of Tales from the Loop: for the table, for each Kid, for each Machine, and for what is going on now.
import { type Answers, type Dice, each, type State } from '../kit';

// Values by Kid or by Machine are numbers: a list of words takes twice the memory.
export const GOOD = 0, // favor
  BAD = 2;
export const PLAYING = 0, // status
  HOME = 1,
  LATE = 2,
  SICK = 3;
export const OPEN = 0, // what a place is: to everybody, and to the Kid who lives there
  RESTRICTED = 1,
  OWN_HOME = 2,
  UNKNOWN = -1;
export const ROUTINE = 0, // mode
  ALERT = 1;
export const NO_LOCK = 0, // modeLock: why a mode stays as it is for the rest of the Round
  DUPLICATE = 1,
  HACK_TOKEN = 2,
  ALARM = 3;
export const ALARMED = 1, // ability
  ARMED = 2,
  ESCAPEE = 3,
  PREDICTABLE = 4,
  SLOW_REBOOT = 5,
  UNPREDICTABLE = 6;
export const NOT_SAID = 0; // a printed value that nobody has needed yet
export const IGNORE = 1, // icon of a Response Card
  BLOCK = 2,
  SPECIAL = 3;
export const NO_CHORE = 0, // chore
  ACTIVE = 1,
  DONE = 2,
  CLAIMED = 3,
  EXPIRED = 4;
export const EXHAUSTED = 0, // conditions, from mild to severe [TL-410]
  UPSET = 1,
  SCARED = 2,
  INJURED = 3,
  ANY_CONDITION = 4;
export const SOLVED = 0, // gain
  FAILED = 1,
  PUSHED_OFF = 2;
export const CUBES = 6, // of each Kid [TL-007]
  SCHOOL = 13, // Location M [TL-015]
  SPACES = 4, // of the Rumor Track
  FIGURES = 6; // Machines at most [TL-010]

/** The first state [TL-005 to TL-008, TL-018]. */
export function start(answers: Answers, kids: number) {
  const isFull = answers.Mode === 'Full',
    knowsLetters = isFull && answers.Letters === 'In the device',
    /** What only Full keeps takes no memory in Light. */
    byKid = (value: number) => each(isFull ? kids : 0, value),
    byMachine = (cells: number, value: number) => each(isFull ? cells : 0, value);
  return {
    // the table
    scenario: `${answers.Scenario}`, // its Rumor set alone raises Insight [TL-017]
    weeks: answers.Length === '2 weeks' ? 2 : 1,
    lastRound: answers.Length === '2 weeks' ? 12 : 6, // [TL-003]
    letters: knowsLetters ? 1 : 0, // the device knows letters and places
    reminders: answers.Prompts === 'Full' ? 1 : 0,
    complications: `${answers.Complications}`, // when such a card is drawn [TL-640]
    variants: [] as string[], // by their names
    restLimit: answers.Rest === 'No limit' ? 0 : 1,
    minutes: answers['Adventure minutes'] as number, // of an Adventure Phase; 0 is no timer
    ends: 0, // second of play
    alarmInsight: answers['Insight alarm'] as number, // 0 is off
    alarmEnigma: answers['Enigma alarm'] as number,

    // dials and calendar
    phase: '', // none before the first day
    round: 1, // [TL-006]
    firstPlayer: 0,
    insight: 0,
    enigma: 0,
    insightRang: 0, // the alarm of a dial has been seen
    enigmaRang: 0,
    dialEnd: 20,
    gain: [1, 1, pushedOffEnigma(answers)], // Insight for a solved Rumor, Enigma for a failed one and for one pushed off [TL-401 to TL-403, TL-405]

    // Rumors
    rumors: 0, // how many lie on the Track, where their letters stay on the table
    rumor: each(knowsLetters ? SPACES : 0, 0), // else the letter in each space, A is 1; 0 is empty
    rumorUp: each(knowsLetters ? SPACES : 0, 0),
    draws: 0, // cards to be drawn
    drawn: 0,
    newest: 0, // the space after the last new card
    duplicate: 0, // one was drawn in this Round
    lastFirmware: 0, // the icon on the School Card of the Round before

    // Kids
    pool: byKid(CUBES),
    action: byKid(0),
    exhausted: each(kids, 0),
    upset: each(kids, 0),
    scared: each(kids, 0),
    injured: each(kids, 0), // the square, from 1
    grounded: byKid(0),
    bonus: byKid(0), // cubes of this Round only
    nextBonus: byKid(0),
    favor: byKid(GOOD),
    items: byKid(1), // the Iconic Item counts
    iconic: byKid(1), // still there
    status: byKid(PLAYING),
    place: byKid(knowsLetters ? SCHOOL : 0),
    placeIs: byKid(OPEN), // to this Kid: OPEN, RESTRICTED, HOME
    rested: byKid(0), // the Round's own REST is used
    sickRest: byKid(0), // the free one of a sick Kid is
    chore: byKid(ACTIVE),
    strength: each(kids, 0), // a trait from 1; 0 until somebody has said it
    weakness: each(kids, 0),
    home: byKid(0),
    anomalyOf: [] as number[], // by card: the Kid who has it
    anomalyUses: [] as number[],

    // Machines, by figure
    machines: 0, // the set of those in play
    placed: 0, // the set of those whose mode was said when they came
    mode: byMachine(FIGURES, ROUTINE),
    modeLock: byMachine(FIGURES, NO_LOCK),
    hackToken: byMachine(FIGURES, 0),
    walls: byMachine(FIGURES, 0), // face-up firewalls: the set of spaces from the left
    hackedBy: byMachine(FIGURES, 0), // which Kid from 1; 0 is nobody
    wrecked: byMachine(FIGURES, 0), // in which Round
    ability: byMachine(FIGURES, NOT_SAID),
    spaces: byMachine(FIGURES, NOT_SAID),
    capacity: byMachine(FIGURES, NOT_SAID),
    icon: byMachine(2 * FIGURES, NOT_SAID), // of the Response Card, two for each: ROUTINE, ALERT
    avoid: byMachine(2 * FIGURES, NOT_SAID), // the trait on it

    // Board
    events: 0, // the set of Event tiles on it
    eventUsed: 0,
    eventTrait: [2, 1, 2], // Astronomer, Tunnels, Library
    eventCost: 1,
    open: 1 << (SCHOOL - 1), // the sets of places that are known
    restricted: 0,
    squares: 3, // of the INJURED row
    lines: '', // pairs of places that somebody has walked between: "MF FK"

    // the School Event
    mayTest: 0, // the card says "may"
    toTest: [] as number[], // who is still tested alone

    // the test on the table
    by: 0,
    testFor: 'card' as 'card' | 'event' | 'rumor' | 'avoid' | 'wall' | 'repel' | 'tile',
    help: 'here' as 'here' | 'team' | 'nobody', // who may help
    trait: 0,
    helpers: [] as number[],
    itemDice: 0,
    helperItems: 0, // helpers with an Item that fits, for a variant
    dice: [] as number[],
    won: 0,
    wonBy: 'dice' as 'dice' | 'COMBO' | 'Time',
    pushed: 0,
    rumorAt: 0, // the space of the Rumor that is investigated

    // what a failure or a card does
    hurt: [] as number[], // who still takes a condition
    hurtBy: [] as number[], // and which
    kid: 0, // whom a card is about
    cardSays: 'effect' as 'effect' | 'success' | 'failure' | 'team',
    lookUp: [] as number[], // tags, to see what they build
    rumorTest: '' as '' | 'solved' | 'failed', // while the text of a Rumor is carried out

    // a move
    moveBy: 'walk' as 'walk' | 'bus' | 'car' | 'ride' | 'effect',
    movers: [] as number[], // who moves, and has to avoid Machines
    forced: [] as number[], // who is moved by a failure
    from: 0,
    fromIs: 0,
    to: 0,
    met: [] as number[], // Machines that were checked
    foe: 0, // the one to avoid
    quiet: [] as number[], // places with no Machine near, in this Round
    takenHome: [] as number[], // who may still go home with a Machine that has left, for a variant
    letterGroup: 0, // of a letter that is being chosen

    // other actions
    tile: 0,
    restBy: 'own' as 'own' | 'cafe' | 'sick',
    tradeOf: 0, // the Kid who gives an Item
    tradeCard: 0, // 0, or the Anomaly from 1

    // the HACK
    target: 0,
    invested: byKid(0),
    hacker: 0, // from 1
    space: 0, // from 1
    half: 0, // of the firewall: 0 top, 1 lower
    subtest: 0, // from 1
    hackTraits: 1, // of this firewall
    returned: [] as number[], // Machines that come back

    // a test in Light
    planned: 0, // dice that the device throws; 0: the table does
    tableSix: 0, // and has a six
    ownDice: 0, // as it did last time

    // for the end
    made: 0,
    passed: 0,
    pushes: 0,
    newsOf: [] as number[], // Kids who were grounded or freed, and the table does not know yet
  };
}

export type Tales = State & ReturnType<typeof start>;
export type Throws = Dice<Tales>;

/** A pushed-off Rumor costs more in a variant [TL-403, TL-620, TL-621]. */
function pushedOffEnigma(answers: Answers): number {
  if (answers['All Rumors'] === '+1 Enigma') return 3;
  return answers['All Rumors'] === '+2 Enigma' ? 4 : 2;
}

export const has = (s: Tales, variant: string) => s.variants.indexOf(variant) >= 0;
/** Four and five Kids play with the other side of tiles and sheets [TL-002]. */
export const isLarge = (s: Tales) => s.seats.length > 3;
export const isWeekend = (s: Tales) => s.round % 6 === 0;
/** Friday of week 1, Thursday of week 2 [TL-440]. */
export const isDeadline = (s: Tales) => s.round === 5 || s.round === 10;

export const hasFlag = (set: number, bit: number) => (set & (1 << bit)) !== 0;

/** Takes it out of a list that has it. */
export function drop(list: number[], value: number): void {
  const at = list.indexOf(value);
  if (at >= 0) list.splice(at, 1);
}

/** It is in the list afterwards if it was not, and the other way round. */
export function toggle(list: number[], value: number): void {
  if (list.indexOf(value) >= 0) drop(list, value);
  else list.push(value);
}

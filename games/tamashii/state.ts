// What a play of Tamashii keeps, in the words of the rulebook. Lists by seat begin with seat 0; a yes or no is 1 or 0.
import { type Answers, backToStart, each, isLight, type State } from '../kit';

export type Mode = 'Prologue' | 'Scenario' | 'Competitive';
export type EnemySymbol = 'eB' | 'eS'; // the Enemy Symbol die [TA-132]
/** Steps of a turn, for the bot: a battery pays for one of them [TA-353]. */
export type Step = 'Trace' | 'Program' | 'Move' | 'District' | 'Launch' | 'Combat' | 'Activity' | 'World' | 'Token';

/** Types of Data tokens: 0 to 3 are the basic ones. A slot of a Launcher holds 0 for nothing, else the type + 1. */
export const OPEN = 4,
  CORRUPTED = 5,
  TYPES = 6,
  LOCKED = 7; // in a slot

/** Augments of a seat by kind: equipped, then unequipped [TA-212]. */
export const STARTING = 0,
  CLASS = 1,
  FACTION = 2,
  BREAK = 3,
  UNEQUIPPED = 3, // added to one of the last three
  AUGMENTS = 7;

export const PATTERNS = 30, // of a Launch step, see patterns.ts
  FRAMES = 12, // three of the Body, nine of Class Augments
  BASIC_PATTERNS = 9,
  MOST_ENEMIES = 70, // cards in the box
  MOST_CORRUPTED = 16; // tokens in the box [TA-018]

/** Places of a Test: who rolls, who began it, the type of Data (4: Core Data, 5: any), successes needed and made, and whether it is a Group Test. */
export const SEAT = 0,
  STARTER = 1,
  TYPE = 2,
  TARGET = 3,
  SUCCESSES = 4,
  GROUP = 5;

const SLOTS = 20; // 4 rows, 5 columns until the table says otherwise [TA-155]

/** The four basic types are 4, 3, 3, 3 until the Core Data is known, which has the thirteenth token [TA-009]. */
const bagOf = (type: number): number => [4, 3, 3, 3, 0, 0][type];

/** Data tokens, where the device holds them [TA-049]: bags and supply are dealt, Launchers and Dumps are empty [TA-009, TA-011]. */
function tokensOf(answers: Answers, seats: number) {
  const isHeld = answers['Data tokens'] === 'In the device' && !isLight(answers),
    counts = (n: number) => each(isHeld ? seats * n : 0, 0),
    rest = 32 - 3 * seats; // of a basic type
  return {
    inDevice: isHeld ? 1 : 0, // 1: the device draws the Data tokens and holds the Launchers
    supply: isHeld ? [rest - seats, rest, rest, rest, 16] : ([] as number[]),
    bag: counts(TYPES).map((_, at) => bagOf(at % TYPES)),
    dump: counts(TYPES),
    shapes: each(isHeld ? BASIC_PATTERNS : 0, 0), // of the Basic Patterns that have been drawn, see shapes.ts
    grid: counts(SLOTS).map((_, at) => (at % 5 === 4 ? LOCKED : 0) as number), // the slots of each Launcher, row by row
  };
}

const answered = (answers: Answers, seats: number) => {
  const mode = (answers.Game || 'Prologue') as Mode,
    rival = mode === 'Competitive',
    pool = mode === 'Scenario' ? Math.min(MOST_CORRUPTED, answers['Corrupted pool']) : MOST_CORRUPTED, // [TA-018, TA-342, TA-361]
    protocols = answers['Learning Protocols'],
    classes = mode !== 'Prologue' && answers.Classes === 'Yes';
  return {
    // how this table plays
    mode,
    planningMinutes: answers['Planning minutes'] as number, // 0: no clock
    hasTrace: mode === 'Prologue' ? 0 : 1, // [TA-341]
    classes: classes ? 1 : 0,
    protocols: mode === 'Prologue' || protocols === 'No' || (rival && protocols === 'Usual') ? 0 : 1, // [TA-015]
    factions: mode !== 'Prologue' && answers['Faction decks'] === 'Yes' ? 1 : 0,
    activity: 1, // card or sheet has a Player Activity [TA-102]
    spared: answers['Pool exhausted'] === 'Other' ? 1 : 0, // the sheet knows something milder than losing

    time: rival ? 5 + 2 * ['Short', 'Medium', 'Long'].indexOf(answers.Length) : 0, // [TA-017, TA-360]
    timeGoverned: rival ? 1 : 0, // [TA-256]
    corruptedPool: pool, // Competitive: the neutral supply [TA-361]
    corruptedBox: MOST_CORRUPTED - pool,

    augments: each(isLight(answers) ? 0 : seats * AUGMENTS, 0).map((_, at) => (classes && at % AUGMENTS === STARTING ? 2 : 0) as number), // two Starting ones, equipped [TA-013]

    boss: (answers.Boss || 'None') as 'None' | 'Shinigami' | 'Other',
    bossIntegrity: 0,
    bossFull: 0, // what it had
    bossArmor: answers.Boss === 'Shinigami' ? 6 : 0,
    batteries: seats === 1 ? 5 : 0, // [TA-350]
    botInPlay: seats === 1 ? 1 : 0,
  };
};

/** What begins alike in every play. */
const ownStart = (seats: number, isFull: boolean) => {
  /** What Light leaves on the table: no value at all. */
  const held = (count: number, value: number) => each(isFull ? count : 0, value);
  return {
    // the turn
    phase: '', // none before the first turn
    turn: 1,
    step: 'Trace' as Step,
    firstPlayer: 0,
    planningEnds: 0, // second of play; 0: no clock
    outcome: '' as '' | 'victory' | 'lost' | 'scored',
    lack: 0, // Corrupted that a gain could not find; -1: the last one was taken, and that is a loss here [TA-243]
    botStep: '' as Step | '', // the step that a battery was paid for

    // the scenario
    scenarioCard: 0, // the number of the active Plot card
    specialCards: 0,
    onCard: 0, // tokens on the active Plot card
    keepsTokens: 0, // the new card says that they stay [TA-264]
    ascend: 0,
    success: 0,
    enemyDeck: [] as number[], // cards by line, the top line first; none: not counted [TA-019]
    levels: [] as number[], // of each line; 0: mixed
    enemyDiscard: 0,
    goals: held(seats, 0), // claimed; their values are told at the end [TA-368]
    goalPoints: held(seats, 0),
    points: each(seats, 0),

    // the players
    trace: each(seats, 0),
    integrity: each(seats, 5),
    integrityMax: each(seats, 5), // the Limit
    shield: held(seats, 0),
    memory: held(seats, 0),
    power: held(seats, 0),
    reroll: held(seats, 0),
    exp: held(seats, 0), // no cap [TA-055]
    locks: held(seats, 4),
    core: held(seats, 0), // a basic type
    coreKnown: 0,
    corruptedHeld: each(seats, 0),
    bodies: held(seats, 0), // Advanced Bodies [TA-052]
    mov: held(seats, 2), // of the active Body
    att: held(seats, 2),
    pro: held(seats, 3),
    second: held(seats * 3, 0), // MOV, ATT, PRO of the second Advanced Body
    protocolStep: held(seats, 0),
    phaseSkip: each(seats, 0), // 1: was reset in this phase [TA-249]; -1: falls before it begins, and takes part in it

    // attached enemies: three lists side by side, the oldest first [TA-241]
    enemies: [] as number[], // Integrity; 0: nobody has typed it
    damage: [] as number[],
    enemyOf: [] as number[], // the seat

    // what is going on
    whom: 0, // the seat that a card effect, an Upgrade or a new Body is for
    kind: 0, // what is typed in for them: which deed, which way, which Augment
    counter: 0, // which of the counters is gained or lost
    foe: 0, // the place of the enemy that a card effect is for
    toDraw: held(seats, 0), // enemies that still come
    drawn: 0, // and that have come to the player who draws
    traceBack: 0, // 1: then Trace goes back to 0 [TA-086]
    woundSeat: -1, // who is asked for the Shield
    wounds: 0,
    fallen: -1, // who is being reset
    fallenSymbol: 'eB' as EnemySymbol,
    bodyLost: 0,
    hasMoved: 0, // in Move
    botMoved: 0,
    newStats: [] as number[], // of a Body, as they are told
    checklistLine: 0,
    skipsChecklist: 0,

    // dice
    rolled: [] as number[], // faces of Player dice
    rolledBy: [] as number[], // the seat of each
    rollKind: 'card' as 'trace' | 'attack' | 'test' | 'card',
    rerollSeat: 0,
    rerollPays: 0, // 1: the Asset pays for it
    rerollUsed: held(seats, 0), // the Asset, in this roll [TA-138]
    diceTokensDown: 0,
    diceTokens: [0, 0, 0], // B, S, blank not yet revealed

    // Data tokens in the device
    tokenSeat: 0,
    tokenDeed: 'gain' as 'dump' | 'discard' | 'gain',
    tokensLeft: 0,
    tokenTypes: [] as number[], // of these
    slot: 0, // the token that is moved
    movesLeft: 0,
    hand: [] as number[], // drawn and not yet placed
    shape: [] as number[], // of the Pattern that is drawn: symbol of the first slot, then direction, symbol, direction, symbol ...

    test: [] as number[], // the Test that is made: see the places below
    testDice: held(seats, 0), // dumped for, and not yet rolled

    // Launch
    launching: 0,
    launched: [] as number[], // yes or no for each Pattern, in the Launch step
    pattern: 0, // the one that is used
    extraPattern: 0, // 1: a second one is dumped for Shinigami's Hack [TA-376]

    // Combat: who acts is computed from these (combat.ts)
    fight: '' as '' | 'player' | 'frame' | 'enemy', // whose part it is; frame: the effect of a Frame is resolved
    dice: [0, 0], // B and S left
    numDie: -1, // the place of the enemy under the Number die, 0 the Top; -1: no die
    number: 0, // 0: blank
    symbol: 'eB' as EnemySymbol,
    framesUsed: [] as number[], // yes or no for each Frame, in a combat
    isFirstPart: 0, // dice may still be rerolled by a card
    bossHere: 0,
    frame: 0, // the Frame that is used
    cost: [0, 0], // B and S that it takes
    attackDice: each(seats, 2), // Light: how many were rolled last
    frames: [] as number[], // that have been used before, five numbers each (frames.ts)

    // printed on the components, or a ruling (docs/games/tamashii.md)
    checked: 0, // 1: the printed values have been compared [TA-391]
    traceTop: 10,
    traceDice: [0, 1, 1, 1, 2, 2, 2, 3, 3, 3], // by row; beyond them as in the last,
    traceHit: 1, // a set: B, S
    playerDie: [3, 1, 2], // faces with B, S, blank
    enemyNumberDie: [0, 1, 1, 2, 2, 3, 3, 4],
    enemySymbolDie: [5, 3], // faces with eB, eS
    resetLoseBodyOn: 'eB' as EnemySymbol,
    integrityTrackMax: 10,
    timeTrackMax: 12,
    walker: [2, 2, 3], // MOV, ATT, PRO
    expPatternGain: 1,
    testSuccess: [1, 2], // of B, S
    bossStart: [4, 7, 10, 13], // by the number of players
    types: ['Red', 'Blue', 'Green', 'Yellow'],
    gridRows: 4, // the Launchers of this play; rows and cols count from the next one on
    gridCols: 5,
    rows: 4,
    cols: 5,
    highlight: 333125, // a set of slots
    locked: 541200, // a set of slots
    corruptedShortfall: 'Short' as 'Short' | 'Empty',
    enemyDeckEmpty: 'Reshuffle' as 'Reshuffle' | 'No enemy',
    rulings: 0, // what this table reads in its own way: a set of rulingNames()
  };
};

/** The first state. What the set-up answers decide comes from answered(). No copy of it is made: the device has no room for two. */
export const start = (answers: Answers, seats: number): Own =>
  Object.assign(ownStart(seats, !isLight(answers)), answered(answers, seats), tokensOf(answers, seats));

type Own = ReturnType<typeof ownStart> & ReturnType<typeof answered> & ReturnType<typeof tokensOf>;

export type Tamashii = State & Own;

/** Lists by seat that only Full has. */
export const FULL_LISTS = () =>
  'goals goalPoints shield memory power reroll exp locks core bodies mov att pro protocolStep second augments toDraw rerollUsed testDice';

/** A play of Light goes on in Full: what it has left on the table begins as in a new play, and the table corrects it. */
export function takeUpFull(s: Tamashii): void {
  const seats = s.names.length;
  backToStart<Tamashii>(s, Object.assign(ownStart(seats, true), { augments: each(seats * AUGMENTS, 0) }), FULL_LISTS());
}

/** Rulings that a table may choose (docs/games/tamashii.md). */
export const rulingNames = () => ['Fill by rows', 'Pass ends', 'No boss alone', 'Boss is Top', 'Bot later'];
export const hasRuling = (s: Tamashii, name: string) => (s.rulings & (1 << rulingNames().indexOf(name))) > 0;

/** Whether a step belongs to this chapter. */
export const isInChapter = (at: string, chapter: string) => at.slice(0, chapter.length + 1) === `${chapter}.`;

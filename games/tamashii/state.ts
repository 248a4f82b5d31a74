// The state of a game of Tamashii and the numbers that several chapters share. Keys are those of the rules' section 3.
import type { State } from '../kit';

/**
 * A table of digits, 0 to 35, is one text: as a list each would take a variable of the device. Read it with get(), or by a plus in front where no digit is beyond 9.
 * A profile may still hold a list: read it digit by digit.
 */
export type Digits = string;

export interface Tamashii extends State {
  // how this table plays
  mode: number; // PROLOGUE, SCENARIO or COMPETITIVE
  level: number; // who keeps the Data tokens: TABLE, COUNTS or VIRTUAL (TA-049)
  terse: number; // 1: prompts that only confirm are left out
  limit: number; // minutes for the Planning phase, 0 = no timer
  ends: number; // second of play at which they are over
  inPlay: number; // bits: Trace, decks, what card and sheet say
  // the round
  turn: number;
  phase: number; // -1 before the first turn
  step: number; // PL1 to Q3, see below
  firstPlayer: number;
  time: number;
  timeGoverned: number;
  corruptedPool: number; // Competitive: the neutral supply (TA-361)
  corruptedBox: number;
  lack: number; // Corrupted that a gain could not find, -1 = the last one was taken: the shortfall rule is due
  supply: Digits; // Data tokens by type; empty at table level
  enemyDeck: number[]; // cards by line, the top line first; empty = not counted
  levels: Digits; // the level of each line, 0 = mixed
  enemyDiscard: number;
  ascendTokens: number;
  successTokens: number;
  onCard: number; // lying on the active Plot card
  scenarioCard: number; // its number; the letter is the scenario's
  specialCards: number;
  boss: number; // 0 none, 1 Shinigami, 2 another
  bossIntegrity: number;
  bossArmor: number;
  bossHere: number; // the boss is on the tile of the player in combat
  outcome: number; // 0 none, 1 victory, 2 lost, 3 scored
  batteries: number;
  botInPlay: number;
  botStep: number; // the step a battery was paid for, or -1
  // players, by seat
  trace: Digits;
  integrity: Digits;
  integrityMax: Digits;
  shield: Digits;
  memory: Digits;
  power: Digits;
  reroll: Digits;
  exp: number[];
  locks: Digits;
  core: Digits;
  corruptedHeld: Digits;
  body: Digits; // Advanced Bodies
  mov: Digits;
  att: Digits;
  pro: Digits;
  spare: Digits; // MOV, ATT, PRO of the second Advanced Body, three for each seat
  augments: Digits; // AUGMENTS kinds for each seat
  protocolStep: Digits;
  moved: Digits; // in solo the second one is the bot's
  phaseSkip: Digits;
  goals: Digits; // Competitive only, as the next two
  goalVp: number[];
  vp: number[]; // totals, once counted
  bag: Digits; // six types for each seat
  launcher: Digits;
  dump: Digits;
  grid: Digits; // the Launcher's slots for each seat: 0 empty, 1-6 token, 7 locked
  shape: Digits; // rows and columns of the grid
  hand: number[]; // tokens drawn and not yet placed
  // attached enemies: three tables side by side, oldest first
  enemies: Digits; // integrity
  damage: Digits;
  enemyOf: Digits; // the seat
  // what is going on: the first number is the player who is asked; from `draw` to `test` NONE while there is nothing
  aim: number[]; // [seat, kind] of an effect typed in
  job: number[]; // [seat, kind, how many, types, type, 1 = the Dump was poured] of tokens to move; [seat, slot, moves] of programming
  draw: number[]; // [seat, enemies to draw, 1 = then Trace 0, attached so far]
  wound: number[]; // [seat, how many, 1 = by the enemy under the number die]
  falling: number[]; // [seat, 1 = Body lost, symbol]
  roll: number[]; // [seat, what for, dice marked for a reroll, 1 = the Asset pays]
  test: number[]; // [whose part, type, target, successes, who started, 1 = Group, dice of each seat]
  rolled: number[]; // faces of the Player dice
  rerollAssetUsed: number;
  using: number; // the Pattern or the Frame that is being used; FOE while an enemy acts and a card effect is typed in
  launched: number; // Patterns of this Launch step, one bit each
  pattern: number[]; // drawn so far: direction * 8 + symbol
  dice: Digits; // B and S left in combat
  number: number; // on the Number die, 0 = blank
  numDie: number; // place of the enemy under the die, 0 = Top, -1 = no die
  sym: number; // 0 eB, 1 eS
  framesUsed: number;
  diceTokens: Digits; // face down; then not yet revealed: B, S, blank; empty until a card brings them
  // printed on the components, or a ruling: the table's own (sections 11 and 12)
  checked: number;
  rulings: number; // bits: where this table departs from the usual ruling
  traceTop: number;
  traceDice: Digits;
  playerDie: Digits; // faces with B, S, blank
  enemyNumberDie: Digits; // its faces
  enemySymbolDie: Digits; // faces with eB, eS
  resetLoseBodyOn: number;
  integrityTrackMax: number;
  timeTrackMax: number;
  rows: number;
  cols: number;
  highlight: number;
  locked: number;
  corruptedShortfall: number;
  walker: Digits; // MOV, ATT, PRO
  bossStart: Digits;
  expPatternGain: number;
  enemyDeckEmpty: number;
  traceHit: number;
  testSuccess: Digits; // of B, S
  types: Digits; // the names of the basic types
  shapes: number[]; // of the nine Basic Patterns; NONE until the first is drawn
}

/** Instead of a list that is not needed now: it takes a variable less than an empty one. The device cannot read places of it. */
export const NONE = 0 as unknown as number[];

export const PROLOGUE = 0,
  SCENARIO = 1,
  COMPETITIVE = 2;
export const TABLE = 0,
  COUNTS = 1,
  VIRTUAL = 2;
export const PLANNING = 0,
  ACTION = 1,
  COMBAT = 2,
  QUEST = 3;
/** A phase begins at the step `start` of the chapter of its name. */
export const PHASES = 'Planning,Action,Combat,Quest';
/** Bits of inPlay. SPARED: the sheet knows something milder than losing when the pool is exhausted. */
export const TRACE = 1,
  CLASSES = 2,
  PROTOCOLS = 4,
  FACTIONS = 8,
  ACTIVITY = 16,
  SPARED = 32;
/** Bits of rulings, see docs/games/tamashii.md. */
export const BY_ROWS = 1,
  PASS_ENDS = 2,
  NOT_ALONE = 4,
  BOSS_IS_TOP = 8,
  BOT_LATER = 16;
/** Steps of the rules, for the bot's batteries (one for each step). */
export const PL1 = 0,
  PL2 = 1,
  PL3 = 2,
  A1 = 3,
  A2 = 4,
  A3 = 5,
  C1 = 6,
  Q1 = 7,
  Q2 = 8,
  Q3 = 9;
/** Types of Data tokens: 0-3 basic. A grid slot holds the type + 1. */
export const OPEN = 4,
  CORRUPTED = 5,
  KINDS = 6,
  LOCKED = 7;
/** What to do with tokens. */
export const DRAW = 0,
  DUMP = 1,
  DISCARD = 2,
  GAIN = 3;
export const BASIC = 15,
  ALL = 63; // sets of types, one bit each
/** Augments by kind: equipped, then unequipped. */
export const STARTING = 0,
  CLASS = 1,
  FACTION = 2,
  BREAK = 3,
  OFF = 3, // added to a kind: unequipped
  AUGMENTS = 7;
/** Patterns of a Launch step, by bit. */
export const HACK = 9,
  REPEL = 12,
  BATTERY = 13,
  BOSS_HACK = 14,
  PROTOCOL = 16,
  SHEET = 17,
  AUGMENT = 21,
  BODY = 30,
  OF_TOP = 0x1e00; // three Hacks and the Repel
/** In `using`: not a Frame of the player, but the enemy under the number die. */
export const FOE = -1;
/** What a roll is for. */
export const TRACE_ROLL = 0,
  ATTACK = 1,
  TEST = 2,
  CARD_ROLL = 3;

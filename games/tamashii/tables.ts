// What the players see and may correct (rules, sections 3 and 11); games/kit/table.ts explains every phrase.
import { who } from '../kit';
import { foesOf } from './enemies';
import { frameNames } from './frames';
import { patternNames } from './patterns';
import { BASIC_PATTERNS, CORRUPTED, FULL_LISTS, OPEN, rulingNames, type Tamashii } from './state';
import { colours, slotNames, typeNames } from './words';

const inPlay = () => `
turn: 1 to 9999
firstPlayer: one of ~names
seat: On turn, one of ~names
time: up to timeTrackMax
timeGoverned: Time limit, yes or no
corruptedPool: Pool, up to 16, piece
corruptedBox: In the box, up to 16
corruptedHeld: Corrupted, each seat, up to 16, piece
trace: each seat, up to traceTop, piece
integrity: each seat, up to integrityTrackMax, bar to integrityMax, piece
batteries: up to 5, piece, if botInPlay
# Players, each seat
integrityMax: Limit, 5 to integrityTrackMax, piece
phaseSkip: Sits out, one of Next phase/No/Yes from -1
# Enemies
enemies: Enemy ITG, up to 35, for ~foes
damage: up to 35, bar to enemies, for ~foes
enemyOf: Attached to, one of ~names, for ~foes
# Scenario
scenarioCard: Card
specialCards: Specials, up to 20
diceTokensDown: Dice down, up to 6
diceTokens: Not revealed, up to 2, for B/S/blank, if diceTokensDown
activity: yes or no
hasTrace: Trace in play, yes or no
spared: yes or no
botInPlay: yes or no
# Combat, if fight
dice: Dice left, up to 35, for B/S
numDie: Die on, one of No die/~places from -1
symbol: Enemy symbol, one of eB/eS
# Launch, if launching
launched: yes or no, for ~patterns
# Data, if inDevice
supply: up to 32, for ~supply
bag: each seat, up to 32, for ~types
dump: each seat, up to 32, for ~types
grid: Slot, each seat, one of ~tokens, for ~slots
# This play
planningMinutes: Timer, up to 15
`;

/** What Light leaves on the table. */
const onlyFull = () => `
# Players, each seat
shield: up to 5, piece
memory: up to 5, piece
power: up to 5, piece
reroll: up to 5, piece
exp: EXP, up to 999, piece
locks: up to 4, piece
core: Core Data, one of ~basic
bodies: up to 2, piece
mov: MOV, up to 9
att: ATT, up to 9
pro: PRO, up to 20
second: Second Body, up to 9, for MOV/ATT/PRO
protocolStep: Protocol, up to 3, piece
augments: up to 35, for Start/Class/Faction/Break/Class-/Faction-/Break-
# Enemies
enemyDiscard: Discarded, up to 70
enemyDeck: Deck, up to 70, for Line 1 ..
levels: Level, up to 9, for Line 1 ..
boss: one of None/Shinigami/Other
bossIntegrity: Boss ITG, up to 99, bar to bossFull, piece
bossArmor: Armor, up to 6, piece
# Scenario
goals: each seat, up to 35
goalPoints: Goal VP, each seat
ascend: Ascend, up to 23
success: Success, up to 8
onCard: On card, up to 40
classes: Class decks, yes or no
protocols: yes or no
factions: yes or no
# Combat, if fight
framesUsed: yes or no, for ~frames
`;

const board = () => `
# Board, printed
traceTop: Trace top, 2 to 15
traceDice: Trace dice, up to 9, for ~rows
traceHit: Trace hit, any of B/S
playerDie: Player die, up to 6, for B/S/blank
enemyNumberDie: Number die, up to 9, for Face 1 ..
enemySymbolDie: Symbol die, up to 8, for eB/eS
resetLoseBodyOn: Body lost on, one of eB/eS
integrityTrackMax: ITG track, 5 to 20
timeTrackMax: Time end, 9 to 30
walker: Walker, up to 9, for MOV/ATT/PRO
expPatternGain: EXP gain, up to 5
testSuccess: Successes, up to 9, for B/S
bossStart: Shinigami, up to 13, for 1/2/3/4
types: Type, one of ~colours, for 1/2/3/4
rows: Rows, 2 to 5
cols: Columns, 2 to 6
highlight: Highlighted, any of ~allSlots
locked: Locked, any of ~allSlots
shapes: Shape, up to 1073741823, for ~basicPatterns, if inDevice
`;

/** The same, as long as nobody has compared them [TA-391]: a text of its own, because making one of the other would cost an answer. */
const guesses = () => `
# Board, printed
traceTop: Trace top?, 2 to 15
traceDice: Trace dice?, up to 9, for ~rows
traceHit: Trace hit?, any of B/S
playerDie: Player die?, up to 6, for B/S/blank
enemyNumberDie: Number die?, up to 9, for Face 1 ..
enemySymbolDie: Symbol die?, up to 8, for eB/eS
resetLoseBodyOn: Body lost on?, one of eB/eS
integrityTrackMax: ITG track?, 5 to 20
timeTrackMax: Time end?, 9 to 30
walker: Walker?, up to 9, for MOV/ATT/PRO
expPatternGain: EXP gain?, up to 5
testSuccess: Successes?, up to 9, for B/S
bossStart: Shinigami?, up to 13, for 1/2/3/4
types: Type?, one of ~colours, for 1/2/3/4
rows: Rows?, 2 to 5
cols: Columns?, 2 to 6
highlight: Highlighted?, any of ~allSlots
locked: Locked?, any of ~allSlots
shapes: Shape?, up to 1073741823, for ~basicPatterns, if inDevice
`;

const rulings = () => `
# Rulings, printed
corruptedShortfall: Lost if pool, one of Short/Empty
enemyDeckEmpty: Empty deck, one of Reshuffle/No enemy
rulings: Ruling, any of ~rulings
checked: Compared, yes or no
`;

export const tables = (s: Tamashii) => [inPlay(), s.checked ? board() : guesses(), rulings()].concat(s.light ? [] : onlyFull());

const always = () => `
bossFull: up to 99
coreKnown: yes or no
planningEnds: up to 100000000
lack: -1 to 99
keepsTokens: yes or no
points: -99 to 999, each seat
whom: one of ~names
kind: -1 to 99
counter: up to 11
foe: up to 69
drawn: up to 99
traceBack: yes or no
woundSeat: -1 to 3
wounds: up to 99
fallen: -1 to 3
fallenSymbol: one of eB/eS
bodyLost: yes or no
hasMoved: yes or no
botMoved: yes or no
newStats: up to 9, for Stat 1 ..
checklistLine: up to 40
skipsChecklist: yes or no
rolled: 1 to 6, for Die 1 ..
rolledBy: up to 3, for Die 1 ..
test: up to 999, for Number 1 ..
rollKind: one of trace/attack/test/card
rerollSeat: one of ~names
rerollPays: yes or no
tokenSeat: one of ~names
tokenDeed: one of dump/discard/gain
tokensLeft: up to 99
tokenTypes: up to 5, for Type 1 ..
slot: up to 29
gridRows: 2 to 5
gridCols: 2 to 6
movesLeft: up to 20
hand: up to 5, for Token 1 ..
shape: up to 7, for Place 1 ..
launching: yes or no
pattern: up to 30
extraPattern: yes or no
number: up to 9
isFirstPart: yes or no
bossHere: yes or no
frame: up to 13
cost: up to 35, for B/S
attackDice: 1 to 12, each seat
frames: up to 40, for Number 1 ..
fight: one of /player/frame/enemy
mode: one of Prologue/Scenario/Competitive
inDevice: yes or no
step: one of Trace/Program/Move/District/Launch/Combat/Activity/World/Token
botStep: one of /Trace/Program/Move/District/Launch/Combat/Activity/World/Token
outcome: one of /victory/lost/scored
light: yes or no
phase: one of /Planning/Action/Combat/Quest/Scoring
`;

const hiddenInFull = () => `toDraw: up to 99, each seat
rerollUsed: yes or no, each seat
testDice: up to 20, each seat
`;

/** What only Full has: empty lists, unless the play was in Full before. */
const notInLight = () =>
  `${FULL_LISTS()
    .split(' ')
    .map(name => `${name}: up to 9999, for Value 1 ..`)
    .join('\n')}
enemyDiscard: up to 70
enemyDeck: up to 70, for Line 1 ..
levels: up to 9, for Line 1 ..
boss: one of None/Shinigami/Other
bossIntegrity: up to 99
bossArmor: up to 6
ascend: up to 23
success: up to 8
onCard: up to 40
classes: yes or no
protocols: yes or no
factions: yes or no
framesUsed: yes or no, for Frame 1 ..
`;

/** What no track shows, with its range. */
export const hidden = (s: Tamashii) => always() + (s.light ? notInLight() : hiddenInFull());

/** "Ann 1" is Ann's Top Enemy. */
const foeNames = (s: Tamashii) => s.enemyOf.map((seat, at) => `${who(s, seat)} ${foesOf(s, seat).indexOf(at) + 1}`);

export function lists(s: Tamashii, name: string): string[] {
  if (name === 'colours') return colours();
  if (name === 'rulings') return rulingNames();
  if (name === 'foes') return foeNames(s);
  if (name === 'places') return s.enemyOf.map((_, at) => `Enemy ${at + 1}`);
  if (name === 'tokens') return ['-'].concat(typeNames(s), 'Locked');
  if (name === 'allSlots') return slotNames(s.rows, s.cols);
  if (name === 'slots') return slotNames(s.gridRows, s.gridCols);
  if (name === 'types') return typeNames(s);
  if (name === 'supply') return typeNames(s).slice(0, CORRUPTED);
  if (name === 'basic') return typeNames(s).slice(0, OPEN);
  if (name === 'patterns') return patternNames();
  if (name === 'basicPatterns') return patternNames().slice(0, BASIC_PATTERNS);
  if (name === 'frames') return frameNames();
  return s.traceDice.map((_, row) => `${row}`); // rows of the Trace track
}

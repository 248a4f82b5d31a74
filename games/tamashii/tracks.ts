// How the players see and correct every value (rules, sections 3 and 11).
import { get, oldListOf as listOf, type Tracks, oldTracksOf as tracksOf, who } from '../kit';
import { foes } from './effects';
import { A3, ACTION, COMBAT, COMPETITIVE, CORRUPTED, type Digits, HACK, KINDS, OPEN, type Tamashii, VIRTUAL } from './state';

/** The table's names of the four basic types, then Open and Corrupted; without a state all names there are (CV-20). */
export function typeNames(s?: Tamashii): string[] {
  const all = 'Red,Blue,Green,Yellow,Purple,Orange,White,Pink,Cyan,Black'.split(','),
    names: string[] = [];
  if (!s) return all;
  for (let i = 0; i < 4; i++) names.push(all[+s.types[i]]);
  return names.concat('Open', 'Corrupted');
}

/** Slots of the Launcher as people say them: row letter, column number. */
export function slotNames(shape: Digits | number[]): string[] {
  const names: string[] = [];
  for (let row = 0; row < +shape[0]; row++) for (let col = 1; col <= +shape[1]; col++) names.push('ABCDE'[row] + col);
  return names;
}

/** Patterns in the order of their bits: the nine Basic ones first (state.ts). */
export function patternNames(): string[] {
  const names = (
    'Shield +1,Memory +1,Power +1,Reroll +1,Shield +2,Memory +2,Power +2,Reroll +2,EXP,Hack 1,Hack 2,Hack 3,Repel,Bot battery +1,' +
    'Boss: drop a token,Boss: damage,Learning Protocol'
  ).split(',');
  for (let i = 1; i < 14; i++) names.push(i < 5 ? 'Card ' + i : 'Augment ' + (i - 4));
  return names;
}

/**
 * Every value, and what it starts with (games/kit/table.ts tells how to read it). Marks of our own: n not in Competitive, r only there, b solo, c combat,
 * l Launch step, k tokens are counted, v they are in the device, t Dice tokens are out, h a Pattern was drawn.
 */
export const table = () => `
turn,,1 9999,,,1
firstPlayer,,~names
seat,,~names,On turn
time,,=timeTrackMax
timeGoverned,,?,Time limit
corruptedPool,,16,Pool
corruptedBox,,16,In the box
corruptedHeld,ed,16,Corrupted
trace,ed,=traceTop
integrity,ed,=integrityTrackMax|integrityMax,,,5
batteries,b,5
botInPlay,b,?
#Players,e
shield,d,5
memory,d,5
power,d,5
reroll,d,5
exp,,9999,EXP
locks,d,4,,,4
integrityMax,d,5 =integrityTrackMax,Limit,,5
core,d,~basic,Core Data
body,d,2,Bodies
mov,d,9,MOV,,2
att,d,9,ATT,,2
pro,d,20,PRO,,3
spare,d,9,Second Body,MOV/ATT/PRO
moved,d,?
phaseSkip,d,?,Sits out
protocolStep,d,3,Protocol
augments,d,35,,Start/Class/Faction/Break/Class-/Faction-/Break-
#Enemies
enemies,d,35,Enemy ITG,~foes
damage,d,35|enemies,,~foes
enemyOf,d,~names,Attached to,~foes
enemyDiscard,,70,Discarded
enemyDeck,,70,,1
levels,d,9,Level,1
boss,,None/Shinigami/Other
bossIntegrity,*,99,Boss ITG
bossArmor,,6
#Scenario
goals,edr,35
goalVp,er,99,Goal VP
scenarioCard,n,99,Card
specialCards,n,20,Specials
ascendTokens,,23,Ascend
successTokens,,8,Success
onCard,,40
diceTokens,dt,6,,Down/B/S/blank
#Combat,c
dice,d,35,Dice left,B/S
numDie,,-1 69,Die on,,-1
sym,,eB/eS,Enemy symbol
framesUsed,,&Body1/Body2/Body3/Aug1/Aug2/Aug3/Aug4/Aug5/Aug6/Aug7/Aug8/Aug9
#Data
launched,l,&~patterns
supply,dk,32,,~supply
bag,edk,32,,~types
launcher,edk,32,,~types
dump,edk,32,,~types
grid,edv,~tokens,Slot,~grid
#This play
terse,,Full/Short,Prompts
limit,,15,Timer
rerollAssetUsed,,?,Reroll spent
inPlay,,&Trace/Classes/Protocols/Factions/Activity/Spared
#Board,p
traceTop,,2 15,,,10
traceDice,d,9,,~rows,011122233333333
traceHit,,&B/S,,,1
playerDie,d,6,,B/S/blank,312
enemyNumberDie,d,9,Number die,1,01122334
enemySymbolDie,d,8,Symbol die,eB/eS,53
resetLoseBodyOn,,eB/eS,Body lost on
integrityTrackMax,,5 20,ITG track,,10
timeTrackMax,,9 30,Time end,,12
walker,d,9,,MOV/ATT/PRO,223
expPatternGain,,5,EXP gain,,1
testSuccess,d,9,Successes,B/S,12
bossStart,d,13,Shinigami,1/2/3/4,47ad
types,d,~colours,Type,1,0123
rows,,2 5,,,4
cols,,2 6,Columns,,5
highlight,,&~slots,Lit slots,,333125
locked,,&~slots,,,541200
shapes,h,1073741823,Shape,~shapes
#Rulings,p
corruptedShortfall,,Short/Empty,Lost if pool
enemyDeckEmpty,,Reshuffle/No enemy,Empty deck
rulings,,&Fill by rows/Pass ends/No boss alone/Boss is Top/Bot later
checked,,?,Confirmed
ends
step
lack
bossHere
outcome
using
number
draw
wound
falling
roll
test
`;

/** The marks of rows that this play does not have now. */
const away = (s: Tamashii) =>
  (s.mode == COMPETITIVE ? 'n' : 'r') +
  (s.names.length > 1 ? 'b' : '') +
  (s.phase == COMBAT ? '' : 'c') +
  (s.phase == ACTION && s.step == A3 ? '' : 'l') +
  (s.level ? '' : 'k') +
  (s.level == VIRTUAL ? '' : 'v') +
  (s.diceTokens ? '' : 't') +
  (s.shapes ? '' : 'h');

/** The rows that this play has now, by their marks. Most have none but those that every table knows. */
const there = (s: Tamashii) => (marks: string) => {
  for (const mark of marks) if ('edps'.indexOf(mark) < 0 && away(s).indexOf(mark) >= 0) return false;
  return true;
};

function someTracks(s: Tamashii, only?: string): Tracks {
  const lists = (name: string): string[] => {
    const types = typeNames(s),
      made: string[] = [];
    if (name == 'names') return s.names;
    if (name == 'colours') return typeNames();
    if (name == 'tokens') return ['-'].concat(types, 'Locked');
    if (name == 'slots') return slotNames([s.rows, s.cols]);
    if (name == 'grid') return slotNames(s.shape);
    if (name == 'types') return types;
    if (name == 'supply') return types.slice(0, CORRUPTED);
    if (name == 'basic') return types.slice(0, OPEN);
    if (name == 'patterns') return patternNames();
    if (name == 'shapes') return patternNames().slice(0, HACK);
    if (name == 'rows') for (let i = 0; i < s.traceTop; i++) made.push('' + i);
    else for (let i = 0; i < s.enemyOf.length; i++) made.push(who(s, +s.enemyOf[i]) + ' ' + (foes(s, +s.enemyOf[i]).indexOf(i) + 1));
    return made;
  };
  const all = tracksOf(s, table(), lists, only, there(s));
  for (const id in all) if (all[id].printed && !s.checked) all[id].name = '?' + all[id].name; // a guess until the table says otherwise
  // bars end where the box does: 32 tokens of a basic type, 16 Open, 16 Corrupted; two Dice tokens of a kind
  for (const id of ['supply', 'bag', 'launcher', 'dump'])
    if (all[id]) {
      const most: number[] = [];
      for (let i = 0; i < (s as any)[id].length; i++) most.push(i % KINDS < OPEN ? 32 : 16);
      all[id].limits = most;
    }
  if (all.diceTokens) all.diceTokens.limits = [6, 2, 2, 2];
  if (all.bossIntegrity && s.boss == 1) all.bossIntegrity.limits = [get(s, 'bossStart', s.names.length - 1)];
  return all;
}

export const tracks = (s: Tamashii) => someTracks(s);
export const track = (s: Tamashii, id: string) => someTracks(s, id)[id];
export const tracksOnTop = (s: Tamashii, printed: boolean) => listOf(s, table(), '', printed, there(s));
export const tracksUnder = (s: Tamashii, heading: string, printed: boolean) => listOf(s, table(), heading, printed, there(s));

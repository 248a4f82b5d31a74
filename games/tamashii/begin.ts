// A game about to begin: what each value starts with, by the answers of the set-up. Printed values are guesses until the table confirms them.
import { each, fresh } from '../kit';
import {
  ACTIVITY,
  AUGMENTS,
  CLASSES,
  COMPETITIVE,
  FACTIONS,
  KINDS,
  LOCKED,
  PROLOGUE,
  PROTOCOLS,
  SPARED,
  type Tamashii,
  TRACE,
  VIRTUAL,
} from './state';

export function begin(a: number[], seats: number): Tamashii {
  const mode = seats == 1 ? a[2] : a[1],
    prologue = mode == PROLOGUE,
    rival = mode == COMPETITIVE,
    level = a[6],
    pool = mode == 1 ? Math.min(16, a[4]) : 16;
  const own: any = {};
  const fill = (keys: string, value: () => any) => {
    for (const id of keys.split(' ')) own[id] = value();
  };
  fill(
    'ends step lack firstPlayer time enemyDiscard ascendTokens successTokens cardTokens scenarioCard specialCards bossFight outcome launched ' +
      'using rerollAssetUsed number sym framesUsed confirmed resetLoseBodyOn corruptedShortfall enemyDeckEmpty rulings',
    () => 0,
  );
  fill('trace shield memory power reroll exp core corruptedHeld body protocolStep phaseSkip', () => each(seats, 0));
  fill('enemyDeck deckLevel grid hand enemies damage enemyOf rolled aim job pattern test pool supply roll', () => []);
  fill('goals goalVp vp', () => each(rival ? seats : 0, 0));
  fill('bag launcher dump', () => each(level ? seats * KINDS : 0, 0));
  fill('integrity integrityMax', () => each(seats, 5));
  fill('mov att', () => each(seats, 2));
  fill('turn expPatternGain traceHit', () => 1);
  fill('phase botStep numDie', () => -1);
  fill('batteries', () => (seats > 1 ? 0 : 5));
  own.mode = mode;
  own.level = level;
  own.terse = a[11];
  own.limit = a[12];
  own.inPlay = ACTIVITY + (a[5] ? SPARED : 0);
  if (!prologue) own.inPlay += TRACE + (a[7] ? 0 : CLASSES) + (a[8] == 2 || (rival && !a[8]) ? 0 : PROTOCOLS) + (a[9] ? 0 : FACTIONS);
  if (rival) own.time = 5 + 2 * a[3];
  own.timeGoverned = rival ? 1 : 0;
  own.corruptedPool = pool;
  own.corruptedBox = 16 - pool;
  own.boss = a[10];
  own.bossArmor = a[10] == 1 ? 6 : 0;
  own.botInPlay = seats > 1 ? 0 : 1;
  own.moved = [0, 0, 0, 0].slice(0, Math.max(2, seats));
  own.locks = each(seats, 4);
  own.spare = each(seats * 3, 0);
  own.augments = each(seats * AUGMENTS, 0);
  for (let seat = 0; seat < seats && own.inPlay & CLASSES; seat++) own.augments[seat * AUGMENTS] = 2; // the Starting Augments
  // dealt at once, so that a table may leave the checklist at any point; it names its Core Data there (TA-009, TA-011)
  for (let i = 0; i < own.bag.length; i++) own.bag[i] = i % KINDS > 3 ? 0 : i % KINDS ? 3 : 4;
  const rest = 32 - 3 * seats;
  if (level) own.supply = [rest - seats, rest, rest, rest, 16];
  own.shape = [4, 5];
  for (let i = 0; i < seats * 20 && level == VIRTUAL; i++) own.grid.push(i % 5 > 3 ? LOCKED : 0);
  own.draw = [0, 0, 0, 0];
  own.wound = [0, 0, 0];
  own.resetting = [-1];
  own.dice = [0, 0];
  own.diceTokens = [0, 2, 2, 2];
  own.traceTop = own.integrityTrackMax = 10;
  own.traceDice = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
  own.playerDie = [3, 1, 2];
  own.enemyNumberDie = [0, 1, 1, 2, 2, 3, 3, 4];
  own.enemySymbolDie = [5, 3];
  own.timeTrackMax = 12;
  own.rows = 4;
  own.cols = 5;
  own.highlight = 0x51545; // 8 of the 16, like a chessboard
  own.lockedSlots = 0x84210; // column 5
  own.walker = [2, 2, 3];
  own.pro = each(seats, 3);
  own.bossStart = [4, 7, 10, 13];
  own.bossIntegrity = own.bossStart[seats - 1];
  own.testSuccess = [1, 2];
  own.types = [0, 1, 2, 3];
  own.shapes = each(9, 0);
  return fresh<Tamashii>('setup.values', seats, own);
}

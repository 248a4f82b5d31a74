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
    rival = mode == COMPETITIVE,
    level = a[6],
    pool = mode == 1 ? Math.min(16, a[4]) : 16;
  const own: any = {
    mode,
    level,
    terse: a[11],
    limit: a[12],
    inPlay: ACTIVITY + (a[5] ? SPARED : 0),
    time: rival ? 5 + 2 * a[3] : 0,
    timeGoverned: rival ? 1 : 0,
    corruptedPool: pool,
    corruptedBox: 16 - pool,
    boss: a[10],
    bossArmor: a[10] == 1 ? 6 : 0,
    batteries: seats > 1 ? 0 : 5,
    botInPlay: seats > 1 ? 0 : 1,
    shape: '45',
    traceTop: 10,
    integrityTrackMax: 10,
    timeTrackMax: 12,
    traceDice: '011122233333333',
    playerDie: '312',
    enemyNumberDie: '01122334',
    enemySymbolDie: '53',
    rows: 4,
    cols: 5,
    highlight: 0x51545, // 8 of the 16, like a chessboard
    locked: 0x84210, // column 5
    walker: '223',
    bossStart: [4, 7, 10, 13],
    testSuccess: '12',
    types: '0123',
    levels: '',
    spare: '000000000000'.slice(0, 3 * seats),
  };
  /** One value, or a list of so many. */
  const fill = (keys: string, value: number, n?: number) => {
    for (const id of keys.split(' ')) own[id] = n === undefined ? value : each(n, value);
  };
  fill(
    'ends step lack firstPlayer enemyDiscard ascendTokens successTokens onCard scenarioCard specialCards bossHere outcome launched ' +
      'using rerollAssetUsed number sym framesUsed checked resetLoseBodyOn corruptedShortfall enemyDeckEmpty rulings draw wound falling roll test diceTokens shapes',
    0,
  );
  fill('turn expPatternGain traceHit', 1);
  fill('phase botStep numDie', -1);
  fill('enemyDeck grid hand enemies damage enemyOf rolled aim job pattern supply', 0, 0);
  fill('dice', 0, 2);
  fill('trace shield memory power reroll exp core corruptedHeld body protocolStep phaseSkip', 0, seats);
  fill('integrity integrityMax', 5, seats);
  fill('locks', 4, seats);
  fill('pro', 3, seats);
  fill('mov att', 2, seats);
  fill('moved', 0, Math.max(2, seats));
  fill('augments', 0, seats * AUGMENTS);
  fill('goals', 0, rival ? seats : 0);
  if (rival) fill('goalVp vp', 0, seats);
  fill('bag launcher dump', 0, level ? seats * KINDS : 0);
  own.bossIntegrity = own.bossStart[seats - 1];
  if (mode != PROLOGUE)
    own.inPlay += TRACE + (a[7] ? 0 : CLASSES) + (a[8] == 2 || (rival && !a[8]) ? 0 : PROTOCOLS) + (a[9] ? 0 : FACTIONS);
  for (let seat = 0; seat < seats && own.inPlay & CLASSES; seat++) own.augments[seat * AUGMENTS] = 2; // the Starting Augments
  // dealt at once, so that a table may leave the checklist at any point; it names its Core Data there (TA-009, TA-011)
  for (let i = 0; i < own.bag.length; i++) own.bag[i] = i % KINDS > 3 ? 0 : i % KINDS ? 3 : 4;
  const rest = 32 - 3 * seats;
  if (level) own.supply = [rest - seats, rest, rest, rest, 16];
  for (let i = 0; i < seats * 20 && level == VIRTUAL; i++) own.grid.push(i % 5 > 3 ? LOCKED : 0);
  return fresh<Tamashii>('setup.values', seats, own);
}

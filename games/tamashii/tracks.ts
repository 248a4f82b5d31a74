// The state: what each value starts with, and how the players see and correct it (rules, sections 3 and 11).
import { each, type Track, type Tracks, who } from '../kit';
import { A3, AUGMENTS, COMBAT, COMPETITIVE, KINDS, type Tamashii } from './state';

/** Every value as it starts; the printed ones of section 11 are guesses, to be confirmed by the table. */
export function values(seats: number, level: number): any {
  const own: any = {};
  const fill = (keys: string, value: () => any) => {
    for (const id of keys.split(' ')) own[id] = value();
  };
  fill(
    'mode level limit ends classes protocols factions step lack firstPlayer time timeGoverned corruptedBox enemyDiscard ascendTokens successTokens ' +
      'cardTokens scenarioCard specialCards shortfall boss bossIntegrity bossArmor bossFight outcome batteries botInPlay botMoved launched launching ' +
      'rerollAssetUsed number sym framesUsed frame acting moves tokensDown confirmed terse resetLoseBodyOn corruptedShortfall enemyDeckEmpty ' +
      'refillBy passing',
    () => 0,
  );
  fill('trace shield memory power reroll exp core corruptedHeld body protocolStep moved phaseSkip goals goalVp vp pool', () =>
    each(seats, 0),
  );
  fill('enemyDeck deckLevel grid hand enemies damage enemyOf rolled aim job pattern', () => []);
  fill('bag launcher dump', () => each(level ? seats * KINDS : 0, 0));
  fill('integrity integrityMax', () => each(seats, 5));
  fill('turn traceOn playerActivity expPatternGain traceHit', () => 1);
  fill('phase botStep numDie', () => -1);
  fill('draw roll', () => [0, 0, 0, 0]);
  fill('wound dice shape', () => [0, 0]);
  own.resetting = [-1];
  own.test = each(6, 0);
  own.tokenPool = [2, 2, 2];
  own.locks = each(seats, 4);
  own.spare = each(seats * 3, 0);
  own.augments = each(seats * AUGMENTS, 0);
  own.supply = level ? [32, 32, 32, 32, 16] : [];
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
  own.mov = each(seats, 2);
  own.att = each(seats, 2);
  own.pro = each(seats, 3);
  own.bossStart = [4, 7, 10, 13];
  own.testSuccess = [1, 2];
  own.types = [0, 1, 2, 3];
  own.shapes = each(9, 0);
  return own;
}

const colours = () => 'Red,Blue,Green,Yellow,Purple,Orange,White,Pink,Cyan,Black'.split(',');

/** The table's names of the four basic types, then Open and Corrupted (CV-20). */
export function typeNames(s: Tamashii): string[] {
  const names: string[] = [];
  for (const n of s.types) names.push(colours()[n]);
  return names.concat('Open', 'Corrupted');
}

/** Slots of the Launcher as people say them: row letter, column number. */
export function slotNames(rows: number, cols: number): string[] {
  const names: string[] = [];
  for (let i = 0; i < rows * cols; i++) names.push(String.fromCharCode(65 + ((i / cols) | 0)) + ((i % cols) + 1));
  return names;
}

/** Looked at often, and on a slow machine: plain calls, no text is taken apart. Only what is needed, since each entry costs memory. */
export function tracks(s: Tamashii): Tracks {
  const list: Tracks = {},
    types = typeNames(s),
    yesNo = ['No', 'Yes'],
    symbols = ['eB', 'eS'],
    guess = s.confirmed ? '' : ' ?';
  let print = false; // from here on everything is printed on the players' copy
  const one = (id: string, name: string, max: number, min?: number): Track => {
    const track: Track = (list[id] = { name: print ? name + guess : name, max });
    if (min) track.min = min;
    if (print) track.printed = true;
    return track;
  };
  const all = (id: string, name: string, max: number, min?: number): Track => {
    const track = one(id, name, max, min);
    track.each = true;
    return track;
  };
  const words = (id: string, name: string, of: string[]) => {
    one(id, name, 0).words = of;
  };
  const cells = (id: string, name: string, max: number, of: string[]): Track => {
    const track = one(id, name, max);
    track.of = of;
    return track;
  };
  const numbers = (n: number, from: number) => {
    const names: string[] = [];
    for (let i = 0; i < n; i++) names.push('' + (from + i));
    return names;
  };
  const perSeat = (parts: string[]) => {
    const names: string[] = [];
    for (let seat = 0; seat < s.names.length; seat++) for (const part of parts) names.push(who(s, seat) + ' ' + part);
    return names;
  };

  one('turn', 'Turn', 99, 1);
  words('firstPlayer', 'First player', s.names);
  one('time', 'Time', s.timeTrackMax);
  words('timeGoverned', 'Time limit', yesNo);
  one('corruptedPool', 'Corrupted pool', 16);
  one('corruptedBox', 'Corrupted in box', 16);
  all('corruptedHeld', 'Corrupted', 16);
  all('trace', 'Trace', s.traceTop);
  words('traceOn', 'Trace in play', yesNo);
  all('integrity', 'Integrity', s.integrityTrackMax);
  all('integrityMax', 'Integrity limit', s.integrityTrackMax, 5);
  all('shield', 'Shield', 5);
  all('memory', 'Memory', 5);
  all('power', 'Power', 5);
  all('reroll', 'Reroll', 5);
  all('exp', 'EXP', 999);
  all('locks', 'Locks', 4);
  all('core', 'Core Data', 3).words = types.slice(0, 4);
  all('body', 'Bodies', 2);
  all('mov', 'MOV', 9);
  all('att', 'ATT', 9);
  all('pro', 'PRO', 20);
  cells('spare', 'Second Body', 20, perSeat(['MOV', 'ATT', 'PRO']));
  all('moved', 'Moved', 1).words = yesNo;
  all('phaseSkip', 'Sits out', 1).words = yesNo;
  cells('augments', 'Augments', 99, perSeat(['Start', 'Class', 'Faction', 'Break', 'Class-', 'Faction-', 'Break-']));
  all('protocolStep', 'Protocol step', 3);
  const mine: string[] = [],
    counts: number[] = [];
  for (const seat of s.enemyOf) mine.push(who(s, seat) + ' ' + (counts[seat] = (counts[seat] || 0) + 1));
  cells('enemies', 'Enemy integrity', 99, mine);
  cells('damage', 'Enemy damage', 99, mine);
  const lines = numbers(s.enemyDeck.length, 1);
  cells('enemyDeck', 'Enemy deck', 99, lines);
  cells('deckLevel', 'Level of line', 9, lines);
  one('enemyDiscard', 'Enemy discard', 99);
  one('ascendTokens', 'Ascend tokens', 23);
  one('successTokens', 'Success tokens', 8);
  one('cardTokens', 'On the card', 40);
  words('boss', 'Boss', ['None', 'Shinigami', 'Other']);
  one('bossIntegrity', 'Boss integrity', 99);
  one('bossArmor', 'Boss armor', 6);
  words('rerollAssetUsed', 'Reroll spent', yesNo);
  one('tokensDown', 'Dice tokens down', 6);
  words('terse', 'Prompts', ['Full', 'Short']);
  if (s.mode == COMPETITIVE) {
    all('goals', 'Goals', 62);
    all('goalVp', 'Goal VP', 99);
  } else {
    one('scenarioCard', 'Scenario card', 99);
    one('specialCards', 'Special cards', 20);
    words('playerActivity', 'Player Activity', yesNo);
    words('shortfall', 'Pool exhausted', ['Lost', 'Other']);
  }
  if (s.names.length < 2) {
    one('batteries', 'Batteries', 5);
    words('botInPlay', 'Bot in play', yesNo);
  }
  if (s.phase == COMBAT) {
    cells('dice', 'Dice left', 99, ['B', 'S']);
    one('numDie', 'Die on (0 = Top)', 69, -1);
    words('sym', 'Enemy symbol', symbols);
    one('framesUsed', 'Frames used', 0).flags = 'Body1,Body2,Body3,Aug1,Aug2,Aug3,Aug4'.split(',');
  }
  const basic = 'Shield,Memory,Power,Reroll,Shield2,Memory2,Power2,Reroll2,EXP';
  if (s.step == A3)
    one('launched', 'Launched', 0).flags = (
      basic + ',Hack1,Hack2,Hack3,Repel,Battery,Boss1,Boss2,Protocol,Card1,Card2,Card3,Card4,Aug1,Aug2,Aug3,Aug4,Aug5,Aug6,Aug7,Aug8,Aug9'
    ).split(',');
  if (s.level) {
    const own = perSeat(types);
    cells('supply', 'Supply', 32, types.slice(0, 5));
    cells('bag', 'Bag', 32, own);
    cells('launcher', 'Launcher', 32, own);
    cells('dump', 'Dump', 32, own);
    if (s.grid.length) cells('grid', 'Slot', 7, perSeat(slotNames(s.shape[0], s.shape[1]))).words = ['-'].concat(types, 'Locked');
  }

  print = true;
  const four = numbers(4, 1),
    slots = slotNames(s.rows, s.cols);
  one('traceTop', 'Trace top', 15, 2);
  cells('traceDice', 'Trace dice', 12, numbers(s.traceTop, 0));
  one('traceHit', 'Trace hit', 0).flags = ['B', 'S'];
  cells('playerDie', 'Player die', 6, ['B', 'S', 'blank']);
  cells('enemyNumberDie', 'Number die', 9, numbers(8, 1));
  cells('enemySymbolDie', 'Symbol die', 8, symbols);
  words('resetLoseBodyOn', 'Body lost on', symbols);
  one('integrityTrackMax', 'Integrity track', 20, 5);
  one('timeTrackMax', 'Time track', 30, 9);
  cells('walker', 'Walker', 9, ['MOV', 'ATT', 'PRO']);
  one('expPatternGain', 'EXP Pattern', 5);
  cells('testSuccess', 'Test successes', 9, ['B', 'S']);
  cells('bossStart', 'Shinigami for', 13, four);
  cells('types', 'Type', 9, four).words = colours();
  one('rows', 'Launcher rows', 5, 2);
  one('cols', 'Launcher columns', 6, 2);
  one('highlight', 'Lit slots', 0).flags = slots;
  one('lockedSlots', 'Locked slots', 0).flags = slots;
  cells('shapes', 'Pattern code', 0x3fffffff, basic.split(','));
  words('corruptedShortfall', 'Loss if pool is', ['Short', 'Empty']);
  words('enemyDeckEmpty', 'Empty deck', ['Reshuffle', 'No enemy']);
  words('refillBy', 'Refill by', ['Columns', 'Rows']);
  words('passing', 'Passing', ['Frames stay', 'Ends Frames']);
  words('confirmed', 'Confirmed', yesNo);
  return list;
}

// Biome: a co-operative escape. The device runs the board turn, counts actions and cool-downs, and watches keys and camps.
import { each, fresh, type Game, type Question, type Track, type Tracks, who } from '../kit';
import { account } from './account';
import { board } from './board';
import { deals } from './deals';
import { end } from './end';
import { explore } from './explore';
import { kits } from './kits';
import { odds } from './odds';
import { secrets } from './secrets';
import { setup } from './setup';
import { allKeys, type Biome, camps, GONE, ground, labels, PARTY, PAY_ACTS, ROUTE, TYPES, unseen, up } from './table';
import { turn } from './turn';

/** Losses first, then the win (BI-600 to 612). */
function verdict(s: Biome): string {
  if (allKeys(s) - s.keysDestroyed < s.stacks) return 'GAME LOST\nToo many keys gone';
  if (s.kind[0] == GONE) return 'GAME LOST\nMain camp destroyed';
  let able = 0,
    out = 0;
  for (const seat of s.seats) {
    if (up(s, seat)) able++;
    if (up(s, seat) && ground(s, seat) == 2) out++;
  }
  if (!able) return 'GAME LOST\nNobody left to act';
  return s.exitRevealed && s.exitKeys >= s.stacks && out == s.seats.length ? 'ESCAPED!\nAll players out' : '';
}

/** A row is "key:name", or "key:name:most". */
function tracks(s: Biome): Tracks {
  const of = camps(s),
    held = labels(),
    all: Tracks = {};
  const add = (rows: string, own?: Partial<Track>) => {
    for (const row of rows.split(',')) {
      const parts = row.split(':');
      all[parts[0]] = Object.assign({ name: parts[1] }, own);
      if (parts[2]) all[parts[0]].max = +parts[2];
    }
  };
  const list = (word: string, n: number) => each(n, 0).map((_, i) => word + (i + 1)),
    no = ['No', 'Yes'],
    every = { each: true },
    farms = list('Farm ', s.halted.length),
    routes = list('Route ', s.blocked.length),
    parties = list('Party ', s.party.length),
    mercs = list('Mercs ', s.home.length),
    places = ['Open land', 'Mountain', 'Exit'];
  add(
    'round:Round,exitKeys:Keys on Exit:7,keysDestroyed:Keys destroyed:7,tilesLeft:Tiles left:41,secretsLeft:Secrets left:29,boxLeft:Box left:19,limbo:Loot unknown:56,clock:Turn minutes:9',
  );
  add('actionsPerTurn:Actions per turn:7', { min: 3 });
  add('carryCap:Carry:7', { min: 4 });
  add('stacks:Stacks:5', { min: 3 });
  add('actionsLeft:Actions,allotment:Allotment:7,injuryCD:Healing:10,captureRounds:Rounds held:2', every);
  add('carried:Carried:9', { each: true, secret: true });
  add('health:Health', { each: true, words: ['OK', 'Injured'] });
  add('on:Stands on', { each: true, words: places.concat(of) });
  add('capture:Captive', { each: true, words: ['Free', 'Unknown'].concat(of) });
  add('firstPlayer:First player', { words: s.names });
  add('exitRevealed:Exit found', { words: no });
  add('gang:Gang', { words: ['Hidden', 'Roaming', 'Fights 1', 'Fights 2', 'Fights 3'] });
  add('gangOn:Gang on', { words: ['-', 'Open land'].concat(of) });
  add('cd:Cool-down:' + s.cdBoard, { of });
  add('kind:Camp is', { of, words: ['Main', 'Player', 'Ally', 'Stealer', 'Killer', 'Gone'] });
  add('land:Camp lies on', { of, words: places });
  for (let i = 0; i < TYPES.length; i++) add(TYPES[i] + ':' + held[i] + (i ? ':56' : ':4'), { of });
  add('farmCd:Farm CD:10', { of: farms });
  add('farmBase:Farm base:10', { of: farms, min: 6 });
  add('farmCamp:Farm feeds', { of: farms, words: ['Idle'].concat(of) });
  add('halted:Farm halted', { of: farms, words: no });
  add('routeFrom:Route from,routeTo:Route to', { of: routes, words: of });
  add('length:Route tiles:5', { of: routes, min: 2 });
  add('blocked:Route blocked', { of: routes, words: no });
  add('party:Party of', { of: parties, words: of });
  add('origin:Party from', { of: parties, words: ['Exit'].concat(of) });
  add('loot:Carries,lootToo:Also carries', { of: parties, words: ['-'].concat(held) });
  add('home:Mercs of,prey:Mercs go to', { of: mercs, words: of });
  add('job:Mercs job', { of: mercs, words: ['None', 'Rescue', 'Gang', 'Party', 'Fighting'] });
  add('paid:Mercs paid:3', { of: mercs });
  add('targets:Mercs rescue', {
    of: list('Target ', s.targets.length),
    words: ['-'].concat(s.names, list('P', 8).slice(s.names.length), held),
  });
  add('rulings:Rulings', { flags: ['Payment acts', 'Toll acts', 'Ally shut', 'Berserk now', 'Gang rerolls', 'Weighed', 'Short'] });
  add('bank:Supply bank,maxRoutes:Route pieces:9', { printed: true });
  add('sides:Tile sides:8,cdBoard:CD spaces:31,maxFarms:Farm pieces:9,maxCamps:Camp pieces:8', { min: 1, printed: true });
  return all;
}

function questions(): Question[] {
  const ask = (name: string, options: string): Question => ({ name, options: options.split(',') });
  const ruling = (name: string, options: string): Question => ({ name, options: options.split(','), when: a => a[5] == 1 });
  return [
    { name: 'Players', dial: [1, 8, 2] },
    { name: 'Tile stacks', dial: [3, 5, 3] },
    ask('Tile sides', '6,4'),
    ask('Turn timer', 'Off,1 min,2 min,3 min,5 min'),
    ask('Account', 'Item by item,Short'),
    ask('Rulings', 'Usual,Choose'),
    ruling('Payment', 'Costs an action,Is free'),
    ruling('Toll', 'Is free,Costs an action'),
    ruling('Cooling ally', 'Stores,Is shut'),
    ruling('Berserk', 'At once,In the board turn'),
    ruling('Blocked Gang', 'Stays,Rerolls'),
    ruling('Inventories', 'Not tracked,Weighed'),
  ];
}

/** What the rules keep true by themselves (BI-050, 051, 401, 402). */
function broken(s: Biome): string | undefined {
  const names = camps(s);
  let actions = 3,
    carry = 4;
  for (let k = 0; k < names.length; k++) {
    if (s.supply[k] > 4) return names[k] + ' holds more than 4 Supplies.';
    if (s.kind[k] < 2) {
      actions += s.extraAction[k];
      carry += s.extraCarry[k];
    }
  }
  if (unseen(s, 1) < 0) return 'There are only ' + allKeys(s) + ' keys.';
  if (actions != s.actionsPerTurn) return 'The camps give ' + actions + ' actions, not ' + s.actionsPerTurn + '.';
  if (carry != s.carryCap) return 'The camps give carry ' + carry + ', not ' + s.carryCap + '.';
  for (const seat of s.seats) {
    if (s.health[seat] && s.capture[seat]) return who(s, seat) + ' is captive and injured.';
    if (s.health[seat] != (s.injuryCD[seat] ? 1 : 0)) return who(s, seat) + ': injury and healing differ.';
  }
  if (s.exitKeys && !s.exitRevealed) return 'Keys lie on an Exit that is not found.';
  return undefined;
}

const biome: Game<Biome> = {
  id: 'biome',
  title: 'Biome',
  version: 1,
  seatNames: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
  setup: questions(),
  seats: a => a[0],
  begin: (a, seats) => {
    const own: any = {
      rulings: (a[6] ^ PAY_ACTS) | (a[7] << 1) | (a[8] << 2) | ((a[9] ^ 1) << 3) | (a[10] << 4) | (a[11] << 5) | (a[4] << 6),
      stacks: a[1],
      sides: a[2] ? 4 : 6,
      clock: [0, 1, 2, 3, 5][a[3]],
      tilesLeft: 8 * a[1] + 1,
      secretsLeft: [18, 23, 29][a[1] - 3],
      boxLeft: [11, 13, 19][a[1] - 3],
    };
    const set = (keys: string, value: () => number | number[]) => {
      for (const key of keys.split(' ')) own[key] = value();
    };
    set(
      'ends firstPlayer keysDestroyed exitRevealed exitKeys gang gangOn limbo phase item chosen mode done flips shown kits warned locked',
      () => 0,
    );
    set('round', () => 1);
    set('actionsPerTurn', () => 3);
    set('carryCap', () => 4);
    set('cdBoard', () => 19);
    set('bank', () => 99);
    set('maxFarms maxCamps', () => 8);
    set('maxRoutes', () => 6);
    set('actionsLeft allotment on', () => each(seats, 3));
    set('health injuryCD capture captureRounds carried', () => each(seats, 0));
    set('kind land cd halted ' + TYPES.join(' '), () => [0]);
    set('supply', () => [2]);
    set('farmCamp', () => [1]);
    set('farmBase farmCd', () => [6]);
    set(ROUTE + ' ' + PARTY + ' home job paid prey targets account dice wanted undoPoint', () => []);
    return fresh<Biome>('setup.list', seats, own);
  },
  tracks,
  phases: () => [
    ['turn.start', 'Player turn'],
    ['board.start', 'Board turn'],
    ['setup.list', 'Set-up'],
  ],
  triggers: s => {
    if (verdict(s)) return 'end.over';
    return s.keysDestroyed && s.warned != s.keysDestroyed && allKeys(s) - s.keysDestroyed == s.stacks ? 'turn.warn' : undefined;
  },
  broken,
  status: s => 'Round ' + s.round + ', ' + who(s),
  result: s => (s.at == 'end.over' ? verdict(s).replace('\n', ': ') || 'Given up' : ''),
  chapters: { setup, turn, secrets, explore, kits, deals, board, account, odds, end: end(verdict) },
};

export default biome;

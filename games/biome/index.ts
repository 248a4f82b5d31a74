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
import { allKeys, type Biome, camps, GONE, ground, labels, PAY_ACTS, TYPES, unseen, up } from './table';
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

/**
 * Every value once: "key:name:most:start:least", by what it belongs to. A key alone is not for the players.
 * 0 the game, 1 seats, 2 camps, 3 farms, 4 routes, 5 parties, 6 mercs, 7 targets of mercs, 8 lists of the moment.
 */
const rows = (group: number) =>
  [
    'round:Round:99:1:1,exitKeys:Keys on Exit:7,keysDestroyed:Keys destroyed:7,tilesLeft:Tiles left:41,secretsLeft:Secrets left:29,boxLeft:Box left:19,actionsPerTurn:Actions per turn:7:3:3,carryCap:Carry:7:4:4,exitRevealed:Exit found,gang:Gang,gangOn:Gang on,limbo:Loot unknown:56,firstPlayer:First player,stacks:Stacks:5:0:3,rulings:Rulings,clock:Turn minutes:9,sides:Tile sides:8:6:1,cdBoard:CD spaces:31:19:1,bank:Supply bank:99:99,maxFarms:Farm pieces:9:8:1,maxCamps:Camp pieces:8:8:1,maxRoutes:Route pieces:9:6,ends,phase,item,chosen,mode,done,flips,shown,kits,warned,locked',
    'actionsLeft:Actions:99:3,on:Stands on:0:3,health:Health,injuryCD:Healing:10,capture:Captive,captureRounds:Rounds held:2,carried:Carried:9,allotment:Allotment:7:3',
    'cd:Cool-down,kind:Camp is,land:Camp lies on',
    'farmCd:Farm CD:10:6,farmBase:Farm base:10:6:6,farmCamp:Farm feeds:0:1,halted:Farm halted',
    'routeFrom:Route from,routeTo:Route to,length:Route tiles:5:0:2,blocked:Route blocked',
    'party:Party of,origin:Party from,loot:Carries,lootToo:Also carries',
    'home:Mercs of,job:Mercs job,paid:Mercs paid:3,prey:Mercs go to',
    'targets:Mercs rescue',
    'account,dice,wanted,undoPoint',
  ][group];

function tracks(s: Biome): Tracks {
  const camp = camps(s),
    held = labels(),
    all: Tracks = {},
    no = ['No', 'Yes'],
    land = ['Open land', 'Mountain', 'Exit'],
    count = [0, 0, 0, s.halted.length, s.blocked.length, s.party.length, s.home.length, s.targets.length];
  for (let group = 0; group < 8; group++) {
    const of = each(count[group], 0).map((_, i) => ['', '', '', 'Farm ', 'Route ', 'Party ', 'Mercs ', 'Target '][group] + (i + 1));
    for (const row of rows(group).split(',')) {
      const part = row.split(':');
      if (!part[1]) continue;
      const track: Track = (all[part[0]] = { name: part[1] });
      if (+part[2]) track.max = +part[2];
      if (part[4]) track.min = +part[4];
      if (group == 1) track.each = true;
      if (group > 1) track.of = group > 2 ? of : camp;
    }
  }
  for (let i = 0; i < TYPES.length; i++) all[TYPES[i]] = { name: held[i], of: camp, max: i ? 56 : 4 };
  for (const key of 'sides cdBoard bank maxFarms maxCamps maxRoutes'.split(' ')) all[key].printed = true;
  all.carried.secret = true;
  all.cd.max = s.cdBoard;
  all.rulings.flags = ['Payment acts', 'Toll acts', 'Ally shut', 'Berserk now', 'Gang rerolls', 'Weighed', 'Short'];
  const words = (keys: string, list: string[]) => {
    for (const key of keys.split(' ')) all[key].words = list;
  };
  words('exitRevealed halted blocked', no);
  words('health', ['OK', 'Injured']);
  words('firstPlayer', s.names);
  words('gang', ['Hidden', 'Roaming', 'Fights 1', 'Fights 2', 'Fights 3']);
  words('kind', ['Main', 'Player', 'Ally', 'Stealer', 'Killer', 'Gone']);
  words('land', land);
  words('on', land.concat(camp));
  words('capture', ['Free', 'Unknown'].concat(camp));
  words('gangOn', ['-', 'Open land'].concat(camp));
  words('farmCamp', ['Idle'].concat(camp));
  words('origin', ['Exit'].concat(camp));
  words('routeFrom routeTo party home prey', camp);
  words('loot lootToo', ['-'].concat(held));
  words('job', ['None', 'Rescue', 'Gang', 'Party', 'Fighting']);
  words('targets', ['-'].concat(s.names, each(8 - s.names.length, 0).map(String), held));
  return all;
}

function questions(): Question[] {
  const ask = (name: string, options: string, when?: Question['when']): Question => ({ name, options: options.split(','), when }),
    chosen = (a: number[]) => a[5] == 1;
  return [
    { name: 'Players', dial: [1, 8, 2] },
    { name: 'Tile stacks', dial: [3, 5, 3] },
    ask('Tile sides', '6,4'),
    ask('Turn timer', 'Off,1 min,2 min,3 min,5 min'),
    ask('Account', 'Item by item,Short'),
    ask('Rulings', 'Usual,Choose'),
    ask('Payment', 'Costs an action,Is free', chosen),
    ask('Toll', 'Is free,Costs an action', chosen),
    ask('Cooling ally', 'Stores,Is shut', chosen),
    ask('Berserk', 'At once,In the board turn', chosen),
    ask('Blocked Gang', 'Stays,Rerolls', chosen),
    ask('Inventories', 'Not tracked,Weighed', chosen),
  ];
}

/** What the rules keep true by themselves (BI-050, 051, 401, 402). */
function broken(s: Biome): string | undefined {
  let actions = 3,
    carry = 4,
    full = 0,
    odd = '';
  for (let k = 0; k < s.kind.length; k++) {
    full = Math.max(full, s.supply[k]);
    if (s.kind[k] > 1) continue;
    actions += s.extraAction[k];
    carry += s.extraCarry[k];
  }
  for (const seat of s.seats) if (s.health[seat] != (s.injuryCD[seat] ? 1 : 0) || (s.health[seat] && s.capture[seat])) odd = who(s, seat);
  if (full > 4) return 'A camp has more than 4 Supplies';
  if (unseen(s, 1) < 0) return 'There are only ' + allKeys(s) + ' keys';
  if (actions != s.actionsPerTurn) return 'The camps give ' + actions + ' actions';
  if (carry != s.carryCap) return 'The camps give carry ' + carry;
  if (odd) return odd + ': injured, healing, captive?';
  return s.exitKeys && !s.exitRevealed ? 'Keys on an Exit not found' : undefined;
}

const biome: Game<Biome> = {
  id: 'biome',
  title: 'Biome',
  version: 1,
  seatNames: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
  setup: questions(),
  seats: a => a[0],
  begin: (a, seats) => {
    const own: any = {};
    for (let group = 0; group < 9; group++)
      for (const row of rows(group).split(',')) {
        const part = row.split(':'),
          start = +(part[3] || 0);
        own[part[0]] = !group ? start : group == 1 ? each(seats, start) : group < 4 ? [start] : [];
      }
    for (const type of TYPES) own[type] = [0];
    own.supply = [2];
    own.stacks = a[1];
    if (a[2]) own.sides = 4;
    own.clock = [0, 1, 2, 3, 5][a[3]];
    own.tilesLeft = 8 * a[1] + 1;
    own.secretsLeft = [18, 23, 29][a[1] - 3];
    own.boxLeft = [11, 13, 19][a[1] - 3];
    own.rulings = (a[6] ^ PAY_ACTS) | (a[7] << 1) | (a[8] << 2) | ((a[9] ^ 1) << 3) | (a[10] << 4) | (a[11] << 5) | (a[4] << 6);
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

// Biome: a co-operative escape. The device runs the board turn, counts actions and cool-downs, and watches keys and camps.
import { each, fresh, type Game, type Question, put as set, type Track, type Tracks, who } from '../kit';
import { account } from './account';
import { begin } from './begin';
import { board } from './board';
import { deals } from './deals';
import { end, verdict } from './end';
import { explore } from './explore';
import { kits } from './kits';
import { rows } from './rows';
import { secrets } from './secrets';
import {
  ALLY,
  type Biome,
  CARRY,
  CHASE,
  camps,
  count,
  EXTRA,
  enemy,
  FARM,
  first,
  found,
  free,
  GONE,
  HIDDEN,
  injure,
  kindOf,
  labels,
  leave,
  lying,
  PAY_ACTS,
  pack,
  piece,
  pieces,
  raze,
  rest,
  spare,
  types,
  unseen,
} from './table';
import { turn } from './turn';

const most = (text: string, stacks: number) => +(text.split('/')[stacks - 3] || text);

function tracks(s: Biome, only?: string, heading?: string): Tracks {
  const all: Tracks = {},
    camp = camps(s),
    names = labels(),
    secrets = types().map(
      (id, i) => id + ':' + (names[i][10] ? names[i].slice(0, 9) + '.' : names[i]) + ':' + (i == HIDDEN ? 56 : i ? 9 : 4),
    );
  let last = '';
  for (let group = 0; group < 11; group++) {
    const under = ',Table,,Players,Camps,Farms,Routes,Parties,Mercs,Mercs,Secrets'.split(',')[group];
    for (const row of group < 10 ? rows(group).split(',') : secrets) {
      const part = row.split(':'),
        id = part[0];
      // the one that is wanted, or each of them; under a heading, or of each heading the first
      if (!part[1] || (only ? id != only : heading !== undefined && under != heading && (heading || under == last))) continue;
      const track: Track = { name: part[1] };
      all[id] = track;
      last = under;
      if (under) track.under = under;
      // a digit first: the device fails at the number of a long text
      if (part[2] > '/' && part[2] < ':') track.max = most(part[2], s.stacks);
      else if (part[2]) {
        let words: string[] = [];
        for (const word of part[2].split('|'))
          words = words.concat(word == '#' ? s.names : word == '@' ? camp : word == '$' ? names : word);
        track[id == 'rulings' ? 'flags' : 'words'] = words;
      } else track.max = s.cdBoard;
      if (part[4]) track.min = +part[4];
      if (part[5]) track.limits = [most(part[5], s.stacks)];
      if (id == 'carried') track.secret = true;
      if (id == 'pieces') track.of = pieces();
      if (group == 2) track.printed = true;
      if (group == 3) track.each = true;
      if (group == 4 || group == 10) track.of = camp;
      else if (group > 4)
        track.of = (s as any)[id].map((_: number, i: number) => 'Farm ,Route ,Party ,Mercs ,Aim '.split(',')[group - 5] + (i + 1));
    }
  }
  return all;
}

function questions(): Question[] {
  const list: Question[] = [
    { name: 'Players', dial: [1, 8, 2] },
    { name: 'Tile stacks', dial: [3, 5, 3] },
  ];
  for (const row of [
    'Tile sides,6,4',
    'Turn timer,Off,1 min,2 min,3 min,5 min',
    'Prompts,Full,Short',
    'Rulings,Usual,Choose',
    'Payment,Costs an action,Is free',
    'Toll,Is free,Costs an action',
    'Cooling ally,Stores,Is shut',
    'Berserk,At once,In the board turn',
    'Blocked Gang,Strikes again,Rerolls,Spares its tile',
    'Inventories,Not tracked,Weighed',
  ]) {
    const options = row.split(','),
      name = options.splice(0, 1)[0];
    list.push({ name, options, when: list.length > 5 ? a => a[5] == 1 : undefined });
  }
  return list;
}

/** So many of a bonus lie on player camps. */
function bonus(s: Biome, type: number): number {
  let n = 0;
  for (let k = 0; k < s.kind.length; k++) if (kindOf(s, k) < ALLY) n += lying(s, type, k);
  return n;
}

/** What the rules keep true by themselves (BI-050, 401, 402). No correction goes beyond a barn (BI-051). */
function broken(s: Biome): string | undefined {
  const actions = 3 + bonus(s, EXTRA),
    carry = 4 + bonus(s, CARRY);
  let odd = '';
  for (const seat of s.seats) if (+s.health[seat] && s.capture[seat]) odd = who(s, seat) + ': injured, captive?';
  if (unseen(s, 1) < 0) odd = 'There are not so many keys';
  if (s.exitKeys && !s.exitRevealed) odd = 'Keys on an Exit not found';
  if (actions != s.actionsPerTurn) odd = 'The camps give ' + actions + ' actions';
  if (carry != s.carryCap) odd = 'The camps give carry ' + carry;
  return odd || undefined;
}

/** What a correction says besides: of two values that tell the same, the other one, and the pieces that were put there or taken away. */
function follow(s: Biome, track: string): void {
  const wanted = s.pieces,
    all = s.kind.length;
  if (track == 'pieces') {
    count(s);
    while (s.pieces[4] < wanted[4]) found(s, ALLY, 0, rest(s, 6)); // fewer: one that is lost stays in the lists, as Gone
    for (let i = 0; i < 4; i++)
      while (s.pieces[i] != wanted[i]) {
        let foe = 0;
        for (let k = 0; k < s.kind.length; k++) if (enemy(kindOf(s, k)) && s.party.indexOf(k) < 0) foe = k;
        const laid = [
          [rest(s, 6), 6, 1, 0],
          [0, Math.min(1, s.kind.length - 1), 3, 0],
          [foe, 1, 0, 0],
          [Math.max(0, first(s, ALLY)), CHASE, 3, foe],
        ][i];
        piece(s, FARM + i, s.pieces[i] - 1, s.pieces[i] < wanted[i] ? laid : undefined);
      }
  }
  for (const seat of s.seats) {
    const cd = s.injuryCD[seat];
    if (track == 'health' && !+s.health[seat]) s.injuryCD[seat] = 0;
    else if (track == 'health' || track == 'injuryCD') {
      set(s, 'health', 0, seat);
      if (cd || track == 'health') injure(s, seat);
      if (cd) s.injuryCD[seat] = cd;
    }
    if (track == 'capture' && !s.capture[seat]) free(s, seat);
    if (track == 'capture' && s.capture[seat]) {
      if (!+s.captureRounds[seat]) set(s, 'captureRounds', 2, seat);
      s.on[seat] = s.capture[seat] > 1 ? s.capture[seat] + 1 : 0;
    }
  }
  if (track == 'gangOn') s.gang = s.gangOn && (s.gang || 1);
  if (track == 'gang') s.gangOn = s.gang && (s.gangOn || 1);
  if (track == 'gangOn' || (track == 'gang' && !s.gang)) leave(s);
  if (track == 'kind') for (let k = 0; k < all; k++) if (kindOf(s, k) == GONE) raze(s, k);
  if (track == 'kind' || track == 'extraAction') s.actionsPerTurn = 3 + bonus(s, EXTRA);
  if (track == 'kind' || track == 'extraCarry') s.carryCap = 4 + bonus(s, CARRY);
  // another player is on turn, from its beginning: what was taken back or rolled here was not theirs
  if (s.seat != s.turnOf && s.at.indexOf('begin.') < 0) {
    s.at = 'turn.start';
    s.back = [];
  }
  s.seat = s.turnOf;
}

/** What comes before anything else, whatever was answered or corrected (BI-451, 600). */
function watch(s: Biome): string | undefined {
  if (spare(s)) s.warned = 0;
  return verdict(s) ? 'end.over' : !spare(s) && !s.warned ? 'end.warn' : undefined;
}

const biome: Game<Biome> = {
  id: 'biome',
  title: 'Biome',
  version: 7,
  migrate: (old, version) => {
    if (version == 6) return old; // only the way through some steps is another
    if (version < 2 || version > 6) return undefined;
    old.turnOf = old.seat;
    if (old.dice.length) old.todo = old.dice;
    delete old.dice;
    return count(pack(old));
  },
  seatNames: 'P1,P2,P3,P4,P5,P6,P7,P8'.split(','),
  questions,
  seats: a => a[0],
  begin: (a, seats) => {
    const own: any = {},
      n = a[1];
    for (let group = 0; group < 11; group++)
      for (const row of rows(group).split(',')) {
        const part = row.split(':'),
          start = part[3] == '=' ? most(part[2], n) : +(part[3] || 0);
        own[part[0]] = group < 3 ? start : group < 4 ? each(seats, start) : group < 6 ? [start] : [];
      }
    for (const type of types()) own[type] = [0];
    own.supply = [2];
    own.stacks = n;
    if (a[2]) own.sides = 4;
    own.clock = [0, 1, 2, 3, 5][a[3]];
    own.rulings = (a[6] ^ PAY_ACTS) | (a[7] << 1) | (a[8] << 2) | ((a[9] ^ 1) << 3) | [0, 16, 128][a[10]] | (a[11] << 5) | (a[4] << 6);
    return fresh<Biome>('begin.list', seats, count(pack(own)));
  },
  tracks,
  phases: () =>
    'turn.start:Player turn,begin.list:Set-up,board.start:Board turn,board.b2:Injuries,board.b3:Ally camps,board.b4:Mercs,board.b5:Gang,board.b6:Parties,board.b7:Enemy camps'
      .split(',')
      .map(row => row.split(':') as [string, string]),
  triggers: watch,
  corrected: (s, track) => {
    follow(s, track);
    return watch(s);
  },
  broken,
  status: s => 'Round ' + s.round + ', ' + who(s),
  result: s => (s.at == 'end.over' ? verdict(s).replace('\n', ': ') : ''),
  chapters: { begin, turn, secrets, explore, kits, deals, board, account, end },
};

export default biome;

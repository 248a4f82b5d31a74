// Biome: a co-operative escape. The device runs the board turn, counts actions and cool-downs, and watches keys and camps.
import { type Answers, fresh, type Game, isBusy, type SetupQuestion, put as set, today, who } from '../kit';
import { account } from './account';
import { begin } from './begin';
import { board } from './board';
import { deals } from './deals';
import { end, verdict } from './end';
import { explore } from './explore';
import { words } from './glossary';
import { kits } from './kits';
import { secrets } from './secrets';
import {
  ACT,
  ALLY,
  ALLY_SHUT,
  AT_ONCE,
  type Biome,
  BRIEF,
  CARRY,
  CHASE,
  count,
  EXTRA,
  enemy,
  FARM,
  first,
  found,
  free,
  GONE,
  heaps,
  hold,
  injure,
  leave,
  lying,
  PAY_ACTS,
  piece,
  REROLL,
  raze,
  rest,
  SPARES,
  spare,
  TOLL_ACTS,
  those,
  unseen,
  WEIGHED,
} from './table';
import { track, tracks, tracksOnTop, tracksUnder, values } from './tracks';
import { turn } from './turn';

function questions(): SetupQuestion[] {
  const list: SetupQuestion[] = [
    { name: 'Players', changes: 'How many of you play.', dial: { min: 1, max: 8, start: 2 } },
    { name: 'Tile stacks', changes: 'More stacks of tiles make a longer game.', dial: { min: 3, max: 5, start: 3 } },
  ];
  for (const row of [
    'Tile sides: Whether your tiles are hexagons or squares.|6|4',
    'Turn timer: A clock for each turn.|Off|1 min|2 min|3 min|5 min',
    'Prompts: Short leaves out what only reminds.|Full|Short',
    'Rulings: What the rules leave open. As usual, or as you choose below.|Usual|Choose',
    'Payment: Whether trade, hire and ransom cost an action.|Costs an action|Is free',
    'Toll: Whether cliff and caravan cost an action too.|Is free|Costs an action',
    'Cooling ally: Whether an ally gives things back while it cools down.|Stores|Is shut',
    'Berserk: When enemy camps attack after the Exit is found.|At once|In the board turn',
    'Blocked Gang: What a Gang does that cannot move.|Strikes again|Rerolls|Spares its tile',
    'Inventories: Weighed means that the device counts what you carry.|Not tracked|Weighed',
  ]) {
    const options = row.split('|'),
      [name, changes] = options.splice(0, 1)[0].split(': ');
    list.push({ name, changes, options, when: list.length > 5 ? answers => answers.Rulings == 'Choose' : undefined });
  }
  return list;
}

/** What the table has chosen where the rules leave it open, as a set. */
function rulings(answers: Answers): number {
  let set = 0;
  if (answers.Payment == 'Costs an action') set |= PAY_ACTS;
  if (answers.Toll == 'Costs an action') set |= TOLL_ACTS;
  if (answers['Cooling ally'] == 'Is shut') set |= ALLY_SHUT;
  if (answers.Berserk == 'At once') set |= AT_ONCE;
  if (answers['Blocked Gang'] == 'Rerolls') set |= REROLL;
  if (answers['Blocked Gang'] == 'Spares its tile') set |= SPARES;
  if (answers.Inventories == 'Weighed') set |= WEIGHED;
  if (answers.Prompts == 'Short') set |= BRIEF;
  return set;
}

/** So many of a bonus lie on player camps. */
function bonus(s: Biome, type: number): number {
  let n = 0;
  for (const k of those(s, kind => kind < ALLY)) n += lying(s, type, k);
  return n;
}

/** What the rules keep true by themselves (BI-050, 401, 402). No correction goes beyond a barn (BI-051). */
function broken(s: Biome): string | undefined {
  const actions = 3 + bonus(s, EXTRA),
    carry = 4 + bonus(s, CARRY);
  let odd = '';
  for (const seat of s.seats) if (+s.health[seat] && s.capture[seat]) odd = who(s, seat) + ': injured, captive?';
  if (unseen(s, 1) < 0) odd = 'There are not so many keys';
  if (s.seats.indexOf(s.firstPlayer) < 0) odd = who(s, s.firstPlayer) + ' sits out and cannot be first';
  if (s.exitKeys && !s.exitRevealed) odd = 'Keys on an Exit not found';
  if (actions != s.actionsPerTurn) odd = 'The camps give ' + actions + ' actions';
  if (carry != s.carryCap) odd = 'The camps give carry ' + carry;
  return odd || undefined;
}

/** What a correction says besides: of two values that tell the same, the other one, and the pieces that were put there or taken away. */
function follow(s: Biome, track: string): void {
  const wanted = s.pieces;
  if (track == 'pieces') {
    count(s);
    while (s.pieces[4] < wanted[4]) found(s, ALLY, 0, rest(s, 6)); // fewer: one that is lost stays in the lists, as Gone
    for (let i = 0; i < 4; i++)
      while (s.pieces[i] != wanted[i]) {
        const foe = those(s, (kind, k) => enemy(kind) && s.party.indexOf(k) < 0).pop() || 0;
        const laid = [
          [rest(s, 6), 6, 1, 0],
          [0, those(s, (kind, k) => k && kind <= ALLY)[0] || 0, 3, 0],
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
      hold(s, seat, s.capture[seat] - 2);
    }
  }
  if (track == 'gangOn') s.gang = s.gangOn && (s.gang || 1);
  if (track == 'gang') s.gangOn = s.gang && (s.gangOn || 1);
  if (track == 'gangOn' || (track == 'gang' && !s.gang)) leave(s);
  if (track == 'kind') for (const k of those(s, kind => kind == GONE)) raze(s, k);
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
  version: 1,
  seatNames: 'P1,P2,P3,P4,P5,P6,P7,P8',
  questions,
  seats: answers => answers.Players,
  words,
  /** Who leads the round stays: the board's turn comes after theirs. It goes by the places of the seats. */
  sitsOut: (s, seat) =>
    seat == s.firstPlayer
      ? 'The first player leads the round and stays.'
      : s.at.indexOf('board.') == 0 || s.at.indexOf('begin.') == 0
        ? 'Finish set-up or the board turn first.'
        : isBusy(s, seat),
  begin: (answers, seats) => {
    const own = values(seats),
      n = answers['Tile stacks'];
    for (const row of heaps(n)) own[row[0]] = row[1];
    for (const list of ['account', 'wanted', 'todo', 'undoPoint', 'bill']) own[list] = [];
    piece(own, FARM, 0, [6, 6, 1, 0]); // on farmland, for the main camp (BI-013)
    own.stacks = n;
    if (answers['Tile sides'] == '4') own.sides = 4;
    own.clock = answers['Turn timer'][0] | 0; // minutes; Off is none
    own.rulings = rulings(answers);
    return fresh<Biome>('begin.list', seats, own);
  },
  tracks,
  track,
  tracksOnTop,
  tracksUnder,
  phases: () =>
    'turn.start:Player turn,begin.list:Set-up,board.start:Board turn,board.b2:Injuries,board.b3:Ally camps,board.b4:Mercs,board.b5:Gang,board.b6:Parties,board.b7:Enemy camps'
      .split(',')
      .map(row => {
        const [step, name] = row.split(':');
        return { step, name };
      }),
  jumped: s => {
    s.ends = 0; // nobody's turn is timed there
  },
  clock: s => (s.clock && s.ends && (s.ends > 1 || s.at == ACT) ? { until: s.ends, late: 'end.late' } : undefined), // the table may switch it off
  triggers: watch,
  corrected: (s, track) => {
    follow(s, track);
    return watch(s);
  },
  broken,
  status: s => 'Round ' + s.round + ', ' + who(s),
  result: s => (s.at == 'end.over' ? verdict(s).replace('\n', ': ') : ''),
  chapters: {
    begin: (s, t) => today(begin(s, t)),
    turn: s => today(turn(s)),
    secrets: (s, t) => today(secrets(s, t)),
    explore: (s, t) => today(explore(s, t)),
    kits: s => today(kits(s)),
    deals: s => today(deals(s)),
    board: (s, t) => today(board(s, t)),
    account: s => today(account(s)),
    end: s => today(end(s)),
  },
};

export default biome;

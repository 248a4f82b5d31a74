// The board turn: one answer rolls and applies all that the device can know, then the account is told item by item.
// It stops only where the table has to look: who arrived, where the Gang stands, which camp is nearest.
import { type Ask, back, call, type Steps, who } from '../kit';
import {
  ALLY,
  AT_ONCE,
  BARN,
  BATTLE,
  type Biome,
  CAMP,
  CHASE,
  COOLED,
  COUNT,
  camps,
  cut,
  ENDING,
  EXIT,
  EXIT_KEY,
  enemy,
  FARM,
  FARM_KIT,
  FIGHT,
  free,
  GANG,
  GONE,
  GREW,
  grow,
  HALT,
  HEALED,
  HIDDEN,
  HUNT,
  injure,
  KEY,
  KILLER,
  KILLERS,
  labels,
  MERCS,
  menu,
  PARTY,
  put,
  RAIDS,
  RAZED,
  REROLL,
  ROUND,
  ROUTE,
  recall,
  rest,
  SUPPLY,
  type T,
  TYPES,
  tell,
  tokens,
  unseen,
  up,
  WAITS,
} from './table';

const KINDS = 16, // each kind of thing on the Gang's tile has so many numbers
  HOME = 0,
  LOST = 1,
  CAUGHT = 2;

export const board = (): Steps<Biome> => {
  /** What happened, in one number: kind, which, die, before, after. */
  const note = (s: Biome, kind: number, which: number, die: number, a: number, b: number) => {
    s.account.push((kind << 18) | (which << 14) | (die << 10) | (a << 5) | b);
  };

  /** One D6 towards 0; what is over is lost (BI-200). */
  const cool = (s: Biome, t: T, list: number[], i: number, kind: number) => {
    const a = list[i],
      die = t.die(6);
    list[i] = Math.max(0, a - die);
    note(s, kind, i, die, a, list[i]);
  };

  /** Every token there is as likely as any other, the keys of the Exit included (BI-210). Camp -1 is the bare Exit. */
  const draw = (s: Biome, t: T, k: number, keys: number): number => {
    let n = t.card((k < 0 ? 0 : tokens(s, k)) + keys);
    for (let type = 0; k >= 0 && type <= HIDDEN; type++) {
      const held = s[TYPES[type]][k];
      if (n < held) {
        put(s, type, k, -1);
        return type;
      }
      n -= held;
    }
    s.exitKeys--;
    return EXIT_KEY;
  };

  /** A destroyed secret: Keys count (BI-450), face-down ones are turned over (BI-213). */
  const destroy = (s: Biome, type: number) => {
    if (type == KEY || type == EXIT_KEY) s.keysDestroyed++;
    if (type == HIDDEN) s.flips++;
  };

  /** A party comes home (BI-242, 243), is destroyed by the Gang (BI-506), or is caught by mercs (BI-354). */
  const endParty = (s: Biome, i: number, how: number) => {
    const k = s.party[i],
      origin = Math.max(0, s.origin[i] - 1),
      list = [s.loot[i], s.lootToo[i]],
      lost = how == LOST || (how == HOME && s.kind[k] == KILLER);
    cut(s, PARTY, i);
    if (s.phase == 6 && i < s.item) s.item--;
    s.cd[k] = rest(s, how ? 6 : list[1] ? 16 : 10, 1);
    for (const code of list) {
      const type = code - 1;
      if (type < 0) continue;
      if (lost) destroy(s, type);
      else if (how && type == EXIT_KEY) s.exitKeys++;
      else if (!how && type == FARM_KIT && s.farmCamp.length + s.kits < s.maxFarms) {
        s.kits++;
        s.chosen = k;
      } else put(s, type == EXIT_KEY ? KEY : type, how ? origin : k, 1);
    }
    recall(s);
  };

  /** BI-461: its routes go with it, its farms idle. */
  const raze = (s: Biome, k: number) => {
    s.kind[k] = GONE;
    for (let r = s.routeFrom.length - 1; r >= 0; r--) if (s.routeFrom[r] == k || s.routeTo[r] == k) cut(s, ROUTE, r);
    for (let f = 0; f < s.farmCamp.length; f++) if (s.farmCamp[f] == k + 1) s.farmCamp[f] = 0;
    for (let i = 0; i < s.origin.length; i++) if (s.origin[i] == k + 1) s.origin[i] = 1; // BI-A29
    for (const seat of s.seats) if (s.on[seat] == k + 3) s.on[seat] = s.land[k];
    if (s.gangOn == k + 2) s.gangOn = 1;
    s.land[k] = 0;
  };

  /** Whom this enemy camp may raid: 0 the Exit with keys on it, 1 + camp (BI-251, 252). */
  const targets = (s: Biome, raider: number): number[] => {
    const list: number[] = [];
    for (let k = 0; k < s.kind.length; k++) {
      const kind = s.kind[k],
        keys = s.land[k] == 2 ? s.exitKeys : 0;
      if (s.kind[raider] == KILLER ? kind <= CAMP : kind <= ALLY && tokens(s, k) + keys > 0) list.push(k + 1);
    }
    if (s.exitKeys > 0 && s.land.indexOf(2) < 0) list.push(0);
    return list;
  };

  /** The party hits its target at once (BI-250); an empty camp falls to a Killer (BI-256). */
  const raid = (s: Biome, t: T, raider: number, target: number): string => {
    const k = target - 1,
      keys = !target || s.land[k] == 2 ? s.exitKeys : 0,
      there = (k < 0 ? 0 : tokens(s, k)) + keys;
    if (there) {
      const first = draw(s, t, k, keys) + 1;
      grow(s, PARTY, [raider, target, first, there > 1 ? draw(s, t, k, keys && s.exitKeys) + 1 : 0]);
      return 'stolen';
    }
    raze(s, k);
    s.cd[raider] = rest(s, 19, 1);
    note(s, RAZED, raider, 0, k, s.cd[raider]);
    return '';
  };

  const attack = (s: Biome, t: T, k: number): string => {
    const list = targets(s, k);
    s.chosen = k;
    s.wanted = [];
    if (!list.length) note(s, WAITS, k, 0, 0, 0); // BI-255
    return !list.length ? '' : list.length > 1 ? 'target' : raid(s, t, k, list[0]);
  };

  const farmTurn = (s: Biome, t: T, f: number) => {
    const camp = s.farmCamp[f];
    if (s.halted[f] || !camp) return note(s, HALT, f, 0, 0, camp);
    const a = s.farmCd[f],
      die = t.die(6),
      room = s.supply[camp - 1] < 4 && s.bank > 0;
    s.farmCd[f] = Math.max(0, a - die);
    note(s, s.farmCd[f] || room ? GREW : BARN, f, die, a, s.farmCd[f] ? 0 : camp);
    if (s.farmCd[f]) return;
    s.farmCd[f] = rest(s, s.farmBase[f]);
    if (!room) return;
    put(s, SUPPLY, camp - 1, 1);
    if (s.bank < 99) s.bank--;
  };

  /** Moves in a random direction, or is held by the fight (BI-220, 521). */
  const gangTurn = (s: Biome, t: T): string => {
    if (s.gang == 1) {
      s.dice = [t.die(s.sides)];
      s.mode = 1; // throws so far
      return 'gang';
    }
    if (!s.gang) return '';
    s.gang--;
    note(s, BATTLE, 0, 0, s.gang - 1, 0);
    if (s.gang == 1) for (let m = 0; m < s.job.length; m++) if (s.job[m] == FIGHT) s.job[m] = 0;
    recall(s);
    return '';
  };

  /** Injuries and captives, by seat. */
  const seatTurn = (s: Biome, t: T, seat: number) => {
    if (s.phase == 2) {
      if (!s.health[seat]) return;
      if (s.gangOn == 2) return note(s, HALT, seat, 0, 1, 0);
      cool(s, t, s.injuryCD, seat, HEALED);
      if (!s.injuryCD[seat]) s.health[seat] = 0;
    } else if (s.capture[seat]) {
      const left = Math.max(0, s.captureRounds[seat] - 1);
      s.captureRounds[seat] = left;
      note(s, COUNT, seat, 0, left, 0);
      if (left) return;
      free(s, seat);
      injure(s, seat);
      recall(s);
    }
  };

  /** Goes on from object to object, in the order they came into play, until the table has to be asked (BI-141 to 150). */
  const run = (s: Biome, t: T): string => {
    let stop = '';
    while (!stop) {
      const i = s.item++,
        phase = s.phase,
        kind = s.kind[i],
        all = s.kind.length,
        seats = s.seats.length;
      if (s.kind[0] == GONE) stop = 'end.over';
      else if (i >= [0, s.farmCamp.length, seats, all, s.home.length, 1, s.party.length, all, seats, all][phase]) {
        if (phase == 9) stop = back(s);
        if (phase == 8) {
          s.round++;
          s.seat = s.firstPlayer;
          stop = 'turn.start';
        }
        s.phase = phase > 7 ? 0 : phase + 1;
        s.item = 0;
        if (phase == 6 && !tokens(s, 0) && s.kind.indexOf(KILLER) > 0) stop = 'empty'; // BI-460
      } else if (phase == 1) farmTurn(s, t, i);
      else if (phase == 2 || phase == 8) seatTurn(s, t, s.seats[i]);
      else if (phase == 4) stop = s.job[i] == FIGHT ? '' : 'moves';
      else if (phase == 5) stop = gangTurn(s, t);
      else if (phase == 6) stop = 'moves';
      else if (phase == 3 ? kind == ALLY && s.home.indexOf(i) < 0 : enemy(kind) && s.party.indexOf(i) < 0) {
        if (s.cd[i] && s.gangOn == i + 2) note(s, HALT, i, 0, 2, 0);
        else if (s.cd[i]) cool(s, t, s.cd, i, COOLED);
        if (phase > 3 && !s.cd[i]) stop = attack(s, t, i);
      }
    }
    return s.account.length ? call(s, 'account.tell', stop) : stop;
  };

  /** What the table must answer before the board goes on. */
  const go = (s: Biome, t: T): string => {
    if (s.kits) return 'farm';
    if (s.flips) return 'flip';
    if (s.shown) return 'shown';
    return s.phase == 5 ? 'what' : run(s, t);
  };

  /** Mercs at their goal (BI-352 to 354). */
  const arrived = (s: Biome, m: number, struck: boolean) => {
    const prey = s.prey[m],
      job = s.job[m],
      i = s.party.indexOf(prey);
    s.job[m] = 0;
    if (struck)
      recall(s); // BI-507
    else if (job == CHASE) {
      s.job[m] = FIGHT;
      s.gang = 4;
    } else if (job == HUNT) {
      if (i >= 0) endParty(s, i, CAUGHT);
    } else
      for (const code of s.targets.slice(3 * m, 3 * m + 3)) {
        if (code > 8 && s[TYPES[code - 9]][prey]) {
          put(s, code - 9, prey, -1);
          if (code - 9 == HIDDEN) s.shown++;
          else put(s, code - 9, 0, 1);
        } else if (code && code < 9 && s.capture[code - 1] == prey + 2) {
          free(s, code - 1);
          s.on[code - 1] = 3;
        }
      }
    recall(s);
  };

  /** One random secret of the camp it stands on goes (BI-501, 511). */
  const pillage = (s: Biome, t: T) => {
    const k = s.gangOn - 2;
    if (k < 0 || !tokens(s, k)) return;
    s.mode = draw(s, t, k, 0);
    destroy(s, s.mode);
    recall(s);
  };

  /** What may stand on the Gang's tile: camps, farms, routes, parties, mercs, players. */
  const thing = (s: Biome, names: string[], kind: number, i: number): string => {
    if (!kind) {
      if (s.gangOn != 1 || i >= names.length || s.kind[i] == GONE) return '';
      for (const seat of s.seats) if (up(s, seat) && s.on[seat] == i + 3) return names[i] + '\nGarrisoned: it stops before it';
      return names[i];
    }
    if (kind == 1) return s.halted[i] === 0 ? 'Farm ' + (i + 1) : '';
    if (kind == 2) return s.blocked[i] === 0 ? 'Route ' + (i + 1) + ' ' + names[s.routeFrom[i]] + '-' + names[s.routeTo[i]] : '';
    if (kind == 3) return i < s.party.length ? 'Party ' + (i + 1) + ', ' + names[s.party[i]] : '';
    if (kind == 4) return i < s.home.length && s.job[i] != FIGHT ? 'Mercs of ' + names[s.home[i]] : '';
    return i < s.names.length && up(s, i) && s.on[i] < 3 ? who(s, i) : '';
  };

  /** And what the Gang does to it (BI-500 to 508). */
  const hit = (s: Biome, t: T, kind: number, i: number) => {
    s.mode = -1;
    if (!kind) {
      s.gangOn = i + 2;
      for (let r = 0; r < s.routeFrom.length; r++) if (s.routeFrom[r] == i || s.routeTo[r] == i) s.blocked[r] = 1;
      pillage(s, t);
    } else if (kind == 1) s.halted[i] = 1;
    else if (kind == 2) s.blocked[i] = 1;
    else if (kind == 3) endParty(s, i, LOST);
    else if (kind == 5) injure(s, i);
    else arrived(s, i, s.job[i] != CHASE);
  };

  /** What the table has to know to move things that are no players (BI-221, 222, 240, 241, 245). */
  const walk = (ask: Ask, rows: [string, string][]): Ask => {
    ask.cannot = rows.concat([
      ['Lake', 'Nobody crosses it'],
      ['Mountain', 'Costs 2, so as first tile only'],
      ['Cliff', 'Costs nothing here'],
    ]);
    return ask;
  };

  return {
    start: (s, t) =>
      tell('Board turn ' + s.round + '\nRoll everything', ROUND, 'turn', () => {
        s.phase = 1;
        s.item = 0;
        s.account = [];
        return run(s, t);
      }),
    /** Mercs or a party: only the table sees where they are (BI-144, 146). */
    moves: (s, t) => {
      const i = s.item - 1,
        mercs = s.phase == 4,
        job = s.job[i],
        names = camps(s);
      return walk(
        menu(
          mercs
            ? 'Mercs of ' +
                names[s.home[i]] +
                ' move 2 to ' +
                (job == CHASE ? 'the Gang' : (job == HUNT ? 'party of ' : '') + names[s.prey[i]]) +
                '. Arrived?'
            : 'Party of ' + names[s.party[i]] + ' moves 2. Home?',
          mercs ? MERCS : RAIDS,
          3,
          n => (n < 2 ? (n ? 'Yes' : 'No') : s.gang && (!mercs || job != CHASE) ? "On the Gang's tile" : ''),
          n => {
            if (n && !mercs) endParty(s, i, n - 1);
            else if (n) arrived(s, i, n > 1);
            return go(s, t);
          },
        ),
        [['Route', mercs ? 'Costs 1, end to end, if open' : 'Not for parties']],
      );
    },
    gang: (s, t) => {
      const again = s.rulings & REROLL && s.mode < 10;
      const ask = menu(
        'Gang: direction ' + s.dice[0] + ', 2 movement. Where does it stop?',
        GANG,
        2,
        i => (!i ? 'On a new tile' : again ? 'Blocked: reroll' : 'It cannot move'),
        i => {
          if (i && again) {
            s.dice = [t.die(s.sides)];
            s.mode++;
            return 'gang';
          }
          s.dice = [];
          s.mode = -1;
          if (i) pillage(s, t);
          else {
            s.gangOn = 1;
            s.halted = s.halted.map(() => 0);
            s.blocked = s.blocked.map(() => 0);
          }
          return go(s, t);
        },
      );
      ask.dice = s.dice;
      return walk(ask, [
        ['Edge, unknown space', 'It stops before'],
        ['Garrisoned camp', 'It stops before'],
        ['Past mercs sent for it', 'It stops there and fights'],
      ]);
    },
    what: (s, t) => {
      const names = camps(s);
      return menu(
        (s.mode < 0 ? 'The Gang stops.' : 'Destroyed: ' + labels()[s.mode] + '.') + '\nWhat else is on its tile?',
        GANG,
        6 * KINDS,
        i => thing(s, names, (i / KINDS) | 0, i % KINDS),
        i => {
          hit(s, t, (i / KINDS) | 0, i % KINDS);
          return go(s, t);
        },
        ['Nothing else', () => run(s, t)],
      );
    },
    /** BI-335 */
    farm: (s, t) =>
      menu(
        camps(s)[s.chosen] + ' builds a farm beside it, on farmland first, farthest from your camps:',
        RAIDS,
        2,
        i => (i ? 'Other land: CD 10' : 'Farmland: CD 6'),
        i => {
          const base = i ? 10 : 6;
          s.kits--;
          grow(s, FARM, [s.chosen + 1, base, rest(s, base), 0]);
          return go(s, t);
        },
      ),
    flip: (s, t) =>
      menu(
        'Face-down secret destroyed. Turn it over: was it a Key?',
        ENDING,
        2,
        i => (i ? (unseen(s, KEY) > 0 ? 'Yes' : '') : 'No'),
        i => {
          s.flips--;
          s.keysDestroyed += i;
          return go(s, t);
        },
      ),
    shown: (s, t) => {
      const names = labels();
      return menu(
        'Rescued: face-up on the main camp. What is it?',
        MERCS,
        HIDDEN,
        type => (unseen(s, type) > 0 ? names[type] : ''),
        type => {
          s.shown--;
          put(s, type, 0, 1);
          return go(s, t);
        },
      );
    },
    empty: (s, t) => tell('Main camp is EMPTY\nA Killer raid there\nloses the game', KILLERS, 'bad', () => run(s, t)),
    /** The nearest camp; all that are equally near are marked, and one of them is drawn (BI-253). */
    target: (s, t) => {
      const raider = s.chosen,
        names = camps(s),
        list = targets(s, raider),
        n = s.wanted.length;
      return menu(
        names[raider] + ' attacks!\nNearest target?\n' + (n ? n + ' marked: any tied?' : '(mark all if tied)'),
        RAIDS,
        list.length + 1,
        i => {
          const target = list[i - 1];
          if (!i) return n > 1 ? 'Draw one of these ' + n : n ? 'Only that one' : list.length ? '' : 'No target';
          return s.wanted.indexOf(target) >= 0 ? '' : target ? names[target - 1] : 'Exit';
        },
        i => {
          if (!i) return (n && raid(s, t, raider, s.wanted[t.card(n)])) || run(s, t);
          s.wanted.push(list[i - 1]);
          return 'target';
        },
      );
    },
    stolen: (s, t) => {
      const i = s.party.length - 1,
        names = camps(s),
        loot = [''].concat(labels()),
        from = s.origin[i];
      return menu(
        names[s.party[i]] + ' robs ' + (from ? names[from - 1] : 'the Exit') + '\n' + loot[s.loot[i]] + '\n' + loot[s.lootToo[i]],
        RAIDS,
        2,
        n => (n ? 'Camps touch: home' : 'Party beside it'),
        n => {
          if (n) endParty(s, i, HOME); // BI-257
          return go(s, t);
        },
      );
    },
    /** BI-470: in the middle of the turn, unless the table lets them wait for the board. */
    exit: (s, t) =>
      tell('EXIT FOUND!\nEnemy camps attack\n' + (s.rulings & AT_ONCE ? 'NOW' : 'in the board turn'), EXIT, 'bad', () => {
        if (!(s.rulings & AT_ONCE)) return back(s);
        s.phase = 9;
        s.item = 0;
        return run(s, t);
      }),
  };
};

// The board turn: one answer rolls and applies all that the device can know, then the account is told item by item.
// It stops only where the table has to look: who arrived, where the Gang stands, which camp is nearest.
import { type OldAsk as Ask, deckOf, type OldSteps as Steps, put as set } from '../kit';
import { verdict } from './end';
import {
  ALLY,
  AT_ONCE,
  type Biome,
  BRIEF,
  bank,
  CAMP,
  CHASE,
  camped,
  camps,
  ENDING,
  EXIT,
  EXIT_KEY,
  enemy,
  exposed,
  FARM,
  FARM_KIT,
  FIGHT,
  free,
  GANG,
  GONE,
  HIDDEN,
  HUNT,
  injure,
  KEY,
  KILLER,
  KILLERS,
  kindOf,
  LAND,
  labels,
  leave,
  lying,
  MERCS,
  menu,
  onExit,
  PARTY,
  piece,
  prizes,
  put,
  RAIDS,
  REROLL,
  RESCUE,
  ROUND,
  raze,
  recall,
  rest,
  SEATS,
  SPARES,
  SUPPLY,
  type T,
  tell,
  those,
  tokens,
  unless,
  unseen,
  up,
  which,
} from './table';

const KINDS = 16, // each kind of thing on the Gang's tile has so many numbers, from 1
  HOME = 0,
  LOST = 1,
  CAUGHT = 2,
  TURN_OVER = 0, // things to do, as in `todo`
  RESCUED = 1,
  BUILD = 2;

/** The side that a die means, as a compass has it: 1 is north, then clockwise. Of tiles with other sides, its number. */
const heading = (die: number, sides: number): string => {
  const step = sides == 6 ? [0, 1, 3, 4, 5, 7][die - 1] : (die - 1) * (8 / sides);
  return sides == 4 || sides == 6 || sides == 8
    ? die + ' = ' + 'north,north-east,east,south-east,south,south-west,west,north-west'.split(',')[step]
    : 'side ' + die + ' of ' + sides;
};

/** Where the rulebook tells about the raids of this camp. */
const raids = (s: Biome, raider: number) => (kindOf(s, raider) == KILLER ? KILLERS : RAIDS);

/** Whom this enemy camp may raid: 0 the Exit with keys on it, 1 + camp (BI-251, 252). */
const targets = (s: Biome, raider: number): number[] => {
  const killer = kindOf(s, raider) == KILLER,
    list = those(s, (kind, k) => (killer ? kind <= CAMP : kind <= ALLY && (tokens(s, k) || (onExit(s, k) && s.exitKeys)))).map(k => k + 1);
  if (s.exitKeys && !camped(s)) list.push(0);
  return list;
};

/** All that the board does. It is large, so it is made for an answer and gone before the next question waits. */
const rules = (s: Biome, t: T) => {
  const note = (text: string, die: number): undefined => {
    s.account.push(die + text);
  };

  /** One D6 towards 0, unless the Gang is there; what is over is lost (BI-200). Whether it is over now; `again` says where the token starts anew. */
  const cool = (list: number[], i: number, name: string, halted: unknown, over: string, again = ''): boolean | undefined => {
    if (halted) return note(name + ': the Gang is there, no roll', 0);
    const before = list[i],
      die = t.die(6),
      now = Math.max(0, before - die);
    list[i] = now;
    note(
      name + ': ' + (s.rulings & BRIEF ? '' : 'D6 = ' + die + '\n') + 'CD ' + before + ' to ' + now + (now ? '' : again + '\n' + over),
      die,
    );
    return !now;
  };

  /** Every token there is as likely as any other, the keys of the Exit included (BI-210). Camp -1 is the bare Exit. */
  const draw = (k: number, keys: number): number => {
    let n = t.card(tokens(s, k) + keys, () => {
      const held: number[] = [];
      for (let type = 0; type <= HIDDEN; type++) held.push(lying(s, type, k));
      return deckOf('a token', labels(), held.concat(keys));
    });
    for (let type = 0; k >= 0 && type <= HIDDEN; type++) {
      const held = lying(s, type, k);
      if (n < held) {
        put(s, type, k, -1);
        return type;
      }
      n -= held;
    }
    s.exitKeys--;
    return EXIT_KEY;
  };

  /** A destroyed secret: Keys count (BI-450), face-down ones are turned over (BI-213), Supplies go back to the bank (BI-015). */
  const destroy = (type: number) => {
    if (type == KEY || type == EXIT_KEY) s.keysDestroyed++;
    if (type == HIDDEN) s.todo.push(TURN_OVER);
    if (type == SUPPLY) bank(s, 1);
  };

  /** A party comes home (BI-242, 243), is destroyed by the Gang (BI-506), or is caught by mercs (BI-354). */
  const endParty = (i: number, how: number) => {
    const k = s.party[i],
      to = how ? Math.max(0, s.origin[i] - 1) : k,
      list = [s.loot[i], s.lootToo[i]];
    piece(s, PARTY, i);
    if (s.phase == 6 && i < s.item) s.item--;
    s.cd[k] = rest(s, how ? 6 : list[0] && list[1] ? 16 : 10, 1);
    for (const code of list) {
      const type = code - 1;
      if (!code) continue;
      if (how == LOST || (!how && kindOf(s, k) == KILLER)) destroy(type);
      else if (type == EXIT_KEY && how) s.exitKeys++;
      else if (type == FARM_KIT && !how && s.farmCamp.length + s.todo.length < s.maxFarms) s.todo.push(BUILD + k);
      else put(s, type == EXIT_KEY ? KEY : type, to, 1);
    }
    recall(s);
  };

  /** The party hits its target at once (BI-250); an empty camp falls to a Killer (BI-256). */
  const raid = (raider: number, target: number): string => {
    const k = target - 1,
      keys = () => (!target || onExit(s, k) ? s.exitKeys : 0),
      there = tokens(s, k) + keys();
    if (there) {
      const first = draw(k, keys()) + 1;
      piece(s, PARTY, 0, [raider, target, first, there > 1 ? draw(k, keys()) + 1 : 0]);
      return 'stolen';
    }
    s.cd[raider] = rest(s, 19, 1);
    note(camps(s)[raider] + ' destroys ' + camps(s)[k] + '\nCD ' + s.cd[raider], 0);
    raze(s, k);
    return k ? '' : 'on';
  };

  const attack = (k: number): string => {
    const list = targets(s, k);
    s.chosen = k;
    s.mode = 0;
    s.wanted = [];
    if (list.length) return list.length > 1 ? 'target' : raid(k, list[0]);
    note(camps(s)[k] + ' finds no secrets, and waits', 0); // BI-255
    return '';
  };

  const farmTurn = (f: number) => {
    const k = s.farmCamp[f] - 1,
      name = 'Farm ' + (f + 1),
      room = k >= 0 && +s.supply[k] < 4 && s.bank > 0;
    if (k < 0) return note(name + ' has no camp', 0);
    const base = rest(s, s.farmBase[f]);
    if (!cool(s.farmCd, f, name, s.halted[f], (room ? '+1 Supply for ' : 'No Supply for ') + camps(s)[k], ', then ' + base)) return;
    s.farmCd[f] = base;
    if (!room) return;
    put(s, SUPPLY, k, 1);
    bank(s, -1);
  };

  /** Moves in a random direction, or is held by the fight (BI-220, 521). */
  const gangTurn = (): string => {
    if (s.gang < 2) {
      if (s.gang) s.todo = [t.die(s.sides)];
      s.mode = 0; // rerolls so far
      return s.gang ? 'gang' : '';
    }
    s.gang--;
    note('The Gang fights\n' + (s.gang > 1 ? 'Rounds left: ' + (s.gang - 1) : 'Mercs are done'), 0);
    recall(s);
    return '';
  };

  /** Injuries and captives, by seat. */
  const seatTurn = (seat: number) => {
    const name = s.names[seat];
    if (s.phase == 2) {
      if (+s.health[seat] && cool(s.injuryCD, seat, name, s.gangOn == 2, 'Healthy again')) set(s, 'health', 0, seat);
    } else if (s.capture[seat]) {
      const left = Math.max(0, +s.captureRounds[seat] - 1);
      set(s, 'captureRounds', left, seat);
      note(name + (left ? ' is captive\nRounds left: ' + left : ' comes home injured, hands empty, CD ' + rest(s, 10)), 0);
      if (left) return;
      free(s, seat);
      injure(s, seat);
      recall(s);
    }
  };

  /** Goes on from object to object, in the order they came into play, until the table has to be asked (BI-141 to 150). */
  const run = (): string => {
    let stop = '';
    while (!stop) {
      const i = s.item++,
        phase = s.phase,
        kind = kindOf(s, i),
        all = s.kind.length,
        seats = s.seats.length;
      if (i >= [0, s.farmCamp.length, seats, all, s.home.length, 1, s.party.length, all, seats, all][phase]) {
        if (phase == 9) stop = '<';
        if (phase == 8) {
          s.round++;
          s.seat = s.turnOf = s.firstPlayer;
          stop = 'turn.start';
        }
        s.phase = phase > 7 ? 0 : phase + 1;
        s.item = 0;
        if (phase == 6 && exposed(s)) stop = 'empty'; // BI-460
      } else if (phase == 1) farmTurn(i);
      else if (phase == 2 || phase == 8) seatTurn(s.seats[i]);
      else if (phase == 5) stop = gangTurn();
      else if (phase == 4 || phase == 6) stop = phase == 4 && s.job[i] == FIGHT ? '' : 'moves';
      else if (phase == 3 ? kind == ALLY && s.home.indexOf(i) < 0 : enemy(kind) && s.party.indexOf(i) < 0) {
        if (s.cd[i]) cool(s.cd, i, camps(s)[i], s.gangOn == i + 2, phase > 3 ? 'It attacks!' : 'Open again');
        if (phase > 3 && !s.cd[i]) stop = attack(i);
      }
    }
    return s.account.length ? 'account.tell>' + stop : stop;
  };

  /** From this object of a board step on. */
  const from = (phase: number, item: number): string => {
    s.phase = phase;
    s.item = item;
    s.account = [];
    s.todo = []; // what was asked when the table went elsewhere
    recall(s); // the table may have taken their task away
    return run();
  };
  /** What the table must answer before the board goes on; after the end nothing is rolled (BI-600). */
  const go = (): string => {
    if (verdict(s)) return 'on';
    if (s.todo.length) return ['flip', 'shown', 'farm'][Math.min(BUILD, s.todo[0])];
    return s.phase == 5 ? 'what' : run();
  };

  /** Mercs at their goal (BI-352 to 354), or struck down before it (BI-507). */
  const arrived = (m: number, struck: boolean) => {
    const prey = s.prey[m],
      job = struck ? 0 : s.job[m],
      i = s.party.indexOf(prey);
    s.job[m] = 0;
    if (job == CHASE) s.job[m] = s.gang = FIGHT; // three rounds and the one that roams
    if (job == HUNT && i >= 0) endParty(i, CAUGHT);
    else if (job && job < CHASE)
      for (const aim of s.targets.slice(3 * m, 3 * m + 3)) {
        const type = aim - 1,
          seat = aim - SEATS;
        if (!prizes(s, aim, prey)) continue;
        if (seat >= 0) {
          free(s, seat);
          s.on[seat] = 3;
        } else {
          put(s, type, prey, -1);
          if (type == HIDDEN) s.todo.push(RESCUED);
          else put(s, type, 0, 1);
        }
      }
    recall(s);
  };

  /** One random secret of the camp it stands on goes (BI-501, 511). */
  const pillage = () => {
    const k = s.gangOn - 2;
    if (!tokens(s, k)) return note('No secret to destroy', 0);
    const type = draw(k, 0);
    note('Destroyed: ' + labels()[type], 0);
    destroy(type);
    recall(s);
  };

  /** What the Gang does to what stands on its tile (BI-500 to 508). It is told above the next question. */
  const hit = (kind: number, i: number) => {
    if (!kind) {
      s.gangOn = i + 2;
      s.blocked = s.blocked.map((was, r) => (s.routeFrom[r] == i || s.routeTo[r] == i ? 1 : was));
      pillage();
    }
    if (kind == 1) {
      s.halted[i] = 1;
      note('Farm ' + (i + 1) + ' stands still', 0);
    }
    if (kind == 2) {
      s.blocked[i] = 1;
      note('The route is blocked', 0);
    }
    if (kind == 3) {
      const k = s.party[i];
      endParty(i, LOST);
      note('Party destroyed\n' + camps(s)[k] + ': CD ' + s.cd[k], 0);
    }
    if (kind == 4) {
      const fights = s.job[i] == CHASE;
      if (fights) note('The fight begins\nRounds left: 3', 0);
      arrived(i, !fights);
    }
    if (kind == 5) {
      injure(s, i);
      note(s.names[i] + ' is injured\nMain camp, CD ' + s.injuryCD[i], 0);
    }
  };

  return { run, from, go, raid, endParty, arrived, pillage, hit };
};

/** The whole board turn, or from the end of the step before the one whose number ends the question's name. */
const start = (s: Biome, t: T) =>
  tell(s, ROUND, 'Board turn ' + s.round + '\nRoll everything', () => rules(s, t).from((+s.at.slice(7) || 1) - 1, 99), 'turn');

const on = (s: Biome, t: T) => tell(s, ROUND, 'The board goes on', () => rules(s, t).go());

/** What the table has to know to move things that are no players (BI-221, 222, 240, 241, 245). */
const walk = (ask: Ask, rows: string): Ask => {
  for (const row of (rows + ';Lake:Nobody crosses it;Mountain:Costs 2, so as first tile only;Cliff:Costs nothing here').split(';'))
    ask.cannot!.push(row.split(':') as [string, string]);
  return ask;
};

/** The first of what the board had to ask is done. */
const told = (s: Biome, t: T): string => {
  s.todo.splice(0, 1);
  return rules(s, t).go();
};

export const board = (s: Biome, t: T): Steps<Biome> => ({
  start,
  b2: start,
  b3: start,
  b4: start,
  b5: start,
  b6: start,
  b7: start,
  /** Only seen when the table corrects what had ended the game, or takes away what was asked about. */
  on,
  /** Mercs or a party: only the table sees where they are (BI-144, 146). */
  moves: () => {
    const i = s.item - 1,
      mercs = s.phase == 4,
      job = mercs ? s.job[i] : 0,
      goal = mercs ? s.prey[i] : s.party[i],
      names = camps(s);
    if (goal === undefined) return on(s, t);
    return walk(
      menu(
        s,
        mercs ? MERCS : raids(s, goal),
        mercs
          ? 'Mercs of ' +
              names[s.home[i]] +
              ' move 2 to ' +
              (job == CHASE ? 'the Gang' : (job == HUNT ? 'the party of ' : '') + names[goal]) +
              '. Arrived?'
          : 'Party of ' + names[goal] + ' moves 2. Home?',
        // a camp under the Gang is the Gang's tile (BI-510); whoever hunts goes to no camp
        [
          'No',
          unless('Yes', job <= RESCUE && s.gangOn == goal + 2 && 'The Gang is there'),
          s.gang && job != CHASE ? "On the Gang's tile" : '',
        ],
        n => {
          const r = rules(s, t);
          if (n && !mercs) r.endParty(i, n - 1);
          else if (n) r.arrived(i, n > 1);
          return r.go();
        },
      ),
      'Route:' + (mercs ? 'Costs 1, end to end, if open' : 'Not for parties'),
    );
  },
  gang: () => {
    const again = s.rulings & REROLL && s.mode < 10;
    const ask = menu(
      s,
      GANG,
      'Gang: ' + heading(s.todo[0], s.sides) + ', 2 movement. It stops:',
      'On a new tile,' + (again ? 'Blocked: reroll' : 'It cannot move'),
      i => {
        if (i && again) {
          s.todo = [t.die(s.sides)];
          s.mode++;
          return 'gang';
        }
        const r = rules(s, t);
        s.todo = [];
        if (!i) {
          s.gangOn = 1;
          leave(s);
        } else if (s.rulings & SPARES) return r.run();
        else r.pillage();
        return r.go();
      },
    );
    ask.dice = s.todo;
    return walk(
      ask,
      'Side 1:North, then clockwise;Edge, unknown space:It stops before;Garrisoned camp:It stops before;Mercs sent for it:It stops there and fights',
    );
  },
  what: () => {
    const names = camps(s),
      done = (s.account[0] || '').slice(1), // what it did to the thing that was named last
      list = [done ? 'Nothing else' : 'Nothing'], // first: it is the usual answer, and a slip costs nothing
      of = (camp: number[], i: number) => ' of ' + names[camp[i]] + (camp.indexOf(camp[i]) < i ? ' ' + (i + 1) : ''); // two, if the table says so
    for (let n = 1; n <= KINDS; n++) {
      const i = n - 1;
      if (s.gangOn == 1 && kindOf(s, i) < GONE)
        list[n] = unless(names[i], s.on.filter((on, seat) => on == i + 3 && up(s, seat)).length && 'Garrisoned: it stops before it');
      if (s.halted[i] === 0) list[KINDS + n] = 'Farm ' + (i + 1);
      const route = 'Route ' + names[s.routeFrom[i]] + '-' + names[s.routeTo[i]];
      if (s.blocked[i] === 0) list[2 * KINDS + n] = route + (list.indexOf(route) < 0 ? '' : ' ' + n);
      if (i < s.party.length) list[3 * KINDS + n] = 'Party' + of(s.party, i);
      if (s.job[i] < FIGHT) list[4 * KINDS + n] = 'Mercs' + of(s.home, i);
      if (s.on[i] < 3 && up(s, i)) list[5 * KINDS + n] = s.names[i];
    }
    return menu(s, GANG, done ? done + '\nWhat else is there?' : 'The Gang stops.\nWhat is on its tile?', list, n => {
      const r = rules(s, t);
      s.account.splice(0, 1); // told; mercs that had to leave come next
      if (!n) return r.run();
      r.hit(((n - 1) / KINDS) | 0, (n - 1) % KINDS);
      return r.go();
    });
  },
  /** BI-335 */
  farm: () => {
    const k = s.todo[0] - BUILD;
    return menu(
      s,
      RAIDS,
      'Farm beside ' + camps(s)[k] + ':\ton farmland first, farthest from your camps',
      LAND + (s.gangOn == 1 ? ',Farmland with Gang,Other with Gang' : ',,') + ',No tile is free',
      i => {
        const base = i % 2 ? 10 : 6;
        if (i > 3) put(s, FARM_KIT, k, 1);
        else piece(s, FARM, 0, [rest(s, base), base, k + 1, i >> 1]); // BI-504
        return told(s, t);
      },
    );
  },
  flip: () =>
    menu(s, ENDING, 'Turn it over: was it a Key?\tA face-down secret is destroyed', 'No' + (unseen(s, KEY) > 0 ? ',Yes' : ''), i => {
      s.keysDestroyed += i;
      return told(s, t);
    }),
  shown: () =>
    which(
      s,
      MERCS,
      'Rescued: what is it?\tFace-up on the main camp',
      HIDDEN,
      type => unseen(s, type) > 0,
      () => false,
      type => {
        put(s, type, 0, 1);
        return told(s, t);
      },
      ['Captured: put away', () => told(s, t)],
    ),
  empty: () =>
    exposed(s) ? tell(s, KILLERS, 'Main camp is EMPTY\nA Killer raid there\nloses the game', () => rules(s, t).run(), 'bad') : on(s, t),
  /** The nearest camp; those that are equally near are marked, and one of them is drawn (BI-253). */
  target: () => {
    const raider = s.chosen,
      names = ['Exit'].concat(camps(s)),
      list = targets(s, raider),
      marked = s.wanted.filter(target => list.indexOf(target) >= 0),
      n = marked.length,
      hits = (target: number) => {
        const r = rules(s, t);
        return r.raid(raider, target) || r.run();
      };
    return menu(
      s,
      raids(s, raider),
      names[raider + 1] + ' attacks!\n' + (s.mode ? 'Mark all that are equally near' : 'Nearest target?'),
      list.map(target => (marked.indexOf(target) < 0 ? names[target] : '')),
      i => {
        if (!s.mode) return hits(list[i]);
        s.wanted.push(list[i]);
        return 'target';
      },
      [
        !list.length ? 'No target' : n > 1 ? 'Draw one of these ' + n : s.mode ? 'Back' : 'Equally near',
        () => {
          if (n > 1) return hits(marked[t.card(n, () => ({ name: 'one of them', faces: marked.map(target => names[target]) }))]);
          s.mode ^= 1;
          s.wanted = [];
          return list.length ? 'target' : rules(s, t).run();
        },
      ],
    );
  },
  stolen: () => {
    const i = s.party.length - 1,
      names = ['the Exit'].concat(camps(s)),
      loot = [''].concat(labels());
    if (i < 0) return on(s, t);
    return menu(
      s,
      raids(s, s.party[i]),
      names[s.party[i] + 1] + ' robs ' + names[s.origin[i]] + '\n' + loot[s.loot[i]] + '\n' + loot[s.lootToo[i]],
      'Put party beside it,Next tile is home',
      n => {
        const r = rules(s, t);
        if (n) r.endParty(i, HOME); // BI-257
        return r.go();
      },
    );
  },
  /** BI-470: in the middle of the turn, unless the table lets them wait for the board. */
  exit: () =>
    tell(
      s,
      EXIT,
      'EXIT FOUND!\nEnemy camps: CD 0\nThey attack ' + (s.rulings & AT_ONCE ? 'NOW' : 'in the board turn'),
      () => (s.rulings & AT_ONCE ? rules(s, t).from(9, 0) : '<'),
      'bad',
    ),
});

// A player's turn: what is left, what may be done, and the ways across the board.
import { type Ask, back, call, type Pick, type Steps, who } from '../kit';
import {
  ACTIONS,
  ALLY,
  ALLY_SHUT,
  allKeys,
  BACK,
  type Biome,
  camps,
  canPay,
  ENDING,
  enemy,
  free,
  GONE,
  ground,
  here,
  INJURY,
  injure,
  KILLER,
  lock,
  menu,
  needs,
  PAY_ACTS,
  pass,
  pay,
  put,
  recall,
  rest,
  road,
  section,
  spend,
  TOLL_ACTS,
  tell,
  tokens,
  up,
  WEIGHED,
  weigh,
} from './table';

const CLIFF = 1,
  TELEPORT = 2; // as used() in secrets.ts sets it

export const turn = (): Steps<Biome> => {
  const act = (s: Biome): Ask => {
    const seat = s.seat,
      left = s.actionsLeft[seat],
      k = here(s),
      far = k < 0 ? 1 : 0,
      kind = s.kind[k],
      land = ground(s, seat),
      toll = s.rulings & TOLL_ACTS ? 1 : 0,
      fee = s.rulings & PAY_ACTS,
      weighed = s.rulings & WEIGHED,
      poor = 'Not enough Supplies';
    const pick: Pick[] = [],
      cannot: [string, string][] = [];
    /** A step takes its price itself; a deed is paid for here. */
    const offer = (label: string, cost: number, no: string | false | number, next: string | (() => string), mode = 0) => {
      if (no || left < cost) cannot.push([label, '' + (no || needs(cost, left))]);
      else
        pick.push([
          label,
          () => {
            s.mode = mode;
            if (typeof next == 'string') return next;
            spend(s, cost);
            return next();
          },
        ]);
    };
    const look = () => {
      lock(s);
      return 'secrets.look';
    };
    /** What can be taken back (BI-132): kind, cost, place and the weight before in one number. */
    const keep = (n: number) => () => {
      s.undoPoint.push(n | 4 | (s.on[seat] << 4) | (s.carried[seat] << 13));
      return weigh(s, 'act');
    };
    const loot = enemy(kind) && 'Only mercs take loot',
      shut = kind == ALLY && s.rulings & ALLY_SHUT && s.cd[k] && 'Ally on cool-down',
      full = weighed && s.carried[seat] >= s.carryCap && 'Carry limit ' + s.carryCap,
      bare = weighed && !s.carried[seat] && 'You carry nothing',
      none = !far && !s.hidden[k] && 'None face-down here';
    offer('Move', 1, 0, 'move');
    offer('Cross a cliff', 1 + toll, !canPay(s, 1) && poor, 'move', CLIFF);
    offer('Explore', 1, !s.tilesLeft ? 'No tiles left' : land == 2 && 'Not beside the Exit', () => {
      lock(s);
      return call(s, 'explore.tile', 'act');
    });
    offer('Discover', land == 1 ? 2 : 1, loot || none, look);
    if (far) offer('Pick up seen', 1, full, keep(1));
    else offer('Pick up', 0, loot || shut || (tokens(s, k) == s.hidden[k] && 'Nothing lies here') || full, 'secrets.take');
    offer('Pick up unseen', far, loot || shut || none || full, look, 1);
    if (far) offer('Place', 1, bare, keep(2));
    else offer('Place', 0, loot ? 'Not on enemy camps' : shut || bare, 'secrets.place');
    offer('Use a secret', 1, 0, 'secrets.use');
    let way = 0;
    for (let end = 0; end < s.kind.length; end++) way |= road(s, k, end);
    if (way)
      offer(
        'Send by caravan',
        toll,
        way < 2 ? 'The Gang blocks it' : shut || (tokens(s, k) == s.hidden[k] ? 'Place it here first' : !canPay(s, 1) && poor),
        'deals.send',
      );
    const no = s.gangOn == k + 2 ? 'The Gang is here' : s.home.indexOf(k) >= 0 ? 'Its mercs are out' : s.cd[k] && 'Cool-down ' + s.cd[k];
    if (kind == ALLY) {
      offer('Trade', fee, no || (!canPay(s, 2) && poor), () => {
        s.cd[k] = rest(s, 10); // BI-350: whatever they take
        return pay(s, 2, 'deals.box');
      });
      offer('Hire mercs', fee, no || (!canPay(s, 1) && poor), 'deals.hire');
    }
    for (const i of s.seats) {
      const captive = i;
      if (enemy(kind) && s.capture[captive] == k + 2)
        offer('Ransom ' + who(s, captive), fee, !canPay(s, 2) && poor, () => {
          free(s, captive); // BI-361: on this tile, the loot stays
          recall(s);
          return pay(s, 2, 'act');
        });
    }
    if (s.farmCamp.indexOf(0) >= 0) offer('Assign a farm', 0, 0, 'kits.assign');
    offer('Said one aloud', 0, 0, 'secrets.loud');
    offer('Cool-down odds', 0, 0, 'odds.list');
    const last = s.undoPoint[s.undoPoint.length - 1];
    if (last)
      offer('Undo ' + ['move', 'pick-up', 'place'][last & 3], 0, 0, () => {
        const type = (last >> 9) & 15;
        s.undoPoint.pop();
        spend(s, -((last >> 2) & 3));
        s.on[seat] = (last >> 4) & 31;
        s.carried[seat] = last >> 13;
        if (type) put(s, type - 1, here(s), 1);
        return 'act';
      });
    else if (s.locked) cannot.push(['Undo', 'Locked: new info was revealed']);
    pick.push(['End turn', left ? 'end' : () => pass(s)]);
    return {
      say:
        who(s) +
        ': ' +
        left +
        ' left\n' +
        (far ? ['Open land', 'Mountain', 'Exit'][land] : camps(s)[k]) +
        (!tokens(s, 0) && s.kind.indexOf(KILLER) > 0 ? '\nMain camp EMPTY!' : ''),
      pick,
      cannot,
      show: ['actionsLeft', 'supply', 'exitKeys'],
      until: s.ends || undefined,
      late: 'late',
      why: section(ACTIONS),
    };
  };

  /** Where to: a walk, over a cliff, or by Teleport. After the camps come the routes to them. */
  const move = (s: Biome): Ask => {
    const k = here(s),
      mode = s.mode,
      free = mode == TELEPORT,
      extra = mode == CLIFF && s.rulings & TOLL_ACTS ? 1 : 0,
      left = s.actionsLeft[s.seat],
      names = camps(s),
      n = names.length;
    const cost = (i: number) => extra + (i == 1 || (i < n + 5 && s.land[i - 5] == 1) ? 2 : 1);
    const label = (i: number) => {
      const c = i - 5,
        way = mode ? 0 : road(s, k, c - n);
      if (i < 2) return i ? 'Mountain' : 'Open tile';
      if (i == 2) return s.exitRevealed && s.on[s.seat] != 2 && s.land.indexOf(2) < 0 ? 'Exit' : '';
      if (i == 3) return s.gang && s.gangOn < 2 ? "Gang's tile" : '';
      if (i == 4) return free ? 'Lake' : 'Lake\nNobody crosses a lake';
      if (c < n) return c != k && s.kind[c] < GONE ? names[c] : '';
      return way ? 'Route to ' + names[c - n] + (way < 2 ? '\nThe Gang blocks it' : '') : '';
    };
    return menu(
      free ? 'Teleport to?' : who(s) + ': ' + left + ' left\n' + (mode ? 'Over the cliff to?' : 'Move to?'),
      ACTIONS,
      5 + 2 * n,
      i => {
        const words = label(i);
        return words && !free && left < cost(i) ? words + '\n' + needs(cost(i), left) : words;
      },
      i => {
        const from = s.on[s.seat],
          place = i < 3 ? i : i < 5 ? -1 : ((i - 5) % n) + 3;
        let next = 'act';
        if (!free) spend(s, cost(i));
        if (!mode) s.undoPoint.push((cost(i) << 2) | (from << 4) | (s.carried[s.seat] << 13));
        if (mode == CLIFF) next = pay(s, 1, next);
        s.on[s.seat] = place;
        if (place >= 0 && (place < 3 || s.gangOn != place - 1)) return next;
        injure(s, s.seat); // the Gang's tile, or a lake (BI-347, 510)
        return 'hurt';
      },
      free ? undefined : BACK,
    );
  };

  return {
    start: s => {
      const seat = s.seat,
        n = s.actionsPerTurn;
      if (!up(s, seat))
        return tell(
          who(s) +
            (s.capture[seat]
              ? ' is captive\n' + s.captureRounds[seat] + ' rounds left'
              : ' is injured\nCD ' + s.injuryCD[seat] + ': skip turn'),
          INJURY,
          'bad',
          () => pass(s),
        );
      const ask = tell(who(s) + ': ' + n + ' actions\ncarry ' + s.carryCap, ACTIONS, 'turn', () => {
        s.allotment[seat] = n; // BI-120: an Extra Action placed now is for later turns
        s.actionsLeft[seat] = n;
        s.undoPoint = [];
        s.locked = 0;
        s.ends = s.clock ? s.played + 60 * s.clock : 0;
        return 'act';
      });
      ask.show = ['exitKeys', 'keysDestroyed', 'tilesLeft'];
      return ask;
    },
    act,
    move,
    hurt: s => tell(who(s) + ' is injured: back to the main camp', INJURY, 'bad', () => pass(s)),
    end: s =>
      menu(
        'End turn?\n' + s.actionsLeft[s.seat] + ' actions unused',
        ACTIONS,
        2,
        i => (i ? 'No' : 'Yes'),
        i => (i ? 'act' : pass(s)),
      ),
    late: s => tell(who(s) + ': time is up', ACTIONS, 'time', () => pass(s)),
    /** BI-451 */
    warn: s =>
      tell('WARNING\nNo spare key left\n' + s.keysDestroyed + ' of ' + allKeys(s) + ' destroyed', ENDING, 'bad', () => {
        s.warned = s.keysDestroyed;
        return back(s);
      }),
  };
};

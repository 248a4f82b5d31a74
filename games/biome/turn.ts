// A player's turn: what is left, what may be done, and the ways across the board.
import { back, call, type Steps, who } from '../kit';
import {
  ACTIONS,
  ALLY,
  BACK,
  type Biome,
  camps,
  carry,
  ENDING,
  enemy,
  free,
  full,
  GONE,
  ground,
  here,
  INJURY,
  injure,
  KILLER,
  known,
  lock,
  mark,
  menu,
  PAY_ACTS,
  pass,
  pay,
  poor,
  put,
  recall,
  rest,
  road,
  shut,
  spend,
  TOLL_ACTS,
  tell,
  tokens,
  unless,
  up,
  WEIGHED,
} from './table';

const CLIFF = 1,
  TELEPORT = 2; // as used() in secrets.ts sets it

export const turn = (s: Biome): Steps<Biome> => {
  const needs = (cost: number) => {
    const left = s.actionsLeft[s.seat];
    return left < cost && 'Needs ' + cost + ' actions, you have ' + left;
  };

  return {
    start: () => {
      const seat = s.seat,
        n = s.actionsPerTurn,
        turns = up(s, seat);
      const ask = tell(
        s,
        turns ? ACTIONS : INJURY,
        turns
          ? n + ' actions\ncarry ' + s.carryCap
          : s.capture[seat]
            ? 'Captive\n' + s.captureRounds[seat] + ' rounds left'
            : 'Injured\nCD ' + s.injuryCD[seat] + ': skip turn',
        () => {
          if (!turns) return pass(s);
          s.allotment[seat] = s.actionsLeft[seat] = n; // BI-120: an Extra Action placed now is for later turns
          s.undoPoint = [];
          s.phase = 0;
          s.ends = s.clock && s.played + 60 * s.clock;
          return 'act';
        },
        turns ? 'turn' : 'bad',
      );
      ask.show = ['exitKeys', 'keysDestroyed', 'tilesLeft'];
      return ask;
    },

    act: () => {
      const seat = s.seat,
        k = here(s),
        far = k < 0 ? 1 : 0,
        kind = s.kind[k],
        place = ground(s, seat),
        toll = s.rulings & TOLL_ACTS ? 1 : 0,
        fee = s.rulings & PAY_ACTS,
        labels: string[] = [],
        deeds: [number, string | (() => string), number | undefined][] = [];
      /** A step takes its price itself; a deed is paid for here. */
      const offer = (label: string, cost: number, no: string | number | false, next: string | (() => string), mode?: number) => {
        labels.push(unless(label, no || needs(cost)));
        deeds.push([cost, next, mode]);
      };
      const look = () => {
        lock(s);
        return 'secrets.look';
      };
      /** Picked up or laid down in the open: only its owner knows what. */
      const keep = (deed: number) => () => {
        mark(s, deed);
        return carry(s, -1, 0, 'act');
      };
      const ransom = (captive: number) => () => {
        free(s, captive); // BI-361: on this tile, the loot stays
        recall(s);
        return pay(s, 2, 'act');
      };
      const loot = enemy(kind) && 'Only mercs take loot',
        closed = shut(s, k),
        laden = full(s, 1),
        bare = s.rulings & WEIGHED && !s.carried[seat] && 'You carry nothing',
        none = !far && !s.hidden[k] && 'None face-down here',
        busy = s.gangOn == k + 2 ? 'The Gang is here' : s.home.indexOf(k) >= 0 ? 'Its mercs are out' : s.cd[k] && 'Cool-down ' + s.cd[k],
        last = s.undoPoint[s.undoPoint.length - 1];
      let way = 0;
      for (let end = 0; end < s.kind.length; end++) way |= road(s, k, end);
      offer('Move', 1, 0, 'move');
      offer('Cross a cliff', 1 + toll, poor(s, 1), 'move', CLIFF);
      offer('Explore', 1, known(s), () => {
        lock(s);
        return call(s, 'explore.tile', 'act');
      });
      offer('Discover', place == 1 ? 2 : 1, none, look);
      if (far) {
        offer('Pick up seen', 1, laden, keep(5));
        offer('Place', 1, bare, keep(6));
      } else {
        offer('Pick up', 0, loot || closed || (!tokens(s, k) && 'Nothing lies here') || laden, 'secrets.take');
        offer('Place', 0, loot ? 'Not on enemy camps' : closed || bare, 'secrets.place');
      }
      offer('Pick up unseen', far, loot || closed || none || laden, look, 1);
      offer('Use a secret', 1, 0, 'secrets.use');
      if (way)
        offer(
          'Send by caravan',
          toll,
          way < 2 ? 'The Gang blocks it' : closed || (tokens(s, k) == s.hidden[k] ? 'Place it here first' : poor(s, 1)),
          'deals.send',
        );
      if (kind == ALLY) {
        offer('Trade', fee, busy || poor(s, 2), () => {
          s.cd[k] = rest(s, 10); // BI-350: whatever they take
          return pay(s, 2, 'deals.box');
        });
        offer('Hire mercs', fee, busy || poor(s, 1), 'deals.hire');
      }
      for (const captive of s.seats)
        if (enemy(kind) && s.capture[captive] == k + 2) offer('Ransom ' + who(s, captive), fee, poor(s, 2), ransom(captive));
      for (let f = 0; f < s.farmCamp.length; f++) if (!s.farmCamp[f]) offer('Assign farm ' + (f + 1), 0, 0, 'kits.assign', f);
      offer('End turn', 0, 0, s.actionsLeft[seat] ? 'end' : () => pass(s));
      offer('Said one aloud', 0, 0, 'secrets.whose');
      offer('Cool-down odds', 0, 0, 'odds.list');
      if (last !== undefined)
        offer('Undo' + (last ? ' ' + ['move', 'pick-up', 'place'][last & 3] : ''), 0, !last && 'Locked: new info was revealed', () => {
          const type = (last >> 9) & 15;
          s.undoPoint.pop();
          spend(s, -((last >> 2) & 3));
          s.on[seat] = (last >> 4) & 31;
          s.carried[seat] = last >> 13;
          if (type) put(s, type - 1, here(s), 1);
          return 'act';
        });
      const ask = menu(
        s,
        ACTIONS,
        s.actionsLeft[seat] +
          ' left, ' +
          (far ? 'Open land,Mountain,Exit'.split(',')[place] : camps(s)[k]) +
          (!tokens(s, 0) && s.kind.indexOf(KILLER) > 0 ? '\nMain camp EMPTY!' : ''),
        labels,
        i => {
          const deed = deeds[i],
            next = deed[1];
          s.mode = deed[2] || 0;
          if (typeof next == 'string') return next;
          spend(s, deed[0]);
          return next();
        },
      );
      ask.show = ['supply', 'exitKeys', 'keysDestroyed'];
      ask.until = s.ends || undefined;
      ask.late = 'late';
      return ask;
    },

    /** Where to: a walk, over a cliff, or by Teleport. After the camps come the routes to them. */
    move: () => {
      const k = here(s),
        mode = s.mode,
        free = mode == TELEPORT,
        extra = mode == CLIFF && s.rulings & TOLL_ACTS ? 1 : 0,
        names = camps(s),
        n = names.length,
        cost = (i: number) => extra + (i == 1 || s.land[i - 5] == 1 ? 2 : 1);
      const labels = [
        'Open tile',
        'Mountain',
        s.exitRevealed && s.on[s.seat] != 2 && s.land.indexOf(2) < 0 ? 'Exit' : '',
        s.gang && s.gangOn < 2 ? "Gang's tile" : '',
        unless('Lake', !free && 'Nobody crosses a lake'),
      ].concat(
        names.map((name, c) => (c != k && s.kind[c] < GONE ? name : '')),
        names.map((name, c) => {
          const way = mode ? 0 : road(s, k, c);
          return way ? unless('Route to ' + name, way < 2 && 'The Gang blocks it') : '';
        }),
      );
      return menu(
        s,
        ACTIONS,
        free ? 'Teleport to?' : s.actionsLeft[s.seat] + ' left. ' + (mode ? 'Over the cliff to?' : 'Move to?'),
        labels.map((label, i) => label && unless(label, !free && needs(cost(i)))),
        i => {
          const place = i < 3 ? i : i < 5 ? -1 : ((i - 5) % n) + 3,
            hurt = place < 0 || (place > 2 && s.gangOn == place - 1); // the Gang's tile, or a lake (BI-347, 510)
          let next = hurt ? 'hurt' : 'act';
          if (!free) spend(s, cost(i));
          if (!mode) mark(s, cost(i) << 2);
          if (mode == CLIFF) next = pay(s, 1, next);
          s.on[s.seat] = place;
          if (hurt) injure(s, s.seat);
          return next;
        },
        free ? undefined : BACK,
      );
    },
    hurt: () => tell(s, INJURY, 'Injured: back to the main camp', () => pass(s), 'bad'),
    end: () => menu(s, ACTIONS, 'End turn?\n' + s.actionsLeft[s.seat] + ' actions unused', 'Yes,No', i => (i ? 'act' : pass(s))),
    late: () => tell(s, ACTIONS, 'Time is up', () => pass(s), 'time'),
    /** BI-451 */
    warn: () =>
      tell(
        s,
        ENDING,
        'WARNING\nNo spare key left\n' + s.keysDestroyed + ' destroyed',
        () => {
          s.warned = 1;
          return back(s);
        },
        'bad',
      ),
  };
};

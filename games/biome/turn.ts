// A player's turn: what is left, what may be done, and the ways across the board.
import { type OldSteps as Steps, put as set } from '../kit';
import {
  ACTIONS,
  ALLY,
  alarm,
  BACK,
  type Biome,
  camped,
  camps,
  carry,
  enemy,
  free,
  full,
  GONE,
  ground,
  here,
  INJURY,
  injure,
  kindOf,
  known,
  left,
  mark,
  menu,
  named,
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

const needs = (s: Biome, cost: number) => {
  const n = left(s);
  return n < cost && 'Needs ' + cost + (cost > 1 ? ' actions' : ' action') + ', you have ' + n;
};

/**
 * Lists all that may be done here, with the reasons against it; told which, it does that and goes where it leads.
 * So nothing but labels is kept while the question waits.
 */
const deeds = (s: Biome, labels: string[], wanted: number): string => {
  const seat = s.seat,
    k = here(s),
    far = k < 0 ? 1 : 0,
    kind = kindOf(s, k),
    toll = s.rulings & TOLL_ACTS ? 1 : 0,
    fee = s.rulings & PAY_ACTS,
    loot = enemy(kind) && 'Only mercs take loot',
    closed = shut(s, k),
    laden = full(s, 1),
    bare = s.rulings & WEIGHED && !+s.carried[seat] && 'You carry nothing',
    none = !far && !s.hidden[k] && 'None face-down here',
    busy = s.gangOn == k + 2 ? 'The Gang is here' : s.home.indexOf(k) >= 0 ? 'Its mercs are out' : s.cd[k] && 'Cool-down ' + s.cd[k],
    way = road(s, k),
    last = s.undoPoint[s.undoPoint.length - 1];
  if (wanted) s.mode = 0;
  /** Whether it is wanted. It leads to a step that takes the price. */
  const leads = (label: string, cost: number, no?: string | number | false) => labels.push(unless(label, no || needs(s, cost))) == wanted;
  /** The price is paid here. */
  const done = (label: string, cost: number, no?: string | number | false) => {
    const yes = leads(label, cost, no);
    if (yes) spend(s, cost);
    return yes;
  };
  /** Picked up or laid down in the open: only its owner knows what. */
  const keep = (deed: number) => {
    mark(s, deed);
    return carry(s, -1, 0, 'act');
  };

  if (leads('Move', 1)) return 'move';
  if (leads('Explore', 1, known(s))) return 'explore.tile>act';
  if (kind == ALLY) {
    if (done('Trade', fee, busy || poor(s, 2))) {
      s.cd[k] = rest(s, 10); // BI-350: whatever they take
      return pay(s, 2, 'deals.box');
    }
    if (leads('Hire mercs', fee, busy || poor(s, 1))) return 'deals.hire';
  }
  for (const captive of s.seats)
    if (enemy(kind) && s.capture[captive] == k + 2 && done('Ransom ' + s.names[captive], fee, poor(s, 2))) {
      free(s, captive); // BI-361: on this tile, the loot stays
      recall(s);
      return pay(s, 2, s.account.length ? 'account.tell>act' : 'act');
    }
  if (done('Discover', ground(s, seat) == 1 ? 2 : 1, none)) return 'secrets.look';
  if (far) {
    if (done('Pick up seen', 1, laden)) return keep(5);
    if (done('Place', 1, bare)) return keep(6);
  } else {
    if (leads('Pick up', 0, loot || closed || (!tokens(s, k) && 'Nothing lies here') || laden)) return 'secrets.take';
    if (leads('Place', 0, loot ? 'Not on enemy camps' : closed || bare)) return 'secrets.place';
  }
  if (done('Pick up unseen', far, loot || closed || none || laden)) {
    s.mode = 1;
    return 'secrets.look';
  }
  if (leads('Use a secret', 1)) return 'secrets.use';
  if (
    way &&
    leads(
      'Send by caravan',
      toll,
      way < 2 ? 'The Gang blocks it' : closed || (tokens(s, k) == s.hidden[k] ? 'Place it here first' : poor(s, 1)),
    )
  )
    return 'deals.send';
  if (leads('Cross a cliff', 1 + toll, poor(s, 1))) {
    s.mode = CLIFF;
    return 'move';
  }
  for (let f = 0; f < s.farmCamp.length; f++)
    if (!s.farmCamp[f] && leads('Assign farm ' + (f + 1), 0)) {
      s.mode = f;
      return 'kits.assign';
    }
  if (leads('End turn', 0)) return left(s) ? 'end.turn' : pass(s);
  if (leads('Secret said aloud', 0)) return 'secrets.whose';
  if (leads('Odds', 0)) return 'end.odds';
  if (
    last !== undefined &&
    leads('Undo' + (last ? ' ' + ['move', 'pick-up', 'place'][last & 3] : ''), 0, !last && 'Locked: new info was revealed')
  ) {
    const type = (last >> 9) & 15;
    s.undoPoint.pop();
    spend(s, -((last >> 2) & 3));
    s.on[seat] = (last >> 4) & 31;
    set(s, 'carried', last >> 13, seat);
    if (type) put(s, type - 1, here(s), 1);
  }
  return 'act';
};

/** Who is out is skipped (BI-101). */
const start = (s: Biome) => {
  const seat = s.seat,
    n = s.actionsPerTurn,
    turns = up(s, seat);
  const ask = tell(
    s,
    turns ? ACTIONS : INJURY,
    turns
      ? n + ' actions\ncarry ' + s.carryCap + alarm(s)
      : s.capture[seat]
        ? 'Captive\nRounds left: ' + s.captureRounds[seat]
        : 'Injured\nCD ' + s.injuryCD[seat] + ': skip turn',
    () => {
      if (!turns) return pass(s);
      s.actionsLeft[seat] = n;
      set(s, 'allotment', Math.min(9, n), seat); // BI-120: an Extra Action placed now is for later turns
      s.undoPoint = [];
      s.account = []; // of a board turn that the table has left
      s.phase = 0;
      s.ends = s.clock && s.played + 60 * s.clock;
      return 'act';
    },
    turns ? 'turn' : 'bad',
  );
  ask.show = ['exitKeys', 'keysDestroyed', 'tilesLeft'];
  return ask;
};

export const turn = (s: Biome): Steps<Biome> => ({
  start,
  act: () => {
    const labels: string[] = [],
      k = here(s);
    if (!up(s, s.seat)) return start(s); // the table says so (BI-123)
    deeds(s, labels, 0);
    const ask = menu(
      s,
      ACTIONS,
      left(s) + ' left, ' + (camps(s)[k] || 'Open land,Mountain,Exit'.split(',')[ground(s, s.seat)]) + alarm(s),
      labels,
      i => deeds(s, [], i + 1),
    );
    ask.show = ['supply', 'exitKeys', 'keysDestroyed'];
    ask.keeps = true;
    return ask;
  },

  /** Where to: a walk, over a cliff, or by Teleport. After the camps come the routes to them, and last where nobody wants to go. */
  move: () => {
    const k = here(s),
      mode = s.mode,
      free = mode == TELEPORT,
      extra = mode == CLIFF && s.rulings & TOLL_ACTS ? 1 : 0,
      names = camps(s),
      n = names.length,
      cost = (i: number) => extra + (i == 1 || (i > 2 && +s.land[i - 3] == 1) ? 2 : 1);
    const labels = ['Open tile', 'Mountain', s.exitRevealed && s.on[s.seat] != 2 && !camped(s) ? 'Exit' : ''].concat(
      named(s, (kind, c) => c != k && kind < GONE),
      names.map((name, c) => {
        const way = mode ? 0 : road(s, k, c);
        return way ? unless('Route to ' + name, way < 2 && 'The Gang blocks it') : '';
      }),
      s.gang && s.gangOn < 2 ? "Gang's tile" : '',
      unless('Lake', !free && 'Nobody crosses a lake'),
    );
    return menu(
      s,
      ACTIONS,
      free ? 'Teleport to?' : left(s) + ' left. ' + (mode ? 'Over the cliff to?' : 'Move to?'),
      labels.map((label, i) => label && unless(label, !free && needs(s, cost(i)))),
      i => {
        const place = i < 3 ? i : i < 2 * n + 3 ? ((i - 3) % n) + 3 : -1,
          hurt = place < 0 || (place > 2 && s.gangOn == place - 1); // the Gang's tile, or a lake (BI-347, 510)
        let next = hurt ? 'end.hurt' : 'act';
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
});

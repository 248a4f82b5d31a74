// Looking at secrets, picking them up, placing and using them, and falling into a trap. What is face-down stays unnamed (BI-440).
import { type OldSteps as Steps, put as set } from '../kit';
import {
  ACT,
  ALLY,
  BACK,
  type Biome,
  bank,
  CAMP,
  CAMP_KIT,
  CAPTURED,
  CARAVAN_KIT,
  CARRY,
  camps,
  carry,
  DISCOVER,
  FARM_KIT,
  FORESIGHT,
  full,
  ground,
  HIDDEN,
  here,
  hold,
  KEY,
  kindOf,
  labels,
  left,
  lock,
  lying,
  mark,
  menu,
  named,
  OUT,
  PLACING,
  pass,
  put,
  STEALER,
  SUPPLY,
  spend,
  type T,
  TAKEBACK,
  tell,
  those,
  USING,
  unless,
  unseen,
  WEIGHED,
  weight,
  which,
} from './table';

const stealer = (kind: number) => kind == STEALER;

/** Whether one lies on the friendly camp under the player. */
const stored = (s: Biome, type: number) => kindOf(s, here(s)) <= ALLY && lying(s, type, here(s));

/** Why this secret cannot be used where the player on turn stands. */
const useless = (s: Biome, type: number): string | false => {
  const k = here(s);
  let pieces = 1;
  if (unseen(s, type) < 1 && !stored(s, type)) return OUT;
  if (type == KEY) return ground(s, s.seat) != 2 && 'Only on the Exit tile';
  if (type > KEY && type <= CARRY) return 'Works on a player camp';
  if (type == FARM_KIT || type == CAMP_KIT) {
    if (k >= 0) return 'A camp stands here';
    pieces = type == FARM_KIT ? s.maxFarms - s.halted.length : s.maxCamps - those(s, kind => kind <= CAMP).length;
  }
  if (type == CARAVAN_KIT) {
    if (kindOf(s, k) > ALLY) return 'Needs a friendly camp';
    if (those(s, kind => kind <= ALLY).length < 2) return 'No other friendly camp';
    pieces = s.maxRoutes - s.blocked.length;
  }
  if (pieces < 1) return 'No piece left';
  return type == FORESIGHT && !s.tilesLeft && !s.secretsLeft && 'Both stacks are empty';
};

/** The action is spent and everybody sees the secret, which was in the hand or lay on the camp: what it does. */
const used = (s: Biome, type: number, lay: boolean): string => {
  const k = here(s),
    step = ['kits.farm', 'kits.camp', 'kits.route', 'kits.clairvoyance', 'kits.foresight', 'turn.move'][type - FARM_KIT] || ACT;
  if (type == FARM_KIT) return step; // whether there is a camp for it is asked before anything is spent
  spend(s, 1);
  lock(s);
  s.mode = 2; // for Teleport
  if (type == SUPPLY) {
    spend(s, -+s.allotment[s.seat]); // BI-320
    bank(s, 1);
  }
  if (type == KEY) s.exitKeys++;
  if (!lay) return carry(s, k < 0 ? -1 : type, -1, step);
  put(s, type, k, -1);
  return step;
};

/** Caught by this camp, or by nobody knows whom. */
const caught = (s: Biome, k: number) => {
  hold(s, s.seat, k);
  return 'loot';
};

export const secrets = (s: Biome, t: T): Steps<Biome> => ({
  /** Discovered, or picked up unseen (mode 1): only the one question. */
  look: () =>
    menu(s, DISCOVER, 'Look in secret. Captured?', 'No,Yes', i => {
      const list = those(s, stealer);
      lock(s); // whoever has looked cannot take back
      if (i || s.mode) put(s, HIDDEN, here(s), -1);
      if (!i) return s.mode ? carry(s, -1, 0, ACT) : ACT;
      set(s, 'captureRounds', 2, s.seat);
      s.actionsLeft[s.seat] = 0;
      return list.length > 1 ? 'nearest' : caught(s, list.length ? list[0] : -1);
    }),
  /** For its owner's eyes alone (BI-441): who that is, is chosen. */
  weigh: () => {
    const seat = s.chosen,
      now = +s.carried[seat],
      ask = tell(s, PLACING, 'For your eyes only: weight you carry now?', n => {
        set(s, 'carried', n, seat);
        return '<';
      });
    ask.seat = seat;
    ask.dial = [0, Math.min(9, Math.max(now, s.carryCap)), now]; // one digit of `carried`
    return ask;
  },
  take: () => {
    const k = here(s);
    return which(
      s,
      PLACING,
      'Pick up from the camp, free',
      HIDDEN + 1,
      type => lying(s, type, k),
      type => full(s, weight(type)),
      type => {
        put(s, type, k, -1);
        mark(s, 1 | ((type + 1) << 9));
        return carry(s, type < HIDDEN ? type : -1, 1, ACT);
      },
    );
  },
  /** On a camp everything is laid face-up, free (BI-307). */
  place: () =>
    which(
      s,
      PLACING,
      'Place face-up, free' + (lying(s, SUPPLY, here(s)) > 3 ? '. Barn full: a Supply is discarded' : ''),
      HIDDEN,
      () => 1,
      type => unseen(s, type) < 1 && OUT,
      type => {
        put(s, type, here(s), 1);
        lock(s);
        return carry(s, type, -1, ACT);
      },
    ),
  /** Two for each kind: the one that lies on the camp, and the one in the hand. Where only one of them can be, its name is enough. */
  use: () => {
    const names: string[] = [];
    for (let type = 0; type < HIDDEN; type++) {
      const name = labels()[type],
        lies = stored(s, type),
        both = lies && unseen(s, type) > 0;
      names.push(lies ? unless(name + (both ? (type ? ', camp' : ', barn') : ''), useless(s, type)) : '');
      names.push(!lies || both ? unless(name + (both ? ', hand' : ''), useless(s, type)) : '');
    }
    return menu(s, USING, 'Use which secret?', names, i => used(s, i >> 1, i % 2 == 0), BACK);
  },
  /** Who said it: on a friendly camp everybody may (BI-442). */
  whose: () =>
    menu(
      s,
      TAKEBACK,
      'Who named a secret in the wrong place?',
      s.names.map((name, seat) =>
        unless(
          name,
          s.seats.indexOf(seat) < 0
            ? 'Sits out'
            : s.capture[seat]
              ? 'Hands are empty'
              : kindOf(s, s.on[seat] - 3) <= ALLY && 'May be shown there',
        ),
      ),
      seat => {
        s.chosen = seat;
        return 'loud';
      },
      BACK,
    ),
  /** Used at once, or lost; who is not on turn has no action for it (BI-442). */
  loud: () => {
    const seat = s.chosen,
      turn = seat == s.seat && left(s) > 0,
      ask = which(
        s,
        TAKEBACK,
        (turn ? 'It is used now (1 action), or lost.' : 'No action: it is lost.') + ' Which?',
        HIDDEN,
        type => unseen(s, type) > 0,
        () => false,
        type => {
          if (turn && !useless(s, type)) return used(s, type, false);
          if (type == KEY) s.keysDestroyed++;
          if (type == SUPPLY) bank(s, 1);
          lock(s);
          return s.rulings & WEIGHED ? 'weigh>' + ACT : ACT;
        },
      );
    ask.seat = seat;
    return ask;
  },
  /** BI-420 */
  nearest: () =>
    menu(s, CAPTURED, 'Captured! Nearest Stealer?', named(s, stealer), k => caught(s, k), [
      'Equally near',
      () => {
        const list = those(s, stealer),
          deck = () => ({ name: 'one of them', faces: list.map(k => camps(s)[k]) });
        return caught(s, list.length ? list[t.card(list.length, deck)] : -1);
      },
    ]),
  loot: () => {
    const seat = s.seat,
      k = s.capture[seat] - 2,
      ask = tell(
        s,
        CAPTURED,
        'Held ' + (k < 0 ? 'nobody knows where' : 'by ' + camps(s)[k]) + '. How many secrets did ' + s.names[seat] + ' carry?',
        n => {
          set(s, 'carried', 0, seat);
          if (k < 0) s.limbo += n;
          put(s, HIDDEN, k, n);
          return pass(s);
        },
        'bad',
      );
    ask.dial = [0, 7, 0];
    return ask;
  },
});

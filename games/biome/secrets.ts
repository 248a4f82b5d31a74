// Looking at secrets, picking them up, placing and using them, and falling into a trap. What is face-down stays unnamed (BI-440).
import { type Ask, back, type Steps, who } from '../kit';
import {
  ACT,
  ALLY,
  BACK,
  type Biome,
  CAMP,
  CAMP_KIT,
  CAPTURED,
  CARAVAN_KIT,
  CARRY,
  camps,
  DISCOVER,
  FARM_KIT,
  FORESIGHT,
  ground,
  HIDDEN,
  here,
  KEY,
  labels,
  lock,
  menu,
  PLACING,
  pass,
  put,
  STEALER,
  SUPPLY,
  section,
  spend,
  TAKEBACK,
  TYPES,
  USING,
  unseen,
  WEIGHED,
  weigh,
  yes,
} from './table';

export const secrets = (): Steps<Biome> => {
  const stealers = (s: Biome) => {
    const list: number[] = [];
    for (let k = 0; k < s.kind.length; k++) if (s.kind[k] == STEALER) list.push(k);
    return list;
  };

  /** The player is in the hands of this camp, or of nobody knows whom. */
  const hold = (s: Biome, k: number) => {
    s.capture[s.seat] = k < 0 ? 1 : k + 2;
    s.on[s.seat] = k < 0 ? 0 : k + 3;
  };

  /** Why this secret cannot be used where the player stands, or ''. */
  const useless = (s: Biome, type: number): string => {
    const k = here(s);
    let own = 0,
      friends = 0;
    for (const kind of s.kind) {
      if (kind <= CAMP) own++;
      if (kind <= ALLY) friends++;
    }
    if (type == KEY) return ground(s, s.seat) != 2 ? '\nOnly on the Exit tile' : unseen(s, KEY) > 0 || s.key[k] ? '' : '\nNo key is left';
    if (type > KEY && type <= CARRY) return '\nWorks on a player camp';
    if (type == FARM_KIT || type == CAMP_KIT) {
      if (k >= 0) return '\nA camp stands here';
      return (type == FARM_KIT ? s.halted.length < s.maxFarms : own < s.maxCamps) ? '' : '\nNo piece left';
    }
    if (type == CARAVAN_KIT) {
      if (k < 0 || s.kind[k] > ALLY) return '\nNeeds a friendly camp';
      return friends < 2 ? '\nNo other friendly camp' : s.blocked.length < s.maxRoutes ? '' : '\nNo piece left';
    }
    return type == FORESIGHT && !s.tilesLeft && !s.secretsLeft ? '\nBoth stacks are empty' : '';
  };

  /** The action is spent and everybody sees the secret: what it does. The camp's own is used first. */
  const used = (s: Biome, type: number): string => {
    const k = here(s),
      step = ['kits.farm', 'kits.camp', 'kits.route', 'kits.clairvoyance', 'kits.foresight', 'turn.move'][type - FARM_KIT] || ACT;
    spend(s, 1);
    lock(s);
    s.mode = 2; // for Teleport
    if (type == SUPPLY) {
      spend(s, -s.allotment[s.seat]); // BI-320
      if (s.bank < 98) s.bank++;
    }
    if (type == KEY) s.exitKeys++;
    if (!(s.kind[k] <= ALLY && s[TYPES[type]][k])) return weigh(s, step);
    put(s, type, k, -1);
    return step;
  };

  const which = (say: string, why: number, no: (type: number) => string, next: (type: number) => string): Ask => {
    const names = labels();
    return menu(say, why, HIDDEN, type => (no(type) == '-' ? '' : names[type] + no(type)), next, BACK);
  };

  return {
    /** Discovered, or picked up unseen (mode 1): only the one question. */
    look: s =>
      menu(who(s) + ': look in secret. Captured?', DISCOVER, 2, yes, i => {
        const seat = s.seat,
          list = stealers(s);
        if (i || s.mode) put(s, HIDDEN, here(s), -1);
        if (!i) return s.mode ? weigh(s, ACT) : ACT;
        s.captureRounds[seat] = 2;
        s.actionsLeft[seat] = 0;
        hold(s, list.length == 1 ? list[0] : -1);
        return list.length > 1 ? 'nearest' : 'loot';
      }),
    /** For the player's eyes alone (BI-441). */
    weigh: s => {
      const now = s.carried[s.seat];
      return {
        say: who(s) + ' only: weight you carry now?',
        dial: [0, Math.max(now, s.carryCap), now],
        why: section(PLACING),
        then(n) {
          s.carried[s.seat] = n;
          return back(s);
        },
      };
    },
    take: s => {
      const k = here(s);
      return which(
        'Pick up from the camp, free',
        PLACING,
        type => {
          if (!s[TYPES[type]][k]) return '-';
          return s.rulings & WEIGHED && s.carried[s.seat] + (type && type < 7 ? 2 : 1) > s.carryCap ? '\nCarry limit ' + s.carryCap : '';
        },
        type => {
          put(s, type, k, -1);
          s.undoPoint.push(1 | (s.on[s.seat] << 4) | ((type + 1) << 9) | (s.carried[s.seat] << 13));
          return weigh(s, ACT);
        },
      );
    },
    /** On a camp everything is laid face-up, free (BI-307). */
    place: s =>
      which(
        'Place face-up, free' + (s.supply[here(s)] > 3 ? '. Barn full: a Supply is discarded' : ''),
        PLACING,
        type => (unseen(s, type) > 0 ? '' : '\nAll of them are out'),
        type => {
          put(s, type, here(s), 1);
          lock(s);
          return weigh(s, ACT);
        },
      ),
    use: s =>
      which(
        'Use which secret?',
        USING,
        type => useless(s, type),
        type => used(s, type),
      ),
    /** Said where it may not be said: used at once, or lost (BI-442). */
    loud: s => {
      const ask = which(
        'Secret revealed! It is used now (1) or lost. Which?',
        TAKEBACK,
        type => (unseen(s, type) > 0 ? '' : '-'),
        type => {
          if (s.actionsLeft[s.seat] > 0 && !useless(s, type)) return used(s, type);
          if (type == KEY) s.keysDestroyed++;
          lock(s);
          return weigh(s, ACT);
        },
      );
      if (unseen(s, KEY) > 0)
        ask.pick!.push([
          "Another's Key: lost",
          () => {
            s.keysDestroyed++;
            return ACT;
          },
        ]);
      return ask;
    },
    /** BI-420 */
    nearest: (s, t) => {
      const list = stealers(s),
        n = list.length;
      return menu(
        who(s) + ' is captured! Nearest Stealer?',
        CAPTURED,
        n + 1,
        i => (i < n ? camps(s)[list[i]] : 'Equally near'),
        i => {
          hold(s, n ? list[i < n ? i : t.card(n)] : -1);
          return 'loot';
        },
      );
    },
    loot: s => {
      const seat = s.seat,
        k = s.capture[seat] - 2;
      return {
        say: 'Held by ' + (k < 0 ? 'unknown' : camps(s)[k]) + '. How many secrets did ' + who(s) + ' carry?',
        dial: [0, 7, 0],
        why: section(CAPTURED),
        cue: 'bad',
        then(n) {
          s.carried[seat] = 0;
          if (k < 0) s.limbo += n;
          put(s, HIDDEN, k, n);
          return pass(s);
        },
      };
    },
  };
};

// Upgrade: what Memory and EXP buy in Planning, and trading Augments (p. 13). Also where Augments come and go by card text.
import type { Steps } from '../kit';
import { ALL_SEATS, BACK, dial, entries, type Go, menu, ok } from './ask';
import { tokens, unlock } from './effects';
import { A3, ALL, AUGMENT, AUGMENTS, BASIC, BREAK, CLASS, CLASSES, DISCARD, FACTION, GAIN, KINDS, OFF, OPEN, type Tamashii } from './state';

export const upgrade = (): Steps<Tamashii> => {
  const tradable = [FACTION, BREAK, FACTION + OFF, BREAK + OFF];
  const held = (s: Tamashii, seat: number, kind: number) => s.augments[seat * AUGMENTS + kind];
  /** Picks one of the Augments that a player has, or none. */
  const choose = (s: Tamashii, seat: number, among: number[], say: string, go: (kind: number) => string) => {
    const list: (string | Go)[] = [];
    for (const kind of among)
      list.push(
        ['Break', 'Class', 'Faction'][kind % 3] + (kind > BREAK ? ', unequipped' : ''),
        held(s, seat, kind) > 0 && (() => go(kind)),
      );
    return menu(
      s,
      say,
      list.concat('None', () => go(0)),
      seat,
    );
  };
  const change = (s: Tamashii, seat: number, kind: number, by: number) => {
    s.augments[seat * AUGMENTS + kind] += by;
  };
  /** A card goes from one player to another and arrives unequipped (TA-204). */
  const hand = (s: Tamashii, from: number, to: number, next: string) =>
    choose(s, from, tradable, 'You give?\nArrives unequipped', kind => {
      if (kind) {
        change(s, from, kind, -1);
        change(s, to, kind > BREAK ? kind : kind + OFF, 1);
      }
      return next;
    });
  const drawn = (s: Tamashii, kind: number) => () => {
    change(s, s.aim[0], kind + OFF, 1);
    return '<';
  };

  return {
    whom: s =>
      menu(
        s,
        'UPGRADE: who?',
        entries(s.names, seat =>
          s.phaseSkip[seat]
            ? '!Was reset'
            : () => {
                s.aim = [seat, 0];
                return 'menu';
              },
        ).concat('Done', BACK),
        ALL_SEATS,
      ),

    menu(s) {
      const seat = s.aim[0];
      if (s.phaseSkip[seat]) return menu(s, 'Was reset: sits out\nthis phase', ['Done', BACK]);
      const pay = (track: number[], n: number, go: () => string) => () => {
        track[seat] -= n;
        return go();
      };
      /** For 1 Memory or 2 EXP, unless there is something against it. */
      const memory = (against: string, go: () => string) => (s.memory[seat] < 1 ? '!Needs 1 Memory' : against || pay(s.memory, 1, go));
      const exp = (against: string, go: () => string) => (s.exp[seat] < 2 ? '!Needs 2 EXP' : against || pay(s.exp, 2, go));
      let launcher = s.level ? 0 : 1,
        basics = launcher,
        faction = 0;
      for (let i = 0; i < KINDS && s.level; i++) {
        launcher += s.launcher[seat * KINDS + i];
        if (i < 4) basics += s.supply[i];
      }
      for (const one of s.seats) for (const kind of tradable) faction += held(s, one, kind);
      return menu(s, 'UPGRADE\nMemory {memory}  EXP {exp}', [
        'Discard a token',
        memory(launcher ? '' : '!Launcher is empty', () => tokens(s, DISCARD, seat, 1, ALL, 'menu')),
        'Gain a basic token',
        memory(basics ? '' : '!Supply is empty', () => tokens(s, GAIN, seat, 1, BASIC, 'menu')),
        'Equip an Augment',
        held(s, seat, 4) + held(s, seat, 5) + held(s, seat, 6) ? 'equip' : '!None unequipped',
        'Trade Augments',
        s.names.length > 1 && (faction ? 'partner' : '!No Faction Augment'),
        'Integrity limit +1',
        exp(s.integrityMax[seat] < s.integrityTrackMax ? '' : '!End of the track', () => {
          s.integrityMax[seat]++;
          s.integrity[seat]++;
          return 'menu';
        }),
        'Unlock a slot',
        exp(s.locks[seat] ? '' : '!No Lock left', () => unlock(s, seat, 'menu')),
        'Gain Open Data',
        exp(!s.level || s.supply[OPEN] ? '' : '!Supply is empty', () => tokens(s, GAIN, seat, 1, 1 << OPEN, 'menu')),
        'Class Augment',
        exp(s.inPlay & CLASSES ? '' : '!No Class deck', () => 'draw'),
        'Done',
        BACK,
      ]);
    },

    draw: s =>
      ok(s, 'Draw 2 Class Augments\nKeep 1, unequipped\nOther under the deck', () => {
        change(s, s.aim[0], CLASS + OFF, 1);
        return 'menu';
      }),

    equip: s =>
      choose(s, s.aim[0], [CLASS + OFF, FACTION + OFF, BREAK + OFF], 'Equip which?', kind => {
        s.aim[1] = kind;
        return kind ? 'cost' : 'menu';
      }),

    cost: s =>
      dial(s, 'Memory cost?\nYou have {memory}', s.memory[s.aim[0]], 1, n => {
        s.memory[s.aim[0]] -= n;
        change(s, s.aim[0], s.aim[1], -1);
        change(s, s.aim[0], s.aim[1] - OFF, 1);
        return 'menu';
      }),

    partner: s =>
      menu(
        s,
        'Trade with whom?\nAny tile will do',
        entries(s.names, seat => seat != s.aim[0] && (s.phaseSkip[seat] ? '!Was reset' : ['give', seat])).concat(
          'Nobody',
          'menu',
          'Class Augments',
          '!Never traded',
        ),
      ),
    give: s => hand(s, s.aim[0], s.aim[1], 'take'),
    take: s => hand(s, s.aim[1], s.aim[0], 'menu'),

    // by card or tile: draw a Faction Augment, break one
    faction: s =>
      menu(s, 'Draw 1 Faction\nAugment, unequipped\nHas it Break?', [
        'No Break',
        drawn(s, FACTION),
        'Break',
        drawn(s, BREAK),
        'Deck is empty',
        BACK,
      ]),
    broken: s =>
      choose(s, s.aim[0], [BREAK, FACTION], 'Break: it leaves the\ngame after its effect', kind => {
        if (kind) change(s, s.aim[0], kind, -1);
        if (kind && s.step == A3 && s.aim[0] == s.seat && s.using >= AUGMENT) {
          // the Augments after it move up, and so does what has been launched of them (TA-218)
          const below = (1 << s.using) - 1;
          s.launched = (s.launched & below) | ((s.launched >> 1) & ~below);
        }
        return '<';
      }),
  };
};

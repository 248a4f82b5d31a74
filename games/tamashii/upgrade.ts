// Upgrade: what Memory and EXP buy in Planning, and trading Augments (p. 13). Also where Augments come and go by card text.
import { back, type Steps } from '../kit';
import { BACK, dial, type Go, menu, ok, players } from './ask';
import { tokens, unlock } from './effects';
import { ALL, AUGMENTS, BASIC, BREAK, CLASS, DISCARD, FACTION, GAIN, KINDS, OFF, OPEN, type Tamashii } from './state';

export const upgrade = (): Steps<Tamashii> => {
  const kinds = ['', 'Class', 'Faction', 'Break', 'Class, unequipped', 'Faction, unequipped', 'Break, unequipped'];
  const tradable = [FACTION, BREAK, FACTION + OFF, BREAK + OFF];
  /** Picks one of the Augments that a player has, or none. */
  const choose = (s: Tamashii, seat: number, among: number[], say: string, go: (kind: number) => string) => {
    const list: (string | Go)[] = [];
    for (const kind of among) list.push(kinds[kind], s.augments[seat * AUGMENTS + kind] > 0 && (() => go(kind)));
    return menu(
      s,
      say,
      list.concat('None', () => go(-1)),
      seat,
    );
  };
  /** A card goes from one player to another and arrives unequipped (TA-204). */
  const hand = (s: Tamashii, from: number, to: number, kind: number, next: string) => {
    if (kind > 0) {
      s.augments[from * AUGMENTS + kind]--;
      s.augments[to * AUGMENTS + (kind > BREAK ? kind : kind + OFF)]++;
    }
    return next;
  };
  const add = (s: Tamashii, kind: number, next: string) => {
    s.augments[s.aim[0] * AUGMENTS + kind]++;
    return next;
  };

  return {
    whose: s =>
      menu(
        s,
        'UPGRADE: who?',
        players(
          s,
          seat =>
            !s.phaseSkip[seat] &&
            (() => {
              s.aim = [seat, 0];
              return 'menu';
            }),
        ).concat('Done', BACK),
      ),

    menu(s) {
      const seat = s.aim[0],
        at = seat * AUGMENTS,
        memory = s.memory[seat] ? '' : '!Needs 1 Memory',
        exp = s.exp[seat] > 1 ? '' : '!Needs 2 EXP';
      const pay = (track: number[], n: number, go: () => string) => () => {
        track[seat] -= n;
        return go();
      };
      let held = s.level ? 0 : 1,
        basics = held,
        faction = 0;
      for (let i = 0; i < KINDS && s.level; i++) {
        held += s.launcher[seat * KINDS + i];
        if (i < 4) basics += s.supply[i];
      }
      for (const one of s.seats) for (const kind of tradable) faction += s.augments[one * AUGMENTS + kind];
      return menu(
        s,
        'UPGRADE @\nMem {memory}  EXP {exp}',
        [
          'Discard a token',
          memory || (held ? pay(s.memory, 1, () => tokens(s, DISCARD, seat, 1, ALL, 'menu')) : '!Launcher is empty'),
          'Gain a basic token',
          memory || (basics ? pay(s.memory, 1, () => tokens(s, GAIN, seat, 1, BASIC, 'menu')) : '!Supply is empty'),
          'Equip an Augment',
          s.augments[at + 4] + s.augments[at + 5] + s.augments[at + 6] ? 'equip' : '!None unequipped',
          'Trade Augments',
          s.names.length > 1 && (faction ? 'partner' : '!No Faction Augment'),
          'Integrity limit +1',
          exp ||
            (s.integrityMax[seat] < s.integrityTrackMax
              ? pay(s.exp, 2, () => {
                  s.integrityMax[seat]++;
                  s.integrity[seat]++;
                  return 'menu';
                })
              : '!End of the track'),
          'Unlock a slot',
          exp || (s.locks[seat] ? pay(s.exp, 2, () => unlock(s, seat, 'menu')) : '!No Lock left'),
          'Gain Open Data',
          exp || (!s.level || s.supply[OPEN] ? pay(s.exp, 2, () => tokens(s, GAIN, seat, 1, 1 << OPEN, 'menu')) : '!Supply is empty'),
          'Class Augment',
          exp || (s.classes ? pay(s.exp, 2, () => 'draw') : '!No Class deck'),
          'Done',
          BACK,
        ],
        seat,
      );
    },

    draw: s => ok(s, 'Draw 2 Class Augments\nKeep 1, unequipped\nOther under the deck', () => add(s, CLASS + OFF, 'menu'), s.aim[0]),

    equip: s =>
      choose(s, s.aim[0], [CLASS + OFF, FACTION + OFF, BREAK + OFF], 'Equip which?', kind => {
        s.aim[1] = kind;
        return kind < 0 ? 'menu' : 'cost';
      }),

    cost: s =>
      dial(
        s,
        'Memory cost?\nYou have {memory}',
        s.memory[s.aim[0]],
        1,
        n => {
          s.memory[s.aim[0]] -= n;
          s.augments[s.aim[0] * AUGMENTS + s.aim[1]]--;
          return add(s, s.aim[1] - OFF, 'menu');
        },
        s.aim[0],
      ),

    partner: s =>
      menu(
        s,
        'Trade with whom?\nAny tile will do',
        players(s, seat => seat != s.aim[0] && ['give', seat]).concat('Nobody', 'menu', 'Class Augments', '!Never traded'),
        s.aim[0],
      ),
    give: s => choose(s, s.aim[0], tradable, '@ gives?\nArrives unequipped', kind => hand(s, s.aim[0], s.aim[1], kind, 'take')),
    take: s => choose(s, s.aim[1], tradable, '@ gives?\nArrives unequipped', kind => hand(s, s.aim[1], s.aim[0], kind, 'menu')),

    // by card or tile: draw a Faction Augment, break one
    faction: s =>
      menu(
        s,
        'Draw 1 Faction\nAugment, unequipped\nHas it Break?',
        ['No Break', () => add(s, FACTION + OFF, back(s)), 'Break', () => add(s, BREAK + OFF, back(s)), 'Deck is empty', BACK],
        s.aim[0],
      ),
    broken: s =>
      choose(s, s.aim[0], [BREAK, FACTION], 'Break: it leaves the\ngame after its effect', kind => {
        if (kind > 0) s.augments[s.aim[0] * AUGMENTS + kind]--;
        return back(s);
      }),
  };
};

// Upgrade: what Memory and EXP buy in Planning, and trading Augments (p. 13). Also where Augments come and go by card text.
import { get, type Table } from '../kit';
import { ALL_SEATS, BACK, entries, type Go, type List, type Row, type Rows, sitsOut } from './ask';
import { change, tokens, unlock, wasReset, without } from './effects';
import { A3, ALL, AUGMENT, AUGMENTS, BASIC, BREAK, CLASS, CLASSES, DISCARD, FACTION, GAIN, KINDS, OFF, OPEN, type Tamashii } from './state';

/** What is bought: for 1 Memory, from LIMIT on for 2 EXP. */
const DROP = 0,
  BASIC_TOKEN = 1,
  LIMIT = 2,
  SLOT = 3,
  OPEN_TOKEN = 4,
  CARD = 5;

export const upgrade = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const tradable = [FACTION, BREAK, FACTION + OFF, BREAK + OFF];
  const held = (seat: number, kind: number) => get(s, 'augments', seat * AUGMENTS + kind);
  /** Picks one of the Augments that a player has, or none. */
  const choose = (seat: number, among: number[], say: string, go: (kind: number) => string): Row => {
    const list: List = [];
    for (const kind of among)
      list.push(['Break', 'Class', 'Faction'][kind % 3] + (kind > BREAK ? ', unequipped' : ''), held(seat, kind) > 0 && [go, kind]);
    list.push('None', [go, 0]);
    return [say, list, seat];
  };
  const deal = (seat: number, kind: number, by: number) => change(s, 'augments', by, seat * AUGMENTS + kind);
  /** A card goes from one player to another and arrives unequipped (TA-204). */
  const hand = (from: number, to: number, next: string): Row =>
    choose(from, tradable, 'What do you give?\nIt arrives unequipped', kind => {
      if (kind) {
        deal(from, kind, -1);
        deal(to, kind > BREAK ? kind : kind + OFF, 1);
      }
      return next;
    });
  const drawn = (kind: number) => {
    deal(s.aim[0], kind + OFF, 1);
    return '<';
  };

  const on = (seat: number) => {
    s.aim = [seat, 0];
    return 'menu';
  };

  return {
    whom: () => ['UPGRADE: who?', entries(s.names, seat => without(s, seat) || [on, seat]).concat('Done', BACK), ALL_SEATS],

    menu() {
      const seat = s.aim[0];
      if (wasReset(s, seat)) return sitsOut(s, '<'); // alone; others are not offered
      const buy = (what: number) => {
        if (what < LIMIT) t.add('memory', -1, seat);
        else s.exp[seat] -= 2;
        if (what == DROP) return tokens(s, DISCARD, seat, 1, ALL, 'menu');
        if (what == BASIC_TOKEN) return tokens(s, GAIN, seat, 1, BASIC, 'menu');
        if (what == OPEN_TOKEN) return tokens(s, GAIN, seat, 1, 1 << OPEN, 'menu');
        if (what == SLOT) return unlock(s, seat, 'menu');
        if (what == CARD) return 'draw';
        change(s, 'integrityMax', 1, seat);
        change(s, 'integrity', 1, seat);
        return 'menu';
      };
      /** Unless it cannot be paid, or there is something against it. */
      const offer = (what: number, against: string): Go =>
        what < LIMIT
          ? +s.memory[seat]
            ? against || [buy, what]
            : '!Needs 1 Memory'
          : s.exp[seat] < 2
            ? '!Needs 2 EXP'
            : against || [buy, what];
      let launcher = s.level ? 0 : 1,
        basics = launcher,
        faction = 0;
      for (let i = 0; i < KINDS && s.level; i++) {
        launcher += get(s, 'launcher', seat * KINDS + i);
        if (i < 4) basics += get(s, 'supply', i);
      }
      for (const one of s.seats) for (const kind of tradable) faction += held(one, kind);
      return [
        'UPGRADE\nMemory {memory}  EXP {exp}',
        [
          'Discard a token',
          offer(DROP, launcher ? '' : '!Launcher is empty'),
          'Gain a basic token',
          offer(BASIC_TOKEN, basics ? '' : '!Supply is empty'),
          'Equip an Augment',
          held(seat, 4) + held(seat, 5) + held(seat, 6) ? 'equip' : '!None unequipped',
          'Trade Augments',
          s.names.length > 1 && (faction ? 'partner' : '!No Faction Augment'),
          'Limit, Integrity +1',
          offer(LIMIT, get(s, 'integrityMax', seat) < s.integrityTrackMax ? '' : '!End of the track'),
          'Unlock a slot',
          offer(SLOT, +s.locks[seat] ? '' : '!No Lock left'),
          'Gain Open Data',
          offer(OPEN_TOKEN, !s.level || get(s, 'supply', OPEN) ? '' : '!Supply is empty'),
          'Class Augment',
          offer(CARD, s.inPlay & CLASSES ? '' : '!No Class deck'),
          'Done',
          BACK,
        ],
      ];
    },

    draw: () => [
      'Draw 2 Class Augments\nKeep 1, unequipped\nOther under the deck',
      () => {
        deal(s.aim[0], CLASS + OFF, 1);
        return 'menu';
      },
    ],

    equip: () =>
      choose(s.aim[0], [CLASS + OFF, FACTION + OFF, BREAK + OFF], 'Equip which?', kind => {
        s.aim[1] = kind;
        return kind ? 'cost' : 'menu';
      }),

    cost() {
      const seat = s.aim[0],
        kind = s.aim[1];
      const pay = (n: number) => {
        t.add('memory', -n, seat);
        deal(seat, kind, -1);
        deal(seat, kind - OFF, 1);
        return 'menu';
      };
      const list: List = [];
      for (const n of [1, 2, 3, 4, 5, 0]) list.push(n + ' Memory', n > +s.memory[seat] ? '!You have ' + s.memory[seat] : [pay, n]);
      return ['Its Memory cost?', list.concat('Back', 'menu')];
    },

    partner: () => [
      'Trade with whom?\nAny tile will do',
      entries(s.names, seat => seat != s.aim[0] && (without(s, seat) || ['give', seat])).concat(
        'Nobody',
        'menu',
        'Class Augments',
        '!Never traded',
      ),
    ],
    give: () => hand(s.aim[0], s.aim[1], 'take'),
    take: () => hand(s.aim[1], s.aim[0], 'menu'),

    // by card or tile: draw a Faction Augment, break one
    faction: () => [
      'Draw 1 Faction\nAugment, unequipped\nDoes it say Break?',
      ['No Break', [drawn, FACTION], 'Break', [drawn, BREAK], 'Deck is empty', BACK],
    ],
    broken: () =>
      choose(s.aim[0], [BREAK, FACTION], 'Break: it leaves the\ngame after its effect', kind => {
        if (kind) deal(s.aim[0], kind, -1);
        if (kind && s.step == A3 && s.aim[0] == s.seat && s.using >= AUGMENT) {
          // the Augments after it move up, and so does what has been launched of them (TA-218)
          const below = (1 << s.using) - 1;
          s.launched = (s.launched & below) | ((s.launched >> 1) & ~below);
        }
        return '<';
      }),
  };
};

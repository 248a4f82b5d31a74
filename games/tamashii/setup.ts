// Set-up as a checklist, in the rulebook's order (p. 4, 5, 21), with what only the table knows: Core Data, enemy deck, first player, first card.
import { after, get, put, type Table } from '../kit';
import { ALL_SEATS, OTHER, type Rows } from './ask';
import { bringBoss, change, dumpAll, rest, toPhase, wear } from './effects';
import { ALL, CLASSES, COMPETITIVE, FACTIONS, KINDS, LOCKED, PLANNING, PROLOGUE, PROTOCOLS, type Tamashii, VIRTUAL } from './state';
import { typeNames } from './tracks';

export const setup = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const BOARDS = 1,
    MAP = 8, // before it, Competitive has its first player
    DECK = 11; // items after which the table is asked
  /** What is done at this point, or nothing; undefined at the end. */
  const item = (): string | undefined => {
    const p = s.names.length,
      rival = s.mode == COMPETITIVE;
    const by = (prologue: string, generator: string, scenario: string) => [prologue, scenario, generator][s.mode];
    return [
      'Supply: basic, Open,\nAscend, Success, all\nmarkers, all dice\nOnly unlocked cards',
      'Boards: 4 Locks on\nthe right, Assets 0,\nLimit 5, Integrity 5,\n' + by('no Trace', 'Trace 0', 'Trace 0'),
      'Each: bag, 3 Help\ncards, Walker,\nDump tile',
      s.inPlay & CLASSES ? 'Class: Reaper,\nBrawler, Trickster,\nWhisperer' : '',
      s.inPlay & CLASSES ? 'Remove the ' + (p == 1 || rival ? 'Co-op' : 'Solo/PvP') + '\nAugment, equip 2,\nshuffle the rest' : '',
      s.inPlay & PROTOCOLS ? 'Learning Protocol:\ndraw 2, keep 1' : '',
      s.level == VIRTUAL ? '' : 'Each bag: 3 of every\nbasic type, 1 more of\nthe Core type: 13',
      s.mode == PROLOGUE ? '' : 'Body Market: ' + (p + 1),
      'Time track: {time}\nMap: ' + by('2 and 1 open;\n3 11 12 13 14 16 face\ndown, shuffled', '1 random card', 'see sheet'),
      rival ? 'From first player on:\neach on another tile,\nShelter or Damaged\nDistrict' : '',
      by(
        'Explore tokens: 6, 1\non each face-down\ntile. Kinds: sheet',
        '1 random Conditions\ncard: deck, bonuses;\ntokens into the bags',
        'Explore tokens:\nsee sheet',
      ),
      'Enemy deck: the first\nline on top' + by('\nAll LVL1 on all LVL2', '', ''),
      rival ? 'Corrupted: 16 in the\nneutral supply' : 'Corrupted pool: {corruptedPool}\nRest stays in the box',
      by('', '1 random Enhancement\nand 1 PvP card, open\nall game', s.inPlay & FACTIONS ? 'Faction decks of the\nsheet' : ''),
      by(
        'All on Damaged\nDistrict 2',
        'Goals: ' + (p > 2 ? 3 : 2) + ' open; next\none open on the deck,\nnot to claim',
        'Characters: see sheet',
      ) + (p > 1 ? '' : '\nBot: a Walker beside\nyou, 5 batteries'),
      s.boss ? 'Boss sheet' + (s.boss > 1 ? '' : ': Armor 6,\nITG {bossIntegrity}; shuffle\nSx17 and Sx18') : '',
      by('Scenario cards A', '', 'Scenario cards ready'),
      rival ? '' : 'Read Special rules' + (p > 1 ? '' : ',\nsolo rules'),
    ][s.step];
  };
  const start = (first: number): string => {
    s.firstPlayer = first;
    if (s.mode == COMPETITIVE) return s.terse ? 'conditions' : 'list';
    s.step = 0;
    s.scenarioCard = s.mode ? 0 : 1; // the Prologue's is A01
    return (s.mode ? 'quest.number' : 'quest.opening') + '>planning.start';
  };
  /** The next item that has a text; with short prompts none. */
  const on = (): string => {
    do s.step++;
    while (item() === '' || (item() && s.terse));
    if (s.mode == COMPETITIVE && !s.terse && !item()) return toPhase(s, PLANNING);
    return item() && (s.step != MAP || s.mode != COMPETITIVE) ? 'list' : s.names.length > 1 ? 'first' : start(0);
  };
  /** What the printed values say that the table has by now: Walker, boss, Launcher (TA-007). */
  const deal = () => {
    for (const seat of s.seats) dumpAll(s, seat, ALL); // should a card have put any there
    s.shape = '' + s.rows + s.cols;
    s.grid = '';
    bringBoss(s, s.boss);
    for (let seat = 0; seat < s.names.length; seat++) {
      wear(s, seat, s.walker);
      if (s.level != VIRTUAL) continue;
      let locks = 0;
      for (let slot = 0; slot < s.rows * s.cols; slot++) {
        const locked = s.locked & (1 << slot) && locks < 4;
        s.grid += locked ? LOCKED : 0;
        if (locked) locks++;
      }
      put(s, 'locks', locks, seat);
    }
  };

  return {
    values() {
      const go = (n: number) => {
        s.checked = n;
        return s.terse ? 'core' : 'list';
      };
      return [
        'Printed values with ?\nare guesses: compare,\nchange under tracks,\nOur copy',
        ['Go on', [go, s.checked], 'All are right', [go, 1]],
        ALL_SEATS,
      ];
    },

    list: () => [item() || 'Not in this play', ['Done', s.step == BOARDS ? 'core' : s.step == DECK ? 'line' : on, OTHER], ALL_SEATS],

    core: () => [
      'Core Data printed on\nyour board?',
      [
        typeNames(s).slice(0, 4),
        type => {
          const bag = s.seat * KINDS;
          if (s.level && get(s, 'bag', bag)) {
            // the thirteenth token was of the first type until now; Other... may have taken it away
            change(s, 'supply', 1, 0);
            change(s, 'bag', -1, bag);
            change(s, 'supply', -1, type);
            change(s, 'bag', 1, bag + type);
          }
          put(s, 'core', type, s.seat);
          s.seat = after(s, s.seat);
          if (s.seat) return 'core'; // seat 0 began, wherever it sits
          deal();
          return s.terse ? 'line' : on();
        },
      ],
    ],

    line() {
      const n = s.enemyDeck.length;
      return [
        'Enemy deck, line ' + (n + 1) + (n ? '' : '\n(top of the deck)') + '\nWhich level?',
        [
          n < 4 ? ['LVL 1', 'LVL 2', 'LVL 3', 'LVL 4'] : [],
          i => {
            s.aim = [i + 1, 0];
            return 'times';
          },
          n ? 'Deck complete' : 'Do not count',
          on,
        ],
        ALL_SEATS,
      ];
    },

    times: () => [
      'LVL ' + s.aim[0] + ' cards: how\nare they listed?',
      ['A number', ['cards', 1], 'A number x players', ['cards', s.names.length], 'All unlocked', ['cards', 1]],
      ALL_SEATS,
    ],

    cards() {
      let room = 70; // enemy cards in the box
      for (const n of s.enemyDeck) room -= n;
      return [
        'How many?' + (s.aim[1] > 1 ? '\nTimes ' + s.aim[1] : ''),
        n => {
          s.enemyDeck.push(n * s.aim[1]);
          s.levels += s.aim[0];
          return 'line';
        },
        rest((room / s.aim[1]) | 0), // the table may have put more into the deck
        0,
      ];
    },

    first: () => [
      'FIRST PLAYER\n' + (s.mode == COMPETITIVE ? 'Choose one' : 'Who talked with an AI\nmost recently?'),
      [
        s.names,
        start,
        'Draw lots',
        () => start(s.seats[t.card(s.seats.length, () => ({ name: 'lots', faces: s.seats.map(seat => s.names[seat]) }))]),
      ],
      ALL_SEATS,
    ],

    /** Competitive with short prompts: what the Conditions card gives goes into the bags only now. */
    conditions: () => ['Conditions card:\nbonuses by Other...', ['Done', () => toPhase(s, PLANNING), OTHER], ALL_SEATS],
  };
};

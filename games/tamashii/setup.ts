// Set-up as a checklist, in the rulebook's order (p. 4, 5, 21), with what only the table knows: Core Data, enemy deck, first player, first card.
import { after, call, type Steps } from '../kit';
import { dial, entries, menu, OTHER, players } from './ask';
import { toPhase, wear } from './effects';
import { COMPETITIVE, KINDS, LOCKED, PLANNING, PROLOGUE, type Tamashii, VIRTUAL } from './state';
import { typeNames } from './tracks';

export const setup = (): Steps<Tamashii> => {
  const BOARDS = 1,
    DECK = 8; // items after which the table is asked
  const items = (s: Tamashii): string[] => {
    const p = s.names.length,
      first = s.mode == PROLOGUE,
      rival = s.mode == COMPETITIVE;
    const by = (prologue: string, generator: string, scenario: string) => (first ? prologue : rival ? generator : scenario);
    return [
      'Supply: basic, Open,\nAscend, Success, all\nmarkers, all dice\nOnly unlocked cards',
      'Boards: 4 Locks right,\nAssets 0, Limit 5,\nIntegrity 5, ' + (first ? 'no Trace' : 'Trace 0'),
      'Each: bag, 3 Help cards, Walker, Dump tile' +
        (s.classes
          ? '\nClass: Reaper, Brawler, Trickster or Whisperer. Remove ' +
            (p == 1 || rival ? 'Co-op' : 'Solo/PvP') +
            ' Augment, 2 equipped, shuffle the rest'
          : '') +
        (s.protocols ? '\nLearning Protocol: draw 2, keep 1' : ''),
      'Each bag: 3 of every basic type, 1 more of the Core type: 13',
      by('', 'Body Market: ' + (p + 1), 'Body Market: ' + (p + 1)),
      'Time track: {time}',
      'Map: ' +
        by(
          '2 and 1 open; 3, 11, 12, 13, 14, 16 face down, shuffled',
          '1 random card; from the first player on, each on another Shelter or Damaged District',
          'see sheet',
        ),
      by(
        'Explore tokens: 6, one on each face-down tile; kinds see sheet',
        '1 random Conditions card: deck, bonuses; tokens into the bags',
        'Explore tokens: see sheet',
      ),
      'Enemy deck: first line\non top' + by('\nAll LVL1 on all LVL2', '', ''),
      rival ? 'Corrupted: 16 in the\nneutral supply' : 'Corrupted pool: {corruptedPool}\nRest stays in the box',
      by('', '1 random Enhancement and 1 PvP card, open all game', s.factions ? 'Faction decks of the sheet' : ''),
      by(
        'All on Damaged District 2',
        'Goals: ' + (p > 2 ? 3 : 2) + ' open, the next one open on the deck, not to claim',
        'Characters: see sheet',
      ) + (p > 1 ? '' : '\nBot: a Walker beside you, 5 batteries'),
      by('Scenario cards A', '', 'Scenario cards ready'),
      rival ? '' : 'Read Special rules' + (p > 1 ? '' : ', solo rules'),
    ];
  };
  const start = (s: Tamashii, first: number): string => {
    s.firstPlayer = first;
    if (s.mode == COMPETITIVE) return toPhase(s, PLANNING);
    s.scenarioCard = 1; // the Prologue's is A01
    return call(s, s.mode ? 'quest.number' : 'quest.story', 'planning.start');
  };
  /** The next item that has a text; with short prompts none. */
  const on = (s: Tamashii): string => {
    const list = items(s);
    do s.step++;
    while (s.step < list.length && (!list[s.step] || s.terse));
    return s.step < list.length ? 'list' : s.names.length > 1 ? 'first' : start(s, 0);
  };
  /** 13 tokens for each bag out of the supply, Locks on the grid (TA-007, TA-009, TA-011). */
  const deal = (s: Tamashii) => {
    s.shape = [s.rows, s.cols];
    s.bossIntegrity = s.bossStart[s.names.length - 1];
    for (const seat of s.seats) {
      wear(s, seat, s.walker);
      for (let type = 0; type < 4 && s.level; type++) {
        const n = s.core[seat] == type ? 4 : 3;
        s.bag[seat * KINDS + type] += n;
        s.supply[type] -= n;
      }
      if (s.level != VIRTUAL) continue;
      s.locks[seat] = 0;
      for (let slot = 0; slot < s.rows * s.cols; slot++) {
        const locked = s.lockedSlots & (1 << slot) && s.locks[seat] < 4;
        s.grid.push(locked ? LOCKED : 0);
        if (locked) s.locks[seat]++;
      }
    }
  };

  return {
    values(s) {
      const go = (n: number) => () => {
        s.confirmed = n;
        return s.terse ? 'core' : 'list';
      };
      return menu(s, 'Printed values with ?\nare guesses: compare,\nchange under tracks', [
        'Go on',
        go(s.confirmed),
        'All are right',
        go(1),
      ]);
    },

    list: s => menu(s, items(s)[s.step], ['Done', s.step == BOARDS ? 'core' : s.step == DECK ? 'line' : () => on(s), OTHER]),

    core: s =>
      menu(
        s,
        '@: Core Data\nprinted on your board?',
        entries(typeNames(s).slice(0, 4), type => () => {
          s.core[s.seat] = type;
          s.seat = after(s, s.seat);
          if (s.seat != s.seats[0]) return 'core';
          deal(s);
          return s.terse ? 'line' : on(s);
        }),
      ),

    line(s) {
      const n = s.enemyDeck.length;
      return menu(
        s,
        'Enemy deck, line ' + (n + 1) + (n ? '' : ' (top)') + '\nWhich level?',
        entries(
          ['LVL 1', 'LVL 2', 'LVL 3', 'LVL 4'],
          i =>
            n < 4 &&
            (() => {
              s.aim = [i + 1, 0];
              return 'times';
            }),
        ).concat(n ? 'Deck complete' : 'Do not count', () => on(s)),
      );
    },

    times: s =>
      menu(s, 'LVL ' + s.aim[0] + ' cards: how\nare they listed?', [
        'A number',
        ['cards', 1],
        'A number x players',
        ['cards', s.names.length],
        'All unlocked',
        ['cards', 1],
      ]),

    cards(s) {
      let room = 70; // enemy cards in the box
      for (const n of s.enemyDeck) room -= n;
      return dial(s, 'How many?\nTimes ' + s.aim[1], (room / s.aim[1]) | 0, 0, n => {
        s.enemyDeck.push(n * s.aim[1]);
        s.deckLevel.push(s.aim[0]);
        return 'line';
      });
    },

    first: (s, t) =>
      menu(
        s,
        'FIRST PLAYER\n' + (s.mode == COMPETITIVE ? 'Choose one' : 'Who talked with an AI\nmost recently?'),
        players(s, seat => () => start(s, seat)).concat('Draw lots', () => start(s, s.seats[t.card(s.seats.length)])),
      ),
  };
};

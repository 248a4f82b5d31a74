// Set-up in the rulebook's order (p. 4, 5, 21) [TA-025], and what only the table knows: printed values, Core Data, enemy deck, first player, first card.
import { ALL, after, type Chapter, type Dice, eachSeat, range } from '../kit';
import { otherFor } from './beside';
import { wear } from './bodies';
import { bringBoss } from './boss';
import { everyType, slotsWith } from './launcher-tokens';
import { LOCKED, MOST_ENEMIES, type Mode, type Tamashii, TYPES } from './state';
import { typeNames } from './words';

/** Items of the checklist after which the table is asked. */
const BOARDS = 1,
  MAP = 8, // before it, Competitive has its first player [TA-023, TA-026]
  DECK = 11;

/** The text for this kind of game; '' where there is nothing to do. */
function byMode(s: Tamashii, texts: { [mode in Mode]: string }): string {
  return texts[s.mode];
}

/** What is done, line by line, four rows each; '' is not done in this play. */
function checklist(s: Tamashii): string[] {
  const players = s.names.length,
    isCompetitive = s.mode === 'Competitive',
    isSolo = players === 1;
  return [
    'Supply: basic, Open,\nAscend, Success, all\nmarkers, all dice\nOnly unlocked cards', // [TA-021]
    `Boards: 4 Locks on\nthe right, Assets 0,\nLimit 5, Integrity 5,\n${s.hasTrace ? 'Trace 0' : 'no Trace'}`, // [TA-004, TA-005, TA-006, TA-007, TA-008, TA-340]
    'Each: bag, 3 Help\ncards, Walker,\nDump tile', // [TA-012]
    s.classes ? 'Class: Reaper,\nBrawler, Trickster,\nWhisperer' : '', // [TA-013]
    s.classes ? `Remove the ${isSolo || isCompetitive ? 'Co-op' : 'Solo/PvP'}\nAugment, equip 2,\nshuffle the rest` : '', // [TA-013, TA-014]
    s.protocols ? 'Learning Protocol:\ndraw 2, keep 1' : '', // [TA-015]
    s.inDevice ? '' : 'Each bag: 3 of every\nbasic type, 1 more of\nthe Core type: 13', // [TA-009]
    s.mode === 'Prologue' ? '' : `Body Market: ${players + 1}`, // [TA-016]
    `Time track: ${s.time}\nMap: ${byMode(s, {
      Prologue: '2 and 1 open;\n3 11 12 13 14 16 face\ndown, shuffled', // [TA-343]
      Scenario: 'see sheet',
      Competitive: '1 random card', // [TA-365]
    })}`,
    isCompetitive ? 'From first player on:\neach on another tile,\nShelter or Damaged\nDistrict' : '', // [TA-026]
    byMode(s, {
      Prologue: 'Explore tokens: 6, 1\non each face-down\ntile. Kinds: sheet', // [TA-343, AM-30]
      Scenario: 'Explore tokens:\nsee sheet',
      Competitive: '1 random Conditions\ncard: deck, bonuses;\ntokens into the bags', // [TA-009, TA-365]
    }),
    `Enemy deck: the first\nline on top${s.mode === 'Prologue' ? '\nAll LVL1 on all LVL2' : ''}`, // [TA-019, TA-342]
    isCompetitive ? 'Corrupted: 16 in the\nneutral supply' : `Corrupted pool: ${s.corruptedPool}\nRest stays in the box`, // [TA-018, TA-361]
    byMode(s, {
      Prologue: '',
      Scenario: s.factions ? 'Faction decks of the\nsheet' : '', // [TA-022]
      Competitive: '1 random Enhancement\nand 1 PvP card, open\nall game', // [TA-365]
    }),
    byMode(s, {
      Prologue: 'All on Damaged\nDistrict 2', // [TA-342]
      Scenario: 'Characters: see sheet', // [TA-026]
      Competitive: `Goals: ${players > 2 ? 3 : 2} open; next\none open on the deck,\nnot to claim`, // [TA-362]
    }) + (isSolo ? '\nBot: a Walker beside\nyou, 5 batteries' : ''), // [TA-350]
    bossLine(s),
    byMode(s, { Prologue: 'Scenario cards A', Scenario: 'Scenario cards ready', Competitive: '' }),
    isCompetitive ? '' : `Read Special rules${isSolo ? ',\nsolo rules' : ''}`, // [TA-358]
  ];
}

/** A boss that is there from the start [TA-370, TA-378]. */
function bossLine(s: Tamashii): string {
  if (s.boss === 'None') return '';
  return `Boss sheet${s.boss === 'Shinigami' ? `: Armor 6,\nITG ${s.bossIntegrity}; shuffle\nSx17 and Sx18` : ''}`;
}

/** What the printed values say that lies on the table by now: Walker, boss, Launchers with their four Locks [TA-007, TA-390]. */
function deal(s: Tamashii): void {
  bringBoss(s, s.boss);
  for (let seat = 0; seat < s.names.length && !s.light; seat++) wear(s, seat, s.walker);
  if (s.inDevice) dealLaunchers(s);
}

function dealLaunchers(s: Tamashii): void {
  for (const seat of s.seats)
    for (const slot of slotsWith(s, seat, everyType())) s.dump[seat * TYPES + s.grid[seat * s.gridRows * s.gridCols + slot] - 1]++; // should a card have put any there
  s.gridRows = s.rows;
  s.gridCols = s.cols;
  s.grid = [];
  for (let seat = 0; seat < s.names.length; seat++) {
    let locks = 0;
    for (let slot = 0; slot < s.rows * s.cols; slot++) {
      const isLocked = s.locked & (1 << slot) && locks < 4;
      s.grid.push(isLocked ? LOCKED : 0);
      if (isLocked) locks++;
    }
    s.locks[seat] = locks;
  }
}

/** The thirteenth token of the Bag is of the Core type [TA-009, TA-010]; until now it was of the first type. */
function tellCore(s: Tamashii, seat: number, type: number): void {
  s.core[seat] = type;
  s.coreKnown = 1;
  const bag = seat * TYPES;
  if (!s.inDevice || !s.bag[bag]) return; // Other... may have taken it away
  s.supply[0]++;
  s.bag[bag]--;
  s.supply[type]--;
  s.bag[bag + type]++;
}

export const setup = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  /** The next item, or what comes after the last one. */
  const next = (): string => {
    const lines = checklist(s);
    do s.checklistLine++;
    while (s.checklistLine < lines.length && (!lines[s.checklistLine] || s.skipsChecklist));
    const isCompetitive = s.mode === 'Competitive';
    if (s.checklistLine >= lines.length) return isCompetitive && !s.skipsChecklist ? 'phase Planning' : toFirst();
    return isCompetitive && s.checklistLine === MAP ? toFirst() : 'line';
  };
  const toFirst = () => (s.names.length > 1 ? 'first' : begin(0));
  /** The first scenario card is resolved before turn 1, but not in Competitive [TA-024]. */
  const begin = (seat: number): string => {
    s.firstPlayer = s.seat = seat;
    if (s.mode === 'Competitive') return s.skipsChecklist ? 'conditions' : 'line';
    s.keepsTokens = 1;
    if (s.light) return 'light.card';
    s.scenarioCard = s.mode === 'Prologue' ? 1 : 0; // A01 [TA-342]
    return s.mode === 'Prologue' ? 'quest.opening' : 'quest.number';
  };
  /** After an item that the table has something to say to. */
  const afterLine = () => {
    if (s.checklistLine === BOARDS && !s.light) return 'core';
    return s.checklistLine === DECK && !s.light ? 'deck' : next();
  };

  return {
    page: '4, 5, 21',
    seat: ALL,
    steps: {
      ready: () => ({
        say: 'SET UP as the\nrulebook says',
        options: [
          { label: 'All is set up', do: () => (s.skipsChecklist = 1), then: () => (s.checked ? toCore() : 'values') },
          { label: 'Line by line', then: () => (s.checked ? 'line' : 'values') },
          !s.light && otherFor(s, s.seat),
        ],
      }),

      /** What the rulebook's text does not give: asked until somebody has compared it, then never again [TA-391]. */
      values: () => ({
        say: 'Printed values with ?\nare guesses: compare,\nchange under tracks,\nOur copy',
        options: [{ label: 'All are right', do: () => t.copy('checked', 1) }, { label: 'Not compared yet' }],
        then: () => (s.skipsChecklist ? toCore() : 'line'),
      }),

      line: () => ({
        say: checklist(s)[s.checklistLine] || 'Not in this play',
        options: [{ label: 'Done', then: afterLine }, !s.light && otherFor(s, s.seat)],
      }),

      core: () => ({
        say: 'Core Data printed on\nyour board?',
        seat: s.seat,
        options: typeNames(s)
          .slice(0, 4)
          .map((label, value) => ({ label, value })),
        do(type) {
          tellCore(s, s.seat, type);
          s.seat = after(s, s.seat);
          if (!s.seat) deal(s); // seat 0 began, wherever it sits
        },
        then: () => (s.seat ? 'core' : next()),
      }),

      /** Line by line, the first one is the top of the deck [TA-019]. */
      deck: () => {
        const n = s.enemyDeck.length;
        return {
          say: `Enemy deck, line ${n + 1}${n ? '' : '\n(top of the deck)'}\nWhich level?`,
          options: [
            { label: n ? 'Deck complete' : 'Do not count', value: 0, then: next },
            ...(n < 4 ? range(1, 4) : []).map(level => ({ label: `LVL ${level}`, value: level })),
          ],
          do: level => (s.kind = level),
          then: 'times',
        };
      },

      times: () => ({
        say: `LVL ${s.kind} cards: how\nare they listed?`,
        options: [
          { label: 'A number', value: 1 },
          s.names.length > 1 && { label: 'A number x players', value: s.names.length }, // [TA-020]
          { label: 'All unlocked', value: 1 },
        ],
        do: times => (s.counter = times),
        then: 'cards',
      }),

      cards: () => {
        let room = MOST_ENEMIES;
        for (const n of s.enemyDeck) room -= n;
        return {
          say: `How many?${s.counter > 1 ? `\nTimes ${s.counter}` : ''}`,
          dial: { min: 0, max: Math.max(0, (room / s.counter) | 0), start: 0 }, // the table may have put more into the deck
          do(n) {
            s.enemyDeck.push(n * s.counter);
            s.levels.push(s.kind);
          },
          then: 'deck',
        };
      },

      first: () => ({
        say: `FIRST PLAYER\n${s.mode === 'Competitive' ? 'Choose one' : 'Who talked with an AI\nmost recently?'}`, // [TA-023]
        options: [
          ...eachSeat(s, s.seats),
          {
            label: 'Draw lots', // [TA-172]
            then: () => begin(s.seats[t.card(s.seats.length, () => ({ name: 'lots', faces: s.seats.map(seat => s.names[seat]) }))]),
          },
        ],
        then: begin,
      }),

      /** Competitive without the checklist: what the Conditions card gives goes into the bags only now [TA-009]. */
      conditions: () => ({
        say: 'Conditions card:\nbonuses by Other...',
        options: [{ label: 'Done', then: 'phase Planning' }, !s.light && otherFor(s, s.seat)],
      }),
    },
  };

  /** All is set up: only what the device itself needs is asked. */
  function toCore(): string {
    if (s.inDevice) return 'core';
    deal(s);
    return toFirst();
  }
};

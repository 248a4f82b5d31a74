// Tamashii: Chronicle of Ascend. 1-4 players; scenarios, the Prologue, solo with the bot, the competitive generator.
import { each, fresh, type Game, who } from '../kit';
import { action } from './action';
import { body } from './body';
import { boss } from './boss';
import { combat } from './combat';
import { data } from './data';
import { end } from './end';
import { enemy } from './enemy';
import { grid } from './grid';
import { launch } from './launch';
import { other } from './other';
import { pattern } from './pattern';
import { planning } from './planning';
import { quest } from './quest';
import { reset } from './reset';
import { roll } from './roll';
import { setup } from './setup';
import { AUGMENTS, COMPETITIVE, CORRUPTED, KINDS, PROLOGUE, type Tamashii, VIRTUAL } from './state';
import { test } from './test';
import { tracks } from './tracks';
import { upgrade } from './upgrade';

const YES_NO = ['Yes', 'No'];
const mode = (a: number[]) => (a[0] == 1 ? a[2] : a[1]);

const tamashii: Game<Tamashii> = {
  id: 'tamashii',
  title: 'Tamashii',
  version: 1,
  seatNames: ['P1', 'P2', 'P3', 'P4'],
  setup: [
    { name: 'Players', dial: [1, 4, 2] },
    { name: 'Game', options: ['Prologue', 'Scenario', 'Competitive'], when: a => a[0] > 1 },
    { name: 'Solo game', options: ['Prologue', 'Scenario'], when: a => a[0] == 1 },
    { name: 'Length', options: ['Short', 'Medium', 'Long'], start: 1, when: a => mode(a) == COMPETITIVE },
    { name: 'Corrupted pool', dial: [0, 16, 16], when: a => mode(a) == 1 },
    { name: 'Pool exhausted', options: ['Lost', 'Other'], when: a => mode(a) != COMPETITIVE },
    { name: 'Data tokens', options: ['On the table', 'Counted', 'In the device'] },
    { name: 'Classes', options: YES_NO, when: a => mode(a) != PROLOGUE },
    { name: 'Learning Protocols', options: ['Usual', 'Yes', 'No'], when: a => mode(a) != PROLOGUE },
    { name: 'Faction decks', options: YES_NO, when: a => mode(a) != PROLOGUE },
    { name: 'Boss', options: ['None', 'Shinigami', 'Other'] },
    { name: 'Prompts', options: ['Full', 'Short'] },
    { name: 'Planning minutes', dial: [0, 15, 0] },
  ],
  seats(a) {
    if (!(a[0] >= 1 && a[0] <= 4)) throw new Error('Tamashii is for 1 to 4 players.');
    return a[0];
  },
  begin(a, seats) {
    const kind = mode(a),
      prologue = kind == PROLOGUE,
      generator = kind == COMPETITIVE,
      level = a[6],
      pool = kind == 1 ? Math.min(16, a[4]) : 16,
      classes = prologue || a[7] ? 0 : 1,
      walker = [2, 2, 3], // CV-14
      bossStart = [4, 7, 10, 13]; // CV-12
    const own: any = {
      mode: kind,
      level,
      terse: a[11],
      limit: a[12],
      classes,
      protocols: prologue || a[8] == 2 || (generator && !a[8]) ? 0 : 1,
      factions: prologue || a[9] ? 0 : 1,
      shortfall: a[5],
      turn: 1,
      phase: -1,
      traceOn: prologue ? 0 : 1,
      time: generator ? 5 + 2 * a[3] : 0,
      timeGoverned: generator ? 1 : 0,
      corruptedPool: pool,
      corruptedBox: 16 - pool,
      supply: level ? [32, 32, 32, 32, 16] : [],
      playerActivity: 1,
      boss: a[10],
      bossIntegrity: bossStart[seats - 1],
      bossArmor: a[10] == 1 ? 6 : 0,
      batteries: seats == 1 ? 5 : 0,
      botInPlay: seats == 1 ? 1 : 0,
      botStep: -1,
      numDie: -1,
      integrity: each(seats, 5),
      integrityMax: each(seats, 5),
      locks: each(seats, 4),
      mov: each(seats, walker[0]),
      att: each(seats, walker[1]),
      pro: each(seats, walker[2]),
      spare: each(seats * 3, 0),
      augments: each(seats * AUGMENTS, 0),
      draw: [0, 0, 0, 0],
      wound: [0, 0],
      resetting: [-1],
      roll: [0, 0, 0, 0],
      dice: [0, 0],
      test: each(6, 0),
      shape: [0, 0],
      tokenPool: [2, 2, 2],
      // section 11 of the rules: guesses, to be confirmed by the table
      traceTop: 10,
      traceDice: [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3],
      playerDie: [3, 1, 2],
      enemyNumberDie: [0, 1, 1, 2, 2, 3, 3, 4],
      enemySymbolDie: [5, 3],
      integrityTrackMax: 10,
      timeTrackMax: 12,
      rows: 4,
      cols: 5,
      highlight: 0x51545, // 8 of the 16, like a chessboard
      lockedSlots: 0x84210, // column 5
      walker,
      bossStart,
      expPatternGain: 1,
      traceHit: 1,
      testSuccess: [1, 2],
      types: [0, 1, 2, 3],
      shapes: each(9, 0),
    };
    for (let seat = 0; seat < seats && classes; seat++) own.augments[seat * AUGMENTS] = 2; // the Starting Augments
    const words = (text: string) => text.split(' ');
    for (const id of words(
      'ends step firstPlayer lack enemyDiscard ascendTokens successTokens cardTokens scenarioCard specialCards bossFight outcome botMoved ' +
        'launched launching rerollAssetUsed number sym framesUsed frame acting moves tokensDown confirmed resetLoseBodyOn corruptedShortfall ' +
        'enemyDeckEmpty refillBy passing recorded',
    ))
      own[id] = 0;
    for (const id of words(
      'trace shield memory power reroll exp core corruptedHeld body protocolStep moved phaseSkip goals goalVp vp pool',
    ))
      own[id] = each(seats, 0);
    for (const id of words('bag launcher dump')) own[id] = each(level ? seats * KINDS : 0, 0);
    for (const id of words('enemyDeck deckLevel grid hand enemies damage enemyOf rolled aim job pattern')) own[id] = [];
    return fresh<Tamashii>(prologue ? 'setup.values' : 'setup.known', seats, own);
  },
  tracks,
  phases: s => {
    const list: [string, string][] = [
      ['planning.start', 'Planning'],
      ['action.start', 'Action'],
      ['combat.start', 'Combat'],
      ['quest.start', 'Quest'],
    ];
    if (s.mode == COMPETITIVE) list.push(['end.over', 'Scoring']);
    return list;
  },
  chapters: {
    setup,
    planning,
    upgrade,
    action,
    launch,
    pattern,
    grid,
    data,
    body,
    combat,
    roll,
    enemy,
    reset,
    quest,
    test,
    other,
    boss,
    end,
  },
  triggers(s) {
    if (s.outcome) return undefined; // a game end cancels everything (TA-267)
    if (s.lack) return 'end.short';
    if (s.draw[0] || s.resetting[0] >= 0) return undefined; // what interrupted first goes to its end
    for (const seat of s.seats) if (s.integrity[seat] <= 0) return 'reset.start';
    for (const seat of s.seats) if (s.traceOn && s.trace[seat] >= s.traceTop) return 'enemy.traced';
    return s.botInPlay && !s.batteries && s.botStep < 0 ? 'end.bot' : undefined;
  },
  broken(s) {
    let sum = s.corruptedPool + s.corruptedBox;
    for (const seat of s.seats) {
      sum += s.corruptedHeld[seat];
      if (s.integrity[seat] > s.integrityMax[seat]) return who(s, seat) + ' has more Integrity than the limit.';
    }
    if (sum != 16) return 'There are 16 Corrupted tokens, not ' + sum + '.';
    if (s.playerDie[0] + s.playerDie[1] + s.playerDie[2] != 6) return 'A Player die has 6 faces.';
    if (s.enemySymbolDie[0] + s.enemySymbolDie[1] != 8) return 'A Symbol die has 8 faces.';
    for (let i = 0; i < s.enemies.length; i++) if (s.damage[i] >= s.enemies[i]) return 'An enemy without Integrity is still attached.';
    for (let type = 0; type < KINDS && s.level; type++) {
      let n = type == CORRUPTED ? 0 : s.supply[type];
      for (let i = type; i < s.bag.length; i += KINDS) n += s.bag[i] + s.launcher[i] + s.dump[i];
      for (const drawn of s.hand) if (drawn == type) n++;
      if (type == CORRUPTED) n += s.corruptedPool + s.corruptedBox;
      if (n != (type < 4 ? 32 : 16)) return 'Data tokens do not add up: ' + n + ' of type ' + (type + 1) + '.';
    }
    if (s.level == VIRTUAL && s.grid.length) {
      let tokens = 0;
      for (const n of s.grid) if (n && n <= KINDS) tokens++;
      for (const n of s.launcher) tokens -= n;
      if (tokens) return 'The slots and the Launcher counts differ.';
    }
    return undefined;
  },
  status: s => (s.phase < 0 ? 'Set-up' : 'Turn ' + s.turn + ', ' + ['Planning', 'Action', 'Combat', 'Quest'][s.phase] + ', ' + who(s)),
  result(s) {
    if (s.outcome < 3) return ['', 'Victory', 'Scenario lost'][s.outcome];
    let best = s.seats[0],
      names = '';
    const better = (a: number, b: number) => s.vp[a] - s.vp[b] || s.corruptedHeld[b] - s.corruptedHeld[a];
    for (const seat of s.seats) if (better(seat, best) > 0) best = seat;
    for (const seat of s.seats) if (!better(seat, best)) names += (names && ', ') + who(s, seat);
    return names + (names.indexOf(', ') < 0 ? ' wins' : ' share the win');
  },
};

export default tamashii;

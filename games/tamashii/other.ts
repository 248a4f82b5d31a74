// Everything that cards, tiles and sheets say, at any moment, for any player: typed in by hand, under the same caps and triggers (TA-234).
import { deckOf, get, numbered, put, type Table } from '../kit';
import { ALL_SEATS, BACK, entries, type List, type Row, type Rows } from './ask';
import {
  change,
  corrupt,
  counters,
  defeat,
  discardCorrupted,
  foes,
  hurt,
  lesser,
  loseBody,
  removeEnemy,
  rollDice,
  suffer,
  tokens,
  unlock,
} from './effects';
import {
  A2,
  ALL,
  BASIC,
  BOT_LATER,
  CARD_ROLL,
  COMPETITIVE,
  DISCARD,
  DRAW,
  DUMP,
  GAIN,
  OPEN,
  PROLOGUE,
  PROTOCOLS,
  type Tamashii,
  TRACE,
  VIRTUAL,
} from './state';
import { typeNames } from './tracks';

/** What is typed in as a number, after the counters: they are raised from 0 on, lowered from LOSE on. */
const LOSE = 20,
  WOUNDS = 40,
  ATTACH = 41, // and 42: then Trace 0
  CORRUPT = 43,
  PROGRAM = 44,
  DICE = 45,
  NUMBER = 46,
  TOKENS = 47,
  HURT = 50,
  RECOVER = 51;
const TRACE_COUNTER = 5,
  TIME_COUNTER = 11;

export const other = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const list = (say: string, picks: List): Row => [say, picks.concat('Back', 'menu')];
  const aimAt = (seat: number) => {
    s.aim = [seat, 0];
    return 'menu';
  };
  return {
    whom: () => [
      'A card or tile acts:\non whom?',
      entries(s.names, seat => (s.seats.indexOf(seat) < 0 ? '!Sits out' : [aimAt, seat])),
      ALL_SEATS,
    ],

    menu: () => [
      'What happens? Using\na card is your choice',
      [
        'Done',
        BACK,
        'Gain',
        ['counter', 0],
        'Lose',
        ['counter', LOSE],
        'Suffer wounds',
        ['amount', WOUNDS],
        'Enemies',
        'enemies',
        'Data tokens',
        'data',
        'Body',
        'bodies',
        'Augment, Protocol',
        s.mode != PROLOGUE && 'cards',
        'Test',
        'test.kind>menu',
        'Claim a Goal',
        s.mode == COMPETITIVE &&
          (() => {
            t.add('goals', 1, s.aim[0]);
            return 'goal';
          }),
        'Scenario card',
        s.mode != COMPETITIVE && (s.back[s.back.length - 1] == 'quest.world' ? '!Use New card there' : 'quest.card>menu'),
        'Set Time',
        'quest.time>menu',
        'Boss',
        'boss.menu>menu',
        'Chance',
        'chance',
        'Use BOT, battery -1',
        s.botInPlay &&
          s.phase >= 0 &&
          (s.botStep == s.step
            ? '!One battery a step'
            : s.step == A2 && !(s.rulings & BOT_LATER)
              ? '!Asked before ' + (s.inPlay & TRACE ? 'Trace' : 'the tile')
              : s.batteries
                ? () => {
                    s.batteries--;
                    s.botStep = s.step;
                    return 'menu';
                  }
                : '!No battery'),
        'Reset',
        () => {
          put(s, 'integrity', 0, s.aim[0]);
          return 'menu';
        },
      ],
    ],

    goal: () => ['*GOAL CLAIMED\nKeep it face down\nReplace, flip next', 'menu'],

    counter: () =>
      list(
        s.aim[1] ? 'Lose what?' : 'Gain what?',
        entries('Shield,Memory,Power,Reroll,EXP,Trace,Integrity,Limit,Ascend,Success,On the card,Time'.split(','), i =>
          i == TRACE_COUNTER && !(s.inPlay & TRACE) ? '!Trace is not in play' : ['amount', s.aim[1] + i],
        ),
      ),

    amount() {
      const kind = s.aim[1],
        seat = s.aim[0];
      return [
        'How many?',
        n => {
          if (kind == WOUNDS) return suffer(s, seat, n, 'menu');
          if (!n) return 'menu';
          if (kind == NUMBER) {
            s.job = [t.card(n, () => numbered('a number', n)) + 1];
            return 'drawn';
          }
          if (kind == ATTACH || kind == ATTACH + 1) {
            s.draw = [seat, n, kind - ATTACH, 0];
            return 'enemy.draw>menu';
          }
          if (kind == DICE) return rollDice(s, t, seat, CARD_ROLL, n, 'menu');
          if (kind == PROGRAM) {
            s.job = [seat, 0, n];
            return 'grid.move>menu';
          }
          if (kind == CORRUPT) corrupt(s, seat, n);
          else if (kind == TOKENS) s.diceTokens = n + '222';
          else if (kind >= HURT) return hurt(s, seat, s.job[0], kind == HURT ? n : -n) + 'menu';
          else {
            t.add(counters()[kind % LOSE], kind < LOSE ? n : -n, seat);
            put(s, 'integrity', lesser(get(s, 'integrity', seat), get(s, 'integrityMax', seat)), seat);
            if (kind == TIME_COUNTER) s.timeGoverned = 1;
          }
          return 'menu';
        },
        kind == NUMBER ? 70 : kind == TOKENS ? 6 : 20,
        1,
      ];
    },

    enemies() {
      const some = foes(s, s.aim[0]).length;
      return list('Enemies', [
        'Attach',
        ['amount', ATTACH],
        'Attach, Trace to 0',
        s.inPlay & TRACE ? ['amount', ATTACH + 1] : '!Trace is not in play',
        'Damage',
        some && ['foe', HURT],
        'Recover',
        some && ['foe', RECOVER],
        'Defeat',
        some && ['foe', 1],
        'Discard, no EXP',
        some && ['foe', 0],
      ]);
    },

    foe() {
      const mine = foes(s, s.aim[0]),
        names: string[] = [];
      for (const at of mine)
        names.push(
          (names.length ? 'Enemy ' + (names.length + 1) : 'Top Enemy') + ', ' + (get(s, 'enemies', at) - get(s, 'damage', at)) + ' left',
        );
      return list('Only the Top, unless\na card says so', [
        names,
        k => {
          s.job = [k];
          if (s.aim[1] > 1) return 'amount';
          if (s.aim[1]) return defeat(s, s.aim[0], k) + 'menu';
          removeEnemy(s, s.aim[0], k);
          return 'menu';
        },
      ]);
    },

    data() {
      const seat = s.aim[0],
        own = s.level == VIRTUAL;
      const move = (kind: number, n: number, types: number) => s.level && (() => tokens(s, kind, seat, n, types, 'menu'));
      return list('Data tokens', [
        'Gain Corrupted',
        ['amount', CORRUPT],
        'Discard Corrupted',
        !s.level &&
          get(s, 'corruptedHeld', seat) > 0 &&
          (() => {
            discardCorrupted(s, seat);
            return 'menu';
          }),
        'Gain a basic token',
        move(GAIN, 1, BASIC),
        'Gain Open Data',
        move(GAIN, 1, 1 << OPEN),
        'Discard a token',
        move(DISCARD, 1, ALL),
        'Dump, Open allowed',
        move(DUMP, 99, ALL),
        'Forced dump',
        s.level && ['types', DUMP],
        'Forced discard',
        s.level && ['types', DISCARD],
        'Program x',
        own && ['amount', PROGRAM],
        'Prepare x',
        own
          ? () => {
              s.job = [seat];
              return 'grid.prepare>menu';
            }
          : move(DRAW, 99, ALL),
        'Unlock a slot',
        +s.locks[seat] ? () => unlock(s, seat, 'menu') : '!No Lock left',
        'Change Core',
        ['types', 9],
      ]);
    },

    types: () =>
      list('Which type?', [
        typeNames(s).slice(0, 4),
        type => {
          if (s.aim[1] < 9) return tokens(s, s.aim[1], s.aim[0], 99, 1 << type, 'menu'); // Open is not touched (TA-260)
          put(s, 'core', type, s.aim[0]);
          return 'menu';
        },
      ]),

    bodies() {
      const n = +s.body[s.aim[0]];
      return list('Body', [
        'Inhabit a new Body',
        'body.inhabit>menu',
        'Swap the 2 Bodies',
        n == 2 && 'body.swap>menu',
        'Lose active Body',
        n > 0 &&
          (() => {
            loseBody(s, s.aim[0]);
            return 'menu';
          }),
        'Walker',
        n > 0 && '!Only without a Body',
      ]);
    },

    cards() {
      const step = +s.protocolStep[s.aim[0]];
      return list('Protocol: 1, 2 reward\nonce, 3 for good', [
        'Faction Augment',
        'upgrade.faction>menu',
        'Break an Augment',
        'upgrade.broken>menu',
        'Protocol step ' + (step + 1),
        s.inPlay & PROTOCOLS &&
          (step > 2
            ? '!All 3 are done'
            : () => {
                put(s, 'protocolStep', step + 1, s.aim[0]);
                return 'menu';
              }),
      ]);
    },

    chance: () =>
      list('Chance', [
        'Roll player dice',
        ['amount', DICE],
        'Random number',
        ['amount', NUMBER],
        'Dice tokens, drawn',
        ['amount', TOKENS],
        'Dice tokens, a set',
        () => {
          s.diceTokens = '3111';
          return 'menu';
        },
        'Reveal a Dice token',
        +s.diceTokens[0] > 0 && 'reveal',
      ]),

    drawn: () => ['It is ' + s.job[0], 'menu'],

    reveal() {
      const left = s.diceTokens,
        all = +left[1] + +left[2] + +left[3];
      return list('Face down: ' + left[0], [
        'Reveal one',
        all > 0 &&
          (() => {
            let at = t.card(all, () => deckOf('a dice token', ['B', 'S', 'blank'], [left[1], left[2], left[3]])),
              face = 1;
            while (at >= +left[face]) at -= +left[face++];
            change(s, 'diceTokens', -1, face);
            change(s, 'diceTokens', -1, 0);
            s.job = [face];
            return 'token';
          }),
      ]);
    },

    token: () => ['The token shows ' + ['', 'B', 'S', 'blank'][s.job[0]], +s.diceTokens[0] ? 'reveal' : 'menu'],
  };
};

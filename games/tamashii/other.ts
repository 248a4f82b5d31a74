// Everything that cards, tiles and sheets say, at any moment, for any player: typed in by hand, under the same caps and triggers (TA-234).
import { call, type Steps } from '../kit';
import { BACK, dial, entries, type Go, menu, ok, players } from './ask';
import { attach, corrupt, discardCorrupted, foes, hurt, loseBody, raise, removeEnemy, rollDice, suffer, tokens, unlock } from './effects';
import { ALL, BASIC, CARD_ROLL, COMPETITIVE, DISCARD, DRAW, DUMP, GAIN, OPEN, PROLOGUE, type Tamashii, VIRTUAL } from './state';
import { typeNames } from './tracks';

export const other = (): Steps<Tamashii> => {
  /** Values that an effect raises or lowers. */
  const counters = 'shield memory power reroll exp trace integrity integrityMax ascendTokens successTokens cardTokens time'.split(' ');
  const list = (s: Tamashii, say: string, picks: (string | Go)[]) => menu(s, '@: ' + say, picks.concat('Back', 'menu'), s.aim[0]);
  const done = (go: () => void) => () => {
    go();
    return 'menu';
  };
  /** What is typed in as a number, after the counters: the second half of their places is for losing. */
  const WOUNDS = 40,
    ATTACH = 41,
    CORRUPT = 43,
    PROGRAM = 44,
    DICE = 45,
    NUMBER = 46,
    TOKENS = 47,
    HURT = 50,
    RECOVER = 51;

  return {
    whom: s =>
      menu(
        s,
        'A card or tile says..\nfor whom?',
        players(s, seat => () => {
          s.aim = [seat, 0];
          return 'menu';
        }),
      ),

    menu(s) {
      const seat = s.aim[0];
      return menu(
        s,
        '@: what happens?\nUsing a card is your\ndecision',
        [
          'Done',
          BACK,
          'Gain',
          ['counter', 0],
          'Lose',
          ['counter', 20],
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
              s.goals[seat] = Math.min(62, s.goals[seat] + 1);
              return 'goal';
            }),
          'Scenario card',
          s.mode != COMPETITIVE && 'quest.card>menu',
          'Set Time',
          'quest.time>menu',
          'Boss',
          'boss.menu>menu',
          'Chance',
          'chance',
          'Use BOT this step',
          s.botInPlay &&
            (s.botStep == s.step
              ? '!One battery a step'
              : s.batteries &&
                done(() => {
                  s.batteries--;
                  s.botStep = s.step;
                })),
          'Reset',
          done(() => {
            s.integrity[seat] = 0;
          }),
        ],
        seat,
      );
    },

    goal: s => ok(s, '*@ GOAL CLAIMED\nKeep it face down\nReplace, flip next', 'menu', s.aim[0]),

    counter: s =>
      list(
        s,
        'which?',
        entries('Shield,Memory,Power,Reroll,EXP,Trace,Integrity,Limit,Ascend,Success,On the card,Time'.split(','), i => [
          'amount',
          s.aim[1] + i,
        ]),
      ),

    amount(s, t) {
      const kind = s.aim[1],
        seat = s.aim[0],
        lose = kind >= 20,
        id = counters[kind % 20];
      return dial(
        s,
        '@: how many?',
        kind == NUMBER ? 70 : kind == TOKENS ? 6 : 20,
        1,
        n => {
          if (kind == WOUNDS) return suffer(s, seat, n, 'menu');
          if (kind == ATTACH || kind == ATTACH + 1) return n ? attach(s, seat, n, kind - ATTACH, 'menu') : 'menu';
          if (kind == DICE) return rollDice(s, t, seat, CARD_ROLL, n, 'menu');
          if (kind == PROGRAM) {
            s.job = [0, seat];
            s.moves = n;
            return n ? call(s, 'grid.move', 'menu') : 'menu';
          }
          if (kind == NUMBER) {
            s.job = [t.card(n) + 1];
            return 'drawn';
          }
          if (kind == CORRUPT) corrupt(s, seat, n);
          else if (kind == TOKENS) {
            s.tokenPool = [2, 2, 2];
            s.tokensDown = n;
          } else if (kind >= HURT) hurt(s, seat, s.job[0], kind == HURT ? n : -n);
          else if (kind % 20 != 5 || s.traceOn) {
            raise(
              s,
              id,
              lose ? -n : n,
              seat,
              [5, 5, 5, 5, 999, s.traceTop, s.integrityMax[seat], s.integrityTrackMax, 23, 8, 40, s.timeTrackMax][kind % 20],
              id == 'integrityMax' ? 5 : 0,
            );
            s.integrity[seat] = Math.min(s.integrity[seat], s.integrityMax[seat]);
            if (id == 'time' && n && !lose) s.timeGoverned = 1;
          }
          return 'menu';
        },
        seat,
      );
    },

    enemies(s) {
      const some = foes(s, s.aim[0]).length;
      return list(s, 'enemies', [
        'Attach',
        ['amount', ATTACH],
        'Attach, Trace to 0',
        ['amount', ATTACH + 1],
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

    foe(s) {
      const mine = foes(s, s.aim[0]),
        names: string[] = [];
      for (let i = 0; i < mine.length; i++)
        names.push((i ? 'Enemy ' + (i + 1) : 'Top Enemy') + ', ' + (s.enemies[mine[i]] - s.damage[mine[i]]) + ' left');
      return list(
        s,
        'only the Top,\nunless a card says so',
        entries(names, k => () => {
          s.job = [k];
          if (s.aim[1] > 1) return 'amount';
          removeEnemy(s, s.aim[0], k, s.aim[1] == 1);
          return 'menu';
        }),
      );
    },

    data(s) {
      const seat = s.aim[0],
        own = s.level == VIRTUAL;
      const move = (kind: number, n: number, types: number) => s.level && (() => tokens(s, kind, seat, n, types, 'menu'));
      return list(s, 'data', [
        'Gain Corrupted',
        ['amount', CORRUPT],
        'Discard Corrupted',
        !s.level && s.corruptedHeld[seat] > 0 && done(() => discardCorrupted(s, seat)),
        'Gain a basic token',
        move(GAIN, 1, BASIC),
        'Gain Open Data',
        move(GAIN, 1, 1 << OPEN),
        'Discard a token',
        move(DISCARD, 1, ALL),
        'Dump, Open allowed',
        move(DUMP, 99, ALL),
        'Forced dump, a type',
        s.level && ['types', DUMP],
        'Forced discard, type',
        s.level && ['types', DISCARD],
        'Program x',
        own && ['amount', PROGRAM],
        'Prepare x',
        own
          ? () => {
              s.job = [0, seat];
              return call(s, 'grid.prepare', 'menu');
            }
          : move(DRAW, 99, ALL),
        'Unlock a slot',
        s.locks[seat] ? () => unlock(s, seat, 'menu') : '!No Lock left',
        'Change Core',
        ['types', 9],
      ]);
    },

    types: s =>
      list(
        s,
        'which type?',
        entries(typeNames(s).slice(0, 4), type => () => {
          if (s.aim[1] < 9) return tokens(s, s.aim[1], s.aim[0], 99, 1 << type, 'menu'); // Open is not touched (TA-260)
          s.core[s.aim[0]] = type;
          return 'menu';
        }),
      ),

    bodies(s) {
      const n = s.body[s.aim[0]];
      return list(s, 'Body', [
        'Inhabit a new Body',
        'body.inhabit>menu',
        'Swap the 2 Bodies',
        n == 2 && 'body.swap>menu',
        'Lose the active Body',
        n > 0 && done(() => loseBody(s, s.aim[0])),
        'Walker',
        n > 0 && '!Only without a Body',
      ]);
    },

    cards(s) {
      const step = s.protocolStep[s.aim[0]];
      return list(s, 'cards\nProtocol: 1, 2 reward\nonce, 3 for good', [
        'Draw Faction Augment',
        'upgrade.faction>menu',
        'Break an Augment',
        'upgrade.broken>menu',
        'Protocol step ' + (step + 1),
        s.protocols &&
          (step > 2
            ? '!All 3 are done'
            : done(() => {
                s.protocolStep[s.aim[0]]++;
              })),
      ]);
    },

    chance: s =>
      list(s, 'chance', [
        'Roll player dice',
        ['amount', DICE],
        'Random number',
        ['amount', NUMBER],
        'Dice tokens, drawn',
        ['amount', TOKENS],
        'Dice tokens, a set',
        done(() => {
          s.tokenPool = [1, 1, 1];
          s.tokensDown = 3;
        }),
        'Reveal a Dice token',
        s.tokensDown && 'reveal',
      ]),

    drawn: s => ok(s, 'It is ' + s.job[0], 'menu', s.aim[0]),

    reveal: (s, t) =>
      list(s, 'face down: ' + s.tokensDown, [
        'Reveal one',
        () => {
          let at = t.card(s.tokenPool[0] + s.tokenPool[1] + s.tokenPool[2]),
            face = 0;
          while (at >= s.tokenPool[face]) at -= s.tokenPool[face++];
          s.tokenPool[face]--;
          s.tokensDown--;
          s.job = [face];
          return 'token';
        },
      ]),

    token: s => ok(s, 'The token shows ' + ['B', 'S', 'blank'][s.job[0]], s.tokensDown ? 'reveal' : 'menu', s.aim[0]),
  };
};

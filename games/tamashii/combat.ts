// Combat: the attack roll, then Frames of the player and of the enemy under the number die in turns (p. 15).
import { digits, get, type Table } from '../kit';
import { byCard, damage, type Go, headline, type List, OTHER, type Rows } from './ask';
import {
  bossStands,
  change,
  defeat,
  enemyFace,
  enemyNumber,
  foes,
  hurt,
  hurtBoss,
  lesser,
  onward,
  removeEnemy,
  results,
  rollDice,
  suffer,
} from './effects';
import { ofOneDie } from './odds';
import { ATTACK, AUGMENTS, BOSS_IS_TOP, CLASS, COMBAT, FOE, NONE, NOT_ALONE, PASS_ENDS, STARTING, type Tamashii } from './state';

export const combat = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const AUGMENT = 3, // places: three Frames of the Body, then those of the Class Augments
    REPEAT = 12; // and 13: the repeatable Frames for B and for S
  const count = () => foes(s, s.seat).length;
  const dice = (symbol: number) => get(s, 'dice', symbol);
  const left = () => dice(0) + dice(1);
  /** After the player's part: the enemy under the die, or the player again. */
  const afterFrame = () => (s.numDie >= 0 ? 'enemy' : left() ? 'player' : 'over');
  /** After an enemy's part; with no dice left the player has to pass (C4). */
  const afterEnemy = () => (left() ? 'player' : afterFrame());

  const begin = (frame: number) => {
    s.using = frame;
    s.aim = frame > REPEAT || !dice(0) ? [0] : [];
    return 'spend';
  };

  return {
    start: () => headline(s, COMBAT),

    check() {
      const n = count(),
        boss = bossStands(s) && (n || !(s.rulings & NOT_ALONE));
      const fight = (here: number) => {
        s.bossHere = here;
        s.framesUsed = 0;
        return 'power';
      };
      if (!n && !boss) return ['No enemies:\ncombat skipped', () => onward(s)];
      return [
        '>COMBAT\n' + n + (n == 1 ? ' enemy' : ' enemies') + ' attached' + (boss ? '\nBoss on your tile?' : ''),
        [
          'Boss is here',
          boss && [fight, 1],
          boss ? 'No boss here' : 'Fight',
          n > 0 && [fight, 0],
          'No: skip combat',
          !n && (() => onward(s)),
          OTHER,
        ],
      ];
    },

    power() {
      const n = count();
      const odds = ofOneDie(s);
      for (let k = 0; k <= Math.min(n, 9); k++) {
        // how many enemies will act, before kills (TA-149)
        let faces = 0;
        for (let i = 0; i < 8; i++) if (Math.min(+s.enemyNumberDie[i], n) == k) faces++;
        if (faces) odds.push([k + (k == 1 ? ' enemy acts' : ' enemies act'), faces, 8]);
      }
      return [
        'ATTACK, ATT {att}: roll\nSpend Power? Up to {power}', // two rows: so the chances of a die are seen below the number
        p => {
          t.add('power', -p, s.seat);
          const next = rollDice(s, t, s.seat, ATTACK, +s.att[s.seat] + p, 'set');
          s.number = enemyNumber(s, t);
          s.sym = enemyFace(s, t);
          return next;
        },
        +s.power[s.seat],
        0,
        0,
        { odds },
      ];
    },

    set() {
      const n = count(),
        at = lesser(s.number, n) - 1; // C3; a blank is 0
      return [
        at < 0 ? 'No die: no enemy acts' : 'Die on enemy ' + (at + 1) + '\nof ' + n + ' (1 = Top)',
        () => {
          s.dice = digits(results(s).slice(0, 2));
          s.rolled = [];
          s.roll = NONE;
          s.numDie = at;
          return afterEnemy();
        },
      ];
    },

    player() {
      const at = s.seat * AUGMENTS,
        own = Math.min(9, get(s, 'augments', at + STARTING) + get(s, 'augments', at + CLASS)), // each may have a Frame (TA-297)
        top = foes(s, s.seat)[0],
        list: List = [];
      const use = (frame: number): Go =>
        s.framesUsed & (1 << frame)
          ? '!Once per combat'
          : (frame < REPEAT ? left() : dice(frame - REPEAT))
            ? [begin, frame]
            : '!No die left for it';
      for (let i = 0; i < AUGMENT + own; i++)
        list.push(i < AUGMENT ? 'Body Frame ' + (i + 1) : 'Augment Frame ' + (i + 1 - AUGMENT), use(i));
      list.push(
        'Repeatable B',
        use(REPEAT),
        'Repeatable S',
        use(REPEAT + 1),
        s.numDie < 0 ? 'End combat' : 'Pass',
        () => {
          if (s.rulings & PASS_ENDS) s.dice = '00';
          return s.numDie < 0 ? 'over' : 'enemy';
        },
        OTHER,
      );
      return [
        '>YOUR FRAME: B' +
          dice(0) +
          ' S' +
          dice(1) +
          '\nITG {integrity}' +
          (top === undefined ? '' : ', Top ' + (get(s, 'enemies', top) - get(s, 'damage', top)) + ' left') +
          (s.numDie < 0 ? '\nNo enemy acts now' : '\nThen enemy ' + (s.numDie + 1)),
        list,
      ];
    },

    /** First B, then S, where there are any: s.aim lists how many of each. */
    spend() {
      const i = s.aim.length,
        last = i || s.using == REPEAT || !dice(1),
        least = last && !s.aim[0] ? 1 : 0;
      return [
        'Spend how many ' + ['B\n(basic', 'S\n(special'][i] + ' symbols)?\nExactly those listed',
        n => {
          s.aim.push(n);
          if (!last) return 'spend';
          if (!i) s.aim.push(0);
          return 'effect';
        },
        Math.max(least, dice(i)), // the table may have taken dice away meanwhile
        Math.max(least, 1 - i),
        least,
      ];
    },

    effect() {
      const n = count(),
        boss = s.bossHere && bossStands(s); // it may have fallen in this combat
      // the dice go and the Frame is used when its effect is chosen
      const paid = (go: () => string) => () => {
        for (const i of [0, 1]) change(s, 'dice', -s.aim[i], i);
        if (s.using < REPEAT) s.framesUsed |= 1 << s.using;
        return go();
      };
      const deal = (boss: number) =>
        paid(() => {
          s.aim[0] = boss;
          return 'damage';
        });
      return [
        'FRAME: B' + s.aim[0] + ' S' + s.aim[1] + '\nIts effect?',
        [
          'Damage Top Enemy',
          !n ? '!No enemy is left' : boss && s.rulings & BOSS_IS_TOP ? '!The boss is Top here' : deal(0),
          'Damage the boss',
          boss && deal(1),
          'Defeat Top Enemy',
          n > 0 && paid(() => defeat(s, s.seat, 0) + afterFrame()),
          'Other effect',
          paid(() => {
            s.aim = [s.seat, 0];
            return 'other.menu>' + afterFrame();
          }),
          'Take back',
          'player',
          'Lower enemies',
          '!Only the Top Enemy',
          "Others' enemies",
          '!Not in your combat',
        ],
      ];
    },

    damage: () =>
      damage(s, s.aim[0], n => {
        const told = s.aim[0] ? hurtBoss(s, n) : hurt(s, s.seat, 0, n);
        return told + afterFrame();
      }),

    enemy() {
      const at = lesser(s.numDie, count() - 1),
        wounds = 'wounds'; // first where an eB Frame deals them for sure
      if (at < 0)
        return [
          'No enemy acts now',
          () => {
            s.numDie = -1;
            return afterEnemy();
          },
        ];
      return [
        '!ENEMY ' + (at + 1) + ' ACTS\nFrame ' + (s.sym ? 'eS (special)' : 'eB (basic)') + '\nWounds?',
        [
          'Wounds',
          !s.sym && wounds,
          'No wounds',
          () => {
            s.numDie = at - 1; // one to the right; from the Top it is gone (TA-288)
            return afterEnemy();
          },
          'Wounds',
          s.sym && wounds,
          'Top recovers',
          'recover',
          'It leaves',
          () => {
            s.numDie = at;
            removeEnemy(s, s.seat, at); // moves the die, and that is all (TA-290)
            return afterEnemy();
          },
          'Other...',
          () => {
            s.using = FOE;
            return byCard(s, 'other.');
          },
        ],
      ];
    },

    wounds: () => [
      'How many wounds?',
      n => {
        s.numDie = lesser(s.numDie, count() - 1);
        s.wound = [s.seat, n, 1];
        return suffer(s, s.seat, n, left() ? 'player' : s.numDie > 0 ? 'enemy' : 'over');
      },
      20,
      s.sym ? 0 : 1,
    ],

    recover: () => [
      'Top Enemy recovers\nhow much?',
      n => {
        hurt(s, s.seat, 0, -n);
        return 'enemy';
      },
      20,
      1,
    ],

    over: () => ['Combat over\nNext player', () => onward(s)],
  };
};

// Combat: the attack roll, then Frames of the player and of the enemy under the number die in turns (p. 15).
import { type Steps, who } from '../kit';
import { dial, entries, type Go, menu, OTHER, ok } from './ask';
import { enemyFace, foes, hurt, hurtBoss, onward, removeEnemy, results, rollDice, startPhase, suffer } from './effects';
import { ATTACK, COMBAT, type Tamashii } from './state';

export const combat = (): Steps<Tamashii> => {
  const frames = 'Body Frame 1,Body Frame 2,Body Frame 3,Augment Frame 1,Augment Frame 2,Augment Frame 3,Augment Frame 4'.split(',');
  const REPEAT = 7; // and 8: the repeatable Frames for B and for S
  const count = (s: Tamashii) => foes(s, s.seat).length;
  const left = (s: Tamashii) => s.dice[0] + s.dice[1];
  /** After the player's part: the enemy under the die, or the player again. */
  const afterFrame = (s: Tamashii) => (s.numDie >= 0 ? 'enemy' : left(s) ? 'player' : 'over');
  /** After an enemy's part; with no dice left the player has to pass (C4). */
  const afterEnemy = (s: Tamashii) => (left(s) ? 'player' : afterFrame(s));

  return {
    start: s => ok(s, '>COMBAT PHASE\nFrom ' + who(s, s.firstPlayer) + ' on', () => startPhase(s, COMBAT)),

    check(s) {
      const n = count(s);
      const fight = (boss: number) => () => {
        s.bossFight = boss;
        s.framesUsed = 0;
        return 'power';
      };
      if (!n && !s.boss) return ok(s, '@ no enemies\nCombat skipped', () => onward(s));
      return menu(s, '>@ COMBAT\n' + n + ' attached' + (s.boss ? '\nBoss on your tile?' : ''), [
        'Boss is here',
        s.boss && fight(1),
        s.boss ? 'No boss here' : 'Fight',
        n > 0 && fight(0),
        'No: skip combat',
        !n && (() => onward(s)),
        OTHER,
      ]);
    },

    power(s, t) {
      const n = count(s);
      const ask = dial(s, '@ ATTACK ATT {att}\nSpend Power? max {power}\nThen all dice roll', s.power[s.seat], 0, p => {
        s.power[s.seat] -= p;
        const next = rollDice(s, t, s.seat, ATTACK, s.att[s.seat] + p, 'set');
        s.number = s.enemyNumberDie[t.die(8) - 1];
        s.sym = enemyFace(s, t);
        return next;
      });
      ask.odds = [
        ['B on a die', s.playerDie[0], 6],
        ['S on a die', s.playerDie[1], 6],
      ];
      for (let k = 0; k <= Math.min(n, 4); k++) {
        // how many enemies will act, before kills (TA-149)
        let faces = 0;
        for (const face of s.enemyNumberDie) if (Math.min(face, n) == k) faces++;
        ask.odds.push([k + ' enemies act', faces, 8]);
      }
      return ask;
    },

    set(s) {
      const n = count(s),
        at = Math.min(s.number, n) - 1; // C3; a blank is 0
      return ok(s, at < 0 ? 'No die: no enemy acts' : 'Die on enemy ' + (at + 1) + '\nof ' + n + ' (1 = Top)', () => {
        s.dice = results(s).slice(0, 2);
        s.numDie = at;
        return afterEnemy(s);
      });
    },

    player(s) {
      const use = (frame: number): Go => {
        if (s.framesUsed & (1 << frame)) return '!Once per combat';
        if (frame < REPEAT ? !left(s) : !s.dice[frame - REPEAT]) return '!No die left for it';
        return () => {
          s.frame = frame;
          s.aim = [0, 0];
          return frame > REPEAT || !s.dice[0] ? 'special' : 'basic';
        };
      };
      return menu(
        s,
        '>@ your Frame\nDice B' + s.dice[0] + ' S' + s.dice[1] + (s.numDie < 0 ? '\nNo enemy acts now' : '\nThen enemy ' + (s.numDie + 1)),
        entries(frames.concat('Repeatable, B', 'Repeatable, S'), use).concat(
          s.numDie < 0 ? 'End combat' : 'Pass',
          () => {
            if (s.passing) s.dice = [0, 0];
            return s.numDie < 0 ? 'over' : 'enemy';
          },
          OTHER,
        ),
      );
    },

    basic(s) {
      const only = s.frame == REPEAT || !s.dice[1];
      return dial(
        s,
        'Spend B dice\nExactly those listed',
        s.dice[0],
        1,
        n => {
          s.aim[0] = n;
          return only ? 'effect' : 'special';
        },
        s.seat,
        only ? 1 : 0,
      );
    },

    special(s) {
      const least = s.aim[0] ? 0 : 1;
      return dial(
        s,
        'Spend S dice\nExactly those listed',
        s.dice[1],
        least,
        n => {
          s.aim[1] = n;
          return 'effect';
        },
        s.seat,
        least,
      );
    },

    effect(s) {
      // the dice go and the Frame is used when its effect is chosen
      const paid = (go: () => string) => () => {
        s.dice[0] -= s.aim[0];
        s.dice[1] -= s.aim[1];
        if (s.frame < REPEAT) s.framesUsed |= 1 << s.frame;
        return go();
      };
      const damage = (boss: number) =>
        paid(() => {
          s.aim[0] = boss;
          return 'damage';
        });
      const n = count(s);
      return menu(s, 'FRAME: B' + s.aim[0] + ' S' + s.aim[1] + '\nIts effect?', [
        'Damage Top Enemy',
        n ? damage(0) : '!No enemy is left',
        'Defeat Top Enemy',
        n > 0 &&
          paid(() => {
            removeEnemy(s, s.seat, 0, true);
            return 'down';
          }),
        'Damage the boss',
        s.bossFight && damage(1),
        'Other effect',
        paid(() => afterFrame(s)),
        'Take back',
        'player',
        'Lower enemies',
        '!Only the Top Enemy',
        "Others' enemies",
        '!Not in your combat',
      ]);
    },

    damage: s =>
      dial(s, 'How much damage?\nToo much is lost', 40, 1, n => {
        const before = count(s);
        if (s.aim[0]) hurtBoss(s, n);
        else hurt(s, s.seat, 0, n);
        return s.aim[0] ? 'bossHit' : count(s) < before ? 'down' : afterFrame(s);
      }),

    down: s => ok(s, '*ENEMY DEFEATED\n@ EXP +1\n' + (count(s) ? 'New Top: next card' : 'None left'), () => afterFrame(s)),

    bossHit: s => ok(s, 'BOSS Armor {bossArmor}\nITG {bossIntegrity}' + (s.bossIntegrity ? '' : ' DEFEATED'), () => afterFrame(s)),

    enemy(s) {
      const at = Math.min(s.numDie, count(s) - 1),
        eB: Go = !s.sym && 'wounds';
      return at < 0
        ? ok(s, 'No enemy acts now', () => {
            s.numDie = -1;
            return afterEnemy(s);
          })
        : menu(s, '!ENEMY ' + (at + 1) + ' ACTS\nFrame ' + (s.sym ? 'eS' : 'eB') + '\nWounds?', [
            'Wounds',
            eB,
            'No wounds',
            () => {
              s.numDie = at - 1; // one to the right; from the Top it is gone (TA-288)
              return afterEnemy(s);
            },
            'Wounds',
            !eB && 'wounds',
            'Top recovers',
            'recover',
            'It leaves',
            () => {
              s.numDie = at;
              removeEnemy(s, s.seat, at); // moves the die, and that is all (TA-290)
              return afterEnemy(s);
            },
            OTHER,
          ]);
    },

    wounds: s =>
      dial(s, 'How many wounds?', 20, s.sym ? 0 : 1, n => {
        s.numDie = Math.min(s.numDie, count(s) - 1);
        s.acting = 1;
        return suffer(s, s.seat, n, left(s) ? 'player' : s.numDie > 0 ? 'enemy' : 'over');
      }),

    recover: s =>
      dial(s, 'Top Enemy recovers\nhow much?', 20, 1, n => {
        hurt(s, s.seat, 0, -n);
        return 'enemy';
      }),

    over: s => ok(s, '@ combat over\nNext player', () => onward(s)),
  };
};

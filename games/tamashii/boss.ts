// Bosses: Shinigami's Armor and integrity, its activity; another boss is a counter or two (p. 20).
import type { Table } from '../kit';
import { BACK, damage, type Rows } from './ask';
import { bossLine, bringBoss, enemyFace, enemyNumber, enemyRoll, hurtBoss } from './effects';
import type { Tamashii } from './state';

export const boss = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const bring = (kind: number) => {
    bringBoss(s, kind);
    return kind == 1 ? 'arrives' : 'menu';
  };

  return {
    menu: () => [
      s.boss ? 'BOSS ' + bossLine(s) : 'Which boss comes?',
      [
        'Done',
        BACK,
        'Damage',
        s.boss && 'damage',
        'Boss Activity',
        s.boss && 'activity',
        'Integrity',
        s.boss && ['value', 0],
        'Armor',
        s.boss && ['value', 1],
        'It leaves',
        s.boss &&
          (() => {
            s.boss = 0;
            return '<';
          }),
        'Shinigami',
        !s.boss && [bring, 1],
        'Another boss',
        !s.boss && [bring, 2],
      ],
    ],

    hit: () => ['BOSS: ' + s.aim[1] + ' damage\n' + bossLine(s), '<'],

    arrives: () => ['SHINIGAMI Armor 6\nITG {bossIntegrity}\nShuffle Sx17, Sx18:\nBoss Attack deck', 'menu'],

    value: () => [
      s.aim[1] ? 'Armor of the boss?' : 'Integrity of the\nboss?',
      n => {
        if (s.aim[1]) s.bossArmor = n;
        else s.bossIntegrity = n;
        return 'menu';
      },
      s.aim[1] ? 6 : 99,
      s.aim[1] ? s.bossArmor : s.bossIntegrity,
    ],

    damage: () =>
      damage(s, 1, n => {
        hurtBoss(s, n);
        return 'menu';
      }),

    activity: () => [
      'BOSS ACTIVITY\nRoll both enemy dice',
      () => {
        s.job = [enemyNumber(s, t)];
        s.job[1] = enemyFace(s, t);
        return 'acts';
      },
    ],

    acts: () => [
      enemyRoll(s.job[0], s.job[1]) + (s.job[0] ? '\nResolve the top card' : '\nIgnore its table') + '\nFlip it, put it under',
      'menu',
    ],
  };
};

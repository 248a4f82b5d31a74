// Bosses: Shinigami's Armor and integrity, its activity; another boss is a counter or two (p. 20).
import type { Steps } from '../kit';
import { BACK, dial, menu, ok } from './ask';
import { bringBoss, enemyFace, hurtBoss } from './effects';
import type { Tamashii } from './state';

export const boss = (): Steps<Tamashii> => {
  const bring = (s: Tamashii, kind: number) => () => {
    bringBoss(s, kind);
    return kind == 1 ? 'arrives' : 'menu';
  };

  return {
    menu: s =>
      menu(s, s.boss ? 'BOSS Armor {bossArmor}\nITG {bossIntegrity}' + (s.bossIntegrity ? '' : ' DEFEATED') : 'Which boss comes?', [
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
        !s.boss && bring(s, 1),
        'Another boss',
        !s.boss && bring(s, 2),
      ]),

    arrives: s => ok(s, 'SHINIGAMI Armor 6\nITG {bossIntegrity}\nShuffle Sx17, Sx18:\nBoss Attack deck', 'menu'),

    value: s =>
      dial(s, 'Boss counter?', s.aim[1] ? 6 : 99, s.aim[1] ? s.bossArmor : s.bossIntegrity, n => {
        if (s.aim[1]) s.bossArmor = n;
        else s.bossIntegrity = n;
        return 'menu';
      }),

    damage: s =>
      dial(s, 'How much damage, in\none hit?', 40, 1, n => {
        hurtBoss(s, n);
        return 'menu';
      }),

    activity: (s, t) =>
      ok(s, 'BOSS ACTIVITY\nRoll both enemy dice', () => {
        s.job = [s.enemyNumberDie[t.die(8) - 1]];
        s.job[1] = enemyFace(s, t);
        return 'acts';
      }),

    acts: s =>
      ok(
        s,
        'Num ' +
          (s.job[0] || 'blank') +
          ' Sym ' +
          (s.job[1] ? 'eS' : 'eB') +
          (s.job[0] ? '\nResolve the top card' : '\nIgnore its table') +
          '\nFlip it, put it under',
        'menu',
      ),
  };
};

// Bosses: Shinigami's Armor and Integrity, its activity; another boss is a counter or two (p. 20) [TA-377].
import type { Chapter, Dice } from '../kit';
import { enemyDice, rollNumber, rollSymbol } from './dice';
import type { Tamashii } from './state';

const ARMOR = 6; // of Shinigami, whole [TA-370]
const MOST_DAMAGE = 40,
  MOST_INTEGRITY = 99;

/** There is a boss to fight: a Shinigami at 0 is defeated [TA-374], another boss is what the table says. */
export const bossStands = (s: Tamashii) => s.boss === 'Other' || (s.boss === 'Shinigami' && s.bossIntegrity > 0);

export const bossLine = (s: Tamashii) => `Armor ${s.bossArmor}\nITG ${s.bossIntegrity}${s.bossIntegrity ? '' : ' DEFEATED'}`;

/** Shinigami starts at the slot for the number of players [TA-370]; of another boss the table types it in. */
export function bringBoss(s: Tamashii, boss: Tamashii['boss']): void {
  s.boss = boss;
  s.bossArmor = boss === 'Shinigami' ? ARMOR : 0;
  s.bossFull = s.bossIntegrity = s.bossStart[s.names.length - 1];
}

/** One damage event: as much as its Armor breaks it, Integrity falls by 1 and the Armor is whole again; less wears it by 1 [TA-372, TA-373, TA-379]. */
export function hurtBoss(s: Tamashii, t: Dice<Tamashii>, damage: number): void {
  if (damage < 1) return;
  const isOther = s.boss === 'Other',
    breaks = damage >= s.bossArmor;
  t.tell(`BOSS: ${damage} damage`);
  if (isOther || breaks) t.change('bossIntegrity', isOther ? -damage : -1);
  if (!isOther) t.change('bossArmor', breaks ? ARMOR - s.bossArmor : -1);
  if (!s.bossIntegrity) t.tell('BOSS DEFEATED');
}

export const boss = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: 20,
  steps: {
    menu: () =>
      s.boss === 'None'
        ? {
            say: 'Which boss comes?',
            options: [
              { label: 'Shinigami', do: () => bringBoss(s, 'Shinigami'), then: 'arrives' },
              { label: 'Another boss', do: () => bringBoss(s, 'Other'), then: 'menu' },
              { label: 'Back', back: true, then: '<' },
            ],
          }
        : {
            say: `BOSS ${bossLine(s)}`,
            options: [
              { label: 'Damage', then: 'damage' },
              { label: 'Boss Activity', then: 'activity' },
              { label: 'Integrity', then: 'integrity' },
              { label: 'Armor', then: 'armor' },
              { label: 'It leaves', rare: true, do: () => (s.boss = 'None'), then: '<' },
              { label: 'Done', back: true, then: '<' },
            ],
          },

    arrives: () => ({ say: `SHINIGAMI Armor ${ARMOR}\nITG ${s.bossIntegrity}\nShuffle Sx17, Sx18:\nBoss Attack deck`, then: 'menu' }), // [TA-378]

    integrity: () => ({
      say: 'Integrity of the\nboss?',
      dial: { min: 0, max: MOST_INTEGRITY, start: s.bossIntegrity },
      do: n => (s.bossIntegrity = n),
      then: 'menu',
    }),

    armor: () => ({
      say: 'Armor of the boss?',
      dial: { min: 0, max: ARMOR, start: s.bossArmor },
      do: n => (s.bossArmor = n),
      then: 'menu',
    }),

    damage: () => ({ ...bossDamage(s), do: n => hurtBoss(s, t, n), then: 'menu' }),

    activity: () => ({
      say: 'BOSS ACTIVITY\nRoll both enemy dice',
      do() {
        s.number = rollNumber(s, t);
        s.symbol = rollSymbol(s, t);
      },
      then: 'acts',
    }),

    /** A blank ignores the table of the card [TA-375]; the card is flipped and goes under the other one [TA-378]. */
    acts: () => ({
      say: `${enemyDice(s)}\n${s.number ? 'Resolve the top card' : 'Ignore its table'}\nFlip it, put it under`,
      then: 'menu',
    }),
  },
});

/** One activation is one hit [TA-373]. */
export const bossDamage = (s: Tamashii) => ({
  say: `Damage to the boss,\nin one hit? ${s.boss === 'Other' ? `ITG ${s.bossIntegrity}` : `Armor ${s.bossArmor}`}`,
  dial: { min: 0, max: MOST_DAMAGE, start: 1 },
});

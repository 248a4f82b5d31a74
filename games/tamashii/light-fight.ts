// Light: a fight in its order. The device rolls, lays the Number die, says who acts, and keeps Integrity; Frames, damage and Assets are on the table (p. 15).
import type { Chapter, Dice } from '../kit';
import { duringEnemyPart, eventOption } from './beside';
import { defeat, foesOf } from './enemies';
import { actingPlace, afterAttackRoll, endPart, enemyPart, moreWounds, nextPart, rollAttack } from './fight';
import { whoActs } from './number-die';
import { oddsOfNumberDie, oddsOfOneDie } from './odds';
import { beginReroll } from './rolls';
import type { Tamashii } from './state';
import { canFight, onward } from './turn';
import { counted } from './words';

const MOST_DICE = 12; // in the box

export const lightFight = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const enemies = () => foesOf(s, s.seat).length;

  const playerPart = () => ({
    say: `YOUR FRAME${s.isFirstPart ? `: B${s.dice[0]} S${s.dice[1]}` : ''}\nITG ${s.integrity[s.seat]}, ${counted(enemies(), 'enemy', 'enemies')}\n${
      s.numDie < 0 ? 'No enemy acts now' : `Then enemy ${actingPlace(s) + 1}`
    }`,
    cue: 'turn' as const,
    options: [
      s.numDie < 0
        ? { label: 'End combat', do: () => (s.dice = [0, 0]), then: () => nextPart(s) }
        : { label: 'Done', do: () => endPart(s), then: () => nextPart(s) },
      enemies() > 0 && {
        label: 'Top is gone',
        do() {
          s.fight = 'frame';
          defeat(s, t, s.seat, 0);
          endPart(s);
          if (!enemies()) s.dice = [0, 0]; // nothing is left to fight
        },
        then: () => nextPart(s),
      },
      s.isFirstPart > 0 && { label: 'Reroll', do: () => beginReroll(s, s.seat, 0), then: 'roll.mark>roll.show' },
      s.numDie >= 0 && {
        label: 'No more Frames',
        do() {
          s.dice = [0, 0];
          endPart(s);
        },
        then: () => nextPart(s),
      },
      eventOption(s, s.seat),
    ],
  });

  return {
    page: 15,
    steps: {
      /** ATT of the Body and the Power that is spent [TA-280]: the number of last time stands there. */
      attack: () =>
        canFight(s, s.seat)
          ? {
              say: `ATTACK: ATT + Power?\n${counted(enemies(), 'enemy', 'enemies')} attached`,
              cue: 'turn',
              dial: { min: 1, max: MOST_DICE, start: s.attackDice[s.seat] },
              odds: [...oddsOfOneDie(s), ...oddsOfNumberDie(s, enemies())],
              do(dice) {
                s.attackDice[s.seat] = dice;
                rollAttack(s, t, dice);
              },
              then: () => afterAttackRoll(s, t),
            }
          : { say: 'No enemies:\ncombat skipped', then: () => onward(s) },

      /** Whose part it is [TA-283]. */
      part: () => {
        const acts = whoActs(s);
        if (acts === 'player') return playerPart();
        if (acts === 'nobody') return { say: 'Combat over', then: () => onward(s) };
        if (actingPlace(s) >= 0) return enemyPart(s, t, { ...eventOption(s, s.seat), do: () => duringEnemyPart(s) });
        return { say: 'No enemy acts now', do: () => (s.numDie = -1), then: () => nextPart(s) };
      },

      wounds: () => moreWounds(s),
    },
  };
};

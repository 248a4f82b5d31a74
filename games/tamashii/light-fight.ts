// Light: a fight in its order. The device rolls, lays the Number die, says who acts, and keeps Integrity; Frames, damage and Assets are on the table (p. 15).
import type { Chapter, Dice, Question } from '../kit';
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

const enemies = (s: Tamashii) => foesOf(s, s.seat).length;

/** What the player says of a part, by the value of its row. */
const DONE = 0,
  TOP_GONE = 1,
  NO_MORE = 2;

function endOwnPart(s: Tamashii, t: Dice<Tamashii>, what: number): void {
  if (what === TOP_GONE) {
    s.fight = 'frame';
    defeat(s, t, s.seat, 0);
  }
  endPart(s);
  if (what === NO_MORE || !enemies(s)) s.dice = [0, 0]; // or nothing is left to fight
}

const playerPart = (s: Tamashii, t: Dice<Tamashii>): Question => ({
  say: `YOUR FRAME${s.isFirstPart ? `: B${s.dice[0]} S${s.dice[1]}` : ''}\nITG ${s.integrity[s.seat]}, ${counted(enemies(s), 'enemy', 'enemies')}\n${
    s.numDie < 0 ? 'No enemy acts now' : `Then enemy ${actingPlace(s) + 1}`
  }`,
  cue: 'turn',
  options: [
    s.numDie < 0 ? { label: 'End combat', value: NO_MORE } : { label: 'Done', value: DONE },
    enemies(s) > 0 && { label: 'Top is gone', value: TOP_GONE },
    s.isFirstPart > 0 && { label: 'Reroll', do: () => beginReroll(s, s.seat, 0), then: 'roll.mark>roll.show' },
    s.numDie >= 0 && { label: 'No more Frames', value: NO_MORE },
    eventOption(s, s.seat),
  ],
  do: what => endOwnPart(s, t, what),
  then: () => nextPart(s),
});

export const lightFight = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: 15,
  steps: {
    /** ATT of the Body and the Power that is spent [TA-280]: the number of last time stands there. */
    attack: () =>
      canFight(s, s.seat)
        ? {
            say: `ATTACK: ATT + Power?\n${counted(enemies(s), 'enemy', 'enemies')} attached`,
            cue: 'turn',
            dial: { min: 1, max: MOST_DICE, start: s.attackDice[s.seat] },
            odds: [...oddsOfOneDie(s), ...oddsOfNumberDie(s, enemies(s))],
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
      if (acts === 'player') return playerPart(s, t);
      if (acts === 'nobody') return { say: 'Combat over', then: () => onward(s) };
      if (actingPlace(s) >= 0) return enemyPart(s, t, { ...eventOption(s, s.seat), do: () => duringEnemyPart(s) });
      return { say: 'No enemy acts now', do: () => (s.numDie = -1), then: () => nextPart(s) };
    },

    wounds: () => moreWounds(s),
  },
});

// Combat, player by player: the attack roll, then Frames of the player and of the enemy under the Number die in turns (p. 15).
import { type Chapter, type Dice, type Option, type Question, range, sum } from '../kit';
import { duringEnemyPart, otherFor } from './beside';
import { bossDamage, bossStands, hurtBoss } from './boss';
import { defeat, foesOf, hurt, leftOf } from './enemies';
import { actingPlace, afterAttackRoll, endPart, enemyPart, moreWounds, nextPart, rollAttack, topRecovers } from './fight';
import { diceWord, forgetFrames, frameCount, frameLabel, knownFrame, learnFrame, REPEAT_B, REPEAT_S } from './frames';
import { whoActs } from './number-die';
import { oddsOfNumberDie, oddsOfOneDie } from './odds';
import { beginReroll, rerollLeft } from './rolls';
import type { Tamashii } from './state';
import { canFight, onward } from './turn';
import { counted } from './words';

const MOST_DAMAGE = 40,
  MOST_LISTED = 4; // dice of one symbol in the list of costs

export const combat = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const enemies = () => foesOf(s, s.seat).length;
  const bossIsHere = () => s.bossHere > 0 && bossStands(s); // it may have fallen in this combat [TA-374]
  const isSpent = (frame: number) => frame < REPEAT_B && s.framesUsed[frame] > 0;

  /** A Power spent before the roll is a die more; none can be added later [TA-135, TA-195]. */
  const attackRoll = (): Question => {
    const power = s.power[s.seat];
    return {
      say: `ATTACK, ATT ${s.att[s.seat]}: roll\n${power ? `Spend Power? Up to ${power}` : `${counted(enemies(), 'enemy', 'enemies')} attached`}`,
      odds: [...oddsOfOneDie(s), ...oddsOfNumberDie(s, enemies())],
      dial: power ? { min: 0, max: power, start: 0 } : undefined,
      cue: 'turn',
      do(spent) {
        t.add('power', -spent, s.seat);
        s.framesUsed = s.framesUsed.map(() => 0); // [TA-297]
        rollAttack(s, t, s.att[s.seat] + spent); // ATT of this moment counts [TA-298]
      },
      then: () => (rerollLeft(s, s.seat) ? 'roll.show' : afterAttackRoll(s, t)),
    };
  };

  /** The boss is on the tile, or not: with none attached that is a fight of its own [TA-296, TA-371]. */
  const withBoss = (): Question => ({
    say: `COMBAT\n${counted(enemies(), 'enemy', 'enemies')} attached\nBoss on your tile?`,
    cue: 'turn',
    options: [
      { label: 'Boss is here', value: 1 },
      enemies() > 0 && { label: 'No boss here', value: 0 },
      !enemies() && { label: 'No: skip combat', then: () => onward(s) },
      otherFor(s, s.seat),
    ],
    do: here => (s.bossHere = here),
    then: 'roll',
  });

  /** Its dice go, and once per combat it is used [TA-285, TA-286]; the enemy is next when its effect is resolved. */
  const pay = () => {
    s.dice = s.dice.map((left, symbol) => Math.max(0, left - s.cost[symbol]) | 0);
    if (s.frame < REPEAT_B) s.framesUsed[s.frame] = 1;
    s.isFirstPart = 0;
    s.fight = 'frame';
  };
  const dealDamage = (damage: number) => {
    pay();
    learnFrame(s, s.seat, s.frame, s.cost, damage);
    hurt(s, t, s.seat, 0, damage); // the Top Enemy of this moment, nobody else's [TA-253, TA-254, TA-287, TA-295]
    endPart(s);
  };
  /** Damage is what most Frames do: asked at once, unless there is a choice of targets, or none. */
  const toEffect = () => (enemies() && !bossIsHere() ? 'damage' : 'effect');

  const frameOption = (frame: number): Option => {
    const known = knownFrame(s, s.seat, frame),
      poor = known >= 0 ? s.frameB[known] > s.dice[0] || s.frameS[known] > s.dice[1] : !sum(s.dice);
    return {
      label: frameLabel(s, frame),
      value: frame,
      not: (isSpent(frame) && 'Once per combat') || (poor && 'Too few dice'),
      then: known < 0 ? 'cost' : undefined,
    };
  };
  const repeatable = (label: string, symbol: number): Option => ({
    label,
    value: REPEAT_B + symbol,
    not: !s.dice[symbol] && 'No die left for it',
    then: 'repeat',
  });
  const useFrame = (frame: number) => {
    const known = knownFrame(s, s.seat, frame);
    s.frame = frame;
    s.cost = known < 0 ? [0, 0] : [s.frameB[known], s.frameS[known]];
    if (known >= 0 && toEffect() === 'damage') dealDamage(s.frameDamage[known]);
  };

  /** One Frame, or pass and use Frames later [TA-284]. */
  const playerPart = (): Question => {
    const top = foesOf(s, s.seat)[0],
      knowsSome = s.frameOf.indexOf(s.seat) >= 0;
    return {
      say: `YOUR FRAME: B${s.dice[0]} S${s.dice[1]}\nITG ${s.integrity[s.seat]}${top === undefined ? '' : `, Top ${leftOf(s, top)} left`}\n${
        s.numDie < 0 ? 'No enemy acts now' : `Then enemy ${actingPlace(s) + 1}`
      }`,
      cue: 'turn',
      options: [
        ...range(0, frameCount(s, s.seat) - 1).map(frame => {
          const option = frameOption(frame);
          return { ...option, do: () => useFrame(frame), then: option.then || (() => (s.fight === 'player' ? toEffect() : nextPart(s))) };
        }),
        ...[repeatable('Repeatable B', 0), repeatable('Repeatable S', 1)].map(option => ({ ...option, do: useFrame })),
        s.isFirstPart > 0 && { label: 'A card rerolls dice', do: () => beginReroll(s, s.seat, 0), then: 'roll.mark>roll.show' }, // [TA-140]
        knowsSome && { label: 'Ask Frames anew', do: () => forgetFrames(s, s.seat), then: 'part' },
        otherFor(s, s.seat),
        {
          label: s.numDie < 0 ? 'End combat' : 'Pass',
          do() {
            if (s.passEnds || s.numDie < 0) s.dice = [0, 0];
            endPart(s);
          },
          then: () => nextPart(s),
        },
      ],
    };
  };

  /** Costs with few dice: all B, all S, then both. */
  const costs = (): number[][] => {
    const [b, special] = s.dice.map(left => Math.min(MOST_LISTED, left)),
      list: number[][] = [];
    for (const n of range(1, b)) list.push([n, 0]);
    for (const n of range(1, special)) list.push([0, n]);
    for (const n of range(1, b)) for (const m of range(1, special)) list.push([n, m]);
    return list;
  };

  return {
    page: 15,
    steps: {
      attack: () => {
        if (!canFight(s, s.seat)) return { say: 'No enemies:\ncombat skipped', then: () => onward(s) }; // [TA-101]
        return bossStands(s) && (enemies() || !s.noBossAlone) ? withBoss() : attackRoll();
      },

      roll: attackRoll,

      /** Whose part it is: the player's, the enemy's under the die, or nobody's any more [TA-283, TA-293]. */
      part: () => {
        const acts = whoActs(s);
        if (acts === 'player') return playerPart();
        if (acts === 'nobody') return { say: 'Combat over', then: () => onward(s) };
        if (actingPlace(s) >= 0) return enemyPart(s, t, { ...otherFor(s, s.seat), do: () => duringEnemyPart(s) });
        return { say: 'No enemy acts now', do: () => (s.numDie = -1), then: () => nextPart(s) }; // the table has taken them all
      },

      wounds: () => moreWounds(s),
      recover: () => topRecovers(s, t),

      /** Exactly the dice that the Frame lists; S is not B [TA-285]. */
      cost: () => ({
        say: `Dice of the Frame?\nB basic, S special\nYou have B${s.dice[0]} S${s.dice[1]}`,
        options: [
          ...costs().map((cost): Option => ({ label: diceWord(cost[0], cost[1]), do: () => (s.cost = cost), then: toEffect })),
          Math.max(s.dice[0], s.dice[1]) > MOST_LISTED && { label: 'More dice', then: 'many' },
          { label: 'Back', back: true, then: 'part' },
        ],
      }),

      many: () => ({
        say: 'Dice of the Frame?',
        counts: { labels: ['B', 'S'], most: s.dice.slice() },
        do: (_, cost) => (s.cost = cost),
        then: () => (sum(s.cost) ? toEffect() : 'cost'),
      }),

      /** Any number of dice of one symbol, as often as there are any [TA-286, TA-299]. */
      repeat: () => {
        const symbol = s.frame === REPEAT_S ? 1 : 0,
          most = Math.max(1, s.dice[symbol]); // the table may have taken dice away meanwhile
        return {
          say: `How many ${symbol ? 'S' : 'B'} dice?`,
          dial: { min: 1, max: most, start: 1 },
          do: n => (s.cost = symbol ? [0, n] : [n, 0]),
          then: toEffect,
        };
      },

      damage: () => {
        const top = foesOf(s, s.seat)[0];
        return {
          say: `Damage to Top Enemy?\n${top === undefined ? 'None is left' : `${leftOf(s, top)} left, more is lost`}\n0: another effect`, // [TA-252]
          dial: { min: 0, max: MOST_DAMAGE, start: Math.max(1, sum(s.cost)) },
          do(damage) {
            if (damage) dealDamage(damage);
          },
          then: damage => (damage ? nextPart(s) : 'effect'),
        };
      },

      bossDamage: () => ({
        ...bossDamage(s),
        do(damage) {
          pay();
          hurtBoss(s, t, damage);
          endPart(s);
        },
        then: () => nextPart(s),
      }),

      /** The Frame is used when its effect is chosen. */
      effect: () => ({
        say: `FRAME: B${s.cost[0]} S${s.cost[1]}\nIts effect?`,
        options: [
          {
            label: 'Damage Top Enemy',
            then: 'damage',
            not: (!enemies() && 'No enemy is left') || (bossIsHere() && s.bossIsTop && 'The boss is Top here'), // [TA-291]
          },
          bossIsHere() && { label: 'Damage the boss', then: 'bossDamage' },
          enemies() > 0 && {
            label: 'Defeat Top Enemy',
            do() {
              pay();
              defeat(s, t, s.seat, 0);
              endPart(s);
            },
            then: () => nextPart(s),
          },
          {
            label: 'Other effect',
            do() {
              pay();
              s.whom = s.seat;
            },
            then: 'other.menu>part',
          },
          { label: 'Back', back: true, then: 'part' },
        ],
      }),
    },
  };
};

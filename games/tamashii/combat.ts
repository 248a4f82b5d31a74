// Combat, player by player: the attack roll, then Frames of the player and of the enemy under the Number die in turns (p. 15).
import { type Chapter, type Dice, each, type Option, type Question, range, sum } from '../kit';
import { duringEnemyPart, otherFor } from './beside';
import { bossDamage, bossStands, hurtBoss } from './boss';
import { defeat, foesOf, hurt, leftOf } from './enemies';
import { actingPlace, afterAttackRoll, endPart, enemyPart, moreWounds, nextPart, rollAttack, topRecovers } from './fight';
import {
  costOf,
  damageOf,
  diceWord,
  forgetFrames,
  frameCount,
  frameLabel,
  knownFrame,
  knowsFrames,
  learnFrame,
  REPEAT_B,
  REPEAT_S,
} from './frames';
import { whoActs } from './number-die';
import { oddsOfNumberDie, oddsOfOneDie } from './odds';
import { beginReroll, rerollLeft } from './rolls';
import { FRAMES, hasRuling, type Tamashii } from './state';
import { canFight, onward } from './turn';
import { counted } from './words';

const MOST_DAMAGE = 40,
  MOST_LISTED = 4; // dice of one symbol in the list of costs

const enemies = (s: Tamashii) => foesOf(s, s.seat).length;
const bossIsHere = (s: Tamashii) => s.bossHere > 0 && bossStands(s); // it may have fallen in this combat [TA-374]

/** A Power spent before the roll is a die more; none can be added later [TA-135, TA-195]. */
function attackRoll(s: Tamashii, t: Dice<Tamashii>): Question {
  const power = s.power[s.seat];
  return {
    say: `ATTACK, ATT ${s.att[s.seat]}: roll\n${power ? `Spend Power? Up to ${power}` : `${counted(enemies(s), 'enemy', 'enemies')} attached`}`,
    odds: [...oddsOfOneDie(s), ...oddsOfNumberDie(s, enemies(s))],
    dial: power ? { min: 0, max: power, start: 0 } : undefined,
    cue: 'turn',
    do(spent) {
      t.add('power', -spent, s.seat);
      s.framesUsed = each(FRAMES, 0); // [TA-297]
      rollAttack(s, t, s.att[s.seat] + spent); // ATT of this moment counts [TA-298]
    },
    then: () => (rerollLeft(s, s.seat) ? 'roll.show' : afterAttackRoll(s, t)),
  };
}

/** The boss is on the tile, or not: with none attached that is a fight of its own [TA-296, TA-371]. */
const askForBoss = (s: Tamashii): Question => ({
  say: `COMBAT\n${counted(enemies(s), 'enemy', 'enemies')} attached\nBoss on your tile?`,
  cue: 'turn',
  options: [
    { label: 'Boss is here', value: 1 },
    enemies(s) > 0 && { label: 'No boss here', value: 0 },
    !enemies(s) && { label: 'No: skip combat', then: () => onward(s) },
    otherFor(s, s.seat),
  ],
  do: here => (s.bossHere = here),
  then: 'roll',
});

/** Its dice go, and once per combat it is used [TA-285, TA-286]; the enemy is next when its effect is resolved. */
function pay(s: Tamashii): void {
  s.dice = s.dice.map((left, symbol) => Math.max(0, left - s.cost[symbol]) | 0);
  if (s.frame < REPEAT_B) s.framesUsed[s.frame] = 1;
  s.isFirstPart = 0;
  s.fight = 'frame';
}

function dealDamage(s: Tamashii, t: Dice<Tamashii>, damage: number): void {
  pay(s);
  learnFrame(s, s.seat, s.frame, s.cost, damage);
  hurt(s, t, s.seat, 0, damage); // the Top Enemy of this moment, nobody else's [TA-253, TA-254, TA-287, TA-295]
  endPart(s);
}

/** Damage is what most Frames do: asked at once, unless there is a choice of targets, or none. */
const toEffect = (s: Tamashii) => (enemies(s) && !bossIsHere(s) ? 'damage' : 'effect');

/** Why a Frame cannot be used now: once per combat, and its dice must lie there. */
function reasonAgainst(s: Tamashii, frame: number): string {
  if (frame >= REPEAT_B) return s.dice[frame - REPEAT_B] ? '' : 'No die left for it';
  const known = knownFrame(s, s.seat, frame),
    isPoor = known < 0 ? !sum(s.dice) : costOf(s, known).some((n, symbol) => n > s.dice[symbol]);
  if (s.framesUsed[frame]) return 'Once per combat';
  return isPoor ? 'Too few dice' : '';
}

/** The Frames of the Body and of Augments, then the repeatable ones. */
const frameOptions = (s: Tamashii): Option[] =>
  range(0, frameCount(s, s.seat) - 1)
    .concat(REPEAT_B, REPEAT_S)
    .map(frame => ({ label: frameLabel(s, frame), value: frame, not: reasonAgainst(s, frame) }));

/** A Frame is chosen: a known one deals its damage at once. */
function useFrame(s: Tamashii, t: Dice<Tamashii>, frame: number): void {
  const known = knownFrame(s, s.seat, frame);
  s.frame = frame;
  s.cost = known < 0 ? [0, 0] : costOf(s, known);
  if (known >= 0 && toEffect(s) === 'damage') dealDamage(s, t, damageOf(s, known));
}

function afterFrame(s: Tamashii): string {
  if (s.frame >= REPEAT_B) return 'repeat';
  if (!sum(s.cost)) return 'cost';
  return s.framesUsed[s.frame] ? nextPart(s) : toEffect(s);
}

/** One Frame, or pass and use Frames later [TA-284]. */
function playerPart(s: Tamashii, t: Dice<Tamashii>): Question {
  const top = foesOf(s, s.seat)[0];
  return {
    say: `YOUR FRAME: B${s.dice[0]} S${s.dice[1]}\nITG ${s.integrity[s.seat]}${top === undefined ? '' : `, Top ${leftOf(s, top)} left`}\n${
      s.numDie < 0 ? 'No enemy acts now' : `Then enemy ${actingPlace(s) + 1}`
    }`,
    cue: 'turn',
    options: [
      ...frameOptions(s),
      s.isFirstPart > 0 && { label: 'A card rerolls dice', do: () => beginReroll(s, s.seat, 0), then: 'roll.mark>roll.show' }, // [TA-140]
      knowsFrames(s, s.seat) && { label: 'Ask Frames anew', do: () => forgetFrames(s, s.seat), then: 'part' },
      otherFor(s, s.seat),
      {
        label: s.numDie < 0 ? 'End combat' : 'Pass',
        do() {
          if (hasRuling(s, 'Pass ends') || s.numDie < 0) s.dice = [0, 0];
          endPart(s);
        },
        then: () => nextPart(s),
      },
    ],
    do: frame => useFrame(s, t, frame),
    then: () => afterFrame(s),
  };
}

/** Costs with few dice: all B, all S, then both. */
function costs(s: Tamashii): number[][] {
  const [b, special] = s.dice.map(left => Math.min(MOST_LISTED, left)),
    list: number[][] = [];
  for (const n of range(1, b)) list.push([n, 0]);
  for (const n of range(1, special)) list.push([0, n]);
  for (const n of range(1, b)) for (const m of range(1, special)) list.push([n, m]);
  return list;
}

export const combat = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: 15,
  steps: {
    attack: () => {
      if (!canFight(s, s.seat)) return { say: 'No enemies:\ncombat skipped', then: () => onward(s) }; // [TA-101]
      return bossStands(s) && (enemies(s) || !hasRuling(s, 'No boss alone')) ? askForBoss(s) : attackRoll(s, t);
    },

    roll: () => attackRoll(s, t),

    /** Whose part it is: the player's, the enemy's under the die, or nobody's any more [TA-283, TA-293]. */
    part: () => {
      const acts = whoActs(s);
      if (acts === 'player') return playerPart(s, t);
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
        ...costs(s).map(([b, special]) => ({ label: diceWord(b, special) })),
        Math.max(s.dice[0], s.dice[1]) > MOST_LISTED && { label: 'More dice', then: 'many' },
        { label: 'Back', back: true, then: 'part' },
      ],
      do: place => (s.cost = costs(s)[place]),
      then: () => toEffect(s),
    }),

    many: () => ({
      say: 'Dice of the Frame?',
      counts: { labels: ['B', 'S'], most: s.dice.slice() },
      do: (_, cost) => (s.cost = cost),
      then: () => (sum(s.cost) ? toEffect(s) : 'cost'),
    }),

    /** Any number of dice of one symbol, as often as there are any [TA-286, TA-299]. */
    repeat: () => {
      const symbol = s.frame === REPEAT_S ? 1 : 0,
        most = Math.max(1, s.dice[symbol]); // the table may have taken dice away meanwhile
      return {
        say: `How many ${symbol ? 'S' : 'B'} dice?`,
        dial: { min: 1, max: most, start: 1 },
        do: n => (s.cost = symbol ? [0, n] : [n, 0]),
        then: () => toEffect(s),
      };
    },

    damage: () => {
      const top = foesOf(s, s.seat)[0];
      return {
        say: `Damage to Top Enemy?\n${top === undefined ? 'None is left' : `${leftOf(s, top)} left, more is lost`}\n0: another effect`, // [TA-252]
        dial: { min: 0, max: MOST_DAMAGE, start: Math.max(1, sum(s.cost)) },
        do(damage) {
          if (damage) dealDamage(s, t, damage);
        },
        then: damage => (damage ? nextPart(s) : 'effect'),
      };
    },

    bossDamage: () => ({
      ...bossDamage(s),
      do(damage) {
        pay(s);
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
          not: (!enemies(s) && 'No enemy is left') || (bossIsHere(s) && hasRuling(s, 'Boss is Top') && 'The boss is Top here'), // [TA-291]
        },
        bossIsHere(s) && { label: 'Damage the boss', then: 'bossDamage' },
        enemies(s) > 0 && {
          label: 'Defeat Top Enemy',
          do() {
            pay(s);
            defeat(s, t, s.seat, 0);
            endPart(s);
          },
          then: () => nextPart(s),
        },
        {
          label: 'Other effect',
          do() {
            pay(s);
            s.whom = s.seat;
          },
          then: 'other.menu>part',
        },
        { label: 'Back', back: true, then: 'part' },
      ],
    }),
  },
});

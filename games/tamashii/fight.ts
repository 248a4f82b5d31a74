// The fight of a player: who has one, the attack roll, and how play goes on after each part (p. 15).
import { type Dice, type Option, type Question, range } from '../kit';
import { clearRoll, results, rollDice, rollNumber, rollSymbol } from './dice';
import { discard, foesOf, hurt } from './enemies';
import { passDieOn, placeOf, whoActs } from './number-die';
import { suffer, whenSuffered } from './reset';
import type { Tamashii } from './state';
import { onward } from './turn';
import { counted } from './words';

const MOST_WOUNDS_LISTED = 4,
  MOST_WOUNDS = 20;

/** All dice together: Player dice, then the Number die, then the Symbol die [TA-137, TA-170, TA-280]. */
export function rollAttack(s: Tamashii, t: Dice<Tamashii>, dice: number): void {
  clearRoll(s, 'attack');
  s.rerollSeat = s.seat;
  rollDice(s, t, s.seat, dice);
  s.number = rollNumber(s, t);
  s.symbol = rollSymbol(s, t); // it holds for all enemies of this combat [TA-282]
}

/** The dice are kept: the Number die goes to its enemy, and the player begins [TA-281, TA-283]. A Reroll that comes later is too late [TA-142]. */
export function afterAttackRoll(s: Tamashii, t: Dice<Tamashii>): string {
  const enemies = foesOf(s, s.seat).length;
  s.dice = results(s, s.seat).slice(0, 2);
  s.numDie = placeOf(s.number, enemies);
  s.fight = 'player';
  s.isFirstPart = 1;
  if (!s.light) s.rerollUsed[s.seat] = 1;
  t.tell(`Die ${s.number || 'blank'}, ${s.symbol}: ${s.numDie < 0 ? 'nobody' : `enemy ${s.numDie + 1}`}`);
  return nextPart(s);
}

/** A Frame is done, or passed: the other side is next. */
export function endPart(s: Tamashii): void {
  s.isFirstPart = 0;
  s.fight = 'enemy';
}

/** Where play goes: the part of whoever acts, or the fight of the next player. */
export function nextPart(s: Tamashii): string {
  if (whoActs(s) === 'nobody') return onward(s);
  return s.light ? 'lightFight.part' : 'combat.part';
}

/** The place of the enemy that acts: the one under the die, if it is still there. */
export const actingPlace = (s: Tamashii) => Math.min(s.numDie, foesOf(s, s.seat).length - 1) | 0;

/** The wounds end an enemy's part, and the die moves on [TA-288]. */
function enemyWounds(s: Tamashii, wounds: number): void {
  passDieOn(s, foesOf(s, s.seat).length);
  suffer(s, s.seat, wounds);
}

/** After the last wounds: whoever acts next, and first the Shield. */
const afterWounds = (s: Tamashii) => whenSuffered(s, s.light ? 'lightFight.part' : 'combat.part');

/** An enemy's Frame, as its card says it: wounds at last, everything else before. An eB Frame deals at least 1 [TA-266]. */
export function enemyPart(s: Tamashii, t: Dice<Tamashii>, other: Option): Question {
  const place = actingPlace(s),
    listed = range(1, MOST_WOUNDS_LISTED).map((n): Option => ({ label: counted(n, 'wound', 'wounds'), value: n })),
    none: Option = { label: 'No wounds', value: 0 };
  return {
    say: `ENEMY ${place + 1}: ${s.symbol === 'eB' ? 'eB (basic)' : 'eS (special)'}\nWounds${s.light ? ' after Shield' : ''}?`,
    cue: 'bad',
    options: [
      s.symbol === 'eS' && none,
      ...listed,
      { label: 'More wounds', then: 'wounds' },
      s.symbol === 'eB' && none,
      !s.light && { label: 'Top recovers', then: 'recover' },
      {
        label: 'It leaves',
        do() {
          s.fight = 'enemy';
          discard(s, t, s.seat, place); // moves the die, and that is all [TA-290]
        },
        then: () => nextPart(s),
      },
      other,
    ],
    do: wounds => enemyWounds(s, wounds),
    then: () => (s.woundSeat < 0 && s.integrity[s.seat] > 0 ? nextPart(s) : afterWounds(s)),
  };
}

/** So many that they are not listed. */
export const moreWounds = (s: Tamashii): Question => ({
  say: 'How many wounds?',
  dial: { min: 0, max: MOST_WOUNDS, start: MOST_WOUNDS_LISTED + 1 },
  do: wounds => enemyWounds(s, wounds),
  then: () => (s.woundSeat < 0 && s.integrity[s.seat] > 0 ? nextPart(s) : afterWounds(s)),
});

/** The Top Enemy recovers, down to no damage [TA-255]; then the enemy that acts goes on. */
export const topRecovers = (s: Tamashii, t: Dice<Tamashii>): Question => ({
  say: 'Top Enemy recovers\nhow much?',
  dial: { min: 0, max: MOST_WOUNDS, start: 1 },
  do: n => hurt(s, t, s.seat, 0, -n),
  then: 'part',
});

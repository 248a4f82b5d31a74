// A roll of Player dice lies on the table: keep it, or reroll. The Asset once for each roll, cards as often as they say (p. 8).
import { type Chapter, type Dice, type Mark, range } from '../kit';
import { countLuck, enemyDice, facesOf, faceWord, playerDie, results, resultWords, worth } from './dice';
import { afterAttackRoll } from './fight';
import { oddsOfOneDie, oddsOfReroll } from './odds';
import { SUCCESSES, TARGET, type Tamashii } from './state';
import { successes } from './words';

const MOST_PICTURED = 7;

/** The Reroll that this seat may still spend on the roll; none on another player's dice [TA-044, TA-138, TA-141]. Light leaves Assets on the table. */
export function rerollLeft(s: Tamashii, seat: number): number {
  return s.light || s.rerollUsed[seat] ? 0 : Math.min(s.reroll[seat], ownDice(s, seat).length) | 0;
}

/** Places of a seat's dice in the roll. */
const ownDice = (s: Tamashii, seat: number) => range(0, s.rolled.length - 1).filter(place => s.rolledBy[place] === seat);

/** The dice at these places fall again, together, in ascending order [TA-138, TA-170]. A new face may be rerolled by another source, too [TA-139, TA-140]. */
function reroll(s: Tamashii, t: Dice<Tamashii>, places: number[]): void {
  const fell: number[] = [];
  for (const place of places) fell.push((s.rolled[place] = t.die(playerDie(s))));
  countLuck(s, t, s.rerollSeat, fell);
  if (!s.rerollPays) return;
  t.add('reroll', -places.length, s.rerollSeat);
  s.rerollUsed[s.rerollSeat] = 1;
}

/** Somebody rerolls their dice of this roll: the Asset pays, or a card does. */
export function beginReroll(s: Tamashii, seat: number, pays: number): void {
  s.rerollSeat = seat;
  s.rerollPays = pays;
}

/** What the roll says: a Test counts for itself. */
function says(s: Tamashii, seat: number): string {
  const rest = s.reroll[seat] ? `Reroll? You have ${s.reroll[seat]}` : 'No Reroll left';
  if (s.rollKind === 'test')
    return `${s.test[SUCCESSES] + worth(results(s, seat), s.testSuccess)} of ${successes(s.test[TARGET])}\n${rest}`;
  return `${resultWords(s, seat)}${s.rollKind === 'attack' ? `\n${enemyDice(s)}` : ''}${s.light ? '' : `\n${rest}`}`;
}

/** Dice as pictures, as long as they take one row: the answers below them have to be in view. */
export const pictured = (dice: number[]) => (dice.length > MOST_PICTURED ? [] : dice.slice());

export const roll = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: 8,
  seat: s.rerollSeat,
  steps: {
    show: () => {
      const seat = s.rerollSeat,
        left = rerollLeft(s, seat),
        used = s.rerollUsed[seat] && 'Only once a roll';
      return {
        say: says(s, seat),
        dice: pictured(s.rolled),
        faces: facesOf(s),
        odds: left ? oddsOfReroll(s, results(s, seat), left) : [],
        options: [
          { label: 'Keep', then: () => (s.rollKind === 'attack' ? afterAttackRoll(s, t) : '<') },
          !s.light && { label: 'Reroll', value: 1, not: used || (!left && 'None to spend') },
          { label: 'Reroll by a card', value: 0, not: !s.rolled.length && 'No dice' },
        ],
        do: pays => beginReroll(s, seat, pays),
        then: 'mark>show',
      };
    },

    /** Chosen dice of one player; nobody rerolls enemy dice [TA-141]. */
    mark: () => {
      const own = ownDice(s, s.rerollSeat),
        letters = facesOf(s),
        most = s.rerollPays ? rerollLeft(s, s.rerollSeat) : own.length; // the table may have lowered it meanwhile
      return {
        say: `Reroll which dice?${s.rerollPays ? ` ${most}` : ''}`,
        dice: pictured(own.map(place => s.rolled[place])),
        faces: letters,
        odds: oddsOfOneDie(s),
        marks: own.map((place, n): Mark => ({ label: `Die ${n + 1}: ${faceWord(letters[s.rolled[place] - 1])}` })),
        most,
        do(_, marked) {
          if (marked.length)
            reroll(
              s,
              t,
              marked.map(n => own[n]),
            );
        },
        then: '<',
      };
    },
  },
});

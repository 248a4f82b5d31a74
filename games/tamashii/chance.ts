// Dice, numbers and Dice tokens by cards (p. 8). `s.whom` is the player.
import { type Chapter, type Dice, deckOf, numbered } from '../kit';
import { clearRoll, rollDice } from './dice';
import { backToMenu, howMany, MENU } from './how-many';
import type { Tamashii } from './state';

const MOST_NUMBER = 70, // as many as there are enemy cards
  MOST_DICE_TOKENS = 6;
const faceNames = () => ['B', 'S', 'blank'];

export const chance = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  /** Face down: nobody knows what they show [TA-169]. */
  const lay = (tokens: number, each: number) => {
    s.diceTokensDown = tokens;
    s.diceTokens = [each, each, each];
  };

  return {
    page: 24,
    seat: s.whom,
    steps: {
      menu: () => ({
        say: 'Chance',
        options: [
          { label: 'Roll player dice', then: 'dice' },
          { label: 'Random number', then: 'number' },
          { label: 'Dice tokens, drawn', then: 'draw' },
          { label: 'Dice tokens, a set', do: () => lay(3, 1), then: MENU }, // the three different ones [TA-168]
          s.diceTokensDown > 0 && { label: 'Reveal a Dice token', then: 'reveal' },
          backToMenu(),
        ],
      }),

      dice: () =>
        howMany(
          'How many dice?',
          n => {
            clearRoll(s, 'card');
            s.rerollSeat = s.whom;
            rollDice(s, t, s.whom, n);
          },
          () => `roll.show>${MENU}`,
        ),

      /** A card by its place, a player by lot: the decks stay on the table [TA-172]. */
      number: () =>
        howMany(
          'A number up to?',
          n => {
            s.kind = t.card(n, () => numbered('a number', n)) + 1;
          },
          () => 'drawn',
          MOST_NUMBER,
        ),
      drawn: () => ({ say: `It is ${s.kind}`, then: MENU }),

      draw: () =>
        howMany(
          'How many tokens?',
          n => lay(n, 2),
          () => MENU,
          MOST_DICE_TOKENS,
        ),
      reveal: () => ({
        say: `Face down: ${s.diceTokensDown}`,
        options: [
          {
            label: 'Reveal one',
            do: revealToken,
            then: 'token',
            not: !(s.diceTokens[0] + s.diceTokens[1] + s.diceTokens[2]) && 'None left',
          },
          backToMenu(),
        ],
      }),
      token: () => ({ say: `The token shows ${faceNames()[s.kind]}`, then: s.diceTokensDown ? 'reveal' : MENU }),
    },
  };

  /** One of the tokens that are not revealed yet, without replacement [TA-168]. */
  function revealToken(): void {
    const left = s.diceTokens,
      all = left[0] + left[1] + left[2];
    let at = t.card(all, () => deckOf('a dice token', faceNames(), left)),
      face = 0;
    while (at >= left[face]) at -= left[face++];
    left[face]--;
    s.diceTokensDown = Math.max(0, s.diceTokensDown - 1) | 0;
    s.kind = face;
  }
};

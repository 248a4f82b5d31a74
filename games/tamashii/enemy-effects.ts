// What cards, tiles and sheets do with attached enemies [TA-234]. `s.whom` is the player.
import type { Chapter, Dice } from '../kit';
import { defeat, discard, draw, foesOf, hurt, leftOf, whenDrawn } from './enemies';
import { backToMenu, howMany, MENU } from './how-many';
import type { Tamashii } from './state';

/** What is done, as `s.kind`. */
const ATTACH = 0,
  ATTACH_TRACED = 1, // and Trace goes to 0, as after a Trace roll
  DEFEAT = 2,
  DISCARD = 3,
  DAMAGE = 4,
  RECOVER = 5;

export const enemyEffects = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const seat = s.whom;

  return {
    page: 24,
    seat,
    steps: {
      menu: () => {
        const isThere = foesOf(s, seat).length > 0;
        return {
          say: 'Enemies',
          options: [
            { label: 'Attach', value: ATTACH },
            { label: 'Attach, Trace to 0', value: ATTACH_TRACED, not: !s.hasTrace && 'Trace is not in play' }, // [TA-341]
            isThere && { label: 'Damage', value: DAMAGE },
            isThere && { label: 'Recover', value: RECOVER },
            isThere && { label: 'Defeat', value: DEFEAT },
            isThere && { label: 'Discard, no EXP', value: DISCARD },
            backToMenu(),
          ],
          do: kind => (s.kind = kind),
          then: () => (s.kind === ATTACH || s.kind === ATTACH_TRACED ? 'attach' : 'foe'),
        };
      },

      attach: () =>
        howMany(
          'How many?',
          n => draw(s, t, seat, n, s.kind === ATTACH_TRACED),
          () => whenDrawn(s, MENU),
        ),

      /** A card may reach others than the Top [TA-254]. */
      foe: () => ({
        say: 'Only the Top, unless\na card says so',
        options: [
          ...foesOf(s, seat).map((at, place) => ({ label: `${place ? `Enemy ${place + 1}` : 'Top Enemy'}, ${leftOf(s, at)} left` })),
          backToMenu(),
        ],
        do(place) {
          s.foe = place;
          if (s.kind === DEFEAT) defeat(s, t, seat, place);
          else if (s.kind === DISCARD) discard(s, t, seat, place);
        },
        then: () => (s.kind === DAMAGE || s.kind === RECOVER ? 'hurt' : MENU),
      }),

      hurt: () =>
        s.kind === RECOVER
          ? howMany('Recovers how much?', n => hurt(s, t, seat, s.foe, -n))
          : howMany('How much damage?', n => hurt(s, t, seat, s.foe, n)),
    },
  };
};

// What cards, tiles and sheets do with Data tokens. `s.whom` is the player.
import type { Chapter, Dice, Option } from '../kit';
import { discardCorrupted, gainCorrupted } from './corrupted';
import { backToMenu, howMany, MENU, MOST } from './how-many';
import { beginProgram, prepare, unlock } from './launcher';
import { basicTypes, everyType, moveTokens } from './launcher-tokens';
import { OPEN, type Tamashii } from './state';
import { typeNames } from './words';

/** What happens to a named type, as `s.kind`. */
const CHANGE_CORE = 0,
  DUMP = 1,
  DISCARD = 2;

export const tokenEffects = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const seat = s.whom;

  /** What only the device can do when it holds the tokens. */
  const inDevice = (): Option[] => {
    const move = (label: string, deed: Tamashii['tokenDeed'], most: number, types: number[]): Option => ({
      label,
      then: () => moveTokens(s, deed, seat, most, types, MENU),
    });
    return [
      move('Gain a basic token', 'gain', 1, basicTypes()),
      move('Gain Open Data', 'gain', 1, [OPEN]),
      move('Discard a token', 'discard', 1, everyType()),
      move('Dump, Open allowed', 'dump', MOST, everyType()), // a cost of basic tokens takes Open ones, too [TA-235]
      { label: 'Forced dump', do: () => (s.kind = DUMP), then: 'type' },
      { label: 'Forced discard', do: () => (s.kind = DISCARD), then: 'type' },
      { label: 'Program x', then: 'program' },
      { label: 'Prepare x', then: 'prepare' },
    ];
  };

  return {
    page: 24,
    seat,
    steps: {
      menu: () => ({
        say: 'Data tokens',
        options: [
          { label: 'Gain Corrupted', then: 'corrupted' },
          !s.inDevice && s.corruptedHeld[seat] > 0 && { label: 'Discard Corrupted', do: () => discardCorrupted(s, seat), then: MENU },
          ...(s.inDevice ? inDevice() : []),
          { label: 'Unlock a slot', then: () => unlock(s, seat, MENU), not: !s.locks[seat] && 'No Lock left' }, // without EXP [TA-206]
          { label: 'Change Core', do: () => (s.kind = CHANGE_CORE), then: 'type' }, // [TA-230]
          backToMenu(),
        ],
      }),

      corrupted: () => howMany('How many Corrupted?', n => gainCorrupted(s, seat, n)),
      program: () =>
        howMany(
          'Program how many?',
          n => beginProgram(s, seat, n),
          () => `launcher.move>${MENU}`,
        ),
      prepare: () =>
        howMany(
          'Prepare how many\ntokens?',
          n => prepare(s, t, seat, n),
          () => (s.hand.length ? `launcher.place>${MENU}` : MENU),
        ),

      /** A named type: Open tokens are not touched [TA-260]. */
      type: () => ({
        say: 'Which type?',
        options: [
          ...typeNames(s)
            .slice(0, OPEN)
            .map(label => ({ label })),
          backToMenu(),
        ],
        do(type) {
          if (s.kind !== CHANGE_CORE) return;
          s.core[seat] = type;
          s.coreKnown = 1;
        },
        then: type => (s.kind === CHANGE_CORE ? MENU : moveTokens(s, s.kind === DUMP ? 'dump' : 'discard', seat, MOST, [type], MENU)),
      }),
    },
  };
};

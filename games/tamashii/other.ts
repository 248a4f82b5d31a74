// Everything that cards, tiles and sheets say, at any moment, for any player, under the same caps and triggers [TA-107, TA-234, TA-261]. `s.whom` is the player.
import { ALL, type Chapter, type Dice, deckOf, eachSeat, effectOptions, numbered, type Option } from '../kit';
import { beginInhabiting, loseBody } from './bodies';
import { botOption } from './bot';
import { discardCorrupted, gainCorrupted } from './corrupted';
import { clearRoll, rollDice } from './dice';
import { claimGoal } from './end';
import { defeat, discard, draw, foesOf, hurt, leftOf, whenDrawn } from './enemies';
import { beginProgram, prepare, unlock } from './launcher';
import { BASIC, EVERY_TYPE, moveTokens, PAYABLE } from './launcher-tokens';
import { recover, suffer, whenSuffered } from './reset';
import { OPEN, type Tamashii } from './state';
import { typeNames } from './words';

const MOST = 20, // of anything that is typed in
  MOST_NUMBER = 70, // as many as there are enemy cards
  MOST_DICE_TOKENS = 6;

/** What may be gained and lost by a number. */
const counters = () =>
  [
    { label: 'Shield', track: 'shield' },
    { label: 'Memory', track: 'memory' },
    { label: 'Power', track: 'power' },
    { label: 'Reroll', track: 'reroll' },
    { label: 'EXP', track: 'exp' },
    { label: 'Trace', track: 'trace' },
    { label: 'Integrity', track: 'integrity' },
    { label: 'Limit', track: 'integrityMax' },
    { label: 'Ascend', track: 'ascend' },
    { label: 'Success', track: 'success' },
    { label: 'On the card', track: 'onCard' },
    { label: 'Time', track: 'time' },
  ] as const;

const INTEGRITY = 6;
const TIME = 11;

/** Gains and losses stop at the ends of their tracks [TA-040, TA-041]; Integrity at the Limit [TA-045]. */
function gain(s: Tamashii, t: Dice<Tamashii>, counter: number, by: number): void {
  const { track } = counters()[counter];
  if (counter === INTEGRITY && by > 0) recover(s, s.whom, by);
  else t.change(track, by, Array.isArray(s[track]) ? s.whom : 0);
  s.integrity[s.whom] = Math.min(s.integrity[s.whom], s.integrityMax[s.whom]) | 0; // the Limit may have fallen [TA-046]
  if (counter === TIME) s.timeGoverned = 1; // [TA-256]
}

export const other = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const seat = s.whom,
    isThere = foesOf(s, seat).length > 0,
    noTrace = !s.hasTrace && 'Trace is not in play'; // [TA-341]
  const back: Option = { label: 'Back', back: true, then: 'menu' };
  const deed = (label: string, kind: number, then: string): Option => ({ label, value: kind, do: () => (s.kind = kind), then });
  const amount = (say: string, run: (n: number) => void, then: () => string, most = MOST) => ({
    say,
    dial: { min: 0, max: most, start: 1 },
    do(n: number) {
      if (n) run(n);
    },
    then: (n: number) => (n ? then() : 'menu'),
  });
  const menu = () => 'menu';

  return {
    page: 24,
    seat,
    steps: {
      whom: () => ({
        say: 'A card or tile acts:\non whom?',
        seat: ALL,
        options: eachSeat(s, s.seats, one => ({ usual: one === s.whom })), // whoever acts
        do: one => (s.whom = one),
        then: 'menu',
      }),

      /** Using a card is always the player's choice [TA-043, TA-232]. */
      menu: () => ({
        say: 'What happens? Using\na card is your choice',
        keeps: true,
        options: [
          { label: 'Done', back: true, then: '<' },
          ...effectOptions(s, t, seat, [
            { label: 'Shield +1', track: 'shield', by: 1 },
            { label: 'Memory +1', track: 'memory', by: 1 },
            { label: 'Power +1', track: 'power', by: 1 },
            { label: 'Reroll +1', track: 'reroll', by: 1 },
            { label: 'EXP +1', track: 'exp', by: 1 },
          ]).map(option => ({ ...option, then: 'menu' })), // the Assets that an effect leaves open, one by one [TA-197]
          deed('Gain', 1, 'counter'),
          deed('Lose', -1, 'counter'),
          { label: 'Suffer wounds', then: 'wounds' },
          { label: 'Enemies', then: 'enemies' },
          { label: 'Data tokens', then: 'tokens' },
          { label: 'Body', then: 'body' },
          s.mode !== 'Prologue' && { label: 'Augment, Protocol', then: 'cards' },
          { label: 'Test', then: 'test.kind>menu' },
          s.mode === 'Competitive' && { label: 'Claim a Goal', rare: true, do: () => claimGoal(s, t, seat), then: 'menu' }, // [TA-363]
          s.mode !== 'Competitive' && {
            label: 'Scenario card',
            then: 'quest.card>menu',
            not: s.back[s.back.length - 1] === 'quest.world' && 'Use New card there', // [TA-104]
          },
          { label: 'Set Time', then: 'quest.time>menu' },
          { label: 'Boss', then: 'boss.menu>menu' },
          { label: 'Chance', then: 'chance' },
          s.phase !== '' && botOption(s, 'menu'),
          { label: 'Reset', rare: true, do: () => (s.integrity[seat] = 0), then: 'menu' },
        ],
      }),

      counter: () => ({
        say: s.kind > 0 ? 'Gain what?' : 'Lose what?',
        options: [...counters().map(({ label, track }, value) => ({ label, value, not: track === 'trace' && noTrace })), back],
        do: counter => (s.counter = counter),
        then: 'amount',
      }),
      amount: () => amount(`${s.kind > 0 ? 'Gain' : 'Lose'} how many?`, n => gain(s, t, s.counter, s.kind * n), menu),

      wounds: () => ({
        say: 'How many wounds?',
        dial: { min: 0, max: MOST, start: 1 },
        do: n => suffer(s, seat, n),
        then: () => whenSuffered(s, 'menu'),
      }),

      /** With Trace to 0 as after a Trace roll, or without [TA-234]. */
      enemies: () => ({
        say: 'Enemies',
        options: [
          deed('Attach', 0, 'attach'),
          { ...deed('Attach, Trace to 0', 1, 'attach'), not: noTrace },
          isThere && deed('Damage', 1, 'foe'),
          isThere && deed('Recover', -1, 'foe'),
          isThere && deed('Defeat', 2, 'foe'),
          isThere && deed('Discard, no EXP', 3, 'foe'),
          back,
        ],
      }),
      attach: () =>
        amount(
          'How many?',
          n => draw(s, t, seat, n, s.kind > 0),
          () => whenDrawn(s, 'menu'),
        ),

      /** A card may reach others than the Top [TA-254]. */
      foe: () => ({
        say: 'Only the Top, unless\na card says so',
        options: [
          ...foesOf(s, seat).map((at, place) => ({
            label: `${place ? `Enemy ${place + 1}` : 'Top Enemy'}, ${leftOf(s, at)} left`,
            value: place,
          })),
          back,
        ],
        do(place) {
          if (s.kind === 2) defeat(s, t, seat, place);
          else if (s.kind === 3) discard(s, t, seat, place);
          else s.foe = place;
        },
        then: () => (s.kind > 1 ? 'menu' : 'hurt'),
      }),
      hurt: () => amount(s.kind > 0 ? 'How much damage?' : 'Recovers how much?', n => hurt(s, t, seat, s.foe, s.kind * n), menu),

      tokens: () => ({
        say: 'Data tokens',
        options: [
          { label: 'Gain Corrupted', then: 'corrupted' },
          !s.inDevice && s.corruptedHeld[seat] > 0 && { label: 'Discard Corrupted', do: () => discardCorrupted(s, seat), then: 'menu' },
          ...(s.inDevice ? inDevice() : []),
          { label: 'Unlock a slot', then: () => unlock(s, seat, 'menu'), not: !s.locks[seat] && 'No Lock left' }, // without EXP [TA-206]
          deed('Change Core', 0, 'type'), // [TA-230]
          back,
        ],
      }),
      corrupted: () => amount('How many Corrupted?', n => gainCorrupted(s, seat, n), menu),
      program: () =>
        amount(
          'Program how many?',
          n => beginProgram(s, seat, n),
          () => 'launcher.move>menu',
        ),
      prepare: () =>
        amount(
          'Prepare how many\ntokens?',
          n => prepare(s, t, seat, n),
          () => (s.hand.length ? 'launcher.place>menu' : 'menu'),
        ),

      /** A named type: Open tokens are not touched [TA-260]. */
      type: () => ({
        say: 'Which type?',
        options: [
          ...typeNames(s)
            .slice(0, OPEN)
            .map((label, value) => ({ label, value })),
          back,
        ],
        do(type) {
          if (s.kind) return;
          s.core[seat] = type;
          s.coreKnown = 1;
        },
        then: type => (s.kind ? moveTokens(s, s.kind > 0 ? 'dump' : 'discard', seat, MOST, [type], 'menu') : 'menu'),
      }),

      /** With an Advanced Body nobody goes back to the Walker [TA-226]. */
      body: () => ({
        say: 'Body',
        options: [
          { label: 'Inhabit a new Body', then: () => `${beginInhabiting(s, seat)}>menu` },
          s.bodies[seat] === 2 && { label: 'Swap the 2 Bodies', then: 'body.swap>menu' },
          s.bodies[seat] > 0 && { label: 'Lose active Body', do: () => loseBody(s, seat), then: 'menu' },
          back,
        ],
      }),

      /** Protocol steps in order, each free, at any moment; after the third nothing more [TA-054, TA-108, TA-228, TA-229]. */
      cards: () => {
        const step = s.protocolStep[seat];
        return {
          say: 'Protocol: 1, 2 reward\nonce, 3 for good',
          options: [
            { label: 'Faction Augment', then: 'upgrade.faction>menu' },
            { label: 'Break an Augment', then: 'upgrade.broken>menu' },
            s.protocols > 0 && {
              label: `Protocol step ${step + 1}`,
              do: () => s.protocolStep[seat]++,
              then: 'menu',
              not: step > 2 && 'All 3 are done',
            },
            back,
          ],
        };
      },

      chance: () => ({
        say: 'Chance',
        options: [
          { label: 'Roll player dice', then: 'dice' },
          { label: 'Random number', then: 'number' },
          { label: 'Dice tokens, drawn', then: 'diceTokens' },
          {
            label: 'Dice tokens, a set', // the three different ones [TA-168]
            do() {
              s.diceTokensDown = 3;
              s.diceTokens = [1, 1, 1];
            },
            then: 'menu',
          },
          s.diceTokensDown > 0 && { label: 'Reveal a Dice token', then: 'reveal' },
          back,
        ],
      }),

      dice: () =>
        amount(
          'How many dice?',
          n => {
            clearRoll(s, 'card');
            s.rerollSeat = seat;
            rollDice(s, t, seat, n);
          },
          () => 'roll.show>menu',
        ),

      /** A card by its place, a player by lot: the decks stay on the table [TA-172]. */
      number: () =>
        amount(
          'A number up to?',
          n => {
            s.kind = t.card(n, () => numbered('a number', n)) + 1;
          },
          () => 'drawn',
          MOST_NUMBER,
        ),
      drawn: () => ({ say: `It is ${s.kind}`, then: 'menu' }),

      /** Face down: nobody knows what they show [TA-169]. */
      diceTokens: () =>
        amount(
          'How many tokens?',
          n => {
            s.diceTokensDown = n;
            s.diceTokens = [2, 2, 2];
          },
          menu,
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
          back,
        ],
      }),
      token: () => ({ say: `The token shows ${['B', 'S', 'blank'][s.kind]}`, then: s.diceTokensDown ? 'reveal' : 'menu' }),
    },
  };

  /** One of the tokens that are not revealed yet, without replacement [TA-168]. */
  function revealToken(): void {
    const left = s.diceTokens,
      all = left[0] + left[1] + left[2];
    let at = t.card(all, () => deckOf('a dice token', ['B', 'S', 'blank'], left)),
      face = 0;
    while (at >= left[face]) at -= left[face++];
    left[face]--;
    s.diceTokensDown = Math.max(0, s.diceTokensDown - 1) | 0;
    s.kind = face;
  }

  /** What only the device can do when it holds the tokens. */
  function inDevice(): Option[] {
    const move = (label: string, deed: Tamashii['tokenDeed'], most: number, types: number[]): Option => ({
      label,
      then: () => moveTokens(s, deed, seat, most, types, 'menu'),
    });
    return [
      move('Gain a basic token', 'gain', 1, BASIC),
      move('Gain Open Data', 'gain', 1, [OPEN]),
      move('Discard a token', 'discard', 1, EVERY_TYPE),
      move('Dump, Open allowed', 'dump', MOST, PAYABLE.concat(5)),
      deed('Forced dump', 1, 'type'),
      deed('Forced discard', -1, 'type'),
      { label: 'Program x', then: 'program' },
      { label: 'Prepare x', then: 'prepare' },
    ];
  }
};

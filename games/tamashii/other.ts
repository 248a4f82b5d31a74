// Everything that cards, tiles and sheets say, at any moment, for any player, under the same caps and triggers [TA-107, TA-234, TA-261]. `s.whom` is the player.
import { ALL, type Chapter, type Dice, eachSeat, effectOptions } from '../kit';
import { assetEffects } from './action';
import { beginInhabiting, loseBody } from './bodies';
import { botOption } from './bot';
import { claimGoal } from './end';
import { backToMenu, howMany, MOST } from './how-many';
import { recover, suffer, whenSuffered } from './reset';
import type { Tamashii } from './state';

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
    noTrace = !s.hasTrace && 'Trace is not in play'; // [TA-341]

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
        then: 'menu',
        options: [
          { label: 'Done', back: true, then: '<' },
          ...effectOptions(s, t, seat, [...assetEffects()]), // the Assets that an effect leaves open, one by one [TA-197]
          { label: 'Gain', do: () => (s.kind = 1), then: 'counter' },
          { label: 'Lose', do: () => (s.kind = -1), then: 'counter' },
          { label: 'Suffer wounds', then: 'wounds' },
          { label: 'Enemies', then: 'enemyEffects.menu' },
          { label: 'Data tokens', then: 'tokenEffects.menu' },
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
          { label: 'Chance', then: 'chance.menu' },
          s.phase !== '' && botOption(s, 'menu'),
          { label: 'Reset', rare: true, do: () => (s.integrity[seat] = 0), then: 'menu' },
        ],
      }),

      counter: () => ({
        say: s.kind > 0 ? 'Gain what?' : 'Lose what?',
        options: [...counters().map(({ label, track }, value) => ({ label, value, not: track === 'trace' && noTrace })), backToMenu()],
        do: counter => (s.counter = counter),
        then: 'amount',
      }),
      amount: () => howMany(`${s.kind > 0 ? 'Gain' : 'Lose'} how many?`, n => gain(s, t, s.counter, s.kind * n)),

      wounds: () => ({
        say: 'How many wounds?',
        dial: { min: 0, max: MOST, start: 1 },
        do: n => suffer(s, seat, n),
        then: () => whenSuffered(s, 'menu'),
      }),

      /** With an Advanced Body nobody goes back to the Walker [TA-226]. */
      body: () => ({
        say: 'Body',
        options: [
          { label: 'Inhabit a new Body', then: () => `${beginInhabiting(s, seat)}>menu` },
          s.bodies[seat] === 2 && { label: 'Swap the 2 Bodies', then: 'body.swap>menu' },
          s.bodies[seat] > 0 && { label: 'Lose active Body', do: () => loseBody(s, seat), then: 'menu' },
          backToMenu(),
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
            backToMenu(),
          ],
        };
      },
    },
  };
};

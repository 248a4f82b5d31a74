// Launch: Patterns one by one, each once in a step; in the end all Corrupted leave the Launcher (p. 7, 12, 14).
import { type Chapter, type Dice, type Option, range } from '../kit';
import { otherFor } from './beside';
import { bossDamage, bossLine, bossStands, hurtBoss } from './boss';
import { botOption } from './bot';
import { gainCorrupted } from './corrupted';
import { claimGoal } from './end';
import { foesOf, hurt, leftOf } from './enemies';
import { launcherPicture } from './launcher';
import { dumpLauncher } from './launcher-tokens';
import { applyPattern } from './pattern-effects';
import * as pattern from './patterns';
import { augmentPatterns, patternNames } from './patterns';
import { findPattern } from './shapes';
import { CORRUPTED, type Tamashii } from './state';
import { onward } from './turn';

const MOST_DAMAGE = 40,
  MOST_PENALTY = 8;

/** The Patterns at these places of the list: each once in a step. */
function listed(s: Tamashii, first: number, count: number): Option[] {
  const names = patternNames();
  return range(first, first + count - 1).map(place => ({
    label: names[place],
    value: place,
    not: s.launched[place] > 0 && 'Once in a Launch step',
  }));
}

/** With the value now beside each. */
function assetPatterns(s: Tamashii, t: Dice<Tamashii>): Option[] {
  const options = listed(s, 0, pattern.LONGER);
  for (const option of options) option.note = t.said(pattern.assetNames()[option.value as number], s.seat);
  return options;
}

function batteryPattern(s: Tamashii): Option {
  const option = listed(s, pattern.BATTERY, 1)[0];
  if (s.batteries > 4) option.not = 'All 5 are charged';
  return option;
}

/** Its tokens go first: with the Launcher in the device it is looked for there. */
function use(s: Tamashii, t: Dice<Tamashii>): string {
  return s.inDevice ? findPattern(s) : applyPattern(s, t);
}

export const launch = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const enemies = () => foesOf(s, s.seat).length;

  return {
    page: '7, 12',
    steps: {
      menu: () => ({
        say: s.inDevice ? launcherPicture(s, s.seat, 'LAUNCH') : 'LAUNCH a Pattern\nor end the step',
        keeps: true,
        options: [
          ...assetPatterns(s, t),
          ...(enemies() ? listed(s, pattern.HACK, 4) : []), // of the Top Enemy only [TA-219]
          { label: 'More Patterns', then: 'more' },
          s.botInPlay > 0 && batteryPattern(s),
          botOption(s, 'menu'),
          otherFor(s, s.seat),
          s.mode === 'Competitive' && { label: 'Claim a Goal', rare: true, do: () => claimGoal(s, t, s.seat), then: 'menu' },
          { label: 'End Launch', do: () => endLaunch(s, t), then: () => onward(s) },
        ],
        do: place => (s.pattern = place),
        then: () => use(s, t),
      }),

      /** The other sources of Patterns [TA-218]. */
      more: () => ({
        say: 'Which Pattern?\nDump its tokens first',
        options: [
          ...listed(s, pattern.LONGER, 5),
          ...listed(s, pattern.AUGMENT, augmentPatterns(s)),
          s.mode !== 'Prologue' && { label: 'Body Market', value: pattern.BODY },
          ...listed(s, pattern.PROTOCOL, s.protocols),
          ...(bossStands(s) ? listed(s, pattern.BOSS_TOKEN, 2) : []),
          ...listed(s, pattern.CARD, 4),
          { label: 'Back', back: true, then: 'menu' },
        ],
        do: place => (s.pattern = place),
        then: () => use(s, t),
      }),

      /** Most Hacks deal damage [TA-222]. */
      hack: () => ({
        say: `Damage to Top Enemy?\n${enemies() ? `${leftOf(s, foesOf(s, s.seat)[0])} left` : 'None is left'}\n0: another effect`,
        dial: { min: 0, max: MOST_DAMAGE, start: 1 },
        do(damage) {
          if (damage) hurt(s, t, s.seat, 0, damage);
        },
        then: damage => (damage ? 'menu' : 'effect'),
      }),

      effect: () => ({
        say: `${patternNames()[s.pattern]}\nWhat does it do?`,
        options: [
          { label: 'Done', then: 'menu' },
          enemies() > 0 && { label: 'Damage Top Enemy', then: 'hack' },
          bossStands(s) && { label: 'Damage the boss', then: 'bossDamage' }, // [TA-371]
          s.pattern >= pattern.AUGMENT && { label: 'Break it', do: () => (s.whom = s.seat), then: 'upgrade.broken>menu' },
          otherFor(s, s.seat),
        ],
      }),

      bossDamage: () => ({ ...bossDamage(s), do: damage => hurtBoss(s, t, damage), then: 'menu' }),

      /** Discarded, not defeated; what the card prints for it is often Corrupted [TA-223]. */
      penalty: () => ({
        say: 'Repelled, no EXP\nCorrupted to gain?',
        dial: { min: 0, max: MOST_PENALTY, start: 1 },
        do: n => gainCorrupted(s, s.seat, n),
        then: 'menu',
      }),

      /** 2, or 4 in one event when an extra Pattern is dumped [TA-376]. */
      bossHack: () => ({
        say: `${bossLine(s)}\nOne hit of how much?`,
        options: [
          { label: '2', do: () => hurtBoss(s, t, 2), then: 'menu' },
          {
            label: '4, extra Pattern',
            do() {
              hurtBoss(s, t, 4);
              s.extraPattern = s.inDevice;
              s.tokenSeat = s.seat;
              s.shape = [];
            },
            then: () => (s.inDevice ? 'shape.draw>menu' : 'menu'),
          },
        ],
      }),
    },
  };
};

/** All Corrupted of the Launcher go to the Dump, always [TA-098]; other tokens stay [TA-099]. */
function endLaunch(s: Tamashii, t: Dice<Tamashii>): void {
  dumpLauncher(s, s.seat, [CORRUPTED]);
  if (s.corruptedHeld[s.seat]) t.tell('Dump all Corrupted from the Launcher');
}

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

export const launch = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const names = patternNames();
  const enemies = () => foesOf(s, s.seat).length;

  /** Its tokens go first: with the Launcher in the device it is looked for there. */
  const use = () => (s.inDevice ? findPattern(s) : applyPattern(s, t));
  const option = (place: number): Option => ({
    label: names[place],
    do: () => (s.pattern = place),
    then: use,
    not: s.launched[place] > 0 && 'Once in a Launch step',
  });
  const options = (first: number, count: number) => range(first, first + count - 1).map(option);
  /** The value now beside each Asset. */
  const assets = () => options(0, pattern.LONGER).map((asset, place) => ({ ...asset, note: t.said(pattern.assetNames()[place], s.seat) }));

  return {
    page: '7, 12',
    steps: {
      menu: () => ({
        say: s.inDevice ? launcherPicture(s, s.seat, 'LAUNCH') : 'LAUNCH a Pattern\nor end the step',
        keeps: true,
        options: [
          ...assets(),
          ...(enemies() ? options(pattern.HACK, 4) : []), // of the Top Enemy only [TA-219]
          { label: 'More Patterns', then: 'more' },
          s.botInPlay > 0 && { ...option(pattern.BATTERY), not: s.batteries > 4 ? 'All 5 are charged' : option(pattern.BATTERY).not },
          botOption(s, 'menu'),
          otherFor(s, s.seat),
          s.mode === 'Competitive' && { label: 'Claim a Goal', rare: true, do: () => claimGoal(s, t, s.seat), then: 'menu' },
          { label: 'End Launch', do: () => endLaunch(s, t), then: () => onward(s) },
        ],
      }),

      /** The other sources of Patterns [TA-218]. */
      more: () => ({
        say: 'Which Pattern?\nDump its tokens first',
        options: [
          ...options(pattern.LONGER, 5),
          ...options(pattern.AUGMENT, augmentPatterns(s)),
          s.mode !== 'Prologue' && { label: 'Body Market', do: () => (s.pattern = pattern.BODY), then: use },
          s.protocols > 0 && option(pattern.PROTOCOL),
          ...(bossStands(s) ? options(pattern.BOSS_TOKEN, 2) : []),
          ...options(pattern.CARD, 4),
          { label: 'Back', back: true, then: 'menu' },
        ],
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
        say: `${names[s.pattern]}\nWhat does it do?`,
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
  s.launching = 0;
}

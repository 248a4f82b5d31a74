// Launch: Patterns one by one, each once in a step; in the end all Corrupted leave the Launcher (p. 7, 14).
import { call, type Steps } from '../kit';
import { dial, entries, type Go, menu, OTHER, ok } from './ask';
import { corrupt, dumpAll, foes, hurt, hurtBoss, onward, raise, removeEnemy, tokens } from './effects';
import {
  AUGMENT,
  AUGMENTS,
  BATTERY,
  BODY,
  BOSS_HACK,
  BREAK,
  CORRUPTED,
  DUMP,
  FACTION,
  HACK,
  PROTOCOL,
  REPEL,
  SHEET,
  type Tamashii,
  VIRTUAL,
} from './state';

export const launch = (): Steps<Tamashii> => {
  const labels = () =>
    (
      'Shield +1,Memory +1,Power +1,Reroll +1,Shield +2,Memory +2,Power +2,Reroll +2,EXP,Hack 1,Hack 2,Hack 3,Repel,Bot battery +1,' +
      'Boss: drop a token,Boss: damage,Learning Protocol,Card 1,Card 2,Card 3,Card 4,Augment 1,Augment 2,Augment 3,Augment 4,Augment 5,' +
      'Augment 6,Augment 7,Augment 8,Augment 9,Body Market'
    ).split(',');
  const groups = ['Basic Pattern', 'Top Enemy', 'Augment', 'Card or sheet'];
  /** First bit of each group, and the one after the last. */
  const bits = (s: Tamashii, group: number): number[] => {
    const at = s.seat * AUGMENTS;
    return [
      [0, HACK],
      [HACK, foes(s, s.seat).length ? BATTERY : 0],
      [AUGMENT, AUGMENT + Math.min(9, s.augments[at + FACTION] + s.augments[at + BREAK])],
      [SHEET, AUGMENT],
    ][group];
  };
  /** Its tokens have been dumped: now the effect (TA-167). */
  const apply = (s: Tamashii): string => {
    const bit = s.launching;
    if (bit < BODY) s.launched |= 1 << bit;
    s.aim = [s.seat, 0];
    if (bit < 8) raise(s, ['shield', 'memory', 'power', 'reroll'][bit % 4], bit < 4 ? 1 : 2, s.seat, 5);
    else if (bit == 8) raise(s, 'exp', s.expPatternGain, s.seat, 999);
    else if (bit == REPEL) {
      removeEnemy(s, s.seat, 0);
      return 'penalty';
    } else if (bit == BATTERY) raise(s, 'batteries', 1, 0, 5);
    else if (bit == BOSS_HACK + 1) return 'bossHack';
    else if (bit == BODY) return call(s, 'body.inhabit', 'menu');
    else if (bit != BOSS_HACK) return 'effect';
    return 'menu';
  };
  const go = (s: Tamashii, bit: number): Go =>
    s.launched & (1 << bit) && bit < BODY
      ? '!Once in a Launch step'
      : () => {
          s.launching = bit;
          if (!s.level) return apply(s);
          if (s.level != VIRTUAL) return tokens(s, DUMP, s.seat, 99, 31, 'paid');
          let code = (bit < HACK && s.shapes[bit]) || 0;
          s.pattern = code ? [code & 7] : [];
          for (code >>= 3; code > 1; code >>= 5) s.pattern.push(code & 31);
          return call(s, s.pattern.length ? 'pattern.found' : 'pattern.draw', 'paid');
        };

  return {
    menu(s) {
      const name = labels(),
        one = (bit: number, may: number | boolean) => [name[bit], may && go(s, bit)];
      return menu(
        s,
        '@ LAUNCH\nChoose a pattern\nor end the step',
        entries(groups, i => {
          const range = bits(s, i);
          return range[1] > range[0] ? ['which', i] : '!None here';
        }).concat(
          one(BODY, s.mode),
          one(PROTOCOL, s.protocols),
          s.batteries < 5 ? one(BATTERY, s.botInPlay) : [name[BATTERY], '!All 5 are charged'],
          one(BOSS_HACK, s.boss == 1),
          one(BOSS_HACK + 1, s.boss == 1),
          ['End Launch', 'end', OTHER, 0, 'Lower enemies', '!Only the Top Enemy'],
        ),
      );
    },

    which(s) {
      const range = bits(s, s.aim[1]);
      return menu(
        s,
        '@: ' + groups[s.aim[1]] + '\nDump its tokens first',
        entries(labels().slice(range[0], range[1]), i => go(s, range[0] + i)).concat('Back', 'menu'),
      );
    },

    paid: s => ok(s, '@ launches\n' + labels()[s.launching] + '\nIts tokens are dumped', () => apply(s)),

    effect: s =>
      menu(s, '@: ' + labels()[s.launching] + '\nWhat does it do?', [
        'Damage Top Enemy',
        foes(s, s.seat).length && ['damage', 0],
        'Damage the boss',
        s.boss && ['damage', 1],
        'Break it',
        s.launching >= AUGMENT && 'upgrade.broken>menu',
        OTHER,
        0,
        'Done',
        'menu',
      ]),

    damage: s =>
      dial(s, 'How much damage?\nToo much is lost', 40, 1, n => {
        if (s.aim[1]) hurtBoss(s, n);
        else hurt(s, s.seat, 0, n);
        return 'effect';
      }),

    penalty: s =>
      dial(s, 'Enemy discarded\nNo EXP\nCorrupted to gain?', 8, 1, n => {
        corrupt(s, s.seat, n);
        return 'menu';
      }),

    bossHack: s =>
      menu(
        s,
        'Armor {bossArmor}\nITG {bossIntegrity}\nOne hit of',
        entries(['2', '4, extra Pattern'], i => () => {
          hurtBoss(s, 2 + i * 2);
          return 'menu';
        }),
      ),

    end: s =>
      ok(s, '@ END LAUNCH\nDump all corrupted\nfrom your Launcher', () => {
        dumpAll(s, s.seat, 1 << CORRUPTED);
        s.launched = 0;
        return onward(s);
      }),
  };
};

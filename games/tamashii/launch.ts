// Launch: Patterns one by one, each once in a step; in the end all Corrupted leave the Launcher (p. 7, 14).
import { get, type Table } from '../kit';
import { damage, entries, type Go, type List, OTHER, type Rows } from './ask';
import { bossLine, bossStands, corrupt, counters, dumpAll, foes, hurt, hurtBoss, lesser, onward, removeEnemy, tokens } from './effects';
import { launcher } from './grid';
import {
  AUGMENT,
  AUGMENTS,
  BATTERY,
  BODY,
  BOSS_HACK,
  BREAK,
  CORRUPTED,
  COUNTS,
  DUMP,
  FACTION,
  HACK,
  PROTOCOL,
  PROTOCOLS,
  REPEL,
  SHEET,
  type Tamashii,
} from './state';
import { patternNames } from './tracks';

export const launch = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const labels = () => patternNames().concat('Body Market');
  const groups = ['Basic Pattern', 'Top Enemy', 'Augment', 'Card or sheet'];
  /** First bit of each group, and how many there are. */
  const range = (group: number): number[] => {
    const at = s.seat * AUGMENTS,
      n = get(s, 'augments', at + FACTION) + get(s, 'augments', at + BREAK);
    return [
      [0, HACK],
      [HACK, foes(s, s.seat).length && 4],
      [AUGMENT, Math.min(9, n)],
      [SHEET, 4],
    ][group];
  };
  /** Its tokens have been dumped: now the effect (TA-167). */
  const apply = (): string => {
    const bit = s.using;
    if (bit < BODY) s.launched |= 1 << bit;
    s.aim = [s.seat, 0];
    s.pattern = [];
    if (bit < 8) t.add(counters()[bit % 4], bit < 4 ? 1 : 2, s.seat);
    else if (bit == 8) t.add('exp', s.expPatternGain, s.seat);
    else if (bit == REPEL) {
      removeEnemy(s, s.seat, 0);
      return 'penalty';
    } else if (bit == BATTERY) t.add('batteries', 1);
    else if (bit == BOSS_HACK + 1) return 'bossHack';
    else if (bit == BODY) return 'body.inhabit>menu';
    else if (bit != BOSS_HACK) return 'effect';
    return 'menu';
  };
  const use = (bit: number): string => {
    s.using = bit;
    if (!s.level) return apply();
    if (s.level == COUNTS) return tokens(s, DUMP, s.seat, 99, 31, 'paid');
    let code = (bit < HACK && s.shapes && s.shapes[bit]) || 0;
    s.pattern = code ? [code & 7] : [];
    for (code >>= 3; code > 1; code >>= 5) s.pattern.push(code & 31);
    s.job = [s.seat];
    return (s.pattern.length ? 'grid.found' : 'pattern.draw') + '>paid';
  };
  const go = (bit: number): Go => (s.launched & (1 << bit) && bit < BODY ? '!Once in a Launch step' : [use, bit]);

  return {
    menu() {
      const name = labels(),
        one = (bit: number, may: number | boolean): List => [name[bit], may && go(bit)];
      return [
        s.grid.length ? 'LAUNCH a Pattern' + launcher(s, s.seat) : 'LAUNCH a Pattern\nor end the step',
        entries(groups, i => (range(i)[1] ? ['which', i] : '!There is none')).concat(
          one(BODY, s.mode),
          one(PROTOCOL, s.inPlay & PROTOCOLS),
          s.batteries < 5 ? one(BATTERY, s.botInPlay) : [name[BATTERY], s.botInPlay && '!All 5 are charged'],
          one(BOSS_HACK, s.boss == 1 && s.bossIntegrity),
          one(BOSS_HACK + 1, s.boss == 1 && s.bossIntegrity),
          ['End Launch', 'end', OTHER, 0, 'Lower enemies', '!Only the Top Enemy'],
        ),
      ];
    },

    which() {
      const own = range(s.aim[1]);
      return [
        groups[s.aim[1]] + '\nDump its tokens first',
        entries(labels().slice(own[0], own[0] + own[1]), i => go(own[0] + i)).concat('Back', 'menu'),
      ];
    },

    paid() {
      const bit = s.using,
        id = bit < HACK ? counters()[bit < 8 ? bit % 4 : 4] : '',
        gain = bit < 4 ? 1 : bit < 8 ? 2 : s.expPatternGain,
        now = id && get(s, id, s.seat) + gain; // an Asset ends at 5 (TA-040)
      return [
        labels()[bit] + (id ? ', now ' + (bit < 8 ? lesser(5, now as number) : now) : '') + '\nIts tokens are dumped',
        apply,
        s.seat,
        undefined,
        0,
        { show: [] },
      ];
    },

    effect: () => [
      labels()[s.using] + '\nWhat does it do?',
      [
        'Damage Top Enemy',
        foes(s, s.seat).length && ['damage', 0],
        'Damage the boss',
        bossStands(s) && ['damage', 1],
        'Break it',
        s.using >= AUGMENT && 'upgrade.broken>menu',
        OTHER,
        0,
        'Done',
        'menu',
      ],
    ],

    // an Augment may still break; whatever else the Pattern does is typed in by Other...
    damage: () => damage(s, s.aim[1], n => (s.aim[1] ? hurtBoss(s, n) : hurt(s, s.seat, 0, n)) + (s.using < AUGMENT ? 'menu' : 'effect')),

    penalty: () => [
      'Enemy discarded\nNo EXP\nCorrupted to gain?',
      n => {
        corrupt(s, s.seat, n);
        return 'menu';
      },
      8,
      1,
    ],

    bossHack: () => [
      bossLine(s) + '\nOne hit of how much?',
      [
        ['2', '4, extra Pattern'],
        extra => {
          const told = hurtBoss(s, 2 + extra * 2) + 'menu';
          return extra ? tokens(s, DUMP, s.seat, 99, 31, told) : told;
        },
      ],
    ],

    end: () => [
      'END LAUNCH\nDump all Corrupted\nfrom your Launcher',
      () => {
        dumpAll(s, s.seat, 1 << CORRUPTED);
        s.launched = 0;
        return onward(s);
      },
    ],
  };
};

// A test: the pool with help and Items, the throw, the push. The hub shows dice and odds at every moment.
import { back, count } from '../kit';
import { chapter, type Entry, list, type Row } from './rows';
import {
  BRUISE,
  conditions,
  GRADUALLY,
  HELP,
  HOME,
  has,
  LIGHTER,
  lock,
  MIGHT_HELP,
  NO_COMBO,
  relieve,
  SLOTS,
  seatsOf,
  TEAM,
  TEXT,
  traits,
  worst,
} from './state';

export const test = () =>
  chapter(14, (s, t) => {
    const { names, seats, by, upset, scared, injured, weakness, strength, items, iconic, dice } = s,
      helpers = () => seatsOf(s, s.aid).length,
      well = () => has(s, BRUISE),
      say = (text: string) => '@' + traits()[s.trait - 1] + text;

    /** Why a Kid may not help, or nothing (TL-209). */
    const bar = (k: number) =>
      upset[k] && !well()
        ? 'Upset'
        : weakness[k] == s.trait
          ? 'Weak in this'
          : s.status[k] == HOME
            ? 'Home for dinner'
            : s.may & TEAM && !(s.participants & (1 << k)) && 'Not in the hack';

    const open = () => seats.filter(k => k != by && !(s.aid & (1 << k)) && !bar(k));

    /** TL-211: the slots that can take the price. GRADUALLY leaves one at most (TL-615). */
    const slots = () => [0, 1, 2, 3].filter(i => !s[SLOTS[i]][by] && (!has(s, GRADUALLY) || i == worst(s, by)));

    /** Why there is no push, or nothing (TL-210). */
    const noPush = () =>
      s.pushed ? 'pushed' : injured[by] && !well() ? 'injured' : !s.pool[by] ? 'no Time' : !slots().length && 'no free slot';

    /** TL-216, TL-217: the chance of a six with n dice; a push throws them all again. */
    function odds(label: string, n: number): [string, number, number] {
      let miss = 1,
        all = 1;
      while (n--) {
        miss *= 5;
        all *= 6;
      }
      return [label, all - miss, all];
    }

    /** TL-415: a success relieves SCARED, but not the one that paid for it (TL-214). */
    function landed(won: number): string {
      s.won = won ? 1 : 0;
      s.passed += s.won;
      if (won && scared[by] && s.price != 2) relieve(s, by, 2);
      return 'rolled';
    }

    function roll(n: number): string {
      s.dice = t.roll(n, 6);
      return landed(count(s.dice, 6));
    }

    /** TL-414: help relieves UPSET the moment the dice are rolled. */
    function begin(): void {
      s.made++;
      if (s.aid && upset[by]) relieve(s, by, 1);
    }

    const finish = () => (s.may & TEXT ? (s.won ? 'card.menu' : 'harm.text') : back(s)),
      to = (key: 'trait' | 'fit' | 'keen') => (n: number) => {
        s[key] = n;
        return 'pool';
      };

    return {
      trait: () => ['@trait?', list([1, 2, 3, 4, 5], n => traits()[n - 1], to('trait'))],

      /** TL-201 to TL-207: everything is added up first, then clamped once. */
      pool: () => {
        const large = s.kids > 3 ? 1 : 0,
          free = open(),
          parts: [number, string][] = [
            [3, ''],
            [strength[by] == s.trait && (well() || !scared[by]) ? 2 - large : 0, ' strong'],
            [weakness[by] == s.trait ? -1 - large : 0, ' weak'],
            [helpers() + s.keen, ' help'],
            [s.fit, ' Items'],
            [injured[by] && !well() ? -2 : 0, ' hurt'],
          ];
        let text = '\n',
          n = 0;
        for (const part of parts) {
          n += part[0];
          if (part[0]) text += (part[0] > 0 && part[1] ? '+' : '') + part[0] + part[1] + ' ';
        }
        n = Math.max(1, Math.min(8, n));
        const entries: Entry[] = [
          [
            'Roll ' + n,
            () => {
              begin();
              return roll(n);
            },
          ],
          ['Help', 'help', !(s.may & (HELP | TEAM)) ? 'Tested alone' : helpers() > 1 ? 'Two at most' : !free.length && 'Nobody can'],
          items[by] && ['Items', 'items'],
          s.aid && has(s, MIGHT_HELP) && ["Helpers' Items", 'keen'],
          [
            'COMBO',
            () => {
              s.card = 0;
              return 'combo.cards';
            },
            s.may & NO_COMBO && 'None listed',
          ],
        ];
        return [
          say(text),
          entries.concat(seats.map((k): Entry => k != by && bar(k) && [names[k] + ' helps', '', bar(k)])),
          { odds: [odds('A six', n)].concat(noPush() ? [] : [odds('With a push', n * 2)]) },
        ];
      },

      help: () => [
        say(': who helps? Same place, no Time'),
        list(
          open(),
          names,
          k => {
            s.aid |= 1 << k;
            return 'pool';
          },
          'pool',
        ),
      ],

      items: () => [
        say(': own Items of that color?'),
        to('fit'),
        { dial: [0, items[by], iconic[by] && s.iconicColor[by] == s.trait ? 1 : 0] },
        15,
      ],

      keen: () => ['@helpers who own such an Item?', to('keen'), { dial: [0, helpers(), 0] }, 22],

      rolled: () => {
        const no = noPush(),
          over = () => (s.fit && dice.length && has(s, LIGHTER) ? 'lighter' : finish());
        return s.won
          ? ['@SUCCESS', over, { dice, cue: 'good' }]
          : no
            ? ['@FAIL\nNo push: ' + no, over, { dice, cue: 'bad' }, 16]
            : [
                '@FAIL\nPush? 1 Time into a condition',
                [
                  ['Push', 'price'],
                  ['Accept', over],
                ],
                { dice, cue: 'bad', odds: [odds('Push', dice.length)] },
                16,
              ];
      },

      price: () => [
        '@1 Time into which slot? Then all dice again',
        list(
          slots(),
          conditions(),
          i => {
            s.price = i;
            lock(s, by, i);
            s.pushed = 1;
            s.pushes++;
            return roll(dice.length); // TL-213: as many as before, whatever was taken
          },
          'rolled',
        ),
        {},
        16,
      ],

      /** TL-617. */
      lighter: () => [
        '@discard an Item used for a die, not the Iconic',
        [
          items[by] > iconic[by] && [
            'Discarded',
            () => {
              items[by]--;
              return finish();
            },
          ],
          s.fit == 1 && iconic[by] > 0 && ['Used the Iconic only', finish],
        ],
        {},
        22,
      ],

      combined: () => [
        '@no roll needed',
        () => {
          begin();
          return landed(1);
        },
        {},
        15,
      ],
    } as { [step: string]: () => Row };
  });

// A test: the pool with help and Items, the throw, the push. The hub shows dice and odds at every moment.
import { count, digit, put, type Table } from '../kit';
import { type Chapter, type Entry, list } from './rows';
import {
  BRUISE,
  conditions,
  cube,
  GRADUALLY,
  HELP,
  HOME,
  has,
  LIGHTER,
  lock,
  MIGHT_HELP,
  NO_COMBO,
  relieve,
  SICK,
  seatsOf,
  spend,
  type Tales,
  TEAM,
  TEXT,
  traits,
  weaknesses,
  worst,
} from './state';

export const test = (s: Tales, t: Table<Tales>): Chapter => {
  const { names, seats, by, may, aid, dice, pool, trait, place, fit } = s,
    iconic = +s.iconic[by],
    items = digit(s.items, by),
    upset = (k: number) => +s.upset[k],
    scared = +s.scared[by],
    injured = +s.injured[by],
    weak = (k: number) => +s.weakness[k] == trait,
    helpers = seatsOf(s, aid).length,
    well = has(s, BRUISE),
    say = (text: string) => by + traits()[trait - 1] + text,
    /** Why a Kid may not help, or nothing (TL-209). Who is in a HACK helps from anywhere (TL-342). */
    bar = (k: number) =>
      may & TEAM
        ? !(s.participants & (1 << k)) && 'Not in the hack'
        : +s.status[k] == HOME
          ? 'Home for dinner'
          : +s.status[k] == SICK && !s.phase
            ? 'Sick' // TL-170: not at school, even if HOME is there
            : place[k] != place[by] && 'Elsewhere',
    no = (k: number) => (upset(k) && !well ? 'UPSET: cannot help' : weak(k) ? weaknesses()[trait - 1] + ': cannot help' : bar(k)),
    open = () => seats.filter(k => k != by && !(aid & (1 << k)) && !no(k)),
    /** TL-211: the slots that can take the price; UPSET is one when help comes with the throw. GRADUALLY leaves one at most (TL-615). */
    slots = () =>
      [0, 1, 2, 3].filter(i => (!cube(s, by, i) || (i == 1 && aid && !dice.length)) && (!has(s, GRADUALLY) || i == worst(s, by))),
    /** Why there is no push, or nothing (TL-210). */
    noPush = () => (s.pushed ? 'pushed already' : injured && !well ? 'injured' : !pool[by] ? 'no Time' : !slots().length && 'no free slot'),
    /** TL-216, TL-217: the chance of a six with n dice; a push throws them all again. */
    odds = (label: string, n: number): [string, number, number] => {
      let miss = 1,
        all = 1;
      while (n--) {
        miss *= 5;
        all *= 6;
      }
      return [label, all - miss, all];
    },
    /** Of each condition that was relieved the cube moves. */
    freed = (names: string) => names && names + (names.indexOf(',') < 0 ? ' cube' : ' cubes') + ' to action space',
    /** Relieves a condition of the roller; the screen of the throw tells it. */
    free = (slot: number) => {
      relieve(s, by, slot);
      s.msg += (s.msg && ', ') + conditions()[slot];
    },
    /** TL-415: a success relieves SCARED, but not the one that paid for it (TL-214). */
    landed = (won: number, price?: number) => {
      s.won = won ? 1 : 0;
      s.passed += s.won;
      if (won && scared && price != 2) free(2);
      return 'rolled';
    },
    /** With the slot that paid for it, when it is a push. */
    roll = (n: number, price?: number) => {
      const dice = t.roll(n, 6),
        sixes = count(dice, 6),
        [, ways, of] = odds('', n);
      s.dice = dice.join('');
      t.tried({ seat: by, successes: sixes ? 1 : 0, tries: 1, ways, of });
      return landed(sixes, price);
    },
    /** TL-414: help relieves UPSET the moment the dice are rolled. */
    begin = () => {
      s.made++;
      if (aid && upset(by)) free(1);
    },
    finish = () => (may & TEXT ? (s.won ? 'card.menu' : 'harm.text') : '<'),
    over = () => (fit && has(s, LIGHTER) ? 'lighter' : finish()),
    to = (key: 'trait' | 'fit' | 'keen') => (n: number) => {
      s[key] = n;
      return 'pool';
    };

  return {
    trait: () => [by + 'Which trait?', list([1, 2, 3, 4, 5], n => traits()[n - 1], to('trait'))],

    /** TL-201 to TL-207: everything is added up first, then clamped once. */
    pool: () => {
      const large = s.kids > 3 ? 1 : 0,
        more = [
          +s.strength[by] == trait && (well || !scared) ? 2 - large : 0,
          weak(by) ? -1 - large : 0,
          helpers + s.keen,
          fit,
          injured && !well ? -2 : 0,
        ];
      const changes: string[] = [];
      let n = 3;
      for (let i = 0; i < 5; i++)
        if (more[i]) {
          n += more[i];
          changes.push(['STRENGTH', weaknesses()[trait - 1], 'HELP', 'Items', 'INJURED'][i] + (more[i] > 0 ? ' +' : ' ') + more[i]);
        }
      n = Math.max(1, Math.min(8, n));
      return [
        say('\n3 dice' + (changes[0] ? ': ' + changes.join(', ') : '')),
        [
          [
            'Roll ' + n,
            () => {
              begin();
              return roll(n);
            },
          ],
          ['Help', 'help', !(may & (HELP | TEAM)) ? 'Tested alone' : helpers > 1 ? 'Two at most' : !open().length && 'Nobody can'],
          items && ['Items', 'items'],
          aid && has(s, MIGHT_HELP) && ["Helpers' Items", 'keen'],
          [
            'COMBO',
            () => {
              s.card = 0;
              return 'cards.pay';
            },
            may & NO_COMBO && 'None listed',
          ],
          ['Time instead', 'time', may & NO_COMBO ? 'None listed' : !pool[by] && 'No Time'],
        ].concat(seats.map((k): any => k != by && no(k) && [names[k] + ' helps', '', no(k)])) as Entry[],
        0,
        { odds: [odds('A six', n)].concat(noPush() ? [] : [odds('With a push', n * 2)]) },
      ];
    },

    help: () => [
      say(': who helps? It costs no Time'),
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

    items: () => [say(': own Items of that color?'), to('fit'), 15, { dial: [0, items, iconic && +s.iconicColor[by] == trait ? 1 : 0] }],

    keen: () => [by + 'How many helpers own such an Item?', to('keen'), 22, { dial: [0, helpers, 0] }],

    /** TL-337: no roll, so it relieves nothing. */
    time: () => [
      by + 'How much Time does the card take instead of a roll?',
      n => {
        spend(s, by, n);
        s.won = 1;
        return finish();
      },
      0,
      { dial: [0, pool[by], Math.min(1, pool[by])] },
    ],

    rolled: () => {
      const no = noPush(),
        told = freed(s.msg),
        fail = told && '. ' + told,
        faces = dice.split('').map(n => +n);
      return s.won
        ? [by + 'SUCCESS' + (told && '\n' + told), over, 0, { dice: faces, cue: 'good', show: [] }]
        : [
            by + 'FAIL' + fail + (no ? '\nNo push: ' + no : '. Push?' + (fail ? '' : ' 1 Time into a condition')),
            no
              ? over
              : [
                  ['Push', 'price'],
                  ['Accept', over],
                ],
            16,
            { dice: faces, cue: 'bad', odds: no ? [] : [odds('Push', dice.length)], show: [] },
          ];
    },

    price: () => [
      by + '1 Time into which slot? Then roll all dice again',
      list(
        noPush() ? [] : slots(),
        conditions(),
        i => {
          lock(s, by, i);
          s.msg = '';
          s.pushed = 1;
          s.pushes++;
          return roll(dice.length, i); // TL-213: as many as before, whatever was taken
        },
        'rolled',
      ),
      16,
    ],

    /** TL-617. */
    lighter: () => [
      by + 'Discard an Item used for a die, not the Iconic',
      [
        [
          'Discarded',
          () => {
            put(s, 'items', items - 1, by);
            return finish();
          },
          items <= iconic && 'Only the Iconic',
        ],
        ['It was the Iconic', finish, (fit > 1 || !iconic) && items > iconic && 'Another one was used'],
      ],
      22,
    ],

    /** TL-220: a success like any other. */
    combined: () => {
      const told = freed([aid && upset(by) && 'UPSET', scared && 'SCARED'].filter(name => name).join(', '));
      return [
        by + 'SUCCESS without a roll' + (told && '\n' + told),
        () => {
          begin();
          landed(1);
          return finish();
        },
        15,
        { cue: 'good' },
      ];
    },
  };
};

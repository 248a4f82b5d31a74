// Set-up as a checklist, with the values that are printed on the players' own copy. Machines and tiles also arrive later (TL-434).
import { digit, get, type Next, put, type Table } from '../kit';
import { tiles } from './place';
import { advance, type Chapter, current, list, opts, type Row, type Rows } from './rows';
import { ERRATIC, has, letter, letters, type Tales, traits, unit, weaknesses } from './state';
import { addMachine, marked, track } from './tracks';

const CARD = 9; // so many values of a Machine are on its sheet, the rest on its Response Card

/** Stores a printed value, and goes on to the next of so many. A function of its own: it holds no more than it needs while the question waits. `on` would hold the whole chapter, and only an ERRATIC card goes on by it. */
const setter =
  (s: Tales, key: string, cell: number, fields: number, on?: () => string) =>
  (n: number): string => {
    put(s, key, n, cell);
    if (key == 'strength' && +s.weakness[s.it] == n) put(s, 'weakness', (n % 5) + 1, s.it);
    if (++s.from < fields) return 'field';
    if (on) return s.back[0] ? 'mode' : on();
    return s.back[0] ? 'machine' : 'go';
  };

export const setup = (s: Tales, t: Table<Tales>): Chapter => {
  const { seats, rumor } = s,
    on = () => advance(s, rows(), 'school.start'),
    /** s.how: 0 a Kid, 1 a Machine, 2 its ERRATIC card; s.from: the field. */
    edit =
      (how: number, cell: number): Next =>
      () => {
        s.how = how;
        s.it = cell;
        s.from = how > 1 ? CARD : 0;
        return 'field';
      },
    kid = (i: number): Row => {
      const k = seats[i];
      return [
        k +
          'Strength: ' +
          traits()[+s.strength[k] - 1] +
          '\nWeakness: ' +
          weaknesses()[+s.weakness[k] - 1] +
          '\nHOME: ' +
          letter(digit(s.home, k)) +
          '. Right?',
        [
          ['Keep', on, s.home[k] == '0' && 'HOME letter is missing'],
          ['Change', edit(0, k)],
        ],
        9,
      ];
    },
    machine = (m: number, next: Next): Row => [
      unit(s, m) + ': as printed?',
      [has(s, ERRATIC) ? ['ERRATIC card', edit(2, m)] : ['Keep', next], ['Change', edit(1, m)]],
      10,
      { show: ['class', 'ability', 'spaces'] },
    ],
    /** TL-011. */
    near = (m: number, next: () => string): Row => [
      unit(s, m) + ': near an OPEN place? Then ROUTINE',
      opts('Yes|No', i => {
        put(s, 'mode', i, m);
        return next();
      }),
    ],
    board = (done: () => string, again: string): Row => [
      'Event tiles of the Scenario',
      list(
        tiles().map((_, i) => i),
        i => (s.events & (1 << i) ? '*' : '') + tiles()[i],
        i => {
          s.events ^= 1 << i;
          return again;
        },
        [['Done', done]],
      ),
      8,
      { keeps: true },
    ],
    /** TL-012: four letters that all differ. */
    space = (i: number): Row => [
      'Rumor ' + (i + 1) + ', face-down: letter?',
      list(letters(rumor), letter, n => {
        rumor[i] = n;
        return on();
      }),
    ],
    first = (): Row => [
      'First Player: who last saw an 80s film?',
      list(
        seats,
        s.names,
        k => {
          s.firstKid = k + 1;
          return on();
        },
        [
          [
            'Random',
            () => {
              s.firstKid = seats[t.card(s.kids, () => ({ name: 'the First Player', faces: seats.map(seat => s.names[seat]) }))] + 1;
              return on();
            },
          ],
        ],
      ),
    ],
    told = (texts: string): Rows[0] => [texts.split('|').length, i => !s.terse && texts.split('|')[i]],
    side = s.kids > 3 ? '4-5' : '2-3';

  /** TL-020. Short prompts leave out what only reminds. */
  const rows = (): Rows => {
    const n = s.mode.length;
    return [
      told('Dials to 0, Monday of week 1|Kids: board, standee, 6 Time, smiling Favor, Trait Tile ' + side),
      [s.kids, kid],
      told('Take the Iconic Items, shuffle the Items|Scenario: Machines and Event tiles into Sectors'),
      [n, m => machine(m, on)],
      [n, m => near(m, on)],
      () => board(on, 'go'),
      told(
        'Machine Sheets ' +
          side +
          ', ' +
          (has(s, ERRATIC) ? 'ERRATIC' : 'standard') +
          " Response Cards|Diary cards, A side up|Shuffle the Scenario's Rumors, put other sets away|Shuffle School Cards|All 42 Firewalls face-down; removed ones go back|Rumor Track: put duplicates aside, a token on each place",
      ),
      [4, space],
      told('Each draws 2 Chores, keeps 1, returns 1|Shuffle Chores and Anomalies|All Kids to M|Other tokens'),
      first,
    ];
  };

  return {
    go: () => current(s, rows(), on),

    /** One printed value after the other. */
    field: () => {
      const { how, it } = s,
        keys = marked(s, how ? 'mp' : 'ep'),
        // a Response Card has a trait and an icon for ROUTINE, and both again for ALERT
        response = s.from - CARD,
        alert = response > 1 ? 1 : 0,
        key = keys[response < 0 ? s.from : CARD + (response & 1)],
        cell = response < 0 ? it : it * 2 + alert,
        now = get(s, key, cell),
        { words, min = 0, max, name } = track(s, key),
        set = setter(s, key, cell, keys.length + (how ? 2 : 0), how > 1 ? on : undefined),
        // TL-009: two different traits, a HOME; every figure is there once
        free = (n: number) =>
          key == 'weakness' ? n != +s.strength[it] : key == 'home' ? n : key != 'model' || n == now || s.model.indexOf('' + n) < 0,
        // what is stored stands first: who changes one value presses OK for the others
        first = (all: number[]) => all.filter(n => n == now).concat(all.filter(n => n != now));
      return [
        (how ? unit(s, it) + (response < 0 ? '' : alert ? ', ALERT' : ', ROUTINE') + ': ' : it) + name + '?',
        words ? list(first(words.map((_, i) => i + min).filter(free)), n => words[n - min], set) : set,
        10,
        words ? {} : { dial: [min, max!, now] },
      ];
    },

    arrives: () => [
      'Put the new Machine into its Sector',
      () => {
        addMachine(s);
        return 'machine';
      },
    ],
    machine: () => machine(s.mode.length - 1, 'mode'),
    mode: () => near(s.mode.length - 1, () => '<'),
    tiles: () => board(() => '<', 'tiles'),
  };
};

// Set-up as a checklist, with the values that are printed on the players' own copy. Machines and tiles also arrive later (TL-434).
import { back, type Next } from '../kit';
import { tiles } from './place';
import { advance, chapter, current, list, opts, type Row, type Rows } from './rows';
import { alphabet, ERRATIC, has, letter, unit } from './state';
import { addMachine, tracks } from './tracks';

export const setup = () =>
  chapter(7, (s, t) => {
    const { names, seats, mode, rumor } = s,
      on = () => advance(s, rows(), 'school.start');

    /** s.how: 0 a Kid, 1 a Machine, 2 its ERRATIC card; s.from: the field. */
    const edit = (how: number, cell: number) => () => {
      s.how = how;
      s.it = cell;
      s.from = how == 2 ? 9 : 0;
      return 'field';
    };

    const kid = (seat: number) => (): Row => [
      'are these right?',
      [
        ['Keep', on],
        ['Change', edit(0, seat)],
      ],
      { seat, show: ['strength', 'weakness', 'home', 'homeType'] },
      9,
    ];

    const machine = (m: number, next: Next) => (): Row => [
      unit(s, m) + ': all right?',
      [has(s, ERRATIC) ? ['ERRATIC card', edit(2, m)] : ['Keep', next], ['Change', edit(1, m)]],
      { show: ['class', 'ability', 'spaces'] },
      10,
    ];

    /** TL-011. */
    const near = (m: number, next: () => string) => (): Row => [
      unit(s, m) + ': near an OPEN place? Then ROUTINE',
      opts('Yes|No', i => {
        mode[m] = i;
        return next();
      }),
    ];

    const board = (done: () => string, again: string) => (): Row => [
      'Event tiles',
      list(
        tiles().map((_, i) => i),
        i => (s.events & (1 << i) ? '* ' : '') + tiles()[i],
        i => {
          s.events ^= 1 << i;
          return again;
        },
      ).concat([['Done', done]]),
      {},
      8,
    ];

    /** TL-012: four letters that all differ. */
    const space = (i: number) => (): Row => [
      'Rumor ' + (i + 1) + ', face-down. Letter? Twins aside, token on its place',
      list(alphabet(s, true), letter, n => {
        rumor[i] = n;
        return on();
      }),
    ];

    /** TL-020: the texts, and in between what is asked. Short prompts leave the texts out. */
    function rows(): Rows {
      const side = s.kids > 3 ? '4-5' : '2-3';
      let all: Rows = [];
      for (const text of (
        'Dials to 0, Monday week 1|Kids: board, standee, 6 Time, smiling Favor, Trait Tile ' +
        side +
        '|@k|Take Iconic Items, shuffle Items|Scenario: Machines, Event tiles into Sectors|@m|@e|Machine Sheets ' +
        side +
        ', ' +
        (has(s, ERRATIC) ? 'ERRATIC' : 'standard') +
        " Response Cards|Diary cards, A side up|Shuffle the Scenario's Rumors, other sets away|Shuffle School Cards|42 Firewalls face-down, removed ones go back|@r|Each 2 Chores, keep 1, return 1|Shuffle Chores, Anomalies|All Kids to M|Other tokens"
      ).split('|')) {
        if (text == '@k') all = all.concat(seats.map(kid));
        else if (text == '@m') for (let m = 0; m < mode.length; m++) all.push(machine(m, on), near(m, on));
        else if (text == '@e') all.push(board(on, 'go'));
        else if (text == '@r') all = all.concat([0, 1, 2, 3].map(space));
        else all.push(!s.terse && text);
      }
      all.push(() => [
        'First Player: last saw an 80s film?',
        list(seats, names, k => {
          s.firstKid = k + 1;
          return on();
        }).concat([
          [
            'Random',
            () => {
              s.firstKid = seats[t.die(s.kids) - 1] + 1;
              return on();
            },
          ],
        ]),
      ]);
      return all;
    }

    return {
      go: () => current(s, rows(), on),

      /** One printed value after the other; the last four of a Machine are on its Response Card. */
      field: () => {
        const keys = (
            s.how
              ? 'model class ability spaces movement capacity combo sector column routineTrait routineIcon alertTrait alertIcon'
              : 'strength weakness home homeType iconicColor iconicTag'
          ).split(' '),
          key = keys[s.from],
          track = tracks(s, key)[key],
          { words, min = 0, max } = track,
          cell = s.it,
          values = (s as any)[key] as number[],
          set = (n: number) => {
            values[cell] = n;
            if (key == 'strength' && s.weakness[cell] == n) s.weakness[cell] = (n % 5) + 1;
            return ++s.from < keys.length ? 'field' : s.phase ? (s.how == 2 ? 'mode' : 'machine') : s.how == 2 ? on() : 'go';
          },
          // TL-009: two different traits; every figure is there once
          free = (n: number) => (key == 'weakness' ? n != s.strength[cell] : key != 'model' || n == values[cell] || values.indexOf(n) < 0);
        return [
          (s.how ? unit(s, cell) : names[cell]) + ': ' + track.name + '?',
          words ? list(words.map((_, i) => i + min).filter(free), n => words[n - min], set) : set,
          words ? {} : { dial: [min, max, values[cell]] },
          10,
        ];
      },

      arrives: () => [
        'New Machine into its Sector',
        () => {
          addMachine(s);
          return 'machine';
        },
      ],
      machine: () => machine(mode.length - 1, 'mode')(),
      mode: () => near(mode.length - 1, () => back(s))(),
      tiles: () => board(() => back(s), 'tiles')(),
    } as { [step: string]: () => Row };
  });

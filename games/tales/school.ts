// The School Phase up to the event: Diary, Time, sick leave, Rumors, the School Card.
import { after } from '../kit';
import { advance, chapter, current, list, opts, type Row, type Rows } from './rows';
import { alphabet, HELP, letter, raise, rumors, SICK, TEXT, tell, test, units } from './state';

const WEEKEND = 5;

export const school = () =>
  chapter(11, s => {
    const { seats, names, pool, action, bonus, nextBonus, status, rumor, rumorUp, chore, gain, round, kids } = s,
      on = () => advance(s, rows(), 'machines.start'),
      first = () => s.firstKid - 1,
      day = (round - 1) % 6,
      well = (k: number) => status[k] != SICK;

    /** TL-112 to TL-128, before anybody draws a card. */
    function morning(): string {
      s.phase = s.i = s.n = 0;
      for (const k of seats) {
        const extra = (day == WEEKEND && bonus[k] < 3 ? 3 : 0) + nextBonus[k];
        pool[k] += action[k] + extra;
        bonus[k] += extra;
        action[k] = nextBonus[k] = 0;
        status[k] = pool[k] ? 0 : SICK;
        s.locType[k] = day == WEEKEND || !pool[k] || s.home[k] == 13 ? 2 : s.schoolType;
      }
      for (let n = 0; n < kids && !well(first()); n++) s.firstKid = after(s, first()) + 1;
      return on();
    }

    function slide(): string {
      for (let i = 0; i < 4; i++)
        if (!rumor[i]) {
          rumor.splice(i, 1);
          rumor.splice(0, 0, 0);
          rumorUp.splice(i, 1);
          rumorUp.splice(0, 0, 0);
        }
      return on();
    }

    /** TL-122 to TL-125: lays the card that was drawn. s.put is the space after the last new card. */
    function lay(card: number): string {
      const twin = rumor.indexOf(card),
        empty = rumor.indexOf(0),
        full = twin < 0 && empty < 0,
        at = twin >= 0 ? twin : full ? s.put : empty;
      if (twin < 0) s.put = at + 1;
      if (full) {
        rumor.splice(3, 1);
        rumor.splice(at, 0, 0);
        rumorUp.splice(3, 1);
        rumorUp.splice(at, 0, 0);
        raise(s, 1, gain[2]);
      }
      rumor[at] = card;
      rumorUp[at] = 0;
      if (twin >= 0) {
        s.dupThisRound = 1;
        for (const m of units(s, true))
          if (!s.wrecked[m]) {
            s.modeLock[m] = 1;
            if (!s.hackedBy[m]) s.mode[m] = 1;
          }
      }
      const next = on();
      return twin >= 0
        ? tell(s, 'Replace its twin: all Machines ALERT this Round', next, 12)
        : full
          ? tell(s, 'One is pushed off: Enigma +' + gain[2], s.allRumors > 2 ? 'end.lost' : next, 12)
          : next;
    }

    const diary = (): Row => [
      '#' +
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'][day] +
        ' week ' +
        (((round + 5) / 6) | 0) +
        '. Read the Diary' +
        (s.complications == 2 || (s.complications && day % 2 == 0) ? ', draw a Complications card' : '') +
        '. Action cubes to the pool',
      morning,
      { cue: 'turn' },
    ];

    const icon = (): Row => [
      'Rumor icon?',
      opts('Kids|Kids -1|Kids -2', i => {
        s.n = Math.max(1, Math.min(4, kids - i));
        s.put = 0;
        return on();
      }),
    ];

    const event = (): Row => [
      '#School Event: who is tested?',
      opts('First Player|Group|Each Kid|It says "may"', i => {
        if (i == 3) return 'may';
        if (i < 2) return test(s, first(), 0, i ? TEXT | HELP : TEXT, 'machines.start');
        s.n = 9;
        return on();
      }).concat([['Skip', '', 'Only if it says "may"']]),
      {},
      12,
    ];

    function rows(): Rows {
      const sick = seats.filter(k => !well(k)).map(k => names[k]),
        cards = rumors(s).length,
        full = !s.terse,
        draws = s.n < 9 ? s.n : 0, // 9: each Kid is tested alone (TL-129)
        all: Rows = [
          diary,
          bonus.some(n => n) && (day == WEEKEND ? 'Weekend! +3 Time each, this Round' : 'Astronomer: +1 Time, this Round'),
          sick.length > 0 && 'Sick at HOME, free REST: ' + sick.join(', ') + '. First: ' + names[first()],
          cards > 0 && cards < 4 && (() => ['Slide Rumors right', slide]),
          round == 7 &&
            s.weeks == 2 &&
            (() => [
              'New Chore: draw 2, keep 1, until Thursday',
              () => {
                for (const k of seats) chore[k] = 1;
                return on();
              },
            ]),
          full && (day == WEEKEND ? 'All Kids to HOME' : 'All Kids to M'),
          full && (() => ['#draw a School Card', on]),
          round > 1 && icon,
        ];
      for (let i = 1; i < 5; i++)
        all.push(
          i <= draws &&
            (() => [
              'Rumor ' + i + '/' + draws + ', face-down. Letter? No deck: shuffle discards',
              list(alphabet(s), letter, lay).concat([['No card left', on]]),
              { show: ['rumor'] },
              12,
            ]),
        );
      all.push(draws > 0 && 'Rumor Tokens: ' + rumor.map(letter).join(' '), day != WEEKEND && sick.length < kids && event);
      return all.concat(
        seats.map(seat => s.n == 9 && well(seat) && (() => ['is tested', () => test(s, seat, 0, TEXT, on()), { seat }, 12] as Row)),
      );
    }

    return {
      start: diary,
      go: () => current(s, rows(), on),
      may: () => [
        'Skip the event?',
        [
          ['Skip', 'machines.start'],
          ['Take it', 'go'],
        ],
        {},
        12,
      ],
    } as { [step: string]: () => Row };
  });

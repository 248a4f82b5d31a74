// The School Phase up to the event: Diary, Time, sick leave, Rumors, the School Card.
import { after, digit, put } from '../kit';
import { advance, type Chapter, current, list, opts, type Row, type Rows } from './rows';
import {
  arrive,
  COMPLICATIONS,
  HELP,
  has,
  letter,
  letters,
  more,
  OR_LOSE,
  raise,
  rumors,
  SICK,
  type Tales,
  TEXT,
  tell,
  test,
  traits,
  units,
} from './state';

const WEEKEND = 5,
  SCHOOL = 13, // M
  EACH = 8, // in s.n, bits: each Kid is tested alone (TL-129),
  MAY = 16; // the event says "may" (TL-130)

export const school = (s: Tales): Chapter => {
  const { seats, pool, action, rumor, round, kids } = s,
    on = () => advance(s, rows(), 'machines.start'),
    first = s.firstKid - 1,
    day = (round - 1) % 6,
    off = day == WEEKEND,
    may = s.n & MAY,
    often = s.variants >> COMPLICATIONS,
    well = (k: number) => +s.status[k] != SICK,
    /** Takes a card off the Track; the others move on, and a space opens elsewhere. */
    shift = (from: number, to: number) => {
      const up: any[] = s.rumorUp.split('');
      for (const row of [rumor, up]) {
        row.splice(from, 1);
        row.splice(to, 0, 0);
      }
      s.rumorUp = up.join('');
    },
    /** TL-112 to TL-128, before anybody draws a card. */
    morning = () => {
      s.phase = s.i = s.n = 0;
      for (const k of seats) {
        const extra = (off && digit(s.bonus, k) < 3 ? 3 : 0) + +s.nextBonus[k];
        pool[k] += action[k] + extra;
        action[k] = 0;
        more(s, 'bonus', k, extra);
        put(s, 'nextBonus', 0, k);
        put(s, 'status', pool[k] ? 0 : SICK, k);
        arrive(s, k, off || !pool[k] ? digit(s.home, k) : SCHOOL);
      }
      for (let n = 0; n < kids && !well(s.firstKid - 1); n++) s.firstKid = after(s, s.firstKid - 1) + 1;
      return on();
    },
    /** The letters as they stand after the slide. */
    slid = () => rumor.filter(n => !n).concat(rumor.filter(n => n)),
    slide = () => {
      for (let i = 0; i < 4; i++) if (!rumor[i]) shift(i, 0);
      return on();
    },
    /** TL-122 to TL-125: lays the card that was drawn. s.put is the space after the last new card. */
    lay = (card: number) => {
      const duplicate = rumor.indexOf(card),
        empty = rumor.indexOf(0),
        old = duplicate >= 0,
        full = !old && empty < 0,
        at = old ? duplicate : full ? s.put % 4 : empty, // % 4: the table has changed the Track between two cards
        cost = +s.gain[2];
      if (!old) s.put = at + 1;
      if (full) {
        shift(3, at);
        raise(s, 1, cost);
      }
      rumor[at] = card;
      put(s, 'rumorUp', 0, at);
      if (old) {
        s.dupThisRound = 1;
        for (const m of units(s, true))
          if (!digit(s.wrecked, m)) {
            put(s, 'modeLock', 1, m);
            if (!+s.hackedBy[m]) put(s, 'mode', 1, m);
          }
      }
      const next = on();
      return old
        ? tell(s, 'It replaces its duplicate, face-down. All Machines ALERT this Round', next, 12)
        : full
          ? tell(s, 'A Rumor is pushed off: Enigma +' + cost, has(s, OR_LOSE) ? 'end.lost' : next, 12)
          : next;
    },
    diary = (): Row => [
      first +
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'][day] +
        ', week ' +
        (((round + 5) / 6) | 0) +
        '\nRead the Diary' +
        (often > 1 || (often && day % 2 == 0) ? ', draw a Complications card' : '') +
        '\nSpent Time comes back',
      morning,
      0,
      { cue: 'turn' },
    ],
    icon = (): Row => [
      'Rumor icon on the School Card?',
      opts('Kids|Kids -1|Kids -2', i => {
        s.n = Math.max(1, Math.min(4, kids - i));
        s.put = 0;
        return on();
      }),
    ],
    event = (): Row => [
      first + 'School Event: who is tested?',
      opts(
        'First Player|Group|Individual|' + (may ? 'Skip' : 'It says "may"'),
        i => {
          if (i < 2) return test(s, first, 0, i ? TEXT | HELP : TEXT, 'machines.start');
          s.trait = 0;
          if (i < 3) s.n = may | EACH;
          else if (!may) {
            s.n = MAY;
            return 'go';
          }
          return on();
        },
        [!may && ['Skip', '', 'Only if it says "may"']],
      ),
      12,
    ],
    chores = (): Row => [
      'New Chores: draw 2, keep 1. Deadline: Thursday',
      () => {
        for (const k of seats) put(s, 'chore', 1, k);
        return on();
      },
    ];

  const rows = (): Rows => {
    const names = (is: (k: number) => boolean) => seats.filter(is).map(k => s.names[k]),
      sick = names(k => !well(k)),
      lucky = names(k => digit(s.bonus, k) % 3 > 0),
      cards = rumors(s).length,
      draws = s.n % EACH;
    return [
      diary,
      +s.bonus > 0 &&
        (off ? 'Weekend! 3 more Time each, this Round only' : 'This Round') + (lucky[0] ? '\nAstronomer: 1 more Time for ' + lucky[0] : ''),
      sick[0] && 'Sick at HOME, with a free REST: ' + sick.join(', '),
      cards && cards < 4 && (() => ['Slide the Rumors right:\n' + slid().map(letter).join(' '), slide, 0, { show: [] }]),
      round == 7 && s.weeks > 1 && chores,
      !s.terse && sick.length < kids && (sick[0] ? 'The others ' : 'All Kids ') + (off ? 'HOME' : 'to school, M'),
      !s.terse && (() => [first + 'Draw a School Card', on]),
      round > 1 && icon,
      [
        4,
        i =>
          i < draws && [
            'Rumor ' + (i + 1) + '/' + draws + ', face-down: letter?' + (s.terse ? '' : ' Deck empty: shuffle discards'),
            list(letters([]), letter, lay, [['No card left', on]]),
            12,
            { show: ['rumor'] },
          ],
      ],
      draws && 'Rumor Tokens now at\n' + rumor.map(letter).join(' '),
      !off && sick.length < kids && event,
      [
        kids,
        i => {
          const k = seats[i];
          return (
            s.n & EACH &&
            well(k) && [
              k + 'Tested alone: which trait?',
              // the card has one for all of them: that of the Kid before stands first
              list(
                [s.trait, 1, 2, 3, 4, 5].filter((n, i) => n && (!i || n != s.trait)),
                n => traits()[n - 1],
                n => test(s, k, n, TEXT, on()),
                [may && ['Skip', on]],
              ),
              12,
            ]
          );
        },
      ],
    ];
  };

  return {
    start: diary,
    go: () => current(s, rows(), on),
  };
};

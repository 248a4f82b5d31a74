// Set-up: who starts, the board, FAVOURs and GOALs, EVENTs, a CAREER for each, what it starts with.
import { take as draw, type Steps, who } from '../kit';
import { ask, bits, choose, digit, namer, put, startTurn, typeName, unseen } from './rules';
import { COMP, COOP, INTERN, type Loop, SOLO } from './state';
import { careerNames } from './texts';

export const setup = (): Steps<Loop> => {
  /** Everyone in turn; then the game begins. */
  const next = (s: Loop): string => {
    const i = s.seats.indexOf(s.seat) + 1;
    s.used.splice(0, 2);
    s.seat = s.seats[i % s.seats.length];
    if (i < s.seats.length) return s.mode ? 'career' : take(s);
    s.round = 1;
    return startTurn(s);
  };
  /** Coins, REP and HAPPINESS at once; the MATERIALs one by one. Nothing here moves a token, so no EVENT is drawn (LO-021). */
  const take = (s: Loop): string => {
    const me = s.seat,
      given = s.start[s.job[me]];
    s.h[me] = s.job[me] == INTERN ? 4 : 3;
    s.coin[me] = digit(given, 3);
    s.rep[me] = Math.min(2, digit(given, 0));
    s.it = Math.min(3, digit(given, 2));
    return s.it ? 'material' : next(s);
  };

  return {
    first: s =>
      ask(
        s,
        6,
        'who spent over $100 last? Seat 1, gold token',
        choose(s.seats, namer(s), seat => {
          const n = s.seats.length,
            i = s.seats.indexOf(seat);
          s.seats = s.seats.slice(i).concat(s.seats.slice(0, i));
          s.seat = seat;
          for (let p = 0; p < n && s.mode < COOP; p++) {
            const favours = digit([32, 321, 3221, 32211, 332211][n - 2], p);
            s.favDeck -= favours;
            s.hand[s.seats[p]] = favours;
          }
          return 'board';
        }),
      ),
    board: s =>
      ask(
        s,
        2,
        'remove ' + s.matRemoved / 5 + ' set(s) of MATERIAL, 1 set face up, ' + s.matDeck + ' in the deck. 5 ACTIVITY face up',
        'deal',
      ),
    deal: s => {
      let say =
        'deal ' +
        (s.mode == SOLO ? 4 : 3) +
        ' GOALs each. ' +
        (s.mode == SOLO ? 'All blue' : s.mode == COOP ? '1 of each red' : 'Red') +
        ' FAVOURs:';
      for (const seat of s.seats) say += ' ' + who(s, seat) + ' ' + s.hand[seat];
      return ask(s, 2, say, () => (s.mode ? 'cards' : take(s)));
    },
    cards: (s, t) => {
      const inPlay = 0x3fffffff & ~(s.mode == SOLO ? s.notSolo : s.mode == COOP ? s.notCoop : 0);
      return ask(s, 13, 'shuffle ' + bits(inPlay) + ' EVENTs. ' + s.ccPile + ' CREDIT CARDs', () => {
        s.eventDeck = s.eventSet = inPlay;
        const deck: number[] = [];
        for (let c = 0; c < 21; c++) if (c != INTERN && (s.mode == COMP || !(s.barred & (1 << c)))) deck.push(c);
        s.used = []; // two for each, in seat order
        for (let i = 0; i < s.seats.length * 2; i++) s.used.push(deck.length ? draw(t, deck) : INTERN);
        return 'career';
      });
    },
    career: s => {
      const list = s.used.slice(0, 2).filter(c => c != INTERN);
      list.push(INTERN);
      return ask(
        s,
        13,
        'which CAREER?',
        choose(
          list,
          c => careerNames()[c],
          c => {
            s.job[s.seat] = c;
            return 'check';
          },
        ),
      );
    },
    check: s => {
      const c = s.job[s.seat],
        given = s.start[c];
      return ask(
        s,
        18,
        careerNames()[c] +
          ' $' +
          digit(given, 3) +
          ', ' +
          digit(given, 2) +
          ' at Q' +
          digit(given, 1) +
          ', REP ' +
          (given % 10) +
          ', WORK +$' +
          digit(s.work[c], 1) +
          ' -' +
          (s.work[c] % 10) +
          ' H',
        [
          ['Keep', () => take(s)],
          [
            'Change',
            () => {
              s.it = 0;
              return 'figure';
            },
          ],
        ],
      );
    },
    /** The same digits as in the tracks: COIN, MATERIALs, Q, REP; then COIN and HAPPINESS of WORK. */
    figure: s => {
      const c = s.job[s.seat],
        list = s.it ? s.work : s.start;
      const a = ask(s, 18, s.it ? 'WORK $H?' : 'start $MQR?', n => {
        list[c] = n;
        return s.it++ ? 'check' : 'figure';
      });
      a.dial = [0, s.it ? 99 : 9999, list[c]];
      return a;
    },
    material: s => {
      const q = Math.max(1, Math.min(4, digit(s.start[s.job[s.seat]], 1)));
      return ask(
        s,
        2,
        'draw a MATERIAL, set it to Q' + q + '. Its type?',
        choose(unseen(s), typeName, type => {
          s.matDeck--;
          put(s, s.seat * 25 + type * 5 + q, 1);
          return --s.it ? 'material' : next(s);
        }),
      );
    },
  };
};

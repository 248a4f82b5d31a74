// Set-up: who starts, the board, FAVOURS and GOALS, EVENTS, a CAREER for each, what it starts with.
import { take as draw, get, least, most, nextSeat, put, type OldSteps as Steps, type Table, who } from '../kit';
import { ask, bits, byType, gain, inPlay, many, namer, options, startTurn } from './rules';
import { COMP, COOP, EVENT_CARDS, INTERN, type Loop, SOLO, TYCOON } from './state';
import { careerName, careerText } from './texts';
import { track as trackOf } from './tracks';

const TABLE = -1; // no seat: everybody is asked

/** Everyone in turn; then the game begins. */
function next(s: Loop): string {
  s.used.splice(0, 2);
  if (!nextSeat(s)) return s.mode ? 'career' : take(s);
  s.round = 1;
  return startTurn(s);
}

/** Coins, REP and HAPPINESS at once; the MATERIALS one by one. Nothing here moves a token, so no EVENT is drawn (LO-021). */
function take(s: Loop): string {
  const me = s.seat,
    c = s.job[me];
  s.h[me] = c == INTERN ? 4 : 3;
  s.coin[me] = +s.startCoin[c];
  s.rep[me] = +s.startRep[c];
  s.it = +s.startMats[c];
  return s.it ? 'material' : next(s);
}

export const setup = (s: Loop, t: Table<Loop>): Steps<Loop> => ({
  first: () =>
    ask(
      s,
      6,
      'Who spent over $100 last? They take seat 1, gold',
      options(s.seats, namer(s), seat => {
        while (s.seats[0] != seat) s.seats.push(s.seats.shift()!);
        s.seat = seat;
        for (let p = 0; p < s.n && s.mode < COOP; p++) {
          const favours = +(['23', '123', '1223'][s.n - 2] || '112233').charAt(p);
          s.favDeck -= favours;
          s.hand[s.seats[p]] = favours;
        }
        return 'board';
      }),
      TABLE,
    ),
  board: () =>
    ask(
      s,
      2,
      'MATERIAL sets: ' + s.matRemoved / 5 + ' out|, 1 face up. Deck: ' + s.matDeck + ' cards. 5 ACTIVITIES face up',
      'deal',
      TABLE,
    ),
  deal: () =>
    ask(
      s,
      2,
      'GOALS: ' +
        (s.mode == SOLO ? 4 : 3) +
        ' each\nFAVOURs: ' +
        (s.mode == SOLO
          ? 'the 5 blue'
          : s.mode == COOP
            ? '1 of each red'
            : 'red, from ' + who(s) + ' on\n' + s.seats.map(seat => s.hand[seat]).join(' ')),
      s.mode ? 'cards' : () => take(s),
      TABLE,
    ),
  cards: () =>
    ask(
      s,
      13,
      (s.style & EVENT_CARDS
        ? 'Shuffle ' + bits(inPlay(s)) + ' EVENTS, face down'
        : 'The EVENT deck stays in the box: the device has ' + bits(inPlay(s)) + ' EVENTS') +
        '\nCREDIT CARDS: ' +
        s.ccPile,
      () => {
        s.eventDeck = inPlay(s);
        const deck: number[] = [];
        for (let c = 0; c < 21; c++) if (c != INTERN && (s.mode == COMP || !(s.barred & (1 << c)))) deck.push(c);
        s.used = []; // two for each, in seat order
        for (let i = 0; i < s.n * 2 && deck.length; i++) s.used.push(draw(t, deck, 'a CAREER', careerName));
        return 'career';
      },
      TABLE,
    ),
  career: () =>
    ask(
      s,
      13,
      'Which CAREER?',
      options(s.used.slice(0, 2).concat(INTERN), careerName, c => {
        s.job[s.seat] = c;
        return 'check';
      }),
    ),
  check: () => {
    const c = s.job[s.seat];
    return ask(
      s,
      18,
      careerName(c) +
        '\n$' +
        s.startCoin[c] +
        ', REP ' +
        s.startRep[c] +
        ',\n' +
        (+s.startMats[c] ? many(+s.startMats[c], 'MATERIAL') + ' at Q' + s.startQ[c] : 'no MATERIAL') +
        '\nWORK ' +
        (c == TYCOON ? 'x2' : '+$' + s.pay[c]) +
        (+s.toil[c] ? ', -' + s.toil[c] + ' H' : ', no H'),
      [
        ['Keep', () => take(s)],
        ['Ability', 'ability'],
        [
          'Change',
          () => {
            s.it = 0;
            return 'figure';
          },
        ],
        ['Back', 'career'],
      ],
    );
  },
  ability: () => ask(s, 18, careerText(s.job[s.seat]), 'check'),
  /** The figures of the CAREER card, one by one. */
  figure: () => {
    const c = s.job[s.seat],
      id = 'startCoin startMats startQ startRep pay toil'.split(' ')[s.it],
      said = 'COINS at the start/MATERIALS at the start/Their QUALITY/REP at the start/COINS for WORK/HAPPINESS that WORK costs'.split('/')[
        s.it
      ],
      track = trackOf(s, id);
    return ask(
      s,
      18,
      said + '?',
      n => {
        put(s, id, n, c);
        return ++s.it < 6 ? 'figure' : 'check';
      },
      s.seat,
      { dial: [least(track), most(track), get(s, id, c)] },
    );
  },
  material: () => {
    const me = s.seat,
      q = +s.startQ[s.job[me]];
    return ask(
      s,
      2,
      'H ' + s.h[me] + ', $' + s.coin[me] + ', REP ' + s.rep[me] + '. MATERIAL at Q' + q + ': its type?',
      byType(s, type => {
        s.matDeck--;
        gain(s, me, type, q);
        return --s.it ? 'material' : next(s);
      }),
    );
  },
});

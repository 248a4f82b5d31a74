// 1.0 and 5.1 Setup: what is asked before play, who starts, the board, FAVOURs and GOALs, EVENTs, a CAREER for each, what it starts with.
import { ALL, type Answers, type Chapter, type Deck, fresh, lightOrFull, nextSeat, type Option, type SetupQuestion, who } from '../kit';
import { careerNames, careerWords, startsOf } from './careers-overview';
import { countIn } from './events-overview';
import { eventsInPlay } from './happiness';
import { gain, typeOptions } from './materials';
import { beginGame, beginTurn, hub } from './start-turn';
import { goalsDealt, hasFavourDeck, isAdvanced, isSolo, type Loop, many, start, type T, types } from './state';

/** The Campaign and the Scenarios are not in this box of rules [LO-245]. */
export function questions(): SetupQuestion[] {
  return [
    lightOrFull('H, coins, EVENTs.', 'MATERIALs, too.'),
    { name: 'Game', changes: 'Basic leaves EVENTs out. Solo is for one.', options: ['Basic', 'Competitive', 'Cooperative', 'Solo'] }, // [LO-001]
    { name: 'Players', changes: 'How many of you play.', dial: { min: 2, max: 6, start: 2 }, when: answers => answers.Game !== 'Solo' }, // [LO-002, LO-220]
    {
      name: 'Event deck',
      changes: 'Device: it draws the EVENTs and their deck stays in the box.',
      options: ['Device', 'Cards'],
      when: answers => answers.Game !== 'Basic',
    },
    { name: 'Turn minutes', changes: 'A clock for each turn. 0: none.', dial: { min: 0, max: 9, start: 0 } },
  ];
}

export const seatsOf = (answers: Answers) => (answers.Game === 'Solo' ? 1 : answers.Players);

export const begin = (answers: Answers, seats: number) =>
  fresh<Loop>(answers.Game === 'Solo' ? 'setup.board' : 'setup.first', seats, start(answers, seats), answers);

/** FAVOURs at the start, from the starting player on [LO-009, LO-223]. */
const handsFor = (players: number) => ['', '', '23', '123', '1223', '11223', '112233'][players];

/** The starting player is seat 1, and plays gold [LO-014]. The rest of the FAVOURs is their deck [LO-011]. */
function seatFirst(s: Loop, first: number): void {
  while (s.seats[0] !== first) s.seats.push(s.seats.shift()!);
  s.seat = first;
  if (!hasFavourDeck(s)) return;
  const hands = handsFor(s.seats.length);
  for (let place = 0; place < s.seats.length; place++) {
    s.hand[s.seats[place]] = +hands[place] | 0;
    s.favDeck -= s.hand[s.seats[place]];
  }
}

/** Two different CAREERs for each, none twice; the INTERN is no card of the deck [LO-016, LO-018, LO-066]. */
function dealCareers(s: Loop, t: T): void {
  const isBarred = (place: number) => s.mode !== 'Competitive' && s.barred & (1 << place),
    deck = careerNames().filter((name, place) => name !== 'Intern' && !isBarred(place)),
    known: Deck = () => ({ name: 'a CAREER', faces: deck });
  s.dealt = [];
  for (let i = 0; i < 2 * s.seats.length && deck.length; i++) s.dealt.push(deck.splice(t.card(deck.length, known), 1)[0]);
}

/** COIN, REP and H at once, the MATERIALs one by one. Nothing here moves a token, so no EVENT is drawn [LO-017, LO-019, LO-021]. */
function takeStart(s: Loop, t: T): string {
  const [coin, materials, , rep, salary, loss] = s.starts;
  s.h[s.seat] = s.career[s.seat] === 'Intern' ? 4 : 3;
  s.coin[s.seat] = coin;
  s.rep[s.seat] = rep;
  s.pays[s.seat] = salary;
  s.costs[s.seat] = loss;
  s.drawsLeft = materials;
  return s.drawsLeft ? 'setup.material' : nextPlayer(s, t);
}

/** Everyone in turn; then the game begins. */
function nextPlayer(s: Loop, t: T): string {
  s.dealt.splice(0, 2);
  if (!nextSeat(s)) return isAdvanced(s) ? 'setup.career' : takeStart(s, t);
  return firstTurn(s, t);
}
export function firstTurn(s: Loop, t: T): string {
  beginGame(s);
  beginTurn(s, t);
  return hub(s);
}

/** The figures of a CAREER card that the table may correct, and their lists [LO-020]. */
const figureNames = () =>
  'COINs at the start/MATERIALs at the start/Their QUALITY/REP at the start/COINs for WORK/HAPPINESS that WORK costs'.split('/');
const HIGHEST = [9, 3, 4, 2, 9, 9],
  FIGURES = HIGHEST.length;

/** The rulebook prints these cards [LO-019, LO-257, LO-260, LO-266]. Of the others its text has only the COIN: the rest is our guess, marked with ~ until the table has said it. */
const isInBook = (career: string) => career === 'Intern' || career === 'Nurse' || career === 'Scholar';

/** What the CAREER starts with. Figures that the table has gone through are no guesses any more. */
function cardText(s: Loop): string {
  const career = s.career[s.seat],
    [coin, materials, q, rep, salary, loss] = s.starts,
    guess = isInBook(career) || s.figure === FIGURES ? '' : '~',
    goods = materials ? `${many(materials, 'MATERIAL')} at Q${guess}${q}` : 'no MATERIAL',
    work = career === 'Tycoon' ? 'x2' : `+$${salary}`;
  return `${career}\n$${coin}, REP ${guess}${rep},\n${goods}\nWORK ${work}${loss ? `, -${guess}${loss} H` : ', no H'}`;
}

export const setup = (s: Loop, t: T): Chapter<Loop> => {
  const openings = isAdvanced(s) ? 'cards' : () => takeStart(s, t);
  return {
    page: 2,
    steps: {
      first: () => ({
        say: 'Who spent over $100 last? They take seat 1, gold',
        page: 6,
        seat: ALL,
        options: s.seats.map((seat): Option => ({ label: s.names[seat], value: seat })),
        do: seat => seatFirst(s, seat),
        then: 'board',
      }),

      board: () => ({
        say: `MATERIAL sets: ${s.matRemoved / 5} out, 1 face up. Deck: ${s.matDeck} cards. 5 ACTIVITIES face up`, // [LO-003 to LO-006]
        seat: ALL,
        then: s.light ? 'lightQuestions.deal' : 'deal',
      }),

      /** LO-008 to LO-013 */
      deal: () => {
        let favours = isSolo(s) ? 'the 5 blue' : '1 of each red';
        if (hasFavourDeck(s)) favours = `red, from ${who(s)} on\n${s.seats.map(seat => s.hand[seat]).join(' ')}`;
        return { say: `GOALs: ${goalsDealt(s)} each\nFAVOURs: ${favours}`, seat: ALL, then: openings };
      },

      /** LO-023, LO-024 */
      cards: () => {
        const count = countIn(eventsInPlay(s));
        return {
          say: `${s.ownEvents ? `Shuffle ${count} EVENTs, face down` : `The EVENT deck stays in the box: the device has ${count} EVENTs`}\nCREDIT CARDs: ${s.ccPile}`,
          page: 13,
          seat: ALL,
          do() {
            s.eventDeck = eventsInPlay(s);
            dealCareers(s, t);
          },
          then: 'career',
        };
      },

      career: () => {
        const list = [...s.dealt.slice(0, 2), 'Intern'];
        return {
          say: 'Which CAREER?',
          page: 13,
          options: list.map(label => ({ label })),
          do(at) {
            s.career[s.seat] = list[at] as Loop['career'][number];
            s.starts = startsOf(list[at]);
            s.figure = 0;
          },
          then: 'check',
        };
      },

      check: () => ({
        say: cardText(s),
        page: 18,
        options: [
          { label: 'Keep', then: () => takeStart(s, t) },
          { label: 'Ability', then: 'ability' },
          { label: 'Change', do: () => (s.figure = 0), then: 'figure' },
          { label: 'Back', back: true, then: 'career' },
        ],
      }),
      ability: () => ({ say: careerWords(s.career[s.seat]), page: 18, then: 'check' }),

      /** One by one, as they are printed on the table's card. */
      figure: () => {
        const at = s.figure % FIGURES;
        return {
          say: `${figureNames()[at]}?`,
          page: 18,
          dial: { min: at === 2 ? 1 : 0, max: HIGHEST[at], start: s.starts[at] },
          do(value) {
            s.starts[at] = value;
            s.figure++;
          },
          then: () => (s.figure < FIGURES ? 'figure' : 'check'),
        };
      },

      /** Each one comes off the deck [LO-005]. */
      material: () => {
        const me = s.seat,
          q = s.starts[2];
        return {
          say: `Draw a MATERIAL, Q${q}. Its type?`,
          options: typeOptions(s),
          do(type) {
            s.matDeck--;
            s.drawsLeft--;
            gain(s, me, types()[type], q);
          },
          then: () => (s.drawsLeft > 0 ? 'material' : nextPlayer(s, t)),
        };
      },
    },
  };
};

// Light: what the table says besides its turns: how it begins, what only the table sees in an EVENT, and what ranks the players at the end.
import { ALL, type Chapter, type Question } from '../kit';
import { scoreStep } from './end-game';
import { endTurn, lose } from './end-turn';
import { flipNext } from './events';
import { firstTurn } from './setup';
import { goalsDealt, hasFavourDeck, isAdvanced, isSolo, type Loop, type T } from './state';

const isIntern = (s: Loop, seat: number) => s.pays[seat] >= 0; // before the first turn, the only ones whose SALARY is known

export const lightQuestions = (s: Loop, t: T): Chapter<Loop> => {
  const yesOrNo = (say: string, no: string): Question => ({
    say,
    page: 20,
    options: [
      { label: 'Yes', value: 0 },
      { label: 'No: -1 H', value: 1 },
    ],
    do(isNo) {
      s.acted = 1;
      if (isNo) lose(s, t, no);
    },
    then: () => endTurn(s, t),
  });

  return {
    page: 6,
    steps: {
      /** What the table deals by itself [LO-008 to LO-013]. */
      deal: () => {
        let favours = isSolo(s) ? 'the 5 blue' : '1 each, red';
        if (hasFavourDeck(s)) favours = `${s.seats.map(seat => s.hand[seat]).join(' ')}`;
        return {
          say: `GOALs: ${goalsDealt(s)} each\nFAVOURs: ${favours}\nMATERIAL: 1 each, Q2${isAdvanced(s) ? '\nCAREER: 1 each' : ''}`,
          page: 2,
          seat: ALL,
          do() {
            s.matDeck -= s.seats.length; // [LO-005]
            for (const seat of s.seats) if (!isAdvanced(s)) s.coin[seat] = 2;
          },
          then: () => (isAdvanced(s) ? 'interns' : firstTurn(s, t)),
        };
      },

      /** They start at H 4 with $2, all others at H 3 [LO-017, LO-019]. */
      interns: () => ({
        say: 'Who plays the INTERN? H 4, $2',
        page: 13,
        seat: ALL,
        marks: s.seats.map(seat => ({ label: s.names[seat] })),
        do(_, places) {
          for (const place of places) {
            const seat = s.seats[place];
            s.h[seat] = 4;
            s.coin[seat] = 2;
            s.pays[seat] = 3;
          }
        },
        then: () => (s.seats.every(seat => isIntern(s, seat)) ? firstTurn(s, t) : 'coins'),
      }),
      coins: () => {
        const others = s.seats.filter(seat => !isIntern(s, seat));
        return {
          say: 'COIN at the start, by the CAREER?',
          page: 13,
          seat: ALL,
          counts: { labels: others.map(seat => s.names[seat]), most: others.map(() => 9), start: others.map(() => 1) },
          do(_, coins) {
            for (let i = 0; i < others.length; i++) s.coin[others[i]] = coins[i];
          },
          then: 'reputation',
        };
      },
      reputation: () => {
        const others = s.seats.filter(seat => !isIntern(s, seat));
        return {
          say: 'Who starts with 1 REP?',
          page: 13,
          seat: ALL,
          marks: others.map(seat => ({ label: s.names[seat] })),
          do(_, places) {
            for (const place of places) s.rep[others[place]] = 1;
          },
          then: () => firstTurn(s, t),
        };
      },

      metal: () => yesOrNo('Have you a METAL?', 'No METAL'), // [LO-300]
      hypebeast: () => yesOrNo('Name a player. Do you own all their types?', 'Hypebeast'), // [LO-310]

      /** How many MATERIALs go back [LO-305]. */
      combust: () => ({
        say: 'Least H: LANDFILL to the deck, no UTILITY. How many?',
        page: 20,
        seat: ALL,
        dial: { min: 0, max: Math.max(0, 30 - s.matDeck), start: 0 },
        do: count => (s.matDeck += count),
        then: () => flipNext(s, t),
      }),

      /** What ranks the players and lies on the table: LANDFILLs where they cost H, and whatever a tie needs [LO-203, LO-207]. */
      count: () => ({
        say: `${['MATERIALs in each LANDFILL', 'GOALs achieved', 'ACTIVITIES completed'][s.asks % 3]}?`,
        page: 10,
        seat: ALL,
        counts: { labels: s.names.slice(), most: s.names.map(() => [30, 4, 30][s.asks % 3]) },
        do(_, counts) {
          if (!s.asks) s.filled = counts;
          else if (s.asks === 1) s.goals = counts;
          else s.actsDone = counts;
          s.asks++;
        },
        then: () => scoreStep(s),
      }),
    },
  };
};

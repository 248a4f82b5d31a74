// Any game: whose turn it is, rounds and phases by their names, clocks, up to four totals for each player, ranks at the end. For every game that is not in the box.
import { ALL, allSeats, type Chapter, fresh, type Game, place, ranked } from '../kit';
import { type Any, hidden, questions, start, tables } from './state';
import { enterPhase, enterRound, toScores, turn } from './turns';

const worth = (s: Any) => s.score.map(score => (s.fewest ? -score : score));

function outcome(s: Any): string {
  const first = allSeats(s).filter(seat => place(allSeats(s), worth(s), seat) === 1);
  return first.length > 1 ? `${first.map(seat => s.names[seat]).join(', ')} tie` : `${s.names[first[0]]} wins`;
}

const end = (s: Any): Chapter<Any> => ({
  steps: {
    score: () => ({
      say: 'Your score?',
      seat: s.about,
      dial: s.totalNames.length ? { min: -900, max: 9999, start: s.score[s.about] } : { min: 0, max: 999, start: 0, digits: true },
      do: score => (s.score[s.about++] = score),
      then: () => (s.about < s.names.length ? 'score' : 'ranks'),
    }),
    ranks: () => {
      const seats = ranked(allSeats(s), worth(s)),
        rows = seats.map(seat => `${place(seats, worth(s), seat)} ${s.names[seat]} ${s.score[seat]}`);
      return { say: `${outcome(s)}\n${rows.join('\n')}`, seat: ALL, cue: 'good' };
    },
  },
});

const any: Game<Any> = {
  id: 'any',
  title: 'Any game',
  version: 1,
  seatNames: 'Player 1,Player 2,Player 3,Player 4,Player 5,Player 6,Player 7,Player 8',
  questions,
  seats: answers => answers.Players,
  begin(answers, seats) {
    const s = fresh<Any>('turn.1', seats, start(answers, seats));
    s.at = enterRound(s);
    return s;
  },
  tables,
  lists: (s, name) => (name === 'totals' ? s.totalNames : s.phaseNames),
  hidden,
  words: () => 'Pass: no more turns in this phase\nbid: who bids most begins, equal bids keep their order',
  phases: s => [
    ...s.phaseNames.map((name, part) => ({ step: `turn.${part + 1}`, name, enter: () => enterPhase(s, part) })),
    { step: 'end.score', name: 'Scores', enter: () => toScores(s) },
  ],
  clock: s => (s.ends ? { until: s.ends, late: 'turn.late' } : undefined),
  rounds: s => s.rounds,
  sitsOut: s => (s.seats.length < 3 ? 'Two of you have to stay.' : ''),
  inForce: s => (s.phaseNames.length > 1 ? '' : `Round ${s.round}`),
  result: s => (s.at === 'end.ranks' ? outcome(s) : ''),
  chapters: { turn, end },
};

export default any;

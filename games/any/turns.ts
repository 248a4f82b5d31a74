// Turns, phase by phase and round by round: who is next, how a turn ends, and what players have.
import { ALL, type Chapter, type Dice, effectOptions, type Option, type Question, range, type Steps, who } from '../kit';
import type { Any } from './state';

/** The seats in the order of the round or phase that begins. */
function nextOrder(s: Any): number[] {
  const { seats } = s,
    first = (s.round - 1) % seats.length,
    passed = s.passed.concat(s.order).filter((seat, place, all) => seats.includes(seat) && all.indexOf(seat) === place);
  if (s.turnOrder === 'First moves on') return seats.slice(first).concat(seats.slice(0, first));
  if (s.turnOrder === 'Back and forth' && s.round % 2 === 0) return seats.slice().reverse();
  if (s.turnOrder === 'Who passes first') return passed.concat(seats.filter(seat => !passed.includes(seat)));
  if (s.turnOrder === 'By bid') return seats.slice().sort((a, b) => s.bid[b] - s.bid[a] || seats.indexOf(a) - seats.indexOf(b));
  return seats.slice();
}

/** The seats that still play in this phase, in order. */
const playing = (s: Any) => s.order.filter(seat => s.seats.includes(seat) && !s.passed.includes(seat));

const together = (s: Any) => s.phasesOf === 'Rounds, together';
const here = (s: Any) => `turn.${s.part + 1}`;
const cellOf = (s: Any, seat: number, place: number) => seat * s.totalNames.length + place;

/** The clock stops; where it goes on from turn to turn, this much is left of it. */
function stopClock(s: Any, left: number): void {
  if (s.ownTime && s.ends) s.left[s.seat] = Math.max(0, left) | 0;
  s.ends = 0;
}

/** A turn begins, or another phase of it. */
function giveTurn(s: Any, seat: number, part: number): string {
  const seconds = s.ownTime ? s.left[seat] : s.seconds;
  if (seat !== s.seat || !part || !s.ends) s.ends = seconds && !together(s) ? s.played + seconds : 0;
  s.seat = seat;
  s.part = part;
  s.phase = s.phaseNames[part];
  return here(s);
}

/** A phase of the round begins, and with the first one the round. */
export function enterPhase(s: Any, part: number): string {
  if (!part || s.passed.length) s.order = nextOrder(s);
  s.passed = [];
  return giveTurn(s, playing(s)[0], part);
}

export function enterRound(s: Any): string {
  s.about = 0;
  return s.turnOrder === 'By bid' ? 'turn.bid' : enterPhase(s, 0);
}

function nextRound(s: Any): string {
  if (s.rounds && s.round >= s.rounds) return toScores(s);
  s.round++;
  return enterRound(s);
}

/** The turn is over, or this phase of it. Who passes has no other turn in this phase. */
function endTurn(s: Any, passes: boolean): string {
  const order = playing(s),
    place = order.indexOf(s.seat) + 1,
    more = s.part + 1 < s.phaseNames.length,
    alone = s.phasesOf === 'Turns',
    last = place === order.length && s.turnOrder !== 'Who passes first'; // else it goes round until all have passed
  if (alone && more && !passes) return giveTurn(s, s.seat, s.part + 1);
  stopClock(s, s.ends - s.played);
  if (passes) s.passed.push(s.seat);
  if (!together(s) && !last && playing(s).length) return giveTurn(s, order[place % order.length], alone ? 0 : s.part);
  return more && !alone ? enterPhase(s, s.part + 1) : nextRound(s);
}

/** Play stops, and what each has of the first total is the score. */
export function toScores(s: Any): string {
  stopClock(s, s.ends - s.played);
  s.about = 0;
  s.phase = 'Scores';
  if (s.totalNames.length) s.score = s.names.map((_, seat) => s.total[cellOf(s, seat, 0)]);
  return 'end.score';
}

/** One more or less of each total: who wants that moves the cursor there. What others have is changed where all values are (BACK). */
const changes = (s: Any, t: Dice<Any>, seat: number, by: number): Option[] =>
  s.totalNames.map((name, place) => {
    const effect = { label: `${by > 0 ? '+' : ''}${by} ${name}`, track: 'total' as const, by, cell: cellOf(s, seat, place), rare: true };
    return effectOptions(s, t, seat, [effect])[0];
  });

/** A turn ends by OK; one more of the first total is one row down, one less one row up. */
function act(s: Any, t: Dice<Any>): Question {
  const all = together(s);
  return {
    say: `${all ? 'All at once' : 'Your turn'}${s.rounds ? `, ${s.round} of ${s.rounds}` : ''}`,
    seat: all ? ALL : s.seat,
    cue: 'turn',
    options: [
      { label: all ? 'All are done' : 'End turn', usual: true, then: () => endTurn(s, false) },
      ...(all ? [] : changes(s, t, s.seat, 1)),
      s.turnOrder === 'Who passes first' && !all && { label: 'Pass', rare: true, then: () => endTurn(s, true) },
      { label: 'End the game', rare: true, then: () => toScores(s) },
      ...(all ? [] : changes(s, t, s.seat, -1).reverse()),
    ],
    then: () => here(s),
  };
}

export function turn(s: Any, t: Dice<Any>): Chapter<Any> {
  const steps: Steps<Any> = {
    late: () => ({ say: `Time is up, ${who(s)}`, cue: 'time', do: () => stopClock(s, 0), then: '<' }),
    bid: () => ({
      say: `Round ${s.round}. Your bid?`,
      seat: s.seats[s.about],
      dial: { min: 0, max: 99, start: 0, digits: true },
      do: bid => (s.bid[s.seats[s.about++]] = bid),
      then: () => (s.about < s.seats.length ? 'bid' : enterPhase(s, 0)),
    }),
  };
  for (const part of range(1, s.phaseNames.length)) steps[part] = () => act(s, t);
  return { steps };
}

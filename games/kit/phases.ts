// Going from step to step and from seat to seat.
import type { State } from './game';

/** A step's whole name: without a dot it is a step of the chapter that is on the table. */
export function full(s: State, step: string): string {
  return step.indexOf('.') < 0 ? s.at.slice(0, s.at.indexOf('.') + 1) + step : step;
}

/** Goes to a step that ends with back(), and comes back to `after`. */
export function call(s: State, step: string, after: string): string {
  s.back.push(full(s, after));
  return step;
}

export function back(s: State): string {
  return s.back.pop() as string;
}

/** Where an answer leads, as a rule says it: "a>b" goes to a step and comes back to b, "<" goes back to where that is. */
export function route(s: State, way: string): string {
  const steps = way.split('>');
  for (let i = steps.length; --i > 0; ) if (steps[i] !== '<') s.back.push(full(s, steps[i]));
  return steps[0] === '<' ? back(s) : full(s, steps[0]);
}

/** The seat after this one in board order. */
export function after(s: State, seat: number): number {
  return s.seats[(s.seats.indexOf(seat) + 1) % s.seats.length];
}

/** Passes the turn in board order; true when everyone has had one. */
export function nextSeat(s: State): boolean {
  const i = s.seats.indexOf(s.seat) + 1;
  s.seat = s.seats[i % s.seats.length];
  return i >= s.seats.length;
}

/** All seats: those who play, in board order, and behind them those who sit out. */
export function allSeats(s: State): number[] {
  const list = s.seats.slice();
  for (let seat = 0; seat < s.names.length; seat++) if (list.indexOf(seat) < 0) list.push(seat);
  return list;
}

/** Somebody comes back to their place: behind the nearest seat before theirs, or before the first of all. */
export function comeBack(seats: number[], seat: number): void {
  let before = seat;
  while (before >= 0 && seats.indexOf(before) < 0) before--;
  if (before >= 0) seats.splice(seats.indexOf(before) + 1, 0, seat);
  else seats.splice(seats.indexOf(Math.min.apply(null, seats)), 0, seat);
}

/** Why a player cannot leave the table now: it is their turn, or a step that may need them waits for its end. */
export function isBusy(s: State, seat: number): string {
  if (seat === s.seat) return `It is the turn of ${s.names[seat]}. End it first.`;
  return s.back.length ? 'Finish what you are doing first.' : '';
}

/** The name of whoever sits there, or of whoever has the turn. */
export function who(s: State, seat?: number): string {
  return s.names[seat === undefined ? s.seat : seat];
}

/** The common part of a game about to begin; the session fills in names and luck. */
export function fresh<S extends State>(step: string, seats: number, own: Omit<S, keyof State>): S {
  const common: State = { at: step, back: [], seats: each(seats, 0), seat: 0, names: [], played: 0, luck: [] };
  for (let i = 0; i < seats; i++) common.seats[i] = i;
  return Object.assign(common, own) as unknown as S;
}

const MOST_CELLS = 9999; // what is more is a mistake, and would fill the memory

/** So many times the same value: the start of a per-seat track. */
export function each(n: number, value: number): number[] {
  const list: number[] = [];
  if (n > MOST_CELLS) throw new Error(`A list of ${n} values is too long.`);
  while (n-- > 0) list.push(value);
  return list;
}

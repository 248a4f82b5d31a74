// Who comes after whom, who sits out, and what they are called.
import type { Option, State } from './game';

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

/** An option for each of these seats, by the player's name; its value is the seat. `more` tells what else it has. */
export function eachSeat(s: State, seats: number[], more?: (seat: number) => Omit<Option, 'label' | 'value'>): Option[] {
  return seats.map(seat => Object.assign({ label: s.names[seat], value: seat }, more && more(seat)));
}

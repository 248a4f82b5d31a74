// Who is ahead.

/** Seats from best to worst; equal scores keep their order (sort is not stable on the device, so the place decides). */
export function ranked(seats: number[], points: number[]): number[] {
  return seats.slice().sort((a, b) => points[b] - points[a] || seats.indexOf(a) - seats.indexOf(b));
}

/** The place of a seat, from 1; equal scores share a place. */
export function place(seats: number[], points: number[], seat: number): number {
  let better = 0;
  for (const other of seats) if (points[other] > points[seat]) better++;
  return better + 1;
}

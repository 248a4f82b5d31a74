// A cool-down is a per-seat or per-cell track: 0 is ready, anything else is turns to wait.

export function tick(waits: number[]): void {
  for (let i = 0; i < waits.length; i++) if (waits[i] > 0) waits[i]--;
}

// Time in a game is seconds played: it stands still while the device is off.

/** 90 reads "1:30", 3700 reads "1:01:40". */
export function minutes(seconds: number): string {
  const s = seconds < 0 ? 0 : seconds;
  const two = (n: number) => ('0' + n).slice(-2);
  return s < 3600 ? ((s / 60) | 0) + ':' + two(s % 60) : ((s / 3600) | 0) + ':' + two(((s / 60) | 0) % 60) + ':' + two(s % 60);
}

// A timer: a deadline, not a count of ticks. A running one knows when it ends, and what is left is told from the clock, so nothing drifts.
// One that nobody looks at is a text: as an object it takes four times the memory.

export const COUNTDOWN = 0,
  UPWARD = 1,
  GLASS = 2, // every turn has the whole time
  BANK = 3, // every player has a time, and gets some more after each turn (Fischer)
  DELAY = 4, // the same, but a turn's first seconds are free instead
  BRONSTEIN = 5; // the same, but what a turn took comes back, up to so much

export interface Timer {
  name: string;
  kind: number; // COUNTDOWN, UPWARD, GLASS, BANK, DELAY or BRONSTEIN
  full: number; // seconds it starts with
  plus: number; // seconds: what a turn adds, or its free seconds, or what comes back at most
  players: number; // 0: nobody takes turns
  turn: number;
  left: number[]; // milliseconds, when it was started last; one for each bank. Upward: what has passed
  spare: number; // milliseconds of this turn: still free (delay), or used before it was started last (Bronstein)
  runs: number; // 1 while it runs
  ends: number; // when running: the moment at which all is gone (upward: at which it began)
}

/** Not as it is stored: nothing of a timer is lost here. */
export function textOf(timer: Timer): string {
  const told: (number | string)[] = [
    timer.runs,
    timer.name,
    timer.kind,
    timer.full,
    timer.plus,
    timer.players,
    timer.turn,
    timer.spare,
    timer.ends,
  ];
  return JSON.stringify(told.concat(timer.left));
}

export function timerOf(text: string): Timer {
  const told = JSON.parse(text); // in the order of textOf(), and without a variable for each: this is done every second
  return {
    runs: told[0],
    name: told[1],
    kind: told[2],
    full: told[3],
    plus: told[4],
    players: told[5],
    turn: told[6],
    spare: told[7],
    ends: told[8],
    left: told.slice(9),
  };
}

/** Whether it runs is what stands first: told without taking the text apart. */
export function isRunning(text: string): boolean {
  return text.charAt(1) === '1';
}

/** Milliseconds that are left, or have passed. */
export function worth(timer: Timer, now: number): number {
  const left = timer.left[timer.kind >= BANK ? timer.turn : 0];
  if (!timer.runs) return left;
  return timer.kind === UPWARD ? now - timer.ends : Math.max(0, Math.min(left, timer.ends - now)); // free seconds lie before the time that counts
}

export function pause(timer: Timer, now: number): void {
  const bank = timer.kind >= BANK ? timer.turn : 0,
    left = worth(timer, now);
  if (timer.kind === DELAY && timer.runs) timer.spare = Math.max(0, timer.ends - now - left);
  if (timer.kind === BRONSTEIN) timer.spare += timer.left[bank] - left;
  timer.left[bank] = left;
  timer.runs = 0;
}

/** "4:59"; "1h40" from a hundred minutes on: never more than five characters. A part of a second counts until it is over. */
export function clockFace(milliseconds: number, upward: boolean): string {
  const seconds = upward ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000),
    minutes = (seconds / 60) | 0;
  return seconds < 6000 ? `${minutes}:${(`0${seconds % 60}`).slice(-2)}` : `${(minutes / 60) | 0}h${(`0${minutes % 60}`).slice(-2)}`;
}

/** How long a play took, as nobody has to read it from afar: 90 reads "1:30", 3700 reads "1:01:40". */
export function minutes(seconds: number): string {
  const two = (n: number) => `0${n}`.slice(-2);
  return seconds < 3600
    ? `${(seconds / 60) | 0}:${two(seconds % 60)}`
    : `${(seconds / 3600) | 0}:${two(((seconds / 60) | 0) % 60)}:${two(seconds % 60)}`;
}

/** Tenths of a second: what is stored is what a stopped timer shows. */
export function noteOf(timers: string[], now: number): string {
  let note = '';
  for (const text of timers) {
    const timer = timerOf(text),
      ran = timer.runs;
    pause(timer, now);
    note +=
      (note && ';') +
      [timer.name, timer.kind, timer.full, timer.plus, timer.players, timer.turn, ran, Math.floor(timer.spare / 100)].join(',');
    for (const left of timer.left) note += `,${Math.floor(left / 100)}`;
  }
  return note || ' ';
}

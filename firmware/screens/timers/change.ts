// What the timers' screen does with a timer. What goes on while one runs is the shell's (firmware/shell/clocks.ts).
import { BANK, BRONSTEIN, DELAY, GLASS, type Timer, textOf, UPWARD } from '../../shell';

export const MOST_TIMERS = 4;
export const LONGEST = 36000; // seconds

/** What was stored, as texts. Nothing runs on while the power is off: all of them wait, with the time they had then. `names` gets those of the timers that ran. */
export function unpack(note: string, names: string[]): string[] {
  const list: string[] = [];
  for (const part of note.split(';')) {
    const figures = part.split(','),
      [name, kind, full, plus, players, turn, ran, spare] = figures;
    if (figures.length < 9) continue;
    const left: number[] = [];
    for (const tenths of figures.slice(8)) left.push(+tenths * 100);
    if (+ran) names.push(name);
    const t = { name, kind: +kind, full: +full, plus: +plus, players: +players, turn: +turn, left, spare: +spare * 100, runs: 0, ends: 0 };
    list.push(textOf(t));
  }
  return list;
}

export function start(t: Timer, now: number): void {
  const left = t.left[t.kind >= BANK ? t.turn : 0];
  t.ends = t.kind === UPWARD ? now - left : now + left + (t.kind === DELAY ? t.spare : 0);
  t.runs = 1;
}

/** A turn begins: its free seconds lie ahead, or nothing of it is used. */
function fill(t: Timer): void {
  t.spare = t.kind === DELAY ? t.plus * 1000 : 0;
}

/** As it was before it began. */
export function reset(t: Timer): void {
  t.left = [];
  for (let i = 0; i < (t.kind >= BANK ? t.players : 1); i++) t.left.push(t.full * 1000); // upward: 0
  t.turn = 0;
  t.runs = 0;
  fill(t);
}

/** True while nobody has used any of its time: then a change of its time changes what it starts with. */
export function fresh(t: Timer): boolean {
  if (t.runs || t.turn || t.spare !== (t.kind === DELAY ? t.plus * 1000 : 0)) return false;
  for (const left of t.left) if (left !== t.full * 1000) return false;
  return true;
}

/** The next player's turn, after pause(); those whose time is gone are passed over. */
export function pass(t: Timer, now: number): void {
  // nothing comes to who has no time left
  if (t.kind === BANK && t.left[t.turn]) t.left[t.turn] += t.plus * 1000;
  if (t.kind === BRONSTEIN && t.left[t.turn]) t.left[t.turn] += Math.min(t.spare, t.plus * 1000);
  for (let i = 0; i < t.players; i++) {
    t.turn = (t.turn + 1) % t.players;
    if (t.kind === GLASS || t.left[t.turn]) break;
  }
  if (t.kind === GLASS) t.left[0] = t.full * 1000;
  fill(t);
  start(t, now);
}

/** What a press adds: a tenth or so of what there is. */
export function stepOf(seconds: number): number {
  if (seconds < 60) return 5;
  if (seconds < 600) return 30;
  return seconds < 3600 ? 60 : 300;
}

// How the chapters ask, and what an Azrak, an ejection and the end of an action do: used by more than one chapter.
import { type Ask, call, each, type Next, type Pick, who } from '../kit';
import type { Hadal } from './state';

/** A choice, and the reason against it when the rules forbid it now. A choice that does not exist here is falsy. */
export type Option = [label: string, next: Next, against?: string | number | boolean] | false | 0;

const SHOW = ['pool', 'card', 'vortex', 'mr'];

/** Told, or asked with a dial. The session takes the answer -1 for a timer's: it leads to the same. */
export const tell = (say: string, page: number, then: Next, dial?: Ask['dial']): Ask => ({
  say,
  why: 'p. ' + page,
  then,
  late: then,
  dial,
  show: SHOW,
});

/** Asked with choices. */
export function ask(say: string, page: number, options: Option[], cue?: Ask['cue']): Ask {
  const pick: Pick[] = [],
    cannot: [string, string][] = [];
  for (const o of options)
    if (o && o[2]) cannot.push([o[0], o[2] as string]);
    else if (o) pick.push([o[0], o[1]]);
  return { say, why: 'p. ' + page, pick, cannot, show: SHOW, cue };
}

export const name = who; // looked up in the kit once

/** A choice for each of these seats. */
export const whom = (s: Hadal, seats: number[], next: (seat: number) => string) =>
  seats.map((seat): Option => [name(s, seat), () => next(seat)]);

export const signed = (n: number) => (n > 0 ? '+' : '') + n;
export const present = (s: Hadal) => s.seats.filter(seat => !s.out[seat]);
export const captain = (s: Hadal) => 'TC ' + s.names[s.tc - 1];
/** The names of those with this flag. */
export const named = (s: Hadal, flag: number[]) => s.names.filter((_, seat) => flag[seat]).join(', ');

export function go(s: Hadal, phase: number, step: number, to: string): string {
  s.phase = phase;
  s.step = step;
  return to;
}

/** Phase 1: the talk about the next location begins. */
export function choose(s: Hadal): string {
  s.seat = s.tc - 1;
  s.ends = s.talk && s.played + s.talk * 60;
  return go(s, 1, 1, 'visit.choose');
}

/** Azrak leave a pool for the Vortex. The last one waits there, wherever it was meant to go, until the link is settled [HA-140, HA-147]. */
export function pay(s: Hadal, seat: number, n: number): void {
  const paid = Math.min(n, s.pool[seat]); // what is not there is not owed [HA-110]
  s.pool[seat] -= paid;
  s.vortex += paid;
  if (paid && !s.pool[seat]) s.link = seat + 1;
}

/** The three ways to an Update: 1 Azrak to Mission Return, the allowance, a card [HA-122]. */
export function updates(s: Hadal, kind: string, needs: number, then: () => string): Option[] {
  const way = (pays: number, allowance: number) => () => {
    s.vortex -= pays;
    s.mr += pays;
    s.freeUpdates -= allowance;
    return then();
  };
  const low = (n: number) => s.vortex < n && 'Vortex too low';
  return [
    [kind + ', pay 1', way(1, 0), low(needs)],
    [kind + ', free', way(0, 1), low(1) || (!s.freeUpdates && 'None is left')],
    ['Free by a card', way(0, 0), low(1)],
  ];
}

export function eject(s: Hadal, seat: number): void {
  s.out[seat] = 1;
  s.card[seat] = s.personal[seat] = 0; // [HA-132]
}

/** Phase 3 begins: what was meant for this visit is over. */
export function leave(s: Hadal): string {
  s.group = s.damage = 0;
  s.freeExplore = each(s.n, 0);
  return go(s, 3, 1, s.out.indexOf(1) < 0 ? 'rest.update' : 'rest.returns');
}

/** An action is complete: who lost control on the way is ejected now [HA-144]; with nobody left the visit or the mission ends [HA-136, HA-137]. */
export function settle(s: Hadal, to: string): string {
  for (const seat of s.seats) if (s.lost[seat]) eject(s, seat);
  if (present(s).length) return to;
  s.back = [];
  if (s.lost.indexOf(0) >= 0) return leave(s);
  s.missionOver = 2;
  return 'end.failed';
}

export function test(s: Hadal, seat: number, kind: number, after: string): string {
  s.seat = seat;
  s.kind = kind;
  s.help = each(s.n, 0);
  return call(s, 'test.attribute', after);
}

/** What can be looked up or done at any time. */
export const more = (s: Hadal, after: string): Option => ['More...', () => call(s, 'more.menu', after)];

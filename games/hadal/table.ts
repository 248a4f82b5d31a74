// How the chapters ask, and what an Azrak, an ejection and the end of an action do: used by more than one chapter.
import { after, type Choice } from '../kit';
import { type Hadal, none } from './state';

/** Why an agent cannot pay. */
export const poor = (s: Hadal, seat: number) => !s.pool[seat] && 'No Azrak';

export const signed = (n: number) => (n > 0 ? '+' : '') + n;
export const present = (s: Hadal) => s.seats.filter(seat => !s.out[seat]);
/** The next agent to the left who is there and has Azrak: others could not pay [HA-049]. */
export const left = (s: Hadal, from: number) => {
  let seat = after(s, from);
  for (const _ of s.seats) if (s.out[seat] || !s.pool[seat]) seat = after(s, seat);
  return seat;
};
/** Those who are there besides who acts. */
export const others = (s: Hadal) => present(s).filter(seat => seat != s.seat);
/** The names of those of them with this flag. */
export const named = (s: Hadal, seats: number[], flag: number[]) =>
  seats
    .filter(seat => flag[seat])
    .map(seat => s.names[seat])
    .join(', ');

/** The steps of a round, what they are called, and their place: phase and step as one number [HA-040]. The table may jump to them, and to the end. */
export const phases = (s: Hadal): any[] =>
  (
    'visit.choose,Location,11|visit.display,Display,12|visit.cardA,Card A,13|visit.recon,Recon,21|visit.telepathy,Telepathy,22|act.menu,Actions,23|group.' +
    (s.group ? 'turn' : 'swaps') +
    ',Conflict,23|rest.' +
    (s.out.includes(1) ? 'returns' : 'update') +
    ',Update,31|rest.swaps,Swaps,32|rest.captain,New TC,33|end.over,The end'
  )
    .split('|')
    .map(phase => phase.split(','));

/**
 * Another step of the round. Free Explores are for one Actions step, with 2 receptacles one for each, with 3 one for the Time Captain [HA-092];
 * cards in front and conflicts stay behind with the location [HA-046, HA-174].
 */
export function go(s: Hadal, place: number): string {
  if (place != s.phase * 10 + s.step) s.freeExplore = s.out.map((_, seat) => +(place == 23 && (s.n < 3 || (s.n < 4 && seat == s.tc - 1))));
  s.phase = (place / 10) | 0;
  s.step = place % 10;
  s.share = [];
  if (s.phase != 2) {
    s.card = none(s);
    s.personal = none(s);
    s.group = s.damage = 0;
  }
  if (place == 11) {
    s.seat = s.tc - 1;
    s.ends = s.talk && s.played + s.talk * 60; // the talk about the next location begins
  }
  return phases(s).find(to => to[2] == place)[0];
}

/** How many more Azrak the Vortex can give to an agent [HA-111, HA-141]. The device makes fractions in Math.min(), and they take twice the memory. */
export const room = (s: Hadal, seat: number) => Math.min(s.level[seat] - s.pool[seat], s.vortex) | 0;

/**
 * Azrak leave a pool for the Vortex; fewer than 0 come from there.
 * The last one waits there, wherever it was meant to go, until the link is settled [HA-140, HA-147].
 */
export function pay(s: Hadal, seat: number, n: number): void {
  const paid = Math.min(n, s.pool[seat]) | 0; // what is not there is not owed [HA-110]
  s.pool[seat] -= paid;
  s.vortex += paid;
  if (paid && !s.pool[seat] && !s.lost[seat]) s.link = seat + 1;
}

/** The three ways to an Update: 1 Azrak to Mission Return, the allowance, a card [HA-122]. */
export function updates(s: Hadal, kind: string, needs: number, then: () => string): Choice[] {
  const way = (pays: number, allowance: number) => () => {
    s.vortex -= pays;
    s.mr += pays;
    s.freeUpdates -= allowance;
    return then();
  };
  const low = (n: number) => s.vortex < n && 'Vortex too low';
  return [
    [kind + ', pay 1', way(1, 0), low(needs)],
    [kind + ', free', way(0, 1), low(1) || (!s.freeUpdates && 'None left')],
    ['Free by a card', way(0, 0), low(1)],
  ];
}

export function eject(s: Hadal, seat: number): void {
  s.out[seat] = 1;
  s.card[seat] = s.personal[seat] = 0; // [HA-132]
}

/** An action is complete: who lost control on the way is ejected now [HA-144]; with nobody left the visit or the mission ends [HA-136, HA-137]. */
export function settle(s: Hadal, to: string): string {
  for (const seat of s.seats) if (s.lost[seat]) eject(s, seat);
  if (present(s).length) return to;
  s.back = [];
  if (s.lost.includes(0)) return go(s, 31);
  s.missionOver = 2;
  return 'end.failed';
}

export function test(s: Hadal, seat: number, kind: number, after: string): string {
  s.seat = seat;
  s.kind = kind;
  s.help = '';
  return 'test.attribute>' + after;
}

/** What can be looked up or done at any time. */
export const more = (s: Hadal): Choice => ['More...', 'more.menu>' + s.at];

// 1.1 HAPPINESS and REPUTATION; 5.3 the zones of the HAPPINESS track, and EVENTs drawn at their borders.
import { sum } from '../kit';
import { ALL_EVENTS, countIn, eventsIn, immediateEvents, NONE, setOf } from './events-overview';
import { isAdvanced, type Loop, many, type T } from './state';

export const MOST_H = 12;

/** The EVENTs of this mode [LO-023, LO-228]; BASIC has none [LO-155]. */
export function eventsInPlay(s: Loop): number {
  if (!isAdvanced(s)) return 0;
  if (s.mode === 'Cooperative') return ALL_EVENTS & ~s.notCoop;
  return s.mode === 'Solo' ? ALL_EVENTS & ~s.notSolo : ALL_EVENTS;
}

/** Those that lie open besides the discard. */
export const openEvents = (s: Loop) => setOf(s.activeEvent) | setOf(s.nextEvent) | setOf(s.event);

/** The chance that an EVENT which nobody has seen is IMMEDIATE [LO-063]. */
export function chanceOfImmediate(s: Loop): { ways: number; of: number } {
  const hidden = eventsInPlay(s) & ~(s.eventDiscard | openEvents(s));
  return { ways: countIn(hidden & immediateEvents()), of: countIn(hidden) };
}

/** Of an empty deck the discard becomes a new one, without what lies open [LO-064]. Returns how many can be drawn. */
function eventsLeft(s: Loop): number {
  const away = s.ownEvents ? sum(s.pending) : 0; // of these the device does not know which
  if (countIn(s.eventDeck) <= away) {
    s.eventDeck |= s.eventDiscard;
    s.eventDiscard = 0;
  }
  return Math.max(0, countIn(s.eventDeck) - away) | 0;
}

/** The EVENT on top, which stays there: of a shuffled deck it may be chosen when it is looked at [LO-063]. NONE when none is left. */
export function lookAtTop(s: Loop, t: T): string {
  const left = eventsLeft(s);
  if (!left || setOf(s.topEvent) & s.eventDeck) return left ? s.topEvent : NONE;
  const names = eventsIn(s.eventDeck);
  return names[t.card(left, () => ({ name: 'an EVENT', faces: names }))];
}

/** Face down before the seat that crossed a border, until the end of its own next turn [LO-151, LO-153, LO-156]. Returns how many were drawn. */
function drawEvent(s: Loop, t: T, seat: number): number {
  if (!isAdvanced(s) || !eventsLeft(s)) return 0;
  if (!s.ownEvents) {
    const event = lookAtTop(s, t);
    s.eventDeck &= ~setOf(event);
    s.topEvent = NONE;
    s.faceDown.push(event);
    s.faceDownOf.push(seat);
  }
  s.pending[seat]++;
  return 1;
}

/** Moves a HAPPINESS token, as far as it goes [LO-030]. Each border that it crosses draws an EVENT, up or down [LO-150 to LO-152]. */
export function happy(s: Loop, t: T, seat: number, by: number): void {
  const before = s.h[seat],
    now = Math.max(0, Math.min(MOST_H, before + by)) | 0; // Math.min() makes a fraction on the device
  s.h[seat] = now;
  if (now === MOST_H) s.reached12 = 1; // and so it stays [LO-190]
  let drawn = 0;
  for (const border of s.zones) if (before > border !== now > border) drawn += drawEvent(s, t, seat);
  if (drawn) t.tell(`${s.names[seat]}: new zone, ${s.ownEvents ? 'draw ' : ''}${many(drawn, 'EVENT')} face down`);
}

const MOST_REP = 2;
/** By ACCEPTing and by four CAREERs [LO-148]. What is above 2 is lost [LO-031, LO-143]. */
export function earnRep(s: Loop, seat: number, rep: number): void {
  s.rep[seat] = Math.min(MOST_REP, s.rep[seat] + rep) | 0;
}

/** 2 REP for 1 H, in a CONSUME turn only [LO-124]. */
export function repForHappiness(s: Loop, t: T): void {
  s.rep[s.seat] = Math.max(0, s.rep[s.seat] - 2) | 0;
  happy(s, t, s.seat, 1);
}

/** Why not now, or false. */
export function reasonAgainstRepForHappiness(s: Loop): string | false {
  if (s.rep[s.seat] < 2) return `You have ${s.rep[s.seat]} REP`;
  return s.h[s.seat] >= MOST_H && 'H is 12';
}

// 2.2 Start Turn: what begins with a turn, and what the EVENT in force does by itself in it.
import { each, nextSeat } from '../kit';
import { ALL_EVENTS, eventWords, NONE, setOf } from './events-overview';
import { eventsInPlay, happy } from './happiness';
import { typesOf } from './materials';
import { hasFavourDeck, isOnTurn, type Loop, many, on, type T, types } from './state';

const MOST_TO_DRAW = 5, // FAVOURs in a hand: with so many none is drawn
  FACE_UP = 5; // MATERIALs and ACTIVITYs on the board

/** The one screen of a turn. */
export const hub = (s: Loop) => (s.light ? 'light.turn' : 'turn.act');

/** Draws a FAVOUR; of an empty deck the discard becomes a new one [LO-047]. In Light nobody counts them. */
export function drawFavour(s: Loop, seat: number): void {
  if (!s.favDeck) {
    s.favDeck = s.favDiscard;
    s.favDiscard = 0;
  }
  if (!s.favDeck) return;
  s.favDeck--;
  s.hand[seat]++;
}

/** One FAVOUR with fewer than 5, a Waitress two [LO-046, LO-270]; none where there is no deck [LO-224]. */
function drawFavours(s: Loop, t?: T): void {
  const wanted = isOnTurn(s, 'Waitress') ? 2 : 1,
    draws = hasFavourDeck(s) && s.hand[s.seat] < MOST_TO_DRAW ? Math.min(wanted, s.favDeck + s.favDiscard) : 0;
  if (s.light || !draws) return;
  if (t && draws > s.favDeck) t.tell('Shuffle the FAVOURs');
  for (let i = 0; i < draws; i++) drawFavour(s, s.seat);
  if (t) t.tell(`Draw ${many(draws, 'FAVOUR')}: now ${s.hand[s.seat]}`);
}

/** All that counts within one turn starts again [LO-271], and the EVENT that was flipped last is in force from now on [LO-159]. */
export function beginTurn(s: Loop, t?: T): void {
  s.phase = 'Turn';
  s.main = 'None';
  s.bought = s.consumed = s.applied = s.spent = s.favPlayed = s.abilityUsed = s.forced = s.acted = 0;
  s.forged = -1;
  s.forgedAs = '-';
  s.shares = [];
  s.boardType = [];
  s.boardQ = [];
  s.paidNow = each(s.paidNow.length, 0);
  s.live = 1;
  s.ends = s.minutes ? s.played + 60 * s.minutes : 0;
  if (s.nextEvent !== NONE) {
    s.eventDiscard |= setOf(s.activeEvent);
    s.activeEvent = s.nextEvent;
    s.nextEvent = NONE;
  }
  drawFavours(s, t);
  if (t) act(s, t); // whoever has all five types from the start
}

/** Play passes to the left [LO-040]. A last round that begins between two rounds is a whole one [LO-201]. */
export function nextTurn(s: Loop, t: T): string {
  s.live = 0;
  if (nextSeat(s)) s.round++;
  beginTurn(s, t);
  return hub(s);
}

/** From set-up the first round begins, with the EVENTs of the mode. */
export function beginGame(s: Loop): void {
  if (!s.round) s.eventDeck = eventsInPlay(s) & ALL_EVENTS;
  s.round = s.round || 1;
}

/** Where every action ends: what the EVENT in force does by itself comes first. */
export function goOn(s: Loop, t: T): string {
  act(s, t);
  return hub(s);
}

/** +1 H once a turn, and told [LO-304, LO-313]. */
function cheer(s: Loop, t: T): void {
  s.acted = 1;
  t.tell(`${s.activeEvent}: +1 H`);
  happy(s, t, s.seat, 1);
}

function act(s: Loop, t: T): void {
  const hasAllTypes = () => types().every(type => typesOf(s, s.seat).indexOf(type) >= 0);
  if (!s.acted && on(s, 'Collector') && !s.light && hasAllTypes()) cheer(s, t);
  if (!s.acted && on(s, 'Make It Rain') && s.spent > 3) cheer(s, t);
  if (on(s, 'Skinner Box')) refill(s, t); // at once [LO-323, LO-343]
}

/** The EVENT in force, and what it does; '' when there is none. */
export const eventRow = (s: Loop) => (s.activeEvent === NONE ? '' : `\n${s.activeEvent}: ${eventWords(s.activeEvent)}`);

/** Slots stay empty until the turn's end [LO-045]. Each takes a card; of MATERIAL only while there are some [LO-048]. The last card is DEPLETION, which stays, and costs 1 H once, at the turn's end [LO-170, LO-171, LO-173, LO-191]. */
export function refill(s: Loop, t: T): void {
  const materials = Math.max(0, Math.min(FACE_UP - s.buySlots, s.matDeck)) | 0,
    activities = Math.max(0, FACE_UP - s.actSlots) | 0;
  s.matDeck -= materials;
  s.buySlots += materials;
  if (!s.matDeck && !s.depletion) s.depletion = s.penaltyDue = 1;
  if (materials) t.tell(`Refill ${many(materials, 'MATERIAL')}, ${s.matDeck} left`);
  if (!activities) return;
  const isShort = s.actDeck < activities; // with its discard shuffled there is always one: 30 are in the game, 18 are kept at most
  t.tell(`Refill ${many(activities, 'ACTIVITY').replace('YS', 'IES').replace('Ys', 'IES')}${isShort ? ': shuffle them first' : ''}`);
  s.actDeck = Math.max(0, (isShort ? activitiesAway(s) : s.actDeck) - activities) | 0;
  s.actSlots = FACE_UP;
}
/** What is neither face up nor kept. */
function activitiesAway(s: Loop): number {
  let kept = s.actSlots;
  for (const acts of s.acts) kept += acts;
  return 30 - kept;
}

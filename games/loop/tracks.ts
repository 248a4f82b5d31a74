// Every value that players see and may correct, the range of those that they do not see, and what must add up.
import { sum } from '../kit';
import { careerNames } from './careers-overview';
import { countIn, eventNames } from './events-overview';
import { eventsInPlay, openEvents } from './happiness';
import { drop, gain, ownerName } from './materials';
import { addCard, removeCard } from './owing';
import { favours, goalsDealt, hasFavourDeck, isAdvanced, type Loop, rulingNames, types } from './state';

/** In a function, so that the text stays in flash. */
const always = (s: Loop) => `
h: H, each seat, up to 12, piece
coin: Coin, each seat, up to 9999, piece
rep: REP, each seat, up to 2, piece
goals: GOALs, each seat, up to ${goalsDealt(s)}
actsDone: Acts done, each seat, up to 999, bar to 1000
pays: WORK, each seat, -1 to 99
costs: WORK H, each seat, up to 12
seat: On turn, one of ~names
rulings: any of ~rulings, printed
reward: 1 to 6, printed
# This turn
main: Action, one of None/Work/Buy/Consume
spent: up to 9999
lastSpent: Last price, 0 to 9999
# Decks
matDeck: Mat. deck, up to 30
buySlots: Buy area, up to 5
matRemoved: Removed, up to 30
# The game
round: up to 999
depletion: yes or no
reached12: H 12, yes or no
lastTold: Last told, yes or no
minutes: up to 9
`;

const full = (s: Loop) => `
hand: FAVOURs, each seat, up to 30, bar to 5
acts: Acts kept, each seat, up to 3
materials: up to 30
owner: Whose, one of Central/~names from -1, for ~materials
type: Material, one of ~types, for ~materials
quality: up to 4, for ~materials${hasFavourDeck(s) ? '' : '\nfavUsed: Played, each seat, any of ~favours'}
# This turn
bought: up to 9
consumed: up to 9
favPlayed: up to 99
forgedAs: Counts as, one of -/~types
live: In turn, yes or no
# Decks
actSlots: Activities, up to 5
actDeck: Act. deck, up to 30${hasFavourDeck(s) ? '\nfavDeck: Fav. deck, up to 30\nfavDiscard: Fav. away, up to 30' : ''}
`;

const light = () => `
filled: Landfill, each seat, -1 to 30
`;

/** What lies face down is secret [LO-038]. */
const advanced = () => `
zones: up to 12, for Low/Middle, printed
ccPile: Cred. pile, up to 99, printed
# Credit cards
credits: Cards, up to 35
debtor: Card of, one of ~names, for ~cards
paidOn: Coin on, up to 4, for ~cards
paidNow: Paid now, up to 2, for ~cards
applied: New cards, up to 99
# Events
activeEvent: In force, one of None/~events
nextEvent: Next, one of None/~events
acted: Has acted, yes or no
pending: Face down, each seat, up to 30
eventDeck: any of ~events, secret
eventDiscard: any of ~events
# Modes, printed
notCoop: any of ~events
notSolo: any of ~events
`;

const careers = () => `
career: each seat, one of ~careers
# This turn
abilityUsed: Ability, one of open/used
forced: In debt, one of no/forced
# Modes, printed
barred: any of ~careers
`;

export function tables(s: Loop): string[] {
  const list = [always(s), s.light ? light() : full(s)];
  if (isAdvanced(s)) list.push(advanced());
  if (isAdvanced(s) && !s.light) list.push(careers());
  return list;
}

/** The range of what goes on right now: no loop and no place in a list comes from outside. */
export const hidden = () => `
phase: one of ~phases
materials: up to 30
credits: up to 35
mode: one of Basic/Competitive/Cooperative/Solo
ownEvents: up to 1
career: each seat, one of ~careers
favUsed: each seat, up to 31
favDeck: up to 30
favDiscard: up to 30
hand: each seat, up to 99
acts: each seat, up to 3
actSlots: up to 5
actDeck: up to 30
bought: up to 9
consumed: up to 9
favPlayed: up to 99
forgedAs: one of -/~types
live: up to 1
owner: one of Central/~names from -1, for ~materials
type: one of ~types, for ~materials
quality: up to 4, for ~materials
debtor: one of ~names, for ~cards
paidOn: up to 4, for ~cards
paidNow: up to 2, for ~cards
applied: up to 99
topEvent: one of None/~events
activeEvent: one of None/~events
nextEvent: one of None/~events
acted: up to 1
pending: each seat, up to 30
faceDown: one of ~events, for ~faceDown
faceDownOf: one of ~names, for ~faceDown
event: one of None/~events
actor: one of ~names
flips: up to 99
appliedFor: each seat, up to 1
redeemed: up to 3
firstLetter: up to 9
penaltyDue: up to 1
ends: up to 100000600
abilityUsed: up to 1
forced: up to 1
forged: -1 to 30
shares: up to 30, for No. 1 ..
boardType: one of ~types, for ~board
boardQ: 1 to 4, for ~board
looksUp: one of ~names
owes: each seat, up to 99
offer: up to 99
favour: one of ~favours
manner: one of Openly/Face down/As Resell
to: one of ~names
chosen: up to 30
chosenType: one of ~types
dealt: one of ~careers, for No. 1 ..
starts: up to 9, for COIN/MATERIALs/Q/REP/SALARY/H
drawsLeft: up to 9
figure: up to 6
pays: each seat, -1 to 99
costs: each seat, up to 12
filled: each seat, -1 to 30
lastTaken: up to 9
lastGain: up to 12
asks: up to 3
zones: up to 12, for Low/Middle
ccPile: up to 99
barred: any of ~careers
eventDeck: any of ~events
eventDiscard: any of ~events
notCoop: any of ~events
notSolo: any of ~events
`;

/** "Ben Foo2", "Ben Foo-" in a LANDFILL: ten letters are in view. A second one that is alike has its number behind it. */
function materialNames(s: Loop): string[] {
  const names: string[] = [],
    count = Math.max(s.owner.length, s.type.length, s.quality.length);
  for (let place = 0; place < count; place++) {
    const name = `${(ownerName(s, place) || '').slice(0, 5)} ${String(s.type[place] || '').slice(0, 3)}${s.quality[place] || '-'}`;
    names.push(names.indexOf(name) < 0 ? name : `${name.slice(0, 7)} ${place + 1}`);
  }
  return names;
}

/** "Card 1", "Card 2": as many as the longest of these lists has, so that no shorter one is let in. */
function numbered(what: string, ...all: unknown[][]): string[] {
  const names: string[] = [];
  for (const list of all) while (names.length < list.length) names.push(`${what} ${names.length + 1}`);
  return names;
}

export function lists(s: Loop, name: string): string[] {
  if (name === 'cards') return numbered('Card', s.debtor, s.paidOn, s.paidNow);
  if (name === 'faceDown') return numbered('No.', s.faceDown, s.faceDownOf);
  if (name === 'board') return numbered('No.', s.boardType, s.boardQ);
  if (name === 'materials') return materialNames(s);
  if (name === 'phases') return ['', 'Turn', 'Turn end', 'Events', 'Scores'];
  if (name === 'events') return eventNames();
  if (name === 'careers') return careerNames();
  if (name === 'rulings') return rulingNames();
  if (name === 'favours') return favours();
  return name === 'names' ? s.names : types();
}

/** The table puts a MATERIAL or a CREDIT CARD there, or takes the last one away; whose it is, and what, it says then. */
export function followCounts(s: Loop): void {
  while (s.owner.length < s.materials) gain(s, s.seat, 'Food', 1);
  while (s.owner.length > s.materials) drop(s, s.owner.length - 1);
  while (s.debtor.length < s.credits) addCard(s, s.seat);
  while (s.debtor.length > s.credits) removeCard(s, s.debtor.length - 1);
}

/** So many, and not so many. */
const fault = (count: number, of: number, what: string) => (count === of ? '' : `${count} ${what}, not ${of}`);

/** LO-032 to LO-034: what must add up. The limits of the tracks hold the rest. Light does not see the MATERIALs and FAVOURs. */
export function brokenSum(s: Loop): string | undefined {
  let hands = s.favDeck + s.favDiscard + sum(s.hand);
  for (const used of s.favUsed) hands += countIn(used);
  const events = countIn(s.eventDeck) + countIn(s.eventDiscard) + countIn(openEvents(s)) + (s.ownEvents ? 0 : s.faceDown.length);
  return (
    (!s.light && fault(s.matRemoved + s.matDeck + s.buySlots + s.owner.length, 30, 'MATERIALs')) ||
    (!s.light && fault(hands, hasFavourDeck(s) ? 30 : 5 * s.names.length, 'FAVOURs')) ||
    (s.round > 0 && fault(events, countIn(eventsInPlay(s)), 'EVENTs')) ||
    undefined
  );
}

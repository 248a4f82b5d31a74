// A table for the tests of LOOP: a game that is set up, and words for what lies on the table.
import { tracksIn } from '../../../games/engine';
import loop from '../../../games/loop';
import { careerNames, startsOf } from '../../../games/loop/careers-overview';
import { eventNames, NONE } from '../../../games/loop/events-overview';
import type { Loop, Type } from '../../../games/loop/state';
import { type Answers, type Player, begin as seat, shown } from '../../play';

export { eventNames, NONE };
export const TYPES: Type[] = ['Food', 'Glass', 'Metal', 'Plastic', 'Utility'];
export const CAREERS: string[] = careerNames();

export type Table = Player<Loop>;

/** Full is what numbered rules are about; Light has its own tests. */
export const begin = (game: typeof loop, answers: Answers = {}, seed = 1, names?: string[]): Table =>
  seat(game, { Mode: 'Full', ...answers }, seed, names);

/** What stands above the question: what the last answer changed. */
export const news = (g: Table) => g.session.told.join('\n');

/** Set up with Interns, everyone one MATERIAL, Red to start: stands at Red's first turn. */
export function table(mode: string, players = 3, answers: Answers = {}): Table {
  const g = begin(loop, { Game: mode, Players: players, ...answers });
  if (mode !== 'Solo') g.pick('Red');
  g.ok(2);
  if (mode !== 'Basic') g.ok();
  for (let i = 0; i < (mode === 'Solo' ? 1 : players); i++) {
    if (mode !== 'Basic') g.pick('Intern', 'Keep');
    g.pick(TYPES[i % 5]!);
  }
  return g;
}
export const at = table;

export function career(g: Table, name: string, seat = 0): void {
  g.s.career[seat] = name as Loop['career'][number];
  [g.s.pays[seat], g.s.costs[seat]] = startsOf(name).slice(4) as [number, number];
}

/** What a seat owns, in words: own(g, 0, 'Food 2', 'Metal 1'). The deck gives it. */
export function own(g: Table, seat: number, ...goods: string[]): void {
  const { s } = g,
    others = s.owner.map((_, place) => place).filter(place => s.owner[place] !== seat || !s.quality[place]);
  s.matDeck += s.owner.length - others.length - goods.length;
  for (const id of ['owner', 'type', 'quality'] as const) (s[id] as unknown[]) = others.map(place => s[id][place]);
  for (const word of goods) {
    const [type, q] = word.split(' ');
    s.owner.push(seat);
    s.type.push(type as Type);
    s.quality.push(Number(q));
  }
  s.materials = s.owner.length;
}

/** The MATERIALs of a seat in words, by type and Q. */
export const list = (g: Table, seat: number): string[] =>
  g.s.owner.flatMap((owner, place) => (owner === seat && g.s.quality[place] ? `${g.s.type[place]} ${g.s.quality[place]}` : [])).sort();

/** A LANDFILL in words; seat -1 is the central one. The deck gives it. */
export function fill(g: Table, seat: number, ...types: string[]): void {
  for (const type of types) {
    g.s.owner.push(seat);
    g.s.type.push(type as Type);
    g.s.quality.push(0);
    g.s.matDeck--;
  }
  g.s.materials = g.s.owner.length;
}
export const filled = (g: Table, seat: number) =>
  TYPES.flatMap(type =>
    g.s.owner.flatMap((owner, place) => (owner === seat && !g.s.quality[place] && g.s.type[place] === type ? type : [])),
  );

/** A set of EVENTs by their numbers in the rules. */
export const bit = (rule: number) => 1 << (rule - 300);
const eventOf = (rule: number) => eventNames()[rule - 300]!;

/** A CONTINUOUS EVENT by its number in the rules is in force: LO-302 is 302. */
export function force(g: Table, rule: number): void {
  g.s.activeEvent = eventOf(rule);
  g.s.eventDeck &= ~bit(rule);
}

/** The EVENT lies face down before a seat. */
export function wait(g: Table, rule: number, seat = g.s.seat): void {
  g.s.eventDeck &= ~bit(rule);
  g.s.faceDown.push(eventOf(rule));
  g.s.faceDownOf.push(seat);
  g.s.pending[seat]++;
}

/** A MATERIAL is missing in the BUY AREA: the turn's end refills it. */
export function gap(g: Table): Table {
  g.s.buySlots--;
  g.s.matDeck++;
  return g;
}

/** Ends the turn, and on until somebody has to choose: the next turn begins, or a question about its end. */
export function finish(g: Table): Table {
  g.pick('End turn');
  return on(g);
}

/** Through everything that only needs an ok. */
export function on(g: Table): Table {
  for (;;) {
    const ask = shown(g.session);
    if (ask.pick || !ask.then || ask.dial || ask.counts || ask.marks) return g;
    g.ok();
  }
}

/** CONSUME: an ACTIVITY of these two MATERIALs, as the screen names them. */
export function activity(g: Table, ...used: string[]): Table {
  const label = ['Consume', 'Another ACTIVITY', 'An ACTIVITY'].find(one => g.offers().includes(one));
  if (!label) throw new Error(`No ACTIVITY is offered: ${g.offers().join(' | ')}`);
  g.pick(label);
  const { counts } = shown(g.session);
  if (!counts) return g; // only these two can pay
  const left = used.slice(),
    numbers = counts.labels.map(name => {
      const place = left.indexOf(name);
      if (place >= 0) left.splice(place, 1);
      return place < 0 ? 0 : 1;
    });
  if (left.length) throw new Error(`${left.join()} cannot pay: ${counts.labels.join(' | ')}`);
  g.count(...numbers);
  return g;
}
/** The MATERIALs that can pay for an ACTIVITY now; the way there is taken back. */
export function payers(g: Table): string[] {
  const depth = g.session.journal.depth;
  g.pick(['Consume', 'Another ACTIVITY'].find(one => g.offers().includes(one))!);
  const { counts } = shown(g.session),
    labels = counts ? counts.labels.slice() : [];
  while (g.session.journal.depth > depth) g.session.undo();
  return labels;
}

/** Red has WORKed. */
export function worked(mode: string, players = 3): Table {
  const g = at(mode, players);
  g.pick('Work');
  return g;
}

/** Triggers an IMMEDIATE EVENT at the end of Red's turn: stands at Red's question about it. */
export function immediate(rule: number, players = 3, before?: (g: Table) => void, mode = 'Competitive'): Table {
  const g = worked(mode, players);
  if (before) before(g);
  wait(g, rule);
  finish(g);
  return g;
}

/** Why something is not offered. */
export function cannot(g: Table, label: string): string {
  for (const [name, reason] of shown(g.session).cannot || []) if (name === label) return reason;
  return '';
}

/** A seat owns just these CREDIT CARDs, by the COIN on each. */
export function owe(g: { s: Loop }, seat: number, ...coins: number[]): void {
  const { s } = g,
    others = s.debtor.map((_, card) => card).filter(card => s.debtor[card] !== seat);
  for (const id of ['debtor', 'paidOn', 'paidNow'] as const) s[id] = others.map(card => s[id][card]!);
  for (const coin of coins) {
    s.debtor.push(seat);
    s.paidOn.push(coin);
    s.paidNow.push(0);
  }
  s.credits = s.debtor.length;
}

/** The CREDIT CARDs of a seat, by the COIN on each. */
export const debt = (g: { s: Loop }, seat: number): number[] =>
  g.s.debtor.flatMap((owner, card) => (owner === seat ? g.s.paidOn[card]! : [])).sort((a, b) => a - b);

/** Whom the screen names, and what it says. */
export function said(g: Table): string {
  const ask = shown(g.session);
  return `${g.s.names[ask.seat === undefined ? g.s.seat : ask.seat]}: ${ask.say}`;
}

/** Why the ABILITY cannot be used now. */
export function unusable(g: Table): string {
  g.pick('Ability');
  const reason = cannot(g, 'Use it');
  g.pick('Back');
  return reason;
}

/** The pieces that can be bought of a type: the labels of the BUY list. */
export const prices = (g: Table, type: string): string[] => g.offers().filter(label => label.startsWith(type));

/** From the BUY list back to the turn's one screen. */
export function hub(g: Table): Table {
  for (const label of ['Something else', 'Back']) if (g.offers().includes(label)) g.pick(label);
  return g;
}

/** What the table may look at and correct. */
export const tracksOf = (s: Loop) => tracksIn(loop, s);

/** What the first player's screen is after a whole round of WORK. */
export function roundOf(g: Table, before: (seat: number) => void): void {
  for (let i = 0; i < g.s.seats.length; i++) {
    before(g.s.seat);
    g.pick('Work');
    finish(g);
  }
}

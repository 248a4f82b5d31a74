// The dice pool, its chances, the throw and the price of a push: the same for Light and Full [TL-200 to TL-218].
import { count, type Odds, type Option } from '../kit';
import { lock, locked, relieve, slotsFor } from './conditions';
import { ANY_CONDITION, has, INJURED, isLarge, SCARED, type Tales, type Throws, UPSET } from './state';
import { conditions, traits, weaknesses } from './words';

const MOST_DICE = 8,
  BASE = 3;

export const isWeakIn = (s: Tales, seat: number, trait: number) => s.weakness[seat] === trait;
/** IT'S JUST A BRUISE: conditions lock cubes and do nothing else [TL-612]. */
const isWell = (s: Tales) => has(s, 'Just a bruise');
export const isUpset = (s: Tales, seat: number) => s.upset[seat] > 0 && !isWell(s);

/** What comes on top of three dice for the Kid alone, or off them: STRENGTH not while SCARED, WEAKNESS in any case [TL-202, TL-203, TL-206]. */
function ownDice(s: Tales, seat: number, trait: number): [name: string, dice: number][] {
  const large = isLarge(s) ? 1 : 0;
  return [
    ['STRENGTH', s.strength[seat] === trait && (isWell(s) || !s.scared[seat]) ? 2 - large : 0],
    [weaknesses()[trait - 1], isWeakIn(s, seat, trait) ? -1 - large : 0],
    ['INJURED', s.injured[seat] && !isWell(s) ? -2 : 0],
  ];
}

/** Everything is added up before it is clamped once [TL-207]. */
const clamped = (dice: number) => Math.max(1, Math.min(MOST_DICE, dice)) | 0;

/** The dice of a Kid without any help. */
export function dicePool(s: Tales, seat: number, trait: number): number {
  let dice = BASE;
  for (const [, more] of ownDice(s, seat, trait)) dice += more;
  return clamped(dice);
}

/** The pool of the test on the table, and what it is made of: "3 dice: STRENGTH +2, HELP +1" [TL-201 to TL-207, TL-611]. */
export function poolOfTest(s: Tales): { dice: number; madeOf: string } {
  const [strength, weakness, injury] = ownDice(s, s.by, s.trait),
    parts: [string, number][] = [strength, weakness, ['HELP', s.helpers.length + s.helperItems], ['Items', s.itemDice], injury],
    words: string[] = [];
  let dice = BASE;
  for (const [name, more] of parts) {
    dice += more;
    if (more) words.push(`${name} ${more > 0 ? '+' : ''}${more}`);
  }
  return { dice: clamped(dice), madeOf: `3 dice${words.length ? ': ' : ''}${words.join(', ')}` };
}

/** The chance of a six with so many dice [TL-216]; a push throws them all again, so it is that of twice as many [TL-217]. */
export function odds(label: string, dice: number): Odds {
  let miss = 1,
    of = 1;
  for (let n = 0; n < dice; n++) {
    miss *= 5;
    of *= 6;
  }
  return { label, ways: of - miss, of };
}

/** Rounded to the nearest percent, and not what the book prints for a push [TL-218]. */
export function percent(dice: number): string {
  const { ways, of } = odds('', dice);
  return `${Math.round((100 * ways) / of)}%`;
}

/** The dice and their chance for a trait, as a note in a list of traits. */
const traitNote = (s: Tales, seat: number, trait: number) => `${dicePool(s, seat, trait)}  ${percent(dicePool(s, seat, trait))}`;

export const traitOptions = (s: Tales, seat: number, usual: number): Option[] =>
  traits().map((label, i) => ({ label, value: i + 1, note: traitNote(s, seat, i + 1), usual: usual === i + 1 }));

/** The slots that can take the price of a push: any empty one [TL-211]; the one above the worst with GRADUALLY GETTING WORSE [TL-615]. UPSET is one when help comes with the throw. */
export function slotsForPush(s: Tales, seat: number): number[] {
  const full = locked(s, seat),
    isHelped = s.helpers.length > 0 && !s.dice.length;
  if (has(s, 'Gradually worse')) return slotsFor(s, seat, ANY_CONDITION);
  return [0, 1, 2, 3].filter(slot => full.indexOf(slot) < 0 || (slot === UPSET && isHelped));
}

/** Why there is no push, or '' [TL-210]. Light leaves the cubes on the table. */
export function reasonAgainstPush(s: Tales, seat: number): string {
  if (s.pushed) return 'pushed already';
  if (s.injured[seat] && !isWell(s)) return 'injured';
  if (!s.light && !s.pool[seat]) return 'no Time';
  return slotsForPush(s, seat).length ? '' : 'no free slot';
}

/** An option for each slot that may pay: its value is the slot. */
export const pushOptions = (s: Tales, seat: number): Option[] =>
  slotsForPush(s, seat).map(slot => ({ label: `Push: ${conditions()[slot]}`, value: slot, rare: true }));

/** Help relieves UPSET the moment the dice are rolled, success or not [TL-414]. */
export function beginRoll(s: Tales, t: Throws, isHelped: boolean): void {
  s.made++;
  if (isHelped && s.upset[s.by]) relieve(s, t, s.by, UPSET);
}

/** The test has ended so. A success relieves SCARED, but not the one that has paid for it [TL-214, TL-415]. */
export function landed(s: Tales, t: Throws, won: boolean, price?: number): void {
  s.won = won ? 1 : 0;
  s.passed += s.won;
  if (won && s.scared[s.by] && price !== SCARED) relieve(s, t, s.by, SCARED);
}

/** One six is enough, more mean nothing [TL-208]. */
export function throwDice(s: Tales, t: Throws, dice: number, price?: number): void {
  const { ways, of } = odds('', dice);
  s.dice = t.roll(dice, 6);
  s.wonBy = 'dice';
  const won = count(s.dice, 6) > 0;
  t.tried({ seat: s.by, successes: won ? 1 : 0, tries: 1, ways, of });
  landed(s, t, won, price);
}

/** The roller pays with a slot, helpers pay nothing [TL-211]. */
export function payPush(s: Tales, t: Throws, slot: number): void {
  lock(s, t, s.by, slot);
  s.pushed = 1;
  s.pushes++;
}

/** The worst condition of a Kid, and how many more there are: "INJURED 2 +1". */
export function acheOf(s: Tales, seat: number): string {
  const slots = locked(s, seat),
    worst = slots[slots.length - 1];
  if (!slots.length) return '';
  return `${conditions()[worst]}${worst === INJURED ? ` ${s.injured[seat]}` : ''}${slots.length > 1 ? ` +${slots.length - 1}` : ''}`;
}

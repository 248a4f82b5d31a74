// Data tokens that the device holds: Bag, Launcher, Dump and supply (p. 6). On the table the players do all this themselves [TA-049].
import { ALL, type Chapter, type Dice, deckOf, type Option, type Question } from '../kit';
import { discardCorrupted, gainsTo } from './corrupted';
import { CORRUPTED, LOCKED, type Tamashii, TYPES } from './state';
import { slotNames, typeNames } from './words';

export const basicTypes = () => [0, 1, 2, 3];
export const everyType = () => [0, 1, 2, 3, 4, 5];

export const slotsOf = (s: Tamashii) => s.gridRows * s.gridCols;
/** What lies in a slot of a player's Launcher: 0 nothing, 1 to 6 the type + 1, LOCKED. */
export const inSlot = (s: Tamashii, seat: number, slot: number) => s.grid[seat * slotsOf(s) + slot];
export function setSlot(s: Tamashii, seat: number, slot: number, value: number): void {
  s.grid[seat * slotsOf(s) + slot] = value;
}
const isToken = (value: number) => value > 0 && value <= TYPES;

/** Slots of a Launcher that hold one of these types. */
export function slotsWith(s: Tamashii, seat: number, types: number[]): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < slotsOf(s); slot++) {
    const value = inSlot(s, seat, slot);
    if (isToken(value) && types.indexOf(value - 1) >= 0) found.push(slot);
  }
  return found;
}

/** From the Launcher to the Dump. */
export function dumpSlot(s: Tamashii, seat: number, slot: number): void {
  s.dump[seat * TYPES + inSlot(s, seat, slot) - 1]++;
  setSlot(s, seat, slot, 0);
}

/** Every token of the Launcher, or those of these types. */
export function dumpLauncher(s: Tamashii, seat: number, types?: number[]): void {
  if (s.inDevice) for (const slot of slotsWith(s, seat, types || everyType())) dumpSlot(s, seat, slot);
}

/** Tokens that were drawn and not placed yet. */
export function handToDump(s: Tamashii, seat: number): void {
  if (!s.hand.length || s.tokenSeat !== seat) return;
  for (const type of s.hand) s.dump[seat * TYPES + type]++;
  s.hand = [];
}

function countBag(s: Tamashii, seat: number): number {
  let n = 0;
  for (let type = 0; type < TYPES; type++) n += s.bag[seat * TYPES + type];
  return n;
}

/** Only an empty Bag takes the whole Dump, and only when a token must be drawn [TA-152]. */
function pourDump(s: Tamashii, seat: number): void {
  for (let at = seat * TYPES; at < (seat + 1) * TYPES; at++) {
    s.bag[at] = s.dump[at];
    s.dump[at] = 0;
  }
}

/** Draws one token out of the Bag, all alike [TA-151]; -1 when Bag and Dump are empty [TA-153]. */
export function drawToken(s: Tamashii, t: Dice<Tamashii>, seat: number): number {
  if (!countBag(s, seat)) pourDump(s, seat);
  const n = countBag(s, seat),
    from = seat * TYPES;
  if (!n) return -1;
  let place = t.card(n, () => deckOf('a token', typeNames(s), s.bag.slice(from, from + TYPES))),
    type = 0;
  while (place >= s.bag[from + type]) place -= s.bag[from + type++];
  s.bag[from + type]--;
  return type;
}

/** Tokens of these types are dumped, discarded or gained, one by one. Nothing to do on the table but to dump. Returns where play goes before `next`. */
export function moveTokens(s: Tamashii, deed: Tamashii['tokenDeed'], seat: number, most: number, types: number[], next: string): string {
  s.tokenSeat = seat;
  s.tokenDeed = deed;
  s.tokensLeft = most;
  s.tokenTypes = types;
  return !s.inDevice && deed === 'dump' ? next : `data.take>${next}`;
}

/** A token leaves the Launcher for good: to the supply, a Corrupted one to the box [TA-200, TA-244]. */
function discardSlot(s: Tamashii, seat: number, slot: number): void {
  const type = inSlot(s, seat, slot) - 1;
  setSlot(s, seat, slot, 0);
  if (type === CORRUPTED) discardCorrupted(s, seat);
  else s.supply[type]++;
}

export const data = (s: Tamashii): Chapter<Tamashii> => {
  const seat = s.tokenSeat,
    verb = { dump: 'Dump', discard: 'Discard', gain: 'Gain' }[s.tokenDeed];

  /** On the table the players do it; the device only counts Corrupted. */
  const byHand = (): Question => ({
    say: `${verb} 1 token\n${s.tokenDeed === 'gain' ? 'into the Dump, if the\nsupply has one' : 'from the Launcher'}`, // [TA-050, TA-231]
    options: [
      { label: 'Done' },
      s.tokenDeed === 'discard' && s.corruptedHeld[seat] > 0 && { label: 'It was Corrupted', do: () => discardCorrupted(s, seat) },
    ],
    then: '<',
  });

  /** What the supply has no longer cannot be gained [TA-050]. */
  const fromSupply = (): Option[] =>
    s.tokenTypes.map(type => ({ label: `${typeNames(s)[type]} (${s.supply[type]})`, value: type, not: !s.supply[type] && 'None left' }));

  const fromLauncher = (): Option[] =>
    slotsWith(s, seat, s.tokenTypes).map(slot => ({
      label: `${slotNames(s.gridRows, s.gridCols)[slot]} ${typeNames(s)[inSlot(s, seat, slot) - 1]}`,
      value: slot,
    }));

  const take = (): Question => {
    if (!s.inDevice) return byHand();
    const gains = s.tokenDeed === 'gain',
      options = gains ? fromSupply() : fromLauncher(),
      hasSome = options.some(option => !option.not);
    return {
      say: `${verb}\nwhich token?`,
      options: [...options, (s.tokensLeft > 1 || !hasSome) && { label: 'No more', then: '<' }],
      do(chosen) {
        s.tokensLeft--;
        if (gains) {
          s.supply[chosen]--;
          gainsTo(s)[seat * TYPES + chosen]++;
        } else if (s.tokenDeed === 'dump') dumpSlot(s, seat, chosen);
        else discardSlot(s, seat, chosen);
      },
      then: () => (s.tokensLeft > 0 ? 'take' : '<'),
    };
  };

  return { page: 6, seat: seat < 0 ? ALL : seat, steps: { take } };
};

/** Data tokens that do not add up, in words [TA-047, TA-048]. */
export function brokenTokens(s: Tamashii): string | undefined {
  for (let type = 0; type < TYPES && s.inDevice; type++) {
    let n = type === CORRUPTED ? s.corruptedPool + s.corruptedBox : s.supply[type];
    for (let at = type; at < s.bag.length; at += TYPES) n += s.bag[at] + s.dump[at];
    n += s.hand.filter(drawn => drawn === type).length + s.grid.filter(value => value !== LOCKED && value === type + 1).length;
    if (n !== (type < 4 ? 32 : 16)) return `Data tokens do not add up: ${n} ${typeNames(s)[type]}.`;
  }
  return undefined;
}

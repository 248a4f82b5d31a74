// The Launchers that the device holds: refill, programming, preparing, unlocking (p. 7, 14). `s.tokenSeat` is the player.
import { type Chapter, type Dice, DOWN, LEFT, type Option, RIGHT, UP } from '../kit';
import { otherFor, upgradeFor } from './beside';
import { drawToken, everyType, inSlot, setSlot, slotsOf, slotsWith } from './launcher-tokens';
import { hasRuling, LOCKED, type Tamashii } from './state';
import { nextPlayer } from './turn';
import { slotNames, typeNames } from './words';

const MOST_MOVES = 20;

/** A letter for each thing in a slot, for each name of a type its own (blacK, pInk): . empty, * Open, X Corrupted, # locked. */
function lettersOf(s: Tamashii): string {
  const initials: { [colour: string]: string } = { Pink: 'I', Black: 'K' };
  return `.${s.types.map(type => initials[type] || type[0]).join('')}*X#`;
}

const BESIDE = 9; // letters that fit beside the numbers of the columns

/**
 * A player's Launcher as rows of letters under the numbers of its columns: B2 is the second slot of row B. What is asked stands beside the numbers,
 * or, where it is too long, in their place: so there is room for something to pick.
 */
export function launcherPicture(s: Tamashii, seat: number, asked: string): string {
  const letters = lettersOf(s);
  let text = '';
  if (asked.length <= BESIDE) {
    text += ' ';
    for (let col = 1; col <= s.gridCols; col++) text += ` ${col}`;
    text += ' ';
  }
  text += asked;
  for (let slot = 0; slot < slotsOf(s); slot++) {
    if (slot % s.gridCols === 0) text += `\n${'ABCDE'[(slot / s.gridCols) | 0]}`;
    text += ` ${letters[inSlot(s, seat, slot)]}`;
  }
  return text;
}

const nameOf = (s: Tamashii, slot: number) => slotNames(s.gridRows, s.gridCols)[slot];

/** A token comes to lie in a slot, or a Lock is gone. */
const lay = (s: Tamashii, slot: number, type: number) => setSlot(s, s.tokenSeat, slot, type + 1);

/** Fills the empty Highlighted slots [TA-088], column by column unless the table reads it by rows [AM-40]. Unlocked slots are Highlighted [TA-089]. */
export function refill(s: Tamashii, t: Dice<Tamashii>, seat: number): void {
  for (let i = 0; i < slotsOf(s); i++) {
    const slot = hasRuling(s, 'Fill by rows') ? i : (i % s.gridRows) * s.gridCols + ((i / s.gridRows) | 0);
    if (inSlot(s, seat, slot) || !((s.highlight | s.locked) & (1 << slot))) continue;
    const type = drawToken(s, t, seat);
    if (type < 0) return;
    setSlot(s, seat, slot, type + 1);
  }
}

/** The slots that hold nothing, or a Lock, as options. */
function slotsHolding(s: Tamashii, value: number): Option[] {
  const options: Option[] = [];
  for (let slot = 0; slot < slotsOf(s); slot++)
    if (inSlot(s, s.tokenSeat, slot) === value) options.push({ label: nameOf(s, slot), value: slot });
  return options;
}

/** By an effect, "program x" [TA-091]. */
export function beginProgram(s: Tamashii, seat: number, moves: number): string {
  s.tokenSeat = seat;
  s.movesLeft = moves;
  return 'launcher.move';
}

/** All are drawn before the first is placed, and never more than there are slots [TA-154, AM-34]. */
export function prepare(s: Tamashii, t: Dice<Tamashii>, seat: number, tokens: number): void {
  s.tokenSeat = seat;
  s.hand = [];
  for (let left = Math.min(tokens, slotsHolding(s, 0).length); left > 0; left--) {
    const type = drawToken(s, t, seat);
    if (type >= 0) s.hand.push(type);
  }
}

/** Into an empty slot, or two tokens change places [TA-090]. */
function slide(s: Tamashii, to: number): void {
  const from = s.slot,
    value = inSlot(s, s.tokenSeat, to);
  setSlot(s, s.tokenSeat, to, inSlot(s, s.tokenSeat, from));
  setSlot(s, s.tokenSeat, from, value);
  s.movesLeft--;
}

/** The moves are over: back to the effect, or the next player programs. */
function programmed(s: Tamashii): string {
  if (s.back.length) return '<';
  return nextPlayer(s) ? 'program' : 'planning.last';
}

export const launcher = (s: Tamashii): Chapter<Tamashii> => {
  const picture = (asked: string) => launcherPicture(s, s.tokenSeat, asked);

  /** Straight moves only, not onto a Lock, and not off the Launcher [TA-090]. */
  const directions = (): Option[] => {
    const from = s.slot,
      row = (from / s.gridCols) | 0,
      col = from % s.gridCols,
      isToken = inSlot(s, s.tokenSeat, from) > 0; // the table may have taken it away meanwhile
    const option = (label: string, toRow: number, toCol: number): Option => {
      const to = toRow * s.gridCols + toCol,
        isOff = toRow < 0 || toCol < 0 || toRow >= s.gridRows || toCol >= s.gridCols;
      let not = '';
      if (!isToken) not = 'No token there';
      else if (isOff) not = 'Off the Launcher';
      else if (inSlot(s, s.tokenSeat, to) === LOCKED) not = 'Locked slot';
      return { label, value: to, not };
    };
    return [
      option(`${UP} Up`, row - 1, col),
      option(`${DOWN} Down`, row + 1, col),
      option(`${LEFT} Left`, row, col - 1),
      option(`${RIGHT} Right`, row, col + 1),
    ];
  };

  return {
    page: '7, 14',
    seat: s.tokenSeat,
    steps: {
      program: () => ({
        say: launcherPicture(s, s.seat, 'PROGRAM'),
        seat: s.seat,
        options: [
          {
            label: `Moves: ${s.pro[s.seat]}`,
            do: () => beginProgram(s, s.seat, s.pro[s.seat]),
            then: 'move',
            not: !s.pro[s.seat] && 'PRO is 0',
          },
          { label: 'Another number', do: () => (s.tokenSeat = s.seat), then: 'moves' }, // PRO as effects have changed it [TA-110]
          upgradeFor(s, s.seat),
          otherFor(s, s.seat),
          { label: 'Done', then: () => programmed(s) },
        ],
      }),

      moves: () => ({
        say: 'How many moves?',
        dial: { min: 0, max: MOST_MOVES, start: s.pro[s.tokenSeat] },
        do: n => (s.movesLeft = n),
        then: () => (s.movesLeft ? 'move' : programmed(s)),
      }),

      move: () => ({
        say: picture(`${s.movesLeft} left`),
        options: [
          ...slotsWith(s, s.tokenSeat, everyType()).map(slot => ({
            label: `${nameOf(s, slot)} ${typeNames(s)[inSlot(s, s.tokenSeat, slot) - 1]}`,
            value: slot,
          })), // Corrupted ones, too [AM-38]
          { label: 'Done', then: () => programmed(s) }, // moves that are not used are lost [TA-090]
        ],
        do: slot => (s.slot = slot),
        then: 'to',
      }),

      to: () => ({
        say: picture(`${nameOf(s, s.slot)} to?`),
        options: [...directions(), { label: 'Back', back: true, then: 'move' }],
        do: to => slide(s, to),
        then: () => (s.movesLeft > 0 ? 'move' : programmed(s)),
      }),

      place: () => {
        const letters = lettersOf(s),
          hand = s.hand.map(type => letters[type + 1]),
          slots = hand.length ? slotsHolding(s, 0) : [];
        return {
          say: picture(`Place ${hand[0] || ''}${hand.length > 1 ? `, ${hand[1]}` : ''}`), // and the rest after it
          options: [...slots, !slots.length && { label: 'No slot', then: '<' }],
          do: slot => lay(s, slot, s.hand.splice(0, 1)[0]),
          then: () => (s.hand.length ? 'place' : '<'),
        };
      },

      /** A Lock of the player's choice [TA-206]. */
      unlock: () => {
        const locks = slotsHolding(s, LOCKED);
        return {
          say: picture('Unlock?'),
          options: [...locks, !locks.length && { label: 'No Lock left', then: '<' }],
          do(slot) {
            setSlot(s, s.tokenSeat, slot, 0);
            s.locks[s.tokenSeat] = Math.max(0, s.locks[s.tokenSeat] - 1) | 0;
          },
          then: '<',
        };
      },
    },
  };
};

/** Removes a Lock: where the device holds the Launcher, one of the player's choice [TA-206]. Returns where play goes before `next`. */
export function unlock(s: Tamashii, seat: number, next: string): string {
  s.tokenSeat = seat;
  if (s.inDevice) return `launcher.unlock>${next}`;
  s.locks[seat] = Math.max(0, s.locks[seat] - 1) | 0;
  return next;
}

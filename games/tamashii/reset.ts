// Wounds, and the reset at Integrity 0 with its list, in the rulebook's order (p. 12, 13).
import { ALL, allSeats, type Chapter, type Dice, who } from '../kit';
import { loseBody } from './bodies';
import { gainCorrupted } from './corrupted';
import { rollSymbol } from './dice';
import { firstWith, foesOf, removeEnemy } from './enemies';
import { dumpLauncher, handToDump } from './launcher-tokens';
import type { Tamashii } from './state';
import { onward, wasReset } from './turn';
import { counted } from './words';

/** Why a player takes no part now, or ''. */
export function reasonAgainst(s: Tamashii, seat: number): string {
  if (s.seats.indexOf(seat) < 0) return 'Sits out';
  return wasReset(s, seat) ? 'Was reset' : '';
}

/** "\nReset, sits out: Ada Bob", or nothing. */
export function sittingOut(s: Tamashii): string {
  const names = s.seats.filter(seat => wasReset(s, seat)).map(seat => who(s, seat));
  return names.length ? `\nReset, sits out: ${names.join(' ')}` : '';
}

/** Integrity goes down, not below 0; at 0 the reset comes before anything else [TA-246]. Shields stop wounds, not this [TA-194]. */
export function loseIntegrity(s: Tamashii, seat: number, by: number): void {
  s.integrity[seat] = Math.max(0, s.integrity[seat] - by) | 0;
}

/** Up to the Limit, which does not move [TA-045, TA-046]. */
export function recover(s: Tamashii, seat: number, by: number): void {
  s.integrity[seat] = Math.min(s.integrityMax[seat], s.integrity[seat] + by) | 0;
}

/** Wounds are suffered, each time anew with or without the Shield [TA-192, TA-193]; on Light's table the Shield has been used before. */
export function suffer(s: Tamashii, seat: number, wounds: number): void {
  s.woundSeat = -1;
  if (!wounds) return;
  if (s.light || !s.shield[seat]) {
    loseIntegrity(s, seat, wounds);
    return;
  }
  s.woundSeat = seat;
  s.wounds = wounds;
}

/** Where play goes when the Shield has been asked for. */
export const whenSuffered = (s: Tamashii, next: string) => (s.woundSeat < 0 ? next : `reset.shield>${next}`);

export const fallingSeat = (s: Tamashii) => firstWith(s, seat => s.integrity[seat] < 1);

/** What is told of the Body [TA-247, TA-248]. */
function bodyWords(s: Tamashii, seat: number): string {
  if (s.bodyLost) return ', lost\nUnder the Body deck';
  if (s.light) return s.fallenSymbol === s.resetLoseBodyOn ? ', lose it\nUnder the Body deck' : ', kept';
  return s.bodies[seat] ? ', kept' : ', Walker';
}

/** The rest of the list: dump all, discard the enemies, Trace 0, full Integrity [TA-247]; Assets, EXP, Limit, Locks and Augments stay [TA-248]. */
function startOver(s: Tamashii, seat: number): void {
  dumpLauncher(s, seat);
  handToDump(s, seat);
  for (let left = foesOf(s, seat).length; left > 0; left--) removeEnemy(s, seat, 0);
  s.trace[seat] = 0;
  s.integrity[seat] = s.integrityMax[seat];
  s.fallen = -1;
  if (s.woundSeat === seat) s.woundSeat = -1; // what was still to be suffered is not [TA-267]
  if (!s.light) s.toDraw[seat] = 0;
}

/** What this player was doing in Action or Combat is over [TA-249, TA-267]. Who falls when a phase is about to begin takes part in it. */
function skipsTurn(s: Tamashii, seat: number): boolean {
  const late = s.phaseSkip[seat] < 0;
  s.phaseSkip[seat] = late || !s.phase ? 0 : 1;
  return !late && seat === s.seat && (s.phase === 'Action' || s.phase === 'Combat');
}

export const reset = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: 13,
  seat: s.fallen,
  steps: {
    /** All of them, or none: a part is refused [TA-192]. */
    shield: () => {
      const seat = s.woundSeat;
      if (seat < 0) return { say: 'No more wounds:\nplay goes on', seat: ALL, then: '<' }; // a reset has ended them [TA-267]
      const used = Math.min(s.wounds, s.shield[seat]) | 0,
        left = (stopped: number) => Math.max(0, s.integrity[seat] - s.wounds + stopped);
      return {
        say: `${counted(s.wounds, 'wound', 'wounds')}, Shield ${s.shield[seat]}\nITG ${s.integrity[seat]} > ${left(used)} or ${left(0)}`,
        page: 12,
        seat,
        show: [],
        options: [
          { label: `Use ${used} Shield`, value: used },
          { label: 'Use none', value: 0 },
        ],
        do(stopped) {
          t.add('shield', -stopped, seat);
          loseIntegrity(s, seat, s.wounds - stopped);
          s.woundSeat = -1;
        },
        then: '<',
      };
    },

    fall: () => {
      const seat = fallingSeat(s),
        losing = s.enemySymbolDie[s.resetLoseBodyOn === 'eB' ? 0 : 1];
      if (seat < 0) return { say: 'Taken back:\nplay goes on', seat: ALL, then: '<' };
      return {
        say: 'RESET!\nRoll symbol die',
        result: 'RESET!',
        cue: 'bad',
        seat,
        odds: s.bodies[seat] ? [{ label: 'Body lost', ways: losing, of: 8 }] : [], // [TA-150]
        do() {
          s.fallen = seat;
          s.fallenSymbol = rollSymbol(s, t);
          s.bodyLost = s.fallenSymbol === s.resetLoseBodyOn && s.bodies[seat] ? 1 : 0;
          if (!s.bodies[seat]) return; // the roll is made all the same [TA-248]
          t.tried({ seat, successes: 1 - s.bodyLost, tries: 1, ways: 8 - losing, of: 8 });
          if (s.bodyLost) loseBody(s, seat);
        },
        then: 'body',
      };
    },

    body: () => ({
      say: `Body: ${s.fallenSymbol}${bodyWords(s, s.fallen)}\n+2 Corrupted${s.mode === 'Competitive' ? '' : `: pool ${Math.max(0, s.corruptedPool - 2)}`}`,
      show: s.light ? [] : ['bodies'],
      do: () => gainCorrupted(s, s.fallen, 2),
      then: 'list',
    }),

    list: () => ({
      say: `Dump all data\nDiscard enemies\n${s.hasTrace ? 'Trace 0, ' : ''}Integrity ${s.integrityMax[s.fallen]}\nGo to Shelter`, // no move: no Trace [TA-248]
      show: [],
      then() {
        const seat = s.fallen;
        startOver(s, seat);
        if (!skipsTurn(s, seat)) return '<';
        s.back = [];
        return onward(s);
      },
    }),
  },
});

/** What the table has put beyond a Limit, in words. */
export function brokenIntegrity(s: Tamashii): string | undefined {
  for (const seat of allSeats(s)) if (s.integrity[seat] > s.integrityMax[seat]) return `${who(s, seat)} has more Integrity than the limit.`;
  return undefined;
}

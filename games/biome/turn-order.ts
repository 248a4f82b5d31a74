// Game Round: everybody in order, then the board [BI-100, BI-102].
import { after, type Option } from '../kit';
import { type Biome, isAble, type T } from './state';
import { forgetDeeds } from './takebacks';

const SECONDS = 60;

/** What a turn begins with. The actions are those of now: an Extra Action that is placed later counts for later turns [BI-120, BI-401]. */
export function beginTurn(s: Biome): void {
  s.turnOf = s.seat;
  s.phase = 'Player turn';
  s.boardStep = 'None';
  s.actionsLeft[s.seat] = s.allotment[s.seat] = s.actionsPerTurn;
  s.did = '';
  forgetDeeds(s);
  s.ends = s.clock && s.played + SECONDS * s.clock;
}

/** Where a turn is played. */
export const turnStep = (s: Biome) => (s.light ? 'light.turn' : 'turn.act');

/** The table begins a turn, wherever play was: nothing of a board turn that it has left is asked or told any more. */
export function beginTurnAnew(s: Biome): void {
  s.seat = s.turnOf;
  s.asks = [];
  s.accountPage = s.account.length;
  beginTurn(s);
}

/** Out of a list, with nothing done. */
export const back = (): Option => ({ label: 'Back', back: true, then: 'turn.act' });

/** Whose turn is skipped, and why [BI-101]. */
export const skipWords = (s: Biome, seat: number) =>
  s.capture[seat]
    ? `${s.names[seat]} skipped: captive, ${s.captureRounds[seat]} more`
    : `${s.names[seat]} skipped: injured, CD ${s.injuryCD[seat]}`;

/** From this seat on: the first player who can act begins a turn; when there is none before the first player comes again, the board acts. */
export function nextTurn(s: Biome, seat: number, say: (words: string) => void): string {
  let now = seat;
  for (let skipped = 0; skipped < s.seats.length && (!skipped || now !== s.firstPlayer); skipped++) {
    if (isAble(s, now)) {
      s.seat = now;
      beginTurn(s);
      return turnStep(s);
    }
    say(skipWords(s, now));
    now = after(s, now);
  }
  return 'phase Board turn';
}

/** The turn ends, with actions that are left or without: they are lost [BI-017, BI-121, BI-122]. */
export function pass(s: Biome, t: T): string {
  s.actionsLeft[s.seat] = s.ends = 0;
  const next = after(s, s.seat);
  if (next !== s.firstPlayer) return nextTurn(s, next, words => t.tell(words));
  s.seat = s.turnOf = next;
  return 'phase Board turn';
}

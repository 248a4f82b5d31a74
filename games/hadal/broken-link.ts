// A broken link: in the middle of anything, an Emergency Update or the loss of control. And being ejected from a location.
// The kit leads here as soon as a link breaks (index.ts, interrupts), and keeps the step that play was on its way to.
import { back, type Chapter } from '../kit';
import { gain, room } from './azrak';
import { standBy } from './discovery-phase';
import { type Hadal, isInChapter, present } from './state';
import { testAfterLink } from './tests';
import { waysToUpdate } from './updates';

/** The card in front goes back, a personal conflict is dropped [HA-132]. */
export function eject(s: Hadal, seat: number): void {
  s.ejected[seat] = 1;
  standBy(s, seat);
  s.personalConflict[seat] = 0;
}

/** An action is complete: agents who lost control on the way are ejected now [HA-144]. With nobody left the visit or the mission ends [HA-136, HA-137]. */
export function completeAction(s: Hadal, next: string): string {
  for (const seat of s.seats) if (s.lostControl[seat]) eject(s, seat);
  if (present(s).length) return next;
  s.back = [];
  if (s.seats.some(seat => !s.lostControl[seat])) return 'phase Update'; // somebody was ejected by a card alone
  s.missionOver = 'Failed';
  return 'end.failed';
}

/** Play goes on where the link broke: a test or a card is carried through [HA-144]; after anything else the action is complete. */
function resume(s: Hadal): string {
  const waiting = testAfterLink(s, back(s)),
    goesOn = ['test', 'lightTest', 'cards'].some(chapter => isInChapter(waiting, chapter));
  return goesOn ? waiting : completeAction(s, waiting);
}

/** An Emergency Update refills this pool alone [HA-125, HA-141, HA-142], also with Azrak that the same action has spent before [HA-143]. */
function refill(s: Hadal, seat: number): void {
  gain(s, seat, room(s, seat));
  s.brokenLink[seat] = 0;
}

/** The agent is ejected when the action is complete [HA-144]. The last Azrak stays in the Vortex, where pay() has put it [HA-237]. */
function loseControl(s: Hadal, seat: number): void {
  s.brokenLink[seat] = 0;
  s.lostControl[seat] = 1;
  s.leaving = seat;
}

export const link = (s: Hadal): Chapter<Hadal> => ({
  page: 10,
  steps: {
    broken: () => {
      const seat = Math.max(0, s.brokenLink.indexOf(1)) | 0;
      // a correction has found an Azrak
      if (s.pool[seat]) return { say: 'The link holds', seat, do: () => (s.brokenLink[seat] = 0), then: () => resume(s) };
      return {
        say: 'LINK BROKEN\nLast Azrak is gone',
        result: 'LINK BROKEN',
        seat,
        cue: 'bad',
        // paid, 1 of 2 must be left for the pool [HA-146]
        options: waysToUpdate(s, 'Emergency', 2, () => refill(s, seat), {
          label: 'Lose control',
          do: () => loseControl(s, seat),
          then: 'out',
        }),
        then: () => resume(s),
      };
    },

    out: () => ({
      say: `${s.lostControl[s.leaving] ? 'Control is lost\nFinish this, then' : 'Ejected\nNow'} no action, support or swap until all leave`, // [HA-130, HA-131]
      seat: s.leaving,
      then: () => resume(s),
    }),
  },
});

// A broken link: in the middle of anything, an Emergency Update or the loss of control. The last Azrak lies in the Vortex.
// index.ts (triggers) leads here as soon as a link breaks, and keeps the step that play was on its way to.
import { back, type Steps } from '../kit';
import { gain, room } from './azrak';
import { completeAction } from './ejection';
import { type Hadal, isInChapter, NOBODY } from './state';
import { testAfterLink } from './tests';
import { waysToUpdate } from './updates';

/** Play goes on where the link broke: a test or a card is carried through [HA-144]; after anything else the action is complete. */
function resume(s: Hadal): string {
  const waiting = back(s);
  if (isInChapter(waiting, 'test')) return testAfterLink(s, waiting);
  return isInChapter(waiting, 'cards') ? waiting : completeAction(s, waiting);
}

/** The agent has a link again: by an Emergency Update, or by a correction. */
function keepControl(s: Hadal): string {
  s.brokenLink = NOBODY;
  return resume(s);
}

/** The agent is ejected when the action is complete [HA-144]. The last Azrak stays in the Vortex, where pay() has put it [HA-237]. */
function loseControl(s: Hadal, seat: number): string {
  s.brokenLink = NOBODY;
  s.lostControl[seat] = 1;
  s.leaving = seat;
  return 'out';
}

/** An Emergency Update refills this pool alone [HA-125, HA-141, HA-142], also with Azrak that the same action has spent before [HA-143]. */
function refill(s: Hadal, seat: number): string {
  gain(s, seat, room(s, seat));
  return keepControl(s);
}

export const link = (s: Hadal): Steps<Hadal> => ({
  broken: () => {
    const seat = s.brokenLink;
    if (s.pool[seat]) return { say: 'The link holds', page: 10, seat, then: () => keepControl(s) }; // a correction has found an Azrak
    return {
      say: 'LINK BROKEN\nLast Azrak is gone',
      result: 'LINK BROKEN',
      page: 10,
      seat,
      cue: 'bad',
      // paid, 1 of 2 must be left for the pool [HA-146]
      options: waysToUpdate(s, 'Emergency', 2, () => refill(s, seat), { label: 'Lose control', then: () => loseControl(s, seat) }),
    };
  },

  out: () => ({
    say: `${s.lostControl[s.leaving] ? 'Control is lost\nFinish this, then' : 'Ejected\nNow'} no action, support, swap till all leave`, // [HA-130, HA-131]
    page: 10,
    seat: s.leaving,
    then: () => resume(s),
  }),
});

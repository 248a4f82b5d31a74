// Updates, and what follows when the last Azrak is gone: an Emergency Update or the loss of control, in the middle of anything. And being ejected.
import { back, type Chapter, type Option } from '../kit';
import { gain, room, toMissionReturn } from './azrak';
import { goingLeft, type Hadal, HIGHEST_LEVEL, hasRuling, isInChapter, present, standBy, zeros } from './state';

/** Somebody has lost control, and the Vortex can pay. A house rule asks for 1 Azrak more [HA-134, HA-135]. */
export const isUpdateDue = (s: Hadal) => s.lostControl.includes(1) && s.vortex > (hasRuling(s, 'No last Update') ? 1 : 0);

/**
 * The ways to an Update: 1 Azrak to Mission Return [HA-233, HA-235], the allowance, a card [HA-122, HA-234, HA-236].
 * `needed`: how many Azrak a paid one needs in the Vortex [HA-121, HA-146]. `instead`: what the agents may choose instead of an Update.
 * A Standard Update costs score or an allowance, so the cursor starts at none of them while the group may do without; else at a free one.
 */
export function waysToUpdate(s: Hadal, kind: string, needed: number, update: () => void, instead: Option): Option[] {
  const tooLow = (azrak: number) => s.vortex < azrak && 'Vortex too low',
    rare = kind === 'Update';
  return [
    {
      label: `${kind}, pay 1`,
      rare,
      not: tooLow(needed),
      do() {
        toMissionReturn(s);
        update();
      },
    },
    {
      label: `${kind}, free`,
      note: s.freeUpdates ? `${s.freeUpdates} left` : '',
      rare,
      usual: rare && !!instead.not,
      not: tooLow(1) || (!s.freeUpdates && 'No free one left'),
      do() {
        s.freeUpdates--;
        update();
      },
    },
    instead,
    { label: 'A card: free', rare: true, not: tooLow(1), do: update }, // last, where no slip of the finger takes it
  ];
}

/** The pool that an agent will have with the share. */
const poolWithShare = (s: Hadal, seat: number) => s.pool[seat] + s.share[seat];

/** Nobody goes above the level [HA-120]. */
const canGetMore = (s: Hadal, seat: number) => s.share[seat] < room(s, seat);

/**
 * Proposes how to share: 1 at a time to the smallest pool, so that agents at 0 come first [HA-135]. Among equal pools it goes to the left, from the Time Captain on [HA-123].
 * Ejected agents have returned, and share, too [HA-126].
 */
export function shareFairly(s: Hadal): void {
  const seats = goingLeft(s, s.timeCaptain);
  let left = s.vortex;
  s.share = zeros(s);
  for (let smallest = 0; smallest < HIGHEST_LEVEL && left > 0; smallest++)
    for (const seat of seats)
      if (left > 0 && poolWithShare(s, seat) === smallest && smallest < s.level[seat]) {
        s.share[seat]++;
        left--;
      }
}

/** When the Update is due, an agent who would have only 1 keeps it, unless the other would have none [HA-135]. */
const mustKeepIt = (s: Hadal, giver: number, taker: number) =>
  s.lostControl.includes(1) && poolWithShare(s, giver) === 1 && poolWithShare(s, taker) > 0;

/** Those to whom 1 of the giver's share may go. */
export const takers = (s: Hadal, giver: number) =>
  s.seats.filter(seat => seat !== giver && s.share[giver] > 0 && canGetMore(s, seat) && !mustKeepIt(s, giver, seat));

/** Why nothing of an agent's share can go to another one, or false. */
export function reasonToKeepShare(s: Hadal, giver: number): string | false {
  if (!s.share[giver]) return 'Gets none';
  return takers(s, giver).length === 0 && 'Nobody can take it';
}

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

/** After an Emergency Update the agent may boost again [HA-144, HA-145]; who lost control has nothing to boost with. */
const testAfterLink = (s: Hadal, waiting: string) => (waiting === 'test.boost' && s.lostControl[s.seat] ? 'test.support' : waiting);

/** Play goes on where the link broke: a test or a card is carried through [HA-144]; after anything else the action is complete. */
function resume(s: Hadal): string {
  const waiting = testAfterLink(s, back(s)),
    goesOn = ['test', 'cards'].some(chapter => isInChapter(waiting, chapter)) || waiting === 'light.support';
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

// npm run web: when a source changes, the page comes again, and the play goes on by the new rules, or is refused with the reason.

import { parsed } from '../../replay/file';
import type { Machine } from '../machine';
import type { Notices } from '../notices';
import { checked, exported, renewed } from './record';

const NAME = 'roundkeeper.live'; // in sessionStorage: the play over the reload

/** Listens; `box` may have no play. */
export function listen(box: () => Machine | undefined, notices: Notices): void {
  const changes = new EventSource('changes');
  changes.addEventListener('changed', () => {
    const machine = box(),
      session = machine?.on ? machine.device.session : undefined;
    try {
      if (session) sessionStorage.setItem(NAME, JSON.stringify([session.journal.owner, exported(machine!)]));
    } catch {
      // it is in the flash all the same: home offers to resume it
    }
    location.reload();
  });
  changes.addEventListener('trouble', event => {
    notices.say('trouble', `The change does not build, and this page is as it was: ${JSON.parse(event.data)}`);
  });
}

/** After a reload: the play that was open is replayed from its first step by the rules that are there now. */
export function goOn(machine: Machine, notices: Notices): void {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
  } catch {
    // nothing is kept here
  }
  if (!kept) return;
  const [owner, text] = JSON.parse(kept) as [number, string];
  try {
    renewed(machine, checked(text), owner);
    return;
  } catch (problem) {
    const { message } = problem as Error,
      step = Number(/^Step (\d+) does not follow/.exec(message)?.[1]);
    const why = `The play does not go on by the new rules, and is kept as it was. ${message}`;
    if (!step) notices.once('live', why);
    else
      notices.say('live', why, {
        label: `Go on from before step ${step}`,
        does() {
          const file = parsed(text);
          renewed(machine, { ...file, entries: file.entries.slice(0, step - 1) }, owner);
          notices.forget('live');
        },
      });
  }
}

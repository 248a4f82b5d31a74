// The phase that play is in, for the table. A step may tell none (a question within an action): then the last step that told one counts.
import { type Fate, Session } from '../../../games/engine';
import type { Phase, State } from '../../../games/kit';

const FAR = 200; // steps that are looked back at

/** The phase of a step, or of one that play comes back to: its own, or the only one of its chapter. */
function told(s: State, phases: Phase[]): string {
  const chapter = (step: string) => step.slice(0, step.indexOf('.'));
  for (const at of [s.at, ...s.back.toReversed()]) {
    const same = phases.filter(({ step }) => chapter(step) === chapter(at)),
      found = phases.find(({ step }) => step === at) ?? (same.length === 1 ? same[0] : undefined);
    if (found) return found.name;
  }
  return '';
}

/** The state so many steps into the play, read from the journal; the play itself stays where it is. */
function stateAt({ game, journal }: Session, fate: Fate, depth: number): State {
  return new Session(game, Object.assign(Object.create(journal), { depth }), fate).state();
}

/** The phase that the steps before told last; none when the journal does not reach so far. */
function before(session: Session, fate: Fate): string {
  const { game, journal } = session,
    last = Math.max(journal.bottom(), journal.depth - FAR);
  try {
    for (let depth = journal.depth - 1; depth >= last; depth--) {
      const s = stateAt(session, fate, depth),
        found = told(s, game.phases(s));
      if (found) return found;
    }
  } catch {
    // rules that changed since do not follow it: the steps to come will tell
  }
  return '';
}

/** Remembers where it has looked: the next step costs nothing then. After an undo, a reload or a walk along the history it looks again. */
export function phaseReader(): (session: Session, fate: Fate) => string {
  let owner = -1,
    depth = -1,
    name = '';

  return (session, fate) => {
    const { game, journal } = session,
      s = session.state(),
      followed = journal.owner === owner && (journal.depth === depth || journal.depth === depth + 1);
    name = told(s, game.phases(s)) || (followed ? name : before(session, fate));
    owner = journal.owner;
    depth = journal.depth;
    return name;
  };
}

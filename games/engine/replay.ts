// Another state comes onto the table: read from flash, from the steps that are kept in memory, or back from a text when what came after it failed.
import { forgetRows, type State, type Values } from '../kit';
import { applyEntry } from './apply';
import { faultIn } from './check';
import { putEffect } from './effect';
import type { Entry } from './entry';
import { entryIn, lost, openJournal } from './journal';
import type { Session } from './session';

/** Another state is on the table: the question and the chapter that were built around the old one go with it. */
export function lay(session: Session, s: State | undefined): void {
  session._s = s as State;
  session._asked = undefined;
  session._seat = undefined;
  session._at = '';
  session._asks = session._shared = undefined;
}

export const NOT_WHOLE = 'Memory ran out. Press again: the play is read anew.';

/**
 * Before the state on the table changes. Where memory runs out, Espruino breaks off, and neither `catch` nor `finally` comes: then the play is not whole from here on,
 * and nothing may be stored until it was read again.
 */
export function touch(session: Session): void {
  if (!session.whole) throw new Error(NOT_WHOLE);
  session.whole = false;
}

/** Throws a sentence for a state that no play can have: somebody may have written it by hand. */
function check(session: Session, s: State): void {
  const fault = faultIn(session.game, s);
  forgetRows(session.rows); // of all tracks: a play needs few of them
  if (fault) throw new Error(`The play holds a ${fault} that cannot be. Delete it under Plays; for a report, first npm run backup.`);
}

/**
 * Reads the state of a depth. Where it is stored what an input changed, the values are put in place, and no rule is asked; with `asRules` the rules play every input.
 * The last steps on the way are kept.
 */
function read(session: Session, depth: number, asRules: boolean): void {
  const past = session._past,
    trusted = session.journal.trusted && !asRules;
  let names: string[] = [], // of the values; only as long as no rule is asked, which needs the memory
    checked = false;
  session.putIn = false;
  session._replaying = true;
  try {
    const found = session.journal.read(depth, depth, {
      clear: () => lay(session, undefined),
      begin: (s, from, own) => {
        lay(session, s);
        past.begin(from);
        names = own;
      },
      line: (line, to, effect) => {
        const s = session._s,
          kept = to > depth - past.most;
        if (effect && !asRules) {
          const other: Values | undefined = kept ? {} : undefined;
          if (!names.length) names = Object.keys(s);
          session.putIn = true;
          checked = false;
          putEffect(s, names, effect, parseInt(line, 10), other);
          if (other) past.push({ entry: entryIn(line), other });
          else past.begin(to);
          past.effect = effect;
          return;
        }
        names = [];
        if (!checked && !trusted) check(session, s);
        checked = true;
        lay(session, s);
        const before = kept ? textOf(session) : '',
          entry = entryIn(line);
        applyEntry(session, entry);
        if (!before) {
          past.begin(to);
          return;
        }
        past.add(to, entry, before);
        past.settle(session._s);
      },
    });
    if (!found) lost();
    if (!checked && !trusted) check(session, session._s);
  } finally {
    session._replaying = false;
    lay(session, session._s);
  }
}

/** Brings the state of this depth onto the table, from what is stored. What was stored beside the inputs is only believed where the rules can go on from it. */
export function replay(session: Session, depth: number): void {
  try {
    read(session, depth, false);
  } catch (error) {
    if (!session.putIn) throw error;
    read(session, depth, true);
  }
  session.putIn = false; // true takes a variable more
}

/** The state as a text, for what may fail. Where memory is too short for steps, it is too short for this: then the play is read from flash again. */
export function textOf(session: Session): string {
  return session._past.most ? JSON.stringify(session._s) : '';
}

/** What was tried has failed, or was only looked at: the state before it comes back, from this text or, where there is none, from flash. */
export function giveBack(session: Session, text: string, depth: number): void {
  session._answering = undefined;
  if (text) {
    session._replaying = false;
    lay(session, undefined); // first: two states are too much for the memory
    lay(session, JSON.parse(text));
  } else replay(session, depth);
  session.whole = true;
}

/** Something was broken off: what is in memory goes, and the play comes as it is stored. The journal, too, may have been in the middle of something. */
export function readAgain(session: Session): void {
  const { _ring, owner, trusted } = session.journal;
  session.whole = false;
  session.fresh = false;
  session.shown = session._answering = session._fallen = undefined;
  session.told = [];
  session._past.begin(0);
  lay(session, undefined);
  session.journal = openJournal(_ring, owner);
  session.journal.trusted = trusted;
  replay(session, session.journal.depth);
  session.whole = true;
}

/** Whether an answer has all the dice it needs, before a snapshot that hides what can be done again makes room for it. */
export function rehearse(session: Session, entry: Entry): void {
  const before = textOf(session);
  touch(session);
  try {
    applyEntry(session, entry);
  } finally {
    giveBack(session, before, session.journal.depth);
  }
  session._used = 0;
}

/** Undo and redo: the state of another depth comes onto the table, from memory if its steps are kept there, and that it stands there is noted in flash. */
export function moveTo(session: Session, depth: number, faces: string): void {
  touch(session);
  const journal = session.journal,
    past = session._past,
    from = journal.depth,
    near = past.go(from, depth, session._s),
    before = near || session.lean ? '' : textOf(session);
  try {
    if (near) lay(session, session._s);
    else {
      journal.reaches(depth); // its page is looked at from here: further down, the stack of the device is too short
      replay(session, depth);
    }
    journal.go(depth, faces);
  } catch (error) {
    if (near) {
      past.go(depth, from, session._s);
      lay(session, session._s);
      session.whole = true;
    } else {
      past.begin(from);
      giveBack(session, before, from);
    }
    throw error;
  }
  session.whole = true;
}

/** Plays the inputs behind a depth once more, up to another: `play` gets each while the state before it is on the table, and applies it. The state on the table waits as a text: two of them are a good part of the memory. Where it ends at that state, no text is needed. */
export function retell(session: Session, from: number, until: number, play: (entry: Entry, depth: number) => void): void {
  const { journal } = session;
  let depth = from,
    last = from,
    arrived = false; // the state on the table is there again
  session.settle();
  const before = until === journal.depth ? '' : textOf(session);
  touch(session);
  session._replaying = true;
  try {
    do {
      depth = last; // one reading serves as many inputs as the page has
      journal.read(depth, until, {
        clear: () => lay(session, undefined),
        begin: s => lay(session, s),
        line: (line, to) => {
          const entry = entryIn(line);
          if (to > depth) play(entry, to);
          else applyEntry(session, entry);
          last = to;
        },
      });
    } while (last > depth && last < until);
    arrived = last === journal.depth;
  } finally {
    session.shown = undefined;
    session._replaying = false;
    if (arrived) {
      lay(session, session._s);
      session.whole = true;
    } else giveBack(session, before, journal.depth);
  }
}

// Undo and redo of the open play: honest about dice that everybody has seen, and about time that has passed.
import { DICE, isAnswer, type Session, WHAT, wordsOf } from '../../games/engine';
import { ELLIPSIS } from '../../games/kit';
import type { Device } from './device';
import { doneReading, FEW, roomToRead } from './memory';
import { watchGame } from './turn';

/** What an undo over dice does, in the settings. */
const ASKS = 1,
  THROWS_ANEW = 2;

/** The second of play at which the clock of the game is up; 0 when none runs, or the rules fail at this question. */
function untilOf(device: Device): number {
  try {
    return device.session!.ask().until || 0;
  } catch (_) {
    return 0;
  }
}

const COLUMNS = 21;

/** Cut off where a row ends: the question stays in view. */
function oneRow(text: string): string {
  return text.length > COLUMNS ? text.slice(0, COLUMNS - 1) + ELLIPSIS : text;
}

function knownNow(dice: number): string {
  return dice === 1 ? '1 die is known now.' : `${dice} dice are known now.`;
}

/** Nobody gets time back: what the answer took is still gone, and, if the same clock runs, what has passed since. Without a clock that time is nobody's. */
function keepTime(device: Device, seconds: number, until: number, waited: number): void {
  const now = untilOf(device),
    stopped = device.time.stopped();
  if (!now) {
    device.time.seconds();
    return;
  }
  device.time.goOnFrom(seconds * 1000 + (now === until ? waited : 0));
  if (stopped) device.time.stop();
}

/** The play will be read again, which takes a while, and memory. */
function roomToGoBack(device: Device): void {
  device.painter.busy('Going back...');
  device.session!.rest(); // the question goes first
  roomToRead(device, FEW);
}

/** The pieces to move, beside those that are told already. */
function tellToo(told: string[], more: string[]): void {
  for (const sentence of more) if (told.indexOf(sentence) < 0) told.push(sentence);
}

/** Whether the last step may only have told what the one before decided: an answer without dice, behind an answer. The question that it answered knows the rest. */
function mayOnlyTell(session: Session): boolean {
  const { depth } = session.journal,
    entry = session._entry(depth),
    before = depth > 1 ? session._entry(depth - 1) : undefined;
  return !!entry && !!before && isAnswer(entry) && isAnswer(before) && entry[WHAT] === 0;
}

/** There is something to decide in the question on the table. */
function isDecision(session: Session): boolean {
  const ask = session.ask();
  return !!(ask.options || ask.dial || ask.marks || ask.counts);
}

/** Asks once before dice that everybody has seen are taken back, where the table wants that. */
function asksFirst(device: Device, dice: number): boolean {
  const { depth } = device.session!.journal;
  if (!dice || device.settings.undo !== ASKS || device.sure === depth) return false;
  device.sure = depth;
  device.say(`${dice === 1 ? '1 die' : `${dice} dice`} would be known then. Hold BACK again to undo.`);
  return true;
}

/** The clocks go on, and what was undone is named in one row. */
function tellUndone(device: Device, undone: string, dice: number): void {
  const session = device.session!,
    anew = dice > 0 && device.settings.undo === THROWS_ANEW;
  if (anew) session.anew(device.pool.stream()[0]);
  if (device.background && device.background.game) watchGame(device, session.ask());
  device.say(oneRow(`Undone: ${undone}`) + (dice ? `\n${anew ? 'They will be thrown anew.' : knownNow(dice)}` : ''));
}

/**
 * Takes the last step back, and says which; with `deed` all that the last decision did, with the screens that only told it.
 * Nothing: it has asked first, or there is nothing to take back.
 */
export function undoStep(device: Device, deed: boolean): string | undefined {
  const session = device.session!,
    told: string[] = [],
    until = untilOf(device),
    waited = device.time.passed(),
    { played } = session.state(),
    asks = device.settings.undo === ASKS;
  let undone: string | undefined,
    dice = session.diceToUndo(),
    more = !asksFirst(device, dice);
  if (!more) return undefined;
  while (more) {
    dice = session.diceToUndo();
    const tells = deed && !dice && mayOnlyTell(session),
      isFar = session.isFar(),
      steps = session.steps();
    let step: string | undefined;
    if (isFar) roomToGoBack(device);
    try {
      step = session.undo(); // here, because the stack of the device is short
    } finally {
      if (isFar) doneReading(device, steps);
    }
    tellToo(told, session.told);
    undone = step || undone;
    more = !!step && tells && !isDecision(session) && !(asks && session.diceToUndo());
  }
  session.told = told;
  if (undone === undefined) {
    device.say('This is where the history starts.', 'error');
    return undefined;
  }
  keepTime(device, played - session.state().played, until, waited);
  tellUndone(device, undone, dice);
  return undone;
}

/** Whether the next step to do again only told what the one before did. */
function goesOnTelling(session: Session): boolean {
  const { depth, top } = session.journal,
    next = depth < top ? session._entry(depth + 1) : undefined;
  return !!next && isAnswer(next) && next[WHAT] === 0 && next.length === DICE && !isDecision(session);
}

/** Does again what was undone last, as a step or as a deed. Its time is counted with it, so it does not wait a second time. */
export function redoStep(device: Device, deed: boolean): string | undefined {
  const session = device.session!,
    { played } = session.state(),
    done = session.redo(),
    told = session.told;
  while (deed && done !== undefined && goesOnTelling(session)) {
    session.redo();
    tellToo(told, session.told);
  }
  session.told = told;
  if (done === undefined) {
    device.say('There is nothing to redo.', 'error');
    return undefined;
  }
  if (untilOf(device)) device.time.count(Math.min(device.time.pending(), session.state().played - played));
  if (device.background && device.background.game) watchGame(device, session.ask());
  device.say(oneRow(`Again: ${done}`));
  return done;
}

/** What a redo would do again, in words; '' when nothing was undone. Builds the question, which takes a while: ask once. */
export function undoneLast(device: Device): string {
  const session = device.session,
    { journal } = session || {},
    entry = journal && journal.depth < journal.top ? session!._entry(journal.depth + 1) : undefined;
  if (!entry) return '';
  const words = wordsOf(session!, entry);
  session!.rest(); // a tool stands above the game: its question would only take memory
  return words;
}
